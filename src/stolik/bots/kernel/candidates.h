// The plays a search looks at: all where there are few, otherwise those of different character.
#pragma once

#include <vector>

#include "knowledge.h"
#include "mind.h"
#include "proposal.h"

namespace stolik::arena {

struct Candidates {
    std::vector<Proposal> all;  // drawing among them, with nothing laid
    std::size_t simple = 0;     // what a lurker would do
};

// Where the whole rack can go out, that alone.
Candidates candidates(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work);

}  // namespace stolik::arena
