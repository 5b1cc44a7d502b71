// The built-in bots, twins of stolik.bots: the same view, seed and patience give the same play.
#pragma once

#include <cstdint>

#include "chance.h"
#include "rules.h"
#include "solve.h"

namespace stolik::arena {

// The numbers are those of stolik.simulation.arena.
enum class Level : std::uint8_t { kNovice, kCasual, kClub, kExact, kKeeper };

// What a bot is asked about: the table, its rack, whether it has opened.
struct Position {
    const Melds& table;
    const Counts& rack;
    bool opened;
};

// The table a bot would leave; nothing laid where it has nothing to lay.
struct Proposal {
    Melds table;
    int laid = 0;
};

class Bot {
public:
    Bot(Level level, std::uint64_t seed, long patience) : level_(level), patience_(patience), whims_(seed) {}

    Proposal propose(const Rules& rules, const Position& before, Workspace& work);
    Whims& whims() { return whims_; }

private:
    Proposal best(const Rules& rules, const Position& before, bool keep_jokers, Workspace& work) const;
    Proposal novice(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal casual(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal club(const Rules& rules, const Position& before, Workspace& work);

    Level level_;
    long patience_;
    Whims whims_;
};

}  // namespace stolik::arena
