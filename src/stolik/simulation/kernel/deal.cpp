#include "deal.h"

#include <algorithm>

namespace stolik::arena {

namespace {

constexpr int kBlockSize = 7;  // F-1, S-1

Hands deal_tiles(const Rules& rules, const Deck& deck, int starter, int size) {
    Hands hands;
    auto at = deck.begin();
    for (int i = 0; i < rules.seats; ++i, at += size)
        hands.racks[static_cast<std::size_t>((starter + i) % rules.seats)].assign(at, at + size);
    hands.bank.assign(at, deck.end());
    return hands;
}

// S-3, S-4: one stack to the left and one to the right; the stack of eight is in the middle.
Hands deal_stacks(const Rules& rules, const Deck& deck, int starter) {
    constexpr int whole = static_cast<int>(kTiles) / kBlockSize - 1;
    const auto stack = [&](int number) { return deck.begin() + number * kBlockSize; };
    Hands hands;
    for (int giver = 0; giver < rules.seats; ++giver) {
        const auto neighbour = [&](int step) -> Tiles& {
            const int place = (giver + step + rules.seats) % rules.seats;
            return hands.racks[static_cast<std::size_t>((starter + place) % rules.seats)];
        };
        Tiles& left = neighbour(1);
        left.insert(left.end(), stack(2 * giver), stack(2 * giver + 1));
        Tiles& right = neighbour(-1);
        right.insert(right.end(), stack(2 * giver + 1), stack(2 * giver + 2));
    }
    for (int number = 2 * rules.seats; number < whole; ++number)
        hands.stacks.emplace_back(number, Tiles(stack(number), stack(number + 1)));
    hands.bank.assign(stack(whole), deck.end());
    return hands;
}

}  // namespace

Hands deal(const Rules& rules, const Deck& deck, int starter) {
    if (rules.dealing == Dealing::kStacks) return deal_stacks(rules, deck, starter);
    return deal_tiles(rules, deck, starter, rules.dealing == Dealing::kTiles ? rules.hand_size : 2 * kBlockSize);
}

int count_doublets(const Rules& rules, const Tiles& hand) {
    Counts counts{};
    for (const auto tile : hand) ++counts[kind_shown(tile)];
    if (!rules.jokers_are_doublet) counts[kJoker] = 0;
    int doublets = 0;
    for (const auto count : counts) doublets += count / 2;
    return doublets;
}

int draw_for_start(const Rules& rules, const Deck& deck, std::vector<StartRound>& rounds) {
    std::size_t next = 0;
    std::vector<int> tied;
    for (int seat = 0; seat < rules.seats; ++seat) tied.push_back(seat);
    while (tied.size() > 1) {
        std::array<int, kMostSeats> ranks{};
        std::vector<int> drawing = tied;
        while (!drawing.empty()) {
            StartRound round;
            for (const int seat : drawing) {
                const TileId tile = deck[next++];
                round.emplace_back(seat, tile);
                const std::uint8_t kind = kind_shown(tile);
                const int joker = rules.start_joker == StartJoker::kHighest ? kNumbers + 1 : 0;
                ranks[static_cast<std::size_t>(seat)] = kind == kJoker ? joker : number_of(kind);
            }
            rounds.push_back(std::move(round));
            std::erase_if(drawing, [&](int seat) { return ranks[static_cast<std::size_t>(seat)] > 0; });
        }
        const int best = *std::max_element(ranks.begin(), ranks.end());
        std::erase_if(tied, [&](int seat) { return ranks[static_cast<std::size_t>(seat)] != best; });
    }
    return tied.front();
}

}  // namespace stolik::arena
