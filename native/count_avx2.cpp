// Thirty-two lanes, AVX2.
#include <immintrin.h>

#include "count.hpp"

namespace {

struct V {
    static constexpr int width = 32;
    __m256i v;
    static V zero() { return {_mm256_setzero_si256()}; }
    static V all(std::uint8_t b) { return {_mm256_set1_epi8(static_cast<char>(b))}; }
    static V load(const void* p) { return {_mm256_loadu_si256(static_cast<const __m256i*>(p))}; }
    void store(void* p) const { _mm256_storeu_si256(static_cast<__m256i*>(p), v); }
    template <int L>
    static V rows(const std::uint8_t* p, int chunk) {
        if constexpr (L == 16) {
            const __m256i two = _mm256_set1_epi16(keypeg::word<short>(p + 2 * chunk));
            return {_mm256_shuffle_epi8(two, _mm256_setr_epi64x(0, 0, 0x0101010101010101, 0x0101010101010101))};
        }
        const __m256i four = _mm256_set1_epi32(keypeg::word<int>(p + 4 * chunk));
        return {_mm256_shuffle_epi8(four,
                                    _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303))};
    }
    template <int L>
    static V columns(const std::uint8_t* p, int) {
        if constexpr (L == 16)
            return {_mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)))};
        return {_mm256_set1_epi64x(keypeg::word<long long>(p))};
    }
    template <int L>
    static V diagonal(int chunk) {
        std::uint8_t b[32] = {};
        for (int i = 0; i < 32; ++i) b[i] = (chunk * 32 + i) / L == (chunk * 32 + i) % L ? 255 : 0;
        return load(b);
    }
};

inline V operator&(V a, V b) { return {_mm256_and_si256(a.v, b.v)}; }
inline V operator^(V a, V b) { return {_mm256_xor_si256(a.v, b.v)}; }
inline V operator+(V a, V b) { return {_mm256_add_epi8(a.v, b.v)}; }
inline V operator-(V a, V b) { return {_mm256_sub_epi8(a.v, b.v)}; }
inline V select(V mask, V a, V b) { return {_mm256_blendv_epi8(b.v, a.v, mask.v)}; }
inline V bits(V x) {
    const __m256i low = _mm256_set1_epi8(15);
    const __m256i table = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2,
                                           2, 3, 2, 3, 3, 4);
    return {_mm256_add_epi8(_mm256_shuffle_epi8(table, _mm256_and_si256(x.v, low)),
                            _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16(x.v, 4), low)))};
}
inline V add_saturating(V a, V b) { return {_mm256_adds_epu8(a.v, b.v)}; }
inline V subtract_saturating(V a, V b) { return {_mm256_subs_epu8(a.v, b.v)}; }
inline V max(V a, V b) { return {_mm256_max_epu8(a.v, b.v)}; }
inline V is_zero(V a) { return {_mm256_cmpeq_epi8(a.v, _mm256_setzero_si256())}; }
inline V upper_half(V a) { return {_mm256_and_si256(_mm256_srli_epi16(a.v, 4), _mm256_set1_epi8(15))}; }

struct Lookup {
    __m256i table;
    explicit Lookup(const std::uint8_t* t) : table(V::columns<16>(t, 0).v) {}
    V operator[](V index) const { return {_mm256_shuffle_epi8(table, index.v)}; }
};

}  // namespace

#include "count_impl.hpp"

namespace keypeg {
extern const Path kAvx2;
const Path kAvx2{"avx2", count<u8>, count<u32>, sift};
}  // namespace keypeg
