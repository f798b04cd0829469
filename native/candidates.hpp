// The secrets that agree with rows.
#pragma once
#include <span>
#include <vector>

#include "shape.hpp"

namespace keypeg {

struct Row {
    Code guess{};
    int red = 0, white = 0;
};

// All of them in order. Throws where the shape has more than `limit` secrets.
std::vector<Code> candidates(const Shape& shape, std::span<const Row> rows, double limit);

// The first `most` of them in order, for shapes of any size.
std::vector<Code> first_candidates(const Shape& shape, std::span<const Row> rows, std::size_t most);

// How many secrets the shape has; exact far beyond any limit worth enumerating.
double secret_count(const Shape& shape);

}  // namespace keypeg
