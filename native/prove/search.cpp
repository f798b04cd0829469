#include "search.hpp"

#include <algorithm>
#include <bit>

namespace keypeg::prove {

namespace {
constexpr int kTabled = 6;  // smaller sets are solved faster than looked up
constexpr int kAtOnce = 8;  // parts up to this size are solved before larger ones are looked at
constexpr int kDeep = 64;   // larger parts are bounded by a look at their own parts before they are solved

int fewer(int rows) { return rows == kAnyRows ? kAnyRows : rows - 1; }
}  // namespace

template <class Mask>
typename Search<Mask>::Level& Search<Mask>::level(int depth) {
    while (static_cast<int>(levels_.size()) <= depth) levels_.emplace_back();
    return levels_[depth];
}

template <class Mask>
void Search<Mask>::count_work() {
    const std::uint64_t w = work_.load(std::memory_order_relaxed) + 1;
    work_.store(w, std::memory_order_relaxed);
    ++effort_;
    if (w % 64 == 0 && halt_.due()) throw Stopped{};
}

template <class Mask>
Key Search<Mask>::key_of(const Frame<Mask>& f, Set s, int rows, Naming& naming) {
    Key k = canon_.key(s.n, [&](int i) -> const Code& { return space_.codes[f.guess[s.at[i]]]; }, naming);
    if (rows != kAnyRows) k ^= Key{0x9e3779b97f4a7c15ull * rows, 0xd1b54a32d192ed03ull * rows};
    return k;
}

// The most parts a candidate of the set makes.
template <class Mask>
int Search<Mask>::best_own(const Frame<Mask>& f, Set s, int& candidate) const {
    int most = 0;
    for (int i = 0; i < s.n; ++i) {
        const std::uint8_t* marks = f.marks(s.at[i]);
        Mask seen = 0;
        for (int j = 0; j < s.n; ++j) seen |= static_cast<Mask>(Mask{1} << marks[s.at[j]]);
        const int p = std::popcount(seen);
        if (p <= most) continue;
        most = p;
        candidate = i;
        if (p == s.n) break;
    }
    return most;
}

template <class Mask>
Found Search<Mask>::three(const Frame<Mask>& f, Set s) const {
    for (int i = 0; i < 3; ++i) {
        const std::uint8_t* marks = f.marks(s.at[i]);
        if (marks[s.at[(i + 1) % 3]] != marks[s.at[(i + 2) % 3]]) return {5, f.guess[s.at[i]]};
    }
    return {6, f.guess[s.at[0]]};
}

// Two rows are enough only where one guess tells all candidates apart.
template <class Mask>
Found Search<Mask>::two_rows(const Frame<Mask>& f, Set s) const {
    if (s.n > space_.feedbacks) return {kNever, 0};
    int own = 0;
    if (best_own(f, s, own) == s.n) return {2 * s.n - 1, f.guess[s.at[own]]};
    f.prepare(f.blocks);
    for (int c = 0; c < f.columns; ++c) {
        Mask seen = 0;
        for (int i = 0; i < s.n; ++i) seen |= static_cast<Mask>(Mask{1} << f.marks(s.at[i])[c]);
        if (std::popcount(seen) == s.n) return {2 * s.n, f.guess[c]};
    }
    return {kNever, 0};
}

template <class Mask>
Found Search<Mask>::solve(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry) {
    const int n = s.n;
    if (n == 1) return {rows < 1 ? kNever : 1, f.guess[s.at[0]]};
    if (rows < 2) return {kNever, 0};
    if (n == 2) return {3, f.guess[s.at[0]]};
    if (rows == 2) return two_rows(f, s);
    if (n == 3) return three(f, s);
    if (n <= rows) rows = kAnyRows;
    if (n < kTabled) return explore(f, s, rows, limit, symmetry);
    Naming naming;
    const Key key = key_of(f, s, rows, naming);
    Known known;
    if (table_.find(key, known) && (known.exact() || known.lower >= limit))
        return {known.lower, canon_.original(known.guess, naming)};
    const std::uint64_t before = effort_;
    const Found found = explore(f, s, rows, limit, symmetry);
    known.lower = std::max(found.value, known.lower);
    if (found.value < limit) {
        known.upper = known.lower = found.value;
        known.guess = canon_.renamed(found.guess, naming);
    }
    known.effort = 1 + static_cast<int>(std::bit_width(effort_ - before));
    table_.store(key, known);
    return {known.lower, found.guess};
}

template <class Mask>
bool Search<Mask>::recall(const Frame<Mask>& f, Set s, int rows, Known& known) {
    Naming naming;
    if (!table_.find(key_of(f, s, s.n <= rows ? kAnyRows : rows, naming), known)) return false;
    known.guess = canon_.original(known.guess, naming);
    return true;
}

template <class Mask>
void Search<Mask>::remember(const Frame<Mask>& f, Set s, int rows, Known known) {
    Naming naming;
    const Key key = key_of(f, s, s.n <= rows ? kAnyRows : rows, naming);
    known.guess = canon_.renamed(known.guess, naming);
    table_.store(key, known);
}

template <class Mask>
Found Search<Mask>::explore(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry) {
    count_work();
    const int n = s.n;
    if (n <= space_.feedbacks) {
        int own = 0;
        const int p = best_own(f, s, own);
        const Id guess = f.guess[s.at[own]];
        if (p == n) return {2 * n - 1, guess};
        if (limit <= 2 * n || p == n - 1) return {2 * n, guess};
    }
    if (n <= kBySplit) return walk_levels(f, s, rows, limit);
    return walk_best(f, s, rows, limit, symmetry, false);
}

// Small sets: guesses by score, best first; no list is needed.
template <class Mask>
Found Search<Mask>::walk_levels(const Frame<Mask>& f, Set s, int rows, int limit) {
    Sieve<Mask>& sieve = level(depth_).sieve;
    sieve.open(f, s, space_.feedbacks);
    std::vector<int>& costs = level(depth_).costs;
    sieve.list_costs(costs);
    Found best{limit, 0};
    int lower = kNever, tries = width_ ? 4 * width_ : f.columns + 1;
    int score = sieve.best;
    for (; score >= 2 && 3 * s.n - score < best.value; --score) {
        sieve.extend(score);
        for (int b = 0; b < sieve.scanned; ++b) {
            if (sieve.top[b] < score) continue;
            for (int c = b * kBlock; c < (b + 1) * kBlock; ++c) {
                if (sieve.score[c] != score) continue;
                const Deeper deeper(depth_);
                const int v = evaluate(f, s, c, rows, best.value, nullptr, costs.data());
                if (v < best.value)
                    best = {v, f.guess[c]};
                else
                    lower = std::min(lower, v);
                if (best.value <= 3 * s.n - score || --tries == 0) return best;
            }
        }
    }
    if (best.value < limit) return best;
    if (score >= 2) lower = std::min(lower, 3 * s.n - score);
    return {lower, 0};
}

template <class Mask>
int Search<Mask>::split(const Frame<Mask>& f, Set s, int column, Part* parts, bool& win, const int* costs) {
    Level& at = level(depth_);
    at.parts.resize(s.n);
    at.marks.resize(s.n);
    int count[kMaxFeedbacks] = {};
    for (int i = 0; i < s.n; ++i) ++count[at.marks[i] = f.marks(s.at[i])[column]];
    Id* place = at.parts.data();
    Id* next[kMaxFeedbacks];
    int m = 0;
    win = count[space_.win] != 0;
    for (int k = 0; k < space_.feedbacks; ++k) {
        if (!count[k]) continue;
        next[k] = place;
        if (k != space_.win) parts[m++] = {place, count[k], costs ? costs[count[k]] : 2 * count[k] - 1};
        place += count[k];
    }
    for (int i = 0; i < s.n; ++i) *next[at.marks[i]]++ = s.at[i];
    for (int i = 1; i < m; ++i) {
        const Part p = parts[i];
        int j = i;
        for (; j > 0 && parts[j - 1].n > p.n; --j) parts[j] = parts[j - 1];
        parts[j] = p;
    }
    return m;
}

template <class Mask>
int Search<Mask>::quick_lower(const Frame<Mask>& f, Set s, int rows) {
    Naming naming;
    const Key key = key_of(f, s, s.n <= rows ? kAnyRows : rows, naming);
    Known known;
    if (table_.find(key, known)) return known.lower;
    count_work();
    Sieve<Mask>& sieve = level(depth_ + 1).sieve;
    sieve.open(f, s, space_.feedbacks);
    known.lower = sieve.least_cost();
    table_.store(key, known);
    return known.lower;
}

template <class Mask>
int Search<Mask>::deep_lower(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry) {
    if (s.n < kDeep) return quick_lower(f, s, rows);
    if (s.n <= rows) rows = kAnyRows;
    Naming naming;
    const Key key = key_of(f, s, rows, naming);
    Known known;
    if (table_.find(key, known) && (known.exact() || known.lower >= limit || known.effort > 0)) return known.lower;
    const std::uint64_t before = effort_;
    known.lower = std::max(known.lower, walk_best(f, s, rows, limit, symmetry, true).value);
    known.effort = std::max(1, static_cast<int>(std::bit_width(effort_ - before)));
    table_.store(key, known);
    return known.lower;
}

// The bounds of the parts are raised until their sum reaches limit: first the small parts, which are
// cheap to solve, then by one look at the others, then by a longer look, then by solving them.
template <class Mask>
int Search<Mask>::evaluate(const Frame<Mask>& f, Set s, int column, int rows, int limit, const Symmetry* symmetry,
                           const int* costs) {
    Part parts[kMaxFeedbacks];
    bool win = false;
    const int m = split(f, s, column, parts, win, costs), left = fewer(rows);
    int sum = s.n, i = 0;
    for (int j = 0; j < m; ++j) sum += parts[j].lower;
    if (sum >= limit) return sum;
    auto raise = [&](int j, auto&& bound) {
        const int others = sum - parts[j].lower;
        parts[j].lower = std::max(parts[j].lower, bound(Set{parts[j].at, parts[j].n}, limit - others));
        sum = std::min(others + parts[j].lower, kNever);
        return sum < limit;
    };
    for (; i < m && parts[i].n <= kAtOnce; ++i)
        if (!raise(i, [&](Set p, int allow) { return solve(f, p, left, allow, nullptr).value; })) return sum;
    for (int j = i; j < m; ++j)
        if (!raise(j, [&](Set p, int) { return quick_lower(f, p, left); })) return sum;
    if (i == m) return sum;
    std::unique_ptr<Symmetry> next;
    if (symmetry) next = std::make_unique<Symmetry>(symmetry->after(space_.codes[f.guess[column]]));
    if (next && next->trivial()) next.reset();
    for (int j = i; j < m && !width_; ++j)
        if (!raise(j, [&](Set p, int allow) { return deep_lower(f, p, left, allow, next.get()); })) return sum;
    for (; i < m; ++i)
        if (!raise(i, [&](Set p, int allow) { return solve(f, p, left, allow, next.get()).value; })) return sum;
    return sum;
}

template class Search<std::uint16_t>;
template class Search<std::uint32_t>;
template class Search<std::uint64_t>;

}  // namespace keypeg::prove
