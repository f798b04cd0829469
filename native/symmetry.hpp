// Renamings of pegs and colours that leave all rows so far as they are: guesses they map onto one another
// part the candidates alike.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "shape.hpp"

namespace keypeg {

struct Move {
    std::array<std::uint8_t, kMaxPegs> peg{};        // the image's peg j is taken from peg[j]
    std::array<std::uint8_t, kMaxColours> colour{};  // of colours used so far; kUnused: not used
};

constexpr std::uint8_t kUnused = 255;

class Symmetry {
public:
    // Before the first row. Up to six pegs every permutation is tried, beyond that exchanges of two pegs: any
    // choice of moves is sound, more moves only find more guesses to be alike.
    explicit Symmetry(const Shape& shape);

    // What is left of it after one more row.
    Symmetry after(const Code& guess) const;

    const std::vector<Move>& moves() const { return moves_; }
    bool used(int colour) const { return used_ >> colour & 1; }

private:
    Symmetry() = default;
    int pegs_ = 0;
    unsigned used_ = 0;
    std::vector<Move> moves_;
};

}  // namespace keypeg
