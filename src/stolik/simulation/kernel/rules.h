// A ruleset for the arena: the fields of stolik.core.ruleset that matter in games without a clock.
#pragma once

#include <array>
#include <cstdint>

namespace stolik::arena {

constexpr int kMostSeats = 4;

enum class Starter : std::uint8_t { kHighestTile, kSeatA };
enum class StartJoker : std::uint8_t { kDrawnAgain, kHighest };
enum class Dealing : std::uint8_t { kTiles, kBlocks, kStacks };
enum class Exhaustion : std::uint8_t { kStop, kOneMoreTurn, kPlayOn };
enum class Ending : std::uint8_t { kOut, kExhausted };

struct Rules {
    int seats = 0;
    int hand_size = 0;
    int opening_points = 0;
    Starter starter = Starter::kHighestTile;
    StartJoker start_joker = StartJoker::kDrawnAgain;
    Dealing dealing = Dealing::kTiles;
    int redeal_doublets = -1;  // -1 if nobody may ask
    bool jokers_are_doublet = false;
    int redeal_limit = -1;  // -1 for any number
    int turn_ms = -1;       // -1 without a clock
    bool new_set = false;   // I-11
    Exhaustion exhaustion = Exhaustion::kStop;
    int joker_penalty = 0;
    int unopened_penalty = 0;
    int unopened_penalty_could_open = 0;
    bool unopened_penalty_replaces_rack = true;
    bool unopened_penalty_on_exhaustion = false;
    bool announcement_spares = false;
    int announced_penalty = 0;
    bool winner_records_sum = true;
    bool tied_winners_split = false;
    std::array<int, kMostSeats> big_points{};  // by place, for this number of seats
};

}  // namespace stolik::arena
