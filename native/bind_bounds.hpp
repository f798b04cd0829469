// Adds the check of lower bounds to the native module.
#pragma once
#include <nanobind/nanobind.h>

void bind_bounds(nanobind::module_& m);
