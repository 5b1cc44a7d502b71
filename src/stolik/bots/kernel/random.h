// Fast random numbers for a search, reproducible from a seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace stolik::arena {

// SplitMix64.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ z >> 27) * 0x94d049bb133111ebull;
        return z ^ z >> 31;
    }
    std::size_t below(std::size_t bound) {
        return static_cast<std::size_t>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }
    double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    template <class Sequence>
    void shuffle(Sequence& sequence) {
        for (std::size_t i = sequence.size(); i > 1; --i) std::swap(sequence[i - 1], sequence[below(i)]);
    }

private:
    std::uint64_t state_;
};

}  // namespace stolik::arena
