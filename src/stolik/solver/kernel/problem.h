// One question for the search: tiles that must lie, tiles that may, and what leaving one costs.
#pragma once

#include <array>
#include <cstdint>

#include "tiles.h"

namespace stolik {

using Cost = std::int32_t;
// More than anything costs, and small enough for the four colours' sum to fit.
constexpr Cost kImpossible = 1 << 27;

struct Problem {
    // By colour and number (1..13; 0 and 14 stay empty).
    using Grid = std::array<std::array<std::int8_t, kNumbers + 2>, kColours>;

    Grid tiles{};  // all that may be laid, the table's included
    Grid may{};    // of these, how many may stay on the rack
    int jokers = 0;
    int must_jokers = 0;
    // Jokers may stay over at no cost: the caller finds them a place afterwards (see room.h).
    bool spare_jokers = false;

    std::array<Cost, kNumbers + 1> left_cost{};    // of leaving a tile of that number on the rack
    std::array<Cost, kNumbers + 1> joker_place{};  // of a joker standing for that number
    Cost joker_left = 0;                           // of leaving a joker on the rack
    int threshold = 0;                             // what the sets must be worth at least

    // The tiles of a number as a code (see groups.h).
    std::array<std::uint8_t, kNumbers + 2> tile_codes{};

    // The most groups that could lie at a number with so many jokers, for the bound.
    std::array<std::array<std::int8_t, kMaxJokers + 1>, kNumbers + 2> most_groups{};

    // The fewest jokers that leave most_groups the same from a number on.
    std::array<std::array<std::int8_t, kMaxJokers + 1>, kNumbers + 2> same_groups{};

    // How many numbers from one on have no tiles at all.
    std::array<std::int8_t, kNumbers + 2> idle{};

    // Counted from 13 down: number n stands for 14 - n. Runs and groups do not mind, the search does.
    bool mirrored = false;

    void add(const Counts& must, const Counts& optional);
    Problem mirror() const;
    void finish();  // fills most_groups, same_groups and idle
};

}  // namespace stolik
