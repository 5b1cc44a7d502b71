#include "sets.h"

#include <algorithm>

namespace stolik {

Melds joker_sets(const Counts& pool) {
    Melds sets;
    const auto has = [&](int c, int n) { return pool[kind_of(c, n)] > 0; };
    const int jokers = pool[kJoker];
    for (int c = 0; c < kColours; ++c)
        for (int low = 1; low <= kNumbers - 2; ++low)
            for (int high = low + 2; high <= kNumbers; ++high) {
                // Joker positions: `first` alone, or `first` and `second`.
                for (int first = low; first <= high; ++first)
                    for (int second = first; second <= high && (second == first || jokers > 1); ++second) {
                        Meld meld;
                        bool there = true;
                        for (int n = low; n <= high && there; ++n) {
                            const bool joker = n == first || n == second;
                            there = joker || has(c, n);
                            meld.add(joker ? kJoker : kind_of(c, n));
                        }
                        if (there) sets.push_back(meld);
                    }
            }
    for (int n = 1; n <= kNumbers; ++n)
        for (unsigned colours = 1; colours < 1u << kColours; ++colours)
            for (int with = 1; with <= jokers; ++with) {
                const int size = __builtin_popcount(colours) + with;
                if (size < kSmallestMeld || size > kLargestGroup) continue;
                Meld meld;
                bool there = true;
                for (int c = 0; c < kColours; ++c)
                    if (colours >> c & 1) {
                        there = there && has(c, n);
                        meld.add(kind_of(c, n));
                    }
                for (int j = 0; j < with; ++j) meld.add(kJoker);
                if (!there) continue;
                sets.push_back(meld);
                // A 1 between two jokers is not a run, so that order reads differently.
                if (n == 1 && with == 2 && size == kSmallestMeld) {
                    std::swap(sets.back().tiles[0], sets.back().tiles[1]);
                    sets.push_back(meld);
                }
            }
    return sets;
}

Melds sets_holding(const Meld& former, const Counts& pool) {
    Melds sets;
    const Reading reading = best_readings(former).all[0];
    // Each position of `shape` with its tile, or with a joker if the former set has nothing there.
    const auto fill = [&](auto&& self, const Meld& shape, Meld so_far, int jokers) -> void {
        if (so_far.size == shape.size) {
            sets.push_back(so_far);
            return;
        }
        const auto kind = shape.tiles[static_cast<std::size_t>(so_far.size)];
        Meld with_joker = so_far;
        if (pool[kind]) {
            so_far.add(kind);
            self(self, shape, so_far, jokers);
        }
        if (former.kinds() >> kind & 1 || !jokers) return;
        with_joker.add(kJoker);
        self(self, shape, with_joker, jokers - 1);
    };
    const auto add_shape = [&](const Meld& shape) { fill(fill, shape, Meld{}, pool[kJoker]); };
    if (!reading.run) {
        add_shape(former);
        for (int c = 0; c < kColours && former.size < kLargestGroup; ++c) {
            const auto kind = kind_of(c, number_of(former.tiles[0]));
            if (former.kinds() >> kind & 1) continue;
            Meld larger = former;
            larger.add(kind);
            add_shape(larger);
        }
        return sets;
    }
    const int ends[] = {number_of(former.tiles[0]), number_of(former.tiles[static_cast<std::size_t>(former.size - 1)])};
    const int low = std::min(ends[0], ends[1]), high = std::max(ends[0], ends[1]);
    for (int from = std::max(1, low - 2); from <= low; ++from)
        for (int to = high; to <= std::min(kNumbers, high + 2); ++to) {
            Meld longer;
            for (int n = from; n <= to; ++n) longer.add(kind_of(colour_of(former.tiles[0]), n));
            add_shape(longer);
        }
    return sets;
}

Melds sets_with(std::uint8_t kind, const Counts& pool) {
    if (kind == kJoker) return joker_sets(pool);
    Melds sets;
    // Each position of `shape` with its tile, or with a joker; `kind` itself is somewhere in it.
    const auto fill = [&](auto&& self, const Meld& shape, Meld so_far, int jokers) -> void {
        if (so_far.size == shape.size) {
            sets.push_back(so_far);
            return;
        }
        const auto next = shape.tiles[static_cast<std::size_t>(so_far.size)];
        Meld with_joker = so_far;
        if (pool[next]) {
            so_far.add(next);
            self(self, shape, so_far, jokers);
        }
        if (next == kind || !jokers) return;
        with_joker.add(kJoker);
        self(self, shape, with_joker, jokers - 1);
    };
    const int colour = colour_of(kind), number = number_of(kind);
    for (int low = 1; low <= number; ++low)
        for (int high = std::max(number, low + kSmallestMeld - 1); high <= kNumbers; ++high) {
            Meld shape;
            for (int n = low; n <= high; ++n) shape.add(kind_of(colour, n));
            fill(fill, shape, Meld{}, pool[kJoker]);
        }
    // Groups: each other colour present or not, then jokers.
    for (unsigned others = 0; others < 1u << kColours; ++others) {
        if (others >> colour & 1) continue;
        Meld group;
        bool there = true;
        for (int c = 0; c < kColours; ++c) {
            if (c != colour && !(others >> c & 1)) continue;
            there = there && pool[kind_of(c, number)];
            group.add(kind_of(c, number));
        }
        for (int jokers = 0; there && jokers <= pool[kJoker]; ++jokers) {
            if (group.size >= kSmallestMeld && group.size <= kLargestGroup) sets.push_back(group);
            // A 1 between two jokers is not a run, so that order reads differently.
            if (jokers == 2 && group.size == kSmallestMeld && number == 1) {
                sets.push_back(group);
                std::swap(sets.back().tiles[0], sets.back().tiles[1]);
            }
            if (group.size < kLargestGroup) group.add(kJoker);
            else break;
        }
    }
    return sets;
}

}  // namespace stolik
