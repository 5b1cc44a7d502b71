#include "chance.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>
#include <vector>

namespace stolik::arena {

namespace {

using Block = std::array<std::uint32_t, 8>;
constexpr std::size_t kBlock = 64;

constexpr Block kStart = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                          0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t big_endian(const std::uint8_t* at) {
    return static_cast<std::uint32_t>(at[0]) << 24 | static_cast<std::uint32_t>(at[1]) << 16 |
           static_cast<std::uint32_t>(at[2]) << 8 | at[3];
}

void put_big_endian(std::uint32_t word, std::uint8_t* at) {
    for (int i = 0; i < 4; ++i) at[i] = static_cast<std::uint8_t>(word >> (24 - 8 * i));
}

void absorb(Block& state, const std::uint8_t* data) {
    std::array<std::uint32_t, 64> w;
    for (std::size_t i = 0; i < 16; ++i) w[i] = big_endian(data + 4 * i);
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + w[i - 7] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
    }
    Block s = state;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        const std::uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        const std::uint32_t first =
            s[7] + (std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25)) + choice + kRound[i] + w[i];
        const std::uint32_t second = (std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22)) + majority;
        s = {first + second, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]};
    }
    for (std::size_t i = 0; i < 8; ++i) state[i] += s[i];
}

// Ends a message of which `before` bytes, in whole blocks, are already absorbed.
Digest finish(Block state, const std::uint8_t* data, std::size_t size, std::size_t before) {
    const std::uint64_t bits = 8 * static_cast<std::uint64_t>(before + size);
    while (size >= kBlock) {
        absorb(state, data);
        data += kBlock;
        size -= kBlock;
    }
    std::array<std::uint8_t, 2 * kBlock> last{};
    std::memcpy(last.data(), data, size);
    last[size] = 0x80;
    const std::size_t end = size + 9 <= kBlock ? kBlock : 2 * kBlock;
    for (std::size_t i = 0; i < 8; ++i) last[end - 1 - i] = static_cast<std::uint8_t>(bits >> 8 * i);
    for (std::size_t at = 0; at < end; at += kBlock) absorb(state, last.data() + at);
    Digest digest;
    for (std::size_t i = 0; i < 8; ++i) put_big_endian(state[i], digest.data() + 4 * i);
    return digest;
}

Block absorbed(const std::array<std::uint8_t, kBlock>& key, std::uint8_t pad) {
    std::array<std::uint8_t, kBlock> mixed;
    for (std::size_t i = 0; i < kBlock; ++i) mixed[i] = static_cast<std::uint8_t>(key[i] ^ pad);
    Block state = kStart;
    absorb(state, mixed.data());
    return state;
}

}  // namespace

Digest sha256(const std::uint8_t* data, std::size_t size) { return finish(kStart, data, size, 0); }

Hmac::Hmac(const std::uint8_t* key, std::size_t size) {
    std::array<std::uint8_t, kBlock> padded{};
    if (size > kBlock) {
        const Digest digest = sha256(key, size);
        std::copy(digest.begin(), digest.end(), padded.begin());
    } else {
        std::copy(key, key + size, padded.begin());
    }
    inner_ = absorbed(padded, 0x36);
    outer_ = absorbed(padded, 0x5c);
}

Digest Hmac::digest(const std::uint8_t* data, std::size_t size) const {
    const Digest inner = finish(inner_, data, size, kBlock);
    return finish(outer_, inner.data(), inner.size(), kBlock);
}

namespace {

// Twin of stolik.core.fairness.chance.key_from with the purpose of a deal.
Digest deal_key(const std::uint8_t* seed) {
    constexpr char purpose[] = "stolik deal";
    return Hmac(seed, kSeedBytes).digest(reinterpret_cast<const std::uint8_t*>(purpose), sizeof purpose - 1);
}

// The endless stream `number` of a key. Twin of stolik.core.fairness.chance.words.
class Stream {
public:
    Stream(const Hmac& key, std::uint32_t number) : key_(key) { put_big_endian(number, message_.data()); }

    std::uint32_t below(std::uint32_t bound) {
        const std::uint64_t fair = (1ull << 32) / bound * bound;
        while (true) {
            const std::uint32_t word = next();
            if (word < fair) return word % bound;
        }
    }

private:
    std::uint32_t next() {
        if (at_ == digest_.size()) {
            put_big_endian(block_++, message_.data() + 4);
            digest_ = key_.digest(message_.data(), message_.size());
            at_ = 0;
        }
        const std::uint32_t word = big_endian(digest_.data() + at_);
        at_ += 4;
        return word;
    }

