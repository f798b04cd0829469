#include "scan.hpp"

#include <bit>
#include <cstring>

#include "space.hpp"

namespace keypeg::prove {

namespace plain {
#include "scan_loops.hpp"
}

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC target("arch=x86-64-v3")
namespace avx2 {
#include "scan_loops.hpp"
}
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("arch=x86-64-v4,prefer-vector-width=512")
namespace avx512 {
#include "scan_loops.hpp"
}
#pragma GCC pop_options
#endif

const Kernels& kernels() {
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) return avx512::table;
    if (__builtin_cpu_supports("avx2")) return avx2::table;
#endif
    return plain::table;
}

}  // namespace keypeg::prove
