#include <nanobind/nanobind.h>

#include "bind_prove.hpp"

NB_MODULE(_native, m) {
    m.doc() = "The native kernel of keypeg.engine.";
    bind_prove(m);
}
