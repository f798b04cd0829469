// The renamings of colours and pegs that leave every guess made so far unchanged.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "../shape.hpp"

namespace keypeg::prove {

// Guesses that such a renaming takes into one another are equally good.
class Symmetry {
public:
    explicit Symmetry(const Shape& s);

    // What is left of it once this guess has been made as well.
    Symmetry after(const Code& guess) const;

    // The same number for exactly the guesses that are renamings of one another.
    std::uint64_t token(const Code& guess) const;

    // True where no renaming but the trivial one is left.
    bool trivial() const { return renamings_.size() == 1 && free_colours() < 2; }

private:
    struct Renaming {
        std::array<std::uint8_t, kMaxPegs> from{};       // the peg that comes here
        std::array<std::uint8_t, kMaxColours> colour{};  // the new name of a colour already used
    };
    int free_colours() const;

    Shape shape_;
    unsigned used_ = 0;  // colours some guess has used: each renaming fixes their names
    std::vector<Renaming> renamings_;
};

}  // namespace keypeg::prove
