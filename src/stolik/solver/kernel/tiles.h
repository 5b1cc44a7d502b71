// The kernel's values: kinds as in stolik.core.tiles, sets of them, and the readings of a set.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace stolik {

constexpr int kColours = 4;
constexpr int kNumbers = 13;
constexpr int kCopies = 2;
constexpr int kMaxJokers = 2;
constexpr int kSmallestMeld = 3;
constexpr int kLargestGroup = 4;
constexpr std::uint8_t kJoker = 52;
constexpr int kKinds = 53;

constexpr std::uint8_t kind_of(int colour, int number) {
    return static_cast<std::uint8_t>(kNumbers * colour + number - 1);
}
constexpr int colour_of(std::uint8_t kind) { return kind / kNumbers; }
constexpr int number_of(std::uint8_t kind) { return kind % kNumbers + 1; }

// The number of tiles of each kind, the joker last.
using Counts = std::array<std::int8_t, kKinds>;

// The tiles of a set in order. More than thirteen tiles are not a set, so the size is bounded.
struct Meld {
    std::array<std::uint8_t, kNumbers> tiles{};
    std::int8_t size = 0;

    void add(std::uint8_t kind) { tiles[size++] = kind; }
    const std::uint8_t* begin() const { return tiles.data(); }
    const std::uint8_t* end() const { return tiles.data() + size; }
    int jokers() const;
    std::uint64_t kinds() const;  // all but jokers, by bit
    // Whether it has the same tiles in any order; a valid set has no tile twice.
    bool same_tiles(const Meld& other) const { return size == other.size && kinds() == other.kinds(); }
};

// One reading of a set (I-14): what each tile stands for.
struct Reading {
    bool run = false;
    int value = 0;
    std::array<std::uint8_t, kNumbers> stands_for{};
};

// Every reading with the highest value; none if it is not a set. Twin of stolik.core.melds.best_readings.
// At most six choices of colours for two jokers in a group, and two runs, come together.
struct Readings {
    std::array<Reading, 8> all{};
    int count = 0;
};
Readings best_readings(const Meld& meld);

// Whether it has any reading, that is, is a set.
bool is_set(const Meld& meld);

using Melds = std::vector<Meld>;

}  // namespace stolik
