#include "bound_space.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace keypeg::bounds {

// Feedback is numbered in the order 0-0, 0-1, ..., 1-0, 1-1, ...; all red is the last.
namespace {

// Loops over all guesses are made for several kinds of vectors, and the widest that the processor has is taken.
// That choice is made before the sanitizers are ready.
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define KEYPEG_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define KEYPEG_VECTORS
#endif

// As std::popcount, in a way that compilers do for many numbers at once.
inline std::uint8_t count_bits(std::uint8_t x) {
    x = static_cast<std::uint8_t>(x - ((x >> 1) & 0x55));
    x = static_cast<std::uint8_t>((x & 0x33) + ((x >> 2) & 0x33));
    return static_cast<std::uint8_t>((x + (x >> 4)) & 0x0f);
}

// seen |= a | b | c | d, for every guess and feedback.
KEYPEG_VECTORS void merge(std::uint8_t* seen, const std::uint8_t* a, const std::uint8_t* b, const std::uint8_t* c,
                          const std::uint8_t* d, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) seen[i] |= static_cast<std::uint8_t>(a[i] | b[i] | c[i] | d[i]);
}

// Adds the number of bits to `found`; one of them counts twice.
KEYPEG_VECTORS void add_bits(std::uint8_t* found, const std::uint8_t* seen, std::uint8_t twice, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i)
        found[i] = static_cast<std::uint8_t>(found[i] + count_bits(seen[i]) + ((seen[i] & twice) != 0));
}

KEYPEG_VECTORS std::uint8_t most(const std::uint8_t* found, std::size_t count) {
    std::uint8_t best = 0;
    for (std::size_t i = 0; i < count; ++i) best = found[i] > best ? found[i] : best;
    return best;
}

int bit_of(int pegs, int red, int white) {
    int at = 0;
    for (int r = 0; r < red; ++r) at += pegs - r + 1;
    return at + white;
}

}  // namespace

BoundSpace::BoundSpace(int pegs, int colours, bool secret_repeats, bool guess_repeats)
    : pegs_(pegs), colours_(colours), all_red_(bit_of(pegs, pegs, 0)), answers_(all_red_ - 1) {
    std::size_t codes = 1;
    for (int j = 0; j < pegs; ++j) codes *= static_cast<std::size_t>(colours);
    places_.assign(codes, 0);
    for (std::size_t n = 0; n < codes; ++n) {
        Code code{};
        std::size_t rest = n;
        for (int j = pegs; j-- > 0; rest /= colours) code[j] = static_cast<std::uint8_t>(rest % colours);
        const bool distinct = std::set<int>(code.begin(), code.begin() + pegs).size() == static_cast<std::size_t>(pegs);
        if (secret_repeats || distinct) secrets_.push_back(code);
        if (guess_repeats || distinct) {
            places_[n] = static_cast<std::uint32_t>(guesses_.size());
            guesses_.push_back(code);
        }
    }
    floors_.push_back(0);
    for (std::size_t row = 1, width = 1; floors_.size() <= secrets_.size();
         ++row, width *= static_cast<std::size_t>(answers_))
        for (std::size_t i = 0; i < width && floors_.size() <= secrets_.size(); ++i)
            floors_.push_back(floors_.back() + static_cast<int>(row));
    marks_.reserve(secrets_.size() * guesses_.size());
    std::vector<Counts> held;
    for (const Code& secret : secrets_) held.push_back(count(secret));
    for (const Code& guess : guesses_) {
        const Counts wanted = count(guess);
        for (std::size_t i = 0; i < secrets_.size(); ++i)
            marks_.push_back(static_cast<std::uint8_t>(mark(secrets_[i], held[i], guess, wanted)));
    }
    bits_.assign(secrets_.size() * row_width(), 0);
    constexpr std::size_t kAtOnce = 64;  // guesses whose marks are read side by side
    for (std::size_t first = 0; first < guesses_.size(); first += kAtOnce)
        for (std::size_t secret = 0; secret < secrets_.size(); ++secret)
            for (std::size_t guess = first; guess < std::min(first + kAtOnce, guesses_.size()); ++guess) {
                const std::size_t mark = marks_[guess * secrets_.size() + secret];
                bits_[secret * row_width() + mark / 8 * guesses_.size() + guess] =
                    static_cast<std::uint8_t>(1u << mark % 8);
            }
}

