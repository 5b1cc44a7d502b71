// From a deck to racks and bank, and the draw for the start. Twin of stolik.core.deal.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "chance.h"
#include "rules.h"
#include "tiles.h"

namespace stolik::arena {

using TileId = std::uint8_t;
using Tiles = std::vector<TileId>;

constexpr std::uint8_t kind_shown(TileId tile) { return tile / kCopies; }

struct Hands {
    std::array<Tiles, kMostSeats> racks;
    Tiles bank;  // the next tile first
    std::vector<std::pair<int, Tiles>> stacks;  // the other stacks of the bank, by number
};

Hands deal(const Rules& rules, const Deck& deck, int starter);

// Whether the hand has enough doublets for a new deal.
int count_doublets(const Rules& rules, const Tiles& hand);

// One round of the draw: who drew what.
using StartRound = std::vector<std::pair<int, TileId>>;

// Who starts, and how that was drawn.
int draw_for_start(const Rules& rules, const Deck& deck, std::vector<StartRound>& rounds);

}  // namespace stolik::arena
