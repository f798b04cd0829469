// Trees of shapes too large to keep the feedback of every pair of codes.
#include <array>
#include <cmath>
#include <numeric>
#include <unordered_set>

#include "solver.hpp"

namespace keypeg::prove {
namespace {

template <class Mask>
class LargeTree {
public:
    LargeTree(const Shape& shape, int width, int most) : space_(shape, 0, false), width_(width), most_(most) {
        for (int m = 1; m <= space_.count; ++m) weight_.push_back(m * std::log2(m));
    }

    Tree grown() {
        grow(space_.secrets, Symmetry(space_.shape));
        return std::move(out_);
    }

private:
    using Codes = std::vector<Id>;

    void grow(const Codes& set, const Symmetry& symmetry) {
        if (set.size() <= static_cast<std::size_t>(most_)) return search(set, symmetry);
        const Id guess = telling(set, symmetry);
        std::vector<std::uint8_t> row(space_.count);
        space_.mark_row(guess, row.data());
        std::vector<Codes> parts(space_.feedbacks);
        for (const Id s : set) parts[row[s]].push_back(s);
        const Symmetry next = symmetry.after(space_.codes[guess]);
        each_part(guess, parts, [&](const Codes& part) { grow(part, next); });
    }

    // One guess of each kind is measured; a guess is better the less its parts weigh.
    Id telling(const Codes& set, const Symmetry& symmetry) const {
        std::unordered_set<std::uint64_t> seen;
        std::vector<std::uint8_t> row(space_.count);
        double least = INFINITY;
        Id best = set[0];
        for (int g = 0; g < space_.count; ++g) {
            if (!seen.insert(symmetry.token(space_.codes[g])).second) continue;
            space_.mark_row(g, row.data());
            std::array<int, kMaxFeedbacks> count{};
            for (const Id s : set) ++count[row[s]];
            double sum = count[space_.win] ? -1 : 0;
            for (int k = 0; k < space_.win; ++k)
                if (count[k]) sum += weight_[count[k] - 1];
            if (sum < least) least = sum, best = static_cast<Id>(g);
        }
        return best;
    }

    template <class Grow>
    void each_part(Id guess, const std::vector<Codes>& parts, Grow&& grow_part) {
        out_.insert(out_.end(), space_.codes[guess].begin(), space_.codes[guess].begin() + space_.shape.pegs);
        const std::size_t count_at = out_.size();
        out_.push_back(0);
        for (int k = 0; k < space_.win; ++k) {
            if (parts[k].empty()) continue;
            ++out_[count_at];
            out_.push_back(static_cast<std::uint8_t>(k));
            grow_part(parts[k]);
        }
    }

    void search(const Codes& set, const Symmetry& symmetry) {
        const Halt never;
        BoundsTable table(20);
        Search<Mask> search(space_, table, never, width_);
        Frame<Mask> frame;
        frame.open(space_, set);
        std::vector<Id> column(space_.count), all(set.size());
        for (int c = 0; c < frame.columns; ++c) column[frame.guess[c]] = static_cast<Id>(c);
        std::iota(all.begin(), all.end(), Id{0});
        below(frame, column, all, search, &symmetry);
    }

    void below(const Frame<Mask>& f, const std::vector<Id>& column, const Codes& rows, Search<Mask>& search,
               const Symmetry* symmetry) {
        const Set s{rows.data(), static_cast<int>(rows.size())};
        const Id guess = search.solve(f, s, kAnyRows, kNever, symmetry).guess;
        std::vector<Codes> parts(space_.feedbacks);
        for (const Id i : rows) parts[f.marks(i)[column[guess]]].push_back(i);
        each_part(guess, parts, [&](const Codes& part) { below(f, column, part, search, nullptr); });
    }

    Space space_;
    int width_, most_;
    std::vector<double> weight_;  // of a part of 1, 2, 3 ... codes
    Tree out_;
};

}  // namespace

Tree large_tree(const Shape& shape, int width, int most) {
    check(shape);
    if (shape.pegs <= 4) return LargeTree<std::uint16_t>(shape, width, most).grown();
    if (shape.pegs <= 6) return LargeTree<std::uint32_t>(shape, width, most).grown();
    return LargeTree<std::uint64_t>(shape, width, most).grown();
}

}  // namespace keypeg::prove
