#include "identify.h"

#include <algorithm>
#include <bit>

namespace stolik::arena {

namespace {

constexpr TileId kNone = kTiles;

struct Wish {
    int shared;
    std::size_t meld, place;
    TileId tile;
};

std::uint64_t kinds_in(const Tiles& tiles) {
    std::uint64_t kinds = 0;
    for (const auto tile : tiles) kinds |= 1ull << kind_shown(tile);
    return kinds;
}

std::uint64_t kinds_in(const Meld& meld) {
    std::uint64_t kinds = 0;
    for (const auto kind : meld) kinds |= 1ull << kind;
    return kinds;
}

}  // namespace

TileMelds identify(const Melds& proposal, const TileMelds& table, const Tiles& rack) {
    std::array<Tiles, kKinds> owned;
    std::array<std::uint64_t, kTiles> company{};  // for a tile on the table: the kinds of its set
    for (const auto& meld : table)
        for (const auto tile : meld) {
            owned[kind_shown(tile)].push_back(tile);
            company[tile] = kinds_in(meld);
        }
    for (const auto tile : rack) owned[kind_shown(tile)].push_back(tile);

    std::vector<Wish> wishes;
    TileMelds chosen;
    for (std::size_t i = 0; i < proposal.size(); ++i) {
        const Meld& meld = proposal[i];
        const std::uint64_t shown = kinds_in(meld);
        chosen.emplace_back(static_cast<std::size_t>(meld.size), kNone);
        for (std::size_t place = 0; place < static_cast<std::size_t>(meld.size); ++place)
            for (const auto tile : owned[meld.tiles[place]])
                if (company[tile]) wishes.push_back({std::popcount(company[tile] & shown), i, place, tile});
    }
    std::stable_sort(wishes.begin(), wishes.end(), [](const Wish& a, const Wish& b) { return a.shared > b.shared; });
    for (const auto& wish : wishes) {
        TileId& at = chosen[wish.meld][wish.place];
        Tiles& left = owned[kind_shown(wish.tile)];
        const auto there = std::find(left.begin(), left.end(), wish.tile);
        if (wish.shared < 2 || at != kNone || there == left.end()) continue;
        at = wish.tile;
        left.erase(there);
    }
    for (std::size_t i = 0; i < proposal.size(); ++i)
        for (std::size_t place = 0; place < chosen[i].size(); ++place) {
            if (chosen[i][place] != kNone) continue;
            Tiles& left = owned[proposal[i].tiles[place]];
            chosen[i][place] = left.front();
            left.erase(left.begin());
        }
    return chosen;
}

}  // namespace stolik::arena
