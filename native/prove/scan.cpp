#include "scan.hpp"

#include <bit>
#include <cstring>

#include "space.hpp"

#if defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace keypeg::prove {

namespace plain {
constexpr int kBytes = 16;
#include "scan_loops.hpp"
}  // namespace plain

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
namespace avx2 {
constexpr int kBytes = 32;
#include "scan_loops.hpp"
}  // namespace avx2
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,bmi,bmi2,popcnt,prefer-vector-width=512")
namespace avx512 {
constexpr int kBytes = 64;
#include "scan_loops.hpp"
}  // namespace avx512
#pragma GCC pop_options
#endif

const Kernels& kernels() {
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
    static const Kernels& widest = []() -> const Kernels& {
        __builtin_cpu_init();
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
            __builtin_cpu_supports("avx512vl"))
            return avx512::table;
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") ? avx2::table : plain::table;
    }();
    return widest;
#else
    return plain::table;
#endif
}

}  // namespace keypeg::prove
