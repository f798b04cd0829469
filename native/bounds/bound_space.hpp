// The codes of a shape as the check of lower bounds sees them. It shares no file with the search: the same facts are
// worked out a second time, in the simplest way that is quick enough.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace keypeg::bounds {

constexpr int kMostPegs = 8;
constexpr std::size_t kMostFeedbacks = (kMostPegs + 1) * (kMostPegs + 2) / 2;
constexpr std::string_view kDigits = "123456789abcd";

using Code = std::array<std::uint8_t, kMostPegs>;
using Codes = std::vector<std::uint32_t>;  // places among the secrets, in ascending order
using Set = std::span<const std::uint32_t>;

// Peg j gets what was at peg pegs[j]; colour c becomes colours[c].
struct Renaming {
    std::array<std::uint8_t, kMostPegs> pegs{};
    std::array<std::uint8_t, kDigits.size()> colours{};
};

// The renamings that keep the guesses made so far as they are; all of them where nothing is guessed yet.
struct Group {
    bool all = true;
    std::vector<Renaming> renamings;
};

// One part of a set: the secrets that answer a guess in the same way.
struct Part {
    int feedback;
    Set secrets;
};

// The parts that a guess makes of a set, and what a tree that starts with the guess costs at least by their sizes.
struct Parts {
    int floor;
    std::vector<Part> list;
    Codes codes;  // of all parts, one after the other; the parts point at them
};

class BoundSpace {
public:
    BoundSpace(int pegs, int colours, bool secret_repeats, bool guess_repeats);

    const std::vector<Code>& guesses() const { return guesses_; }
    std::size_t secrets() const { return secrets_.size(); }
    std::string text(const Code& code) const;
    std::string feedback_text(int feedback) const;

    // What any n secrets cost at least: the first row breaks one of them, the second one for each other feedback, ...
    int floor(std::size_t n) const { return floors_[n]; }

    // Those of the guesses that may start a tree of the set below `bound`, by the number and the sizes of their parts.
    // A guess that leaves the set in one part is never needed.
    std::vector<std::size_t> cheap_guesses(Set set, int bound, const std::vector<std::size_t>& among) const;

    // What a set costs at least by the number of parts that guesses make of it.
    int look(Set set) const;

    // The parts of a set, those first whose look is likely to be worth most: parts of about as many secrets as there
    // are feedbacks. The part of all red is finished and left out.
    Parts parts(Set set, std::size_t guess) const;

    // One guess of each kind, the first of it, where guesses that a renaming takes into one another are of one kind.
    std::vector<std::size_t> kinds(const Group& group) const;

    // The renamings of the group that keep the guess.
    Group keeping(std::size_t guess, const Group& group) const;

private:
    std::size_t number(const Code& code) const;
    Code renamed(const Code& code, const Renaming& by) const;
    using Counts = std::array<std::uint8_t, 16>;  // pegs of each colour
    Counts count(const Code& code) const;
    int mark(const Code& secret, const Counts& held, const Code& guess, const Counts& wanted) const;
    using Sizes = std::array<std::uint32_t, kMostFeedbacks>;
    Sizes sizes(Set set, std::size_t guess) const;
    int floor(const Sizes& sizes) const;
    std::vector<std::uint8_t> gains(Set set) const;
    std::size_t row_width() const { return (static_cast<std::size_t>(all_red_) / 8 + 1) * guesses_.size(); }

    int pegs_, colours_, all_red_, answers_;
    std::vector<Code> guesses_, secrets_;
    std::vector<int> floors_;
    std::vector<std::uint32_t> places_;  // of the guesses, by number
    std::vector<std::uint8_t> marks_;    // the feedback of every secret, guess by guess
    // The same as bits, secret by secret: for all guesses one of feedbacks 0 to 7, then for all one of 8 to 15, ...
    std::vector<std::uint8_t> bits_;
};

}  // namespace keypeg::bounds
