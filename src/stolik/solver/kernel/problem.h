// One problem for the search: tiles that must be laid, tiles that may, and the cost of leaving one.
#pragma once

#include <array>
#include <cstdint>

#include "tiles.h"

namespace stolik {

using Cost = std::int32_t;
// More than any cost, and small enough for the sum of four colours to fit.
constexpr Cost kImpossible = 1 << 27;

struct Problem {
    // By colour and number (1..13; 0 and 14 stay empty).
    using Grid = std::array<std::array<std::int8_t, kNumbers + 2>, kColours>;

    Grid tiles{};  // all that may be laid, including the table's
    Grid may{};    // of these, how many may stay on the rack
    int jokers = 0;
    int must_jokers = 0;
    // Jokers may be left over at no cost: the caller places them afterwards (see room.h).
    bool spare_jokers = false;

    std::array<Cost, kNumbers + 1> left_cost{};    // of leaving a tile of that number on the rack
    std::array<Cost, kNumbers + 1> joker_place{};  // of a joker that stands for that number
    Cost joker_left = 0;                           // of leaving a joker on the rack
    int threshold = 0;                             // the minimum value of the sets

    // The tiles of a number as a code (see groups.h).
    std::array<std::uint8_t, kNumbers + 2> tile_codes{};

    // The most groups that are possible at a number with this many jokers, for the bound.
    std::array<std::array<std::int8_t, kMaxJokers + 1>, kNumbers + 2> most_groups{};

    // The fewest jokers with which most_groups is the same from a number on.
    std::array<std::array<std::int8_t, kMaxJokers + 1>, kNumbers + 2> same_groups{};

    // By number: how many consecutive numbers from it on have no tiles.
    std::array<std::int8_t, kNumbers + 2> idle{};

    // Counted from 13 down: number n stands for 14 - n. Runs and groups stay the same, but not the work of the search.
    bool mirrored = false;

    void add(const Counts& must, const Counts& optional);
    Problem mirror() const;
    void finish();  // fills most_groups, same_groups and idle
};

}  // namespace stolik
