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

#define KEYPEG_INLINE [[gnu::always_inline]] inline

struct Bucket {
    int red, matches, size, group;
};

constexpr int kKeys = 16 * 7;  // of prefixes of up to six pegs

template <class Do>
KEYPEG_INLINE void for_each_key(int pegs, Do act) {
    for (int matches = 0; matches <= pegs - 2; ++matches)
        for (int red = 0; red <= matches; ++red) act(red, matches, red + 16 * matches);
}

// The first slot of every key: room for all candidates in each, where they are few.
KEYPEG_INLINE void open_slots(const Prefix& p, u32* first, u32* slot, u8*) {
    const u32 room = static_cast<u32>(p.candidates + 7) & ~7u;
    u32 next = 0;
    for_each_key(p.pegs, [&](int, int, int key) {
        first[key] = slot[key] = next;
        next += room;
    });
}

// Just the room each key needs, rounded up to groups of eight.
KEYPEG_INLINE void open_slots(const Prefix& p, u32* first, u32* slot, u32*) {
    u32 sizes[2][kKeys] = {};
    for (int i = 0; i < p.candidates; ++i) ++sizes[i & 1][p.key[i]];
    u32 next = 0;
    for_each_key(p.pegs, [&](int, int, int key) {
        first[key] = slot[key] = next;
        next += (sizes[0][key] + sizes[1][key] + 7) & ~7u;
    });
}

constexpr int kBytes = V::width < 32 ? 16 : 32;
typedef signed char Bytes __attribute__((vector_size(kBytes), aligned(1), may_alias));

// For bit b of a group: the bit in every byte, and what of the group is kept (nothing, before its first).
struct Bits {
    alignas(32) u8 set[8][32], keep[8][32];
    constexpr Bits() : set{}, keep{} {
        for (int b = 0; b < 8; ++b)
            for (int i = 0; i < 32; ++i) {
                set[b][i] = static_cast<u8>(1 << b);
                keep[b][i] = b ? 255 : 0;
            }
    }
};
constexpr Bits kBits;

// Sets the four planes of every group: colour at each of the two pegs, one more match, two more matches.
template <int L>
KEYPEG_INLINE void fill_planes(const Prefix& p, u32* slot, u8* planes) {
    for (int i = 0; i < p.candidates; ++i) {
        const u32 s = slot[p.key[i]]++;
        u8* const group = planes + static_cast<std::size_t>(s >> 3) * (4 * L);
        const Bytes set = *reinterpret_cast<const Bytes*>(kBits.set[s & 7]);
        const Bytes keep = *reinterpret_cast<const Bytes*>(kBits.keep[s & 7]);
        for (int part = 0; part < 4 * L; part += kBytes) {
            const Bytes profile =
                *reinterpret_cast<const Bytes*>(p.profiles + static_cast<std::size_t>(i) * (4 * L) + part);
            const Bytes passed = *reinterpret_cast<const Bytes*>(p.passed + part);
            Bytes& plane = *reinterpret_cast<Bytes*>(group + part);
            plane = (plane & keep) | ((profile > passed) & set);
        }
    }
}

struct Sums {
    V red1, red2, match1, match2, r1m1, r1m2, r2m1, r2m2;
};

// Sums over at most 31 groups, so that bytes can't overflow.
template <int L>
KEYPEG_INLINE Sums sum_groups(const u8* planes, int groups, int chunk, V diagonal) {
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
#pragma GCC unroll 1
    for (int i = 0; i < V::width; ++i) to[i] += bytes[i];
}

// Adds the nine (R, M) counts of one run of groups to the counts of their feedbacks.
template <class Count>
KEYPEG_INLINE void spread_sums(const Sums& s, const Bucket& b, int size, Count* counts, int stride) {
    const V one_red = s.r1m1 + s.r1m2, two_red = s.r2m1 + s.r2m2;
    const V m1 = s.match1 - s.r1m1 - s.r2m1, m2 = s.match2 - s.r1m2 - s.r2m2;
    const V rest = V::all(static_cast<u8>(size)) - s.red1 - s.red2 - m1 - m2;
    const int white = b.matches - b.red;
    Count* const none = counts + (b.matches * (b.matches + 1) / 2 + b.red) * stride;  // no more matches
    Count* const one = none + (b.matches + 1) * stride;
    Count* const two = one + (b.matches + 2) * stride;
    add_counts(none, rest);
    add_counts(one, m1);
    add_counts(one + stride, s.r1m1);
    add_counts(two, m2);
    add_counts(two + stride, s.r1m2);
    add_counts(two + 2 * stride, s.r2m2);
    // There are never more reds than matches.
    if (white == 0) return;
    add_counts(none + stride, s.red1 - one_red);
    add_counts(one + 2 * stride, s.r2m1);
    if (white == 1) return;
    add_counts(none + 2 * stride, s.red2 - two_red);
}

template <int L, class Count>
void count_lanes(const Prefix& p, u8* planes, Count* counts) {
    u32 slot[kKeys], first[kKeys];
    open_slots(p, first, slot, counts);
    fill_planes<L>(p, slot, planes);
    Bucket buckets[28];
    int n = 0;
    for_each_key(p.pegs, [&](int red, int matches, int key) {
        buckets[n] = {red, matches, static_cast<int>(slot[key] - first[key]), static_cast<int>(first[key] / 8)};
        n += slot[key] > first[key];
    });
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
    if (p.colours <= 8)
        count_lanes<8>(p, planes, counts);
    else
        count_lanes<16>(p, planes, counts);
}

// Sums of each lane's part weights, 255 and up being 255.
template <bool Wide>
KEYPEG_INLINE V weigh(const Sieve& s, const u8* counts, int stride) {
    const Lookup low(s.low), steep(s.steep), high(s.high);
    V sum = V::zero();
    for (int f = 0; f < s.feedbacks; ++f) {
        const V n = V::load(counts + f * stride);
        if constexpr (!Wide) {
            sum = add_saturating(sum, low[n]);
        } else {
            const V tens = upper_half(n), ones = n & V::all(15);
            sum = add_saturating(sum, select(is_zero(tens), low[ones], steep[ones]));
            sum = add_saturating(sum, high[tens]);
        }
    }
    return sum;
}

KEYPEG_INLINE V largest(const Sieve& s, const u8* counts, int stride) {
    V most = V::zero();
    for (int f = 0; f < s.feedbacks; ++f) most = max(most, V::load(counts + f * stride));
    return most;
}

int sift(const Sieve& s, const u8* counts, int lanes, int stride, u16* found) {
    int n = 0;
    for (int at = 0; at < lanes; at += V::width) {
        const V value = s.largest ? largest(s, counts + at, stride)
                        : s.wide  ? weigh<true>(s, counts + at, stride)
                                  : weigh<false>(s, counts + at, stride);
        u64 good[(V::width + 7) / 8];
        (is_zero(subtract_saturating(value, V::all(s.limit))) & V::load(s.allowed + at)).store(good);
        for (int w = 0; w < V::width / 8; ++w)
            for (u64 rest = good[w] & 0x0101010101010101; rest; rest &= rest - 1)
                found[n++] = static_cast<u16>(at + 8 * w + __builtin_ctzll(rest) / 8);
    }
    return n;
}

}  // namespace
