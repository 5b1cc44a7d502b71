// The score of one game. Twin of stolik.core.scoring.
#pragma once

#include <array>
#include <cstdint>

#include "rules.h"
#include "solve.h"

namespace stolik::arena {

// The same numbers as in stolik.simulation.journal.
enum class Reason : std::uint8_t { kOut, kRack, kUnopened, kCouldHaveOpened, kAnnounced };

// What one seat holds when the game ends.
struct FinalSeat {
    Counts rack{};
    bool opened = false;
    bool announced = false;
    int drawn_last = -1;  // the kind drawn in the seat's last turn; -1 for none
};

struct SeatScore {
    int rack_value = 0, counted = 0;
    Reason reason = Reason::kRack;
    int small = 0, place = 0, big = 0;
};

struct Score {
    Ending ending = Ending::kOut;
    unsigned winners = 0;  // by bit
    std::array<SeatScore, kMostSeats> seats{};
};

// The most points that sets from the rack alone can make.
int most_opening_points(const Counts& rack, Workspace& work);

Score score_game(const Rules& rules, Ending ending, const std::array<FinalSeat, kMostSeats>& seats, Workspace& work);

}  // namespace stolik::arena
