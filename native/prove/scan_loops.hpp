// The loops behind scan.hpp, included once per instruction set, inside a namespace of its own.
// No include guard on purpose.

template <class T>
using Wide [[gnu::vector_size(64)]] = T;

template <class T>
using Loaded [[gnu::vector_size(64), gnu::may_alias, gnu::aligned(1)]] = T;

inline void mark_row(const MarkWords& code, const MarkWords* others, int count, std::uint8_t* out) {
    for (int j = 0; j < count; ++j) {
        const MarkWords& o = others[j];
        const int red = std::popcount(code.place[0] & o.place[0]) + std::popcount(code.place[1] & o.place[1]);
        const int matches = std::popcount(code.unary[0] & o.unary[0]) + std::popcount(code.unary[1] & o.unary[1]);
        out[j] = static_cast<std::uint8_t>(feedback_index(red, matches));
    }
}

template <class T>
inline T ones(T x) {  // population count in place, in lanes the compiler can keep in vectors
    constexpr T m1 = static_cast<T>(0x5555555555555555ull), m2 = static_cast<T>(0x3333333333333333ull);
    constexpr T m4 = static_cast<T>(0x0f0f0f0f0f0f0f0full);
    x = static_cast<T>(x - ((x >> 1) & m1));
    x = static_cast<T>((x & m2) + ((x >> 2) & m2));
    x = static_cast<T>((x + (x >> 4)) & m4);
    if constexpr (sizeof(T) >= 2) x = static_cast<T>(x + (x >> 8));
    if constexpr (sizeof(T) >= 4) x = static_cast<T>(x + (x >> 16));
    if constexpr (sizeof(T) >= 8) x = static_cast<T>(x + (x >> 32));
    return static_cast<T>(x & 0x7f);
}

template <class T>
inline void parts(const T* const* rows, int n, int from, int to, std::uint8_t* out, std::uint8_t* top) {
    constexpr int lanes = 64 / sizeof(T), pieces = kBlock / lanes;
    for (int b = from; b < to; ++b) {
        Wide<T> seen[pieces] = {};
        for (int i = 0; i < n; ++i) {
            const auto* row = reinterpret_cast<const Loaded<T>*>(rows[i] + b * kBlock);
            for (int p = 0; p < pieces; ++p) seen[p] |= row[p];
        }
        alignas(64) T flat[kBlock];
        __builtin_memcpy(flat, seen, sizeof flat);
        std::uint8_t most = 0;
        std::uint8_t* o = out + b * kBlock;
        for (int j = 0; j < kBlock; ++j) o[j] = static_cast<std::uint8_t>(ones(flat[j]));
        for (int j = 0; j < kBlock; ++j) most = most > o[j] ? most : o[j];
        top[b] = most;
    }
}

// Counts one feedback in a block of columns; bytes overflow after 255 rows, so go in runs.
inline void count_feedback(const std::uint8_t* const* rows, int n, int at, int feedback, std::uint16_t* count) {
    for (int from = 0; from < n; from += 255) {
        const int to = from + 255 < n ? from + 255 : n;
        Wide<std::uint8_t> sum = {};
        const Wide<std::uint8_t> f = Wide<std::uint8_t>{} + static_cast<std::uint8_t>(feedback);
        for (int i = from; i < to; ++i)
            sum -= (Wide<std::uint8_t>)(*reinterpret_cast<const Loaded<std::uint8_t>*>(rows[i] + at) == f);
        for (int j = 0; j < kBlock; ++j) count[j] = static_cast<std::uint16_t>(count[j] + sum[j]);
    }
}

inline void sizes(const std::uint8_t* const* rows, int n, int block, int feedbacks, int k, std::uint16_t* extra) {
    const auto k1 = static_cast<std::uint16_t>(k), k2 = static_cast<std::uint16_t>(k * k);
    std::uint16_t sum[kBlock] = {};
    for (int f = 0; f < feedbacks; ++f) {
        alignas(64) std::uint16_t count[kBlock] = {};
        count_feedback(rows, n, block * kBlock, f, count);
        for (int j = 0; j < kBlock; ++j) {
            const std::uint16_t c = count[j];
            const auto over1 = static_cast<std::uint16_t>((c > k1 ? c : k1) - k1);
            const auto over2 = static_cast<std::uint16_t>((c > k2 ? c : k2) - k2);
            sum[j] = static_cast<std::uint16_t>(sum[j] + over1 + over2);
        }
    }
    __builtin_memcpy(extra + block * kBlock, sum, sizeof sum);
}

inline void hash_row(const std::uint8_t* marks, int columns, std::uint64_t multiplier, std::uint64_t* hashes) {
    for (int c = 0; c < columns; ++c) hashes[c] += multiplier * marks[c];
}

inline constexpr Kernels table{mark_row,
                               parts<std::uint16_t>,
                               parts<std::uint32_t>,
                               parts<std::uint64_t>,
                               sizes,
                               hash_row};
