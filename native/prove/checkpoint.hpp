// A file that keeps what a proof has settled, so that it can continue later.
#pragma once
#include <cstdint>
#include <string>

#include "bounds_table.hpp"
#include "space.hpp"

namespace keypeg::prove {

// What a checkpoint belongs to: it is of no use to another shape or seed of the hashes.
struct CheckpointHeader {
    Shape shape;
    std::uint64_t seed = 0;
};

// So many bounds fit in 16 MB, at 24 bytes each.
constexpr std::size_t kMostBounds = 660'000;

// Writes the bounds that cost most, as many as fit. Throws std::runtime_error where it cannot write.
void save_checkpoint(const std::string& path, const CheckpointHeader& header, const Ledger& ledger);

// Adds the bounds of a checkpoint. Throws std::runtime_error where it cannot read, or where the headers differ.
void load_checkpoint(const std::string& path, const CheckpointHeader& header, BoundsTable& table);

}  // namespace keypeg::prove
