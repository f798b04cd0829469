#include "search.hpp"

#include <algorithm>
#include <unordered_set>

namespace keypeg::prove {

namespace {
constexpr int kTabled = 6;     // smaller sets are solved faster than looked up
constexpr int kBySplit = 24;   // up to here the number of parts alone bounds a guess well enough
constexpr int kRanked = 64;    // larger sets rank their guesses by a look at every part

template <class Mask>
void count_parts(const Mask* const* rows, int n, int from, int to, std::uint8_t* parts, std::uint8_t* top) {
    if constexpr (sizeof(Mask) == 2) kernels().parts16(rows, n, from, to, parts, top);
    else if constexpr (sizeof(Mask) == 4) kernels().parts32(rows, n, from, to, parts, top);
    else kernels().parts64(rows, n, from, to, parts, top);
}

}  // namespace

template <class Mask>
Frame<Mask>& Search<Mask>::frame_at(int depth) {
    while (static_cast<int>(frames_.size()) <= depth) frames_.emplace_back();
    return frames_[depth];
}

template <class Mask>
Scan<Mask>& Search<Mask>::scan_at(int depth) {
    while (static_cast<int>(scans_.size()) <= depth) scans_.emplace_back();
    return scans_[depth];
}

template <class Mask>
Key Search<Mask>::key_of(const Frame<Mask>& f, Set s, int rows) const {
    Key k;
    for (int i = 0; i < s.n; ++i) k ^= space_.keys[f.guess[s.at[i]]];
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
    int own = 0;
    if (s.n > space_.feedbacks) return {kNever, 0};
    if (best_own(f, s, own) == s.n) return {2 * s.n - 1, f.guess[s.at[own]]};
    for (int c = 0; c < f.columns; ++c) {
        Mask seen = 0;
        for (int i = 0; i < s.n; ++i) seen |= f.bits(s.at[i])[c];
        if (std::popcount(seen) == s.n) return {2 * s.n, f.guess[c]};
    }
    return {kNever, 0};
}

template <class Mask>
Found Search<Mask>::solve(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry) {
    const int n = s.n;
    if (n == 1) return {1, f.guess[s.at[0]]};
    if (rows < 2) return {kNever, 0};
    if (n == 2) return {3, f.guess[s.at[0]]};
    if (rows == 2) return two_rows(f, s);
    if (n == 3) return three(f, s);
    if (n <= rows) rows = kAnyRows;
    if (n < kTabled) {
        Known none;
        return explore(f, s, rows, limit, symmetry, none);
    }
    const Key key = key_of(f, s, rows);
    Known known;
    if (table_.find(key, known)) {
        if (known.exact() || known.lower >= limit) return {known.lower, known.guess};
    }
    const std::uint64_t before = nodes_;
    const Found found = explore(f, s, rows, limit, symmetry, known);
    Known now;
    now.lower = std::max(found.value, known.lower);
    if (found.value < limit) now.upper = now.lower = found.value;
    now.guess = found.guess;
    now.effort = std::bit_width(nodes_ - before);
    table_.store(key, now);
    return {now.lower, now.guess};
}

template <class Mask>
Found Search<Mask>::explore(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry,
                            Known&) {
    ++nodes_;
    if ((nodes_ & 0xfff) == 0 && stop_.load(std::memory_order_relaxed)) throw Stopped{};
    const int n = s.n;
    if (n <= space_.feedbacks) {
        int own = 0;
        const int p = best_own(f, s, own);
        const Id guess = f.guess[s.at[own]];
        if (p == n) return {2 * n - 1, guess};
        if (limit <= 2 * n) return {2 * n, guess};
        if (p == n - 1) return {2 * n, guess};
    }
    if (n <= kBySplit) return walk_levels(f, s, rows, limit);
    return walk_sorted(f, s, rows, limit, symmetry);
}

template <class Mask>
void Search<Mask>::begin(const Frame<Mask>& f, Set s, Scan<Mask>& out) const {
    out.most = out.best = out.scanned = 0;
    out.score.resize(f.blocks * kBlock);
    out.top.resize(f.blocks);
    out.bits.resize(s.n);
    for (int i = 0; i < s.n; ++i) out.bits[i] = f.bits(s.at[i]);
}

// Scans the blocks that may hold a guess of this score; those of the candidates always.
template <class Mask>
void Search<Mask>::extend(const Frame<Mask>& f, Set s, int level, Scan<Mask>& out) const {
    const int own = (f.n + kBlock - 1) / kBlock;
    int to = out.scanned;
    while (to < f.blocks && (to < own || f.ceiling[to] >= level)) ++to;
    if (to == out.scanned) return;
    const int from = out.scanned;
    count_parts(out.bits.data(), s.n, from, to, out.score.data(), out.top.data());
    out.scanned = to;
    for (int b = from; b < to; ++b) out.most = std::max<int>(out.most, out.top[b]);
    out.best = std::max(out.best, out.most);
    if (from) return;
    for (int i = 0; i < s.n; ++i) {
        const int p = ++out.score[s.at[i]];
        std::uint8_t& top = out.top[s.at[i] / kBlock];
        top = std::max<std::uint8_t>(top, static_cast<std::uint8_t>(p));
        out.best = std::max(out.best, p);
    }
}

// Scans until no block left can hold a better score, or more parts, than those seen.
template <class Mask>
void Search<Mask>::scan_best(const Frame<Mask>& f, Set s, Scan<Mask>& out) const {
    begin(f, s, out);
    extend(f, s, kMaxFeedbacks + 1, out);
    for (int level = f.most; level > out.most; --level) extend(f, s, level, out);
}

// Small sets: guesses by the number of parts, most first; no list is needed.
template <class Mask>
Found Search<Mask>::walk_levels(const Frame<Mask>& f, Set s, int rows, int limit) {
    Scan<Mask>& sc = scan_at(depth_);
    const int n = s.n;
    scan_best(f, s, sc);
    int level = sc.best;
    Found best{limit, 0};
    int lower = kNever;
    for (; level >= 2 && 3 * n - level < best.value; --level) {
        extend(f, s, level, sc);
        for (int b = 0; b < sc.scanned; ++b) {
            if (sc.top[b] < level) continue;
            for (int c = b * kBlock; c < (b + 1) * kBlock; ++c) {
                if (sc.score[c] != level) continue;
                ++depth_;
                const int v = evaluate(f, s, c, rows, best.value, nullptr);
                --depth_;
                if (v < best.value) best = {v, f.guess[c]};
                else lower = std::min(lower, v);
                if (best.value <= 3 * n - level) return best;
            }
        }
    }
    if (best.value < limit) return best;
    if (level >= 2) lower = std::min(lower, 3 * n - level);
    return {lower, 0};
}

// The least bound of any guess, looking closer only at blocks that may hold it.
template <class Mask>
int Search<Mask>::least_cost(const Frame<Mask>& f, Set s, Scan<Mask>& sc) {
    scan_best(f, s, sc);
    int level = sc.best;
    if (s.n <= kBySplit) return 3 * s.n - level;
    sc.extra.resize(f.blocks * kBlock);
    sc.marks.resize(s.n);
    for (int i = 0; i < s.n; ++i) sc.marks[i] = f.marks(s.at[i]);
    int least = kNever;
    for (; level >= 2 && 3 * s.n - level < least; --level) {
        extend(f, s, level, sc);
        for (int b = 0; b < sc.scanned; ++b) {
            if (sc.top[b] != level) continue;
            kernels().sizes(sc.marks.data(), s.n, b, space_.feedbacks, sc.most, sc.extra.data());
            for (int c = b * kBlock; c < (b + 1) * kBlock; ++c)
                if (sc.score[c] >= 2) least = std::min(least, 3 * s.n - sc.score[c] + sc.extra[c]);
        }
    }
    return least;
}

// The guesses that may cost less than limit, cheapest bound first, one of each kind under the symmetry.
template <class Mask>
void Search<Mask>::collect(const Frame<Mask>& f, Set s, int limit, const Symmetry* symmetry, Scan<Mask>& sc) {
    sc.order.clear();
    extend(f, s, std::max(2, 3 * s.n - limit + 1), sc);
    sc.marks.resize(s.n);
    sc.extra.resize(f.blocks * kBlock);
    for (int i = 0; i < s.n; ++i) sc.marks[i] = f.marks(s.at[i]);
    for (int c = 0; c < std::min(f.columns, sc.scanned * kBlock); ++c) {
        if (c % kBlock == 0) {
            if (3 * s.n - sc.top[c / kBlock] >= limit) { c += kBlock - 1; continue; }
            kernels().sizes(sc.marks.data(), s.n, c / kBlock, space_.feedbacks, sc.most, sc.extra.data());
        }
        const int cost = 3 * s.n - sc.score[c] + sc.extra[c];
        if (cost >= limit || sc.score[c] < 2) continue;
        int spread = 0;
        int count[kMaxFeedbacks] = {};
        for (int i = 0; i < s.n; ++i) spread += ++count[f.marks(s.at[i])[c]];
        sc.order.push_back(static_cast<std::uint64_t>(cost) << 44 | static_cast<std::uint64_t>(spread) << 16 | c);
    }
    if (!symmetry || symmetry->trivial()) return;
    std::unordered_set<std::uint64_t> seen;
    std::erase_if(sc.order, [&](std::uint64_t o) {
        return !seen.insert(symmetry->token(space_.codes[f.guess[o & 0xffff]])).second;
    });
}

// What the parts of a guess must cost together, at one look each.
template <class Mask>
int Search<Mask>::look(const Frame<Mask>& f, Set s, int column, int rows, int limit) {
    Part parts[kMaxFeedbacks];
    bool win = false;
    const int m = split(f, s, column, parts, win);
    const int left = rows == kAnyRows ? rows : rows - 1;
    int sum = s.n;
    for (int i = 0; i < m; ++i) sum += 2 * parts[i].n - 1;
    for (int i = m - 1; i >= 0 && sum < limit && parts[i].n > 3; --i)
        sum += quick_lower(f, {parts[i].at, parts[i].n}, left, 0) - 2 * parts[i].n + 1;
    return sum;
}

template <class Mask>
Found Search<Mask>::walk_sorted(const Frame<Mask>& outer, Set s, int rows, int limit, const Symmetry* symmetry) {
    Scan<Mask>& sc = scan_at(depth_);
    const int floor = least_cost(outer, s, sc);
    if (floor >= limit) return {floor, 0};
    const Frame<Mask>* f = &outer;
    if (s.n * 2 < outer.n && s.n < 400) {
        Frame<Mask>& own = frame_at(depth_);
        extend(outer, s, 0, sc);
        own.open(outer, s.at, s.n, sc.score.data());
        sc.all.resize(s.n);
        for (int i = 0; i < s.n; ++i) sc.all[i] = static_cast<Id>(i);
        s.at = sc.all.data();
        f = &own;
        scan_best(*f, s, sc);
    }
    collect(*f, s, limit, symmetry, sc);
    Found best{limit, 0};
    int lower = kNever;
    // Best first: a guess comes up by its bound from part sizes, is looked at, and comes up again.
    const auto later = std::greater<std::uint64_t>{};
    std::make_heap(sc.order.begin(), sc.order.end(), later);
    while (!sc.order.empty()) {
        std::pop_heap(sc.order.begin(), sc.order.end(), later);
        const std::uint64_t o = sc.order.back();
        sc.order.pop_back();
        const int cost = static_cast<int>(o >> 44), c = static_cast<int>(o & 0xffff);
        if (cost >= best.value) { lower = std::min(lower, cost); break; }
        ++depth_;
        if (s.n >= kRanked && !(o >> 43 & 1)) {
            const int sum = look(*f, s, c, rows, best.value);
            --depth_;
            sc.order.push_back(static_cast<std::uint64_t>(std::max(sum, cost)) << 44 | 1ull << 43 | (o & ((1ull << 43) - 1)));
            std::push_heap(sc.order.begin(), sc.order.end(), later);
            continue;
        }
        const int v = evaluate(*f, s, c, rows, best.value, symmetry);
        --depth_;
        if (v < best.value) best = {v, f->guess[c]};
        else lower = std::min(lower, v);
    }
    return best.value < limit ? best : Found{std::max(std::min(lower, kNever), limit), 0};
}

template <class Mask>
int Search<Mask>::split(const Frame<Mask>& f, Set s, int column, Part* parts, bool& win) {
    int count[kMaxFeedbacks] = {};
    std::uint8_t* mark = reinterpret_cast<std::uint8_t*>(scan_at(depth_).parts.data());
    scan_at(depth_).parts.resize(2 * s.n);
    mark = reinterpret_cast<std::uint8_t*>(scan_at(depth_).parts.data() + s.n);
    for (int i = 0; i < s.n; ++i) ++count[mark[i] = f.marks(s.at[i])[column]];
    Id* place = scan_at(depth_).parts.data();
    Id* next[kMaxFeedbacks];
    int m = 0;
    for (int k = 0; k < space_.feedbacks; ++k) {
        if (!count[k]) continue;
        next[k] = place;
        if (k == space_.win) win = true;
        else parts[m++] = {place, count[k], 0};
        place += count[k];
    }
    for (int i = 0; i < s.n; ++i) *next[mark[i]]++ = s.at[i];
    for (int i = 1; i < m; ++i) {
        const Part p = parts[i];
        int j = i;
        for (; j > 0 && parts[j - 1].n > p.n; --j) parts[j] = parts[j - 1];
        parts[j] = p;
    }
    return m;
}

// A bound from one look: what is known, or the best that one scan promises.
template <class Mask>
int Search<Mask>::quick_lower(const Frame<Mask>& f, Set s, int rows, int) {
    const Key key = key_of(f, s, s.n <= rows ? kAnyRows : rows);
    Known known;
    if (table_.find(key, known)) return known.lower;
    Scan<Mask>& sc = scan_at(depth_ + 1);
    const int lower = least_cost(f, s, sc);
    Known now;
    now.lower = lower;
    table_.store(key, now);
    return lower;
}

template <class Mask>
int Search<Mask>::evaluate(const Frame<Mask>& f, Set s, int column, int rows, int limit, const Symmetry* symmetry) {
    Part parts[kMaxFeedbacks];
    bool win = false;
    const int m = split(f, s, column, parts, win);
    const int left = rows == kAnyRows ? kAnyRows : rows - 1;
    int sum = s.n;
    for (int i = 0; i < m; ++i) sum += parts[i].lower = 2 * parts[i].n - 1;
    int i = 0;
    for (; i < m && parts[i].n <= 8; ++i) {
        if (sum >= limit) return sum;
        const int v = solve(f, {parts[i].at, parts[i].n}, left, limit - (sum - parts[i].lower), nullptr).value;
        sum += v - parts[i].lower;
    }
    if (i == m || sum >= limit) return sum;
    for (int j = i; j < m && sum < limit; ++j) {
        const int v = quick_lower(f, {parts[j].at, parts[j].n}, left, 0);
        sum += v - parts[j].lower;
        parts[j].lower = v;
    }
    if (sum >= limit) return sum;
    Symmetry next = symmetry ? symmetry->after(space_.codes[f.guess[column]]) : Symmetry(Shape{1, 2});
    const Symmetry* use = symmetry && !next.trivial() ? &next : nullptr;
    for (; i < m; ++i) {
        if (sum >= limit) return sum;
        const int v = solve(f, {parts[i].at, parts[i].n}, left, limit - (sum - parts[i].lower), use).value;
        sum += v - parts[i].lower;
    }
    return sum;
}

template class Search<std::uint16_t>;
template class Search<std::uint32_t>;
template class Search<std::uint64_t>;

}  // namespace keypeg::prove
