// What a seat knows of a game: its own rack, everything public, and what everybody did.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules.h"
#include "tiles.h"

namespace stolik::arena {

// One player's public actions.
struct Habits {
    int held = 0;   // turns after the opening without a play, while there was a bank
    int laid = 0;   // turns after the opening with a play that did not end the game, while there was a bank
    int turns = 0;
    bool drew = false;      // in the last turn
    Counts table{};         // after the last turn
};

// Twin of stolik.bots.history: the same events give the same habits.
class History {
public:
    void drew(int seat, bool opened, const Counts& table) {
        Habits& habits = end_turn(seat, table);
        habits.drew = true;
        habits.held += opened;
    }
    void passed(int seat, const Counts& table) { end_turn(seat, table).drew = false; }
    void played(int seat, bool opened, bool bank_empty, const Counts& table) {
        Habits& habits = end_turn(seat, table);
        habits.drew = false;
        habits.laid += opened && !bank_empty;
    }
    const Habits& operator[](int seat) const { return seats_[static_cast<std::size_t>(seat)]; }

private:
    Habits& end_turn(int seat, const Counts& table) {
        Habits& habits = seats_[static_cast<std::size_t>(seat)];
        ++habits.turns;
        habits.table = table;
        return habits;
    }

    std::array<Habits, kMostSeats> seats_{};
};

// One possible distribution of the hidden tiles.
struct World {
    std::array<Counts, kMostSeats> racks{};
    std::array<bool, kMostSeats> lays_all{};  // whether this player lays everything that fits
    std::array<bool, kMostSeats> fights{};    // whether this player, if not, fights for the end of the bank
    std::vector<std::uint8_t> bank;           // kinds, the next tile first
};

struct Knowledge {
    int seat = 0;
    Melds table;
    Counts rack{};
    std::array<int, kMostSeats> sizes{};  // of all racks
    std::array<bool, kMostSeats> opened{};
    int bank = 0;
    int passes = 0;
    int last_turns = -1;  // turns still to begin after this one; -1 while no end is in sight
    int turns = 0;
    History history;
    std::optional<World> truth;  // where all tiles really are: for reviews
};

Counts counts_of(const Melds& table);

// The probability that a player who has opened lays whatever fits, instead of holding tiles back, with `size` tiles on the rack.
double lays_all(const Habits& habits, int size);

// The same without the rack's size, which misjudges players who hold back and lay a little. The networks were trained with it.
double lays_all_by_turns(const Habits& habits);

}  // namespace stolik::arena
