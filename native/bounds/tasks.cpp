#include "tasks.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace keypeg::bounds {

void Tasks::run(std::size_t count, const std::function<void(std::size_t)>& task) {
    std::mutex mutex;
    std::condition_variable ended;
    std::size_t next = 0, done = 0, failed = count, running = 0;
    std::exception_ptr error;
    const auto work = [&] {
        std::unique_lock lock(mutex);
        while (next < count) {
            const std::size_t at = next++;
            lock.unlock();
            try {
                task(at);
                lock.lock();
                ++done;
            } catch (...) {
                lock.lock();
                next = count;
                if (at < failed && !stopped_) {
                    failed = at;
                    error = std::current_exception();
                }
            }
        }
        --running;
        ended.notify_one();
    };
    std::vector<std::thread> threads;
    const auto join = [&] {
        for (std::thread& thread : threads) thread.join();
    };
    std::unique_lock lock(mutex);
    try {
        for (; running < std::min(count, threads_); ++running) threads.emplace_back(work);
        while (!ended.wait_for(lock, std::chrono::milliseconds(100), [&] { return running == 0; })) {
            const std::size_t so_far = done;
            lock.unlock();
            pause_(so_far, count);
            lock.lock();
        }
        lock.unlock();
    } catch (...) {
        if (!lock.owns_lock()) lock.lock();
        stopped_ = true;
        next = count;
        lock.unlock();
        join();
        throw;
    }
    join();
    if (error) std::rethrow_exception(error);
}

}  // namespace keypeg::bounds
