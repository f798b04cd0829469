// The prover as a program, for machines without Python:
//   prove SHAPE THREADS TABLE_BITS MINUTES OUT [WIDTH...]
// With widths: the best tree of each, to OUT.WIDTH.tree. Without: the proof, to OUT.tree and OUT.txt. A proof that is
// stopped leaves OUT.proof, and continues from there when OUT.proof is found. Two settings of the environment:
// KEYPEG_UPPER, the total of a tree known already (only better trees are looked for), and KEYPEG_SEED, of the hashes.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <fstream>
#include <string>
#include <thread>

#include "prove/solver.hpp"

using namespace keypeg;
using namespace keypeg::prove;

namespace {

Shape read_shape(const char* text) {
    Shape s;
    char kind = 0;
    if (std::sscanf(text, "%dx%d%c", &s.pegs, &s.colours, &kind) < 2)
        throw std::invalid_argument("a shape is like 4x6, 4x8u, 4x10U");
    s.secret_repeats = kind == 0;
    s.guess_repeats = kind != 'U';
    return s;
}

void write(const std::string& path, const Tree& tree) {
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(tree.data()), static_cast<long>(tree.size()));
}

std::string code_text(const Space& space, Id code) {
    std::string text;
    for (int j = 0; j < space.shape.pegs; ++j) text += "123456789abcd"[space.codes[code][j]];
    return text;
}

void write(const std::string& path, const Space& space, const Proof& proof, double seconds) {
    std::ofstream out(path);
    out << "lower " << proof.lower << "\nupper " << proof.upper << "\nsets " << proof.work << "\ncpu_seconds "
        << seconds << "\n";
    for (const RootGuess& r : proof.roots)
        out << "first " << code_text(space, r.guess) << " " << r.lower << " " << r.upper << "\n";
}

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Prints the progress of the search, and stops it when the time is over.
void watch(Solver& solver, double minutes, const std::atomic<bool>& done) {
    using namespace std::chrono;
    const auto start = steady_clock::now();
    while (!done) {
        for (int i = 0; i < 100 && !done; ++i) std::this_thread::sleep_for(milliseconds(100));
        const Progress p = solver.progress();
        const double gone = duration<double>(steady_clock::now() - start).count();
        std::printf("%.0f s: at least %d, best %d; first guess %s (%d of %d), part %d of %d\n", gone, p.lower,
                    p.upper == kNever ? 0 : p.upper, code_text(solver.space(), p.guess).c_str(), p.settled + 1, p.roots,
                    p.parts_settled + 1, p.parts);
        std::fflush(stdout);
        if (gone > 60 * minutes) solver.stop();
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
    if (const char* upper = std::getenv("KEYPEG_UPPER")) options.upper = std::atoi(upper);
    const auto solver = Solver::make(read_shape(argv[1]), options);
    std::atomic<bool> done = false;
    const std::jthread watcher([&] { watch(*solver, std::atof(argv[4]), done); });
    const std::unique_ptr<std::atomic<bool>, void (*)(std::atomic<bool>*)> end(&done, [](auto* d) { *d = true; });
    for (int i = 6; i < argc; ++i) {
        write(out + "." + argv[i] + ".tree", solver->improve(std::atoi(argv[i]), kAnyRows));
        std::printf("width %s: best %d, %.0f s of computing so far\n", argv[i], solver->progress().upper,
                    cpu_seconds());
    }
    if (argc == 6) {
        if (std::ifstream(out + ".proof").good()) solver->load(out + ".proof");
        const Proof proof = solver->prove(kAnyRows);
        if (proof.stopped) solver->save(out + ".proof");
        write(out + ".txt", solver->space(), proof, cpu_seconds());
        std::printf("at least %d, best %d\n", proof.lower, proof.upper);
        write(out + ".tree", solver->tree(proof, kAnyRows, false));
    }
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
