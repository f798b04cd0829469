// Counting feedback for all guesses that share their first pegs-2 pegs, one implementation per vector width.
#pragma once
#include <cstddef>
#include <cstdint>

namespace keypeg {

// Counts of up to this many candidates are kept in bytes.
constexpr int kByteCandidates = 248;
// Lanes are (colour of the last peg but one, colour of the last peg), row by row.
constexpr int kMaxLanes = 256;

// One guess prefix seen by every candidate. Bits are numbered by the colours worth guessing.
struct Prefix {
    int candidates;
    int pegs;                     // of the whole code
    int colours;                  // worth guessing, at most 16
    const std::uint8_t* key;      // red + 16 * matches so far
    const std::uint8_t* place1;   // colour at the last peg but one; `colours` or more: none
    const std::uint8_t* place2;   // colour at the last peg
    const std::uint16_t* more;    // colours that would match once more
    const std::uint16_t* more2;   // colours that would match twice more
    int row() const { return colours <= 8 ? 8 : 16; }        // lanes in a row
    int stride() const { return colours <= 8 ? 64 : 256; }   // lanes in all
};

// How the byte counts of a batch are judged.
struct Sieve {
    int measure;                  // as in Measure
    int feedbacks;
    std::uint32_t limit;          // keep lanes whose value (entropy: lower bound of it) is at most this
    const std::uint16_t* logs;    // entropy: value of each part size below 256, rounded down
    const std::uint8_t* allowed;  // per lane: 255 or 0
};

struct Path {
    const char* name;
    // planes: scratch of plane_bytes(); counts[feedback * stride + lane] is overwritten.
    void (*count8)(const Prefix&, std::uint8_t* planes, std::uint8_t* counts);
    void (*count32)(const Prefix&, std::uint8_t* planes, std::uint32_t* counts);
    // Lanes within the limit, in order; returns how many.
    int (*sift)(const Sieve&, const std::uint8_t* counts, int stride, std::uint16_t* lanes);
};

// Each of at most 28 buckets is filled up to a multiple of 8 candidates, 4 planes of 16 bytes per 8.
inline std::size_t plane_bytes(std::size_t candidates) { return (candidates / 8 + 64) * 64; }

// The fastest path this processor can run, or the one named; nullptr where it can't run here.
const Path* path_named(const char* name);
const Path& best_path();
// The paths that run here, slowest first, ended by nullptr.
const Path* const* paths_here();

}  // namespace keypeg
