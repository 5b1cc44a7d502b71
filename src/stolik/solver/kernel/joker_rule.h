// I-11 under `new-set`: a freed joker goes into a new set, not into an old one made longer.
#pragma once

#include "request.h"
#include "solve.h"

namespace stolik {

// Whether the jokers of `former` lie in `found` as I-11 allows. Twin of stolik.core.jokers.
bool jokers_in_new_sets(const Melds& former, const Found& found);

// The best answer that I-11 allows, knowing that `relaxed`, the best without it, is not.
Found solve_new_set(const Request& request, const Found& relaxed, Workspace& work);

}  // namespace stolik
