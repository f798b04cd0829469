#include "choose.hpp"

#include <algorithm>
#include <limits>

namespace keypeg {

namespace {

// Up to here every candidate is tried as a guess first; a guess can tell apart no more than its feedbacks.
constexpr std::size_t kTryFirst = kMaxFeedbacks;
constexpr std::size_t kFilterBits = 1 << 16;

}  // namespace

bool Choice::before(const Choice& other) const {
    if (value != other.value) return value < other.value;
    if (candidate != other.candidate) return candidate;
    return guess < other.guess;
}

std::size_t Chooser::rank(const Code& code) const {
    std::size_t r = 0;
    for (int j = 0; j < shape_.pegs; ++j) r = r * shape_.colours + code[j];
    return r % kFilterBits;
}

void Chooser::index_candidates(std::span<const Code> candidates) {
    filter_.resize(kFilterBits / 64);
    for (const Code& code : candidates_) filter_[rank(code) / 64] = 0;
    candidates_ = candidates;
    for (const Code& code : candidates_) filter_[rank(code) / 64] |= std::uint64_t{1} << rank(code) % 64;
}

bool Chooser::is_candidate(const Code& guess) const {
    if (!(filter_[rank(guess) / 64] >> rank(guess) % 64 & 1)) return false;
    return std::binary_search(candidates_.begin(), candidates_.end(), guess);
}

void Chooser::try_guess(const Code& guess, std::int64_t value) {
    const bool full = best_.size() == top_;
    if (full && (value > best_.back().value || (value == best_.back().value && best_.back().candidate))) return;
    const Choice choice{guess, value, is_candidate(guess)};
    if (full && !choice.before(best_.back())) return;
    if (full) best_.pop_back();
    best_.insert(std::upper_bound(best_.begin(), best_.end(), choice,
                                  [](const Choice& a, const Choice& b) { return a.before(b); }),
                 choice);
    set_sieve();
}

std::int64_t Chooser::value_of(const Code& guess) {
    std::array<std::uint32_t, kMaxFeedbacks> counts{};
    table_.mark(guess, keys_.data());
    for (int i = 0; i < table_.size(); ++i) ++counts[key_feedback(keys_[i])];
    return measure_of(measure_, counts.data(), feedback_count(shape_.pegs), 1, logs_);
}

// Whether the best candidate tells all apart, and so is the choice.
bool Chooser::try_candidates(std::span<const Code> candidates) {
    const std::int64_t perfect = perfect_value(measure_, static_cast<std::int64_t>(candidates.size()));
    for (const Code& code : candidates) {
        const std::int64_t value = value_of(code);
        if (best_.empty() || value < best_[0].value) best_.assign(1, {code, value, true});
        if (value == perfect) return true;
    }
    return false;
}

// What one part of n adds to the measure, where the measure is a sum.
std::int64_t Chooser::weight(int n) const {
    if (measure_ == Measure::entropy) return logs_[static_cast<std::size_t>(n)];
    return std::int64_t{n} * n;
}

// Weights in 254ths of the limit, rounded down: a guess within the limit is never dropped. Both sums are
// convex, so that 16h + l weighs at least 16h and l steps of the slope after 16.
void Chooser::set_weights(std::int64_t limit) {
    const auto scaled = [limit](std::int64_t w) {
        if (w > limit) return std::uint8_t{255};
        return static_cast<std::uint8_t>(limit == 0 ? 0 : static_cast<double>(w) / static_cast<double>(limit) * 254);
    };
    const int n = table_.size();
    const std::int64_t slope = n > 16 ? weight(17) - weight(16) : 0;
    for (int i = 0; i < 16; ++i) {
        sieve_.low[i] = i <= n ? scaled(weight(i)) : 0;
        sieve_.steep[i] = scaled(slope * i);
        sieve_.high[i] = 16 * i <= n ? scaled(weight(16 * i)) : 255;
    }
    sieve_.limit = 254;
}

// Makes the sieve keep every guess that may come before the worst of the best.
void Chooser::set_sieve() {
    sieve_.feedbacks = feedback_count(shape_.pegs);
    sieve_.largest = measure_ == Measure::minimax;
    sieve_.wide = table_.size() > 15;
    sieve_.limit = 255;
    if (best_.size() < top_) return;
    const Choice& worst = best_.back();
    const std::int64_t limit = worst.candidate ? worst.value - 1 : worst.value;
    if (measure_ == Measure::minimax) {
        sieve_.limit = static_cast<std::uint8_t>(limit);
    } else if (measure_ == Measure::parts) {
        std::fill(sieve_.low, sieve_.low + 16, std::uint8_t{0});
        std::fill(sieve_.steep, sieve_.steep + 16, std::uint8_t{0});
        std::fill(sieve_.high, sieve_.high + 16, std::uint8_t{0});
        sieve_.low[0] = 1;
        sieve_.limit = static_cast<std::uint8_t>(std::max<std::int64_t>(0, sieve_.feedbacks + limit));
    } else {
        set_weights(std::max<std::int64_t>(0, limit));
    }
}

void Chooser::look_at_bytes(const Prefix& prefix, const std::uint8_t* allowed, const Code& code) {
    path_.count8(prefix, planes_.data(), counts8_.data());
    sieve_.allowed = allowed;
    std::array<std::uint16_t, kMaxLanes> lanes;
    const int found = path_.sift(sieve_, counts8_.data(), prefix.lanes(), prefix.stride(), lanes.data());
    for (int i = 0; i < found; ++i)
        try_guess(walk_.guess(table_, code, lanes[i]),
                  measure_of(measure_, counts8_.data() + lanes[i], sieve_.feedbacks, prefix.stride(), logs_));
}

void Chooser::look_at_words(const Prefix& prefix, const std::uint8_t* allowed, const Code& code) {
    path_.count32(prefix, planes_.data(), counts32_.data());
    for (int lane = 0; lane < prefix.stride(); ++lane) {
        if (!allowed[lane]) continue;
        const std::int64_t value =
            measure_of(measure_, counts32_.data() + lane, feedback_count(shape_.pegs), prefix.stride(), logs_);
        if (best_.size() < top_ || value <= best_.back().value) try_guess(walk_.guess(table_, code, lane), value);
    }
}

void Chooser::try_all(const Symmetry* symmetry, std::int64_t perfect) {
    const bool bytes = table_.size() <= kByteCandidates;
    const auto lanes = static_cast<std::size_t>(feedback_count(shape_.pegs)) * kMaxLanes;
    planes_.resize(plane_bytes(static_cast<std::size_t>(table_.size())));
    if (bytes)
        counts8_.resize(lanes);
    else
        counts32_.resize(lanes);
    set_sieve();
    const bool stop_at_perfect = top_ == 1 && !best_.empty();
    walk_.run(table_, symmetry, [&](const Prefix& prefix, const std::uint8_t* allowed, const Code& code) {
        if (bytes)
            look_at_bytes(prefix, allowed, code);
        else
            look_at_words(prefix, allowed, code);
        if ((unpolled_ += 1000 + table_.size()) > 4'000'000) {
            unpolled_ = 0;
            poll_();
        }
        return !(stop_at_perfect && best_[0].value == perfect);
    });
}

void Chooser::try_single_pegs() {
    for (int c = 0; c < shape_.colours; ++c) {
        const Code guess{static_cast<std::uint8_t>(c)};
        try_guess(guess, value_of(guess));
    }
}

const std::vector<Choice>& Chooser::choose(std::span<const Code> candidates, const Symmetry* symmetry, int top) {
    top_ = static_cast<std::size_t>(top);
    best_.clear();
    index_candidates(candidates);
    logs_.reserve(candidates.size());
    table_.fill(shape_, candidates, top == 1 || symmetry != nullptr);
    keys_.resize(candidates.size());
    if (shape_.pegs == 1) {
        try_single_pegs();
        return best_;
    }
    if (top == 1 && candidates.size() <= kTryFirst && try_candidates(candidates)) return best_;
    try_all(symmetry, perfect_value(measure_, table_.size()));
    return best_;
}

void Chooser::feedbacks(std::span<const Code> candidates, const Code& guess, std::vector<std::uint8_t>& out) {
    table_.fill(shape_, candidates, true);
    out.resize(candidates.size());
    table_.mark(guess, out.data());
    for (std::uint8_t& key : out) key = static_cast<std::uint8_t>(key_feedback(key));
}

Parts Chooser::parts(std::span<const Code> candidates, const Code& guess) {
    std::vector<std::uint8_t> marks;
    feedbacks(candidates, guess, marks);
    std::array<std::uint32_t, kMaxFeedbacks> counts{};
    for (std::uint8_t f : marks) ++counts[f];
    logs_.reserve(candidates.size());
    Parts p;
    std::int64_t weight = 0;
    for (std::uint32_t n : counts) {
        p.largest = std::max(p.largest, n);
        p.squares += std::uint64_t{n} * n;
        p.parts += n > 0;
        weight += logs_[n];
    }
    const auto all = static_cast<double>(candidates.size());
    p.bits = static_cast<double>(logs_[candidates.size()] - weight) / all / LogTable::kUnit;
    return p;
}

}  // namespace keypeg
