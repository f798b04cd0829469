// The threads of one proof: which walks any of them may take part in, and which threads wait for one.
#pragma once
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace keypeg::prove {

// A walk is listed by its owner, which takes it off again when no guess of it is open or under way. While it is listed,
// all that changes in it is guarded by `mutex`. No thread waits while a listed walk is open to it: it looks through the
// list before it waits, and whoever changes a walk calls those that wait. The functions from `list` on need the mutex.
template <class Walk>
class WalkPool {
public:
    // Walks over at least so many codes are worth sharing.
    explicit WalkPool(int least) : least_(least) {}

    std::mutex mutex;

    int least() const { return least_; }

    // Whether a thread waits, at little cost: an answer that comes late does no harm.
    bool wanting() const { return wanting_.load(std::memory_order_relaxed); }

    void list(Walk& walk) {
        walks_.push_back(&walk);
        walk.listed = true;
        call(walk);
    }

    void take_off(Walk& walk) {
        std::erase(walks_, &walk);
        walk.listed = false;
    }

    // The largest open walk inside this one; of all walks where there is none.
    Walk* find(const Walk* within) {
        Walk* found = nullptr;
        for (Walk* walk : walks_)
            if (walk->open() && lies_in(walk, within) && (!found || walk->set.n > found->set.n)) found = walk;
        nested_ += found && found->outer;
        return found;
    }

    // Until a walk inside this one opens, or this one is finished.
    void wait(std::unique_lock<std::mutex>& lock, const Walk* within) {
        Waiting self{within};
        waiting_.push_back(&self);
        wanting_.store(true, std::memory_order_relaxed);
        while (!self.called) self.changed.wait(lock);
    }

    // Wakes those whom a change of this walk concerns.
    void call(const Walk& walk) {
        const bool open = walk.open(), finished = !open && !walk.busy;
        wake([&](const Waiting& w) { return open ? lies_in(&walk, w.within) : finished && w.within == &walk; });
    }

    // No more walks will come.
    void end() {
        over_ = true;
        wake([](const Waiting&) { return true; });
    }
    bool over() const { return over_; }

    // How often a thread found a walk that lies in another.
    long nested() const { return nested_; }

private:
    struct Waiting {
        const Walk* within;
        bool called = false;
        std::condition_variable changed{};
    };

    static bool lies_in(const Walk* walk, const Walk* within) {
        while (within && walk && walk != within) walk = walk->outer;
        return walk;
    }

    template <class Concerned>
    void wake(Concerned&& concerned) {
        std::erase_if(waiting_, [&](Waiting* w) {
            if (!concerned(*w)) return false;
            w->called = true;
            w->changed.notify_one();
            return true;
        });
        wanting_.store(!waiting_.empty(), std::memory_order_relaxed);
    }

    const int least_;
    std::vector<Walk*> walks_;
    std::vector<Waiting*> waiting_;
    std::atomic<bool> wanting_{false};
    bool over_ = false;
    long nested_ = 0;
};

}  // namespace keypeg::prove
