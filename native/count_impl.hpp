// The bit-sliced count, written once over a vector type V (see count_*.cpp). No standard library inside:
// these files are compiled for wider processors, and shared inline functions must not be.
//
// Appending colour c to a guess adds a red where the secret has c there, and a match where the secret has
// more of c than the guess. Of the last two pegs every candidate needs just those four bits. Candidates are
// bucketed by the feedback of the prefix; eight of a bucket share a byte, a lane is a pair of last colours.
// With reds R = E1+E2 and matches M = G1+G2, eight population counts give how many have each (R, M).
#include "count.hpp"

namespace {

using namespace keypeg;
using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

struct Bucket {
    int red, matches, size, group;
};

struct Spread {
    u64 of[256];
    constexpr Spread() : of{} {
        for (int bits = 0; bits < 256; ++bits)
            for (int c = 0; c < 8; ++c) of[bits] |= static_cast<u64>(bits >> c & 1) << (8 * c);
    }
};
constexpr Spread kSpread;

// Where every bucket begins, in groups of eight; returns the number of buckets.
int find_buckets(const Prefix& p, u32* slot, Bucket* buckets, int& groups) {
    u32 sizes[128] = {};
    for (int i = 0; i < p.candidates; ++i) ++sizes[p.key[i]];
    int n = 0;
    groups = 0;
    for (int matches = 0; matches <= p.pegs - 2; ++matches)
        for (int red = 0; red <= matches; ++red) {
            const u32 size = sizes[red + 16 * matches];
            if (size == 0) continue;
            buckets[n++] = {red, matches, static_cast<int>(size), groups};
            slot[red + 16 * matches] = static_cast<u32>(groups) * 8;
            groups += static_cast<int>(size + 7) / 8;
        }
    return n;
}

// Sets the four planes of every group: colour at each of the two pegs, one more match, two more matches.
template <int L>
void fill_planes(const Prefix& p, u32* slot, u8* planes) {
    for (int i = 0; i < p.candidates; ++i) {
        const u32 s = slot[p.key[i]]++;
        u8* const group = planes + static_cast<std::size_t>(s >> 3) * (4 * L);
        const int bit = static_cast<int>(s & 7);
        group[p.place1[i]] |= static_cast<u8>(1 << bit);
        group[L + p.place2[i]] |= static_cast<u8>(1 << bit);
        u64* const words = reinterpret_cast<u64*>(group + 2 * L);
        words[0] |= kSpread.of[p.more[i] & 255] << bit;
        words[L / 8] |= kSpread.of[p.more2[i] & 255] << bit;
        if constexpr (L == 16) {
            words[1] |= kSpread.of[p.more[i] >> 8] << bit;
            words[3] |= kSpread.of[p.more2[i] >> 8] << bit;
        }
    }
}

struct Sums {
    V red1, red2, match1, match2, r1m1, r1m2, r2m1, r2m2;
};

// Sums over at most 31 groups, so that bytes can't overflow.
template <int L>
inline Sums sum_groups(const u8* planes, int groups, int chunk, V diagonal) {
    Sums s{V::zero(), V::zero(), V::zero(), V::zero(), V::zero(), V::zero(), V::zero(), V::zero()};
    for (int i = 0; i < groups; ++i, planes += 4 * L) {
        const V e1 = V::template rows<L>(planes, chunk), e2 = V::template columns<L>(planes + L, chunk);
        const V g1 = V::template rows<L>(planes + 2 * L, chunk);
        const V g2 = select(diagonal, V::template columns<L>(planes + 3 * L, chunk),
                            V::template columns<L>(planes + 2 * L, chunk));
        const V red1 = e1 ^ e2, red2 = e1 & e2, match1 = g1 ^ g2, match2 = g1 & g2;
        s.red1 = s.red1 + bits(red1);
        s.red2 = s.red2 + bits(red2);
        s.match1 = s.match1 + bits(match1);
        s.match2 = s.match2 + bits(match2);
        s.r1m1 = s.r1m1 + bits(red1 & match1);
        s.r1m2 = s.r1m2 + bits(red1 & match2);
        s.r2m1 = s.r2m1 + bits(red2 & match1);
        s.r2m2 = s.r2m2 + bits(red2 & match2);
    }
    return s;
}

inline void add_counts(u8* to, V v) { (V::load(to) + v).store(to); }
inline void add_counts(u32* to, V v) {
    u8 bytes[V::width];
    v.store(bytes);
    for (int i = 0; i < V::width; ++i) to[i] += bytes[i];
}

// Adds the nine (R, M) counts of one run of groups to the counts of their feedbacks.
template <class Count>
void spread_sums(const Sums& s, const Bucket& b, int size, Count* counts, int stride) {
    const V one_red = s.r1m1 + s.r1m2, two_red = s.r2m1 + s.r2m2;
    const V m1 = s.match1 - s.r1m1 - s.r2m1, m2 = s.match2 - s.r1m2 - s.r2m2;
    const V rest = V::all(static_cast<u8>(size)) - s.red1 - s.red2 - m1 - m2;
    const V cell[3][3] = {{rest, s.red1 - one_red, s.red2 - two_red}, {m1, s.r1m1, s.r2m1}, {m2, s.r1m2, s.r2m2}};
    for (int m = 0; m < 3; ++m)
        for (int r = 0; r < 3; ++r) {
            const int red = b.red + r, matches = b.matches + m;
            if (red > matches) continue;
            add_counts(counts + (matches * (matches + 1) / 2 + red) * stride, cell[m][r]);
        }
}

template <int L, class Count>
void count_lanes(const Prefix& p, u8* planes, Count* counts) {
    u32 slot[128];
    Bucket buckets[64];
    int groups = 0;
    const int n = find_buckets(p, slot, buckets, groups);
    __builtin_memset(planes, 0, static_cast<std::size_t>(groups) * (4 * L));
    fill_planes<L>(p, slot, planes);
    const int stride = p.stride(), feedbacks = (p.pegs + 1) * (p.pegs + 2) / 2;
    __builtin_memset(counts, 0, static_cast<std::size_t>(feedbacks * stride) * sizeof(Count));
    for (int chunk = 0; chunk * V::width < p.colours * L; ++chunk) {
        const V diagonal = V::template diagonal<L>(chunk);
        for (int k = 0; k < n; ++k) {
            for (int done = 0; done < buckets[k].size; done += kByteCandidates) {
                const int left = buckets[k].size - done, size = left < kByteCandidates ? left : kByteCandidates;
                const u8* from = planes + static_cast<std::size_t>(buckets[k].group + done / 8) * (4 * L);
                const Sums s = sum_groups<L>(from, (size + 7) / 8, chunk, diagonal);
                spread_sums(s, buckets[k], size, counts + chunk * V::width, stride);
            }
        }
    }
}

template <class Count>
void count(const Prefix& p, u8* planes, Count* counts) {
    if (p.colours <= 8) count_lanes<8>(p, planes, counts);
    else count_lanes<16>(p, planes, counts);
}

// One block of lanes at a time, so that the values stay in registers.
template <class Step>
inline void judge(const Sieve& s, const u8* counts, int stride, u16* value, Step step) {
    for (int block = 0; block < stride; block += 32) {
        u16 sum[32] = {};
        for (int f = 0; f < s.feedbacks; ++f) {
            const u8* const row = counts + f * stride + block;
            for (int i = 0; i < 32; ++i) sum[i] = step(sum[i], row[i]);
        }
        for (int i = 0; i < 32; ++i) value[block + i] = sum[i];
    }
}

int sift(const Sieve& s, const u8* counts, int stride, u16* lanes) {
    u16 value[kMaxLanes];
    switch (s.measure) {
        case 0: judge(s, counts, stride, value, [](u16 a, u8 n) { return static_cast<u16>(a > n ? a : n); }); break;
        case 1: judge(s, counts, stride, value, [](u16 a, u8 n) { return static_cast<u16>(a + n * n); }); break;
        case 2: judge(s, counts, stride, value, [&](u16 a, u8 n) { return static_cast<u16>(a + s.logs[n]); }); break;
        default: judge(s, counts, stride, value, [&](u16 a, u8 n) { return static_cast<u16>(a + (n == 0)); }); break;
    }
    int n = 0;
    for (int i = 0; i < stride; ++i)
        if (value[i] <= s.limit && s.allowed[i]) lanes[n++] = static_cast<u16>(i);
    return n;
}

}  // namespace
