// A set of candidates laid out for counting: one array per property, bits numbered by the colours worth guessing.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "shape.hpp"

namespace keypeg {

class Table {
  public:
    // With `collapse`, colours that no candidate has stand for one another: as many of the lowest are kept as a
    // guess can hold apart (one, where guesses may repeat).
    void fill(const Shape& shape, std::span<const Code> candidates, bool collapse);

    // Feedback keys (red + 16 * matches) of every candidate for one whole guess.
    void mark(const Code& guess, std::uint8_t* keys) const;

    const Shape& shape() const { return shape_; }
    int size() const { return size_; }
    int colours() const { return static_cast<int>(colour_.size()); }
    int colour(int index) const { return colour_[index]; }
    bool live(int index) const { return live_ >> colour_[index] & 1; }
    int index_of(int colour) const { return index_[colour]; }  // 255: not worth guessing
    const std::uint8_t* place(int peg) const { return place_.data() + static_cast<std::size_t>(peg) * size_; }
    // Bits of the colours a candidate has more than `copies` times.
    const std::uint16_t* more(int copies) const { return more_.data() + static_cast<std::size_t>(copies) * size_; }

  private:
    Shape shape_;
    int size_ = 0;
    unsigned live_ = 0;
    std::vector<std::uint8_t> colour_;
    std::array<std::uint8_t, kMaxColours> index_{};
    std::vector<std::uint8_t> place_;
    std::vector<std::uint16_t> more_;
};

constexpr int key_feedback(int key) { return feedback_index(key & 15, key >> 4); }

// What a candidate's key becomes when colour `c` is appended: a red if it is there, a match if there are more.
inline void extend(int size, int c, const std::uint8_t* place, const std::uint16_t* more, const std::uint8_t* from,
                   std::uint8_t* to) {
    for (int i = 0; i < size; ++i)
        to[i] = static_cast<std::uint8_t>(from[i] + (place[i] == c) + ((more[i] >> c & 1) << 4));
}

}  // namespace keypeg
