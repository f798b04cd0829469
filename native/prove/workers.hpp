// The further threads of a proof.
#pragma once
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "search.hpp"

namespace keypeg::prove {

// One search for each further thread. They help the leader, and one another, as long as this object lives.
template <class Mask>
class Workers {
public:
    // Makes a search with `make()` for each of them.
    template <class Make>
    Workers(Search<Mask>& leader, int count, int share_from, Make&& make) : pool_(share_from) {
        if (count > 0) leader.join(pool_);
        for (int i = 0; i < count; ++i) searches_.push_back(make());
        for (const auto& search : searches_) search->join(pool_);
        try {
            for (const auto& search : searches_) threads_.emplace_back([&search] { search->help(); });
        } catch (...) {
            dismiss();
            throw;
        }
    }
    ~Workers() { dismiss(); }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    std::uint64_t work() const {
        std::uint64_t sum = 0;
        for (const auto& search : searches_) sum += search->work();
        return sum;
    }

    // How often one of the threads found work on a set below one that is shared as well.
    long nested() {
        const std::lock_guard lock(pool_.mutex);
        return pool_.nested();
    }

private:
    void dismiss() {
        {
            const std::lock_guard lock(pool_.mutex);
            pool_.end();
        }
        for (std::thread& thread : threads_) thread.join();
    }

    typename Search<Mask>::WalkPool pool_;
    std::vector<std::unique_ptr<Search<Mask>>> searches_;
    std::vector<std::thread> threads_;
};

}  // namespace keypeg::prove
