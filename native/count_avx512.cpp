// Sixty-four lanes, AVX-512 with byte population counts (BITALG).
#include <immintrin.h>

#include "count.hpp"

namespace {

struct V {
    static constexpr int width = 64;
    __m512i v;
    static V zero() { return {_mm512_setzero_si512()}; }
    static V all(std::uint8_t b) { return {_mm512_set1_epi8(static_cast<char>(b))}; }
    static V load(const void* p) { return {_mm512_loadu_si512(p)}; }
    void store(void* p) const { _mm512_storeu_si512(p, v); }
    template <int L>
    static V rows(const std::uint8_t* p, int chunk) {
        constexpr long long one = 0x0101010101010101;
        if constexpr (L == 16) {
            const __m512i four = _mm512_set1_epi32(keypeg::word<int>(p + 4 * chunk));
            return {_mm512_shuffle_epi8(four, _mm512_setr_epi64(0, 0, one, one, 2 * one, 2 * one, 3 * one, 3 * one))};
        }
        const __m512i eight = _mm512_set1_epi64(keypeg::word<long long>(p));
        return {_mm512_shuffle_epi8(eight,
                                    _mm512_setr_epi64(0, one, 2 * one, 3 * one, 4 * one, 5 * one, 6 * one, 7 * one))};
    }
    template <int L>
    static V columns(const std::uint8_t* p, int) {
        if constexpr (L == 16) return {_mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)))};
        return {_mm512_set1_epi64(keypeg::word<long long>(p))};
    }
    template <int L>
    static V diagonal(int chunk) {
        std::uint8_t b[64] = {};
        for (int i = 0; i < 64; ++i) b[i] = (chunk * 64 + i) / L == (chunk * 64 + i) % L ? 255 : 0;
        return load(b);
    }
};

inline V operator&(V a, V b) { return {_mm512_and_si512(a.v, b.v)}; }
inline V operator^(V a, V b) { return {_mm512_xor_si512(a.v, b.v)}; }
inline V operator+(V a, V b) { return {_mm512_add_epi8(a.v, b.v)}; }
inline V operator-(V a, V b) { return {_mm512_sub_epi8(a.v, b.v)}; }
inline V select(V mask, V a, V b) { return {_mm512_ternarylogic_epi64(mask.v, a.v, b.v, 0xca)}; }
inline V bits(V x) { return {_mm512_popcnt_epi8(x.v)}; }
inline V add_saturating(V a, V b) { return {_mm512_adds_epu8(a.v, b.v)}; }
inline V subtract_saturating(V a, V b) { return {_mm512_subs_epu8(a.v, b.v)}; }
inline V max(V a, V b) { return {_mm512_max_epu8(a.v, b.v)}; }
inline V is_zero(V a) { return {_mm512_movm_epi8(_mm512_testn_epi8_mask(a.v, a.v))}; }
inline V upper_half(V a) { return {_mm512_and_si512(_mm512_srli_epi16(a.v, 4), _mm512_set1_epi8(15))}; }

struct Lookup {
    __m512i table;
    explicit Lookup(const std::uint8_t* t) : table(V::columns<16>(t, 0).v) {}
    V operator[](V index) const { return {_mm512_shuffle_epi8(table, index.v)}; }
};

}  // namespace

#include "count_impl.hpp"

namespace keypeg {
extern const Path kAvx512;
const Path kAvx512{"avx512", count<u8>, count<u32>, sift};
}  // namespace keypeg
