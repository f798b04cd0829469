// Refutes that every secret of a shape of five pegs can be broken within a number of rows:
//   refute SHAPE ROWS [FIRST]
// For every kind of guess the largest part is shown to need too many rows. With four rows left, all guesses are tried
// at once: a part of a part that still needs three rows is hopeless if every guess leaves more than twenty of its codes
// together, because twenty feedbacks tell at most twenty codes apart. Where some guess leaves fewer, its parts are
// tested one by one. With FIRST, like 11223, only that first guess is tried.
//
// For a graphics card (36 seconds for 5x8 in 6 rows; CMake builds keypeg-refute for a processor, which takes hours):
//   nvcc -x cu -O3 -std=c++20 -arch=native -I native native/refute_main.cpp native/prove/{space,symmetry,scan}.cpp -o
//   refute
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

#include "prove/space.hpp"
#include "prove/symmetry.hpp"

using namespace keypeg;
using namespace keypeg::prove;

namespace {

using Codes = std::vector<Id>;

constexpr int kTold = 20;  // feedbacks of five pegs, all red included: the most codes one guess tells apart
constexpr int kThree = 1 + (kTold - 1) * kTold;         // the most codes that three rows can break
constexpr int kBlocked = kTold + 1;                     // codes that no guess tells apart
constexpr int kFields = 10;                             // counters of six bits in a word
constexpr std::uint64_t kStart = 0x2cb2cb2cb2cb2cbull;  // every counter 11: its highest bit is set from 21 on
constexpr std::uint64_t kOver = 0x820820820820820ull;

// What the scan says about one guess with four rows left.
struct Verdict {
    std::uint16_t guess;
    std::uint16_t part;       // the feedback of its largest part
    std::uint16_t size;       // and its codes
    std::uint16_t survivors;  // guesses that leave at most twenty of them together, kept apart as pairs
};
struct Pair {
    std::uint32_t verdict;
    std::uint32_t guess;
};
constexpr std::uint32_t kMostPairs = 1u << 22;

#ifdef __CUDACC__

#define OK(call)                                                                \
    do {                                                                        \
        const cudaError_t error = (call);                                       \
        if (error != cudaSuccess) {                                             \
            std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error)); \
            std::exit(1);                                                       \
        }                                                                       \
    } while (0)

__global__ void scan(const std::uint8_t* marks, int stride, int count, const std::uint16_t* set, int n,
                     Verdict* verdicts, Pair* pairs, std::uint32_t* found) {
    __shared__ int sizes[32];
    __shared__ std::uint16_t part[kThree + 1];
    __shared__ int largest, filled;
    Verdict& verdict = verdicts[blockIdx.x];
    const std::uint8_t* row = marks + static_cast<std::size_t>(verdict.guess) * stride;
    if (threadIdx.x < 32) sizes[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&sizes[row[set[i]]], 1);
    __syncthreads();
    if (threadIdx.x == 0) {
        largest = filled = 0;
        for (int k = 1; k < kTold - 1; ++k)
            if (sizes[k] > sizes[largest]) largest = k;
        verdict.part = static_cast<std::uint16_t>(largest);
        verdict.size = static_cast<std::uint16_t>(min(sizes[largest], 65535));
        verdict.survivors = 0;
    }
    __syncthreads();
    const int size = sizes[largest];
    if (size > kThree) return;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        if (row[set[i]] == largest) part[atomicAdd(&filled, 1)] = set[i];
    __syncthreads();
    for (int at = 4 * threadIdx.x; at < count; at += 4 * blockDim.x) {
        std::uint64_t low[4], high[4];
        for (int j = 0; j < 4; ++j) low[j] = high[j] = kStart;
        bool alive = true;
        for (int i = 0; i < size && alive;) {
            const int to = min(i + 8, size);
#pragma unroll 8
            for (; i < to; ++i) {
                const std::uint32_t four =
                    *reinterpret_cast<const std::uint32_t*>(marks + static_cast<std::size_t>(part[i]) * stride + at);
#pragma unroll
                for (int j = 0; j < 4; ++j) {
                    const int mark = four >> (8 * j) & 0xff;
                    if (mark < kFields)
                        low[j] += 1ull << (6 * mark);
                    else
                        high[j] += 1ull << (6 * (mark - kFields));
                }
            }
            alive = false;
            for (int j = 0; j < 4; ++j) alive |= !((low[j] | high[j]) & kOver);
            if (alive)  // counters that are over stay below their end: at most eight are added between two looks
                for (int j = 0; j < 4; ++j)
                    if ((low[j] | high[j]) & kOver) {
                        low[j] = kOver;
                        high[j] = 0;
                    }
        }
        for (int j = 0; j < 4 && alive; ++j) {
            if (((low[j] | high[j]) & kOver) || at + j >= count) continue;
            verdict.survivors = 1;
            const std::uint32_t place = atomicAdd(found, 1u);
            if (place < kMostPairs) pairs[place] = {blockIdx.x, static_cast<std::uint32_t>(at + j)};
        }
    }
}

