// A position and a search_goal, and what was found for it.
#pragma once

#include <cstdint>

#include "problem.h"
#include "tiles.h"

namespace stolik {

// What is to be had most of.
enum class Goal : std::uint8_t {
    kTiles,         // most tiles laid, then most points
    kPoints,        // most points laid, then most tiles
    kRack,          // least rack value left, then most tiles
    kOpeningWorth,  // most the sets are worth, jokers at what they stand for; for openings
};

struct Request {
    Melds table;
    Counts must{};  // rack tiles that have to be laid
    Counts may{};   // rack tiles that may be
    Goal goal = Goal::kTiles;
    int joker_penalty = 0;  // of a joker left, for kRack
    int threshold = 0;      // what an opening must be worth
    bool opening = false;   // the rack alone; the table stays as it lies
    bool new_set = false;   // I-11: a freed joker goes into a new set
    // How many points the exact search for the least disturbance may visit: none for
    // no look at all, one for the quick look alone.
    long patience = 0;
};

enum class Fault : std::uint8_t { kNone, kUnknownTile, kTooManyTiles, kInvalidTable };

struct Found {
    Fault fault = Fault::kNone;
    int offender = 0;       // the kind, or the set, at fault
    bool possible = false;  // whether there is any answer
    bool settled = true;    // whether no other answer disturbs less, as far as sets go
    Cost cost = 0;
    Counts laid{};
    std::uint64_t kept = 0;  // sets of the former table that lie as before, by bit
    Melds fresh;             // the other sets of the new table
};

// A table holds at most 35 sets, so one word has a bit for each.
constexpr std::size_t kMostMelds = 64;

}  // namespace stolik
