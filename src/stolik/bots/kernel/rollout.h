// A rollout: the rest of a game in one world, everybody playing by simple habits.
#pragma once

#include <array>

#include "fit.h"
#include "mind.h"
#include "score.h"
#include "solve.h"
#include "worlds.h"

namespace stolik::arena {

// What a game is worth to a seat that plays for a share of the win, for small points, or for the big points of its
// place; by the rules for big points where they have any, else for small ones. Small points break ties.
double utility(const Rules& rules, Stake stake, const Score& score, int seat);

// Tables are counts here and jokers free: how sets lie hardly matters for who wins. Opponents are lurkers, or lay
// all that fits, as the world says; the seat itself is a lurker after its move.
class Rollout {
public:
    Rollout(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work)
        : rules_(rules), known_(known), effort_(effort), work_(work) {}

    // What it comes to for the seat to lay these tiles now; laying none is drawing.
    double play(const World& world, const Counts& laid);

    // How the game ends then, for everybody.
    Score finish(const World& world, const Counts& laid);

    // What all of it took: turns, and calls of the solver as so many turns.
    long work() const { return spent_; }

private:
    void begin(const World& world);
    bool is_over();
    void take_turn();
    void lay(const Counts& laid);
    void draw_or_pass();
    bool goes_out();
    bool opens();
    bool lays();
    bool lays_most();

    const Rules& rules_;
    const Knowledge& known_;
    const Effort& effort_;
    Workspace& work_;
    Fit fit_;

    const World* world_ = nullptr;
    std::array<Counts, kMostSeats> racks_{};
    std::array<int, kMostSeats> sizes_{};
    std::array<bool, kMostSeats> opened_{};
    std::array<bool, kMostSeats> closed_{};  // known not to be able to open with the rack as it is
    Counts table_{};
    std::size_t drawn_ = 0;
    int next_ = 0, passes_ = 0, last_turns_ = -1;
    long spent_ = 0;
    Ending ending_ = Ending::kOut;
};

}  // namespace stolik::arena
