// The smallest opening of a rack. Twin of stolik.bots.opening.
#pragma once

#include "tiles.h"

namespace stolik::arena {

// Sets without jokers that reach the threshold, with the fewest tiles and then the most points; none if
// there are none with at most 15 tiles.
Melds smallest_opening(const Counts& rack, int threshold);

// The same where one joker stands for a tile; none without a joker.
Melds opening_with_joker(const Counts& rack, int threshold);

// The set of the rack's own tiles, without jokers, that is worth most; empty if there is none.
Meld highest_set(const Counts& rack);

}  // namespace stolik::arena
