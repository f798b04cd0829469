// Larger sets: guesses by their bounds, least first, by one thread or several.
#include <algorithm>
#include <bit>
#include <exception>
#include <unordered_set>
#include <utility>

#include "search.hpp"

namespace keypeg::prove {

namespace {
constexpr int kLooked = 64;      // from this size on, a guess's parts are looked at before any is solved
constexpr int kKept = 200;       // from this size on, what is settled about a single guess is kept
constexpr int kOwnFrame = 4000;  // larger sets stay in the frame they are in

// A guess in the heap: its bound, whether it has not been looked at yet, its spread, its column.
constexpr int kBoundAt = 44;
constexpr std::uint64_t kFresh = 1ull << 43, kSpread = kFresh - 1;
}  // namespace

// The guesses of one set being tried.
template <class Mask>
struct Search<Mask>::Walk {
    Walk* outer;  // the one that has this set as a part of a guess under way
    const Frame<Mask>& frame;
    Set set;
    int rows;
    int limit;
    const Symmetry* symmetry;
    Key key;  // of the set, where guesses are kept
    Naming naming;
    bool glance;  // only look: end where a guess that has been looked at comes up
    std::vector<std::uint64_t>& heap;
    const std::vector<int>& costs;  // of parts, by size
    Found best{};
    int lower = kNever;  // of the guesses that failed, and of those left out
    int tries = 0, looks = 0;
    int seen = kNever;  // the least bound of the guesses that have been looked at
    int busy = 0;       // guesses under way
    std::exception_ptr failure{};
    bool listed = false;       // other threads may take part
    std::uint64_t effort = 0;  // theirs

