// A ruleset from numbers in the order of stolik.bots.rules_numbers.
#pragma once

#include <stdexcept>
#include <vector>

#include "rules.h"

namespace stolik::arena {

using Numbers = std::vector<long>;

inline Rules rules_of(const Numbers& numbers) {
    std::size_t at = 0;
    const auto next = [&](long least, long most) {
        if (at >= numbers.size()) throw std::invalid_argument("a ruleset has too few numbers");
        const long number = numbers[at++];
        if (number < least || number > most) throw std::invalid_argument("a ruleset's number is out of range");
        return static_cast<int>(number);
    };
    const auto yes = [&] { return next(0, 1) == 1; };
    Rules rules;
    rules.seats = next(2, kMostSeats);
    rules.hand_size = next(1, 25);
    rules.opening_points = next(0, 200);
    rules.starter = static_cast<Starter>(next(0, 1));
    rules.start_joker = static_cast<StartJoker>(next(0, 1));
    rules.dealing = static_cast<Dealing>(next(0, 2));
    rules.redeal_doublets = next(-1, 7);
    rules.jokers_are_doublet = yes();
    rules.redeal_limit = next(-1, 100);
    rules.turn_ms = next(-1, 86'400'000);
    rules.new_set = yes();
    rules.exhaustion = static_cast<Exhaustion>(next(0, 2));
    rules.joker_penalty = next(0, 1000);
    rules.unopened_penalty = next(0, 1000);
    rules.unopened_penalty_could_open = next(0, 1000);
    rules.unopened_penalty_replaces_rack = yes();
    rules.unopened_penalty_on_exhaustion = yes();
    rules.announcement_spares = yes();
    rules.announced_penalty = next(0, 1000);
    rules.winner_records_sum = yes();
    rules.tied_winners_split = yes();
    for (int place = 0; place < rules.seats; ++place)
        rules.big_points[static_cast<std::size_t>(place)] = next(-1'000'000, 1'000'000);
    if (at != numbers.size()) throw std::invalid_argument("a ruleset has too many numbers");
    return rules;
}

}  // namespace stolik::arena
