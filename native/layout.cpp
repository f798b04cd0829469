#include "layout.hpp"

#include <cstring>

namespace keypeg {

void Layout::fill(const Shape& shape, std::span<const Code> candidates, bool collapse) {
    shape_ = shape;
    size_ = static_cast<int>(candidates.size());
    live_ = 0;
    for (const Code& code : candidates)
        for (int j = 0; j < shape.pegs; ++j) live_ |= 1u << code[j];
    colour_.clear();
    index_.fill(255);
    int dead = 0;
    const int dead_kept = !collapse ? shape.colours : shape.guess_repeats ? 1 : shape.pegs;
    for (int c = 0; c < shape.colours; ++c) {
        if (!(live_ >> c & 1) && dead++ >= dead_kept) continue;
        index_[c] = static_cast<std::uint8_t>(colour_.size());
        colour_.push_back(static_cast<std::uint8_t>(c));
    }
    padded_ = (size_ + 31) / 32 * 32;
    const auto n = static_cast<std::size_t>(padded_), width = static_cast<std::size_t>(row());
    place_.assign(n * shape.pegs, 255);
    count_.assign(n * colour_.size(), 0);
    profile_.assign(candidates.size() * 4 * width, 0);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        std::uint8_t* const profile = profile_.data() + i * 4 * width;
        for (int j = 0; j < shape.pegs; ++j) {
            const std::uint8_t c = index_[candidates[i][j]];
            place_[j * n + i] = c;
            ++count_[c * n + i];
            if (j >= shape.pegs - 2) profile[static_cast<std::size_t>(j - shape.pegs + 2) * width + c] = 1;
            profile[2 * width + c] = profile[3 * width + c] = count_[c * n + i];
        }
    }
}

void Layout::mark(const Code& guess, std::uint8_t* keys) const {
    std::memset(keys, 0, static_cast<std::size_t>(size_));
    std::array<int, kMaxColours> copies{};
    for (int j = 0; j < shape_.pegs; ++j) {
        const int c = index_[guess[j]];
        if (c < colours() && live(c)) extend(size_, c, copies[c]++, place(j), count(c), keys, keys);
    }
}

}  // namespace keypeg
