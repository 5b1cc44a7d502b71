// The built-in bots, twins of stolik.bots: the same view, seed and patience give the same play.
#pragma once

#include <cstdint>

#include "chance.h"
#include "knowledge.h"
#include "mind.h"
#include "proposal.h"
#include "style.h"
#include "times.h"

namespace stolik::arena {

// The same numbers as in stolik.simulation.arena.
enum class Level : std::uint8_t { kNovice, kCasual, kClub, kExact, kKeeper, kHoarder, kLurker, kSwift, kMaster, kSearcher, kHunter, kSeer };

// The effort of a bot that searches or judges.
Effort effort_of(Level level);

// Decides instead of a bot.
class Thinker {
public:
    virtual ~Thinker() = default;
    virtual Thought think(const Rules& rules, const Knowledge& known, Workspace& work) = 0;
};

class Bot {
public:
    // `hands` is how many tiles it may touch in a turn; 0 for any number.
    Bot(Level level, std::uint64_t seed, long patience, int hands, const Style& style = {})
        : level_(level), style_(style), patience_(patience), hands_(hands), seed_(seed), whims_(seed), effort_(effort_of(level)) {}

    Proposal propose(const Rules& rules, const Position& before, Workspace& work);
    // For bots that search or follow a thinker: they know more than a position.
    bool searches() const { return thinker_ || level_ >= Level::kSwift; }
    // For measuring only: it sees all tiles.
    bool sees_all() const { return level_ == Level::kSeer; }
    void play_for(Stake stake) { effort_.stake = stake; }
    void turn_into(Level level);
    void answer_by(Clock::time_point deadline) { effort_.deadline = deadline; }
    // Lets the network's opinion count in its search.
    void trust(const Taste& taste) { effort_.taste = taste; }
    void follow(Thinker& thinker) { thinker_ = &thinker; }
    Thought search(const Rules& rules, const Knowledge& known, Workspace& work) const;
    Whims& whims() { return whims_; }
    Times& times() { return times_; }

private:
    Proposal novice(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal casual(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal club(const Rules& rules, const Position& before, Workspace& work);
    Proposal exact(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal lurker(const Rules& rules, const Position& before, Workspace& work) const;
    Proposal plan(const Rules& rules, const Position& before, Workspace& work);
    bool waits(const Position& before) const { return !before.opened && count_all(before.rack) < style_.wait; }

    Level level_;
    Style style_;
    long patience_;
    int hands_;
    std::uint64_t seed_;
    Whims whims_;
    Times times_;
    Effort effort_;
    Thinker* thinker_ = nullptr;
};

}  // namespace stolik::arena
