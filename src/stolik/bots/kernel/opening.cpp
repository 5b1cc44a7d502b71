#include "opening.h"

#include <algorithm>
#include <bit>

namespace stolik::arena {

namespace {

constexpr int kLongestRun = 5;
constexpr int kMostTiles = 15;

Melds sets_of(const Counts& owned) {
    Melds sets;
    for (int colour = 0; colour < kColours; ++colour)
        for (int first = 1; first <= kNumbers; ++first) {
            Meld run;
            for (int n = first; n <= std::min(kNumbers, first + kLongestRun - 1) && owned[kind_of(colour, n)]; ++n) {
                run.add(kind_of(colour, n));
                if (run.size >= kSmallestMeld) sets.push_back(run);
            }
        }
    for (int number = 1; number <= kNumbers; ++number) {
        Meld all;
        for (int colour = 0; colour < kColours; ++colour)
            if (owned[kind_of(colour, number)]) all.add(kind_of(colour, number));
        if (all.size < kSmallestMeld) continue;
        if (all.size == kSmallestMeld) {
            sets.push_back(all);
            continue;
        }
        for (int without = kColours - 1; without >= 0; --without) {  // in the order of combinations
            Meld three;
            for (int i = 0; i < kColours; ++i)
                if (i != without) three.add(all.tiles[static_cast<std::size_t>(i)]);
            sets.push_back(three);
        }
        sets.push_back(all);
    }
    return sets;
}

int points_of(const Meld& meld) {
    int points = 0;
    for (const auto kind : meld) points += number_of(kind);
    return points;
}

// Searches all choices of the sets.
class Choice {
public:
    Choice(const Melds& sets, const Counts& owned, int threshold) : sets_(sets), left_(owned), most_(threshold - 1) {}

    const Melds& most_points(int tiles) {
        look(0, tiles, 0);
        return best_;
    }

private:
    void look(std::size_t first, int tiles, int points) {
        if (!tiles) {
            if (points > most_) {
                best_ = taken_;
                most_ = points;
            }
            return;
        }
        if (points + kNumbers * tiles <= most_) return;
        for (std::size_t i = first; i < sets_.size(); ++i) {
            const Meld& meld = sets_[i];
            if (meld.size > tiles || !std::all_of(meld.begin(), meld.end(), [&](auto kind) { return left_[kind]; })) continue;
            for (const auto kind : meld) --left_[kind];
            taken_.push_back(meld);
            look(i, tiles - meld.size, points + points_of(meld));
            taken_.pop_back();
            for (const auto kind : meld) ++left_[kind];
        }
    }

    const Melds& sets_;
    Counts left_;
    int most_;
    Melds taken_, best_;
};

}  // namespace

Melds smallest_opening(const Counts& rack, int threshold) {
    const Melds sets = sets_of(rack);
    if (sets.empty()) return {};
    for (int tiles = 1; tiles <= kMostTiles; ++tiles)
        if (const Melds found = Choice(sets, rack, threshold).most_points(tiles); !found.empty()) return found;
    return {};
}

Melds opening_with_joker(const Counts& rack, int threshold) {
    const auto tiles_of = [](const Melds& sets) {
        int tiles = 0;
        for (const auto& meld : sets) tiles += meld.size;
        return tiles;
    };
    Melds best;
    if (!rack[kJoker]) return best;
    for (std::uint8_t kind = 0; kind < kJoker; ++kind) {
        Counts with_it = rack;
        ++with_it[kind];
        Melds sets = smallest_opening(with_it, threshold);
        if (sets.empty() || (!best.empty() && tiles_of(sets) >= tiles_of(best))) continue;
        const auto place = [&](Meld& meld) { return std::find(meld.tiles.begin(), meld.tiles.begin() + meld.size, kind); };
        for (auto& meld : sets)
            if (const auto found = place(meld); found != meld.tiles.begin() + meld.size) {
                *found = kJoker;
                break;
            }
        best = std::move(sets);
    }
    return best;
}

Meld highest_set(const Counts& rack) {
    Meld highest;
    int most = 0;
    for (const Meld& meld : sets_of(rack))
        if (const int points = points_of(meld); points > most) {
            highest = meld;
            most = points;
        }
    return highest;
}

}  // namespace stolik::arena
