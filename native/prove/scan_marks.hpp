// The loops over the marks themselves, for NEON, which finds the bit of a mark as fast as it loads one: a half or a
// quarter of the memory that bits take. Included by scan_loops.hpp, inside its namespace. No include guard on purpose.

// Eight marks to a byte: byte p of a column has the bits of the marks from 8p on.
[[gnu::always_inline]] inline uint8x16_t bits_of(uint8x16_t marks, int p) {
    static constexpr std::uint8_t first[24] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128};
    const uint8x16_t table = vld1q_u8(first + (p % 2 ? 0 : 8));
    return vqtbl1q_u8(table, vsubq_u8(marks, vdupq_n_u8(static_cast<std::uint8_t>(p / 2 * 16))));  // 0 beyond the table
}

template <int bytes>
inline void parts_of_marks(const std::uint8_t* const* rows, int n, int from, int to, std::uint8_t* out,
                           std::uint8_t* top) {
    constexpr int pieces = bytes <= 4 ? 4 : 1;  // what stays in registers
    for (int b = from; b < to; ++b) {
        uint8x16_t most = vdupq_n_u8(0);
        for (int at = b * kBlock; at < (b + 1) * kBlock; at += pieces * 16) {
            uint8x16_t seen[pieces][bytes] = {};
            for (int i = 0; i < n; ++i) {
                if (i + kAhead < n) __builtin_prefetch(rows[i + kAhead] + at);
                for (int v = 0; v < pieces; ++v) {
                    const uint8x16_t marks = vld1q_u8(rows[i] + at + 16 * v);
                    for (int p = 0; p < bytes; ++p) seen[v][p] = vorrq_u8(seen[v][p], bits_of(marks, p));
                }
            }
            for (int v = 0; v < pieces; ++v) {
                uint8x16_t sum = vcntq_u8(seen[v][0]);
                for (int p = 1; p < bytes; ++p) sum = vaddq_u8(sum, vcntq_u8(seen[v][p]));
                vst1q_u8(out + at + 16 * v, sum);
                most = vmaxq_u8(most, sum);
            }
        }
        top[b] = vmaxvq_u8(most);
    }
}

// Of 16 columns: the sum over their counts of max(0, count - k), added to `sum`.
template <int bytes>
inline void add_excess(const Counts<std::uint8_t>* counts, int k, uint16x8_t* sum) {
    const int used = counts[0].used;
    if (k >= 1 << used) return;
    uint8x16_t total[kPlanes];
    for (int q = 0; q < used; ++q) total[q] = vdupq_n_u8(0);
    for (int p = 0; p < bytes; ++p) {
        Wide<std::uint8_t> borrow{}, over[kPlanes];
        for (int q = 0; q < used; ++q) {
            const Wide<std::uint8_t> bit = counts[p].plane[q];
            over[q] = k >> q & 1 ? ~(bit ^ borrow) : bit ^ borrow;
            borrow = k >> q & 1 ? ~bit | borrow : ~bit & borrow;
        }
        for (int q = 0; q < used; ++q) total[q] = vaddq_u8(total[q], vcntq_u8((uint8x16_t)(over[q] & ~borrow)));
    }
    for (int q = 0; q < used; ++q) {
        const int16x8_t left = vdupq_n_s16(static_cast<std::int16_t>(q));
        sum[0] = vaddq_u16(sum[0], vshlq_u16(vmovl_u8(vget_low_u8(total[q])), left));
        sum[1] = vaddq_u16(sum[1], vshlq_u16(vmovl_high_u8(total[q]), left));
    }
}

template <int bytes>
inline void count_marks(const std::uint8_t* const* rows, int n, int at, Counts<std::uint8_t>* counts) {
    int i = 0;
    for (; i + 8 <= n; i += 8) {
        uint8x16_t marks[8];
        for (int r = 0; r < 8; ++r) marks[r] = vld1q_u8(rows[i + r] + at);
        for (int p = 0; p < bytes; ++p)
            counts[p].add([&](int r) { return (Wide<std::uint8_t>)bits_of(marks[r], p); }, i + 8);
    }
    uint8x16_t marks[8];
    for (int r = 0; r < 8; ++r) marks[r] = i + r < n ? vld1q_u8(rows[i + r] + at) : vdupq_n_u8(0xff);
    for (int p = 0; p < bytes; ++p) {
        if (i < n) counts[p].add([&](int r) { return (Wide<std::uint8_t>)bits_of(marks[r], p); }, n);
        counts[p].close();
    }
}

template <int bytes>
inline void sizes_of_marks(const std::uint8_t* const* rows, int n, int block, int k, const std::uint8_t* score,
                           int least, int most, std::uint16_t* extra) {
    for (int at = block * kBlock; at < (block + 1) * kBlock; at += 16) {
        const int best = vmaxvq_u8(vld1q_u8(score + at));
        if (best < least || best > most) {
            for (int j = 0; j < 16; ++j) extra[at + j] = kUnmeasured;
            continue;
        }
        Counts<std::uint8_t> counts[bytes];
        count_marks<bytes>(rows, n, at, counts);
        uint16x8_t sum[2] = {vdupq_n_u16(0), vdupq_n_u16(0)};
        add_excess<bytes>(counts, k, sum);
        add_excess<bytes>(counts, k * k, sum);
        vst1q_u16(extra + at, sum[0]);
        vst1q_u16(extra + at + 8, sum[1]);
    }
}
