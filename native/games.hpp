// Many games of one shape stepped in one call, for learners: no Python object is touched inside.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "shape.hpp"

namespace keypeg {

// What a step pays: -1 per row, 1 for the breaking row, the bits by which the candidates shrink, or minus the rows
// lost against perfect play.
enum class Pay { rows, sparse, information, regret };

// Knows what a guess loses on average against perfect play. Guesses go by their number in colour order.
class Critic {
public:
    struct Played {
        std::int32_t guess;
        int red, white;
    };
    virtual ~Critic() = default;
    virtual double lost(std::span<const Played> played, std::int32_t guess) = 0;
};

// When a game that is over starts again: in the step that ends it, or in the one after, which ignores its action.
enum class Restart { same_step, next_step };

// A code as bits: one per peg and colour, and one per colour for each time it appears. Reds and matches of two codes
// are the bits they share.
struct CodeBits {
    std::uint64_t place[2] = {0, 0};
    std::uint64_t count[2] = {0, 0};
};

class Games {
public:
    // Only Pay::regret needs a critic.
    Games(const Shape& shape, int rows, std::size_t games, Pay pay, Restart restart,
          std::unique_ptr<Critic> critic = nullptr);

    // Game 0 of a seed in every lane; then the next games of those seeds, where `lanes` is not 0.
    void seed(std::span<const std::uint64_t> seeds, std::span<const std::uint8_t> lanes);
    void restart(std::span<const std::uint8_t> lanes);

    // One action per lane: the number of a guess, or its colours. Throws, and changes nothing, if one is none.
    void step_numbers(std::span<const std::int64_t> actions);
    void step_codes(std::span<const std::int64_t> actions);

    // For every lane and guess 1 where the guess is a candidate.
    void masks(std::uint8_t* out) const;

    // The secrets of the lanes that are over; -1 where a game is under way.
    void secrets(std::int8_t* out) const;

    std::size_t size() const { return lanes_.size(); }
    std::size_t guess_count() const { return bits_.size(); }  // 0: too many to number them
    int pegs() const { return shape_.pegs; }
    int rows() const { return rows_; }

    // What learners see, updated in place; -1 stands in rows that are not played.
    std::vector<std::int8_t> guesses, feedback;
    std::vector<std::int64_t> row;
    std::vector<double> reward;
    std::vector<std::uint8_t> ended, broken;

private:
    struct Lane {
        CodeBits secret;
        std::uint64_t seed = 0, number = 0, secret_number = 0;
        double left = 0;  // candidates, where they are paid for
        bool over = false;
    };
    template <bool wide>
    void step_all(std::span<const std::int64_t> actions);
    template <bool wide>
    void play(std::size_t lane, const CodeBits& guess, const std::int8_t* code, std::int32_t number);
    void lose_row(std::size_t lane);
    void finish_row(std::size_t lane, bool won);
    void start(std::size_t lane);
    double pay_bits(std::size_t lane);
    double rows_lost(std::size_t lane, std::int32_t guess);
    bool agrees(std::size_t lane, const CodeBits& code) const;
    CodeBits bits_of(const std::uint8_t* code) const;
    void nth_secret(std::uint64_t number, std::uint8_t* code) const;
    void check_codes(std::span<const std::int64_t> actions) const;
    void need_numbers(const char* what) const;

    Shape shape_;
    int rows_;
    Pay pay_;
    Restart restart_;
    bool wide_;
    std::unique_ptr<Critic> critic_;
    std::vector<Critic::Played> before_;
    std::uint64_t secret_total_ = 0;
    std::vector<Lane> lanes_;
    std::vector<CodeBits> bits_;           // of every guess, where they are few enough
    std::vector<std::int8_t> codes_;       // their colours
    std::vector<std::int32_t> secret_at_;  // the guess that is each secret
    std::vector<std::int32_t> played_;     // guess numbers by lane and row, where they are numbered
};

}  // namespace keypeg
