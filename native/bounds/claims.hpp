// Lower bounds as claims: written with the help of a search, and confirmed without it. A claim is
// [bound, {guess: {feedback: claim}}], or [bound, null] where it is taken on trust; see
// src/keypeg/proofs/bound_check.py.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bound_space.hpp"
#include "tasks.hpp"

namespace keypeg::bounds {

struct BoundError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Checked {
    std::uint64_t confirmed = 0;
    std::uint64_t trusted = 0;
    std::uint64_t looked = 0;  // parts whose bound was seen at a look
};

// Confirm that every tree of the shape costs at least `bound`, or throw BoundError.
Checked check_claim(const BoundSpace& space, int bound, std::string_view claim, int threads, const Pause& pause);

// A row as it is played, in the search's terms or in any others.
struct PlayedRow {
    Code guess;
    int red, white;
};
// The least total of the secrets that agree with the rows, if it is below the limit; else a number not below it.
// Several threads ask at once.
using Least = std::function<int(const std::vector<PlayedRow>&, int limit)>;

// The claim that no tree costs less than `bound`, down to `depth` guesses; throws BoundError where some tree does. The
// text is the same for any number of threads.
std::string write_claim(const BoundSpace& space, int bound, std::optional<int> depth, const Least& least, int threads,
                        const Pause& pause);

}  // namespace keypeg::bounds
