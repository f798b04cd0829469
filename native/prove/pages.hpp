// Memory for large tables. Loops that go from row to row touch a page with every row, and finding so many small pages
// costs more time than the loops themselves. Linux gives large pages to those who ask; elsewhere nothing changes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace keypeg::prove {

constexpr std::size_t kLargePage = std::size_t{1} << 21;

// A wish: nothing depends on it.
inline void wish_large_pages([[maybe_unused]] void* at, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    const auto from = (reinterpret_cast<std::uintptr_t>(at) + kLargePage - 1) / kLargePage * kLargePage;
    const auto to = (reinterpret_cast<std::uintptr_t>(at) + bytes) / kLargePage * kLargePage;
    if (from < to) madvise(reinterpret_cast<void*>(from), to - from, MADV_HUGEPAGE);
#endif
}

template <class T>
struct LargePages {
    using value_type = T;
    LargePages() = default;
    template <class U>
    LargePages(const LargePages<U>&) {}
    T* allocate(std::size_t count) {
        void* const at = ::operator new(count * sizeof(T));
        wish_large_pages(at, count * sizeof(T));
        return static_cast<T*>(at);
    }
    void deallocate(T* at, std::size_t) { ::operator delete(at); }
    template <class U>
    bool operator==(const LargePages<U>&) const {
        return true;
    }
};

template <class T>
using LargeVector = std::vector<T, LargePages<T>>;

}  // namespace keypeg::prove
