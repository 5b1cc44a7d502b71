// Sets that given tiles can make, one by one: for what the count over numbers cannot tell apart.
#pragma once

#include "tiles.h"

namespace stolik {

// Every set with one or two jokers that the pool can make, in every order that reads differently.
Melds joker_sets(const Counts& pool);

// Every set that holds all of `former`, which has no joker. At most two tiles longer at
// either end: three more are a set of their own.
Melds sets_holding(const Meld& former, const Counts& pool);

// Every set with a tile of `kind` (or a joker) that the pool can make, in every order that reads differently.
Melds sets_with(std::uint8_t kind, const Counts& pool);

}  // namespace stolik
