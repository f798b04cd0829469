#include "space.hpp"

#include <bit>
#include <stdexcept>

namespace keypeg::prove {
namespace {

// splitmix64 (Steele, Lea, Flood 2014): fixed, so that a saved table can be read again.
std::uint64_t next_random(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

bool repeats(const Shape& s, const Code& c) {
    unsigned seen = 0;
    for (int j = 0; j < s.pegs; ++j) {
        if (seen >> c[j] & 1) return true;
        seen |= 1u << c[j];
    }
    return false;
}

// Reds are equal one-hot bits, matches equal bits of counts written in unary.
MarkWords words_of(const Shape& s, const Code& c) {
    MarkWords w{};
    std::array<int, kMaxColours> copies{};
    for (int j = 0; j < s.pegs; ++j) {
        const int place = j * kMaxColours + c[j];
        const int unary = c[j] * kMaxPegs + copies[c[j]]++;
        w.place[place / 64] |= 1ull << (place % 64);
        w.unary[unary / 64] |= 1ull << (unary % 64);
    }
    return w;
}

void check_size(const Shape& s, bool pairs) {
    check(s);
    if (s.secret_repeats && !s.guess_repeats)
        throw std::invalid_argument("a secret that may repeat colours needs guesses that may");
    std::uint64_t codes = 1;
    for (int j = 0; j < s.pegs; ++j) codes *= s.guess_repeats ? s.colours : s.colours - j;
    if (codes > 0xffff || (pairs && codes * codes > kMaxPairs))
        throw std::invalid_argument("too many codes to search whole strategy trees (at most 32768)");
}

}  // namespace

Space::Space(const Shape& s, std::uint64_t seed, bool pairs) : shape(s) {
    check_size(s, pairs);
    codes = all_codes(s, s.guess_repeats);
    count = static_cast<int>(codes.size());
    stride = padded(count);
    feedbacks = feedback_count(s.pegs);
    win = told_index(s.counting, s.pegs, s.pegs);
    for (int matches = 0; matches <= s.pegs; ++matches)
        for (int red = 0; red <= matches; ++red)
            told[feedback_index(red, matches)] = static_cast<std::uint8_t>(told_index(s.counting, red, matches));
    std::uint32_t numbers = 1;
    for (int j = s.pegs - 1; j >= 0; --j, numbers *= static_cast<std::uint32_t>(s.colours)) place_value[j] = numbers;
    keys.resize(numbers);
    ids.resize(numbers);
    std::uint64_t state = 0x6b657970656721ull ^ seed * 0x9e3779b97f4a7c15ull;
    for (int i = 0; i < count; ++i) {
        if (s.secret_repeats || !repeats(s, codes[i])) secrets.push_back(static_cast<Id>(i));
        words.push_back(words_of(s, codes[i]));
        ids[number(codes[i])] = static_cast<Id>(i);
    }
    for (Key& key : keys) {
        key.a = next_random(state);
        key.b = next_random(state);
    }
    if (!pairs) return;
    marks.assign(static_cast<std::size_t>(count) * stride, 0);
    for (int i = 0; i < count; ++i) mark_row(i, &marks[static_cast<std::size_t>(i) * stride]);
}

void Space::mark_row(int code, std::uint8_t* out) const {
    kernels().mark_row(words[code], words.data(), count, out);
    if (shape.counting == Counting::kBoth) return;
    for (int i = 0; i < count; ++i) out[i] = told[out[i]];
}

}  // namespace keypeg::prove
