// The kernel's functions for JavaScript, in the order and with the meaning of binding.cpp.
#include <algorithm>
#include <cstdlib>

#include "../agreement.hpp"
#include "../partition.hpp"
#include "../tree.hpp"
#include "border.hpp"

namespace keypeg::border {

std::vector<std::uint8_t>& result() {
    static std::vector<std::uint8_t> bytes;
    return bytes;
}

namespace {

using Bytes = const std::uint8_t*;

void write_codes(const Shape& shape, const std::vector<Code>& codes) {
    result().reserve(codes.size() * static_cast<std::size_t>(shape.pegs));
    for (const Code& code : codes) write_code(shape, code);
}

// A choice is its guess in 8 bytes, then five numbers of 8 bytes each.
void write_choices(const Shape& shape, Measure measure, const Path& path, const std::vector<Code>& codes,
                   const Symmetry* symmetry, int top) {
    if (top < 1) throw std::invalid_argument("top must be at least 1");
    Chooser chooser(shape, measure, path, [] {});
    const std::vector<Choice> best = chooser.choose(codes, symmetry, top);
    for (const Choice& choice : best) {
        const Parts parts = chooser.parts(codes, choice.guess);
        write(choice.guess);
        write(static_cast<double>(parts.largest));
        write(static_cast<double>(parts.squares));
        write(parts.bits);
        write(static_cast<double>(parts.parts));
        write(choice.candidate ? 1.0 : 0.0);
    }
}

}  // namespace

KEYPEG_EXPORT(allocate) void* allocate(std::size_t size) { return std::malloc(size); }
KEYPEG_EXPORT(release) void release(void* at) { std::free(at); }
KEYPEG_EXPORT(result_at) const std::uint8_t* result_at() { return result().data(); }
KEYPEG_EXPORT(result_size) std::size_t result_size() { return result().size(); }

KEYPEG_EXPORT(paths) int paths() {
    return guarded([] {
        for (const Path* const* p = paths_here(); *p; ++p) {
            const std::string name = std::string((*p)->name) + "\n";
            result().insert(result().end(), name.begin(), name.end());
        }
    });
}

KEYPEG_EXPORT(marks)
int marks(int packed, Bytes guess, std::size_t guess_size, Bytes codes, std::size_t codes_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const Code g = read_code(shape, {guess, guess_size}, shape.guess_repeats, "guess");
        const auto read = read_codes(shape, {codes, codes_size}, shape.secret_repeats, "candidates");
        for (const Code& code : read) write(static_cast<std::uint8_t>(mark(shape, code, g)));
    });
}

KEYPEG_EXPORT(candidates)
int candidates(int packed, double limit, Bytes rows, std::size_t rows_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const auto read = read_rows(shape, rows, rows_size);
        check_limit("the shape has ", secret_count(shape), " secrets", limit);
        write_codes(shape, keypeg::candidates(shape, read));
    });
}

KEYPEG_EXPORT(first_candidates)
int first_candidates(int packed, double most, Bytes rows, std::size_t rows_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const auto read = read_rows(shape, rows, rows_size);
        write_codes(shape, keypeg::candidates(shape, read, static_cast<std::size_t>(most)));
    });
}

// Eight bytes; none where the steps end first.
KEYPEG_EXPORT(agreeing_count)
int agreeing_count(int packed, double steps, Bytes rows, std::size_t rows_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const auto read = read_rows(shape, rows, rows_size);
        Budget budget{static_cast<std::uint64_t>(steps)};
        if (const auto found = keypeg::agreeing_count(shape, read, budget)) write(*found);
    });
}

// None where the verdict's steps end first; else whether no smaller set contradicts, and the rows, from 0.
KEYPEG_EXPORT(contradiction)
int contradiction(int packed, double verdict_steps, double smallest_steps, Bytes rows, std::size_t rows_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const auto read = read_rows(shape, rows, rows_size);
        const Verdict found = keypeg::contradiction(shape, read, {static_cast<std::uint64_t>(verdict_steps)},
                                                    {static_cast<std::uint64_t>(smallest_steps)});
        if (!found.decided) return;
        write(static_cast<std::uint8_t>(found.smallest));
        for (std::size_t i = 0; i < read.size(); ++i)
            if (found.contradicting >> i & 1) write(static_cast<std::uint8_t>(i));
    });
}

KEYPEG_EXPORT(partition)
int partition(int packed, double limit, Bytes codes, std::size_t codes_size, Bytes guesses, std::size_t guesses_size,
              Bytes path_name, std::size_t path_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const Path& path = read_path(optional_text(path_name, path_size));
        const auto read = read_candidates(shape, {codes, codes_size});
        const auto raw = optional_buffer(guesses, guesses_size);
        const auto given = raw ? read_codes(shape, *raw, shape.guess_repeats, "guesses") : std::vector<Code>{};
        const double rows = raw ? static_cast<double>(given.size()) : guess_count(shape);
        check_limit("there are ", rows, " guesses", limit);
        result().resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(feedback_count(shape.pegs)) * 4);
        auto* counts = reinterpret_cast<std::uint32_t*>(result().data());
        if (raw)
            keypeg::partition(shape, read, given, counts, [] {});
        else
            partition_all(shape, read, path, counts, [] {});
    });
}

KEYPEG_EXPORT(choose)
int choose(int packed, int top, double limit, Bytes measure, std::size_t measure_size, Bytes rows,
           std::size_t rows_size, Bytes path_name, std::size_t path_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const Measure by = read_measure(*optional_text(measure, measure_size));
        const Path& path = read_path(optional_text(path_name, path_size));
        const auto read = read_rows(shape, rows, rows_size);
        check_limit("the shape has ", secret_count(shape), " secrets", limit);
        Symmetry symmetry(shape);
        for (const Row& row : read) symmetry = symmetry.after(row.guess);
        const auto codes = keypeg::candidates(shape, read);
        if (codes.empty()) throw std::invalid_argument("no code agrees with all rows");
        write_choices(shape, by, path, codes, top == 1 ? &symmetry : nullptr, top);
    });
}

KEYPEG_EXPORT(choose_among)
int choose_among(int packed, int top, Bytes measure, std::size_t measure_size, Bytes codes, std::size_t codes_size,
                 Bytes path_name, std::size_t path_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        auto read = read_candidates(shape, {codes, codes_size});
        std::sort(read.begin(), read.end());
        read.erase(std::unique(read.begin(), read.end()), read.end());
        const Measure by = read_measure(*optional_text(measure, measure_size));
        write_choices(shape, by, read_path(optional_text(path_name, path_size)), read, nullptr, top);
    });
}

// The total, the nodes, the length of the histogram, the histogram, and the encoded tree.
KEYPEG_EXPORT(tree)
int tree(int packed, int encode, double limit, Bytes measure, std::size_t measure_size, Bytes path_name,
         std::size_t path_size) {
    return guarded([&] {
        const Shape shape = read_shape(packed);
        const Measure by = read_measure(*optional_text(measure, measure_size));
        const Path& path = read_path(optional_text(path_name, path_size));
        check_limit("the shape has ", secret_count(shape), " secrets", limit);
        const Tree grown = grow(shape, by, path, encode != 0, [](std::uint64_t, std::uint64_t) {});
        write(grown.total);
        write(grown.nodes);
        write(static_cast<std::uint64_t>(grown.histogram.size()));
        for (const std::uint64_t count : grown.histogram) write(count);
        result().insert(result().end(), grown.encoded.begin(), grown.encoded.end());
    });
}

}  // namespace keypeg::border
