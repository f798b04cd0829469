// What a code is: the shape of an edition, and its codes in order.
#pragma once
#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace keypeg {

constexpr int kMaxPegs = 8;
constexpr int kMaxColours = 13;  // twelve colours and an empty hole

// One full row: a colour number per peg, the rest zero.
using Code = std::array<std::uint8_t, kMaxPegs>;

// What key pegs count: colours and places (R5), right places only (R5a), or right colours only (R5b).
enum class Counting : std::uint8_t { kBoth, kPlaces, kColours };

struct Shape {
    int pegs = 4;
    int colours = 6;  // an empty hole counts as one (R3)
    bool secret_repeats = true;
    bool guess_repeats = true;
    Counting counting = Counting::kBoth;  // only the prover knows the others
};

inline void check(const Shape& s) {
    if (s.pegs < 1 || s.pegs > kMaxPegs) throw std::invalid_argument("pegs must be 1 to 8");
    if (s.colours < 2 || s.colours > kMaxColours) throw std::invalid_argument("colours must be 2 to 13");
    if ((!s.secret_repeats || !s.guess_repeats) && s.colours < s.pegs)
        throw std::invalid_argument("too few colours for codes without repeats");
    if (s.secret_repeats && !s.guess_repeats)
        throw std::invalid_argument("guesses without repeats could never break a secret that repeats");
}

// Feedback as one small number: matches = red + white.
// Rows of constant matches, so that every (red, white) of `pegs` has a place below kMaxFeedbacks.
constexpr int feedback_index(int red, int matches) { return matches * (matches + 1) / 2 + red; }
constexpr int feedback_count(int pegs) { return (pegs + 1) * (pegs + 2) / 2; }
constexpr int kMaxFeedbacks = feedback_count(kMaxPegs);

// The feedback that is given for so many reds and matches.
constexpr int told_index(Counting counting, int red, int matches) {
    if (counting == Counting::kPlaces) return feedback_index(red, red);
    return feedback_index(counting == Counting::kColours ? 0 : red, matches);
}

// Every code of the shape in lexicographic order of colour numbers.
inline std::vector<Code> all_codes(const Shape& s, bool repeats) {
    std::vector<Code> out;
    Code c{};
    auto place = [&](auto&& self, int peg) -> void {
        if (peg == s.pegs) {
            out.push_back(c);
            return;
        }
        for (int colour = 0; colour < s.colours; ++colour) {
            bool seen = false;
            for (int j = 0; j < peg && !repeats; ++j) seen |= c[j] == colour;
            if (seen) continue;
            c[peg] = static_cast<std::uint8_t>(colour);
            self(self, peg + 1);
        }
        c[peg] = 0;
    };
    place(place, 0);
    return out;
}

// Red and white by definition (R5), returned as feedback_index.
inline int mark(const Shape& s, const Code& secret, const Code& guess) {
    std::array<int, kMaxColours> in_secret{}, in_guess{};
    int red = 0, matches = 0;
    for (int j = 0; j < s.pegs; ++j) {
        red += secret[j] == guess[j];
        ++in_secret[secret[j]];
        ++in_guess[guess[j]];
    }
    for (int c = 0; c < s.colours; ++c) matches += in_secret[c] < in_guess[c] ? in_secret[c] : in_guess[c];
    return feedback_index(red, matches);
}

}  // namespace keypeg
