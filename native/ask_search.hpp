// What the writer of claims asks the search.
#pragma once
#include <algorithm>
#include <vector>

#include "bounds/claims.hpp"
#include "prove/solver.hpp"

namespace keypeg {

// The solver must outlive it.
inline bounds::Least ask_search(prove::Solver& solver) {
    return [&solver](const std::vector<bounds::PlayedRow>& rows, int limit) {
        const prove::Space& space = solver.space();
        prove::Position position;
        for (const bounds::PlayedRow& row : rows) {
            Code code{};
            std::copy_n(row.guess.begin(), space.shape.pegs, code.begin());
            const auto at = std::lower_bound(space.codes.begin(), space.codes.end(), code);
            position.played.push_back(
                {static_cast<prove::Id>(at - space.codes.begin()), feedback_index(row.red, row.red + row.white)});
        }
        return solver.value_below(position, prove::kAnyRows, limit);
    };
}

}  // namespace keypeg
