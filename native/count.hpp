// Counting feedback for all guesses that share their first pegs-2 pegs, one implementation per vector width.
#pragma once
#include <cstddef>
#include <cstdint>

namespace keypeg {

// Counts of up to this many candidates are kept in bytes.
constexpr int kByteCandidates = 248;
// Lanes are (colour of the last peg but one, colour of the last peg), row by row.
constexpr int kMaxLanes = 256;

// A word from any address.
template <class Word>
[[gnu::always_inline]] inline Word word(const void* from) {
    Word w;
    __builtin_memcpy(&w, from, sizeof w);
    return w;
}

// One guess prefix seen by every candidate; colours are numbered among those worth guessing.
struct Prefix {
    int candidates;
    int pegs;                      // of the whole code
    int colours;                   // worth guessing, at most 16
    const std::uint8_t* key;       // red + 16 * matches so far
    const std::uint8_t* profiles;  // as in Layout
    // Where a profile is greater than this: for each colour, it is at the last peg but one, it is at the last
    // peg, it would match once more, it would match twice more.
    const std::uint8_t* passed;
    // Inlined wherever they are used: these are compiled for several processors.
    [[gnu::always_inline]] int row() const { return colours <= 8 ? 8 : 16; }       // lanes in a row
    [[gnu::always_inline]] int stride() const { return colours <= 8 ? 64 : 256; }  // lanes of a feedback
    [[gnu::always_inline]] int lanes() const { return colours * row(); }
};

// Which lanes of byte counts to keep: those whose largest part, or whose sum of part weights, is at most the
// limit. Weights are bytes that add up no further than 255; a part of 16h + l weighs high[h], and low[l] or,
// where h is not 0, steep[l].
struct Sieve {
    int feedbacks;
    bool largest;
    bool wide;  // parts may be larger than 15
    std::uint8_t limit;
    std::uint8_t low[16], steep[16], high[16];
    const std::uint8_t* allowed;  // per lane: 255 or 0
};

struct Path {
    const char* name;
    // planes: scratch of plane_bytes(); counts[feedback * stride + lane] is overwritten.
    void (*count8)(const Prefix&, std::uint8_t* planes, std::uint8_t* counts);
    void (*count32)(const Prefix&, std::uint8_t* planes, std::uint32_t* counts);
    // The lanes kept, in order; returns how many.
    int (*sift)(const Sieve&, const std::uint8_t* counts, int lanes, int stride, std::uint16_t* found);
};

// Groups of 8 candidates, 4 planes of 16 bytes each. Few candidates: all 28 buckets have room for all of
// them.
inline std::size_t plane_bytes(std::size_t candidates) {
    return (candidates / 8 + 1) * 64 * (candidates <= kByteCandidates ? 28 : 1) + 28 * 64;
}

// The fastest path this processor can run, or the one named; nullptr where it can't run here.
const Path* path_named(const char* name);
const Path& best_path();
// The paths that run here, slowest first, ended by nullptr.
const Path* const* paths_here();

}  // namespace keypeg
