// Eight lanes in a 64-bit word: runs on every processor.
#include "count.hpp"

namespace {

struct V {
    static constexpr int width = 8;
    std::uint64_t w;
    static V zero() { return {0}; }
    static V all(std::uint8_t b) { return {b * 0x0101010101010101ull}; }
    static V load(const void* p) {
        V v;
        __builtin_memcpy(&v.w, p, 8);
        return v;
    }
    void store(void* p) const { __builtin_memcpy(p, &w, 8); }
    template <int L>
    static V rows(const std::uint8_t* p, int chunk) {
        return all(p[chunk / (L / 8)]);
    }
    template <int L>
    static V columns(const std::uint8_t* p, int chunk) {
        return load(p + chunk % (L / 8) * 8);
    }
    template <int L>
    static V diagonal(int chunk) {
        std::uint8_t b[8] = {};
        const int row = chunk / (L / 8), first = chunk % (L / 8) * 8;
        if (row >= first && row < first + 8) b[row - first] = 255;
        return load(b);
    }
};

constexpr std::uint64_t kHigh = 0x8080808080808080ull;
inline V operator&(V a, V b) { return {a.w & b.w}; }
inline V operator^(V a, V b) { return {a.w ^ b.w}; }
// Bytewise, without carries between bytes: the top bits are added by themselves.
inline V operator+(V a, V b) { return {((a.w & ~kHigh) + (b.w & ~kHigh)) ^ ((a.w ^ b.w) & kHigh)}; }
inline V operator-(V a, V b) { return {((a.w | kHigh) - (b.w & ~kHigh)) ^ ((a.w ^ ~b.w) & kHigh)}; }
inline V select(V mask, V a, V b) { return {(mask.w & a.w) | (~mask.w & b.w)}; }
inline V bits(V v) {
    std::uint64_t x = v.w - (v.w >> 1 & 0x5555555555555555ull);
    x = (x & 0x3333333333333333ull) + (x >> 2 & 0x3333333333333333ull);
    return {(x + (x >> 4)) & 0x0f0f0f0f0f0f0f0full};
}

// Byte by byte, for what words can't do.
template <class Each>
inline V each(V a, V b, Each f) {
    std::uint8_t x[8], y[8];
    a.store(x);
    b.store(y);
    for (int i = 0; i < 8; ++i) x[i] = static_cast<std::uint8_t>(f(x[i], y[i]));
    return V::load(x);
}
inline V add_saturating(V a, V b) {
    return each(a, b, [](int x, int y) { return x + y > 255 ? 255 : x + y; });
}
inline V subtract_saturating(V a, V b) {
    return each(a, b, [](int x, int y) { return x > y ? x - y : 0; });
}
inline V max(V a, V b) {
    return each(a, b, [](int x, int y) { return x > y ? x : y; });
}
inline V is_zero(V a) {
    return each(a, a, [](int x, int) { return x ? 0 : 255; });
}
inline V upper_half(V a) { return {a.w >> 4 & 0x0f0f0f0f0f0f0f0full}; }

struct Lookup {
    const std::uint8_t* table;
    explicit Lookup(const std::uint8_t* t) : table(t) {}
    V operator[](V index) const {
        return each(index, index, [&](int x, int) { return table[x]; });
    }
};

}  // namespace

#include "count_impl.hpp"

namespace keypeg {
extern const Path kScalar;
const Path kScalar{"scalar", count<u8>, count<u32>, sift};
}  // namespace keypeg
