// The master's thinking: candidate plays compared by rollouts on shared worlds.
#pragma once

#include "knowledge.h"
#include "proposal.h"
#include "solve.h"

namespace stolik::arena {

struct Effort {
    int rollouts = 1000;   // for one decision, in all
    int plays = 12;        // looked at
    double clear = 2;      // standard errors by which a play must beat the simple one
    bool weighted = true;  // worlds by what the others did; otherwise all are alike and everybody holds back
    int hands = 0;         // tiles that can be touched; 0 for any number
    long patience = 1;     // of the solver
};

// What to lay; the table as it is to draw. A function of what the seat knows, and of the seed.
Proposal think(const Rules& rules, const Knowledge& known, const Effort& effort, std::uint64_t seed, Workspace& work);

}  // namespace stolik::arena
