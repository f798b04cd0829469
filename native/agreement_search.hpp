// The search for secrets that agree with rows, colour by colour, for up to 8 * W rows.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "agreement.hpp"

namespace keypeg {

// What each row still needs, one byte per row, eight rows in a word. Values stay below 128, so that the high bit of
// a byte shows whether a difference fell below zero.
template <int W>
struct Lanes {
    std::array<std::uint64_t, W> word{};

    void set(std::size_t row, int value) { word[row / 8] |= static_cast<std::uint64_t>(value) << (row % 8 * 8); }
    friend bool operator==(const Lanes&, const Lanes&) = default;
};

constexpr std::uint64_t kHigh = 0x8080808080808080;

template <int W>
bool minus(const Lanes<W>& a, const Lanes<W>& b, Lanes<W>& out) {
    std::uint64_t fine = kHigh;
    for (int i = 0; i < W; ++i) {
        const std::uint64_t d = (a.word[i] | kHigh) - b.word[i];
        fine &= d;
        out.word[i] = d & ~kHigh;
    }
    return fine == kHigh;
}

template <int W>
bool at_most(const Lanes<W>& a, const Lanes<W>& b) {
    std::uint64_t fine = kHigh;
    for (int i = 0; i < W; ++i) fine &= (b.word[i] | kHigh) - a.word[i];
    return (fine & kHigh) == kHigh;
}

// Gives each colour its pegs, colour by colour. What follows depends only on the pegs still free and on what each
// row still needs, so that a state met before is not searched again.
template <int W>
class Search {
public:
    // A remembered state; `query` tells the states of one search from those of earlier ones.
    struct State {
        std::uint64_t place = 0;
        Lanes<W> needs;
        std::uint64_t count = 0;
    };
    static constexpr std::size_t kStates = std::size_t{1} << 16;

    // Whether a secret agrees with the chosen rows; `code` is then one.
    std::optional<bool> find(const Shape& shape, std::span<const Row> rows, RowSet chosen, Budget& budget, Code& code) {
        prepare(shape, rows, chosen, budget);
        const bool found = look<false>(0, every_, red_, matches_) != 0;
        if (out_of_budget_) return std::nullopt;
        if (found) code = decoded();
        return found;
    }

    std::optional<std::uint64_t> count(const Shape& shape, std::span<const Row> rows, Budget& budget) {
        prepare(shape, rows, (RowSet{1} << rows.size()) - 1, budget);
        const std::uint64_t found = look<true>(0, every_, red_, matches_);
        if (out_of_budget_) return std::nullopt;
        return found;
    }

private:
    struct Layer {
        int colour = 0;                                   // the first unused colour where it stands for all of them
        int most = 0;                                     // how many pegs it may have
        int least_after = 0;                              // how many pegs the later layers can take
        std::array<Lanes<W>, 1 << kMaxPegs> reds;         // by the pegs it is given
        std::array<Lanes<W>, 1 << kMaxPegs> reds_left;    // by the pegs left free: the most reds still possible
        std::array<Lanes<W>, kMaxPegs + 1> matches;       // by how many pegs it is given
        std::array<Lanes<W>, kMaxPegs + 1> matches_left;  // by how many pegs are left free
        std::array<std::uint64_t, kMaxPegs + 1> ways;     // secrets per choice of pegs: unused colours are many
    };

    void prepare(const Shape& shape, std::span<const Row> rows, RowSet chosen, Budget& budget) {
        if (states_.empty()) states_.resize(kStates);
        budget_ = &budget;
        out_of_budget_ = false;
        ++query_;
        every_ = (1u << shape.pegs) - 1;
        rows_.clear();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (chosen >> i & 1) rows_.push_back(rows[i]);
        red_ = matches_ = {};
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            red_.set(i, rows_[i].red);
            matches_.set(i, rows_[i].red + rows_[i].white);
        }
        order_colours(shape);
        for (std::size_t k = layers_; k-- > 0;) fill(shape, k);
    }

