// Adds the prover of perfect play to the native module.
#pragma once
#include <nanobind/nanobind.h>

void bind_prove(nanobind::module_& m);
