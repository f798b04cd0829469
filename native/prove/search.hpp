// The search over strategy trees: the least total of rows for a set of candidates.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "canon.hpp"
#include "sieve.hpp"
#include "symmetry.hpp"
#include "walk_pool.hpp"

namespace keypeg::prove {

constexpr int kAnyRows = 255;

// value < the asked limit: the least total, reached by starting with `guess`. Otherwise: a lower bound.
struct Found {
    int value;
    Id guess;
};

struct Part {
    Id* at;
    int n;
    int lower;
};

// Thrown out of a search when it is told to stop or its time is over.
struct Stopped {};

// When to stop; shared by all threads of one search.
struct Halt {
    std::atomic<bool> asked{false};
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    bool due() const { return asked.load(std::memory_order_relaxed) || std::chrono::steady_clock::now() > deadline; }
};

// One step down the recursion, and back up however it ends.
struct Deeper {
    explicit Deeper(int& depth) : depth_(depth) { ++depth_; }
    ~Deeper() { --depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

private:
    int& depth_;
};

template <class Mask>
class Search {
public:
    struct Walk;
    using WalkPool = prove::WalkPool<Walk>;

    // `width` guesses are tried at each set; 0: all that could be best, which makes every answer exact.
    Search(const Space& space, BoundsTable& table, const Halt& halt, int width = 0)
        : space_(space), table_(table), halt_(halt), width_(width), canon_(space) {}

    // Shares the work on large sets with the other searches of the pool, each on a thread of its own.
    void join(WalkPool& pool) { pool_ = &pool; }

    // Takes part in the walks of the others until the pool has ended.
    void help();

    // The least total of the set if below limit, with at most `rows` rows; else a lower bound not below limit.
    Found solve(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry);

    // The same for the trees that start with the guess in this column. `costs` tells what parts cost at least, by size.
    int evaluate(const Frame<Mask>& f, Set s, int column, int rows, int limit, const Symmetry* symmetry,
                 const int* costs = nullptr);

    // A bound from one look: what is known, or the best that one scan promises.
    int quick_lower(const Frame<Mask>& f, Set s, int rows);

    // A better bound, from a look at the parts of every promising guess.
    int deep_lower(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry);

    // Parts the set, smallest part first, each with its least cost; the part of all red is only told by `win`.
    int split(const Frame<Mask>& f, Set s, int column, Part* parts, bool& win, const int* costs = nullptr);

    // What the table holds about a set.
    bool recall(const Frame<Mask>& f, Set s, int rows, Known& known);
    void remember(const Frame<Mask>& f, Set s, int rows, Known known);

    int width() const { return width_; }
    std::uint64_t work() const { return work_.load(std::memory_order_relaxed); }

private:
    // Buffers for one depth of the recursion.
    struct Level {
        Sieve<Mask> sieve;
        Frame<Mask> frame;
        std::vector<std::uint64_t> heap;
        std::vector<Id> parts;
        std::vector<std::uint8_t> marks;
        std::vector<Id> all;
        std::vector<int> costs;  // of parts, by size
    };

    Level& level(int depth);
    Key key_of(const Frame<Mask>& f, Set s, int rows, Naming& naming);
    int best_own(const Frame<Mask>& f, Set s, int& candidate) const;
    Found two_rows(const Frame<Mask>& f, Set s) const;
    Found three(const Frame<Mask>& f, Set s) const;
    Found explore(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry);
    Found walk_levels(const Frame<Mask>& f, Set s, int rows, int limit);
    Found walk_best(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry, bool glance);
    void collect(Walk& walk, Level& at);
    void drain(Walk& walk);
    void take(Walk& walk, std::unique_lock<std::mutex>& lock);
    void take_for_owner(Walk& walk, std::unique_lock<std::mutex>& lock);
    void offer(Walk& walk);
    int settle(const Walk& walk, int column, int limit);
    int look(const Frame<Mask>& f, Set s, int column, int rows, int limit, const int* costs);
    void count_work();

    const Space& space_;
    BoundsTable& table_;
    const Halt& halt_;
    const int width_;
    std::atomic<std::uint64_t> work_{0};
    std::uint64_t effort_ = 0;  // on the sets that are open here, by whichever thread
    int depth_ = 0;
    Canon canon_;
    std::deque<Level> levels_;
    WalkPool* pool_ = nullptr;
    Walk* walk_ = nullptr;  // the innermost one of which a guess is under way here
};

}  // namespace keypeg::prove
