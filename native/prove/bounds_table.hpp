// What is known about sets of candidates: bounds on their best total, shared by all threads.
#pragma once
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include "ledger.hpp"
#include "pages.hpp"
#include "space.hpp"

namespace keypeg::prove {

constexpr int kNever = 0xfffff;  // a total no tree reaches; fits 20 bits

struct Known {
    int lower = 0;
    int upper = kNever;  // the total of a tree that starts with `guess`
    Id guess = 0;
    int effort = 0;  // log2 of the work it took
    bool exact() const { return lower == upper; }
};

// Fixed size: the entry that cost least is overwritten. Lock-free by storing key ^ data (Hyatt, Mann 2002).
class BoundsTable {
public:
    explicit BoundsTable(int log2_entries) : mask_((1ull << log2_entries) / kWays - 1) {
        slots_.reset(static_cast<Slot*>(std::calloc(1ull << log2_entries, sizeof(Slot))));
        if (!slots_) throw std::bad_alloc();
    }

    // For searches that fill it. Those that ask a few questions leave most of it untouched.
    void expect_many() { wish_large_pages(slots_.get(), buckets() * kWays * sizeof(Slot)); }

    bool find(const Key& key, Known& out) const {
        Slot* bucket = &slots_[(key.a & mask_) * kWays];
        for (int i = 0; i < kWays; ++i) {
            const std::uint64_t data = load(bucket[i].data);
            if ((load(bucket[i].key) ^ data) != key.b || !data) continue;
            out = unpack(data);
            return true;
        }
        return false;
    }

    // What costs much is entered in this ledger too, which must outlive the table.
    void enter_in(Ledger& ledger) { ledger_ = &ledger; }

    void store(const Key& key, const Known& known) { put(key, pack(known)); }

    // The form in which a ledger gave it.
    void put(const Key& key, std::uint64_t data) {
        const int cost = unpack(data).effort;
        if (ledger_ && cost >= ledger_->least_effort()) ledger_->add(key, data, cost);
        Slot* bucket = &slots_[(key.a & mask_) * kWays];
        Slot* chosen = bucket;
        int least = 1 << 10;
        for (int i = 0; i < kWays; ++i) {
            const std::uint64_t old = load(bucket[i].data);
            const bool same = (load(bucket[i].key) ^ old) == key.b && old;
            const int effort = same ? -2 : old ? unpack(old).effort : -1;
            if (effort < least) {
                least = effort;
                chosen = &bucket[i];
            }
        }
        std::atomic_ref(chosen->key).store(key.b ^ data, std::memory_order_relaxed);
        std::atomic_ref(chosen->data).store(data, std::memory_order_relaxed);
    }

    std::uint64_t buckets() const { return mask_ + 1; }

    static Known unpack(std::uint64_t d) {
        return {int(d & 0xfffff), int(d >> 20 & 0xfffff), Id(d >> 40 & 0xffff), int(d >> 56 & 0x7f)};
    }

private:
    static constexpr int kWays = 4;
    struct Slot {
        std::uint64_t key, data;
    };
    struct Free {
        void operator()(Slot* s) const { std::free(s); }
    };

    static std::uint64_t load(std::uint64_t& word) { return std::atomic_ref(word).load(std::memory_order_relaxed); }
    static std::uint64_t pack(const Known& k) {
        return std::uint64_t(k.lower) | std::uint64_t(k.upper) << 20 | std::uint64_t(k.guess) << 40 |
               std::uint64_t(k.effort) << 56 | 1ull << 63;
    }

    std::uint64_t mask_;
    std::unique_ptr<Slot[], Free> slots_;
    Ledger* ledger_ = nullptr;
};

}  // namespace keypeg::prove
