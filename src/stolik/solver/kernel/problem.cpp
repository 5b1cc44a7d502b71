#include "problem.h"

#include <algorithm>

#include "groups.h"

namespace stolik {

void Problem::add(const Counts& must, const Counts& optional) {
    for (int c = 0; c < kColours; ++c)
        for (int n = 1; n <= kNumbers; ++n) {
            const auto kind = kind_of(c, n);
            tiles[c][n] = static_cast<std::int8_t>(must[kind] + optional[kind]);
            may[c][n] = optional[kind];
        }
    must_jokers = must[kJoker];
    jokers = must[kJoker] + optional[kJoker];
}

Problem Problem::mirror() const {
    Problem other = *this;
    other.mirrored = !mirrored;
    for (int n = 1; n <= kNumbers; ++n) {
        const int from = kNumbers + 1 - n;
        for (int c = 0; c < kColours; ++c) {
            other.tiles[c][n] = tiles[c][from];
            other.may[c][n] = may[c][from];
        }
        other.left_cost[n] = left_cost[from];
        other.joker_place[n] = joker_place[from];
    }
    other.finish();
    return other;
}

void Problem::finish() {
    idle[kNumbers + 1] = kMaxJokers;  // as many as jokers could ever bridge
    for (int n = kNumbers; n >= 1; --n) {
        const bool empty = !(tiles[0][n] | tiles[1][n] | tiles[2][n] | tiles[3][n]);
        idle[n] = static_cast<std::int8_t>(empty ? idle[n + 1] + 1 : 0);
        int code = 0;
        for (int c = 0; c < kColours; ++c) code += tiles[c][n] * kGroupUnit[c];
        tile_codes[n] = static_cast<std::uint8_t>(code);
    }
    for (int n = 1; n <= kNumbers; ++n) most_groups[n] = kMostGroups[tile_codes[n]];
    int helpful = 0;  // jokers that could change the groups from a number on
    for (int n = kNumbers + 1; n >= 1; --n) {
        for (int j = 0; n <= kNumbers && most_groups[n][j] < most_groups[n][jokers]; ++j) ++helpful;
        for (int j = 0; j <= jokers; ++j) same_groups[n][j] = static_cast<std::int8_t>(std::min(j, helpful));
    }
}

}  // namespace stolik
