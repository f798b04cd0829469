// Sixteen lanes, WebAssembly SIMD.
#include <wasm_simd128.h>

#include "count.hpp"

namespace {

struct V {
    static constexpr int width = 16;
    v128_t v;
    static V zero() { return {wasm_i8x16_splat(0)}; }
    static V all(std::uint8_t b) { return {wasm_u8x16_splat(b)}; }
    static V load(const void* p) { return {wasm_v128_load(p)}; }
    void store(void* p) const { wasm_v128_store(p, v); }
    template <int L>
    static V rows(const std::uint8_t* p, int chunk) {
        if constexpr (L == 16) return {wasm_v128_load8_splat(p + chunk)};
        const v128_t two = wasm_v128_load16_splat(p + 2 * chunk);
        return {wasm_i8x16_shuffle(two, two, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1)};
    }
    template <int L>
    static V columns(const std::uint8_t* p, int) {
        if constexpr (L == 16) return load(p);
        return {wasm_v128_load64_splat(p)};
    }
    template <int L>
    static V diagonal(int chunk) {
        std::uint8_t b[16] = {};
        for (int i = 0; i < 16; ++i) b[i] = (chunk * 16 + i) / L == (chunk * 16 + i) % L ? 255 : 0;
        return load(b);
    }
};

inline V operator&(V a, V b) { return {wasm_v128_and(a.v, b.v)}; }
inline V operator^(V a, V b) { return {wasm_v128_xor(a.v, b.v)}; }
inline V operator+(V a, V b) { return {wasm_i8x16_add(a.v, b.v)}; }
inline V operator-(V a, V b) { return {wasm_i8x16_sub(a.v, b.v)}; }
inline V select(V mask, V a, V b) { return {wasm_v128_bitselect(a.v, b.v, mask.v)}; }
inline V bits(V x) { return {wasm_i8x16_popcnt(x.v)}; }
inline V add_saturating(V a, V b) { return {wasm_u8x16_add_sat(a.v, b.v)}; }
inline V subtract_saturating(V a, V b) { return {wasm_u8x16_sub_sat(a.v, b.v)}; }
inline V max(V a, V b) { return {wasm_u8x16_max(a.v, b.v)}; }
inline V is_zero(V a) { return {wasm_i8x16_eq(a.v, wasm_i8x16_splat(0))}; }
inline V upper_half(V a) { return {wasm_u8x16_shr(a.v, 4)}; }

struct Lookup {
    v128_t table;
    explicit Lookup(const std::uint8_t* t) : table(wasm_v128_load(t)) {}
    V operator[](V index) const { return {wasm_i8x16_swizzle(table, index.v)}; }
};

}  // namespace

#include "count_impl.hpp"

namespace keypeg {
extern const Path kWasm;
const Path kWasm{"wasm", count<u8>, count<u32>, sift};
}  // namespace keypeg
