// The master's thinking: candidate plays compared by rollouts on shared worlds.
#pragma once

#include <cstdint>

#include "knowledge.h"
#include "proposal.h"
#include "solve.h"

namespace stolik::arena {

// What a game is played for; the numbers are those of stolik.bots.master.
enum class Stake : std::uint8_t { kRules, kWins, kSmall, kPlaces };

struct Effort {
    int rollouts = 1000;   // for one decision, in all
    int plays = 12;        // looked at
    double clear = 2;      // standard errors by which a play must beat the simple one
    bool weighted = true;  // worlds by what the others did; otherwise all are alike and everybody holds back
    int hands = 0;         // tiles that can be touched; 0 for any number
    long patience = 1;     // of the solver
    bool all_hold = false;  // everybody is known to hold back, whatever they did
    long work = 40'000;    // of the rollouts, as they count it: no more are begun then
    Stake stake = Stake::kRules;
    long points = 0;       // the solver may visit for play without search; 0 for any number
};

struct Thought {
    Proposal play;  // the table as it is to draw
    long work = 0;  // that the rollouts took
};

// A function of what the seat knows, and of the seed.
Thought think(const Rules& rules, const Knowledge& known, const Effort& effort, std::uint64_t seed, Workspace& work);

}  // namespace stolik::arena