    const Hmac& key_;
    std::array<std::uint8_t, 8> message_{};
    std::uint32_t block_ = 0;
    Digest digest_{};
    std::size_t at_ = std::tuple_size_v<Digest>;
};

}  // namespace

Decks::Decks(const std::uint8_t* seed) : key_(deal_key(seed).data(), std::tuple_size_v<Digest>) {}

const Deck& Decks::deck(std::uint32_t number) {
    while (decks_.size() <= number) decks_.push_back(shuffle(static_cast<std::uint32_t>(decks_.size())));
    return decks_[number];
}

Deck Decks::shuffle(std::uint32_t number) const {
    Stream stream(key_, number);
    Deck deck;
    for (std::size_t i = 0; i < kTiles; ++i) deck[i] = static_cast<std::uint8_t>(i);
    for (std::size_t last = kTiles - 1; last > 0; --last)
        std::swap(deck[last], deck[stream.below(static_cast<std::uint32_t>(last + 1))]);
    return deck;
}

void Whims::fill(std::uint32_t seed) {
    words_[0] = seed;
    for (std::uint32_t i = 1; i < kWords; ++i)
        words_[i] = 1812433253u * (words_[i - 1] ^ words_[i - 1] >> 30) + i;
}

// MT19937 (Matsumoto and Nishimura), seeded by an array as Python does with an integer.
void Whims::start() {
    const std::array<std::uint32_t, 2> key = {static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32)};
    const std::uint32_t length = key[1] ? 2 : 1;
    fill(19650218u);
    std::uint32_t i = 1, j = 0;
    const auto before = [&] { return words_[i - 1] ^ words_[i - 1] >> 30; };
    const auto step = [&] {
        if (++i >= kWords) {
            words_[0] = words_[kWords - 1];
            i = 1;
        }
    };
    for (int k = kWords; k; --k) {
        words_[i] = (words_[i] ^ before() * 1664525u) + key[j] + j;
        step();
        if (++j >= length) j = 0;
    }
    for (int k = kWords - 1; k; --k) {
        words_[i] = (words_[i] ^ before() * 1566083941u) - i;
        step();
    }
    words_[0] = 0x80000000u;
    started_ = true;
}

std::uint32_t Whims::next() {
    constexpr std::uint32_t kUpper = 0x80000000u, kLower = 0x7fffffffu;
    constexpr int kShift = 397;
    if (!started_) start();
    if (at_ == kWords) {
        for (int i = 0; i < kWords; ++i) {
            const auto word = [&](int k) -> std::uint32_t& { return words_[static_cast<std::size_t>(k % kWords)]; };
            const std::uint32_t mixed = (word(i) & kUpper) | (word(i + 1) & kLower);
            word(i) = word(i + kShift) ^ mixed >> 1 ^ (mixed & 1 ? 0x9908b0dfu : 0);
        }
        at_ = 0;
    }
    std::uint32_t y = words_[static_cast<std::size_t>(at_++)];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}

double Whims::random() {
    const std::uint32_t a = next() >> 5, b = next() >> 6;
    return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0);
}

std::uint32_t Whims::below(std::uint32_t bound) {
    const int bits = std::bit_width(bound);
    while (true) {
        const std::uint32_t word = next() >> (32 - bits);
        if (word < bound) return word;
    }
}

void Whims::sample(int population, int count, int* chosen) {
    constexpr int kListed = 21;  // up to this many, Python keeps a list of the remaining items
    if (population <= kListed) {
        std::array<int, kListed> left{};
        for (int i = 0; i < population; ++i) left[static_cast<std::size_t>(i)] = i;
        for (int i = 0; i < count; ++i) {
            const std::size_t j = below(static_cast<std::uint32_t>(population - i));
            chosen[i] = left[j];
            left[j] = left[static_cast<std::size_t>(population - i - 1)];
        }
        return;
    }
    for (int i = 0; i < count; ++i)
        do chosen[i] = static_cast<int>(below(static_cast<std::uint32_t>(population)));
        while (std::find(chosen, chosen + i, chosen[i]) != chosen + i);
}

}  // namespace stolik::arena