class Scanner {
public:
    explicit Scanner(const std::vector<std::uint8_t>& marks, int stride, int count) : stride_(stride), count_(count) {
        OK(cudaMalloc(&marks_, marks.size()));
        OK(cudaMemcpy(marks_, marks.data(), marks.size(), cudaMemcpyHostToDevice));
        OK(cudaMalloc(&set_, count * sizeof(std::uint16_t)));
        OK(cudaMalloc(&verdicts_, count * sizeof(Verdict)));
        OK(cudaMalloc(&pairs_, kMostPairs * sizeof(Pair)));
        OK(cudaMalloc(&found_, sizeof(std::uint32_t)));
    }

    void run(const Codes& set, std::vector<Verdict>& verdicts, std::vector<Pair>& pairs) {
        std::uint32_t found = 0;
        OK(cudaMemcpy(set_, set.data(), set.size() * sizeof(Id), cudaMemcpyHostToDevice));
        OK(cudaMemcpy(verdicts_, verdicts.data(), verdicts.size() * sizeof(Verdict), cudaMemcpyHostToDevice));
        OK(cudaMemcpy(found_, &found, sizeof found, cudaMemcpyHostToDevice));
        scan<<<static_cast<unsigned>(verdicts.size()), 256>>>(marks_, stride_, count_, set_,
                                                              static_cast<int>(set.size()), verdicts_, pairs_, found_);
        OK(cudaGetLastError());
        OK(cudaMemcpy(verdicts.data(), verdicts_, verdicts.size() * sizeof(Verdict), cudaMemcpyDeviceToHost));
        OK(cudaMemcpy(&found, found_, sizeof found, cudaMemcpyDeviceToHost));
        if (found > kMostPairs) {
            std::fprintf(stderr, "too many survivors\n");
            std::exit(1);
        }
        pairs.resize(found);
        OK(cudaMemcpy(pairs.data(), pairs_, found * sizeof(Pair), cudaMemcpyDeviceToHost));
    }

private:
    int stride_, count_;
    std::uint8_t* marks_ = nullptr;
    std::uint16_t* set_ = nullptr;
    Verdict* verdicts_ = nullptr;
    Pair* pairs_ = nullptr;
    std::uint32_t* found_ = nullptr;
};

#else

// The same, one guess after the other, in blocks of guesses whose marks stay in the cache.
class Scanner {
public:
    explicit Scanner(const std::vector<std::uint8_t>& marks, int stride, int count)
        : marks_(marks), stride_(stride), count_(count) {}

    void run(const Codes& set, std::vector<Verdict>& verdicts, std::vector<Pair>& pairs) {
        const std::size_t n = set.size();
        std::vector<std::vector<std::uint16_t>> parts(verdicts.size());
        for (std::size_t v = 0; v < verdicts.size(); ++v) part(set, verdicts[v], parts[v]);
        constexpr int block = 64;
        std::vector<std::uint8_t> of(block * n);
        pairs.clear();
        for (int from = 0; from < count_; from += block) {
            const int to = std::min(count_, from + block);
            for (int h = from; h < to; ++h)
                for (std::size_t i = 0; i < n; ++i) of[(h - from) * n + i] = at(h, set[i]);
            for (std::size_t v = 0; v < verdicts.size(); ++v)
                for (int h = from; h < to && !parts[v].empty(); ++h)
                    if (survives(&of[(h - from) * n], parts[v])) {
                        verdicts[v].survivors = 1;
                        pairs.push_back({static_cast<std::uint32_t>(v), static_cast<std::uint32_t>(h)});
                    }
        }
    }

private:
    std::uint8_t at(int row, int column) const { return marks_[static_cast<std::size_t>(row) * stride_ + column]; }

