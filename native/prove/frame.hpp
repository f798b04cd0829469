// A set of candidates with the guesses that differ on it, laid out for the kernels.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "scan.hpp"
#include "space.hpp"

namespace keypeg::prove {

// Columns 0..n-1 are the candidates themselves, the others follow; a row is one candidate.
// Guesses that mark every candidate of the frame alike share one column.
template <class Mask>
class Frame {
public:
    int n = 0;
    int columns = 0;
    int blocks = 0;
    int most = 0;                       // the most parts a guess makes of the frame, or more
    std::vector<Id> guess;              // column -> code; the first n are the candidates
    std::vector<std::uint8_t> ceiling;  // of each block beyond the candidates: no subset splits into more parts

    const std::uint8_t* marks(int candidate) const { return rows_[candidate]; }
    // What the kernels read: the marks, or each of them as one bit.
    const Seen<Mask>* seen(int candidate) const {
        if constexpr (kMarked)
            return rows_[candidate];
        else
            return &bits_[static_cast<std::size_t>(candidate) * stride_];
    }

    // A frame within a wider one copies its blocks of columns when they are first needed: most scans end in the first
    // few. Blocks beyond `to` have no marks yet. One thread at a time.
    void prepare(int to) const {
        if (to > ready_) copy_columns(to);
    }

    void open(const Space& space);
    // The frame of some secrets of a space without pairs.
    void open(const Space& space, const std::vector<Id>& set);
    // `score` holds the parts each column of the wider frame makes of the set, candidates one more. The wider frame,
    // all of which must be prepared, has to outlive this one.
    void open(const Frame& wider, const Id* set, int size, const std::uint8_t* score);

private:
    static constexpr bool kMarked = std::is_same_v<Seen<Mask>, std::uint8_t>;
    static constexpr int kAlike = 48;  // few guesses mark larger sets alike: finding them does not pay

    void list_columns(const Frame& wider, const Id* set, int size);
    void number_columns(const Frame& wider, const Id* set, int size);
    void sort_columns(const std::uint8_t* score);
    void copy_columns(int to) const;
    void fill_bits();