std::string BoundSpace::text(const Code& code) const {
    std::string out;
    for (int j = 0; j < pegs_; ++j) out += kDigits[code[j]];
    return out;
}

std::string BoundSpace::feedback_text(int feedback) const {
    int red = 0;
    while (feedback > pegs_ - red) feedback -= pegs_ - red++ + 1;
    return std::to_string(red) + "-" + std::to_string(feedback);
}

int BoundSpace::mark(const Code& secret, const Counts& held, const Code& guess, const Counts& wanted) const {
    int red = 0, matches = 0;
    for (int j = 0; j < pegs_; ++j) red += secret[j] == guess[j];
    for (std::size_t c = 0; c < held.size(); ++c) matches += std::min(held[c], wanted[c]);
    return bit_of(pegs_, red, matches - red);
}

BoundSpace::Counts BoundSpace::count(const Code& code) const {
    Counts found{};
    for (int j = 0; j < pegs_; ++j) ++found[code[j]];
    return found;
}

// For every guess the number of parts of the set, and one more if the guess is in the set. The rows of four secrets are
// read side by side from end to end: most of the time of a check goes here, and most of that into waiting for memory.
std::vector<std::uint8_t> BoundSpace::gains(Set set) const {
    const std::size_t count = guesses_.size(), width = row_width();
    const auto row = [&](std::size_t i) { return &bits_[set[std::min(i, set.size() - 1)] * width]; };
    std::vector<std::uint8_t> seen(width, 0), found(count, 0);
    for (std::size_t i = 0; i < set.size(); i += 4)
        merge(seen.data(), row(i), row(i + 1), row(i + 2), row(i + 3), width);
    for (std::size_t at = 0, first = 0; at < width; at += count, first += 8) {
        const std::size_t red = static_cast<std::size_t>(all_red_) - first;
        add_bits(found.data(), &seen[at], static_cast<std::uint8_t>(red < 8 ? 1u << red : 0), count);
    }
    return found;
}

BoundSpace::Sizes BoundSpace::sizes(Set set, std::size_t guess) const {
    Sizes found{};
    const std::uint8_t* marks = &marks_[guess * secrets_.size()];
    for (const std::uint32_t secret : set) ++found[marks[secret]];
    return found;
}

int BoundSpace::floor(const Sizes& sizes) const {
    int sum = static_cast<int>(sizes[all_red_]);
    for (int feedback = 0; feedback < all_red_; ++feedback)
        sum += static_cast<int>(sizes[feedback]) + floor(sizes[feedback]);
    return sum;
}

// n secrets in p parts, r of them all red: n rows for the guess, and 2m - 1 at least for each other part of m secrets,
// which is 3n - p - r together.
std::vector<std::size_t> BoundSpace::cheap_guesses(Set set, int bound, const std::vector<std::size_t>& among) const {
    const std::vector<std::uint8_t> gained = gains(set);
    std::vector<std::size_t> found;
    for (const std::size_t guess : among)
        if (gained[guess] > 1 && 3 * static_cast<int>(set.size()) - gained[guess] < bound &&
            floor(sizes(set, guess)) < bound)
            found.push_back(guess);
    return found;
}

int BoundSpace::look(Set set) const {
    const int n = static_cast<int>(set.size());
    if (n <= 2) return 2 * n - 1;
    const std::vector<std::uint8_t> gained = gains(set);
    return std::max(3 * n - most(gained.data(), gained.size()), floor(set.size()));
}

