// Groups at one number, in closed form.
#pragma once

#include <algorithm>
#include <array>

#include "tiles.h"

namespace stolik {

using GroupTiles = std::array<std::int8_t, kColours>;  // how many of each colour go into groups

// How many groups these tiles and jokers make, 0 for none wanted, -1 when they make none.
// Some number k must hold every colour at most once a group, with 3k to 4k tiles in all.
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

// The vectors that make groups with so many jokers; the first `needing` of them cannot do with fewer.
struct GroupCodes {
    std::array<std::array<std::int8_t, kColours>, kGroupCodes> list{};
    int count = 0, needing = 0;
};
constexpr auto kGroupLists = [] {
    std::array<GroupCodes, kMaxJokers + 1> lists{};
    for (int jokers = 0; jokers <= kMaxJokers; ++jokers)
        for (const bool needing : {true, false})
            for (int code = 0; code < kGroupCodes; ++code) {
                if (!kGroupable[code][jokers]) continue;
                if ((jokers == 0 || !kGroupable[code][jokers - 1]) != needing) continue;
                auto& list = lists[jokers];
                for (int c = 0; c < kColours; ++c)
                    list.list[list.count][c] = static_cast<std::int8_t>(code / kGroupUnit[c] % 3);
                ++list.count;
                if (needing) list.needing = list.count;
            }
    return lists;
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
