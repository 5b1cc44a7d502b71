// Whether all tiles fit into sets: the question that a bot which holds back asks every turn.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "tiles.h"

namespace stolik::arena {

// What it costs a colour, in half jokers, to have none, one or two tiles of a number in runs, jokers among them.
using RunCosts = std::array<std::uint8_t, kCopies + 1>;

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
    using ByRuns [[gnu::vector_size(16)]] = std::uint8_t;  // by the open runs of a colour
    // The half jokers that a colour needs from a number on, with some of its tiles there in runs.
    struct Ways {
        std::array<ByRuns, kCopies + 2> need{};   // by these tiles, jokers among them; more than two never fit
        std::array<ByRuns, kCopies + 1> least{};  // with one joker more if that needs less
    };
    struct Mark {
        std::uint32_t round = 0;
        std::uint32_t key : 24 = 0, jokers : 8 = 0;  // with so many it fails
    };

    using Needs = std::array<ByRuns, kNumbers + 2>;  // by number

    void change(std::size_t number, std::uint8_t code);
    static void find_last_needs(Needs& needs);
    template <std::size_t tiles, std::size_t... open>
    static ByRuns after(ByRuns later, std::index_sequence<open...>);
    static ByRuns lower(ByRuns one, ByRuns other) { return one < other ? one : other; }
    void find_needs(std::size_t colour);
    bool fits(std::size_t number, unsigned runs, int jokers);
    bool fits_with(std::size_t number, unsigned runs, const Column& tiles, int jokers);

    static constexpr long kTriesOfPoint = 64;

    int points_ = 0;
    long tries_ = 0;
    std::array<Column, kNumbers + 1> column_{};
    std::array<std::uint8_t, kNumbers + 1> code_{};  // of the column
    std::array<const std::array<RunCosts, kCopies + 1>*, kNumbers + 1> costs_{};  // by the tiles of a colour
    std::array<Needs, kColours> need_{};
    std::array<std::array<Ways, kColours>, kNumbers + 1> ways_{};  // by number and colour
    std::array<unsigned, kColours> stale_;  // a bit for each number whose needs in a colour must be found again
    std::array<Mark, 1 << 11> failed_{};  // states known to fail; a newer one may replace an older one
    std::uint32_t round_ = 0;
};

// The kinds of `some` that are in no possible set of `all` and this many jokers: none of them can be laid.
std::uint64_t stranded(const Counts& some, const Counts& all, int jokers);

}  // namespace stolik::arena
