#include "solver.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <unordered_map>
#include <unordered_set>

#include "appraisal.hpp"
#include "checkpoint.hpp"
#include "depths.hpp"
#include "roots.hpp"
#include "search_pool.hpp"
#include "workers.hpp"

namespace keypeg::prove {
namespace {

int default_bits(int codes) { return codes < 1500 ? 18 : codes < 6000 ? 22 : 24; }

template <class Mask>
class ShapeSolver final : public Solver {
public:
    ShapeSolver(const Shape& shape, const Options& o)
        : space_(shape, o.seed), seed_(o.seed), bits_(o.table_bits ? o.table_bits : default_bits(space_.count)),
          table_(bits_), threads_(std::clamp(o.threads, 1, 256)), share_from_(o.share_from), pool_(space_, table_) {
        table_.enter_in(ledger_);
        frame_.open(space_);
        column_.resize(space_.count);
        for (int c = 0; c < space_.count; ++c) column_[frame_.guess[c]] = static_cast<Id>(c);
        all_.resize(frame_.n);
        std::iota(all_.begin(), all_.end(), Id{0});
    }

    const Space& space() const override { return space_; }
    Proof prove(int rows, int upper) override;
    Proof prove_worst(int rows) override;
    Tree tree(const Proof& proof, int rows, bool worst) override;
    Tree improve(int width, int rows) override;
    Value value(const Position& position, int rows, double seconds) override;
    Value guess_value(const Position& position, Id guess, int rows, double seconds) override;
    std::vector<Value> guess_values(const Position& position, int rows, double seconds) override;
    Loss loss(const Position& position, Id guess) override;
    std::vector<Id> kinds(const Position& position) const override;
    int value_below(const Position& position, int rows, int limit) override;
    int guess_below(const Position& position, Id guess, int rows, int limit) override;
    Tree tree_from(const Position& position, Id guess, int rows) override;
    Progress progress() const override { return board_.read(); }
    void stop() override { halt_.asked = true; }
    void save(const std::string& path) const override { save_checkpoint(path, header(), ledger_); }
    void load(const std::string& path) override { load_checkpoint(path, header(), table_); }

private:
    using Choose = std::function<Id(Set, int)>;
    using Lease = typename SearchPool<Mask>::Lease;

    Proof from_the_start(int rows, BoundsTable& table, int width, int upper);
    CheckpointHeader header() const { return {space_.shape, seed_}; }
    Set whole() const { return {all_.data(), frame_.n}; }
    void grow(Set s, int rows, Id guess, const Choose& choose, Tree& out) const;
    Value bounds(const Frame<Mask>& f, Set s, int rows, const Symmetry* symmetry, Search<Mask>& search);
    Value after(Appraisal<Mask>& appraisal, Id guess, int rows, const Symmetry* symmetry, Search<Mask>& search);
    std::vector<Id> set_of(const Position& position) const;
    std::unique_ptr<Symmetry> symmetry_of(const Position& position) const;

