// Groups at one number, in closed form.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "tiles.h"

namespace stolik {

using GroupTiles = std::array<std::int8_t, kColours>;  // how many of each colour go into groups

// How many groups these tiles and jokers make: 0 for no tiles, -1 if they make none.
// There must be a number k of groups with every colour at most k times and 3k to 4k tiles in all.
constexpr int group_count(const GroupTiles& tiles, int jokers) {
    int total = jokers, most = 0;
    for (const int count : tiles) {
        total += count;
        most = std::max(most, count);
    }
    for (int k = most; kSmallestMeld * k <= total; ++k)
        if (total <= kLargestGroup * k) return k;
    return -1;
}

// A vector of counts 0..2 as a number in base three.
constexpr int kGroupCodes = 81;
constexpr std::array<int, kColours> kGroupUnit = {1, 3, 9, 27};

constexpr auto kGroupable = [] {
    std::array<std::array<bool, kMaxJokers + 1>, kGroupCodes> table{};
    for (int code = 0; code < kGroupCodes; ++code) {
        GroupTiles tiles{};
        for (int c = 0; c < kColours; ++c) tiles[c] = static_cast<std::int8_t>(code / kGroupUnit[c] % 3);
        for (int jokers = 0; jokers <= kMaxJokers; ++jokers) table[code][jokers] = group_count(tiles, jokers) >= 0;
    }
    return table;
}();

constexpr auto kGroupVectors = [] {
    std::array<GroupTiles, kGroupCodes> vectors{};
    for (int code = 0; code < kGroupCodes; ++code)
        for (int c = 0; c < kColours; ++c) vectors[code][c] = static_cast<std::int8_t>(code / kGroupUnit[c] % 3);
    return vectors;
}();

// By the code of the available tiles and by jokers: the codes that make groups of them. The first
// `needing` of each list do not work with fewer jokers.
struct GroupLists {
    struct Part {
        std::uint16_t first = 0;
        std::uint8_t count = 0, needing = 0;
    };
    std::array<std::array<Part, kMaxJokers + 1>, kGroupCodes> parts{};
    std::array<std::uint8_t, 4096> codes{};
};
constexpr auto kGroupLists = [] {
    GroupLists lists{};
    std::size_t end = 0;
    const auto within = [](int code, int tiles) {
        for (int c = 0; c < kColours; ++c)
            if (kGroupVectors[code][c] > kGroupVectors[tiles][c]) return false;
        return true;
    };
    for (int tiles = 0; tiles < kGroupCodes; ++tiles)
        for (int jokers = 0; jokers <= kMaxJokers; ++jokers) {
            GroupLists::Part& list = lists.parts[tiles][jokers];
            list.first = static_cast<std::uint16_t>(end);
            for (const bool needing : {true, false}) {
                for (int code = 0; code < kGroupCodes; ++code) {
                    if (!kGroupable[code][jokers] || !within(code, tiles)) continue;
                    if ((jokers == 0 || !kGroupable[code][jokers - 1]) != needing) continue;
                    lists.codes[end++] = static_cast<std::uint8_t>(code);
                    ++list.count;
                }
                if (needing) list.needing = list.count;
            }
        }
    return lists;
}();
constexpr std::span<const std::uint8_t> groups_of(int tiles, int jokers, bool only_needing) {
    const GroupLists::Part& list = kGroupLists.parts[tiles][jokers];
    return {kGroupLists.codes.data() + list.first, only_needing ? list.needing : list.count};
}

// The most groups that some of the tiles could make with this many jokers, limited by the most tiles of a colour.
constexpr auto kMostGroups = [] {
    std::array<std::array<std::int8_t, kMaxJokers + 1>, kGroupCodes> most{};
    for (int code = 0; code < kGroupCodes; ++code)
        for (int jokers = 0; jokers <= kMaxJokers; ++jokers)
            for (int k = 1; k <= kCopies; ++k) {
                int room = jokers;
                for (const int count : kGroupVectors[code]) room += std::min(count, k);
                if (room >= kSmallestMeld * k) most[code][jokers] = static_cast<std::int8_t>(k);
            }
    return most;
}();

// How many more jokers the groups could take.
constexpr auto kGroupRoom = [] {
    std::array<std::array<std::int8_t, kMaxJokers + 1>, kGroupCodes> room{};
    for (int code = 1; code < kGroupCodes; ++code)
        for (int jokers = 0; jokers <= kMaxJokers; ++jokers)
            while (jokers + room[code][jokers] < kMaxJokers && kGroupable[code][jokers + room[code][jokers] + 1])
                ++room[code][jokers];
    return room;
}();

}  // namespace stolik
