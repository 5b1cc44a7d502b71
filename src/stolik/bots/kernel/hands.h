// How many tiles a play touches, and plays that touch only so many. Twin of stolik.bots.hands.
#pragma once

#include "proposal.h"

namespace stolik::arena {

int tiles_touched(const Melds& before, const Melds& after);

// Whether a rack is too large to lay in one turn with this limit.
constexpr bool is_full(int tiles, int hands) { return hands && tiles > hands; }

// The first of the best plays within the limit; else whole sets of the rack.
Proposal play_within(const Rules& rules, const Position& before, int hands, bool keep_jokers, long patience, Workspace& work);

}  // namespace stolik::arena
