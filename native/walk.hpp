// Walks all guesses as a tree of prefixes, in order, and counts those that share a prefix together.
#pragma once
#include <functional>
#include <vector>

#include "count.hpp"
#include "layout.hpp"
#include "symmetry.hpp"

namespace keypeg {

// Called now and then during long work; may throw to end it.
using Poll = std::function<void()>;

class Walk {
public:
    // A batch: the guesses of one prefix. `allowed` has 255 for every lane that is a guess to look at.
    // Returns whether to go on.
    using Visit = std::function<bool(const Prefix&, const std::uint8_t* allowed, const Code& prefix)>;

    // Without symmetry every guess is visited; with it, at least the lowest of those alike. Needs two pegs.
    void run(const Layout& table, const Symmetry* symmetry, const Visit& visit);

    // The guess of a lane, given the prefix of its batch.
    Code guess(const Layout& table, const Code& prefix, int lane) const;

private:
    // Colours that stand for one another are placed in order: 0 none of these, 1 unused so far, 2 dead.
    struct Kind {
        int group = 0, rank = 0;
    };
    struct State {
        std::array<int, 3> next{};     // per group: the rank of the next of its colours to place
        std::array<int, 16> copies{};  // per colour
    };

    bool allows(const State& state, int c) const;
    State with(State state, int c) const;
    bool least(int length) const;
    bool descend(int depth, const State& state, const Visit& visit);
    bool leaf(const State& state, const Visit& visit);
    void allow_lanes(const State& state, int row);
    int image_colour(const Move& move, int c, std::array<int, 16>& named, std::array<int, 3>& next) const;
    void pass(int c, int by);
    void sort_colours(const Symmetry* symmetry);

    const Layout* table_ = nullptr;
    std::vector<Move> moves_;
    std::array<Kind, 16> kind_{};
    std::array<std::array<int, 16>, 3> member_{};
    std::array<int, 3> last_rank_{};
    std::array<std::uint8_t, kMaxPegs> prefix_{};
    std::vector<std::uint8_t> key_;
    std::array<std::uint8_t, 64> passed_{};  // as in Prefix
    std::array<std::uint8_t, kMaxLanes> allowed_{};
    std::array<int, 3> allowed_next_{};  // what allowed_ was made for
};

}  // namespace keypeg
