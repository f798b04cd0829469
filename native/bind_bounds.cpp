// The border to Python of the check of lower bounds.
#include "bind_bounds.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <stdexcept>
#include <string>
#include <tuple>

#include "bounds/claims.hpp"

namespace nb = nanobind;
using namespace keypeg::bounds;

namespace {

constexpr double kMostPairs = 3e8;  // a table of a gigabyte and a half

std::tuple<std::uint64_t, std::uint64_t, std::uint64_t> py_check_bound(const std::tuple<int, int, bool, bool>& shape,
                                                                       int bound, const std::string& claim, int threads,
                                                                       const nb::callable& on_progress) {
    const auto [pegs, colours, secret_repeats, guess_repeats] = shape;
    if (pegs < 1 || pegs > kMostPegs || colours < 2 || colours > static_cast<int>(kDigits.size()))
        throw std::invalid_argument("no shape of " + std::to_string(pegs) + " pegs and " + std::to_string(colours) +
                                    " colours can be checked");
    double codes = 1;
    for (int j = 0; j < pegs; ++j) codes *= colours;
    if (codes * codes > kMostPairs) throw std::length_error("the shape has too many pairs of codes");
    const Pause pause = report_to(on_progress);
    nb::gil_scoped_release free;
    const BoundSpace space(pegs, colours, secret_repeats, guess_repeats);
    const Checked done = check_claim(space, bound, claim, threads, pause);
    return {done.confirmed, done.trusted, done.looked};
}

}  // namespace

Pause report_to(const nb::callable& on_progress) {
    return [&on_progress](std::size_t done, std::size_t count) {
        const nb::gil_scoped_acquire held;
        if (PyErr_CheckSignals()) throw nb::python_error();
        on_progress(done, count);
    };
}

void bind_bounds(nb::module_& m) {
    using namespace nb::literals;
    nb::exception<BoundError>(m, "BoundError", PyExc_ValueError);
    m.def("check_bound", &py_check_bound, "shape"_a, "bound"_a, "claim"_a, "threads"_a, "on_progress"_a);
}
