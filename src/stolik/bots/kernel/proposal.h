// The input and output of a bot, and its questions to the solver.
#pragma once

#include "rules.h"
#include "solve.h"

namespace stolik::arena {

constexpr int kAllTiles = kKinds * kCopies;

// The position in which a bot has to decide.
struct Position {
    const Melds& table;
    const Counts& rack;
    bool opened;
    int bank = kAllTiles;    // tiles left in it
    int fewest = kAllTiles;  // on another's rack
};

// The table a bot would leave; nothing laid if it has nothing to lay.
struct Proposal {
    Melds table;
    int laid = 0;
};

int count_all(const Counts& counts);

Request request_for(const Rules& rules, const Position& before, long patience);
Proposal proposal_of(const Position& before, const Found& found);

// A position without the sets that contain jokers, if a freed joker is restricted (I-11). Finding many plays is fast
// there: none of them frees a joker. Twin of stolik.bots.hands.
class Beside {
public:
    Beside(const Rules& rules, const Position& before);

    Position position() const { return {free_, before_.rack, before_.opened, before_.bank, before_.fewest}; }
    // With the sets that were left out.
    Proposal whole(const Found& found) const;

private:
    const Position& before_;
    Melds free_, jokers_;
};

// The tiles left on the rack with this table.
Counts left_after(const Position& before, const Melds& table);

// The most tiles; with `keep_jokers` a joker is spent only to go out. Twin of stolik.solver.best_play.
Proposal most_tiles(const Rules& rules, const Position& before, bool keep_jokers, long patience, Workspace& work);

// The most loose tiles: those in no complete set of the rack, and with `dead` only those with at most so many living
// neighbours. Twin of stolik.bots.hoarder.
Proposal loose_tiles(const Rules& rules, const Position& before, long patience, Workspace& work, int dead = -1);

// After the smallest opening, with a joker only if allowed and needed; nothing laid where there is none. Twin of
// stolik.bots.lurker.
Proposal small_opening(const Rules& rules, const Position& before, bool jokers = false);

}  // namespace stolik::arena
