// The most expensive bounds of a proof: what a checkpoint keeps.
#pragma once
#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <unordered_map>

#include "space.hpp"

namespace keypeg::prove {

// Keeps at most twice `room` entries with their whole keys, so that they can be read into a table of any size. When it
// is full, the cheapest entries go, and from then on only dearer ones come in.
class Ledger {
public:
    explicit Ledger(std::size_t room) : room_(room) {}

    // The effort from which on an entry is worth its place.
    int least_effort() const { return least_.load(std::memory_order_relaxed); }

    void add(const Key& key, std::uint64_t data, int effort) {
        const std::lock_guard lock(mutex_);
        Entry& entry = entries_[key];
        if (entry.data) --count_[entry.effort];
        entry = {data, effort};
        ++count_[effort];
        if (entries_.size() > 2 * room_) drop_cheapest();
    }

    // Calls visit(key, data) for the most expensive entries, at most `room` of them.
    template <class Visit>
    void each(Visit&& visit) const {
        const std::lock_guard lock(mutex_);
        const int least = least_that_fits();
        for (const auto& [key, entry] : entries_)
            if (entry.effort >= least) visit(key, entry.data);
    }

private:
    static constexpr int kCheapest = 2;  // less is settled again sooner than read
    static constexpr int kEfforts = 128;
    struct Entry {
        std::uint64_t data = 0;
        int effort = 0;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const { return key.a; }
    };

    int least_that_fits() const {
        int effort = kEfforts;
        for (std::size_t kept = 0; effort > kCheapest; --effort) {
            kept += count_[effort - 1];
            if (kept > room_) break;
        }
        return effort;
    }

    void drop_cheapest() {
        const int least = least_that_fits();
        std::erase_if(entries_, [&](const auto& item) { return item.second.effort < least; });
        for (int e = 0; e < least; ++e) count_[e] = 0;
        least_.store(least, std::memory_order_relaxed);
    }

    const std::size_t room_;
    std::atomic<int> least_{kCheapest};
    mutable std::mutex mutex_;
    std::unordered_map<Key, Entry, Hash> entries_;
    std::array<std::size_t, kEfforts> count_{};  // of entries, by effort
};

}  // namespace keypeg::prove
