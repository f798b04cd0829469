// Whether any secret agrees with rows, how many do, and which rows contradict one another; for shapes of any size.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "candidates.hpp"

namespace keypeg {

constexpr std::size_t kMostAgreementRows = 24;

// A set of rows, one bit each.
using RowSet = std::uint32_t;

// Steps that a search may still take. A search that runs out of them has no answer.
struct Budget {
    std::uint64_t left;
};

struct Verdict {
    bool decided = true;
    RowSet contradicting = 0;  // none: some secret agrees with all rows
    bool smallest = true;      // false: no row of it can be left out, or the budget ended before that was known
};

// The number of secrets that agree with all rows; nothing where the budget ends first.
std::optional<std::uint64_t> agreeing_count(const Shape& shape, std::span<const Row> rows, Budget& budget);

// A set of rows that no secret agrees with, or none. `verdict` pays for the question whether there is one, and
// `smallest` for making it as small as can be.
Verdict contradiction(const Shape& shape, std::span<const Row> rows, Budget verdict, Budget smallest);

}  // namespace keypeg
