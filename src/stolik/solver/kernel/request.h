// A position with a goal, and its answer.
#pragma once

#include <cstdint>

#include "problem.h"
#include "tiles.h"

namespace stolik {

// What to maximise.
enum class Goal : std::uint8_t {
    kTiles,         // most tiles laid, then most points
    kPoints,        // most points laid, then most tiles
    kRack,          // least rack value left, then most tiles
    kOpeningWorth,  // highest value of the sets, jokers at what they stand for; for openings
};

struct Request {
    Melds table;
    Counts must{};  // rack tiles that must be laid
    Counts may{};   // rack tiles that may be
    Goal goal = Goal::kTiles;
    int joker_penalty = 0;  // of a joker left on the rack, for kRack
    int threshold = 0;      // the minimum value of an opening
    bool opening = false;   // the rack alone; the table does not change
    bool new_set = false;   // I-11: a freed joker goes into a new set
    // How many states the exact search for the least disturbance may visit: 0 for
    // no search, 1 for the quick search alone.
    long patience = 0;
};

enum class Fault : std::uint8_t { kNone, kUnknownTile, kTooManyTiles, kInvalidTable };

struct Found {
    Fault fault = Fault::kNone;
    int offender = 0;       // the kind or set at fault
    bool possible = false;  // whether there is any answer
    bool settled = true;    // whether it is proven that no other answer touches fewer sets
    Cost cost = 0;
    Counts laid{};
    std::uint64_t kept = 0;  // former sets that are unchanged, by bit
    Melds fresh;             // the other sets of the new table
};

// A table has at most 35 sets, so one word has a bit for each.
constexpr std::size_t kMostMelds = 64;

}  // namespace stolik
