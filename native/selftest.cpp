// Every path of this processor against the definition of the feedback, and proofs by several threads, without Python
// (for emulators, too).
#include <algorithm>
#include <cstdio>
#include <random>
#include <thread>

#include "partition.hpp"
#include "prove/solver.hpp"
#include "tree.hpp"

using namespace keypeg;

namespace {

bool same_counts(const Shape& shape, const Path& path, std::size_t size, std::mt19937& random) {
    std::vector<Code> every = all_codes(shape, shape.secret_repeats);
    std::shuffle(every.begin(), every.end(), random);
    every.resize(std::min(size, every.size()));
    const std::vector<Code> guesses = all_codes(shape, shape.guess_repeats);
    const auto feedbacks = static_cast<std::size_t>(feedback_count(shape.pegs));
    std::vector<std::uint32_t> counts(guesses.size() * feedbacks), expected(counts.size());
    partition_all(shape, every, path, counts.data(), [] {});
    for (std::size_t g = 0; g < guesses.size(); ++g)
        for (const Code& secret : every)
            ++expected[g * feedbacks + static_cast<std::size_t>(mark(shape, secret, guesses[g]))];
    return counts == expected;
}

bool same_totals(const Path& path) {
    // 4x6, in the order of Measure: Knuth 1977, Irving 1978, Neuwirth 1982, Kooi 2005.
    const std::uint64_t totals[] = {5801, 5696, 5722, 5668};
    bool same = true;
    for (int m = 0; m < 4; ++m)
        same &= grow(Shape{}, static_cast<Measure>(m), path, false, [](auto, auto) {}).total == totals[m];
    return same;
}

// Threads that share sets within shared sets, as they do in the proofs of large shapes.
constexpr prove::Solver::Options kSharing{.threads = 4, .share_from = 25};

// What they find is right. In a short proof all of them may be busy throughout: then there is another.
bool right_together() {
    bool right = true;
    long nested = 0;
    for (int tries = 0; tries < 200 && !nested; ++tries) {
        const prove::Proof proof = prove::Solver::make(Shape{}, kSharing)->prove(prove::kAnyRows);
        right &= proof.found && proof.proven() && proof.upper == 5625;
        nested += proof.nested;
    }
    return right && nested;
}

// All of them end when a proof that would take minutes is told to stop.
bool stopped_together() {
    const auto solver = prove::Solver::make(Shape{5, 6}, kSharing);
    std::thread stopper([&] {
        while (!solver->progress().work) std::this_thread::yield();
        solver->stop();
    });
    const prove::Proof proof = solver->prove(prove::kAnyRows);
    stopper.join();
    return proof.stopped && !proof.proven();
}

}  // namespace

int main() {
    const Shape shapes[] = {{2, 5}, {3, 9}, {4, 6}, {4, 7, false, false}, {3, 13}, {4, 8, false, true},
                            {5, 5}, {6, 3}, {8, 2}, {3, 11, false, false}};
    std::mt19937 random(1);
    bool good = true;
    for (const Path* const* path = paths_here(); *path; ++path) {
        bool path_good = same_totals(**path);
        for (const Shape& shape : shapes)
            for (std::size_t size : {1u, 7u, 60u, 248u, 249u, 1000u})
                path_good &= same_counts(shape, **path, size, random);
        std::printf("%s %s\n", (*path)->name, path_good ? "right" : "WRONG");
        good &= path_good;
    }
    const bool proofs_good = right_together() && stopped_together();
    std::printf("threads %s\n", proofs_good ? "right" : "WRONG");
    return good && proofs_good ? 0 : 1;
}
