// The exact search: the least total of rows over all trees for a set of candidates.
#pragma once
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "frame.hpp"
#include "symmetry.hpp"
#include "table.hpp"

namespace keypeg::prove {

constexpr int kAnyRows = 255;

// value < the asked limit: the least total, reached by starting with `guess`. Otherwise: a lower bound.
struct Found {
    int value;
    Id guess;
};

struct Set {
    const Id* at;  // rows of the frame
    int n;
};

struct Part {
    Id* at;
    int n;
    int lower;
};

struct Stopped {};

template <class Mask>
struct Scan {
    int most = 0;                       // the most parts any guess seen makes
    int best = 0;                       // the best score seen
    int scanned = 0;                    // blocks seen
    std::vector<std::uint8_t> score;    // parts, and one more where the guess is a candidate
    std::vector<std::uint8_t> top;      // the best score of each block
    std::vector<std::uint16_t> extra;   // what large parts must cost beyond two rows a candidate
    std::vector<std::uint64_t> order;   // cost, spread, column of the guesses worth trying
    std::vector<const Mask*> bits;
    std::vector<const std::uint8_t*> marks;
    std::vector<Id> parts;              // room for the parts of the guess being tried
    std::vector<Id> all;                // 0..n-1: the whole set in a frame of its own
};

template <class Mask>
class Search {
  public:
    Search(const Space& space, Table& table, const std::atomic<bool>& stop)
        : space_(space), table_(table), stop_(stop) {}

    // The least total of the set if below limit, with at most `rows` rows; else a lower bound not below limit.
    Found solve(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry);

    // The same for the trees that start with the guess in this column.
    int evaluate(const Frame<Mask>& f, Set s, int column, int rows, int limit, const Symmetry* symmetry);

    std::uint64_t nodes() const { return nodes_; }

  private:
    Found two_rows(const Frame<Mask>& f, Set s) const;
    Found three(const Frame<Mask>& f, Set s) const;
    Found explore(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry, Known& known);
    Found walk_levels(const Frame<Mask>& f, Set s, int rows, int limit);
    Found walk_sorted(const Frame<Mask>& f, Set s, int rows, int limit, const Symmetry* symmetry);
    int split(const Frame<Mask>& f, Set s, int column, Part* parts, bool& win);
    int best_own(const Frame<Mask>& f, Set s, int& candidate) const;
    Key key_of(const Frame<Mask>& f, Set s, int rows) const;
    int quick_lower(const Frame<Mask>& f, Set s, int rows, int most);
    void begin(const Frame<Mask>& f, Set s, Scan<Mask>& out) const;
    void extend(const Frame<Mask>& f, Set s, int level, Scan<Mask>& out) const;
    void scan_best(const Frame<Mask>& f, Set s, Scan<Mask>& out) const;
    int least_cost(const Frame<Mask>& f, Set s, Scan<Mask>& scan);
    void collect(const Frame<Mask>& f, Set s, int limit, const Symmetry* symmetry, Scan<Mask>& scan);
    int look(const Frame<Mask>& f, Set s, int column, int rows, int limit);
    Frame<Mask>& frame_at(int depth);
    Scan<Mask>& scan_at(int depth);

    const Space& space_;
    Table& table_;
    const std::atomic<bool>& stop_;
    std::uint64_t nodes_ = 0;
    int depth_ = 0;
    std::deque<Frame<Mask>> frames_;
    std::deque<Scan<Mask>> scans_;
};

}  // namespace keypeg::prove
