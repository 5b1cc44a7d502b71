// Whether tiles all fit into sets: the one question a player who holds back asks every turn.
#pragma once

#include <array>
#include <cstdint>

#include "tiles.h"

namespace stolik::arena {

// Much quicker than the solver, which also says how they lie. Jokers may stay over, since one nearly
// always finds a place, and a colour has at most two runs open at a time: with jokers the
// answer can be wrong where that matters. The search also ends somewhere: of a hundred tiles
// a fit may be overlooked. Whoever plays by it asks the solver again.
class Fit {
public:
    bool operator()(const Counts& tiles);
    // Points that the last question took.
    int points() const { return points_; }

private:
    using Column = std::array<std::int8_t, kColours>;  // of one number, by colour
    struct Mark {
        std::uint32_t round = 0, key = 0;
    };

    int need(int colour, int number, unsigned open);
    bool fits(int number, unsigned runs, int jokers);
    bool fits_with(int number, unsigned runs, const Column& tiles, int jokers);

    int jokers_ = 0, points_ = 0;
    std::array<Column, kNumbers + 2> column_{};
    std::array<std::int8_t, kNumbers + 1> most_groups_{};
    std::array<std::array<std::array<std::int8_t, 16>, kNumbers + 1>, kColours> need_{};  // -1 unknown
    std::array<Mark, 1 << 12> failed_{};  // points known to lead nowhere; a newer one may push an older out
    std::uint32_t round_ = 0;
};

// The kinds of `some` that are in no set whatever of `all` and so many jokers: none of them can be laid.
std::uint64_t stranded(const Counts& some, const Counts& all, int jokers);

}  // namespace stolik::arena
