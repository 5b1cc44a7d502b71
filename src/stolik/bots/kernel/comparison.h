// Compares the play that was made with the best other one: how often everybody wins after each, in the same worlds.
#pragma once

#include <array>
#include <vector>

#include "knowledge.h"
#include "mind.h"

namespace stolik::arena {

using Shares = std::array<double, kMostSeats>;

struct Compared {
    Counts laid{};
    std::vector<Shares> worlds;  // each seat's share of the win
};

struct Comparison {
    Counts done{};           // the tiles laid; none for drawing
    bool may_draw = true;    // whether drawing may be better
    int scouts = 32;         // worlds in which the best other play is looked for; 0 for none
    int worlds = 100;        // separate worlds, in which it is compared
    long work = 10'000;      // limit of the time, counted in turns of rollouts (about 10 us): few more are started then
};

// First the play that was made, then the best of the master's other candidates, if there is one. It is chosen in
// separate worlds, so that its value is not the luckiest of many. Even if all racks are known, the order of the
// bank is not. The result depends only on what is known, and on the seed.
std::vector<Compared> compare(const Rules& rules, const Knowledge& known, const Comparison& asked, const Effort& effort,
                              std::uint64_t seed, Workspace& work);

}  // namespace stolik::arena
