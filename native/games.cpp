#include "games.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <string>

namespace keypeg {

namespace {

constexpr std::size_t kMostNumbered = 100'000;  // as MOST_WEIGHED in engine/solver.py

// The same draw as engine/draws.py.
std::uint64_t mixed(std::uint64_t w) {
    w = (w ^ (w >> 30)) * 0xbf58476d1ce4e5b9ull;
    w = (w ^ (w >> 27)) * 0x94d049bb133111ebull;
    return w ^ (w >> 31);
}

std::uint64_t high_product(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t a0 = a & 0xffffffffu, a1 = a >> 32, b0 = b & 0xffffffffu, b1 = b >> 32;
    const std::uint64_t middle = a1 * b0 + (a0 * b0 >> 32), rest = a0 * b1 + (middle & 0xffffffffu);
    return a1 * b1 + (middle >> 32) + (rest >> 32);
}

double count_codes(const Shape& s, bool repeats) {
    double n = 1;
    for (int j = 0; j < s.pegs; ++j) n *= repeats ? s.colours : s.colours - j;
    return n;
}

void set_bit(std::uint64_t (&words)[2], int bit) { words[bit >> 6] |= 1ull << (bit & 63); }

template <bool wide>
int shared(const std::uint64_t (&a)[2], const std::uint64_t (&b)[2]) {
    const int low = std::popcount(a[0] & b[0]);
    return wide ? low + std::popcount(a[1] & b[1]) : low;
}

}  // namespace

Games::Games(const Shape& shape, int rows, std::size_t games, Pay pay, Restart restart, std::unique_ptr<Critic> critic)
    : shape_(shape), rows_(rows), pay_(pay), restart_(restart), wide_(shape.pegs * shape.colours > 64),
      critic_(std::move(critic)) {
    if (pay == Pay::regret && !critic_) throw std::invalid_argument("nobody can tell the regret");
    check(shape);
    if (rows < 1 || rows > 255) throw std::invalid_argument("rows must be 1 to 255");
    if (games < 1) throw std::invalid_argument("there must be at least 1 game");
    secret_total_ = static_cast<std::uint64_t>(count_codes(shape, shape.secret_repeats));
    if (count_codes(shape, shape.guess_repeats) <= static_cast<double>(kMostNumbered)) {
        for (const Code& code : all_codes(shape, shape.guess_repeats)) {
            bits_.push_back(bits_of(code.data()));
            codes_.insert(codes_.end(), code.begin(), code.begin() + shape.pegs);
            std::uint32_t seen = 0;
            for (int j = 0; j < shape.pegs; ++j) seen |= 1u << code[j];
            if (shape.secret_repeats || std::popcount(seen) == shape.pegs)
                secret_at_.push_back(static_cast<std::int32_t>(bits_.size() - 1));
        }
        codes_.resize(codes_.size() + kMaxPegs);  // so that a whole word can be read from the last one
    } else if (pay == Pay::information) {
        need_numbers("pay for information");
    }
    lanes_.resize(games);
    guesses.assign(games * rows * shape.pegs, -1);
    feedback.assign(games * rows * 2, -1);
    row.assign(games, 0);
    reward.assign(games, 0);
    ended.assign(games, 0);
    broken.assign(games, 0);
    if (!bits_.empty()) played_.assign(games * rows, 0);
    for (std::size_t i = 0; i < games; ++i) start(i);
}

void Games::need_numbers(const char* what) const {
    if (bits_.empty()) throw std::invalid_argument(std::string("the shape has too many guesses to ") + what);
}

CodeBits Games::bits_of(const std::uint8_t* code) const {
    CodeBits bits;
    std::array<int, kMaxColours> copies{};
    for (int j = 0; j < shape_.pegs; ++j) {
        set_bit(bits.place, j * shape_.colours + code[j]);
        set_bit(bits.count, code[j] * shape_.pegs + copies[code[j]]++);
    }
    return bits;
}

void Games::nth_secret(std::uint64_t number, std::uint8_t* code) const {
    std::array<std::uint8_t, kMaxColours> colours{};
    for (int c = 0; c < shape_.colours; ++c) colours[c] = static_cast<std::uint8_t>(c);
    std::uint64_t rest = secret_total_;
    int left = shape_.colours;
    for (int j = 0; j < shape_.pegs; ++j) {
        rest /= static_cast<std::uint64_t>(left);
        const auto at = static_cast<int>(number / rest);
        number %= rest;
        code[j] = colours[at];
        if (shape_.secret_repeats) continue;
        std::copy(colours.begin() + at + 1, colours.begin() + left, colours.begin() + at);
        --left;
    }
}

void Games::start(std::size_t i) {
    Lane& lane = lanes_[i];
    const std::uint64_t word = mixed(mixed(lane.seed) + (lane.number + 1) * 0x9e3779b97f4a7c15ull);
    lane.secret_number = high_product(word, secret_total_);
    if (bits_.empty()) {
        std::uint8_t code[kMaxPegs];
        nth_secret(lane.secret_number, code);
        lane.secret = bits_of(code);
    } else {
        lane.secret = bits_[secret_at_[lane.secret_number]];
    }
    lane.over = false;
    lane.left = static_cast<double>(secret_total_);
    const auto cells = static_cast<std::size_t>(rows_) * shape_.pegs;
    std::memset(&guesses[i * cells], -1, cells);
    std::memset(&feedback[i * rows_ * 2], -1, static_cast<std::size_t>(rows_) * 2);
    row[i] = 0;
}

void Games::seed(std::span<const std::uint64_t> seeds, std::span<const std::uint8_t> lanes) {
    for (std::size_t i = 0; i < size(); ++i) {
        if (!lanes[i]) continue;
        lanes_[i].seed = seeds[i];
        lanes_[i].number = 0;
        start(i);
        ended[i] = broken[i] = 0;
        reward[i] = 0;
    }
}

void Games::restart(std::span<const std::uint8_t> lanes) {
    for (std::size_t i = 0; i < size(); ++i) {
        if (!lanes[i]) continue;
        ++lanes_[i].number;
        start(i);
        ended[i] = broken[i] = 0;
        reward[i] = 0;
    }
}

bool Games::agrees(std::size_t i, const CodeBits& code) const {
    for (std::int64_t r = 0; r < row[i]; ++r) {
        const std::size_t at = i * rows_ + r;
        if (feedback[2 * at] < 0) continue;  // a lost row
        const CodeBits& guess = bits_[played_[at]];
        const int red = shared<true>(guess.place, code.place), matches = shared<true>(guess.count, code.count);
        if (red != feedback[2 * at] || matches - red != feedback[2 * at + 1]) return false;
    }
    return true;
}

double Games::pay_bits(std::size_t i) {
    double left = 0;
    for (const std::int32_t at : secret_at_) left += agrees(i, bits_[at]);
    const double bits = std::log2(lanes_[i].left / left);
    lanes_[i].left = left;
    return bits;
}

double Games::rows_lost(std::size_t i, std::int32_t guess) {
    before_.clear();
    for (std::int64_t r = 0; r < row[i]; ++r) {
        const std::size_t at = i * rows_ + r;
        if (feedback[2 * at] >= 0) before_.push_back({played_[at], feedback[2 * at], feedback[2 * at + 1]});
    }
    return critic_->lost(before_, guess);
}

void Games::finish_row(std::size_t i, bool won) {
    ++row[i];
    const bool over = won || row[i] == rows_;
    broken[i] = won;
    ended[i] = over;
    lanes_[i].over = over;
}

template <bool wide>
void Games::play(std::size_t i, const CodeBits& guess, const std::int8_t* code, std::int32_t number) {
    const std::size_t at = i * rows_ + row[i];
    const int red = shared<wide>(guess.place, lanes_[i].secret.place);
    const int matches = shared<wide>(guess.count, lanes_[i].secret.count);
    const double lost = pay_ == Pay::regret ? rows_lost(i, number) : 0;
    std::copy_n(code, shape_.pegs, &guesses[at * shape_.pegs]);
    feedback[2 * at] = static_cast<std::int8_t>(red);
    feedback[2 * at + 1] = static_cast<std::int8_t>(matches - red);
    if (!played_.empty()) played_[at] = number;
    finish_row(i, red == shape_.pegs);
    reward[i] = pay_ == Pay::rows ? -1 : pay_ == Pay::sparse ? broken[i] : pay_ == Pay::regret ? -lost : pay_bits(i);
    if (ended[i] && restart_ == Restart::same_step) {
        ++lanes_[i].number;
        start(i);
    }
}

void Games::lose_row(std::size_t i) {
    finish_row(i, false);
    reward[i] = pay_ == Pay::rows || pay_ == Pay::regret ? -1 : 0;
    if (ended[i] && restart_ == Restart::same_step) {
        ++lanes_[i].number;
        start(i);
    }
}

template <bool wide>
void Games::step_all(std::span<const std::int64_t> actions) {
    for (std::size_t i = 0; i < size(); ++i) {
        if (lanes_[i].over) {
            ++lanes_[i].number;
            start(i);
            reward[i] = ended[i] = broken[i] = 0;
            continue;
        }
        const auto g = static_cast<std::size_t>(actions[i]);
        play<wide>(i, bits_[g], &codes_[g * shape_.pegs], static_cast<std::int32_t>(g));
    }
}

void Games::step_numbers(std::span<const std::int64_t> actions) {
    need_numbers("number them");
    std::uint64_t most = 0;
    for (const std::int64_t a : actions) most = std::max(most, static_cast<std::uint64_t>(a));
    if (most >= bits_.size())
        throw std::invalid_argument("an action is " + std::to_string(static_cast<std::int64_t>(most)) +
                                    ": it must be 0 to " + std::to_string(bits_.size() - 1));
    wide_ ? step_all<true>(actions) : step_all<false>(actions);
}

void Games::check_codes(std::span<const std::int64_t> actions) const {
    for (const std::int64_t a : actions)
        if (a < 0 || a >= shape_.colours)
            throw std::invalid_argument("an action has colour " + std::to_string(a) + ": it must be 0 to " +
                                        std::to_string(shape_.colours - 1));
}

void Games::step_codes(std::span<const std::int64_t> actions) {
    check_codes(actions);
    const auto pegs = static_cast<std::size_t>(shape_.pegs);
    for (std::size_t i = 0; i < size(); ++i) {
        if (lanes_[i].over) {
            ++lanes_[i].number;
            start(i);
            reward[i] = ended[i] = broken[i] = 0;
            continue;
        }
        std::uint8_t code[kMaxPegs] = {};
        std::uint32_t seen = 0;
        std::int64_t number = 0;
        for (std::size_t j = 0; j < pegs; ++j) {
            code[j] = static_cast<std::uint8_t>(actions[i * pegs + j]);
            seen |= 1u << code[j];
            number = number * shape_.colours + code[j];
        }
        if (!shape_.guess_repeats) {
            if (std::popcount(seen) < shape_.pegs) {
                lose_row(i);
                continue;
            }
            const auto less = [&](std::int32_t a) {
                return std::lexicographical_compare(&codes_[a * pegs], &codes_[a * pegs] + pegs, code, code + pegs);
            };
            number = bits_.empty()
                         ? 0
                         : std::partition_point(secret_at_.begin(), secret_at_.end(), less) - secret_at_.begin();
        }
        play<true>(i, bits_of(code), reinterpret_cast<const std::int8_t*>(code), static_cast<std::int32_t>(number));
    }
}

void Games::masks(std::uint8_t* out) const {
    need_numbers("number them");
    std::memset(out, 0, size() * bits_.size());
    for (std::size_t i = 0; i < size(); ++i)
        for (const std::int32_t at : secret_at_) out[i * bits_.size() + at] = agrees(i, bits_[at]);
}

void Games::secrets(std::int8_t* out) const {
    const auto pegs = static_cast<std::size_t>(shape_.pegs);
    std::memset(out, -1, size() * pegs);
    for (std::size_t i = 0; i < size(); ++i)
        if (lanes_[i].over) nth_secret(lanes_[i].secret_number, reinterpret_cast<std::uint8_t*>(out + i * pegs));
}

}  // namespace keypeg
