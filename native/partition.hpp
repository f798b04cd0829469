// How many candidates give each feedback, for many guesses.
#pragma once
#include <cstdint>
#include <span>

#include "walk.hpp"

namespace keypeg {

// counts[guess][feedback], for the guesses given.
void partition(const Shape& shape, std::span<const Code> candidates, std::span<const Code> guesses,
               std::uint32_t* counts, const Poll& poll);

// The same for every guess of the shape, in order.
void partition_all(const Shape& shape, std::span<const Code> candidates, const Path& path, std::uint32_t* counts,
                   const Poll& poll);

// How many guesses the shape allows.
double guess_count(const Shape& shape);

}  // namespace keypeg
