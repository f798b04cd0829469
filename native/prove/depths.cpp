#include "depths.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace keypeg::prove {

template <class Mask>
bool Depths<Mask>::within(const Frame<Mask>& f, Set s, int rows, const Symmetry* symmetry, Id& guess) {
    guess = f.guess[s.at[0]];
    if (s.n <= 2) return s.n <= rows;
    if (rows < 2) return false;
    Key key{0x9e3779b97f4a7c15ull * rows, 0xd1b54a32d192ed03ull * rows};
    for (int i = 0; i < s.n; ++i) key ^= space_.keys[space_.number(space_.codes[f.guess[s.at[i]]])];
    Known known;
    if (!table_.find(key, known)) {
        if (++work_ % 64 == 0 && halt_.due()) throw Stopped{};
        known.lower = known.upper = try_guesses(f, s, rows, symmetry, known.guess) ? 1 : 0;
        known.effort = std::min(s.n, 100);
        table_.store(key, known);
    }
    guess = known.guess;
    return known.lower == 1;
}

template <class Mask>
bool Depths<Mask>::try_guesses(const Frame<Mask>& f, Set s, int rows, const Symmetry* symmetry, Id& guess) {
    while (static_cast<int>(levels_.size()) <= depth_) levels_.emplace_back();
    Level& at = levels_[depth_];
    at.sieve.open(f, s, space_.feedbacks);
    at.sieve.extend(0);
    // No set splits into more parts than its superset: that bounds what fits below each guess.
    const double room = std::pow(at.sieve.most, rows - 2);
    if (s.n > room * at.sieve.most) return false;
    rank(f, s, room, symmetry, at);
    for (const std::uint64_t o : at.order) {
        const int column = static_cast<int>(o & 0xffff);
        if (!holds(f, s, column, rows, symmetry)) continue;
        guess = f.guess[column];
        return true;
    }
    return false;
}

// Guesses whose largest part leaves room, smallest first, one of each kind under the symmetry.
template <class Mask>
void Depths<Mask>::rank(const Frame<Mask>& f, Set s, double room, const Symmetry* symmetry, Level& at) {
    at.order.clear();
    for (int c = 0; c < f.columns; ++c) {
        if (at.sieve.score[c] < 2 || (at.sieve.score[c]) * room < s.n) continue;
        int count[kMaxFeedbacks] = {};
        std::uint64_t spread = 0;
        for (int i = 0; i < s.n; ++i) spread += ++count[f.marks(s.at[i])[c]];
        const int largest = *std::max_element(count, count + space_.feedbacks);
        if (largest <= room) at.order.push_back(std::uint64_t(largest) << 48 | spread << 16 | c);
    }
    std::sort(at.order.begin(), at.order.end());
    if (!symmetry || symmetry->trivial()) return;
    std::unordered_set<std::uint64_t> seen;
    std::erase_if(at.order, [&](std::uint64_t o) {
        return !seen.insert(symmetry->token(space_.codes[f.guess[o & 0xffff]])).second;
    });
}

template <class Mask>
bool Depths<Mask>::holds(const Frame<Mask>& f, Set s, int column, int rows, const Symmetry* symmetry) {
    std::vector<Id>& place = levels_[depth_].parts;
    place.assign(s.at, s.at + s.n);
    std::sort(place.begin(), place.end(), [&](Id a, Id b) {
        const int x = f.marks(a)[column], y = f.marks(b)[column];
        return x != y ? x < y : a < b;
    });
    std::vector<Set> parts;
    for (int i = 0, j = 0; i < s.n; i = j) {
        while (j < s.n && f.marks(place[j])[column] == f.marks(place[i])[column]) ++j;
        if (f.marks(place[i])[column] != space_.win) parts.push_back({&place[i], j - i});
    }
    std::sort(parts.begin(), parts.end(), [](const Set& a, const Set& b) { return a.n > b.n; });
    std::unique_ptr<Symmetry> next;
    if (symmetry) next = std::make_unique<Symmetry>(symmetry->after(space_.codes[f.guess[column]]));
    if (next && next->trivial()) next.reset();
    const Deeper deeper(depth_);
    Id unused = 0;
    return std::all_of(parts.begin(), parts.end(),
                       [&](const Set& p) { return within(f, p, rows - 1, next.get(), unused); });
}

template class Depths<std::uint16_t>;
template class Depths<std::uint32_t>;
template class Depths<std::uint64_t>;

}  // namespace keypeg::prove
