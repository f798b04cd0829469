// The four measures a strategy can choose by, each as a number to make small.
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

#include "shape.hpp"

namespace keypeg {

// Knuth 1977, Irving 1978, Neuwirth 1982, Kooi 2005.
enum class Measure { minimax, expected_size, entropy, parts };

// n log2 n in units of 2^-32, made of the logarithms of n's prime factors: partitions of equal entropy
// then have equal sums to the last bit, in whatever order they are added.
class LogTable {
public:
    static constexpr double kUnit = 4294967296.0;

    void reserve(std::size_t n) {
        if (n < weight_.size()) return;
        std::vector<std::int64_t> log(n + 1, -1);
        weight_.assign(n + 1, 0);
        for (std::size_t p = 2; p <= n; ++p) {
            if (log[p] >= 0) continue;
            const auto lg = static_cast<std::int64_t>(std::llround(std::log2(static_cast<double>(p)) * kUnit));
            for (std::size_t multiple = p; multiple <= n; multiple += p)
                for (std::size_t rest = multiple; rest % p == 0; rest /= p)
                    log[multiple] = (log[multiple] < 0 ? 0 : log[multiple]) + lg;
        }
        for (std::size_t i = 2; i <= n; ++i) weight_[i] = log[i] * static_cast<std::int64_t>(i);
    }

    std::int64_t operator[](std::size_t n) const { return weight_[n]; }

private:
    std::vector<std::int64_t> weight_;
};

// The measure of one guess from the sizes of its parts, `stride` apart; smaller is better.
template <class Count>
std::int64_t measure_of(Measure measure, const Count* counts, int feedbacks, std::size_t stride, const LogTable& logs) {
    std::int64_t value = 0;
    for (int f = 0; f < feedbacks; ++f) {
        const auto n = static_cast<std::int64_t>(counts[f * stride]);
        switch (measure) {
            case Measure::minimax:
                value = n > value ? n : value;
                break;
            case Measure::expected_size:
                value += n * n;
                break;
            case Measure::entropy:
                value += logs[static_cast<std::size_t>(n)];
                break;
            case Measure::parts:
                value -= n > 0;
                break;
        }
    }
    return value;
}

// The measure of a guess that tells all n candidates apart: no guess can do better.
inline std::int64_t perfect_value(Measure measure, std::int64_t n) {
    switch (measure) {
        case Measure::minimax:
            return 1;
        case Measure::expected_size:
            return n;
        case Measure::entropy:
            return 0;
        case Measure::parts:
            return -n;
    }
    return 0;
}

}  // namespace keypeg
