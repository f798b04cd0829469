#include "tree.hpp"

#include <algorithm>

namespace keypeg {

namespace {

class Grower {
public:
    Grower(const Shape& shape, Measure measure, const Path& path, bool encode, const Progress& progress)
        : shape_(shape), encode_(encode), progress_(progress),
          chooser_(shape, measure, path, [this] { progress_(done_, tree_.secrets); }) {}

    Tree run() {
        std::vector<Code> secrets = all_codes(shape_, shape_.secret_repeats);
        tree_.secrets = secrets.size();
        node(secrets, Symmetry(shape_), 1);
        return std::move(tree_);
    }

private:
    void solved(std::size_t row) {
        if (tree_.histogram.size() < row) tree_.histogram.resize(row);
        ++tree_.histogram[row - 1];
        tree_.total += row;
        ++done_;
    }

    // Orders the candidates by feedback; returns the ends of the parts.
    std::array<std::size_t, kMaxFeedbacks + 1> split(std::span<Code> candidates, const Code& guess) {
        chooser_.feedbacks(candidates, guess, marks_);
        std::array<std::size_t, kMaxFeedbacks + 1> end{};
        for (std::uint8_t f : marks_) ++end[f + 1];
        for (int f = 0; f < kMaxFeedbacks; ++f) end[f + 1] += end[f];
        std::array<std::size_t, kMaxFeedbacks + 1> next = end;
        copy_.assign(candidates.begin(), candidates.end());
        for (std::size_t i = 0; i < copy_.size(); ++i) candidates[next[marks_[i]]++] = copy_[i];
        return end;
    }

    void node(std::span<Code> candidates, const Symmetry& symmetry, std::size_t row) {
        ++tree_.nodes;
        const Code guess = candidates.size() <= 2 ? candidates[0] : chooser_.choose(candidates, &symmetry, 1)[0].guess;
        const auto end = split(candidates, guess);
        const int last = feedback_count(shape_.pegs) - 1;
        if (end[last + 1] > end[last]) solved(row);
        if (encode_) {
            tree_.encoded.insert(tree_.encoded.end(), guess.begin(), guess.begin() + shape_.pegs);
            const auto used = [&](int f) { return end[f + 1] > end[f]; };
            int children = 0;
            for (int f = 0; f < last; ++f) children += used(f);
            tree_.encoded.push_back(static_cast<std::uint8_t>(children));
        }
        if (end[last] == 0) return;
        const Symmetry below = symmetry.after(guess);
        for (int f = 0; f < last; ++f) {
            if (end[f + 1] == end[f]) continue;
            if (encode_) tree_.encoded.push_back(static_cast<std::uint8_t>(f));
            node(candidates.subspan(end[f], end[f + 1] - end[f]), below, row + 1);
        }
    }

    Shape shape_;
    bool encode_;
    const Progress& progress_;
    std::uint64_t done_ = 0;
    Tree tree_;
    Chooser chooser_;
    std::vector<std::uint8_t> marks_;
    std::vector<Code> copy_;
};

}  // namespace

Tree grow(const Shape& shape, Measure measure, const Path& path, bool encode, const Progress& progress) {
    return Grower(shape, measure, path, encode, progress).run();
}

}  // namespace keypeg
