// The loops behind scan.hpp, included once per instruction set, inside a namespace of its own.
// No include guard on purpose.

// kBytes is the width of this instruction set's vectors.
template <class T>
using Wide [[gnu::vector_size(kBytes)]] = T;

template <class T>
inline Wide<T> loaded(const T* from) {
    Wide<T> v;
    __builtin_memcpy(&v, from, sizeof v);
    return v;
}

inline void mark_row(const MarkWords& code, const MarkWords* others, int count, std::uint8_t* out) {
    for (int j = 0; j < count; ++j) {
        const MarkWords& o = others[j];
        const int red = std::popcount(code.place[0] & o.place[0]) + std::popcount(code.place[1] & o.place[1]);
        const int matches = std::popcount(code.unary[0] & o.unary[0]) + std::popcount(code.unary[1] & o.unary[1]);
        out[j] = static_cast<std::uint8_t>(feedback_index(red, matches));
    }
}

// Population count of each lane, in steps every instruction set has.
template <class T>
inline Wide<T> ones(Wide<T> x) {
    constexpr T m1 = static_cast<T>(0x5555555555555555ull), m2 = static_cast<T>(0x3333333333333333ull);
    constexpr T m4 = static_cast<T>(0x0f0f0f0f0f0f0f0full);
    x -= (x >> 1) & m1;
    x = (x & m2) + ((x >> 2) & m2);
    x = (x + (x >> 4)) & m4;
    x += x >> 8;
    if constexpr (sizeof(T) >= 4) x += x >> 16;
    if constexpr (sizeof(T) >= 8) x += x >> 32;
    return x & static_cast<T>(0x7f);
}

template <class T>
inline void parts(const T* const* rows, int n, int from, int to, std::uint8_t* out, std::uint8_t* top) {
    constexpr int lanes = kBytes / sizeof(T);
    constexpr int pieces = kBlock / lanes < 8 ? kBlock / lanes : 8;  // what stays in registers
    for (int b = from; b < to; ++b) {
        std::uint8_t* o = out + b * kBlock;
        for (int at = 0; at < kBlock; at += pieces * lanes) {
            Wide<T> seen[pieces] = {};
            for (int i = 0; i < n; ++i) {
                const T* row = rows[i] + b * kBlock + at;
                for (int p = 0; p < pieces; ++p) seen[p] |= loaded(row + p * lanes);
            }
            T flat[pieces * lanes];
            for (int p = 0; p < pieces; ++p) seen[p] = ones<T>(seen[p]);
            __builtin_memcpy(flat, seen, sizeof flat);
            for (int j = 0; j < pieces * lanes; ++j) o[at + j] = static_cast<std::uint8_t>(flat[j]);
        }
        std::uint8_t most = 0;
        for (int j = 0; j < kBlock; ++j) most = most > o[j] ? most : o[j];
        top[b] = most;
    }
}

// Counts one feedback in a block of columns; bytes overflow after 255 rows, so go in runs.
inline void count_feedback(const std::uint8_t* const* rows, int n, int at, int feedback, std::uint16_t* count) {
    using Bytes = Wide<std::uint8_t>;
    constexpr int pieces = kBlock / kBytes;
    const Bytes f = Bytes{} + static_cast<std::uint8_t>(feedback);
    for (int from = 0; from < n; from += 255) {
        const int to = from + 255 < n ? from + 255 : n;
        Bytes sum[pieces] = {};
        for (int i = from; i < to; ++i)
            for (int p = 0; p < pieces; ++p) sum[p] -= (Bytes)(loaded(rows[i] + at + p * kBytes) == f);
        std::uint8_t flat[kBlock];
        __builtin_memcpy(flat, sum, sizeof flat);
        for (int j = 0; j < kBlock; ++j) count[j] = static_cast<std::uint16_t>(count[j] + flat[j]);
    }
}

inline void sizes(const std::uint8_t* const* rows, int n, int block, int feedbacks, int k, std::uint16_t* extra) {
    const auto k1 = static_cast<std::uint16_t>(k), k2 = static_cast<std::uint16_t>(k * k);
    std::uint16_t sum[kBlock] = {};
    for (int f = 0; f < feedbacks; ++f) {
        std::uint16_t count[kBlock] = {};
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
