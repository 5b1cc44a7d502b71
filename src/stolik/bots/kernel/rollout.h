// A rollout: the rest of a game in one world, everybody playing by simple habits.
#pragma once

#include <array>

#include "fit.h"
#include "score.h"
#include "solve.h"
#include "worlds.h"

namespace stolik::arena {

// What a game is worth to a seat: big points where the rules have any, else small points; small ones break ties.
double utility(const Rules& rules, const SeatScore& score);

// Tables are counts here and jokers free: how sets lie hardly matters for who wins. Opponents are lurkers, or lay
// all that fits, as the world says; the seat itself is a lurker after its move.
class Rollout {
public:
    Rollout(const Rules& rules, const Knowledge& known, Workspace& work) : rules_(rules), known_(known), work_(work) {}

    // What it comes to for the seat to lay these tiles now; laying none is drawing.
    double play(const World& world, const Counts& laid);

private:
    void begin(const World& world);
    bool is_over();
    void take_turn();
    void lay(const Counts& laid);
    void draw_or_pass();
    bool goes_out();
    bool opens();
    bool lays_some();

    const Rules& rules_;
    const Knowledge& known_;
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
    Ending ending_ = Ending::kOut;
};

}  // namespace stolik::arena
