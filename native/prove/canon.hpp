// One name for all sets that renaming colours and moving pegs takes into one another.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "space.hpp"

namespace keypeg::prove {

// A renaming: peg j moves to place[j], colour c is called colour[c].
struct Naming {
    std::array<std::uint8_t, kMaxPegs> place{};
    std::array<std::uint8_t, kMaxColours> colour{};
};

// Sets are named by how often each colour is at each peg. Where that leaves colours or pegs alike, swaps
// that change nothing are free, and of the few orders left the one with the least key is taken. A set with
// too many orders keeps a name of its own: then equal sets are not recognised, but nothing becomes wrong,
// because every name is that of a set with the same optimum.
class Canon {
public:
    explicit Canon(const Space& space);

    // The key of the renamed set, and the renaming.
    template <class Codes>
    Key key(int n, Codes&& code_at, Naming& naming) {
        codes_.resize(n);
        for (int i = 0; i < n; ++i) codes_[i] = code_at(i);
        return find(naming);
    }

    // A guess as the renamed set knows it, and back.
    Id renamed(Id guess, const Naming& naming) const;
    Id original(Id guess, const Naming& naming) const;

private:
    struct Run {
        int from, to;
    };  // a stretch of equal signatures in an order
    using Signs = std::array<std::uint64_t, 16>;

    Key find(Naming& naming);
    void count();
    void sign(Signs& colours, Signs& pegs) const;
    Key key_of(const Naming& naming) const;
    void list_runs(const std::uint8_t* order, int count, const Signs& signs, bool colours);
    bool free_swaps(const Run& run, bool colours, const Key& key) const;
    void try_orders(std::size_t run, Key& best, Naming& naming);
    Naming naming() const;

    const Space& space_;
    const int pegs_, colours_;
    std::vector<Code> codes_;
    std::array<std::array<std::uint16_t, kMaxPegs>, kMaxColours> at_{};
    std::array<std::uint8_t, kMaxColours> colour_order_{};
    std::array<std::uint8_t, kMaxPegs> peg_order_{};
    std::vector<Run> colour_runs_, peg_runs_;
};

}  // namespace keypeg::prove
