#include "worlds.h"

#include <algorithm>
#include <cmath>

#include "opening.h"
#include "proposal.h"

namespace stolik::arena {

namespace {

constexpr int kTries = 12;         // racks dealt to a player before one is accepted as it is
constexpr double kUnlikely = 0.05;  // probability that a player holds what their habits speak against
constexpr int kFewTiles = 6;       // on a rack that is likely to go out
constexpr long kTimeOfOpening = 6;  // of a look for an opening, in search states of a fit

}  // namespace

Counts counts_of(const Melds& table) {
    Counts counts{};
    for (const auto& meld : table)
        for (const auto kind : meld) ++counts[kind];
    return counts;
}

double lays_all(const Habits& habits, int size) {
    // Fitted to what players of both kinds did (docs/training.md). The rack says most: whoever lays all that fits hardly ever
    // has more than twelve tiles, and whoever holds back hardly ever fewer than ten. Plays alone say little, because a good
    // player holds back and still lays a tile now and then.
    constexpr double usual = 0.33, held = -0.022, laid = 0.122, many = -0.435, few = 0.311;
    constexpr int most_turns = 12, large = 12, small = 10;
    const double odds = usual + held * std::min(habits.held, most_turns) + laid * std::min(habits.laid, most_turns) +
                        many * std::max(0, size - large) + few * std::max(0, small - size);
    return 1 / (1 + std::exp(-odds));
}

double lays_all_by_turns(const Habits& habits) {
    // A player who lays all that fits plays in about every second turn; one who holds back hardly ever.
    constexpr double lays = 0.45, rarely = 0.06;
    double laying = 0.5, holding = 0.5;
    for (int i = 0; i < std::min(habits.held, 12); ++i) {
        laying *= 1 - lays;
        holding *= 1 - rarely;
    }
    for (int i = 0; i < std::min(habits.laid, 12); ++i) {
        laying *= lays;
        holding *= rarely;
    }
    return laying / (laying + holding);
}

Worlds::Worlds(const Rules& rules, const Knowledge& known, bool weighted, std::optional<double> laying)
    : rules_(rules), known_(known), weighted_(weighted) {
    Counts seen = counts_of(known.table);
    for (std::uint8_t kind = 0; kind < kKinds; ++kind)
        for (int i = seen[kind] + known.rack[kind]; i < kCopies; ++i) unseen_.push_back(kind);
    for (int seat = 0; weighted && seat < rules.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (seat == known.seat || !known.opened[at] || !known.history[seat].turns) continue;
        lays_all_[at] = laying ? *laying : lays_all(known.history[seat], known.sizes[at]);
        Counts table = known.history[seat].table;
        for (std::uint8_t kind = 0; kind < kJoker; ++kind) {
            if (table[kind] == kCopies) continue;
            ++table[kind];
            if (fits(table)) could_lay_[at] |= 1ull << kind;
            --table[kind];
        }
    }
}

bool Worlds::fits(const Counts& tiles) {
    const bool found = fit_(tiles);
    time_ += fit_.time();
    return found;
}

bool Worlds::can_open(const Counts& rack) {
    Counts plain = rack;
    plain[kJoker] = 0;
    time_ += kTimeOfOpening;
    return !smallest_opening(plain, rules_.opening_points).empty();
}

// Not opened: the rack without the last drawn tile could not open without jokers, or its player waits.
double Worlds::weight_closed(const Counts& rack) {
    if (!can_open(rack)) return 1;
    int needed = 0, tiles = 0;
    Counts earlier = rack;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        if (!rack[kind]) continue;
        tiles += rack[kind];
        --earlier[kind];
        if (kind != kJoker && !can_open(earlier)) needed += rack[kind];
        ++earlier[kind];
    }
    const double came_last = static_cast<double>(needed) / tiles;
    return came_last + (1 - came_last) * kUnlikely;
}

double Worlds::weight_laying(int seat, const Counts& rack) const {
    int fitting = 0, tiles = 0;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        tiles += rack[kind];
        if (could_lay_[static_cast<std::size_t>(seat)] >> kind & 1) fitting += rack[kind];
    }
    if (!fitting) return 1;
    const bool drew = known_.history[seat].drew;  // then the fitting tile may have come with the draw
    return fitting == 1 && drew ? std::max(kUnlikely, 1.0 / tiles) : kUnlikely / fitting;
}

double Worlds::weight_holding(int seat, const Counts& rack) {
    if (known_.sizes[static_cast<std::size_t>(seat)] > kFewTiles) return 1;
    Counts all = known_.history[seat].table;
    for (std::size_t kind = 0; kind < kKinds; ++kind) all[kind] = static_cast<std::int8_t>(all[kind] + rack[kind]);
    if (std::any_of(all.begin(), all.end(), [](int count) { return count > kCopies; })) return 1;
    return fits(all) ? 0.2 : 1;
}

double Worlds::weight(int seat, const Counts& rack, bool lays_all) {
    if (!weighted_ || !known_.history[seat].turns) return 1;
    if (!known_.opened[static_cast<std::size_t>(seat)]) return weight_closed(rack);
    return lays_all ? weight_laying(seat, rack) : weight_holding(seat, rack);
}

double Worlds::weight(int seat, const Counts& rack) {
    const double share = lays_all_[static_cast<std::size_t>(seat)];
    return share * weight(seat, rack, true) + (1 - share) * weight(seat, rack, false);
}

World Worlds::sample(Random& random) {
    World world;
    if (known_.truth) {
        world = *known_.truth;
        for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats); ++i) world.lays_all[i] = random.share() < lays_all_[i];
        return world;
    }
    std::vector<std::uint8_t> left = unseen_;
    std::array<int, kMostSeats> order{0, 1, 2, 3};
    // The first player to be dealt has most tiles to choose from, so the order is random.
    for (std::size_t i = static_cast<std::size_t>(rules_.seats); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    for (int i = 0; i < rules_.seats; ++i) {
        const int seat = order[static_cast<std::size_t>(i)];
        const auto at = static_cast<std::size_t>(seat);
        if (seat == known_.seat) {
            world.racks[at] = known_.rack;
            continue;
        }
        const bool lays = random.share() < lays_all_[at];
        world.lays_all[at] = lays;
        const auto size = static_cast<std::size_t>(known_.sizes[at]);
        for (int tries = 1;; ++tries) {
            for (std::size_t j = 0; j < size; ++j) std::swap(left[j], left[j + random.below(left.size() - j)]);
            Counts rack{};
            for (std::size_t j = 0; j < size; ++j) ++rack[left[j]];
            if (tries < kTries && random.share() > weight(seat, rack, lays)) continue;
            world.racks[at] = rack;
            break;
        }
        left.erase(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(size));
    }
    random.shuffle(left);
    world.bank = std::move(left);
    if (fights_ > 0)
        for (int seat = 0; seat < rules_.seats; ++seat) world.fights[static_cast<std::size_t>(seat)] = random.share() < fights_;
    return world;
}

}  // namespace stolik::arena
