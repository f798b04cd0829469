// The vector loops of the search: how many parts every guess makes of a set.
#pragma once
#include <cstdint>

namespace keypeg::prove {

struct MarkWords {
    std::uint64_t place[2];
    std::uint64_t unary[2];
};

// What the loops read of a candidate, for every guess: the mark as one bit or, where that is found fast, the mark.
#if defined(__aarch64__)
template <class Mask>
using Seen = std::uint8_t;
#else
template <class Mask>
using Seen = Mask;
#endif

constexpr std::uint16_t kUnmeasured = 0xffff;

// Each kernel walks columns (guesses) in blocks of kBlock; a row is one candidate.
struct Kernels {
    // out[j] = feedback_index of the code with each of the others.
    void (*mark_row)(const MarkWords& code, const MarkWords* others, int count, std::uint8_t* out);
    // parts[c] = number of different feedbacks in column c; top[b] = the most in block b. Marks are below 16, 24, 32
    // or 64.
    void (*parts16)(const Seen<std::uint16_t>* const* rows, int n, int from, int to, std::uint8_t* parts,
                    std::uint8_t* top);
    void (*parts32)(const Seen<std::uint32_t>* const* rows, int n, int from, int to, std::uint8_t* parts,
                    std::uint8_t* top);
    void (*parts24)(const Seen<std::uint32_t>* const* rows, int n, int from, int to, std::uint8_t* parts,
                    std::uint8_t* top);
    void (*parts64)(const Seen<std::uint64_t>* const* rows, int n, int from, int to, std::uint8_t* parts,
                    std::uint8_t* top);
    // For one block: extra[c] = sum over the parts of column c of max(0, size - k) + max(0, size - k*k). Neighbours
    // whose best score is not from `least` to `most` are left out: theirs is kUnmeasured.
    void (*sizes16)(const Seen<std::uint16_t>* const* rows, int n, int block, int k, const std::uint8_t* score,
                    int least, int most, std::uint16_t* extra);
    void (*sizes32)(const Seen<std::uint32_t>* const* rows, int n, int block, int k, const std::uint8_t* score,
                    int least, int most, std::uint16_t* extra);
    void (*sizes24)(const Seen<std::uint32_t>* const* rows, int n, int block, int k, const std::uint8_t* score,
                    int least, int most, std::uint16_t* extra);
    void (*sizes64)(const Seen<std::uint64_t>* const* rows, int n, int block, int k, const std::uint8_t* score,
                    int least, int most, std::uint16_t* extra);
    // hashes[c] = two sums of multiplier times mark over the rows, one in each half; columns are padded to blocks.
    void (*hash_columns)(const std::uint8_t* const* rows, int n, int columns, const std::uint8_t* multipliers,
                         std::uint32_t* hashes);
    // bits[c] = 1 << marks[c]; columns are padded to blocks.
    void (*one_hot16)(const std::uint8_t* marks, int columns, std::uint16_t* bits);
    void (*one_hot32)(const std::uint8_t* marks, int columns, std::uint32_t* bits);
    void (*one_hot64)(const std::uint8_t* marks, int columns, std::uint64_t* bits);
};

// The widest form this processor runs.
const Kernels& kernels();

}  // namespace keypeg::prove
