// Work on claims, in tasks that several threads share.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>

namespace keypeg::bounds {

// Called on the caller's thread ten times a second, with the tasks done and all of them; it may throw to stop the work.
using Pause = std::function<void(std::size_t done, std::size_t count)>;

class Tasks {
public:
    Tasks(int threads, const Pause& pause)
        : threads_(static_cast<std::size_t>(std::clamp(threads, 1, 256))), pause_(pause) {}

    // Runs task(0) to task(count - 1), which start in this order. Where tasks throw, the first of them counts.
    void run(std::size_t count, const std::function<void(std::size_t)>& task);

    // Long tasks call this now and then: it throws once the work is stopped.
    void check() const {
        if (stopped_.load(std::memory_order_relaxed)) throw Stopped{};
    }

private:
    struct Stopped {};

    const std::size_t threads_;
    const Pause& pause_;
    std::atomic<bool> stopped_ = false;
};

}  // namespace keypeg::bounds
