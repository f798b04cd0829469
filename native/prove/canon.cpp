#include "canon.hpp"

#include <algorithm>
#include <numeric>

namespace keypeg::prove {
namespace {

constexpr int kMostOrders = 24;

// Nothing for no codes, without a branch that processors would guess wrong.
std::uint64_t mixed(std::uint64_t sign, unsigned count) {
    const std::uint64_t x = (sign + count) * 0x9e3779b97f4a7c15ull;
    return (x ^ (x >> 29)) & -std::uint64_t{count != 0};
}

// Largest signature first. There are few of them: no library sort pays.
template <class Signs>
void sort_by(const Signs& signs, std::uint8_t* order, int count) {
    for (int i = 0; i < count; ++i) {
        int j = i;
        for (; j > 0 && signs[order[j - 1]] < signs[i]; --j) order[j] = order[j - 1];
        order[j] = static_cast<std::uint8_t>(i);
    }
}

int orders(int alike) {
    int product = 1;
    for (int i = 2; i <= alike && product <= kMostOrders; ++i) product *= i;
    return product;
}

}  // namespace

Canon::Canon(const Space& space) : space_(space), pegs_(space.shape.pegs), colours_(space.shape.colours) {}

void Canon::count() {
    for (int c = 0; c < colours_; ++c) at_[c].fill(0);
    for (const Code& code : codes_)
        for (int j = 0; j < pegs_; ++j) ++at_[code[j]][j];
}

// Signatures that no renaming changes; a colour that does not occur has none.
void Canon::sign(Signs& colours, Signs& pegs) const {
    constexpr int rounds = 2;
    pegs.fill(1);
    for (int round = 0; round < rounds; ++round) {
        for (int c = 0; c < colours_; ++c) {
            colours[c] = 0;
            for (int j = 0; j < pegs_; ++j) colours[c] += mixed(pegs[j], at_[c][j]);
            colours[c] ^= colours[c] >> 31;
        }
        for (int j = 0; j < pegs_; ++j) {
            pegs[j] = 0;
            for (int c = 0; c < colours_; ++c) pegs[j] += mixed(colours[c], at_[c][j]);
            pegs[j] ^= pegs[j] >> 32;
        }
    }
}

Key Canon::key_of(const Naming& naming) const {
    std::array<std::array<std::uint32_t, kMaxColours>, kMaxPegs> value;
    for (int j = 0; j < pegs_; ++j)
        for (int c = 0; c < colours_; ++c) value[j][c] = space_.place_value[naming.place[j]] * naming.colour[c];
    Key key;
    for (const Code& code : codes_) {
        std::uint32_t number = 0;
        for (int j = 0; j < pegs_; ++j) number += value[j][code[j]];
        key ^= space_.keys[number];
    }
    return key;
}

Naming Canon::naming() const {
    Naming n;
    for (int i = 0; i < colours_; ++i) n.colour[colour_order_[i]] = static_cast<std::uint8_t>(i);
    for (int i = 0; i < pegs_; ++i) n.place[peg_order_[i]] = static_cast<std::uint8_t>(i);
    return n;
}

void Canon::list_runs(const std::uint8_t* order, int count, const Signs& signs, bool colours) {
    std::vector<Run>& runs = colours ? colour_runs_ : peg_runs_;
    runs.clear();
    for (int i = 0, j = 0; i < count; i = j) {
        while (j < count && signs[order[j]] == signs[order[i]]) ++j;
        if (j - i > 1 && signs[order[i]]) runs.push_back({i, j});
    }
}

// Whether every two neighbours of the run may be swapped without changing the set.
bool Canon::free_swaps(const Run& run, bool colours, const Key& key) const {
    const Naming plain = naming();
    for (int i = run.from; i + 1 < run.to; ++i) {
        Naming swapped = plain;
        if (colours)
            std::swap(swapped.colour[colour_order_[i]], swapped.colour[colour_order_[i + 1]]);
        else
            std::swap(swapped.place[peg_order_[i]], swapped.place[peg_order_[i + 1]]);
        const Key other = key_of(swapped);
        if (other.a != key.a || other.b != key.b) return false;
    }
    return true;
}

void Canon::try_orders(std::size_t run, Key& best, Naming& least) {
    const std::size_t colours = colour_runs_.size();
    if (run == colours + peg_runs_.size()) {
        const Naming n = naming();
        const Key key = key_of(n);
        if (key.a < best.a || (key.a == best.a && key.b < best.b)) best = key, least = n;
        return;
    }
    const Run r = run < colours ? colour_runs_[run] : peg_runs_[run - colours];
    std::uint8_t* order = run < colours ? colour_order_.data() : peg_order_.data();
    std::sort(order + r.from, order + r.to);
    do try_orders(run + 1, best, least);
    while (std::next_permutation(order + r.from, order + r.to));
}

Key Canon::find(Naming& chosen) {
    Signs colours, pegs;
    count();
    sign(colours, pegs);
    sort_by(colours, colour_order_.data(), colours_);
    sort_by(pegs, peg_order_.data(), pegs_);
    list_runs(colour_order_.data(), colours_, colours, true);
    list_runs(peg_order_.data(), pegs_, pegs, false);
    chosen = naming();
    Key key = key_of(chosen);
    if (colour_runs_.empty() && peg_runs_.empty()) return key;
    std::erase_if(colour_runs_, [&](const Run& r) { return free_swaps(r, true, key); });
    std::erase_if(peg_runs_, [&](const Run& r) { return free_swaps(r, false, key); });
    int all = 1;
    for (const Run& r : colour_runs_) all = std::min(all * orders(r.to - r.from), kMostOrders + 1);
    for (const Run& r : peg_runs_) all = std::min(all * orders(r.to - r.from), kMostOrders + 1);
    if (all > 1 && all <= kMostOrders) try_orders(0, key, chosen);
    return key;
}

Id Canon::renamed(Id guess, const Naming& naming) const {
    std::uint32_t number = 0;
    for (int j = 0; j < pegs_; ++j)
        number += space_.place_value[naming.place[j]] * naming.colour[space_.codes[guess][j]];
    return space_.ids[number];
}

Id Canon::original(Id guess, const Naming& naming) const {
    std::array<std::uint8_t, kMaxColours> back{};
    for (int c = 0; c < colours_; ++c) back[naming.colour[c]] = static_cast<std::uint8_t>(c);
    std::uint32_t number = 0;
    for (int j = 0; j < pegs_; ++j) number += space_.place_value[j] * back[space_.codes[guess][naming.place[j]]];
    return space_.ids[number];
}

}  // namespace keypeg::prove