    int stride_ = 0;
    const Frame* wider_ = nullptr;
    std::vector<Id> set_;    // its candidates, as rows of the wider frame
    mutable int ready_ = 0;  // blocks that have their marks
    std::vector<const std::uint8_t*> rows_;
    mutable LargeVector<std::uint8_t> own_;
    mutable LargeVector<Mask> bits_;
    std::vector<Id> from_;  // column -> column of the wider frame
    std::vector<std::uint32_t> hashes_, seen_;
    std::vector<std::uint8_t> multipliers_;
    std::vector<int> owner_;
    std::vector<bool> among_;
};

inline std::uint64_t row_multiplier(int row) {
    std::uint64_t z = (static_cast<std::uint64_t>(row) + 1) * 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return (z ^ (z >> 31)) | 1;
}

template <class Mask>
void Frame<Mask>::open(const Space& space) {
    n = static_cast<int>(space.secrets.size());
    columns = space.count;
    stride_ = padded(columns);
    blocks = blocks_of(columns);
    guess = space.secrets;
    std::vector<bool> secret(space.count, false);
    for (Id s : space.secrets) secret[s] = true;
    for (int g = 0; g < space.count; ++g)
        if (!secret[g]) guess.push_back(static_cast<Id>(g));
    rows_.clear();
    if (n == columns) {
        for (int i = 0; i < n; ++i) rows_.push_back(space.row(i));
    } else {
        own_.assign(static_cast<std::size_t>(n) * stride_, 0);
        for (int i = 0; i < n; ++i) {
            std::uint8_t* to = &own_[static_cast<std::size_t>(i) * stride_];
            for (int c = 0; c < columns; ++c) to[c] = space.row(guess[i])[guess[c]];
            rows_.push_back(to);
        }
    }
    fill_bits();
    most = space.feedbacks;
    ceiling.assign(blocks, static_cast<std::uint8_t>(most));
}

template <class Mask>
void Frame<Mask>::open(const Space& space, const std::vector<Id>& set) {
    n = static_cast<int>(set.size());
    columns = space.count;
    stride_ = padded(columns);
    blocks = blocks_of(columns);
    guess = set;
    std::vector<bool> among(space.count, false);
    for (Id s : set) among[s] = true;
    for (int g = 0; g < space.count; ++g)
        if (!among[g]) guess.push_back(static_cast<Id>(g));
    own_.assign(static_cast<std::size_t>(n) * stride_, 0);
    rows_.clear();
    std::vector<std::uint8_t> row(space.count);
    for (int i = 0; i < n; ++i) {
        std::uint8_t* to = &own_[static_cast<std::size_t>(i) * stride_];
        space.mark_row(set[i], row.data());
        for (int c = 0; c < columns; ++c) to[c] = row[guess[c]];
        rows_.push_back(to);
    }
    fill_bits();
    most = space.feedbacks;
    ceiling.assign(blocks, static_cast<std::uint8_t>(most));
}

template <class Mask>
void Frame<Mask>::open(const Frame& wider, const Id* set, int size, const std::uint8_t* score) {
    n = size;
    if (size <= kAlike)
        number_columns(wider, set, size);
    else
        list_columns(wider, set, size);
    columns = static_cast<int>(from_.size());
    sort_columns(score);
    stride_ = padded(columns);
    blocks = blocks_of(columns);
    guess.resize(columns);
    for (int c = 0; c < columns; ++c) guess[c] = wider.guess[from_[c]];
    wider_ = &wider;
    set_.assign(set, set + size);
    own_.resize(static_cast<std::size_t>(n) * stride_);
    if constexpr (!kMarked) bits_.resize(static_cast<std::size_t>(n) * stride_);
    rows_.resize(n);
    for (int i = 0; i < n; ++i) rows_[i] = &own_[static_cast<std::size_t>(i) * stride_];
    ready_ = 0;
    prepare(blocks_of(n));
}

template <class Mask>
void Frame<Mask>::list_columns(const Frame& wider, const Id* set, int size) {
    from_.assign(set, set + size);
    among_.assign(wider.columns, false);
    for (int i = 0; i < size; ++i) among_[set[i]] = true;
    for (int c = 0; c < wider.columns; ++c)
        if (!among_[c]) from_.push_back(static_cast<Id>(c));
}

// Two random multipliers per row.
template <class Mask>
void Frame<Mask>::number_columns(const Frame& wider, const Id* set, int size) {
    const int w = wider.columns;
    hashes_.resize(blocks_of(w) * kBlock);
    rows_.resize(size);
    multipliers_.resize(2 * size);
    std::uint32_t sum[2] = {};
    for (int i = 0; i < size; ++i) {
        rows_[i] = wider.marks(set[i]);
        const std::uint64_t m = row_multiplier(i);
        for (int half = 0; half < 2; ++half)
            sum[half] += multipliers_[2 * i + half] = static_cast<std::uint8_t>(m >> (24 + 8 * half)) | 1;
    }
    kernels().hash_columns(rows_.data(), size, w, multipliers_.data(), hashes_.data());
    std::size_t room = 64;
    while (room < 2 * static_cast<std::size_t>(w + kMaxFeedbacks)) room *= 2;
    seen_.assign(room, 0);
    from_.assign(set, set + size);
    owner_.resize(room);
    // Equal hashes are not enough: the columns themselves are compared. A negative owner tells nothing apart.
    auto equal = [&](int owner, int c) {
        for (int i = 0; i < size; ++i)
            if (rows_[i][c] != (owner < 0 ? -1 - owner : rows_[i][owner])) return false;
        return true;
    };
    auto add = [&](std::uint32_t h, int owner) {
        h |= h == 0;
        std::size_t at = (h * 0x9e3779b97f4a7c15ull >> 40) & (room - 1);
        while (seen_[at] && !(seen_[at] == h && owner >= 0 && equal(owner_[at], owner))) at = (at + 1) & (room - 1);
        const bool fresh = !seen_[at];
        seen_[at] = h;
        owner_[at] = owner;
        return fresh;
    };
    for (int f = 0; f < kMaxFeedbacks; ++f) {  // a column that tells nothing apart is no guess
        const auto times = static_cast<std::uint32_t>(f);
        add((sum[1] * times & 0xffff) << 16 | (sum[0] * times & 0xffff), -1 - f);
    }
    for (int i = 0; i < size; ++i) add(hashes_[set[i]], set[i]);
    for (int c = 0; c < w; ++c)
        if (add(hashes_[c], c)) from_.push_back(static_cast<Id>(c));
}

// Most parts first, so that a search for the best guesses can stop early.
template <class Mask>
void Frame<Mask>::sort_columns(const std::uint8_t* score) {
    std::array<int, kMaxFeedbacks + 3> start{};
    for (int c = n; c < columns; ++c) ++start[score[from_[c]]];
    int at = n;
    for (int p = kMaxFeedbacks + 2; p >= 0; --p) at += std::exchange(start[p], at);
    guess.resize(columns);
    for (int c = n; c < columns; ++c) guess[start[score[from_[c]]]++] = from_[c];
    std::copy(guess.begin() + n, guess.end(), from_.begin() + n);
    ceiling.assign(blocks_of(columns), 0);
    most = 0;
    for (int c = 0; c < columns; ++c) {
        ceiling[c / kBlock] = std::max(ceiling[c / kBlock], score[from_[c]]);
        most = std::max<int>(most, score[from_[c]]);
    }
}

template <class Mask>
void Frame<Mask>::copy_columns(int to) const {
    constexpr int together = 4;  // rows: each column's place is read once for all of them
    const int from = ready_ * kBlock, end = to * kBlock, last = std::min(end, columns);
    const auto& k = kernels();
    auto copy = [&](int row, auto count) {
        std::uint8_t* own[together];
        const std::uint8_t* of[together];
        for (int r = 0; r < count; ++r) {
            own[r] = &own_[static_cast<std::size_t>(row + r) * stride_];
            of[r] = wider_->marks(set_[row + r]);
        }
        for (int c = from; c < last; ++c)
            for (int r = 0; r < count; ++r) own[r][c] = of[r][from_[c]];
        for (int r = 0; r < count; ++r) {
            std::fill(own[r] + last, own[r] + end, std::uint8_t{0});
            if constexpr (kMarked) continue;
            Mask* bits = &bits_[static_cast<std::size_t>(row + r) * stride_ + from];
            if constexpr (sizeof(Mask) == 2)
                k.one_hot16(own[r] + from, end - from, bits);
            else if constexpr (sizeof(Mask) == 4)
                k.one_hot32(own[r] + from, end - from, bits);
            else
                k.one_hot64(own[r] + from, end - from, bits);
        }
    };
    int row = 0;
    for (; row + together <= n; row += together) copy(row, std::integral_constant<int, together>{});
    for (; row < n; ++row) copy(row, std::integral_constant<int, 1>{});
    ready_ = to;
}

template <class Mask>
void Frame<Mask>::fill_bits() {
    ready_ = blocks;
    if constexpr (kMarked) return;
    const auto& k = kernels();
    bits_.resize(static_cast<std::size_t>(n) * stride_);
    for (int i = 0; i < n; ++i) {
        Mask* to = &bits_[static_cast<std::size_t>(i) * stride_];
        if constexpr (sizeof(Mask) == 2)
            k.one_hot16(rows_[i], stride_, to);
        else if constexpr (sizeof(Mask) == 4)
            k.one_hot32(rows_[i], stride_, to);
        else
            k.one_hot64(rows_[i], stride_, to);
    }
}

}  // namespace keypeg::prove
