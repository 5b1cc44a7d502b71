#include "tiles.h"

#include <algorithm>

namespace stolik {

int Meld::jokers() const { return static_cast<int>(std::count(begin(), end(), kJoker)); }

std::uint64_t Meld::kinds() const {
    std::uint64_t kinds = 0;
    for (const auto kind : *this)
        if (kind != kJoker) kinds |= 1ull << kind;
    return kinds;
}

namespace {

void keep_if_best(Readings& found, const Reading& reading) {
    if (found.count && found.all[0].value > reading.value) return;
    if (found.count && found.all[0].value < reading.value) found.count = 0;
    found.all[found.count++] = reading;
}

void read_runs(const Meld& meld, Readings& found) {
    int place = 0;
    while (meld.tiles[place] == kJoker) ++place;
    const int colour = colour_of(meld.tiles[place]);
    for (const int step : {1, -1}) {
        const int first = number_of(meld.tiles[place]) - step * place;
        const int last = first + step * (meld.size - 1);
        if (std::min(first, last) < 1 || std::max(first, last) > kNumbers) continue;
        Reading reading;
        reading.run = true;
        bool fits = true;
        for (int i = 0; i < meld.size; ++i) {
            const int number = first + step * i;
            reading.stands_for[i] = kind_of(colour, number);
            reading.value += number;
            fits = fits && (meld.tiles[i] == kJoker || meld.tiles[i] == reading.stands_for[i]);
        }
        if (fits) keep_if_best(found, reading);
    }
}

void read_groups(const Meld& meld, Readings& found) {
    if (meld.size > kLargestGroup) return;
    int number = 0, colours = 0, jokers = 0;
    for (const auto kind : meld) {
        if (kind == kJoker) {
            ++jokers;
            continue;
        }
        if (number && number_of(kind) != number) return;
        number = number_of(kind);
        if (colours >> colour_of(kind) & 1) return;
        colours |= 1 << colour_of(kind);
    }
    // Each of as many missing colours as there are jokers, in every order.
    std::array<int, kMaxJokers> chosen{};
    const auto choose = [&](auto&& self, int next, int taken) -> void {
        if (next < jokers) {
            for (int c = 0; c < kColours; ++c) {
                if (taken >> c & 1) continue;
                chosen[static_cast<std::size_t>(next)] = c;
                self(self, next + 1, taken | 1 << c);
            }
            return;
        }
        Reading reading;
        reading.value = number * meld.size;
        for (int i = 0, at = 0; i < meld.size; ++i)
            reading.stands_for[i] =
                meld.tiles[i] == kJoker ? kind_of(chosen[static_cast<std::size_t>(at++)], number) : meld.tiles[i];
        keep_if_best(found, reading);
    };
    if (jokers <= kMaxJokers) choose(choose, 0, colours);
}

}  // namespace

bool is_set(const Meld& meld) {
    const int size = meld.size;
    if (size < kSmallestMeld) return false;
    int place = 0;
    while (place < size && meld.tiles[place] == kJoker) ++place;
    if (place == size) return false;
    const int colour = colour_of(meld.tiles[place]), number = number_of(meld.tiles[place]);
    int colours = 0;
    bool rising = number - place >= 1 && number - place + size - 1 <= kNumbers;
    bool falling = number + place <= kNumbers && number + place - size + 1 >= 1;
    bool group = size <= kLargestGroup;
    for (int i = place; i < size; ++i) {
        const auto kind = meld.tiles[i];
        if (kind == kJoker) continue;
        const int c = colour_of(kind), n = number_of(kind);
        rising = rising && c == colour && n == number + i - place;
        falling = falling && c == colour && n == number - i + place;
        group = group && n == number && !(colours >> c & 1);
        colours |= 1 << c;
    }
    return rising || falling || group;
}

Readings best_readings(const Meld& meld) {
    Readings found;
    if (meld.size < kSmallestMeld || meld.jokers() == meld.size) return found;
    read_runs(meld, found);
    read_groups(meld, found);
    return found;
}

}  // namespace stolik
