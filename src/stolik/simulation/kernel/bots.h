// The built-in bots, twins of stolik.bots: the same view, seed and patience give the same play.
#pragma once

#include <cstdint>

#include "chance.h"
#include "rules.h"
#include "solve.h"
#include "times.h"

namespace stolik::arena {

// The numbers are those of stolik.simulation.arena.
enum class Level : std::uint8_t { kNovice, kCasual, kClub, kExact, kKeeper, kHoarder, kLurker };

// What a bot is asked about.
struct Position {
    const Melds& table;
    const Counts& rack;
    bool opened;
    bool bank_empty = false;
};

// The table a bot would leave; nothing laid where it has nothing to lay.
struct Proposal {
    Melds table;
    int laid = 0;
};

class Bot {
public:
    // `hands` are the tiles it can touch in a turn; 0 for any number.
    Bot(Level level, std::uint64_t seed, long patience, int hands)
        : level_(level), patience_(patience), hands_(hands), whims_(seed) {}

    Proposal propose(const Rules& rules, const Position& before, Workspace& work);
    Whims& whims() { return whims_; }
    Times& times() { return times_; }

private:
    Proposal best(const Rules& rules, const Position& before, bool keep_jokers, Workspace& work) const;
    Proposal novice(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal casual(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal club(const Rules& rules, const Position& before, Workspace& work);
    Proposal lurker(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal hoarder(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal plan(const Rules& rules, const Position& before, Workspace& work);
    Proposal within_hands(const Rules& rules, const Position& before, Workspace& work) const;

    Level level_;
    long patience_;
    int hands_;
    Whims whims_;
    Times times_;
};

}  // namespace stolik::arena