    // Whether there is a guess to be taken.
    bool open() const {
        if (failure || heap.empty() || tries <= 0) return false;
        const std::uint64_t first = heap.front();
        return static_cast<int>(first >> kBoundAt) < best.value && !(glance && !(first & kFresh));
    }
};

template <class Mask>
Found Search<Mask>::walk_best(const Frame<Mask>& outer, Set s, int rows, int limit, const Symmetry* symmetry,
                              bool glance) {
    Level& at = level(depth_);
    at.sieve.open(outer, s, space_.feedbacks);
    const int floor = 3 * s.n - at.sieve.best;
    if (floor >= limit) return {floor, 0};
    const Frame<Mask>* f = &outer;
    if (s.n * 2 < outer.n && s.n < kOwnFrame) {
        at.sieve.extend(0);
        at.frame.open(outer, s.at, s.n, at.sieve.score.data());
        at.all.resize(s.n);
        for (int i = 0; i < s.n; ++i) at.all[i] = static_cast<Id>(i);
        s.at = at.all.data();
        f = &at.frame;
        at.sieve.open(*f, s, space_.feedbacks);
    }
    Walk walk{walk_, *f, s, rows, limit, symmetry, {}, {}, glance, at.heap, at.costs};
    if (s.n >= kKept && !glance && !width_) walk.key = key_of(*f, s, rows, walk.naming);
    walk.best = {limit, 0};
    walk.lower = limit;  // guesses that cost at least so much are not collected
    at.sieve.list_costs(at.costs);
    collect(walk, at);
    {
        const Deeper deeper(depth_);
        drain(walk);
    }
    if (walk.failure) std::rethrow_exception(walk.failure);
    if (walk.best.value < limit) return walk.best;
    if (glance) return {walk.lower, 0};
    return {limit, 0};
}

// The guesses that may cost less than limit, one of each kind under the symmetry.
template <class Mask>
void Search<Mask>::collect(Walk& walk, Level& at) {
    walk.heap.clear();
    const std::uint64_t fresh = walk.set.n >= kLooked ? kFresh : 0;
    const int shift = walk.set.n > 4096 ? 6 : 0;  // keeps the spread of large sets within its bits
    const bool alike = walk.symmetry && !walk.symmetry->trivial();
    std::unordered_set<std::uint64_t> seen;
    at.sieve.below(walk.limit, [&](int column) {
        if (alike && !seen.insert(walk.symmetry->token(space_.codes[walk.frame.guess[column]])).second) return;
        std::uint64_t spread = 0;
        int count[kMaxFeedbacks] = {};
        for (int i = 0; i < walk.set.n; ++i) spread += ++count[walk.frame.marks(walk.set.at[i])[column]];
        int bound = walk.set.n;
        for (int k = 0; k < space_.win; ++k)
            if (count[k]) bound += walk.costs[count[k]];
        if (bound >= walk.limit) return;
        walk.heap.push_back(static_cast<std::uint64_t>(bound) << kBoundAt | fresh | (spread >> shift) << 16 | column);
    });
    std::make_heap(walk.heap.begin(), walk.heap.end(), std::greater<>{});
    walk.tries = width_ ? width_ : static_cast<int>(walk.heap.size());
    walk.looks = width_ ? 8 + 8 * width_ : static_cast<int>(walk.heap.size());
}

// Takes guesses until none is left that could beat the best; a guess looked at goes back with its new bound. While the
// last ones are under way on other threads, it helps these, so that nothing keeps it once they are done.
template <class Mask>
void Search<Mask>::drain(Walk& walk) {
    std::unique_lock<std::mutex> lock;  // held where the walk is listed
    if (pool_) lock = std::unique_lock(pool_->mutex, std::defer_lock);
    while (walk.open() || walk.busy > 0) {
        if (walk.open())
            take(walk, lock);
        else if (Walk* inner = pool_->find(&walk))
            take_for_owner(*inner, lock);
        else
            pool_->wait(lock, &walk);
    }
    if (walk.listed) pool_->take_off(walk);
    effort_ += walk.effort;
    if (!walk.heap.empty()) walk.lower = std::min(walk.lower, static_cast<int>(walk.heap.front() >> kBoundAt));
}

template <class Mask>
void Search<Mask>::help() {
    std::unique_lock lock(pool_->mutex);
    while (!pool_->over()) {
        if (Walk* walk = pool_->find(nullptr))
            take_for_owner(*walk, lock);
        else
            pool_->wait(lock, nullptr);
    }
}

template <class Mask>
void Search<Mask>::take_for_owner(Walk& walk, std::unique_lock<std::mutex>& lock) {
    const std::uint64_t before = effort_;
    take(walk, lock);
    walk.effort += std::exchange(effort_, before) - before;
}

// Lists the largest open walk around this one, or this one, that is not listed yet. Its frame has to be prepared for
// that, and only this thread uses it so far.
template <class Mask>
void Search<Mask>::offer(Walk& walk) {
    Walk* largest = nullptr;
    for (Walk* w = &walk; w && !w->listed; w = w->outer)
        if (w->set.n >= pool_->least() && w->open()) largest = w;
    if (!largest) return;
    largest->frame.prepare(largest->frame.blocks);
    const std::lock_guard lock(pool_->mutex);
    pool_->list(*largest);
}

template <class Mask>
void Search<Mask>::take(Walk& walk, std::unique_lock<std::mutex>& lock) {
    std::pop_heap(walk.heap.begin(), walk.heap.end(), std::greater<>{});
    const std::uint64_t o = walk.heap.back();
    walk.heap.pop_back();
    const int bound = static_cast<int>(o >> kBoundAt), column = static_cast<int>(o & 0xffff);
    const int limit = walk.best.value;
    const bool fresh = o & kFresh;
    const int seen = walk.seen;
    if (fresh && walk.looks-- <= 0) return;
    walk.tries -= !fresh;
    ++walk.busy;
    if (lock) lock.unlock();
    Walk* const outer = std::exchange(walk_, &walk);
    int value = kNever;
    std::exception_ptr failure;
    try {
        if (pool_ && pool_->wanting()) offer(walk);
        // A glance ends with the least bound it has seen: a guess beyond that needs no exact bound.
        value = fresh ? look(walk.frame, walk.set, column, walk.rows, walk.glance ? std::min(limit, seen) : limit,
                             walk.costs.data())
                      : settle(walk, column, limit);
    } catch (...) { failure = std::current_exception(); }
    walk_ = outer;
    if (walk.listed) lock.lock();
    --walk.busy;
    if (failure) {
        walk.failure = failure;
    } else if (fresh) {
        const auto raised = static_cast<std::uint64_t>(std::max(value, bound));
        walk.seen = std::min(walk.seen, static_cast<int>(raised));
        walk.heap.push_back(raised << kBoundAt | (o & kSpread));
        std::push_heap(walk.heap.begin(), walk.heap.end(), std::greater<>{});
    } else if (value < walk.best.value) {
        walk.best = {value, walk.frame.guess[column]};
    } else {
        walk.lower = std::min(walk.lower, value);
    }
    if (walk.listed) pool_->call(walk);
}

// Evaluates a guess; one at a large set is kept, so that a proof that is interrupted there does not settle it again.
template <class Mask>
int Search<Mask>::settle(const Walk& walk, int column, int limit) {
    auto value = [&] {
        return evaluate(walk.frame, walk.set, column, walk.rows, limit, walk.symmetry, walk.costs.data());
    };
    if (walk.set.n < kKept || width_) return value();
    const std::uint64_t guess = 1 + canon_.renamed(walk.frame.guess[column], walk.naming);
    Key key = walk.key;
    key ^= Key{0xbf58476d1ce4e5b9ull * guess, 0x94d049bb133111ebull * guess};
    Known known;
    if (table_.find(key, known) && (known.exact() || known.lower >= limit)) return known.lower;
    const std::uint64_t before = effort_;
    known.lower = std::max(known.lower, value());
    if (known.lower < limit) known.upper = known.lower;
    known.effort = 1 + static_cast<int>(std::bit_width(effort_ - before));
    table_.store(key, known);
    return known.lower;
}

// What the parts of a guess must cost together, at one look each.
template <class Mask>
int Search<Mask>::look(const Frame<Mask>& f, Set s, int column, int rows, int limit, const int* costs) {
    Part parts[kMaxFeedbacks];
    bool win = false;
    const int m = split(f, s, column, parts, win, costs);
    const int left = rows == kAnyRows ? rows : rows - 1;
    int sum = s.n;
    for (int i = 0; i < m; ++i) sum += parts[i].lower;
    for (int i = m - 1; i >= 0 && sum < limit && parts[i].n > 3; --i)
        sum += std::max(0, quick_lower(f, {parts[i].at, parts[i].n}, left) - parts[i].lower);
    return std::min(sum, kNever);
}

template Found Search<std::uint16_t>::walk_best(const Frame<std::uint16_t>&, Set, int, int, const Symmetry*, bool);
template Found Search<std::uint32_t>::walk_best(const Frame<std::uint32_t>&, Set, int, int, const Symmetry*, bool);
template Found Search<std::uint64_t>::walk_best(const Frame<std::uint64_t>&, Set, int, int, const Symmetry*, bool);
template void Search<std::uint16_t>::help();
template void Search<std::uint32_t>::help();
template void Search<std::uint64_t>::help();

}  // namespace keypeg::prove
