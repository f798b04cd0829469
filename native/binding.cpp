// The border to Python: everything is checked here, and the interpreter lock is released during the work.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <tuple>

#include "agreement.hpp"
#include "bind_bounds.hpp"
#include "bind_games.hpp"
#include "bind_prove.hpp"
#include "candidates.hpp"
#include "partition.hpp"
#include "reading.hpp"
#include "tree.hpp"

namespace nb = nanobind;
using namespace keypeg;

namespace {

using ShapeTuple = std::tuple<int, int, bool, bool>;
using RowTuple = std::tuple<nb::bytes, int, int>;
using OptionalCall = std::optional<nb::callable>;

Shape read_shape(const ShapeTuple& t) {
    const Shape shape{std::get<0>(t), std::get<1>(t), std::get<2>(t), std::get<3>(t)};
    check(shape);
    return shape;
}

Raw span_of(const nb::bytes& raw) { return {reinterpret_cast<const std::uint8_t*>(raw.c_str()), raw.size()}; }

std::vector<Row> read_rows(const Shape& shape, const std::vector<RowTuple>& rows) {
    std::vector<Row> out;
    for (const auto& [guess, red, white] : rows) out.push_back(read_row(shape, span_of(guess), red, white));
    return out;
}

nb::bytes write_codes(const Shape& shape, const std::vector<Code>& codes) {
    std::string raw;
    raw.reserve(codes.size() * static_cast<std::size_t>(shape.pegs));
    for (const Code& code : codes)
        raw.append(reinterpret_cast<const char*>(code.data()), static_cast<std::size_t>(shape.pegs));
    return nb::bytes(raw.data(), raw.size());
}

// Lets signals through, and calls back with the progress, at most ten times a second.
class Watch {
public:
    explicit Watch(const OptionalCall& call) : call_(call) {}

