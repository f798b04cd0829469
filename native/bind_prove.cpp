// The border of the prover to Python: everything is checked here, and the interpreter lock is released during the work.
#include "bind_prove.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "ask_search.hpp"
#include "bind_bounds.hpp"
#include "bounds/claims.hpp"
#include "prove/solver.hpp"

namespace nb = nanobind;
using namespace keypeg;
using namespace keypeg::prove;

namespace {

using ShapeTuple = std::tuple<int, int, bool, bool>;
using Bounds = std::tuple<int, int, nb::bytes>;
using RootTuple = std::tuple<nb::bytes, int, int>;
using RowTuple = std::tuple<nb::bytes, int, int>;

class Prover {
public:
    Prover(const ShapeTuple& t, int threads, int table_bits, std::uint64_t seed, int upper, int counting)
        : upper_(upper) {
        const auto [pegs, colours, secret_repeats, guess_repeats] = t;
        if (threads < 1) throw std::invalid_argument("threads must be at least 1");
        if (upper < 1 || upper > kNever) throw std::invalid_argument("upper must be 1 to " + std::to_string(kNever));
        if (table_bits && (table_bits < 8 || table_bits > 34))
            throw std::invalid_argument("table_bits must be 8 to 34");
        if (counting < 0 || counting > 2) throw std::invalid_argument("counting must be 0 to 2");
        nb::gil_scoped_release release;
        const Shape shape{pegs, colours, secret_repeats, guess_repeats, static_cast<Counting>(counting)};
        solver_ = Solver::make(shape, {threads, table_bits, seed});
    }

    std::tuple<int, int, bool, std::uint64_t, std::vector<RootTuple>> prove(int rows, bool worst) {
        check_rows(rows);
        {
            nb::gil_scoped_release release;
            std::lock_guard lock(proving_);
            proof_ = worst ? solver_->prove_worst(rows) : solver_->prove(rows, upper_);
            worst_ = worst;
            rows_ = rows;
        }
        std::vector<RootTuple> roots;
        for (const RootGuess& r : proof_.roots) roots.emplace_back(text(r.guess), r.lower, r.upper);
        return {proof_.lower, proof_.upper, proof_.stopped, proof_.work, std::move(roots)};
    }

    nb::bytes tree() {
        return bytes([&] { return solver_->tree(proof_, rows_, worst_); });
    }

    nb::bytes improve(int width, int rows) {
        check_rows(rows);
        if (width < 1) throw std::invalid_argument("width must be at least 1");
        return bytes([&] { return solver_->improve(width, rows); });
    }

    Bounds value(const std::optional<nb::bytes>& candidates, const std::vector<RowTuple>& played, int rows,
                 double seconds) {
        check_rows(rows);
        const Position position = read_position(candidates, played);
        return bounds([&] { return solver_->value(position, rows, seconds); });
    }

    Bounds guess_value(const std::optional<nb::bytes>& candidates, const std::vector<RowTuple>& played,
                       const nb::bytes& guess, int rows, double seconds) {
        check_rows(rows);
        const Position position = read_position(candidates, played);
        const Id id = read_code(guess);
        return bounds([&] { return solver_->guess_value(position, id, rows, seconds); });
    }

    std::vector<Bounds> guess_values(const std::optional<nb::bytes>& candidates, const std::vector<RowTuple>& played,
                                     int rows, double seconds) {
        check_rows(rows);
        const Position position = read_position(candidates, played);
        std::vector<Value> values;
        {
            nb::gil_scoped_release release;
            values = solver_->guess_values(position, rows, seconds);
        }
        std::vector<Bounds> out;
        for (const Value& v : values) out.emplace_back(v.lower, v.upper, text(v.guess));
        return out;
    }

    std::vector<nb::bytes> kinds(const std::vector<RowTuple>& played) const {
        std::vector<nb::bytes> out;
        for (const Id guess : solver_->kinds(read_position(std::nullopt, played))) out.push_back(text(guess));
        return out;
    }

    int guess_below(const std::vector<RowTuple>& played, const nb::bytes& guess, int rows, int limit) {
        check_rows(rows);
        const Position position = read_position(std::nullopt, played);
        const Id id = read_code(guess);
        nb::gil_scoped_release release;
        return solver_->guess_below(position, id, rows, std::clamp(limit, 0, kNever));
    }

    std::string write_bound(int bound, std::optional<int> depth, int threads, const nb::callable& on_progress) {
        const Shape& s = solver_->space().shape;
        const bounds::Pause pause = report_to(on_progress);
        nb::gil_scoped_release release;
        const bounds::BoundSpace space(s.pegs, s.colours, s.secret_repeats, s.guess_repeats);
        return bounds::write_claim(space, bound, depth, ask_search(*solver_), threads, pause);
    }

    nb::bytes tree_from(const std::vector<RowTuple>& played, const nb::bytes& guess, int rows) {
        check_rows(rows);
        const Position position = read_position(std::nullopt, played);
        const Id id = read_code(guess);
        return bytes([&] { return solver_->tree_from(position, id, rows); });
    }

