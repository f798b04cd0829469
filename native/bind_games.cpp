// The border of the vector environment to Python: arrays in and out, checked here, the interpreter lock released
// meanwhile.
#include "bind_games.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <stdexcept>
#include <string>
#include <tuple>

#include "games.hpp"
#include "prove/solver.hpp"

namespace nb = nanobind;
using namespace keypeg;

namespace {

using ShapeTuple = std::tuple<int, int, bool, bool>;
template <class T, std::size_t dimensions>
using In = nb::ndarray<const T, nb::ndim<dimensions>, nb::c_contig, nb::device::cpu>;

Pay read_pay(const std::string& name) {
    if (name == "rows") return Pay::rows;
    if (name == "sparse") return Pay::sparse;
    if (name == "information") return Pay::information;
    if (name == "regret") return Pay::regret;
    throw std::invalid_argument("no reward '" + name + "' (has rows, sparse, information, regret)");
}

// The exact search as a critic.
class Exact final : public Critic {
public:
    explicit Exact(const Shape& shape) : solver_(prove::Solver::make(shape, {})) {}

    double lost(std::span<const Played> played, std::int32_t guess) override {
        position_.played.clear();
        for (const Played& row : played)
            position_.played.push_back(
                {static_cast<prove::Id>(row.guess), feedback_index(row.red, row.red + row.white)});
        const prove::Loss loss = solver_->loss(position_, static_cast<prove::Id>(guess));
        return static_cast<double>(loss.rows) / loss.candidates;
    }

private:
    std::unique_ptr<prove::Solver> solver_;
    prove::Position position_;
};

std::unique_ptr<Critic> critic_for(const Shape& shape, Pay pay) {
    constexpr double most_guesses = 2401;  // of shapes whose every position is settled in a moment
    if (pay != Pay::regret) return nullptr;
    check(shape);
    double guesses = 1;
    for (int j = 0; j < shape.pegs; ++j) guesses *= shape.guess_repeats ? shape.colours : shape.colours - j;
    if (guesses > most_guesses)
        throw std::invalid_argument("the shape has too many guesses to pay for regret: at most 2401");
    return std::make_unique<Exact>(shape);
}

Games* make(const ShapeTuple& t, int rows, std::size_t games, const std::string& pay, bool same_step) {
    const auto [pegs, colours, secret_repeats, guess_repeats] = t;
    const Shape shape{pegs, colours, secret_repeats, guess_repeats};
    const Pay wanted = read_pay(pay);
    return new Games(shape, rows, games, wanted, same_step ? Restart::same_step : Restart::next_step,
                     critic_for(shape, wanted));
}

// The entries of an array that has one, or `width` of them, per game.
template <class Array>
auto checked(const Games& games, const Array& array, std::size_t width, const char* what) {
    if (array.shape(0) != games.size() || array.size() != games.size() * width)
        throw std::invalid_argument(std::string(what) + " must have one entry per game");
    return std::span(array.data(), array.size());
}

// A view of what the games hold, which keeps them alive.
template <class T>
nb::ndarray<nb::numpy, T> view(nb::handle self, std::vector<T>& values, std::initializer_list<std::size_t> shape) {
    return nb::ndarray<nb::numpy, T>(values.data(), shape, self);
}

template <class T>
nb::ndarray<nb::numpy, T> fresh(std::size_t games, std::size_t width, T*& data) {
    data = new T[games * width];
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    return nb::ndarray<nb::numpy, T>(data, {games, width}, owner);
}

void add_actions(nb::class_<Games>& games) {
    using namespace nb::literals;
    games.def(
        "seed",
        [](Games& g, const In<std::uint64_t, 1>& seeds, const In<std::uint8_t, 1>& lanes) {
            g.seed(checked(g, seeds, 1, "seeds"), checked(g, lanes, 1, "lanes"));
        },
        "seeds"_a.noconvert(), "lanes"_a.noconvert());
    games.def(
        "restart", [](Games& g, const In<std::uint8_t, 1>& lanes) { g.restart(checked(g, lanes, 1, "lanes")); },
        "lanes"_a.noconvert());
    games.def(
        "step_numbers",
        [](Games& g, const In<std::int64_t, 1>& actions) {
            const auto read = checked(g, actions, 1, "actions");
            nb::gil_scoped_release free;
            g.step_numbers(read);
        },
        "actions"_a.noconvert());
    games.def(
        "step_codes",
        [](Games& g, const In<std::int64_t, 2>& actions) {
            const auto read = checked(g, actions, static_cast<std::size_t>(g.pegs()), "actions");
            nb::gil_scoped_release free;
            g.step_codes(read);
        },
        "actions"_a.noconvert());
}

void add_arrays(nb::class_<Games>& games) {
    const auto self = [](nb::handle h) -> Games& { return *nb::inst_ptr<Games>(h); };
    games.def_prop_ro("guesses", [self](nb::handle h) {
        Games& g = self(h);
        return view(h, g.guesses, {g.size(), std::size_t(g.rows()), std::size_t(g.pegs())});
    });
    games.def_prop_ro("feedback", [self](nb::handle h) {
        Games& g = self(h);
        return view(h, g.feedback, {g.size(), std::size_t(g.rows()), 2});
    });
    games.def_prop_ro("row", [self](nb::handle h) { return view(h, self(h).row, {self(h).size()}); });
    games.def_prop_ro("reward", [self](nb::handle h) { return view(h, self(h).reward, {self(h).size()}); });
    games.def_prop_ro("ended", [self](nb::handle h) { return view(h, self(h).ended, {self(h).size()}); });
    games.def_prop_ro("broken", [self](nb::handle h) { return view(h, self(h).broken, {self(h).size()}); });
}

}  // namespace

void bind_games(nb::module_& m) {
    using namespace nb::literals;
    auto games = nb::class_<Games>(m, "Games")
                     .def(nb::new_(&make), "shape"_a, "rows"_a, "games"_a, "reward"_a, "same_step"_a)
                     .def_prop_ro("guess_count", &Games::guess_count)
                     .def("masks",
                          [](const Games& g) {
                              std::uint8_t* data = nullptr;
                              auto out = fresh(g.size(), g.guess_count(), data);
                              nb::gil_scoped_release free;
                              g.masks(data);
                              return out;
                          })
                     .def("secrets", [](const Games& g) {
                         std::int8_t* data = nullptr;
                         auto out = fresh(g.size(), static_cast<std::size_t>(g.pegs()), data);
                         g.secrets(data);
                         return out;
                     });
    add_actions(games);
    add_arrays(games);
}
