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
class Helpers {
public:
    // Makes a search with `make()` for each of them.
    template <class Make>
    Helpers(Search<Mask>& leader, int count, int share_from, Make&& make) : crew_(share_from) {
        if (count > 0) leader.join(crew_);
        for (int i = 0; i < count; ++i) searches_.push_back(make());
        for (const auto& search : searches_) search->join(crew_);
        try {
            for (const auto& search : searches_) threads_.emplace_back([&search] { search->help(); });
        } catch (...) {
            dismiss();
            throw;
        }
    }
    ~Helpers() { dismiss(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    std::uint64_t work() const {
        std::uint64_t sum = 0;
        for (const auto& search : searches_) sum += search->work();
        return sum;
    }

    // How often one of the threads found work on a set below one that is shared as well.
    long nested() {
        const std::lock_guard lock(crew_.mutex);
        return crew_.nested();
    }

private:
    void dismiss() {
        {
            const std::lock_guard lock(crew_.mutex);
            crew_.end();
        }
        for (std::thread& thread : threads_) thread.join();
    }

    typename Search<Mask>::Crew crew_;
    std::vector<std::unique_ptr<Search<Mask>>> searches_;
    std::vector<std::thread> threads_;
};

}  // namespace keypeg::prove
