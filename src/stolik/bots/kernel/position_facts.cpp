#include "position_facts.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "opening.h"

namespace stolik::arena {

namespace {

constexpr int kFewLeft = 3;  // with at most this many unfitting tiles, one more tile may end the game
constexpr int kFitPoints = 5000;  // for all questions about the next tile: about 1.5 ms

// Writes facts one after the other.
class Facts {
public:
    explicit Facts(std::array<std::uint8_t, kFacts>& facts) : facts_(facts) {}

    void add(double share) {
        facts_[at_++] = static_cast<std::uint8_t>(std::lround(255 * std::clamp(share, 0.0, 1.0)));
    }
    template <class Choice>
    void add_choice(Choice choice, int first, int last) {
        for (int each = first; each <= last; ++each) add(static_cast<int>(choice) == each);
    }
    void check_all() const {
        if (at_ != kFacts) throw std::logic_error("facts are missing");
    }

private:
    std::array<std::uint8_t, kFacts>& facts_;
    std::size_t at_ = 0;
};

void add_rules(Facts& facts, const Rules& rules, int hands) {
    facts.add_choice(rules.seats, 2, kMostSeats);
    facts.add_choice(rules.exhaustion, 0, 2);
    facts.add(rules.new_set);
    facts.add(rules.joker_penalty / 100.0);
    facts.add(rules.unopened_penalty / 200.0);
    facts.add(rules.unopened_penalty_could_open / 400.0);
    facts.add(rules.unopened_penalty_on_exhaustion);
    facts.add(rules.announcement_spares);
    facts.add(rules.winner_records_sum);
    facts.add(rules.big_points[0] > 0);
    facts.add(rules.seats > 2 && rules.big_points[1] > 0);
    facts.add(hands > 0);
    facts.add(hands / 64.0);
}

// The other seats in turn order; an empty seat is all zeros.
void add_others(Facts& facts, const Rules& rules, const Knowledge& known) {
    for (int i = 1; i < kMostSeats; ++i) {
        const int seat = (known.seat + i) % rules.seats;
        const auto at = static_cast<std::size_t>(seat);
        const bool here = i < rules.seats;
        const Habits& habits = known.history[seat];
        facts.add(here);
        facts.add(here * known.sizes[at] / 32.0);
        facts.add(here * (1 - known.sizes[at] / 10.0));
        facts.add(here && known.opened[at]);
        facts.add(here * habits.held / 12.0);
        facts.add(here * habits.laid / 12.0);
        facts.add(here * lays_all_by_turns(habits));
        facts.add(here && habits.drew);
    }
}

int value_of(const Rules& rules, const Counts& rack) {
    int value = rules.joker_penalty * rack[kJoker];
    for (std::uint8_t kind = 0; kind < kJoker; ++kind) value += rack[kind] * number_of(kind);
    return value;
}

// Tiles of the rack that fit into sets together with the whole table.
int most_laid(const Counts& table, const Counts& rack, Workspace& work) {
    Request request;
    request.must = table;
    request.may = rack;
    const Found found = solve(request, work);
    return found.possible ? count_all(found.laid) - count_all(table) : 0;
}

}  // namespace

// The probability that the next unseen tile lets the whole rack go out, from as many kinds as there is time for.
double Reporter::next_tile_ends(const Features& position) {
    Counts all{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        all[kind] = static_cast<std::int8_t>(position.rack[kind] + position.table[kind]);
    // Rack and table together are the same after every play of a turn.
    if (all == asked_) return answer_;
    asked_ = all;
    constexpr std::size_t stride = 20;  // numbers and colours mixed
    int unseen = 0, ends = 0, points = 0;
    for (std::size_t i = 0, kind = 0; i < kKinds && points < kFitPoints; ++i, kind = (kind + stride) % kKinds) {
        const int copies = kCopies - all[kind];
        if (!copies) continue;
        unseen += copies;
        ++all[kind];
        if (fit_(all)) ends += copies;
        points += fit_.points();
        --all[kind];
    }
    return answer_ = unseen ? static_cast<double>(ends) / unseen : 0;
}

Features Reporter::after(const Rules& rules, const Knowledge& known, const Proposal& play, int hands, Workspace& work) {
    const auto own = static_cast<std::size_t>(known.seat);
    Features position;
    position.table = play.laid ? counts_of(play.table) : counts_of(known.table);
    position.rack = play.laid ? left_after({known.table, known.rack, known.opened[own]}, play.table) : known.rack;
    const bool opened = known.opened[own] || play.laid;
    const bool draws = !play.laid && known.bank;
    const int size = count_all(position.rack);
    const int laid = most_laid(position.table, position.rack, work);
    const int left = size - laid;
    const int alone = most_laid(Counts{}, position.rack, work);
    const Habits& habits = known.history[known.seat];

    Facts facts(position.facts);
    add_rules(facts, rules, hands);
    facts.add(opened);
    facts.add(draws);
    facts.add(!play.laid && !known.bank);
    facts.add(play.laid / 16.0);
    facts.add(size / 48.0);
    facts.add(1 - size / 12.0);
    facts.add(value_of(rules, position.rack) / 400.0);
    facts.add(left / 16.0);
    facts.add_choice(left, 0, kFewLeft);
    facts.add(left <= kFewLeft ? std::sqrt(next_tile_ends(position)) : 0);  // finer where it is small
    facts.add(left <= kFewLeft);
    facts.add(laid / 32.0);
    facts.add(alone / 32.0);
    facts.add(!opened && !smallest_opening(position.rack, rules.opening_points).empty());
    facts.add(habits.held / 12.0);
    facts.add(habits.laid / 12.0);
    facts.add((known.bank - draws) / 80.0);
    facts.add(1 - (known.bank - draws) / 16.0);
    facts.add(known.bank - draws == 0);
    // Who moves last if everybody draws from now on, by seats: with two players that decides most games.
    facts.add_choice((known.bank - draws) % rules.seats, 0, kMostSeats - 1);
    facts.add(known.last_turns >= 0);
    facts.add(std::max(0, known.last_turns) / 4.0);
    facts.add(known.passes / 4.0);
    facts.add(known.turns / (40.0 * rules.seats));
    facts.add(count_all(position.table) / 80.0);
    facts.add(known.table.size() / 24.0);
    add_others(facts, rules, known);
    facts.check_all();
    return position;
}

}  // namespace stolik::arena