Parts BoundSpace::parts(Set set, std::size_t guess) const {
    const Sizes count = sizes(set, guess);
    Parts found{floor(count), {}, Codes(set.size() - count[all_red_])};
    std::array<std::uint32_t*, kMostFeedbacks> next{};
    std::uint32_t* at = found.codes.data();
    for (int feedback = 0; feedback < all_red_; ++feedback) {
        if (!count[feedback]) continue;
        found.list.push_back({feedback, {at, count[feedback]}});
        next[feedback] = at;
        at += count[feedback];
    }
    const std::uint8_t* marks = &marks_[guess * secrets_.size()];
    for (const std::uint32_t secret : set)
        if (marks[secret] != all_red_) *next[marks[secret]]++ = secret;
    std::sort(found.list.begin(), found.list.end(), [&](const Part& a, const Part& b) {
        const auto away = [&](const Part& part) { return std::abs(static_cast<int>(part.secrets.size()) - answers_); };
        return std::pair(away(a), a.feedback) < std::pair(away(b), b.feedback);
    });
    return found;
}

std::size_t BoundSpace::number(const Code& code) const {
    std::size_t n = 0;
    for (int j = 0; j < pegs_; ++j) n = n * colours_ + code[j];
    return n;
}

Code BoundSpace::renamed(const Code& code, const Renaming& by) const {
    Code out{};
    for (int j = 0; j < pegs_; ++j) out[j] = by.colours[code[by.pegs[j]]];
    return out;
}

std::vector<std::size_t> BoundSpace::kinds(const Group& group) const {
    std::vector<std::size_t> found;
    if (!group.all && group.renamings.size() == 1) {  // only the one that changes nothing
        found.resize(guesses_.size());
        std::iota(found.begin(), found.end(), 0);
        return found;
    }
    if (group.all) {  // two codes are of one kind if they have the same numbers of equal pegs
        std::set<std::vector<int>> met;
        for (std::size_t g = 0; g < guesses_.size(); ++g) {
            std::vector<int> counts(colours_, 0);
            for (int j = 0; j < pegs_; ++j) ++counts[guesses_[g][j]];
            std::sort(counts.begin(), counts.end());
            if (met.insert(counts).second) found.push_back(g);
        }
        return found;
    }
    std::vector<char> met(guesses_.size(), 0);
    for (std::size_t g = 0; g < guesses_.size(); ++g) {
        if (met[g]) continue;
        found.push_back(g);
        for (const Renaming& by : group.renamings) met[places_[number(renamed(guesses_[g], by))]] = 1;
    }
    return found;
}

Group BoundSpace::keeping(std::size_t guess, const Group& group) const {
    const Code& code = guesses_[guess];
    Group kept{false, {}};
    if (!group.all) {
        for (const Renaming& by : group.renamings)
            if (renamed(code, by) == code) kept.renamings.push_back(by);
        return kept;
    }
    std::array<std::uint8_t, kMostPegs> pegs{};
    std::iota(pegs.begin(), pegs.begin() + pegs_, 0);
    do {
        Renaming by{pegs, {}};
        std::array<int, kDigits.size()> to, from;
        to.fill(-1);
        from.fill(-1);
        bool fits = true;
        for (int j = 0; j < pegs_ && fits; ++j) {
            const int old = code[pegs[j]], fresh = code[j];
            fits = (to[old] == -1 || to[old] == fresh) && (from[fresh] == -1 || from[fresh] == old);
            to[old] = fresh;
            from[fresh] = old;
        }
        if (!fits) continue;
        std::vector<int> free;
        for (int c = 0; c < colours_; ++c)
            if (to[c] == -1) free.push_back(c);
        std::vector<int> order = free;  // colours that the guess does not have are exchanged at will
        do {
            for (int c = 0; c < colours_; ++c) by.colours[c] = static_cast<std::uint8_t>(std::max(to[c], 0));
            for (std::size_t i = 0; i < free.size(); ++i) by.colours[free[i]] = static_cast<std::uint8_t>(order[i]);
            kept.renamings.push_back(by);
        } while (std::next_permutation(order.begin(), order.end()));
    } while (std::next_permutation(pegs.begin(), pegs.begin() + pegs_));
    return kept;
}

}  // namespace keypeg::bounds
