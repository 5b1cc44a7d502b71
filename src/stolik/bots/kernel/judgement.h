// Play without search: of all candidate plays the one after which the network likes the position best.
#pragma once

#include "bots.h"
#include "mind.h"
#include "network.h"
#include "position_facts.h"

namespace stolik::arena {

struct Judged {
    Proposal play;
    Features after;
    bool ends = false;  // the whole rack went out; then nothing is told of the position after
    long points = 0;    // that the solver visited
};

// How hard somebody without search thinks.
Effort effort_without_search(int hands, long patience = 1);

// The lurker's play is left only for one that is better by `margin`, in shares of a win.
Judged judge_plays(const Rules& rules, const Knowledge& known, const Effort& effort, const Network& network, double margin,
                   Reporter& reporter, Workspace& work);

// A network to play by, and the margin that suits it.
struct Taste {
    const Network* network = nullptr;
    double margin = 0;
};

// Decides for a bot by a network's judgement.
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

// What a lurker with such hands would do.
Proposal lurker_play(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work);

}  // namespace stolik::arena
