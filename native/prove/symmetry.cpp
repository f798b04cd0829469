#include "symmetry.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace keypeg::prove {
namespace {
constexpr std::uint8_t kNone = 0xff;
}

Symmetry::Symmetry(const Shape& s) : shape_(s) {
    Renaming r;
    std::iota(r.from.begin(), r.from.end(), std::uint8_t{0});
    r.colour.fill(kNone);
    do renamings_.push_back(r);
    while (std::next_permutation(r.from.begin(), r.from.begin() + s.pegs));
}

int Symmetry::free_colours() const { return shape_.colours - std::popcount(used_); }

Symmetry Symmetry::after(const Code& guess) const {
    Symmetry next = *this;
    next.renamings_.clear();
    for (int j = 0; j < shape_.pegs; ++j) next.used_ |= 1u << guess[j];
    for (Renaming r : renamings_) {
        bool holds = true;
        unsigned taken = 0;
        for (int c = 0; c < shape_.colours; ++c)
            if (r.colour[c] != kNone) taken |= 1u << r.colour[c];
        for (int j = 0; j < shape_.pegs && holds; ++j) {
            std::uint8_t& name = r.colour[guess[r.from[j]]];
            if (name == kNone && !(taken >> guess[j] & 1)) {
                name = guess[j];
                taken |= 1u << name;
            }
            holds = name == guess[j];
        }
        if (holds) next.renamings_.push_back(r);
    }
    return next;
}

std::uint64_t Symmetry::token(const Code& guess) const {
    std::uint64_t least = ~0ull;
    for (const Renaming& r : renamings_) {
        std::array<std::uint8_t, kMaxColours> name = r.colour;
        int next = 0;
        std::uint64_t t = 0;
        for (int j = 0; j < shape_.pegs; ++j) {
            const int c = guess[r.from[j]];
            if (name[c] == kNone) {  // free colours are named in order of appearance
                while (used_ >> next & 1) ++next;
                name[c] = static_cast<std::uint8_t>(next++);
            }
            t = t << 4 | name[c];
        }
        least = std::min(least, t);
    }
    return least;
}

}  // namespace keypeg::prove
