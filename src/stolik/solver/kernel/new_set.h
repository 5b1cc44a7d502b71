// The best play if freed jokers must make new sets (I-11).
#pragma once

#include "request.h"
#include "solve.h"

namespace stolik {

// The best answer that I-11 allows, if `relaxed`, the best without it, is not allowed.
Found solve_new_set(const Request& request, const Found& relaxed, Workspace& work);

}  // namespace stolik
