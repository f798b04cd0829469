// A set of candidates laid out for counting: one array per property, bits numbered by the colours worth
// guessing.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "shape.hpp"

namespace keypeg {

class Layout {
public:
    // With `collapse`, colours that no candidate has stand for one another: as many of the lowest are kept as
    // a guess can hold apart (one, where guesses may repeat).
    void fill(const Shape& shape, std::span<const Code> candidates, bool collapse);

    // Feedback keys (red + 16 * matches) of every candidate for one whole guess.
    void mark(const Code& guess, std::uint8_t* keys) const;

    const Shape& shape() const { return shape_; }
    int size() const { return size_; }
    int colours() const { return static_cast<int>(colour_.size()); }
    int colour(int index) const { return colour_[index]; }
    bool live(int index) const { return live_ >> colour_[index] & 1; }
    int index_of(int colour) const { return index_[colour]; }  // 255: not worth guessing
    // Arrays are as long as this, the last few of no candidate, so that vectors come out even.
    int padded() const { return padded_; }
    int row() const { return colours() <= 8 ? 8 : 16; }
    // The colour each candidate has at a peg, and how many of a colour it has.
    const std::uint8_t* place(int peg) const { return place_.data() + static_cast<std::size_t>(peg) * padded_; }
    const std::uint8_t* count(int c) const { return count_.data() + static_cast<std::size_t>(c) * padded_; }
    // Per candidate 4 * row() bytes: whether it has each colour at the last peg but one, at the last, and,
    // twice, how many of each colour it has.
    const std::uint8_t* profiles() const { return profile_.data(); }

private:
    Shape shape_;
    int size_ = 0, padded_ = 0;
    unsigned live_ = 0;
    std::vector<std::uint8_t> colour_;
    std::array<std::uint8_t, kMaxColours> index_{};
    std::vector<std::uint8_t> place_, count_, profile_;
};

constexpr int key_feedback(int key) { return feedback_index(key & 15, key >> 4); }

// What keys become when colour `c` is appended to a guess that has `copies` of it: a red where it is there, a
// match where there are more.
inline void extend(int size, int c, int copies, const std::uint8_t* place, const std::uint8_t* count,
                   const std::uint8_t* from, std::uint8_t* to) {
    const auto colour = static_cast<std::uint8_t>(c), have = static_cast<std::uint8_t>(copies);
    for (int i = 0; i < size; ++i)
        to[i] = static_cast<std::uint8_t>(from[i] + (place[i] == colour ? 1 : 0) + (count[i] > have ? 16 : 0));
}

}  // namespace keypeg
