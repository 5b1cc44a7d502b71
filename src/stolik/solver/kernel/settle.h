// The thorough search for a better arrangement of the same play: the fewest sets touched, then the most
// tiles left in place, then the fewest jokers from the rack.
#pragma once

#include "request.h"
#include "solve.h"

namespace stolik {

// Improves `found`, a legal answer at its cost, as long as the request's patience lasts.
//
// Tries every choice of as many former sets as `found` touches, and every way to lay their
// tiles again. Tiles left in place are those of a touched set that stay together in the
// new set grown out of it; a new set grows out of one former set at most.
void settle(const Request& request, Workspace& work, Found& found);

}  // namespace stolik
