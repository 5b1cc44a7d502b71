// The open runs of one colour: how many have one, two, and three or more tiles.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace stolik {

// Three bits each for the number of runs of length one, two and three or more that include
// the last counted number. At most two tiles and two jokers are at one number,
// so at most four runs are open and adding two states never carries.
using Runs = std::uint32_t;

constexpr int kMaxRuns = 4;
constexpr int kRunBits = 9;
constexpr Runs kOne = 1, kTwo = 1 << 3, kLong = 1 << 6;

constexpr int ones(Runs runs) { return static_cast<int>(runs & 7); }
constexpr int twos(Runs runs) { return static_cast<int>(runs >> 3 & 7); }
constexpr int longs(Runs runs) { return static_cast<int>(runs >> 6 & 7); }
constexpr int short_runs(Runs runs) { return ones(runs) + twos(runs); }
constexpr Runs make_runs(int one, int two, int three) {
    return static_cast<Runs>(one) * kOne + static_cast<Runs>(two) * kTwo + static_cast<Runs>(three) * kLong;
}

// The step is forced: every short run must continue, and a long one continues before a
// new one starts, because a long run may stop where a new one may not.
constexpr Runs step_runs(Runs runs, int tiles) {
    const int spare = tiles - short_runs(runs);
    const int extended = spare < longs(runs) ? spare : longs(runs);
    return make_runs(spare - extended, ones(runs), twos(runs) + extended);
}

// More long runs than the next number can extend make no difference: fewer states.
constexpr Runs cap_longs(Runs runs, int next_tiles) {
    const int useful = next_tiles - short_runs(runs);
    if (useful >= longs(runs)) return runs;
    return make_runs(ones(runs), twos(runs), useful > 0 ? useful : 0);
}

// A dense index for each of the 35 states, for tables; fewer open runs first, so that the states
// possible without jokers are together.
constexpr int kRunStates = 35;
constexpr auto kRunIndex = [] {
    std::array<std::int8_t, 1 << kRunBits> index{};
    index.fill(-1);
    std::int8_t next = 0;
    for (int open = 0; open <= kMaxRuns; ++open)
        for (Runs runs = 0; runs < 1 << kRunBits; ++runs)
            if (ones(runs) + twos(runs) + longs(runs) == open) index[runs] = next++;
    return index;
}();
// How many states have at most two open runs, or one or two more with jokers.
constexpr std::array<int, kMaxRuns - 1> kStatesWith = {10, 20, kRunStates};
constexpr auto kRunsAt = [] {
    std::array<Runs, kRunStates> runs{};
    for (Runs state = 0; state < 1 << kRunBits; ++state)
        if (kRunIndex[state] >= 0) runs[static_cast<std::size_t>(kRunIndex[state])] = state;
    return runs;
}();

// Lookup tables for stepping and capping, by state: after this many tiles, with this many at the next
// number; -1 if a short run cannot continue, now or then.
constexpr auto kNextRuns = [] {
    std::array<std::array<std::array<std::int8_t, kMaxRuns + 1>, kMaxRuns + 1>, kRunStates> next{};
    for (std::size_t i = 0; i < kRunStates; ++i)
        for (int tiles = 0; tiles <= kMaxRuns; ++tiles)
            for (int after = 0; after <= kMaxRuns; ++after) {
                auto& state = next[i][static_cast<std::size_t>(tiles)][static_cast<std::size_t>(after)];
                state = -1;
                if (tiles < short_runs(kRunsAt[i])) continue;
                const Runs stepped = step_runs(kRunsAt[i], tiles);
                if (short_runs(stepped) <= after) state = kRunIndex[cap_longs(stepped, after)];
            }
    return next;
}();

}  // namespace stolik
