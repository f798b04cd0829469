// The secrets that agree with rows.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "shape.hpp"

namespace keypeg {

struct Row {
    Code guess{};
    int red = 0, white = 0;
};

// All of them in order. Look at secret_count first: a shape can have too many to enumerate.
// With `most` only the first `most` of them, for shapes of any size.
std::vector<Code> candidates(const Shape& shape, std::span<const Row> rows, std::size_t most = SIZE_MAX);

// How many secrets the shape has; exact far beyond any limit worth enumerating.
double secret_count(const Shape& shape);

}  // namespace keypeg
