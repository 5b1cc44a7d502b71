// Play without search: of all candidate plays, the one whose position the network values most.
#pragma once

#include "bots.h"
#include "mind.h"
#include "network.h"
#include "position_facts.h"

namespace stolik::arena {

struct Judged {
    Proposal play;
    Features after;
    bool ends = false;  // the whole rack went out; then the position after it is not described
    long points = 0;    // search states of the solver
};

// The effort of a bot that does not search.
Effort effort_without_search(int hands, long patience = 1);

// Another play replaces the lurker's only if it is better by `margin`, in shares of a win.
Judged judge_plays(const Rules& rules, const Knowledge& known, const Effort& effort, const Network& network, double margin,
                   Reporter& reporter, Workspace& work);

// Decides for a bot by a network's values.
class Judge : public Thinker {
public:
    Judge(const Taste& taste, const Effort& effort) : taste_(taste), effort_(effort) {}
    Thought think(const Rules& rules, const Knowledge& known, Workspace& work) override {
        Judged judged = judge_plays(rules, known, effort_, *taste_.network, taste_.margin, reporter_, work);
        return {std::move(judged.play), judged.points};
    }

private:
    Taste taste_;
    Effort effort_;
    Reporter reporter_;
};

// The play of a lurker with this limit of touched tiles.
Proposal lurker_play(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work);

}  // namespace stolik::arena
