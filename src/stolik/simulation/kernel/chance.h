// Fair decks from a seed, and the random choices of bots: the same numbers as in Python.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>

namespace stolik::arena {

constexpr std::size_t kTiles = 106;
constexpr std::size_t kSeedBytes = 32;

using Digest = std::array<std::uint8_t, 32>;
using Deck = std::array<std::uint8_t, kTiles>;  // the ids of physical tiles

// SHA-256 (FIPS 180-4).
Digest sha256(const std::uint8_t* data, std::size_t size);

// HMAC-SHA-256 (RFC 2104) with one key; the two inner states are computed once.
class Hmac {
public:
    Hmac(const std::uint8_t* key, std::size_t size);
    Digest digest(const std::uint8_t* data, std::size_t size) const;

private:
    std::array<std::uint32_t, 8> inner_, outer_;
};

// The shuffled bags of a game, kept: every rotation of a deal asks for the same. Twin of
// stolik.core.fairness.shuffle.decks_from without players' seeds.
class Decks {
public:
    explicit Decks(const std::uint8_t* seed);
    const Deck& deck(std::uint32_t number);

private:
    Deck shuffle(std::uint32_t number) const;

    Hmac key_;
    std::deque<Deck> decks_;  // a deque: those handed out stay where they are
};

// Python's random.Random, as far as bots use it.
class Whims {
public:
    explicit Whims(std::uint64_t seed) : seed_(seed) {}

    double random();
    std::uint32_t below(std::uint32_t bound);
    // random.sample(range(population), count) into `chosen`; for at most 21 items, or few chosen ones.
    void sample(int population, int count, int* chosen);

private:
    static constexpr int kWords = 624;
    std::uint32_t next();
    void start();
    void fill(std::uint32_t seed);

    std::uint64_t seed_;
    bool started_ = false;  // most bots never choose by chance, and starting takes long
    std::array<std::uint32_t, kWords> words_;
    int at_ = kWords;
};

}  // namespace stolik::arena
