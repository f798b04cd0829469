// The codes of a shape with the feedback of every pair, and a hash of every code.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "../shape.hpp"
#include "pages.hpp"
#include "scan.hpp"

namespace keypeg::prove {

// Two independent 64-bit hashes; a set of codes hashes to the xor of its codes.
struct Key {
    std::uint64_t a = 0, b = 0;
    Key& operator^=(const Key& o) {
        a ^= o.a;
        b ^= o.b;
        return *this;
    }
    bool operator==(const Key&) const = default;
};

// Columns of every table are padded to whole blocks, so that kernels need no tail loop.
constexpr int kBlock = 64;
constexpr int blocks_of(int columns) { return (columns + kBlock - 1) / kBlock; }

// An odd number of blocks from row to row: rows a power of two apart would share a few lines of the cache.
constexpr int padded(int columns) { return (blocks_of(columns) | 1) * kBlock; }

using Id = std::uint16_t;  // a code's place in Space::codes

// More pairs than this would not fit a common machine's memory.
constexpr std::uint64_t kMaxPairs = 1ull << 30;

struct Space {
    Shape shape;
    int count = 0;                                   // codes that may be guessed
    int stride = 0;                                  // padded(count)
    int feedbacks = 0;                               // feedback numbers, one of which cannot occur
    int win = 0;                                     // the feedback number that breaks a code
    std::array<std::uint8_t, kMaxFeedbacks> told{};  // by feedback number, what is told of it
    std::vector<Code> codes;
    std::vector<Id> secrets;
    LargeVector<std::uint8_t> marks;                    // marks[guess * stride + secret]; symmetric
    std::array<std::uint32_t, kMaxPegs> place_value{};  // a code's number is the sum of colour times place value
    std::vector<Key> keys;                              // by number
    std::vector<Id> ids;                                // by number, of the codes that may be guessed
    std::vector<MarkWords> words;                       // of every code

    // Without pairs a larger shape fits, and marks are only computed row by row.
    explicit Space(const Shape& s, std::uint64_t seed = 0, bool pairs = true);
    void mark_row(int code, std::uint8_t* out) const;
    std::uint32_t number(const Code& code) const {
        std::uint32_t sum = 0;
        for (int j = 0; j < shape.pegs; ++j) sum += place_value[j] * code[j];
        return sum;
    }
    const std::uint8_t* row(int code) const { return &marks[static_cast<std::size_t>(code) * stride]; }
};

}  // namespace keypeg::prove
