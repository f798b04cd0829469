// The search for the least worst case: whether every candidate of a set can be broken within a number of rows.
#pragma once
#include <deque>
#include <vector>

#include "search.hpp"

namespace keypeg::prove {

template <class Mask>
class Depths {
public:
    Depths(const Space& space, BoundsTable& table, const Halt& halt) : space_(space), table_(table), halt_(halt) {}

    // True where some tree breaks every candidate of the set within `rows` rows; `guess` starts one.
    bool within(const Frame<Mask>& f, Set s, int rows, const Symmetry* symmetry, Id& guess);

    std::uint64_t work() const { return work_; }

private:
    struct Level {
        Sieve<Mask> sieve;
        std::vector<std::uint64_t> order;
        std::vector<Id> parts;
    };
    bool try_guesses(const Frame<Mask>& f, Set s, int rows, const Symmetry* symmetry, Id& guess);
    void rank(const Frame<Mask>& f, Set s, double room, const Symmetry* symmetry, Level& at);
    bool holds(const Frame<Mask>& f, Set s, int column, int rows, const Symmetry* symmetry);

    const Space& space_;
    BoundsTable& table_;
    const Halt& halt_;
    std::uint64_t work_ = 0;
    int depth_ = 0;
    std::deque<Level> levels_;
};

}  // namespace keypeg::prove
