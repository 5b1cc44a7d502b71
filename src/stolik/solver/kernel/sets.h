// Enumerates the sets that given tiles can make, for what the count over numbers cannot distinguish.
#pragma once

#include "tiles.h"

namespace stolik {

// Every set with one or two jokers that the pool can make, in every order that reads differently.
Melds joker_sets(const Counts& pool);

// Every set that contains all of `former`, which has no joker. At most two tiles longer at
// either end: three more would be a separate set.
Melds sets_holding(const Meld& former, const Counts& pool);

// Every set with a tile of `kind` (or a joker) that the pool can make, in every order that reads differently.
Melds sets_with(std::uint8_t kind, const Counts& pool);

}  // namespace stolik
