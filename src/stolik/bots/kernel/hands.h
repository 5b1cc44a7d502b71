// How many tiles a play touches. Twin of stolik.bots.hands.
#pragma once

#include "tiles.h"

namespace stolik::arena {

int tiles_touched(const Melds& before, const Melds& after);

}  // namespace stolik::arena
