// The loops behind scan.hpp, included once per instruction set, inside a namespace of its own.
// No include guard on purpose.

// kBytes is the width of this instruction set's vectors.
template <class T>
using Wide [[gnu::vector_size(kBytes)]] = T;

constexpr int kLine = 64;  // bytes that a processor fetches together
constexpr int kBeside = kLine / kBytes;

// Rows are fetched so far ahead of the loops: they lie too far apart for processors to guess which is next.
constexpr int kAhead = 16;

template <class T>
inline Wide<T> loaded(const T* from) {
    Wide<T> v;
    __builtin_memcpy(&v, from, sizeof v);
    return v;
}

// Asks for the lines of so many bytes before they are needed.
[[gnu::always_inline]] inline void fetch(const void* at, int bytes) {
    for (int b = 0; b < bytes; b += kLine) __builtin_prefetch(static_cast<const char*>(at) + b);
}

inline void mark_row(const MarkWords& code, const MarkWords* others, int count, std::uint8_t* out) {
    for (int j = 0; j < count; ++j) {
        const MarkWords& o = others[j];
#if defined(__aarch64__)
        const int red = vaddvq_u8(vcntq_u8(vreinterpretq_u8_u64(vandq_u64(vld1q_u64(code.place), vld1q_u64(o.place)))));
        const int matches =
            vaddvq_u8(vcntq_u8(vreinterpretq_u8_u64(vandq_u64(vld1q_u64(code.unary), vld1q_u64(o.unary)))));
#else
        const int red = std::popcount(code.place[0] & o.place[0]) + std::popcount(code.place[1] & o.place[1]);
        const int matches = std::popcount(code.unary[0] & o.unary[0]) + std::popcount(code.unary[1] & o.unary[1]);
#endif
        out[j] = static_cast<std::uint8_t>(feedback_index(red, matches));
    }
}

// Population count of each lane; but for NEON in steps every instruction set has.
template <class T>
inline Wide<T> ones(Wide<T> x) {
#if defined(__aarch64__)
    const uint16x8_t pairs = vpaddlq_u8(vcntq_u8((uint8x16_t)x));
    if constexpr (sizeof(T) == 2)
        return (Wide<T>)pairs;
    else if constexpr (sizeof(T) == 4)
        return (Wide<T>)vpaddlq_u16(pairs);
    else
        return (Wide<T>)vpaddlq_u32(vpaddlq_u16(pairs));
#else
    constexpr T m1 = static_cast<T>(0x5555555555555555ull), m2 = static_cast<T>(0x3333333333333333ull);
    constexpr T m4 = static_cast<T>(0x0f0f0f0f0f0f0f0full);
    x -= (x >> 1) & m1;
    x = (x & m2) + ((x >> 2) & m2);
    x = (x + (x >> 4)) & m4;
    x += x >> 8;
    if constexpr (sizeof(T) >= 4) x += x >> 16;
    if constexpr (sizeof(T) >= 8) x += x >> 32;
    return x & static_cast<T>(0x7f);
#endif
}

// The population count of every lane, one byte each.
template <class T, int pieces>
inline void counts(Wide<T>* words, std::uint8_t* out) {
#if defined(__aarch64__)
    uint8x16_t sums[pieces];
    for (int p = 0; p < pieces; ++p) sums[p] = vcntq_u8((uint8x16_t)words[p]);
    int left = pieces;
    for (std::size_t bytes = 1; bytes < sizeof(T); bytes *= 2) {  // neighbours are added, which packs them as well
        left /= 2;
        for (int p = 0; p < left; ++p) sums[p] = vpaddq_u8(sums[2 * p], sums[2 * p + 1]);
    }
    for (int p = 0; p < left; ++p) vst1q_u8(out + 16 * p, sums[p]);
#else
    constexpr int lanes = kBytes / sizeof(T);
    T flat[pieces * lanes];
    for (int p = 0; p < pieces; ++p) words[p] = ones<T>(words[p]);
    __builtin_memcpy(flat, words, sizeof flat);
    for (int j = 0; j < pieces * lanes; ++j) out[j] = static_cast<std::uint8_t>(flat[j]);
#endif
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
                if (i + kAhead < n) fetch(rows[i + kAhead] + b * kBlock + at, pieces * kBytes);
                for (int p = 0; p < pieces; ++p) seen[p] |= loaded(row + p * lanes);
            }
            counts<T, pieces>(seen, o + at);
        }
        std::uint8_t most = 0;
        for (int j = 0; j < kBlock; ++j) most = most > o[j] ? most : o[j];
        top[b] = most;
    }
}

// Counters side by side in the bits of a word: plane[p] holds bit p of every count.
constexpr int kPlanes = 16;

template <class T>
inline void full_add(Wide<T>& carry, Wide<T>& sum, Wide<T> a, Wide<T> b) {
    const Wide<T> one = a ^ b;
    carry = (a & b) | (one & sum);
    sum ^= one;
}

// The counts of one vector of columns.
template <class T>
struct Counts {
    Wide<T> one{}, two{}, four{};
    Wide<T> plane[kPlanes];  // from 8 on; those in use
    int used = 3;

