// The name of a shape, as the programs are given it.
#pragma once
#include <cstdio>
#include <stdexcept>

#include "shape.hpp"

namespace keypeg {

inline Shape read_shape(const char* text) {
    Shape s;
    char kind = 0;
    if (std::sscanf(text, "%dx%d%c", &s.pegs, &s.colours, &kind) < 2)
        throw std::invalid_argument("a shape is like 4x6, 4x8u, 4x10U");
    s.secret_repeats = kind == 0;
    s.guess_repeats = kind != 'U';
    return s;
}

}  // namespace keypeg