    void operator()(std::uint64_t done, std::uint64_t total) {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < std::chrono::milliseconds(100)) return;
        last_ = now;
        nb::gil_scoped_acquire held;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        if (call_) (*call_)(done, total);
    }

private:
    const OptionalCall& call_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

nb::tuple py_mark(const nb::bytes& secret, const nb::bytes& guess) {
    Shape shape{static_cast<int>(secret.size()), kMaxColours};
    check(shape);
    const Code s = read_code(shape, span_of(secret), true, "secret"),
               g = read_code(shape, span_of(guess), true, "guess");
    int red = 0;
    for (int j = 0; j < shape.pegs; ++j) red += s[j] == g[j];
    int matches = 0;
    const int f = mark(shape, s, g);
    while (feedback_index(0, matches + 1) <= f) ++matches;
    return nb::make_tuple(red, matches - red);
}

nb::bytes py_marks(const ShapeTuple& t, const nb::bytes& guess, const nb::bytes& candidates) {
    const Shape shape = read_shape(t);
    const Code g = read_code(shape, span_of(guess), shape.guess_repeats, "guess");
    const std::vector<Code> codes = read_codes(shape, span_of(candidates), shape.secret_repeats, "candidates");
    std::vector<std::uint8_t> keys(codes.size());
    {
        nb::gil_scoped_release free;
        Layout table;
        table.fill(shape, codes, true);
        table.mark(g, keys.data());
        for (std::uint8_t& key : keys) key = static_cast<std::uint8_t>(key_feedback(key));
    }
    return nb::bytes(reinterpret_cast<const char*>(keys.data()), keys.size());
}

nb::bytes py_candidates(const ShapeTuple& t, const std::vector<RowTuple>& rows, double limit) {
    const Shape shape = read_shape(t);
    const std::vector<Row> read = read_rows(shape, rows);
    check_limit("the shape has ", secret_count(shape), " secrets", limit);
    std::vector<Code> found;
    {
        nb::gil_scoped_release free;
        found = candidates(shape, read);
    }
    return write_codes(shape, found);
}

nb::bytes py_first_candidates(const ShapeTuple& t, const std::vector<RowTuple>& rows, std::size_t most) {
    const Shape shape = read_shape(t);
    const std::vector<Row> read = read_rows(shape, rows);
    std::vector<Code> found;
    {
        nb::gil_scoped_release free;
        found = candidates(shape, read, most);
    }
    return write_codes(shape, found);
}

std::vector<Row> read_agreement_rows(const Shape& shape, const std::vector<RowTuple>& rows) {
    if (rows.size() > kMostAgreementRows)
        throw std::invalid_argument("there must be at most " + std::to_string(kMostAgreementRows) + " rows, not " +
                                    std::to_string(rows.size()));
    return read_rows(shape, rows);
}

std::optional<std::uint64_t> py_agreeing_count(const ShapeTuple& t, const std::vector<RowTuple>& rows,
                                               std::uint64_t steps) {
    const Shape shape = read_shape(t);
    const std::vector<Row> read = read_agreement_rows(shape, rows);
    nb::gil_scoped_release free;
    Budget budget{steps};
    return agreeing_count(shape, read, budget);
}

// Nothing where the verdict's steps ended first; else the rows, from 0, and whether no smaller set contradicts.
std::optional<std::tuple<std::vector<int>, bool>> py_contradiction(const ShapeTuple& t,
                                                                   const std::vector<RowTuple>& rows,
                                                                   std::uint64_t verdict_steps,
                                                                   std::uint64_t smallest_steps) {
    const Shape shape = read_shape(t);
    const std::vector<Row> read = read_agreement_rows(shape, rows);
    nb::gil_scoped_release free;
    const Verdict found = contradiction(shape, read, {verdict_steps}, {smallest_steps});
    if (!found.decided) return std::nullopt;
    std::vector<int> numbers;
    for (int i = 0; i < static_cast<int>(read.size()); ++i)
        if (found.contradicting >> i & 1) numbers.push_back(i);
    return std::tuple(numbers, found.smallest);
}

nb::bytes py_partition(const ShapeTuple& t, const nb::bytes& candidates, const std::optional<nb::bytes>& guesses,
                       double limit, const std::optional<std::string>& path_name) {
    const Shape shape = read_shape(t);
    const Path& path = read_path(path_name);
    const std::vector<Code> codes = read_candidates(shape, span_of(candidates));
    const auto given =
        guesses ? read_codes(shape, span_of(*guesses), shape.guess_repeats, "guesses") : std::vector<Code>{};
    const double rows = guesses ? static_cast<double>(given.size()) : guess_count(shape);
    check_limit("there are ", rows, " guesses", limit);
    const std::size_t size = static_cast<std::size_t>(rows) * static_cast<std::size_t>(feedback_count(shape.pegs)) * 4;
    nb::object out = nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)));
    if (!out.is_valid()) throw nb::python_error();
    auto* counts = reinterpret_cast<std::uint32_t*>(PyBytes_AsString(out.ptr()));
    const OptionalCall none;
    Watch watch(none);
    {
        nb::gil_scoped_release free;
        const Poll poll = [&] { watch(0, 0); };
        if (guesses)
            partition(shape, codes, given, counts, poll);
        else
            partition_all(shape, codes, path, counts, poll);
    }
    return nb::borrow<nb::bytes>(out);
}

nb::list choices(const Shape& shape, Measure measure, const Path& path, const std::vector<Code>& codes,
                 const Symmetry* symmetry, int top) {
    if (top < 1) throw std::invalid_argument("top must be at least 1");
    const OptionalCall none;
    Watch watch(none);
    std::vector<Choice> best;
    std::vector<Parts> parts;
    {
        nb::gil_scoped_release free;
        Chooser chooser(shape, measure, path, [&] { watch(0, 0); });
        best = chooser.choose(codes, symmetry, top);
        for (const Choice& c : best) parts.push_back(chooser.parts(codes, c.guess));
    }
    nb::list out;
    for (std::size_t i = 0; i < best.size(); ++i)
        out.append(nb::make_tuple(write_codes(shape, {best[i].guess}), parts[i].largest, parts[i].squares,
                                  parts[i].bits, parts[i].parts, best[i].candidate));
    return out;
}

