// The guesses of a frame, sifted by how well they split one set of its candidates.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "bounds_table.hpp"
#include "frame.hpp"

namespace keypeg::prove {

struct Set {
    const Id* at;  // rows of a frame
    int n;
};

// Up to this size the number of parts alone bounds a guess well enough.
constexpr int kBySplit = 24;

// A guess's score is the number of its parts, and one more where it is a candidate of the set.
// A part of m candidates needs 2m - 1 rows at least, so a guess costs 3n - score at least, and more
// where a part has more candidates than the most parts any guess makes (`extra`).
template <class Mask>
class Sieve {
public:
    int most = 0;     // the most parts of the guesses scanned
    int best = 0;     // the best score of the guesses scanned
    int own = 0;      // the most parts that a candidate of the set makes
    int scanned = 0;  // blocks scanned
    std::vector<std::uint8_t> score;
    std::vector<std::uint8_t> top;  // the best score of each block

    // Scans until no block left can hold a better score; for larger sets, none with more parts either.
    void open(const Frame<Mask>& f, Set s, int feedbacks);

    // What 0, 1, 2 ... candidates of the set cost at least, if they are told apart from the others.
    void list_costs(std::vector<int>& costs) const;

    // Scans every block that may hold a guess of this score.
    void extend(int level);

    // A lower bound on what any guess costs: the least of their bounds.
    int least_cost();

    // Calls visit(column) for the guesses whose bound is below limit.
    template <class Visit>
    void below(int limit, Visit&& visit);

private:
    void scan_to(int to);
    void measure(int block, int from, int to);
    bool unburdened() const;

    const Frame<Mask>* frame_ = nullptr;
    Set set_{};
    int feedbacks_ = 0;
    std::vector<const Seen<Mask>*> rows_;
    std::vector<std::uint16_t> extra_;
};

template <class Mask>
void Sieve<Mask>::open(const Frame<Mask>& f, Set s, int feedbacks) {
    constexpr int chunk = 4;  // blocks scanned before asking whether to go on
    frame_ = &f;
    set_ = s;
    most = best = own = scanned = 0;
    score.resize(f.blocks * kBlock);
    top.resize(f.blocks);
    feedbacks_ = feedbacks;
    rows_.resize(s.n);
    for (int i = 0; i < s.n; ++i) rows_[i] = f.seen(s.at[i]);
    scan_to((f.n + kBlock - 1) / kBlock);
    while (scanned < f.blocks) {
        const int reachable = std::min<int>(f.ceiling[scanned], s.n);
        if ((s.n <= kBySplit ? best : most) >= reachable) break;
        scan_to(std::min(f.blocks, scanned + chunk));
    }
}

template <class Mask>
void Sieve<Mask>::scan_to(int to) {
    const int from = scanned;
    if (to <= from) return;
    const auto& k = kernels();
    frame_->prepare(to);
    if constexpr (sizeof(Mask) == 2)
        k.parts16(rows_.data(), set_.n, from, to, score.data(), top.data());
    else if constexpr (sizeof(Mask) == 4)
        (feedbacks_ <= 24 ? k.parts24 : k.parts32)(rows_.data(), set_.n, from, to, score.data(), top.data());
    else
        k.parts64(rows_.data(), set_.n, from, to, score.data(), top.data());
    scanned = to;
    for (int b = from; b < to; ++b) most = std::max<int>(most, top[b]);
    best = std::max(best, most);
    if (from) return;
    for (int i = 0; i < set_.n; ++i) {  // the candidates lie in the blocks scanned first
        const int column = set_.at[i];
        own = std::max<int>(own, score[column]);
        const std::uint8_t p = ++score[column];
        top[column / kBlock] = std::max(top[column / kBlock], p);
        best = std::max<int>(best, p);
    }
}

// A guess makes no more parts of some candidates than of all. So a tree that starts with one of them has at most `own`
// of them in its first two rows, any other at most `parts`, and none in the first.
template <class Mask>
void Sieve<Mask>::list_costs(std::vector<int>& costs) const {
    const int parts = set_.n <= kBySplit ? best : most;
    costs.resize(set_.n + 1);
    for (int m = 0; m <= set_.n; ++m) {
        const int by_own = 2 * m - 1 + std::max(0, m - own), by_other = 2 * m + std::max(0, m - parts);
        costs[m] = std::min(by_own, by_other) + std::max(0, m - parts * parts);
    }
}

template <class Mask>
void Sieve<Mask>::extend(int level) {
    int to = scanned;
    while (to < frame_->blocks && frame_->ceiling[to] >= level) ++to;
    scan_to(to);
}

template <class Mask>
void Sieve<Mask>::measure(int block, int from, int to) {
    const auto& k = kernels();
    extra_.resize(frame_->blocks * kBlock);
    const std::uint8_t* of = score.data();
    if constexpr (sizeof(Mask) == 2)
        k.sizes16(rows_.data(), set_.n, block, most, of, from, to, extra_.data());
    else if constexpr (sizeof(Mask) == 4)
        (feedbacks_ <= 24 ? k.sizes24 : k.sizes32)(rows_.data(), set_.n, block, most, of, from, to, extra_.data());
    else
        k.sizes64(rows_.data(), set_.n, block, most, of, from, to, extra_.data());
}

// Whether one of the first guesses of the best score has no part that adds to its bound.
template <class Mask>
bool Sieve<Mask>::unburdened() const {
    constexpr int tries = 8;
    int tried = 0;
    for (int b = 0; b < scanned; ++b) {
        if (top[b] != best) continue;
        for (int c = b * kBlock; c < (b + 1) * kBlock; ++c) {
            if (score[c] != best) continue;
            int count[kMaxFeedbacks] = {}, largest = 0;
            for (int i = 0; i < set_.n; ++i) largest = std::max(largest, ++count[frame_->marks(set_.at[i])[c]]);
            if (largest <= most) return true;
            if (++tried == tries) return false;
        }
    }
    return false;
}

template <class Mask>
int Sieve<Mask>::least_cost() {
    const int n = set_.n;
    if (n <= kBySplit || unburdened()) return 3 * n - best;
    int least = kNever;
    for (int level = best; level >= 2 && 3 * n - level < least; --level) {
        extend(level);
        for (int b = 0; b < scanned; ++b) {
            if (top[b] < level) continue;
            measure(b, level, level);
            for (int c = b * kBlock; c < (b + 1) * kBlock; ++c)
                if (score[c] >= 2) least = std::min(least, 3 * n - score[c] + extra_[c]);
        }
    }
    return least;
}

template <class Mask>
template <class Visit>
void Sieve<Mask>::below(int limit, Visit&& visit) {
    const int n = set_.n;
    const int level = std::max(2, 3 * n - limit + 1);
    extend(level);
    for (int b = 0; b < scanned; ++b) {
        if (top[b] < level) continue;
        measure(b, level, kMaxFeedbacks + 1);
        for (int c = b * kBlock; c < std::min((b + 1) * kBlock, frame_->columns); ++c) {
            if (score[c] < level) continue;
            if (3 * n - score[c] + extra_[c] < limit) visit(c);
        }
    }
}

}  // namespace keypeg::prove
