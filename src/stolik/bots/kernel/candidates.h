// The plays that a search considers: all if there are few, otherwise a variety.
#pragma once

#include <vector>

#include "knowledge.h"
#include "mind.h"
#include "proposal.h"

namespace stolik::arena {

struct Candidates {
    std::vector<Proposal> all;  // including drawing, with nothing laid
    std::size_t simple = 0;     // what a lurker would do
};

// If the whole rack can go out, only that.
Candidates candidates(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work);

}  // namespace stolik::arena
