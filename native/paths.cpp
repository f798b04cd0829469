// Which implementations of the count this processor runs.
#include <cstring>

#include "count.hpp"

namespace keypeg {

extern const Path kScalar;
#if defined(KEYPEG_X86)
extern const Path kSse, kAvx2, kAvx512;
#elif defined(KEYPEG_NEON)
extern const Path kNeon;
#elif defined(KEYPEG_WASM)
extern const Path kWasm;
#endif

const Path* const* paths_here() {
    static const Path* here[8] = {};
    static const bool filled = [] {
        int n = 0;
        here[n++] = &kScalar;
#if defined(KEYPEG_X86)
        if (__builtin_cpu_supports("ssse3")) here[n++] = &kSse;
        if (__builtin_cpu_supports("avx2")) here[n++] = &kAvx2;
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512bitalg")) here[n++] = &kAvx512;
#elif defined(KEYPEG_NEON)
        here[n++] = &kNeon;
#elif defined(KEYPEG_WASM)
        here[n++] = &kWasm;
#endif
        return true;
    }();
    (void)filled;
    return here;
}

const Path& best_path() {
    const Path* const* p = paths_here();
    while (p[1]) ++p;
    return **p;
}

const Path* path_named(const char* name) {
    for (const Path* const* p = paths_here(); *p; ++p)
        if (std::strcmp((*p)->name, name) == 0) return *p;
    return nullptr;
}

}  // namespace keypeg
