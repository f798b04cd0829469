#include "symmetry.hpp"

#include <algorithm>
#include <numeric>

namespace keypeg {

namespace {

// Extends the colours of a move so that it maps `guess` to itself; false where that is impossible.
bool fixes(Move& move, const Code& guess, int pegs) {
    std::array<bool, kMaxColours> taken{};
    for (std::uint8_t to : move.colour)
        if (to != kUnused) taken[to] = true;
    for (int j = 0; j < pegs; ++j) {
        std::uint8_t& to = move.colour[guess[move.peg[j]]];
        if (to == kUnused && !taken[guess[j]]) {
            to = guess[j];
            taken[to] = true;
        }
        if (to != guess[j]) return false;
    }
    return true;
}

}  // namespace

Symmetry::Symmetry(const Shape& shape) : pegs_(shape.pegs) {
    Move move;
    move.colour.fill(kUnused);
    std::iota(move.peg.begin(), move.peg.end(), std::uint8_t{0});
    if (pegs_ <= 6) {
        std::vector<std::uint8_t> order(move.peg.begin(), move.peg.begin() + pegs_);
        while (std::next_permutation(order.begin(), order.end())) {
            std::copy(order.begin(), order.end(), move.peg.begin());
            moves_.push_back(move);
        }
        return;
    }
    for (int a = 0; a < pegs_; ++a)
        for (int b = a + 1; b < pegs_; ++b) {
            Move exchange = move;
            std::swap(exchange.peg[a], exchange.peg[b]);
            moves_.push_back(exchange);
        }
}

Symmetry Symmetry::after(const Code& guess) const {
    Symmetry next;
    next.pegs_ = pegs_;
    next.used_ = used_;
    for (int j = 0; j < pegs_; ++j) next.used_ |= 1u << guess[j];
    for (Move move : moves_)
        if (fixes(move, guess, pegs_)) next.moves_.push_back(move);
    return next;
}

}  // namespace keypeg