    std::tuple<int, int, int, int, nb::bytes, int, int, std::uint64_t> progress() const {
        const Progress p = solver_->progress();
        return {p.lower, p.upper, p.settled, p.roots, text(p.guess), p.parts_settled, p.parts, p.work};
    }

    void stop() { solver_->stop(); }

    void save(const std::string& path) const {
        nb::gil_scoped_release release;
        solver_->save(path);
    }

    void load(const std::string& path) {
        nb::gil_scoped_release release;
        solver_->load(path);
    }

private:
    static void check_rows(int rows) {
        if (rows < 1 || rows > kAnyRows) throw std::invalid_argument("rows must be 1 to 255");
    }

    template <class Work>
    nb::bytes bytes(Work&& work) {
        Tree t;
        {
            nb::gil_scoped_release release;
            std::lock_guard lock(proving_);
            t = work();
        }
        return nb::bytes(reinterpret_cast<const char*>(t.data()), t.size());
    }

    template <class Work>
    Bounds bounds(Work&& work) {
        Value v;
        {
            nb::gil_scoped_release release;
            v = work();
        }
        return {v.lower, v.upper, text(v.guess)};
    }

    nb::bytes text(Id code) const {
        const Space& s = solver_->space();
        return nb::bytes(reinterpret_cast<const char*>(s.codes[code].data()), s.shape.pegs);
    }

    Id read_code(const nb::bytes& raw) const {
        const std::vector<Id> one = read_codes(raw);
        if (one.size() != 1) throw std::invalid_argument("one guess is needed, not " + std::to_string(one.size()));
        return one[0];
    }

    std::vector<Id> read_codes(const nb::bytes& raw) const {
        const Space& s = solver_->space();
        const auto pegs = static_cast<std::size_t>(s.shape.pegs);
        if (raw.size() % pegs) throw std::invalid_argument("codes must be " + std::to_string(pegs) + " bytes each");
        std::vector<Id> ids;
        for (std::size_t i = 0; i < raw.size(); i += pegs) {
            Code code{};
            std::copy_n(reinterpret_cast<const std::uint8_t*>(raw.c_str()) + i, pegs, code.begin());
            const auto at = std::lower_bound(s.codes.begin(), s.codes.end(), code);
            if (at == s.codes.end() || *at != code) throw std::invalid_argument("a code is not one of the shape");
            ids.push_back(static_cast<Id>(at - s.codes.begin()));
        }
        return ids;
    }

    Position read_position(const std::optional<nb::bytes>& candidates, const std::vector<RowTuple>& played) const {
        Position position;
        position.listed = candidates.has_value();
        if (candidates) position.candidates = read_codes(*candidates);
        for (const auto& [guess, red, white] : played) {
            if (red < 0 || white < 0 || red + white > solver_->space().shape.pegs)
                throw std::invalid_argument("no feedback of " + std::to_string(red) + " red and " +
                                            std::to_string(white) + " white");
            position.played.push_back({read_code(guess), feedback_index(red, red + white)});
        }
        return position;
    }

    std::unique_ptr<Solver> solver_;
    const int upper_;  // only trees with a total below it are looked for
    std::mutex proving_;
    Proof proof_;
    bool worst_ = false;
    int rows_ = kAnyRows;
};

}  // namespace

void bind_prove(nb::module_& m) {
    using namespace nb::literals;
    m.attr("NEVER") = kNever;
    m.attr("ANY_ROWS") = kAnyRows;
    nb::class_<Prover>(m, "Prover")
        .def(nb::init<const ShapeTuple&, int, int, std::uint64_t, int, int>(), "shape"_a, "threads"_a, "table_bits"_a,
             "seed"_a = 0, "upper"_a = kNever, "counting"_a = 0)
        .def("prove", &Prover::prove, "rows"_a, "worst"_a)
        .def("tree", &Prover::tree)
        .def("improve", &Prover::improve, "width"_a, "rows"_a)
        .def("value", &Prover::value, "candidates"_a.none(), "played"_a, "rows"_a, "seconds"_a)
        .def("guess_value", &Prover::guess_value, "candidates"_a.none(), "played"_a, "guess"_a, "rows"_a, "seconds"_a)
        .def("guess_values", &Prover::guess_values, "candidates"_a.none(), "played"_a, "rows"_a, "seconds"_a)
        .def("kinds", &Prover::kinds, "played"_a)
        .def("guess_below", &Prover::guess_below, "played"_a, "guess"_a, "rows"_a, "limit"_a)
        .def("write_bound", &Prover::write_bound, "bound"_a, "depth"_a.none(), "threads"_a, "on_progress"_a)
        .def("tree_from", &Prover::tree_from, "played"_a, "guess"_a, "rows"_a)
        .def("progress", &Prover::progress)
        .def("stop", &Prover::stop)
        .def("save", &Prover::save, "path"_a)
        .def("load", &Prover::load, "path"_a);
}
