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
// It is fastest if few tiles have changed since the last question.
class Fit {
public:
    Fit();
    bool operator()(const Counts& tiles);
    // Search states of the last question.
    int points() const { return points_; }
    // The time of the last question, in search states of ordinary size: with jokers there is more to try in each.
    long time() const { return points_ + tries_ / kTriesOfPoint; }
    static constexpr long kTimeOfTurn = 64;  // of a turn of a rollout

private:
    using Column = std::array<std::uint8_t, kColours>;  // tiles of one number, by colour
    // How the open runs of a colour go on with some tiles of the next number, and the half jokers that they need later.
    struct Way {
        std::uint8_t to = 0;
        int need = 0, least = 0;  // without a joker among the tiles, and with one if that is less
    };
    using Ways = std::array<std::array<Way, kCopies + 1>, kColours>;  // by colour and tiles
    struct Mark {
        std::uint32_t round = 0, key = 0;
        int jokers = 0;  // with so many it fails
    };

    using Needs = std::array<std::array<std::uint8_t, 16>, kNumbers + 2>;  // by number and open runs

    void change(std::size_t number, std::uint8_t code);
    static void find_last_needs(Needs& needs);
    void find_needs(std::size_t colour);
    bool fits(std::size_t number, unsigned runs, int jokers);
    bool fits_with(std::size_t number, const Ways& ways, const Column& tiles, int jokers);

    static constexpr long kTriesOfPoint = 64;

    int points_ = 0;
    long tries_ = 0;
    std::array<Column, kNumbers + 1> column_{};
    std::array<std::uint8_t, kNumbers + 1> code_{};  // of the column
    std::array<const std::array<int, kCopies + 1>*, kNumbers + 1> charges_{};
    std::array<Needs, kColours> need_{};
    std::array<std::size_t, kColours> stale_;  // the highest number from which a colour's needs must be found again
    std::array<Mark, 1 << 11> failed_{};  // states known to fail; a newer one may replace an older one
    std::uint32_t round_ = 0;
};

// The kinds of `some` that are in no possible set of `all` and this many jokers: none of them can be laid.
std::uint64_t stranded(const Counts& some, const Counts& all, int jokers);

}  // namespace stolik::arena
