#include "problem.h"

#include <algorithm>

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

void Problem::finish() {
    for (int n = 1; n <= kNumbers; ++n)
        for (int j = 0; j <= jokers; ++j) {
            int most = 0;
            for (int k = 1; k <= 3; ++k) {
                int room = j;
                for (int c = 0; c < kColours; ++c) room += std::min<int>(tiles[c][n], k);
                if (room >= kSmallestMeld * k) most = k;
            }
            most_groups[n][j] = static_cast<std::int8_t>(most);
        }
}

}  // namespace stolik
