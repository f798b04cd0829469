// Adds the check of lower bounds to the native module.
#pragma once
#include <nanobind/nanobind.h>

#include "bounds/tasks.hpp"

void bind_bounds(nanobind::module_& m);

// Calls Python with the tasks done and all of them, after a look for Ctrl-C; the callable must outlive it.
keypeg::bounds::Pause report_to(const nanobind::callable& on_progress);
