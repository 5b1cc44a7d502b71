// The master's thinking: candidate plays compared by rollouts on shared worlds.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "knowledge.h"
#include "proposal.h"
#include "solve.h"

namespace stolik::arena {

// What the bot maximises; the same numbers as in stolik.bots.seats.stakes.
enum class Stake : std::uint8_t { kRules, kWins, kSmall, kPlaces };

// What to play for under the rules, if nothing else was asked for. Playing for the win brings more big points than
// playing for places, and between two players also more small points (docs/training.md).
constexpr Stake stake_under(const Rules& rules, Stake stake) {
    if (stake != Stake::kRules) return stake;
    return rules.big_points[0] > 0 || rules.seats == 2 ? Stake::kWins : Stake::kSmall;
}

class Network;

// A network, and the margin that suits it.
struct Taste {
    const Network* network = nullptr;
    double margin = 0;  // by which the network must prefer a play to the simple one, in shares of a win
};

using Clock = std::chrono::steady_clock;

constexpr double kAlways = 1e9;  // as `hope`: no play is dropped

struct Effort {
    int rollouts = 1000;   // for one decision, in all
    int plays = 12;        // plays to consider
    double clear = 2;      // standard errors by which a play must beat the simple one
    double hope = 1;       // standard errors by which a play may have been unlucky; if even that is not enough, it is dropped
    bool weighted = true;  // worlds are weighted by what the others did; otherwise all are equal and everybody holds back
    int hands = 0;         // limit of touched tiles; 0 for any number
    long patience = 1;     // of the solver
    std::optional<double> laying;  // the probability that another player lays all that fits; without it, estimated from what they did
    long work = 40'000;    // limit of the rollouts, in their unit; after it no more are started
    Stake stake = Stake::kRules;
    long points = 0;       // search states of the solver to find plays, 0 for any number; without search, for everything
    std::optional<Clock::time_point> deadline;  // after it no rollouts are started; without one, the result is the same on every machine
    double endgame = 0;    // in rollouts, this share of the others who hold back, and the seat itself, fight for the end of the bank
    bool confirms = false;  // the best play must prove itself in fresh worlds: of many plays, one is always lucky
    Taste taste;           // the network whose opinion of the plays counts, if any
};

struct Thought {
    Proposal play;  // the unchanged table means drawing
    long work = 0;  // of the rollouts
};

// The result depends only on what the seat knows, and on the seed.
Thought think(const Rules& rules, const Knowledge& known, const Effort& effort, std::uint64_t seed, Workspace& work);

}  // namespace stolik::arena
