// A rollout: plays the rest of a game in one world, with simple habits for everybody.
#pragma once

#include <array>
#include <optional>

#include "fit.h"
#include "mind.h"
#include "score.h"
#include "solve.h"
#include "worlds.h"

namespace stolik::arena {

// The value of a game for a seat that plays for a share of the win, for small points, or for the big points of its
// place. Small points break ties.
double utility(const Rules& rules, Stake stake, const Score& score, int seat);

// Tables are counts here and jokers are free: the arrangement hardly matters for who wins. Opponents are lurkers, or
// lay all that fits, depending on the world; the seat itself is a lurker after its move. Lurkers may fight for the end of
// the bank, if the effort says so.
class Rollout {
public:
    Rollout(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work)
        : rules_(rules), known_(known), effort_(effort), work_(work) {}

    // The value for the seat of laying these tiles now; laying none means drawing.
    double play(const World& world, const Counts& laid);

    // How the game ends then, for everybody.
    Score finish(const World& world, const Counts& laid);

    // The total work: turns, and calls of the solver counted as several turns.
    long work() const { return spent_; }
    // The time it took in all, in search states of a fit; the same on every machine.
    std::int64_t time() const { return time_; }

private:
    void begin(const World& world);
    bool is_over();
    void take_turn();
    void lay(const Counts& laid);
    void draw_or_pass();
    bool fits(const Counts& tiles, Fit& fit);
    bool goes_out();
    bool opens();
    bool lays();
    bool lays_most();
    std::optional<Counts> most_of(const Counts& may);
    bool fights();
    bool lays_one();
    bool lays_set();
    int value_of(int seat) const;

    const Rules& rules_;
    const Knowledge& known_;
    const Effort& effort_;
    Workspace& work_;
    std::array<Fit, kMostSeats> with_table_;  // by seat: for its rack and the table
    Fit on_table_;                            // for single tiles and the table

    const World* world_ = nullptr;
    std::array<Counts, kMostSeats> racks_{};
    std::array<int, kMostSeats> sizes_{};
    std::array<bool, kMostSeats> opened_{};
    std::array<bool, kMostSeats> closed_{};  // known to be unable to open with the current rack
    std::array<std::uint8_t, kMostSeats> newest_{};  // the tile drawn last
    std::array<int, kMostSeats> stuck_{};            // the number of plays after which the seat could lay nothing
    Counts table_{};
    int lays_ = 0;  // plays so far
    std::size_t drawn_ = 0;
    int next_ = 0, passes_ = 0, last_turns_ = -1;
    long spent_ = 0;
    std::int64_t time_ = 0;
    Ending ending_ = Ending::kOut;
};

}  // namespace stolik::arena
