// The prover's functions for JavaScript: values of positions, for one thread. A prover goes by its number.
#include <algorithm>
#include <memory>

#include "../prove/solver.hpp"
#include "border.hpp"

namespace keypeg::border {
namespace {

using namespace keypeg::prove;
using Bytes = const std::uint8_t*;

std::vector<std::unique_ptr<Solver>>& solvers() {
    static std::vector<std::unique_ptr<Solver>> all;
    return all;
}

Solver& solver_at(int number) {
    if (number < 0 || static_cast<std::size_t>(number) >= solvers().size() || !solvers()[number])
        throw std::invalid_argument("no prover of this number");
    return *solvers()[number];
}

std::vector<Id> read_ids(const Space& space, Raw raw) {
    const auto pegs = static_cast<std::size_t>(space.shape.pegs);
    if (raw.size() % pegs) throw std::invalid_argument("codes must be " + std::to_string(pegs) + " bytes each");
    std::vector<Id> ids;
    for (std::size_t i = 0; i < raw.size(); i += pegs) {
        Code code{};
        std::copy_n(raw.data() + i, pegs, code.begin());
        const auto at = std::lower_bound(space.codes.begin(), space.codes.end(), code);
        if (at == space.codes.end() || *at != code) throw std::invalid_argument("a code is not one of the shape");
        ids.push_back(static_cast<Id>(at - space.codes.begin()));
    }
    return ids;
}

Position read_position(const Space& space, Bytes codes, std::size_t codes_size, Bytes rows, std::size_t rows_size) {
    Position position;
    const auto raw = optional_buffer(codes, codes_size);
    position.listed = raw.has_value();
    if (raw) position.candidates = read_ids(space, *raw);
    const auto pegs = static_cast<std::size_t>(space.shape.pegs);
    for (Bytes end = rows + rows_size; rows < end; rows += pegs + 2) {
        const int red = rows[pegs], white = rows[pegs + 1];
        if (red + white > space.shape.pegs)
            throw std::invalid_argument("no feedback of " + std::to_string(red) + " red and " + std::to_string(white) +
                                        " white");
        position.played.push_back({read_ids(space, {rows, pegs})[0], feedback_index(red, red + white)});
    }
    return position;
}

void check_rows(int rows) {
    if (rows < 1 || rows > kAnyRows) throw std::invalid_argument("rows must be 1 to 255");
}

// Two numbers of 4 bytes each, and the guess.
void write_value(const Space& space, const Value& value) {
    write(static_cast<std::int32_t>(value.lower));
    write(static_cast<std::int32_t>(value.upper));
    write_code(space.shape, space.codes[value.guess]);
}

}  // namespace

// The largest total, and the number of rows that means no limit.
KEYPEG_EXPORT(prover_limits) int prover_limits() {
    return guarded([] {
        write(static_cast<std::int32_t>(kNever));
        write(static_cast<std::int32_t>(kAnyRows));
    });
}

// Its number is the result.
KEYPEG_EXPORT(prover_open) int prover_open(int packed, int table_bits) {
    return guarded([&] {
        if (table_bits && (table_bits < 8 || table_bits > 26))
            throw std::invalid_argument("table_bits must be 8 to 26");
        auto made = Solver::make(read_shape(packed), {1, table_bits});
        const auto free = std::find(solvers().begin(), solvers().end(), nullptr);
        write(static_cast<std::int32_t>(free - solvers().begin()));
        if (free == solvers().end())
            solvers().push_back(std::move(made));
        else
            *free = std::move(made);
    });
}

KEYPEG_EXPORT(prover_close) int prover_close(int number) {
    return guarded([&] {
        solver_at(number);
        solvers()[number].reset();
    });
}

KEYPEG_EXPORT(prover_value)
int prover_value(int number, int rows, double seconds, Bytes codes, std::size_t codes_size, Bytes played,
                 std::size_t played_size) {
    return guarded([&] {
        check_rows(rows);
        Solver& solver = solver_at(number);
        const Position position = read_position(solver.space(), codes, codes_size, played, played_size);
        write_value(solver.space(), solver.value(position, rows, seconds));
    });
}

KEYPEG_EXPORT(prover_guess_value)
int prover_guess_value(int number, int rows, double seconds, Bytes codes, std::size_t codes_size, Bytes played,
                       std::size_t played_size, Bytes guess, std::size_t guess_size) {
    return guarded([&] {
        check_rows(rows);
        Solver& solver = solver_at(number);
        const Position position = read_position(solver.space(), codes, codes_size, played, played_size);
        const std::vector<Id> one = read_ids(solver.space(), {guess, guess_size});
        if (one.size() != 1) throw std::invalid_argument("one guess is needed, not " + std::to_string(one.size()));
        write_value(solver.space(), solver.guess_value(position, one[0], rows, seconds));
    });
}

KEYPEG_EXPORT(prover_guess_values)
int prover_guess_values(int number, int rows, double seconds, Bytes codes, std::size_t codes_size, Bytes played,
                        std::size_t played_size) {
    return guarded([&] {
        check_rows(rows);
        Solver& solver = solver_at(number);
        const Position position = read_position(solver.space(), codes, codes_size, played, played_size);
        for (const Value& value : solver.guess_values(position, rows, seconds)) write_value(solver.space(), value);
    });
}

// A whole tree, as bytes.
KEYPEG_EXPORT(prover_improve) int prover_improve(int number, int width, int rows) {
    return guarded([&] {
        check_rows(rows);
        if (width < 1) throw std::invalid_argument("width must be at least 1");
        const prove::Tree tree = solver_at(number).improve(width, rows);
        result().assign(tree.begin(), tree.end());
    });
}

}  // namespace keypeg::border