    // The colours that stand in most guesses come first. Those in none come last, as one.
    void order_colours(const Shape& shape) {
        std::array<int, kMaxColours> used{};
        for (const Row& row : rows_)
            for (int j = 0; j < shape.pegs; ++j) ++used[row.guess[j]];
        std::array<int, kMaxColours> order{};
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.begin() + shape.colours, [&](int a, int b) { return used[a] > used[b]; });
        layers_ = 0;
        while (layers_ < static_cast<std::size_t>(shape.colours) && used[order[layers_]]) ++layers_;
        unused_ = shape.colours - static_cast<int>(layers_);
        if (unused_) {
            unused_colours_.assign(order.begin() + static_cast<std::ptrdiff_t>(layers_), order.begin() + shape.colours);
            ++layers_;
        }
        if (layer_.size() < layers_) layer_.resize(layers_);
        for (std::size_t k = 0; k < layers_; ++k) {
            const bool merged = unused_ && k + 1 == layers_;
            Layer& at = layer_[k];
            at.colour = order[k];
            at.most = shape.secret_repeats ? shape.pegs : merged ? std::min(unused_, shape.pegs) : 1;
            std::uint64_t ways = 1;
            for (int n = 0; n <= shape.pegs; ++n) {
                at.ways[n] = ways;
                if (merged)
                    ways *= static_cast<std::uint64_t>(shape.secret_repeats ? unused_ : std::max(unused_ - n, 0));
            }
        }
    }

    void fill(const Shape& shape, std::size_t k) {
        Layer& at = layer_[k];
        const bool last = k + 1 == layers_;
        at.least_after = last ? 0 : std::min(shape.pegs, layer_[k + 1].most + layer_[k + 1].least_after);
        for (auto* table : {&at.matches, &at.matches_left}) table->fill({});
        std::array<std::array<unsigned, kMostAgreementRows>, 2> pegs{};
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            unsigned mine = 0, later = 0;
            for (int j = 0; j < shape.pegs; ++j) {
                const int colour = rows_[i].guess[j];
                if (colour == at.colour) mine |= 1u << j;
                for (std::size_t l = k + 1; l < layers_; ++l)
                    if (layer_[l].colour == colour) later |= 1u << j;
            }
            if (unused_ && last) mine = 0;
            pegs[0][i] = mine;
            pegs[1][i] = later;
            for (int n = 0; n <= shape.pegs; ++n) {
                at.matches[n].set(i, std::min(n, std::popcount(mine)));
                at.matches_left[n].set(i, std::min(n, std::popcount(later)));
            }
        }
        at.reds[0] = at.reds_left[0] = {};
        for (unsigned s = 1; s <= every_; ++s) {
            const unsigned one = s & (~s + 1);
            if (s == one) {
                at.reds[s] = at.reds_left[s] = {};
                for (std::size_t i = 0; i < rows_.size(); ++i) {
                    at.reds[s].set(i, (pegs[0][i] & s) != 0);
                    at.reds_left[s].set(i, (pegs[1][i] & s) != 0);
                }
                continue;
            }
            for (int i = 0; i < W; ++i) {
                at.reds[s].word[i] = at.reds[s ^ one].word[i] + at.reds[one].word[i];
                at.reds_left[s].word[i] = at.reds_left[s ^ one].word[i] + at.reds_left[one].word[i];
            }
        }
    }

    template <bool all>
    std::uint64_t look(std::size_t k, unsigned free, const Lanes<W>& red, const Lanes<W>& matches) {
        if (k == layers_) return free == 0;
        const std::uint64_t place = query_ << 16 | k << 8 | free;
        Lanes<W> needs;
        for (int i = 0; i < W; ++i) needs.word[i] = matches.word[i] << 4 | red.word[i];
        State& known = states_[slot(place, needs)];
        if (known.place == place && known.needs == needs) return known.count;
        const std::uint64_t found = look_further<all>(k, free, red, matches);
        if (out_of_budget_ || (!all && found)) return found;
        states_[slot(place, needs)] = {place, needs, found};
        return found;
    }

    template <bool all>
    std::uint64_t look_further(std::size_t k, unsigned free, const Lanes<W>& red, const Lanes<W>& matches) {
        const Layer& at = layer_[k];
        const int pegs = std::popcount(free);
        std::array<Lanes<W>, kMaxPegs + 1> matches_after;
        unsigned possible = 0;
        for (int n = std::max(0, pegs - at.least_after); n <= std::min(pegs, at.most); ++n)
            if (minus(matches, at.matches[n], matches_after[n]) && at_most(matches_after[n], at.matches_left[pegs - n]))
                possible |= 1u << n;
        std::uint64_t total = 0;
        for (unsigned s = 0; possible; s = (s - free) & free) {
            const int n = std::popcount(s);
            if (possible >> n & 1) {
                if (budget_->left == 0) {
                    out_of_budget_ = true;
                    return 0;
                }
                --budget_->left;
                Lanes<W> red_after;
                if (minus(red, at.reds[s], red_after) && at_most(red_after, at.reds_left[free ^ s]) &&
                    at_most(red_after, matches_after[n])) {
                    given_[k] = s;
                    const std::uint64_t found = look<all>(k + 1, free ^ s, red_after, matches_after[n]);
                    if (out_of_budget_ || (!all && found)) return found;
                    total += found * at.ways[n];
                }
            }
            if (s == free) break;
        }
        return total;
    }

    static std::size_t slot(std::uint64_t place, const Lanes<W>& needs) {
        std::uint64_t h = place * 0x9e3779b97f4a7c15;
        for (int i = 0; i < W; ++i) h = (std::rotl(h, 29) ^ needs.word[i]) * 0xbf58476d1ce4e5b9;
        return h >> 48;
    }

    Code decoded() const {
        Code code{};
        for (std::size_t k = 0; k < layers_; ++k) {
            const bool merged = unused_ && k + 1 == layers_;
            int at = 0;
            for (int j = 0; j < kMaxPegs; ++j)
                if (given_[k] >> j & 1) {
                    const int colour =
                        merged ? unused_colours_[static_cast<std::size_t>(at % unused_)] : layer_[k].colour;
                    code[j] = static_cast<std::uint8_t>(colour);
                    ++at;
                }
        }
        return code;
    }

    Budget* budget_ = nullptr;
    bool out_of_budget_ = false;
    std::uint64_t query_ = 0;
    unsigned every_ = 0;
    std::size_t layers_ = 0;
    int unused_ = 0;
    std::vector<int> unused_colours_;
    std::vector<Row> rows_;
    std::vector<Layer> layer_;
    Lanes<W> red_, matches_;
    std::array<unsigned, kMaxColours> given_{};
    std::vector<State> states_;
};

}  // namespace keypeg
