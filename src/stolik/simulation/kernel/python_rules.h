// Numbers and rulesets as passed from Python.
#pragma once

#include <Python.h>
#include <nanobind/nanobind.h>

#include "rules_numbers.h"

namespace stolik::arena {

inline Numbers read_numbers(nanobind::handle sequence) {
    Numbers numbers;
    for (nanobind::handle each : nanobind::iter(sequence)) {
        numbers.push_back(PyLong_AsLong(each.ptr()));
        if (PyErr_Occurred()) throw nanobind::python_error();
    }
    return numbers;
}

inline Rules read_rules(nanobind::handle fields) { return rules_of(read_numbers(fields)); }

}  // namespace stolik::arena