    // Adds eight rows of one-hot bits, as carry-save adders do; so many have been added then.
    template <class Row>
    [[gnu::always_inline]] void add(Row&& row, int counted) {
        Wide<T> two_a, two_b, four_a, four_b, eight;
        full_add<T>(two_a, one, row(0), row(1));
        full_add<T>(two_b, one, row(2), row(3));
        full_add<T>(four_a, two, two_a, two_b);
        full_add<T>(two_a, one, row(4), row(5));
        full_add<T>(two_b, one, row(6), row(7));
        full_add<T>(four_b, two, two_a, two_b);
        full_add<T>(eight, four, four_a, four_b);
        while (counted >= 1 << used) plane[used++] = Wide<T>{};
        for (int p = 3; p < used; ++p) {
            const Wide<T> carry = plane[p] & eight;
            plane[p] ^= eight;
            eight = carry;
        }
    }
    void close() { plane[0] = one, plane[1] = two, plane[2] = four; }
};

// Counts some of the vectors that lie beside one another in a line of memory, eight rows at a time.
template <class T>
inline void count_bits(const T* const* rows, int n, int at, const int* wanted, int count, Counts<T>* counts) {
    constexpr int lanes = kBytes / sizeof(T);
    static constexpr T nothing[lanes] = {};
    int i = 0;
    for (; i + 8 <= n; i += 8) {
        for (int r = i + kAhead; r < i + kAhead + 8 && r < n; ++r) __builtin_prefetch(rows[r] + at);
        for (int v = 0; v < count; ++v) {
            const int from = at + wanted[v] * lanes;
            counts[v].add([&](int r) { return loaded(rows[i + r] + from); }, i + 8);
        }
    }
    for (int v = 0; v < count; ++v) {
        const int from = at + wanted[v] * lanes;
        if (i < n) counts[v].add([&](int r) { return loaded(i + r < n ? rows[i + r] + from : nothing); }, n);
        counts[v].close();
    }
}

// Of each column: the sum over its counts of max(0, count - k).
template <class T>
inline Wide<T> excess(const Wide<T>* plane, int used, int k) {
    if (k >= 1 << used) return Wide<T>{};
    Wide<T> borrow{}, over[kPlanes];
    for (int p = 0; p < used; ++p) {
        const Wide<T> bit = plane[p];
        over[p] = k >> p & 1 ? ~(bit ^ borrow) : bit ^ borrow;
        borrow = k >> p & 1 ? ~bit | borrow : ~bit & borrow;
    }
    Wide<T> sum{};
    for (int p = 0; p < used; ++p) sum += ones<T>(over[p] & ~borrow) << p;
    return sum;
}

template <class T>
inline void sizes(const T* const* rows, int n, int block, int k, const std::uint8_t* score, int least, int most,
                  std::uint16_t* extra) {
    constexpr int lanes = kBytes / sizeof(T);
    for (int at = block * kBlock; at < (block + 1) * kBlock; at += kBeside * lanes) {
        int wanted[kBeside], count = 0;
        for (int v = 0; v < kBeside; ++v) {
            const int from = at + v * lanes;
            std::uint8_t best = 0;
            for (int j = 0; j < lanes; ++j) best = best > score[from + j] ? best : score[from + j];
            if (best >= least && best <= most)
                wanted[count++] = v;
            else
                for (int j = 0; j < lanes; ++j) extra[from + j] = kUnmeasured;
        }
        if (!count) continue;
        Counts<T> counts[kBeside];
        count_bits<T>(rows, n, at, wanted, count, counts);
        for (int v = 0; v < count; ++v) {
            const Counts<T>& c = counts[v];
            const Wide<T> sum = excess<T>(c.plane, c.used, k) + excess<T>(c.plane, c.used, k * k);
            T flat[lanes];
            __builtin_memcpy(flat, &sum, sizeof flat);
            for (int j = 0; j < lanes; ++j) extra[at + wanted[v] * lanes + j] = static_cast<std::uint16_t>(flat[j]);
        }
    }
}

inline void hash_columns(const std::uint8_t* const* rows, int n, int columns, const std::uint8_t* multipliers,
                         std::uint32_t* hashes) {
    constexpr int run = 32;
    for (int at = 0; at < columns; at += run) {
        std::uint16_t low[run] = {}, high[run] = {};
        for (int i = 0; i < n; ++i) {
            const std::uint8_t* marks = rows[i] + at;
            const std::uint8_t a = multipliers[2 * i], b = multipliers[2 * i + 1];
            for (int j = 0; j < run; ++j) low[j] = static_cast<std::uint16_t>(low[j] + a * marks[j]);
            for (int j = 0; j < run; ++j) high[j] = static_cast<std::uint16_t>(high[j] + b * marks[j]);
        }
        for (int j = 0; j < run; ++j) hashes[at + j] = static_cast<std::uint32_t>(high[j]) << 16 | low[j];
    }
}

template <class T>
inline void one_hot(const std::uint8_t* marks, int columns, T* bits) {
    constexpr int run = 16;
    for (int at = 0; at < columns; at += run)
        for (int j = 0; j < run; ++j) bits[at + j] = static_cast<T>(T{1} << marks[at + j]);
}

#if defined(__aarch64__)
#include "scan_marks.hpp"
inline constexpr Kernels table {
    mark_row, parts_of_marks<2>, parts_of_marks<4>, parts_of_marks<3>, parts_of_marks<8>, sizes_of_marks<2>,
        sizes_of_marks<4>, sizes_of_marks<3>, sizes_of_marks<8>,
#else
inline constexpr Kernels table{mark_row,
                               parts<std::uint16_t>,
                               parts<std::uint32_t>,
                               parts<std::uint32_t>,
                               parts<std::uint64_t>,
                               sizes<std::uint16_t>,
                               sizes<std::uint32_t>,
                               sizes<std::uint32_t>,
                               sizes<std::uint64_t>,
#endif
        hash_columns, one_hot<std::uint16_t>, one_hot<std::uint32_t>, one_hot<std::uint64_t>
};
