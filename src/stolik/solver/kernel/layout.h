// From a plan (how many tiles of each number go where) to sets in order.
#pragma once

#include "search.h"
#include "tiles.h"

namespace stolik {

// Appends the sets of `plan` to `out`: runs rising, groups by colour with jokers last.
void lay_out(const Plan& plan, Melds& out);

}  // namespace stolik
