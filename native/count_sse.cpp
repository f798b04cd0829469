// Sixteen lanes, SSSE3.
#include <immintrin.h>

#include "count.hpp"

namespace {

struct V {
    static constexpr int width = 16;
    __m128i v;
    static V zero() { return {_mm_setzero_si128()}; }
    static V all(std::uint8_t b) { return {_mm_set1_epi8(static_cast<char>(b))}; }
    static V load(const void* p) { return {_mm_loadu_si128(static_cast<const __m128i*>(p))}; }
    void store(void* p) const { _mm_storeu_si128(static_cast<__m128i*>(p), v); }
    template <int L>
    static V rows(const std::uint8_t* p, int chunk) {
        if constexpr (L == 16) return all(p[chunk]);
        const __m128i two = _mm_set1_epi16(keypeg::word<short>(p + 2 * chunk));
        return {_mm_shuffle_epi8(two, _mm_set_epi64x(0x0101010101010101, 0))};
    }
    template <int L>
    static V columns(const std::uint8_t* p, int) {
        if constexpr (L == 16) return load(p);
        return {_mm_set1_epi64x(keypeg::word<long long>(p))};
    }
    template <int L>
    static V diagonal(int chunk) {
        std::uint8_t b[16] = {};
        for (int i = 0; i < 16; ++i) b[i] = (chunk * 16 + i) / L == (chunk * 16 + i) % L ? 255 : 0;
        return load(b);
    }
};

inline V operator&(V a, V b) { return {_mm_and_si128(a.v, b.v)}; }
inline V operator^(V a, V b) { return {_mm_xor_si128(a.v, b.v)}; }
inline V operator+(V a, V b) { return {_mm_add_epi8(a.v, b.v)}; }
inline V operator-(V a, V b) { return {_mm_sub_epi8(a.v, b.v)}; }
inline V select(V mask, V a, V b) { return {_mm_or_si128(_mm_and_si128(mask.v, a.v), _mm_andnot_si128(mask.v, b.v))}; }
inline V bits(V x) {
    const __m128i low = _mm_set1_epi8(15);
    const __m128i table = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    return {_mm_add_epi8(_mm_shuffle_epi8(table, _mm_and_si128(x.v, low)),
                         _mm_shuffle_epi8(table, _mm_and_si128(_mm_srli_epi16(x.v, 4), low)))};
}
inline V add_saturating(V a, V b) { return {_mm_adds_epu8(a.v, b.v)}; }
inline V subtract_saturating(V a, V b) { return {_mm_subs_epu8(a.v, b.v)}; }
inline V max(V a, V b) { return {_mm_max_epu8(a.v, b.v)}; }
inline V is_zero(V a) { return {_mm_cmpeq_epi8(a.v, _mm_setzero_si128())}; }
inline V upper_half(V a) { return {_mm_and_si128(_mm_srli_epi16(a.v, 4), _mm_set1_epi8(15))}; }

struct Lookup {
    __m128i table;
    explicit Lookup(const std::uint8_t* t) : table(V::load(t).v) {}
    V operator[](V index) const { return {_mm_shuffle_epi8(table, index.v)}; }
};

}  // namespace

#include "count_impl.hpp"

namespace keypeg {
extern const Path kSse;
const Path kSse{"sse", count<u8>, count<u32>, sift};
}  // namespace keypeg