    // The places in the set of the largest part; none where it is too large for three rows.
    void part(const Codes& set, Verdict& verdict, std::vector<std::uint16_t>& places) const {
        int sizes[32] = {}, largest = 0;
        for (const Id s : set) ++sizes[at(verdict.guess, s)];
        for (int k = 1; k < kTold - 1; ++k)
            if (sizes[k] > sizes[largest]) largest = k;
        verdict.part = static_cast<std::uint16_t>(largest);
        verdict.size = static_cast<std::uint16_t>(std::min(sizes[largest], 65535));
        verdict.survivors = 0;
        if (sizes[largest] > kThree) return;
        for (std::size_t i = 0; i < set.size(); ++i)
            if (at(verdict.guess, set[i]) == largest) places.push_back(static_cast<std::uint16_t>(i));
    }

    static bool survives(const std::uint8_t* row, const std::vector<std::uint16_t>& places) {
        std::uint8_t count[32] = {};
        for (const std::uint16_t i : places)
            if (++count[row[i]] == kBlocked) return false;
        return true;
    }

    const std::vector<std::uint8_t>& marks_;
    int stride_, count_;
};

#endif

class Refutation {
public:
    explicit Refutation(const Shape& shape) : space_(shape), marks_(space_.marks.begin(), space_.marks.end()) {
        for (std::uint8_t& m : marks_)
            m = m == kTold ? kTold - 1 : m;  // four red and one white cannot be: all red takes its number
        scanner_ = std::make_unique<Scanner>(marks_, space_.stride, space_.count);
    }

