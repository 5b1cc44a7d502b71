// Whether all tiles fit into sets: the question that a bot which holds back asks every turn.
#pragma once

#include <array>
#include <cstdint>

#include "tiles.h"

namespace stolik::arena {

// Much faster than the solver, which also returns the sets. Jokers may be left over, since one nearly
// always finds a place, and a colour has at most two open runs at a time: with jokers the
// answer can be wrong in such cases. The search is also limited: with a hundred tiles
// it may miss a fit. Callers that play by the answer ask the solver again.
class Fit {
public:
    bool operator()(const Counts& tiles);
    // Search states of the last question.
    int points() const { return points_; }
    // The time of the last question, in search states of ordinary size: with jokers there is more to try in each.
    long time() const { return points_ + tries_ / kTriesOfPoint; }
    static constexpr long kTimeOfTurn = 64;  // of a turn of a rollout

private:
    using Column = std::array<std::int8_t, kColours>;  // of one number, by colour
    // How the open runs of a colour go on with some tiles of the next number, and the jokers that they need later.
    struct Way {
        std::uint8_t to = 0;
        int jokers = 0;
    };
    using Ways = std::array<std::array<Way, kCopies + 1>, kColours>;  // by colour and tiles
    struct Mark {
        std::uint32_t round = 0, key = 0;
    };

    int need(int colour, int number, unsigned open);
    bool fits(int number, unsigned runs, int jokers);
    bool fits_with(int number, const Ways& ways, const Column& tiles, int jokers);

    static constexpr long kTriesOfPoint = 64;

    int jokers_ = 0, points_ = 0;
    long tries_ = 0;
    std::array<Column, kNumbers + 2> column_{};
    std::array<std::int8_t, kNumbers + 1> most_groups_{};
    std::array<std::array<std::array<std::int8_t, 16>, kNumbers + 1>, kColours> need_{};  // -1 unknown
    std::array<Mark, 1 << 12> failed_{};  // states known to fail; a newer one may replace an older one
    std::uint32_t round_ = 0;
};

// The kinds of `some` that are in no possible set of `all` and this many jokers: none of them can be laid.
std::uint64_t stranded(const Counts& some, const Counts& all, int jokers);

}  // namespace stolik::arena
