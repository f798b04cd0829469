// What the guesses at one set of candidates are worth. A part that several guesses make is settled once.
#pragma once
#include <numeric>
#include <vector>

#include "frame.hpp"
#include "solver.hpp"

namespace keypeg::prove {

template <class Mask>
class Appraisal {
public:
    // With `many` guesses to appraise, a frame of its own pays: it has fewer guesses to look at than the wider one.
    Appraisal(const Space& space, const Frame<Mask>& wider, Set set, bool many)
        : space_(space), wider_(wider), set_(set), frame_(&wider) {
        for (int i = 0; i < set.n; ++i) keys_.push_back(space.keys[space.number(space.codes[wider.guess[set.at[i]]])]);
        names_.assign(set.at, set.at + set.n);
        slots_.resize(many ? 1024 : 64);
        if (!many || set.n < kLeast || set.n > kMost || 2 * set.n >= wider.n) return;
        Sieve<Mask> sieve;
        sieve.open(wider, set, space.feedbacks);
        sieve.extend(0);
        own_.open(wider, set.at, set.n, sieve.score.data());
        std::iota(names_.begin(), names_.end(), Id{0});
        frame_ = &own_;
    }

    // Bounds on the trees that start with the guess in this column of the wider frame; `settle(frame, part)` bounds a
    // part.
    template <class Settle>
    Value of(int column, int left, Settle&& settle) {
        int count[kMaxFeedbacks] = {};
        Key key[kMaxFeedbacks] = {};
        for (int i = 0; i < set_.n; ++i) {
            const int k = wider_.marks(set_.at[i])[column];
            ++count[k];
            key[k] ^= keys_[i];
        }
        Value sum{set_.n, set_.n, wider_.guess[column]};
        for (int k = 0; k < space_.win; ++k) {
            if (!count[k]) continue;
            Bounds part{2 * count[k] - 1, 2 * count[k] - 1};
            if (count[k] > 2 || left < count[k]) part = bounds_of(key[k], column, k, settle);
            sum.lower = std::min(kNever, sum.lower + part.lower);
            sum.upper = std::min(kNever, sum.upper + part.upper);
        }
        return sum;
    }

private:
    static constexpr int kLeast = 8, kMost = 400;
    struct Bounds {
        int lower = 0, upper = 0;
    };
    struct Slot {
        Key key;
        Bounds bounds;
    };

    template <class Settle>
    Bounds bounds_of(const Key& key, int column, int feedback, Settle&& settle) {
        Slot* slot = find(key);
        if (slot->bounds.upper) return slot->bounds;
        part_.clear();
        for (int i = 0; i < set_.n; ++i)
            if (wider_.marks(set_.at[i])[column] == feedback) part_.push_back(names_[i]);
        const Value v = settle(*frame_, Set{part_.data(), static_cast<int>(part_.size())});
        *slot = {key, {v.lower, v.upper}};
        if (2 * ++kept_ > slots_.size()) grow();
        return {v.lower, v.upper};
    }

    Slot* find(const Key& key) {
        std::size_t at = key.a & (slots_.size() - 1);
        while (slots_[at].bounds.upper && (slots_[at].key.a != key.a || slots_[at].key.b != key.b))
            at = (at + 1) & (slots_.size() - 1);
        return &slots_[at];
    }

    void grow() {
        std::vector<Slot> old(4 * slots_.size());
        old.swap(slots_);
        for (const Slot& s : old)
            if (s.bounds.upper) *find(s.key) = s;
    }

    const Space& space_;
    const Frame<Mask>& wider_;
    Set set_;
    const Frame<Mask>* frame_;
    Frame<Mask> own_;
    std::vector<Key> keys_;
    std::vector<Id> names_;  // the rows of the set in `frame_`
    std::vector<Id> part_;
    std::vector<Slot> slots_;
    std::size_t kept_ = 0;
};

}  // namespace keypeg::prove