    // True where no tree of so many rows breaks all codes; `first` limits the first guesses.
    bool whole(int rows, const std::string& first) {
        Codes all(space_.count);
        std::iota(all.begin(), all.end(), Id{0});
        const Symmetry symmetry(space_.shape);
        bool every = true;
        for (const Id g : kinds(symmetry)) {
            if (!first.empty() && symmetry.token(space_.codes[g]) != symmetry.token(space_.codes[named(first)]))
                continue;
            const auto start = std::chrono::steady_clock::now();
            settled_ = survivors_ = trivial_ = 0, least_ = 0xffff;
            const bool refuted = guess(all, g, rows, symmetry, 3);
            every &= refuted;
            std::printf(
                "first %s: %s, %lld second and third guesses, %lld by count alone, smallest part %d, %lld survivors, "
                "%.0f s\n",
                text(g).c_str(), refuted ? "refuted" : "NOT refuted", settled_, trivial_, least_, survivors_,
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
            std::fflush(stdout);
        }
        return every;
    }

private:
    std::string text(Id code) const {
        std::string t;
        for (int j = 0; j < space_.shape.pegs; ++j) t += static_cast<char>('1' + space_.codes[code][j]);
        return t;
    }
    Id named(const std::string& t) const {
        Code code{};
        for (int j = 0; j < space_.shape.pegs; ++j) code[j] = static_cast<std::uint8_t>(t[j] - '1');
        return space_.ids[space_.number(code)];
    }
    std::uint8_t mark(Id a, Id b) const { return marks_[static_cast<std::size_t>(a) * space_.stride + b]; }

    // One guess of each kind, the lowest.
    Codes kinds(const Symmetry& symmetry) const {
        Codes found;
        std::unordered_set<std::uint64_t> seen;
        for (int g = 0; g < space_.count; ++g)
            if (symmetry.trivial() || seen.insert(symmetry.token(space_.codes[g])).second)
                found.push_back(static_cast<Id>(g));
        return found;
    }

    // The parts of a set after a guess, largest first; never that of all red.
    std::vector<Codes> parts(const Codes& set, Id g) const {
        std::vector<Codes> found(kTold - 1);
        for (const Id s : set)
            if (s != g) found[mark(g, s)].push_back(s);
        std::sort(found.begin(), found.end(), [](const Codes& a, const Codes& b) { return a.size() > b.size(); });
        std::erase_if(found, [](const Codes& c) { return c.empty(); });
        return found;
    }

    // True where a part of the set after this guess cannot be broken with one row less; only so many parts are tried.
    bool guess(const Codes& set, Id g, int rows, const Symmetry& symmetry, int tries) {
        const Symmetry next = symmetry.after(space_.codes[g]);
        for (const Codes& part : parts(set, g)) {
            if (tries-- == 0) break;
            if (hopeless(part, rows - 1, next)) return true;
        }
        return false;
    }

    bool hopeless(const Codes& set, int rows, const Symmetry& symmetry) {
        double most = 1;
        for (int i = 1; i < rows; ++i) most = 1 + (kTold - 1) * most;
        if (static_cast<double>(set.size()) > most) return true;
        if (rows == 4) return hopeless_in_four(set, symmetry);
        if (rows == 3) return hopeless_in_three(set);
        const Codes guesses = kinds(symmetry);
        int done = 0;
        for (const Id g : guesses) {
            if (++done % 20 == 0)
                std::printf("  %d of %zu guesses at %zu codes\n", done, guesses.size(), set.size()),
                    std::fflush(stdout);
            if (!guess(set, g, rows, symmetry, 2)) {
                std::printf("  with %d rows left, %s may break %zu codes\n", rows, text(g).c_str(), set.size());
                return false;
            }
        }
        return true;
    }

    bool hopeless_in_four(Codes set, const Symmetry& symmetry) {
        std::shuffle(set.begin(), set.end(), chance_);
        std::vector<Verdict> verdicts;
        for (const Id g : kinds(symmetry)) verdicts.push_back({g, 0, 0, 0});
        std::vector<Pair> pairs;
        scanner_->run(set, verdicts, pairs);
        std::vector<Codes> by(verdicts.size());
        for (const Pair& p : pairs) by[p.verdict].push_back(static_cast<Id>(p.guess));
        survivors_ += static_cast<long long>(pairs.size());
        for (std::size_t v = 0; v < verdicts.size(); ++v) {
            ++settled_;
            trivial_ += verdicts[v].size > kThree;
            least_ = std::min<int>(least_, verdicts[v].size);
            if (by[v].empty()) continue;
            Codes part;
            for (const Id s : set)
                if (mark(verdicts[v].guess, s) == verdicts[v].part) part.push_back(s);
            bool broken = false;
            for (const Id h : by[v]) broken |= breaks(part, h);
            if (broken && !other_part(set, verdicts[v])) return false;
        }
        return true;
    }

    // Whether another part after the guess is hopeless.
    bool other_part(const Codes& set, const Verdict& verdict) const {
        int tries = 3;
        for (const Codes& part : parts(set, verdict.guess)) {
            if (mark(verdict.guess, part[0]) == verdict.part) continue;
            if (tries-- == 0) return false;
            if (hopeless_in_three(part)) return true;
        }
        return false;
    }

    bool hopeless_in_three(const Codes& set) const {
        for (int h = 0; h < space_.count; ++h)
            if (breaks(set, static_cast<Id>(h))) return false;
        return true;
    }

    // Whether this guess breaks the set within three rows: each part must be told apart by one guess.
    bool breaks(const Codes& set, Id h) const {
        for (const Codes& part : parts(set, h))
            if (!told_apart(part)) return false;
        return true;
    }

    bool told_apart(const Codes& part) const {
        if (part.size() > kTold) return false;
        if (part.size() <= 2) return true;
        for (int g = 0; g < space_.count; ++g) {
            std::uint32_t seen = 0;
            bool apart = true;
            for (const Id s : part) {
                const std::uint32_t bit = 1u << mark(static_cast<Id>(g), s);
                apart = !(seen & bit);
                if (!apart) break;
                seen |= bit;
            }
            if (apart) return true;
        }
        return false;
    }

    Space space_;
    std::vector<std::uint8_t> marks_;
    std::unique_ptr<Scanner> scanner_;
    std::mt19937 chance_{1};
    long long settled_ = 0, survivors_ = 0, trivial_ = 0;
    int least_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    Shape shape;
    if (argc < 3 || std::sscanf(argv[1], "%dx%d", &shape.pegs, &shape.colours) != 2 || shape.pegs != 5) {
        std::fprintf(stderr, "usage: refute SHAPE ROWS [FIRST], for a shape of five pegs like 5x8\n");
        return 2;
    }
    const bool refuted = Refutation(shape).whole(std::atoi(argv[2]), argc > 3 ? argv[3] : "");
    std::printf("%s in %s rows: %s\n", argv[1], argv[2], refuted ? "refuted" : "not refuted");
    return refuted ? 0 : 3;
}
