// Reading what comes from outside: everything is checked, and refused with a message that names what is wrong.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "candidates.hpp"
#include "count.hpp"
#include "measures.hpp"

namespace keypeg {

using Raw = std::span<const std::uint8_t>;

// Codes in a row, each of `pegs` bytes.
inline std::vector<Code> read_codes(const Shape& shape, Raw raw, bool repeats, const char* what) {
    const auto pegs = static_cast<std::size_t>(shape.pegs);
    if (raw.size() % pegs)
        throw std::invalid_argument(std::string(what) + " must be a multiple of " + std::to_string(pegs) +
                                    " bytes long, not " + std::to_string(raw.size()));
    const std::uint8_t* from = raw.data();
    std::vector<Code> codes(raw.size() / pegs);
    for (Code& code : codes) {
        unsigned seen = 0;
        for (std::size_t j = 0; j < pegs; ++j, ++from) {
            if (*from >= shape.colours)
                throw std::invalid_argument(std::string(what) + " must hold colours 0 to " +
                                            std::to_string(shape.colours - 1) + ", not " + std::to_string(*from));
            if (!repeats && seen >> *from & 1)
                throw std::invalid_argument(std::string(what) + " must not repeat a colour");
            seen |= 1u << *from;
            code[j] = *from;
        }
    }
    return codes;
}

inline Code read_code(const Shape& shape, Raw raw, bool repeats, const char* what) {
    if (raw.size() != static_cast<std::size_t>(shape.pegs))
        throw std::invalid_argument(std::string(what) + " must be " + std::to_string(shape.pegs) + " bytes long, not " +
                                    std::to_string(raw.size()));
    return read_codes(shape, raw, repeats, what)[0];
}

inline std::vector<Code> read_candidates(const Shape& shape, Raw raw) {
    std::vector<Code> codes = read_codes(shape, raw, shape.secret_repeats, "candidates");
    if (codes.empty()) throw std::invalid_argument("there must be at least one candidate");
    if (codes.size() > 33'000'000) throw std::invalid_argument("there must be at most 33000000 candidates");
    return codes;
}

inline Row read_row(const Shape& shape, Raw guess, int red, int white) {
    if (red < 0 || white < 0 || red + white > shape.pegs)
        throw std::invalid_argument("a feedback must have 0 to " + std::to_string(shape.pegs) + " key pegs, not " +
                                    std::to_string(red) + " red and " + std::to_string(white) + " white");
    return {read_code(shape, guess, shape.guess_repeats, "a guess"), red, white};
}

inline Measure read_measure(const std::string& name) {
    if (name == "minimax") return Measure::minimax;
    if (name == "expected-size") return Measure::expected_size;
    if (name == "entropy") return Measure::entropy;
    if (name == "parts") return Measure::parts;
    throw std::invalid_argument("no measure '" + name + "' (has minimax, expected-size, entropy, parts)");
}

// Without a name, the fastest path.
inline const Path& read_path(const std::optional<std::string>& name) {
    if (!name) return best_path();
    if (const Path* path = path_named(name->c_str())) return *path;
    std::string here;
    for (const Path* const* p = paths_here(); *p; ++p) here += std::string(here.empty() ? "" : ", ") + (*p)->name;
    throw std::invalid_argument("no path '" + *name + "' on this processor (has " + here + ")");
}

inline void check_limit(const char* start, double n, const char* what, double limit) {
    if (n <= limit) return;
    throw std::invalid_argument(start + std::to_string(static_cast<long long>(n)) + what + ", more than the limit of " +
                                std::to_string(static_cast<long long>(limit)));
}

}  // namespace keypeg
