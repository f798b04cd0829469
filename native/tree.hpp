// A strategy's whole tree: every secret of the shape played at once, the rows shared.
#pragma once
#include <cstdint>
#include <vector>

#include "choose.hpp"

namespace keypeg {

struct Tree {
    std::uint64_t secrets = 0, total = 0, nodes = 0;
    std::vector<std::uint64_t> histogram;  // [rows - 1]: secrets broken in that many rows
    // In preorder: the guess, a number of children, then each child's feedback index and itself. The child
    // after all reds is left out.
    std::vector<std::uint8_t> encoded;
};

// done, of all secrets.
using Progress = std::function<void(std::uint64_t, std::uint64_t)>;

// One candidate left is played, of two the first; else the measure chooses.
Tree grow(const Shape& shape, Measure measure, const Path& path, bool encode, const Progress& progress);

}  // namespace keypeg
