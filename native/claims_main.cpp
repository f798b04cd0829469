// Lower bounds as a program, for machines without Python:
//   claims write SHAPE BOUND THREADS OUT
//   claims check FILE THREADS
// The first proves that no tree of the shape has a total below BOUND, and writes the claims that show it. The file is
// what `keypeg prove --bound FILE` writes, not compressed, whatever the number of threads. The second confirms such a
// file without the search.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

#include "ask_search.hpp"
#include "bounds/claims.hpp"
#include "prove/solver.hpp"
#include "shape_name.hpp"

using namespace keypeg;

namespace {

constexpr std::string_view kClaim = ",\"depth\":null,\"claim\":";

bounds::BoundSpace make_space(const Shape& s) {
    return bounds::BoundSpace(s.pegs, s.colours, s.secret_repeats, s.guess_repeats);
}

// How the file starts; kClaim and the claim follow.
std::string header(const Shape& s, int bound) {
    const auto text = [](bool b) { return b ? "true" : "false"; };
    return "{\"format\":\"keypeg lower bound 1\",\"dimensions\":[" + std::to_string(s.pegs) + "," +
           std::to_string(s.colours) + "," + text(s.secret_repeats) + "," + text(s.guess_repeats) +
           "],\"bound\":" + std::to_string(bound);
}

// Prints a line every ten seconds, and at the end the time that one step of the work took.
class Step {
public:
    explicit Step(const char* name) : name_(name) {}
    ~Step() {
        if (!std::uncaught_exceptions()) print("done");
    }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    void pause(const std::string& progress) {
        if (seconds() < 10 * (lines_ + 1)) return;
        ++lines_;
        print(progress.c_str());
    }

private:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
    void print(const char* progress) const {
        std::printf("%s, %.1f s, %.1f CPU s: %s\n", name_, seconds(),
                    static_cast<double>(std::clock() - cpu_) / CLOCKS_PER_SEC, progress);
        std::fflush(stdout);
    }

    const char* name_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    const std::clock_t cpu_ = std::clock();
    int lines_ = 0;
};

std::string count_tasks(std::size_t done, std::size_t count) {
    return std::to_string(done) + " of " + std::to_string(count) + " guesses";
}

// The proof first: its threads share even the work on one part, and what it finds answers most of the writer's
// questions.
void prove_bound(prove::Solver& solver, int bound) {
    Step step("prove");
    const bounds::Pause pause = [&](std::size_t, std::size_t) {
        const prove::Progress p = solver.progress();
        step.pause("first guess " + std::to_string(p.settled + 1) + " of " + std::to_string(p.roots) + ", part " +
                   std::to_string(p.parts_settled + 1) + " of " + std::to_string(p.parts));
    };
    bounds::Tasks(1, pause).run(1, [&](std::size_t) {
        if (solver.prove(prove::kAnyRows, bound).lower < bound) throw bounds::BoundError("the bound is too high");
    });
}

void write(const Shape& shape, int bound, int threads, const char* out) {
    const auto solver = prove::Solver::make(shape, {threads});
    prove_bound(*solver, bound);
    Step step("write");
    const bounds::Pause pause = [&](std::size_t done, std::size_t count) { step.pause(count_tasks(done, count)); };
    const std::string claim =
        bounds::write_claim(make_space(shape), bound, std::nullopt, ask_search(*solver), threads, pause);
    const std::string text = header(shape, bound).append(kClaim) + claim + "}\n";
    if (!(std::ofstream(out, std::ios::binary) << text).flush())
        throw std::runtime_error(std::string(out) + " cannot be written");
    std::printf("%s: %zu bytes\n", out, text.size());
}

void check(const char* file, int threads) {
    std::ifstream in(file, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(in), {});
    Shape shape;
    char secret_repeats = 0, guess_repeats = 0;
    int bound = 0;
    std::sscanf(text.substr(0, 200).c_str(),
                "{\"format\":\"keypeg lower bound 1\",\"dimensions\":[%d,%d,%c%*[a-z],%c%*[a-z]],\"bound\":%d",
                &shape.pegs, &shape.colours, &secret_repeats, &guess_repeats, &bound);
    shape.secret_repeats = secret_repeats == 't';
    shape.guess_repeats = guess_repeats == 't';
    const std::string start = header(shape, bound) += kClaim, end = "}\n";
    if (!text.starts_with(start) || !text.ends_with(end))
        throw std::runtime_error(std::string(file) + " is not a lower bound of full depth");
    Step step("check");
    const bounds::Pause pause = [&](std::size_t done, std::size_t count) { step.pause(count_tasks(done, count)); };
    const std::string_view claim = std::string_view(text).substr(start.size(), text.size() - start.size() - end.size());
    const bounds::Checked done = bounds::check_claim(make_space(shape), bound, claim, threads, pause);
    std::printf(
        "no tree of %dx%d has a total below %d: %llu claims confirmed, %llu taken on trust, %llu parts looked at\n",
        shape.pegs, shape.colours, bound, static_cast<unsigned long long>(done.confirmed),
        static_cast<unsigned long long>(done.trusted), static_cast<unsigned long long>(done.looked));
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view verb = argc > 1 ? argv[1] : "";
    try {
        if (verb == "write" && argc == 6) {
            write(read_shape(argv[2]), std::atoi(argv[3]), std::atoi(argv[4]), argv[5]);
        } else if (verb == "check" && argc == 4) {
            check(argv[2], std::atoi(argv[3]));
        } else {
            std::fprintf(stderr, "usage: claims write SHAPE BOUND THREADS OUT\n       claims check FILE THREADS\n");
            return 2;
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