    Space space_;
    std::uint64_t seed_;
    int bits_;
    Ledger ledger_{kMostBounds};
    BoundsTable table_;
    int threads_, share_from_;
    Frame<Mask> frame_;
    std::vector<Id> column_;  // code -> column of the frame
    std::vector<Id> all_;
    Halt halt_;
    Board board_;
    SearchPool<Mask> pool_;
};

// One search that leads and, for each further thread, one that helps.
template <class Mask>
Proof ShapeSolver<Mask>::from_the_start(int rows, BoundsTable& table, int width, int upper) {
    halt_.asked = false;
    auto make = [&] { return std::make_unique<Search<Mask>>(space_, table, halt_, width); };
    const auto leader = make();
    Workers<Mask> workers(*leader, threads_ - 1, share_from_, make);
    Proof proof = Roots<Mask>(space_, frame_, whole(), rows, *leader, board_, upper).prove();
    proof.work = leader->work() + workers.work();
    proof.nested = workers.nested();
    return proof;
}

template <class Mask>
Proof ShapeSolver<Mask>::prove(int rows, int upper) {
    table_.expect_many();
    return from_the_start(rows, table_, 0, upper);
}

template <class Mask>
Proof ShapeSolver<Mask>::prove_worst(int rows) {
    halt_.asked = false;
    BoundsTable table(bits_);
    Depths<Mask> depths(space_, table, halt_);
    const Symmetry symmetry(space_.shape);
    Proof proof;
    proof.lower = 1;
    try {
        while (proof.lower <= rows && !depths.within(frame_, whole(), proof.lower, &symmetry, proof.guess)) {
            ++proof.lower;
            board_.write([&](Progress& p) {
                p.lower = proof.lower;
                p.work = depths.work();
            });
        }
        proof.upper = proof.lower <= rows ? proof.lower : kNever;
        proof.found = proof.upper != kNever;
        if (!proof.found) proof.lower = kNever;
    } catch (const Stopped&) { proof.stopped = true; }
    proof.work = depths.work();
    return proof;
}

template <class Mask>
Tree ShapeSolver<Mask>::tree(const Proof& proof, int rows, bool worst) {
    Tree out;
    if (!proof.found) return out;
    const Halt never;
    if (worst) {
        BoundsTable table(bits_);
        Depths<Mask> depths(space_, table, never);
        grow(
            whole(), proof.upper, proof.guess,
            [&](Set s, int left) {
                Id guess = 0;
                depths.within(frame_, s, left, nullptr, guess);
                return guess;
            },
            out);
    } else {
        Search<Mask> search(space_, table_, never);
        grow(
            whole(), rows, proof.guess,
            [&](Set s, int left) { return search.solve(frame_, s, left, kNever, nullptr).guess; }, out);
    }
    return out;
}

template <class Mask>
Tree ShapeSolver<Mask>::improve(int width, int rows) {
    BoundsTable table(bits_);
    const Proof found = from_the_start(rows, table, width, kNever);
    Tree out;
    if (found.upper == kNever) return out;
    const Halt never;
    Search<Mask> search(space_, table, never, width);
    grow(
        whole(), rows, found.guess,
        [&](Set s, int left) { return search.solve(frame_, s, left, kNever, nullptr).guess; }, out);
    return out;
}

template <class Mask>
void ShapeSolver<Mask>::grow(Set s, int rows, Id guess, const Choose& choose, Tree& out) const {
    const Code& code = space_.codes[guess];
    out.insert(out.end(), code.begin(), code.begin() + space_.shape.pegs);
    const std::size_t count_at = out.size();
    out.push_back(0);
    const int left = rows == kAnyRows ? rows : rows - 1;
    for (int k = 0; k < space_.win; ++k) {
        std::vector<Id> part;
        for (int i = 0; i < s.n; ++i)
            if (frame_.marks(s.at[i])[column_[guess]] == k) part.push_back(s.at[i]);
        if (part.empty()) continue;
        ++out[count_at];
        out.push_back(static_cast<std::uint8_t>(k));
        const Set p{part.data(), static_cast<int>(part.size())};
        grow(p, left, p.n == 1 ? frame_.guess[part[0]] : choose(p, left), choose, out);
    }
}

template <class Mask>
std::vector<Id> ShapeSolver<Mask>::set_of(const Position& position) const {
    std::vector<Id> set;
    for (const Id c : position.candidates) {
        if (column_.at(c) >= frame_.n) throw std::invalid_argument("a candidate is no secret of the shape");
        set.push_back(column_[c]);
    }
    if (!position.listed) set = all_;
    for (const Played& row : position.played)
        std::erase_if(set, [&](Id i) { return frame_.marks(i)[column_.at(row.guess)] != row.feedback; });
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    if (set.empty()) throw std::invalid_argument("no candidates");
    return set;
}

template <class Mask>
std::unique_ptr<Symmetry> ShapeSolver<Mask>::symmetry_of(const Position& position) const {
    if (position.listed) return nullptr;
    auto symmetry = std::make_unique<Symmetry>(space_.shape);
    for (const Played& row : position.played) *symmetry = symmetry->after(space_.codes[row.guess]);
    return symmetry;
}

// Exact, or where the time is over: what is proven, and a tree of one good guess at each set.
template <class Mask>
Value ShapeSolver<Mask>::bounds(const Frame<Mask>& f, Set s, int rows, const Symmetry* symmetry, Search<Mask>& search) {
    try {
        const Found found = search.solve(f, s, rows, kNever, symmetry);
        return {found.value, found.value, found.guess};
    } catch (const Stopped&) {
        const Halt never;
        Search<Mask> exact(space_, table_, never);
        BoundsTable scratch(18);
        Search<Mask> greedy(space_, scratch, never, 1);
        const Found found = greedy.solve(f, s, rows, kNever, symmetry);
        return {std::min(found.value, exact.quick_lower(f, s, rows)), found.value, found.guess};
    }
}

template <class Mask>
Value ShapeSolver<Mask>::after(Appraisal<Mask>& appraisal, Id guess, int rows, const Symmetry* symmetry,
                               Search<Mask>& search) {
    const int left = rows == kAnyRows ? rows : rows - 1;
    std::unique_ptr<Symmetry> next;
    return appraisal.of(column_.at(guess), left, [&](const Frame<Mask>& f, Set part) {
        if (symmetry && !next && part.n > kBySplit)
            next = std::make_unique<Symmetry>(symmetry->after(space_.codes[guess]));
        return bounds(f, part, left, part.n > kBySplit ? next.get() : nullptr, search);
    });
}

template <class Mask>
Value ShapeSolver<Mask>::value(const Position& position, int rows, double seconds) {
    const std::vector<Id> set = set_of(position);
    Lease lease(pool_, seconds);
    return bounds(frame_, {set.data(), static_cast<int>(set.size())}, rows, symmetry_of(position).get(),
                  lease.search());
}

template <class Mask>
Value ShapeSolver<Mask>::guess_value(const Position& position, Id guess, int rows, double seconds) {
    const std::vector<Id> set = set_of(position);
    Lease lease(pool_, seconds);
    Appraisal<Mask> appraisal(space_, frame_, {set.data(), static_cast<int>(set.size())}, false);
    return after(appraisal, guess, rows, symmetry_of(position).get(), lease.search());
}

template <class Mask>
std::vector<Value> ShapeSolver<Mask>::guess_values(const Position& position, int rows, double seconds) {
    const std::vector<Id> set = set_of(position);
    std::unique_ptr<Symmetry> symmetry = symmetry_of(position);
    if (symmetry && symmetry->trivial()) symmetry.reset();
    Lease lease(pool_, seconds);
    Appraisal<Mask> appraisal(space_, frame_, {set.data(), static_cast<int>(set.size())}, true);
    std::unordered_map<std::uint64_t, Value> known;  // guesses of one kind have one value
    std::vector<Value> values;
    for (int g = 0; g < space_.count; ++g) {
        const auto guess = static_cast<Id>(g);
        if (!symmetry) {
            values.push_back(after(appraisal, guess, rows, nullptr, lease.search()));
            continue;
        }
        const auto [at, fresh] = known.try_emplace(symmetry->token(space_.codes[g]));
        if (fresh) at->second = after(appraisal, guess, rows, symmetry.get(), lease.search());
        values.push_back({at->second.lower, at->second.upper, guess});
    }
    return values;
}

template <class Mask>
Loss ShapeSolver<Mask>::loss(const Position& position, Id guess) {
    const std::vector<Id> set = set_of(position);
    const Set s{set.data(), static_cast<int>(set.size())};
    const std::unique_ptr<Symmetry> symmetry = symmetry_of(position);
    Lease lease(pool_, 0);
    Appraisal<Mask> appraisal(space_, frame_, s, false);
    const int cost = after(appraisal, guess, kAnyRows, symmetry.get(), lease.search()).lower;
    return {cost - bounds(frame_, s, kAnyRows, symmetry.get(), lease.search()).lower, s.n};
}

template <class Mask>
std::vector<Id> ShapeSolver<Mask>::kinds(const Position& position) const {
    const std::unique_ptr<Symmetry> symmetry = symmetry_of(position);
    std::vector<Id> found;
    std::unordered_set<std::uint64_t> seen;
    for (int g = 0; g < space_.count; ++g)
        if (!symmetry || seen.insert(symmetry->token(space_.codes[g])).second) found.push_back(static_cast<Id>(g));
    return found;
}

template <class Mask>
int ShapeSolver<Mask>::value_below(const Position& position, int rows, int limit) {
    const std::vector<Id> set = set_of(position);
    Lease lease(pool_, 0);
    return lease.search()
        .solve(frame_, {set.data(), static_cast<int>(set.size())}, rows, limit, symmetry_of(position).get())
        .value;
}

template <class Mask>
int ShapeSolver<Mask>::guess_below(const Position& position, Id guess, int rows, int limit) {
    const std::vector<Id> set = set_of(position);
    const std::unique_ptr<Symmetry> symmetry = symmetry_of(position);
    Lease lease(pool_, 0);
    return lease.search().evaluate(frame_, {set.data(), static_cast<int>(set.size())}, column_.at(guess), rows, limit,
                                   symmetry.get());
}

template <class Mask>
Tree ShapeSolver<Mask>::tree_from(const Position& position, Id guess, int rows) {
    const std::vector<Id> set = set_of(position);
    Lease lease(pool_, 0);
    Tree out;
    grow(
        {set.data(), static_cast<int>(set.size())}, rows, guess,
        [&](Set s, int left) { return lease.search().solve(frame_, s, left, kNever, nullptr).guess; }, out);
    return out;
}

}  // namespace

std::unique_ptr<Solver> Solver::make(const Shape& shape, const Options& options) {
    check(shape);
    if (shape.pegs <= 4) return std::make_unique<ShapeSolver<std::uint16_t>>(shape, options);
    if (shape.pegs <= 6) return std::make_unique<ShapeSolver<std::uint32_t>>(shape, options);
    return std::make_unique<ShapeSolver<std::uint64_t>>(shape, options);
}

}  // namespace keypeg::prove
