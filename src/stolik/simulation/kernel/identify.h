// From kinds to tiles: which of the physical tiles a table of kinds means. Twin of stolik.core.turns.identity.
#pragma once

#include "deal.h"

namespace stolik::arena {

using TileMelds = std::vector<Tiles>;

TileMelds identify(const Melds& proposal, const TileMelds& table, const Tiles& rack);

}  // namespace stolik::arena
