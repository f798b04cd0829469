// The best guess by a measure: ties go to a candidate, then to the lowest code.
#pragma once
#include <span>
#include <vector>

#include "count.hpp"
#include "measures.hpp"
#include "walk.hpp"

namespace keypeg {

struct Choice {
    Code guess{};
    std::int64_t value = 0;
    bool candidate = false;
    bool before(const Choice& other) const;
};

// What a choice says of its parts.
struct Parts {
    std::uint32_t largest = 0;
    std::uint64_t squares = 0;
    double bits = 0;  // of entropy
    int parts = 0;
};

// Keeps its memory from one choice to the next.
class Chooser {
public:
    Chooser(const Shape& shape, Measure measure, const Path& path, Poll poll)
        : shape_(shape), measure_(measure), path_(path), poll_(std::move(poll)) {}

    // The `top` best, best first. Candidates are in order and not empty. With symmetry (the candidates must
    // then be all codes that agree with its rows) only the lowest of guesses alike is considered.
    const std::vector<Choice>& choose(std::span<const Code> candidates, const Symmetry* symmetry, int top);

    Parts parts(std::span<const Code> candidates, const Code& guess);

    // Feedback of each candidate to the guess, by index.
    void feedbacks(std::span<const Code> candidates, const Code& guess, std::vector<std::uint8_t>& out);

private:
    void try_guess(const Code& guess, std::int64_t value);
    bool try_candidates(std::span<const Code> candidates);
    void try_all(const Symmetry* symmetry, std::int64_t perfect);
    void try_single_pegs();
    std::int64_t value_of(const Code& guess);
    void look_at_bytes(const Prefix& prefix, const std::uint8_t* allowed, const Code& code);
    void look_at_words(const Prefix& prefix, const std::uint8_t* allowed, const Code& code);
    bool is_candidate(const Code& guess) const;
    void index_candidates(std::span<const Code> candidates);
    void set_sieve();
    void set_weights(std::int64_t limit);
    std::int64_t weight(int n) const;
    std::size_t rank(const Code& code) const;

    Shape shape_;
    Measure measure_;
    const Path& path_;
    Poll poll_;
    std::int64_t unpolled_ = 0;
    std::size_t top_ = 1;
    Layout table_;
    Walk walk_;
    LogTable logs_;
    Sieve sieve_{};
    std::span<const Code> candidates_;
    std::vector<std::uint64_t> filter_;
    std::vector<Choice> best_;
    std::vector<std::uint8_t> keys_, planes_, counts8_;
    std::vector<std::uint32_t> counts32_;
};

}  // namespace keypeg