nb::list py_choose(const ShapeTuple& t, const std::string& measure, const std::vector<RowTuple>& rows, int top,
                   double limit, const std::optional<std::string>& path_name) {
    const Shape shape = read_shape(t);
    const Measure by = read_measure(measure);
    const Path& path = read_path(path_name);
    const std::vector<Row> read = read_rows(shape, rows);
    check_limit("the shape has ", secret_count(shape), " secrets", limit);
    Symmetry symmetry(shape);
    std::vector<Code> codes;
    {
        nb::gil_scoped_release free;
        for (const Row& row : read) symmetry = symmetry.after(row.guess);
        codes = candidates(shape, read);
    }
    if (codes.empty()) throw std::invalid_argument("no code agrees with all rows");
    return choices(shape, by, path, codes, top == 1 ? &symmetry : nullptr, top);
}

nb::list py_choose_among(const ShapeTuple& t, const std::string& measure, const nb::bytes& candidates, int top,
                         const std::optional<std::string>& path_name) {
    const Shape shape = read_shape(t);
    std::vector<Code> codes = read_candidates(shape, span_of(candidates));
    std::sort(codes.begin(), codes.end());
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
    return choices(shape, read_measure(measure), read_path(path_name), codes, nullptr, top);
}

nb::tuple py_tree(const ShapeTuple& t, const std::string& measure, bool encode, double limit,
                  const OptionalCall& progress, const std::optional<std::string>& path_name) {
    const Shape shape = read_shape(t);
    const Measure by = read_measure(measure);
    const Path& path = read_path(path_name);
    check_limit("the shape has ", secret_count(shape), " secrets", limit);
    Watch watch(progress);
    Tree tree;
    {
        nb::gil_scoped_release free;
        tree = grow(shape, by, path, encode, [&](std::uint64_t done, std::uint64_t all) { watch(done, all); });
    }
    return nb::make_tuple(tree.total, tree.nodes, tree.histogram,
                          nb::bytes(reinterpret_cast<const char*>(tree.encoded.data()), tree.encoded.size()));
}

std::vector<std::string> py_paths() {
    std::vector<std::string> names;
    for (const Path* const* p = paths_here(); *p; ++p) names.emplace_back((*p)->name);
    return names;
}

}  // namespace

NB_MODULE(_native, m) {
    // Solvers are kept for as long as the process lives, and a thread may still be at work when it ends.
    nb::set_leak_warnings(false);
    m.doc() = "The native kernel of keypeg.engine.";
    m.def("mark", &py_mark, nb::arg("secret"), nb::arg("guess"));
    m.def("marks", &py_marks, nb::arg("shape"), nb::arg("guess"), nb::arg("candidates"));
    m.def("candidates", &py_candidates, nb::arg("shape"), nb::arg("rows"), nb::arg("limit"));
    m.def("first_candidates", &py_first_candidates, nb::arg("shape"), nb::arg("rows"), nb::arg("most"));
    m.def("agreeing_count", &py_agreeing_count, nb::arg("shape"), nb::arg("rows"), nb::arg("steps"));
    m.def("contradiction", &py_contradiction, nb::arg("shape"), nb::arg("rows"), nb::arg("verdict_steps"),
          nb::arg("smallest_steps"));
    m.def("partition", &py_partition, nb::arg("shape"), nb::arg("candidates"), nb::arg("guesses").none(),
          nb::arg("limit"), nb::arg("path").none());
    m.def("choose", &py_choose, nb::arg("shape"), nb::arg("measure"), nb::arg("rows"), nb::arg("top"), nb::arg("limit"),
          nb::arg("path").none());
    m.def("choose_among", &py_choose_among, nb::arg("shape"), nb::arg("measure"), nb::arg("candidates"), nb::arg("top"),
          nb::arg("path").none());
    m.def("tree", &py_tree, nb::arg("shape"), nb::arg("measure"), nb::arg("encode"), nb::arg("limit"),
          nb::arg("progress").none(), nb::arg("path").none());
    m.def("paths", &py_paths);
    bind_prove(m);
    bind_bounds(m);
    bind_games(m);
}
