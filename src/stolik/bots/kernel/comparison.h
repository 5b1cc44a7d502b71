// A play that was made beside the best other one: how often everybody wins after each, in the same worlds.
#pragma once

#include <array>
#include <vector>

#include "knowledge.h"
#include "mind.h"

namespace stolik::arena {

using Shares = std::array<double, kMostSeats>;

struct Compared {
    Counts laid{};
    std::vector<Shares> worlds;  // of the win, by seat
};

struct Comparison {
    Counts done{};           // the tiles laid; none for drawing
    bool may_draw = true;    // whether drawing may be better
    int scouts = 32;         // worlds in which the best other play is looked for; 0 for no other
    int worlds = 100;        // others, in which it is compared
    long work = 10'000;      // of all rollouts, as they count it: few more are begun then
};

// First what was done, then the best of the master's other candidates, if there is one. It is chosen in worlds of
// their own, so that its value is not the luckiest of many. Where the truth is known the order of the bank still is
// not. A function of what is known, and of the seed.
std::vector<Compared> compare(const Rules& rules, const Knowledge& known, const Comparison& asked, const Effort& effort,
                              std::uint64_t seed, Workspace& work);

}  // namespace stolik::arena
