#include "agreement.hpp"

#include <algorithm>
#include <bit>

#include "agreement_search.hpp"

namespace keypeg {

namespace {

// Answers questions about sets of rows, each with as narrow a search as its rows allow.
class Oracle {
public:
    Oracle(const Shape& shape, std::span<const Row> rows) : shape_(shape), rows_(rows) {}

    std::optional<bool> agree(RowSet chosen, Budget& budget, Code& code) {
        const int n = std::popcount(chosen);
        if (n <= 8) return narrow_.find(shape_, rows_, chosen, budget, code);
        if (n <= 16) return middle_.find(shape_, rows_, chosen, budget, code);
        return wide_.find(shape_, rows_, chosen, budget, code);
    }

    RowSet agreeing(const Code& code) const {
        RowSet set = 0;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const Row& row = rows_[i];
            if (mark(shape_, code, row.guess) == feedback_index(row.red, row.red + row.white)) set |= RowSet{1} << i;
        }
        return set;
    }

private:
    Shape shape_;
    std::span<const Row> rows_;
    Search<1> narrow_;
    Search<2> middle_;
    Search<3> wide_;
};

// A smallest set that meets every one of `removals`, if one of at most `most` rows does.
class Meeting {
public:
    Meeting(const std::vector<RowSet>& removals, Budget& budget) : removals_(removals), budget_(budget) {}

    // `size` is known to be the least it can have.
    std::optional<RowSet> smallest(int& size, int most) {
        for (; size <= most; ++size)
            if (extend(0, size, 0)) return found_;
        return std::nullopt;
    }

private:
    // `banned` are rows whose sets were tried in full already.
    bool extend(RowSet chosen, int left, RowSet banned) {
        if (budget_.left == 0) return false;
        --budget_.left;
        const RowSet* narrowest = nullptr;
        int choices = 0;
        for (const RowSet& removal : removals_) {
            if (removal & chosen) continue;
            const int here = std::popcount(removal & ~banned);
            if (!narrowest || here < choices) narrowest = &removal, choices = here;
            if (choices == 0) return false;
        }
        if (!narrowest) {
            found_ = chosen;
            return true;
        }
        if (left == 0) return false;
        for (RowSet rest = *narrowest & ~banned; rest; rest &= rest - 1) {
            const RowSet row = rest & (~rest + 1);
            if (extend(chosen | row, left - 1, banned)) return true;
            banned |= row;
        }
        return false;
    }

    const std::vector<RowSet>& removals_;
    Budget& budget_;
    RowSet found_ = 0;
};

class Contradicting {
public:
    Contradicting(const Shape& shape, std::span<const Row> rows, Budget budget)
        : oracle_(shape, rows), every_((RowSet{1} << rows.size()) - 1), budget_(budget) {}

    Verdict run(Budget verdict) {
        Code code{};
        const auto agree = oracle_.agree(every_, verdict, code);
        if (!agree) return {.decided = false};
        if (*agree) return {};
        best_ = every_;
        const bool irreducible = reduce(every_, true) && reduce(every_, false);
        const bool smallest = irreducible && improve();
        return {.contradicting = best_, .smallest = smallest};
    }

private:
    // Leave out one row after another, from the last or from the first, for as long as the rest still contradicts.
    bool reduce(RowSet set, bool from_last) {
        for (RowSet rest = set; rest;) {
            const RowSet row = from_last ? std::bit_floor(rest) : rest & (~rest + 1);
            rest ^= row;
            Code code{};
            const auto agree = oracle_.agree(set ^ row, budget_, code);
            if (!agree) return false;
            if (*agree)
                removals_.push_back(every_ & ~oracle_.agreeing(code));
            else
                set ^= row;
            if (std::popcount(set) < std::popcount(best_)) best_ = set;
        }
        return true;
    }

    // A set contradicts only if it meets every removal that restores agreement. So the smallest set that meets all
    // removals known either contradicts, and is the answer, or some code agrees with it and shows another removal.
    bool improve() {
        for (int size = 0;;) {
            const auto core = Meeting(removals_, budget_).smallest(size, std::popcount(best_) - 1);
            if (budget_.left == 0) return false;
            if (!core) return true;
            Code code{};
            const auto agree = oracle_.agree(*core, budget_, code);
            if (!agree) return false;
            if (!*agree) {
                best_ = *core;
                return true;
            }
            removals_.push_back(every_ & ~widened(code));
        }
    }

    // As many rows as can be found, at little cost, that a code agrees with besides those this one agrees with.
    RowSet widened(const Code& code) {
        RowSet agreed = oracle_.agreeing(code);
        for (RowSet rest = every_ & ~agreed; rest; rest &= rest - 1) {
            const RowSet row = rest & (~rest + 1);
            if (agreed & row || excluded(agreed | row)) continue;
            Budget little{std::min(budget_.left, kWidening)};
            budget_.left -= little.left;
            Code other{};
            const auto agree = oracle_.agree(agreed | row, little, other);
            budget_.left += little.left;
            if (agree && *agree) agreed = oracle_.agreeing(other);
        }
        return agreed;
    }

    // Whether the rows hold a pair that contradicts.
    bool excluded(RowSet set) {
        if (conflicts_.empty()) find_conflicts();
        for (RowSet rest = set; rest; rest &= rest - 1)
            if (conflicts_[static_cast<std::size_t>(std::countr_zero(rest))] & set) return true;
        return false;
    }

    void find_conflicts() {
        const int rows = std::popcount(every_);
        conflicts_.assign(static_cast<std::size_t>(rows), 0);
        for (int i = 0; i < rows; ++i)
            for (int j = 0; j < i; ++j) {
                Code code{};
                const RowSet pair = RowSet{1} << i | RowSet{1} << j;
                const auto agree = oracle_.agree(pair, budget_, code);
                if (agree && !*agree) {
                    conflicts_[static_cast<std::size_t>(i)] |= pair ^ RowSet{1} << i;
                    conflicts_[static_cast<std::size_t>(j)] |= pair ^ RowSet{1} << j;
                }
            }
    }

    static constexpr std::uint64_t kWidening = 1'000;

    Oracle oracle_;
    RowSet every_;
    Budget budget_;
    RowSet best_ = 0;
    std::vector<RowSet> removals_;
    std::vector<RowSet> conflicts_;
};

}  // namespace

std::optional<std::uint64_t> agreeing_count(const Shape& shape, std::span<const Row> rows, Budget& budget) {
    if (rows.size() <= 8) return Search<1>().count(shape, rows, budget);
    if (rows.size() <= 16) return Search<2>().count(shape, rows, budget);
    return Search<3>().count(shape, rows, budget);
}

Verdict contradiction(const Shape& shape, std::span<const Row> rows, Budget verdict, Budget smallest) {
    return Contradicting(shape, rows, smallest).run(verdict);
}

}  // namespace keypeg
