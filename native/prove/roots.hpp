// The proof from the start: every kind of first guess is settled, the most promising first.
#pragma once
#include <algorithm>
#include <functional>
#include <mutex>
#include <unordered_set>
#include <vector>

#include "solver.hpp"

namespace keypeg::prove {

// Progress that another thread may read at any time.
class Board {
public:
    Progress read() const {
        std::lock_guard lock(mutex_);
        return progress_;
    }
    template <class Change>
    void write(Change&& change) {
        std::lock_guard lock(mutex_);
        change(progress_);
    }

private:
    mutable std::mutex mutex_;
    Progress progress_;
};

template <class Mask>
class Roots {
public:
    // Only trees with a total below `upper` are looked for.
    Roots(const Space& space, const Frame<Mask>& frame, Set all, int rows, Search<Mask>& search, Board& board,
          int upper)
        : space_(space), frame_(frame), all_(all), rows_(rows), left_(rows == kAnyRows ? rows : rows - 1),
          search_(search), board_(board), upper_(upper) {}

    Proof prove();

private:
    struct Root {
        int column;
        int bound;  // what its trees cost at least
        bool win;
        bool deepened;  // its parts have had a longer look
        bool settled;
        int total;  // of its best tree where that was found
        std::vector<Id> codes;
        std::vector<Part> parts;
    };
    void resume();
    void keep();
    void open();
    Root* most_promising();
    Symmetry symmetry_after(const Root& root) const;
    int allowance(const Root& root, const Part& part) const;
    void deepen(Root& root);
    void settle(Root& root);
    bool raise(Root& root, Part& part, int value);
    void report(const Root* under_way, int parts_settled);
    int lower() const;

    const Space& space_;
    const Frame<Mask>& frame_;
    Set all_;
    int rows_, left_;
    Search<Mask>& search_;
    Board& board_;
    std::vector<Root> roots_;
    int upper_;
    Id guess_ = 0;
    bool found_ = false;  // a tree with the total upper_
    int settled_ = 0;
    bool opened_ = false;  // every kind of first guess has its bound
};

template <class Mask>
void Roots<Mask>::open() {
    const Symmetry symmetry(space_.shape);
    std::unordered_set<std::uint64_t> seen;
    for (int c = 0; c < frame_.columns; ++c) {
        if (!seen.insert(symmetry.token(space_.codes[frame_.guess[c]])).second) continue;
        Part parts[kMaxFeedbacks];
        Root root{c, all_.n, false, search_.width() > 0, false, kNever, {}, {}};
        const int m = search_.split(frame_, all_, c, parts, root.win);
        for (int i = 0; i < m; ++i) root.codes.insert(root.codes.end(), parts[i].at, parts[i].at + parts[i].n);
        Id* at = root.codes.data();
        for (int i = 0; i < m; ++i) {
            root.parts.push_back({at, parts[i].n, parts[i].lower});
            at += parts[i].n;
            root.bound += parts[i].lower;
        }
        if (m + root.win < 2 && all_.n > 1) continue;  // tells nothing
        roots_.push_back(std::move(root));
    }
    for (Root& r : roots_)
        for (Part& p : r.parts)
            if (p.n > 3) raise(r, p, search_.quick_lower(frame_, {p.at, p.n}, left_));
    std::sort(roots_.begin(), roots_.end(), [](const Root& a, const Root& b) {
        return a.bound != b.bound ? a.bound < b.bound : a.column < b.column;
    });
    opened_ = true;
}

template <class Mask>
bool Roots<Mask>::raise(Root& root, Part& part, int value) {
    root.bound = std::min(kNever, root.bound - part.lower + value);
    part.lower = value;
    return root.bound < upper_;
}

template <class Mask>
Symmetry Roots<Mask>::symmetry_after(const Root& root) const {
    return Symmetry(space_.shape).after(space_.codes[frame_.guess[root.column]]);
}

template <class Mask>
int Roots<Mask>::allowance(const Root& root, const Part& part) const {
    return upper_ == kNever ? kNever : upper_ - (root.bound - part.lower);
}

template <class Mask>
void Roots<Mask>::deepen(Root& root) {
    const Symmetry next = symmetry_after(root);
    root.deepened = true;
    for (Part& p : root.parts) {
        report(&root, 0);
        if (p.n <= 3) continue;
        if (!raise(root, p, search_.deep_lower(frame_, {p.at, p.n}, left_, allowance(root, p), &next))) return;
    }
}

template <class Mask>
void Roots<Mask>::settle(Root& root) {
    const Symmetry next = symmetry_after(root);
    int done = 0;
    for (Part& p : root.parts) {
        report(&root, done++);
        const int v = search_.solve(frame_, {p.at, p.n}, left_, allowance(root, p), &next).value;
        if (!raise(root, p, v)) return;
    }
    upper_ = root.total = root.bound;
    found_ = true;
    guess_ = frame_.guess[root.column];
}

template <class Mask>
typename Roots<Mask>::Root* Roots<Mask>::most_promising() {
    Root* least = nullptr;
    for (Root& r : roots_)
        if (!r.settled && (!least || r.bound < least->bound)) least = &r;
    return least;
}

template <class Mask>
int Roots<Mask>::lower() const {
    if (!opened_) return 2 * all_.n - 1;
    int least = upper_;
    for (const Root& r : roots_) least = std::min(least, r.bound);
    return least;
}

template <class Mask>
void Roots<Mask>::report(const Root* under_way, int parts_settled) {
    board_.write([&](Progress& p) {
        p.lower = lower();
        p.upper = upper_;
        p.settled = settled_;
        p.roots = static_cast<int>(roots_.size());
        p.guess = under_way ? frame_.guess[under_way->column] : guess_;
        p.parts_settled = parts_settled;
        p.parts = under_way ? static_cast<int>(under_way->parts.size()) : 0;
        p.work = search_.work();
    });
}

// An earlier proof, perhaps read from a checkpoint, has left its best tree in the table.
template <class Mask>
void Roots<Mask>::resume() {
    Known known;
    if (!search_.recall(frame_, all_, rows_, known) || known.upper >= upper_) return;
    found_ = true;
    upper_ = known.upper;
    guess_ = known.guess;
}

template <class Mask>
void Roots<Mask>::keep() {
    constexpr int most_effort = 0x7f;
    if (found_) search_.remember(frame_, all_, rows_, {lower(), upper_, guess_, most_effort});
}

template <class Mask>
Proof Roots<Mask>::prove() {
    Proof proof;
    try {
        resume();
        open();
        int tries = search_.width() > 0 ? search_.width() : static_cast<int>(roots_.size());
        while (Root* root = most_promising()) {
            if (root->bound >= upper_ || tries == 0) break;
            if (!root->deepened) {
                deepen(*root);
                continue;
            }
            settle(*root);
            keep();
            root->settled = true;
            ++settled_;
            --tries;
        }
        settled_ = static_cast<int>(roots_.size());
        keep();
        report(nullptr, 0);
    } catch (const Stopped&) { proof.stopped = true; }
    for (const Root& r : roots_) proof.roots.push_back({frame_.guess[r.column], r.bound, r.total});
    proof.lower = lower();
    proof.upper = upper_;
    proof.guess = guess_;
    proof.found = found_;
    return proof;
}

}  // namespace keypeg::prove
