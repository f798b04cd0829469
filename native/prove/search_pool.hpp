// Searches that answer questions one after the other and keep their buffers between them.
#pragma once
#include <chrono>
#include <memory>
#include <mutex>
#include <vector>

#include "search.hpp"

namespace keypeg::prove {

template <class Mask>
class SearchPool {
    struct Worker {
        Worker(const Space& space, BoundsTable& table) : search(space, table, halt) {}
        Halt halt;
        Search<Mask> search;
    };

public:
    SearchPool(const Space& space, BoundsTable& table) : space_(space), table_(table) {}

    // Takes a worker out of the pool, or makes one, and gives it back at the end. Each thread holds a lease of its own.
    class Lease {
    public:
        // The search stops after `seconds`; 0: it takes as long as it takes.
        Lease(SearchPool& pool, double seconds) : pool_(pool), worker_(pool.take()) {
            using Clock = std::chrono::steady_clock;
            worker_->halt.deadline = Clock::time_point::max();
            if (seconds > 0 && seconds < 1e8) {
                const std::chrono::duration<double> time(seconds);
                worker_->halt.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
            }
        }
        ~Lease() { pool_.give_back(std::move(worker_)); }
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        Search<Mask>& search() { return worker_->search; }

    private:
        SearchPool& pool_;
        std::unique_ptr<Worker> worker_;
    };

private:
    std::unique_ptr<Worker> take() {
        std::unique_lock lock(mutex_);
        if (idle_.empty()) {
            lock.unlock();
            return std::make_unique<Worker>(space_, table_);
        }
        std::unique_ptr<Worker> worker = std::move(idle_.back());
        idle_.pop_back();
        return worker;
    }
    void give_back(std::unique_ptr<Worker> worker) {
        std::lock_guard lock(mutex_);
        idle_.push_back(std::move(worker));
    }

    const Space& space_;
    BoundsTable& table_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Worker>> idle_;
};

}  // namespace keypeg::prove
