#include "candidates.hpp"

namespace keypeg {

namespace {

// Places colours peg by peg and leaves a prefix as soon as a row can't be met: each peg still to come adds at
// most one red and one match.
class Search {
public:
    Search(const Shape& shape, std::span<const Row> rows, std::size_t most)
        : shape_(shape), rows_(rows), most_(most), states_(rows.size()) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (int j = 0; j < shape.pegs; ++j) ++states_[i].left[rows[i].guess[j]];
    }

    std::vector<Code> run() {
        place(0);
        return std::move(found_);
    }

private:
    struct State {
        std::array<int, kMaxColours> left{};  // of the guess, not matched yet; below zero: surplus of the secret
        int red = 0, matches = 0;
    };

    // Whether every row can still be met with this colour here. It looks before it places: most colours fail at
    // one of the first rows.
    bool fits(int peg, int colour) const {
        const int rest = shape_.pegs - peg - 1;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const State& s = states_[i];
            const Row& row = rows_[i];
            const int red = row.red - s.red - (row.guess[peg] == colour);
            const int matches = row.red + row.white - s.matches - (s.left[colour] > 0);
            if (red < 0 || red > rest || matches < 0 || matches > rest) return false;
        }
        return true;
    }

    void put(int peg, int colour) {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            states_[i].red += rows_[i].guess[peg] == colour;
            states_[i].matches += states_[i].left[colour]-- > 0;
        }
    }

    void take(int peg, int colour) {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            states_[i].red -= rows_[i].guess[peg] == colour;
            states_[i].matches -= ++states_[i].left[colour] > 0;
        }
    }

    void place(int peg) {
        if (peg == shape_.pegs) {
            found_.push_back(code_);
            return;
        }
        for (int c = 0; c < shape_.colours && found_.size() < most_; ++c) {
            if ((!shape_.secret_repeats && used_ >> c & 1) || !fits(peg, c)) continue;
            used_ ^= shape_.secret_repeats ? 0u : 1u << c;
            code_[peg] = static_cast<std::uint8_t>(c);
            put(peg, c);
            place(peg + 1);
            take(peg, c);
            used_ ^= shape_.secret_repeats ? 0u : 1u << c;
        }
        code_[peg] = 0;
    }

    Shape shape_;
    std::span<const Row> rows_;
    std::size_t most_;
    std::vector<State> states_;
    unsigned used_ = 0;
    Code code_{};
    std::vector<Code> found_;
};

}  // namespace

double secret_count(const Shape& shape) {
    double n = 1;
    for (int j = 0; j < shape.pegs; ++j) n *= shape.secret_repeats ? shape.colours : shape.colours - j;
    return n;
}

std::vector<Code> candidates(const Shape& shape, std::span<const Row> rows, std::size_t most) {
    return Search(shape, rows, most).run();
}

}  // namespace keypeg
