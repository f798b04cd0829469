// What a shape's prover offers: proofs from the start, values of positions, trees, checkpoints.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "search.hpp"

namespace keypeg::prove {

// One first guess of each kind, and what its trees must cost.
struct RootGuess {
    Id guess = 0;
    int lower = 0;
    int upper = kNever;  // the total of its best tree where that was found
};

struct Progress {
    int lower = 0;
    int upper = kNever;
    int settled = 0;  // first guesses that are done with
    int roots = 0;
    Id guess = 0;  // the first guess under way
    int parts_settled = 0;
    int parts = 0;
    std::uint64_t work = 0;
};

struct Proof {
    int lower = 0;
    int upper = kNever;
    bool stopped = false;
    bool found = false;  // a tree with the total `upper`, which starts with `guess`
    Id guess = 0;
    std::uint64_t work = 0;
    long nested = 0;  // how often a thread found work on a set below one that is shared as well
    std::vector<RootGuess> roots;
    bool proven() const { return lower == upper; }
};

struct Played {
    Id guess = 0;
    int feedback = 0;
};

// The candidates that agree with the rows played, or any others, of which no symmetry is known.
struct Position {
    std::vector<Played> played;
    std::vector<Id> candidates;
    bool listed = false;  // take `candidates`
};

// Bounds on the least total of a position, and the guess that reaches the upper one.
struct Value {
    int lower = 0;
    int upper = kNever;
    Id guess = 0;
};

// Rows that a guess loses against perfect play, summed over so many candidates.
struct Loss {
    int rows = 0;
    int candidates = 0;
};

// A tree in preorder: the guess's colours, the number of children, then each child after its feedback index.
using Tree = std::vector<std::uint8_t>;

// A good tree of a shape with too many pairs for a solver. Sets of more than `most` codes are split by the guess that
// tells most about them; smaller ones are searched, with `width` guesses tried at each.
Tree large_tree(const Shape& shape, int width, int most);

class Solver {
public:
    struct Options {
        int threads = 1;
        int table_bits = 0;      // log2 of the entries; 0: by the size of the shape
        std::uint64_t seed = 0;  // of the hashes: another one shows that no result rests on two sets hashing alike
        int share_from = 200;    // codes: smaller sets are not worth another thread
    };
    static std::unique_ptr<Solver> make(const Shape& shape, const Options& options);
    virtual ~Solver() = default;

    virtual const Space& space() const = 0;

    // The least total over trees of at most `rows` rows; bounds on it where it was stopped. Only trees with a total
    // below `upper` are looked for: a proof that finds none shows that every tree costs at least so much.
    virtual Proof prove(int rows, int upper = kNever) = 0;

    // The least worst case; `upper` and `lower` count rows.
    virtual Proof prove_worst(int rows) = 0;

    // The tree behind a proof of the same kind; empty where none was found.
    virtual Tree tree(const Proof& proof, int rows, bool worst) = 0;

    // A good tree, trying `width` guesses at each set, better with each wider call; its total.
    virtual Tree improve(int width, int rows) = 0;

    // Bounds on the least total of a position; exact unless `seconds` ran out.
    virtual Value value(const Position& position, int rows, double seconds) = 0;

    // The same for the trees that start with this guess.
    virtual Value guess_value(const Position& position, Id guess, int rows, double seconds) = 0;

    // The same for every guess there is, in the order of Space::codes.
    virtual std::vector<Value> guess_values(const Position& position, int rows, double seconds) = 0;

    // One guess of each kind under the symmetry that the rows played leave; those of one kind are equally good.
    virtual std::vector<Id> kinds(const Position& position) const = 0;

    // The least total of a position, if below limit; else a lower bound not below limit.
    virtual int value_below(const Position& position, int rows, int limit) = 0;

    // The least total of the trees that start with this guess, if below limit; else a lower bound not below limit.
    virtual int guess_below(const Position& position, Id guess, int rows, int limit) = 0;

    // The best tree of a position that starts with this guess.
    virtual Tree tree_from(const Position& position, Id guess, int rows) = 0;

    // What a guess costs beyond the best one, over all candidates of the position; takes as long as it takes.
    virtual Loss loss(const Position& position, Id guess) = 0;

    virtual Progress progress() const = 0;
    virtual void stop() = 0;

    // Writes and reads what is settled.
    virtual void save(const std::string& path) const = 0;
    virtual void load(const std::string& path) = 0;
};

}  // namespace keypeg::prove
