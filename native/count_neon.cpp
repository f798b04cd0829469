// Sixteen lanes, NEON.
#include <arm_neon.h>

#include "count.hpp"

namespace {

struct V {
    static constexpr int width = 16;
    uint8x16_t v;
    static V zero() { return {vdupq_n_u8(0)}; }
    static V all(std::uint8_t b) { return {vdupq_n_u8(b)}; }
    static V load(const void* p) { return {vld1q_u8(static_cast<const std::uint8_t*>(p))}; }
    void store(void* p) const { vst1q_u8(static_cast<std::uint8_t*>(p), v); }
    template <int L>
    static V rows(const std::uint8_t* p, int chunk) {
        if constexpr (L == 16) return {vld1q_dup_u8(p + chunk)};
        return {vcombine_u8(vld1_dup_u8(p + 2 * chunk), vld1_dup_u8(p + 2 * chunk + 1))};
    }
    template <int L>
    static V columns(const std::uint8_t* p, int) {
        if constexpr (L == 16) return load(p);
        return {vreinterpretq_u8_u64(vld1q_dup_u64(reinterpret_cast<const std::uint64_t*>(p)))};
    }
    template <int L>
    static V diagonal(int chunk) {
        std::uint8_t b[16] = {};
        for (int i = 0; i < 16; ++i) b[i] = (chunk * 16 + i) / L == (chunk * 16 + i) % L ? 255 : 0;
        return load(b);
    }
};

inline V operator&(V a, V b) { return {vandq_u8(a.v, b.v)}; }
inline V operator^(V a, V b) { return {veorq_u8(a.v, b.v)}; }
inline V operator+(V a, V b) { return {vaddq_u8(a.v, b.v)}; }
inline V operator-(V a, V b) { return {vsubq_u8(a.v, b.v)}; }
inline V select(V mask, V a, V b) { return {vbslq_u8(mask.v, a.v, b.v)}; }
inline V bits(V x) { return {vcntq_u8(x.v)}; }
inline V add_saturating(V a, V b) { return {vqaddq_u8(a.v, b.v)}; }
inline V subtract_saturating(V a, V b) { return {vqsubq_u8(a.v, b.v)}; }
inline V max(V a, V b) { return {vmaxq_u8(a.v, b.v)}; }
inline V is_zero(V a) { return {vceqzq_u8(a.v)}; }
inline V upper_half(V a) { return {vshrq_n_u8(a.v, 4)}; }

struct Lookup {
    uint8x16_t table;
    explicit Lookup(const std::uint8_t* t) : table(vld1q_u8(t)) {}
    V operator[](V index) const { return {vqtbl1q_u8(table, index.v)}; }
};

}  // namespace

#include "count_impl.hpp"

namespace keypeg {
extern const Path kNeon;
const Path kNeon{"neon", count<u8>, count<u32>, sift};
}  // namespace keypeg
