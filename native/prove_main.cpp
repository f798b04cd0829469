// The prover as a program, for machines without Python:
//   prove SHAPE THREADS TABLE_BITS MINUTES OUT [WIDTH...]
// With widths: the best tree of each, to OUT.WIDTH.tree. Without: the proof, to OUT.tree and OUT.txt. Every half minute
// what is settled goes to OUT.proof, and the CPU time it took to OUT.spent; a proof that finds these files continues
// from there, on any machine, with any number of threads and any size of the table. Two settings of the environment:
// KEYPEG_UPPER, the total of a tree known already (only better trees are looked for; with several totals, such as
// 176500,177200, one bound is shown after the other), and KEYPEG_SEED, of the hashes.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "prove/solver.hpp"
#include "shape_name.hpp"

using namespace keypeg;
using namespace keypeg::prove;

namespace {

void write(const std::string& path, const Tree& tree) {
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(tree.data()), static_cast<long>(tree.size()));
}

std::string code_text(const Space& space, Id code) {
    std::string text;
    for (int j = 0; j < space.shape.pegs; ++j) text += "123456789abcd"[space.codes[code][j]];
    return text;
}

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// What the slices of a proof took together.
struct Spent {
    int slices = 0;
    double cpu_seconds = 0;
    std::uint64_t sets = 0;
};

Spent read_spent(const std::string& path) {
    Spent spent;
    std::ifstream(path) >> spent.slices >> spent.cpu_seconds >> spent.sets;
    return spent;
}

void write(const std::string& path, const Space& space, const Proof& proof, const Spent& spent) {
    std::ofstream out(path);
    out << "lower " << proof.lower << "\nupper " << proof.upper << "\nsets " << spent.sets << "\ncpu_seconds "
        << spent.cpu_seconds << "\nslices " << spent.slices << "\n";
    for (const RootGuess& r : proof.roots)
        out << "first " << code_text(space, r.guess) << " " << r.lower << " " << r.upper << "\n";
}

// One run of a proof that may take many.
class Slice {
public:
    Slice(Solver& solver, std::string out)
        : solver_(solver), out_(std::move(out)), before_(read_spent(out_ + ".spent")) {
        if (std::ifstream(out_ + ".proof").good()) solver_.load(out_ + ".proof");
    }

    // With the work of this slice, which is known at its end.
    Spent spent(std::uint64_t sets = 0) const {
        return {before_.slices + 1, before_.cpu_seconds + cpu_seconds(), before_.sets + sets};
    }

    // Writes beside and renames, so that there is a whole file at any time.
    void save(const Spent& spent) const {
        const std::lock_guard lock(mutex_);
        solver_.save(out_ + ".proof.part");
        std::filesystem::rename(out_ + ".proof.part", out_ + ".proof");
        std::ofstream(out_ + ".spent") << spent.slices << " " << spent.cpu_seconds << " " << spent.sets << "\n";
    }

private:
    Solver& solver_;
    const std::string out_;
    const Spent before_;
    mutable std::mutex mutex_;
};

void print_progress(const Solver& solver, double gone) {
    const Progress p = solver.progress();
    std::printf("%.0f s: at least %d, best %d; first guess %s (%d of %d), part %d of %d\n", gone, p.lower,
                p.upper == kNever ? 0 : p.upper, code_text(solver.space(), p.guess).c_str(), p.settled + 1, p.roots,
                p.parts_settled + 1, p.parts);
    std::fflush(stdout);
}

// Prints the progress of the search, saves it where there is a slice, and stops it when the time is over.
void watch(Solver& solver, const Slice* slice, double minutes, const std::atomic<bool>& done) {
    using namespace std::chrono;
    const auto start = steady_clock::now();
    for (int round = 1; !done; ++round) {
        for (int i = 0; i < 100 && !done; ++i) std::this_thread::sleep_for(milliseconds(100));
        const double gone = duration<double>(steady_clock::now() - start).count();
        print_progress(solver, gone);
        if (slice && !done && round % 3 == 0) slice->save(slice->spent());
        if (gone > 60 * minutes) solver.stop();
    }
}

// The totals below which trees are looked for, one after the other.
std::vector<int> read_uppers() {
    const char* text = std::getenv("KEYPEG_UPPER");
    if (!text) return {kNever};
    std::vector<int> uppers;
    std::istringstream in(text);
    for (std::string one; std::getline(in, one, ',');) uppers.push_back(std::stoi(one));
    return uppers;
}

void prove(Solver& solver, const Slice& slice, const std::string& out) {
    std::uint64_t sets = 0;
    for (const int upper : read_uppers()) {
        const Proof proof = solver.prove(kAnyRows, upper);
        const Spent spent = slice.spent(sets += proof.work);
        slice.save(spent);
        write(out + ".txt", solver.space(), proof, spent);
        std::printf("at least %d, best %d, %.0f CPU seconds in %d slices\n", proof.lower, proof.found ? proof.upper : 0,
                    spent.cpu_seconds, spent.slices);
        std::fflush(stdout);
        if (proof.found) write(out + ".tree", solver.tree(proof, kAnyRows, false));
        if (proof.stopped || proof.found) return;
    }
}

// Shapes with too many pairs of codes have no proofs, only trees.
bool large(const Shape& s) {
    double codes = 1;
    for (int j = 0; j < s.pegs; ++j) codes *= s.guess_repeats ? s.colours : s.colours - j;
    return codes * codes > static_cast<double>(kMaxPairs);
}

void run(int argc, char** argv) {
    const std::string out = argv[5];
    if (argc > 6 && large(read_shape(argv[1]))) {
        constexpr int most = 1500;
        for (int i = 6; i < argc; ++i)
            write(out + "." + argv[i] + ".tree", large_tree(read_shape(argv[1]), std::atoi(argv[i]), most));
        return;
    }
    Solver::Options options{std::atoi(argv[2]), std::atoi(argv[3])};
    if (const char* seed = std::getenv("KEYPEG_SEED")) options.seed = std::strtoull(seed, nullptr, 10);
    const auto solver = Solver::make(read_shape(argv[1]), options);
    std::optional<Slice> slice;
    if (argc == 6) slice.emplace(*solver, out);
    std::atomic<bool> done = false;
    std::jthread watcher([&] { watch(*solver, slice ? &*slice : nullptr, std::atof(argv[4]), done); });
    const std::unique_ptr<std::atomic<bool>, void (*)(std::atomic<bool>*)> end(&done, [](auto* d) { *d = true; });
    for (int i = 6; i < argc; ++i) {
        write(out + "." + argv[i] + ".tree", solver->improve(std::atoi(argv[i]), kAnyRows));
        std::printf("width %s: best %d, %.0f s of computing so far\n", argv[i], solver->progress().upper,
                    cpu_seconds());
    }
    if (slice) prove(*solver, *slice, out);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 6) {
        std::fprintf(stderr, "usage: prove SHAPE THREADS TABLE_BITS MINUTES OUT [WIDTH...]\n");
        return 2;
    }
    try {
        run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
