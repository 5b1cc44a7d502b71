#include "score.h"

#include <algorithm>
#include <bit>

namespace stolik::arena {

int most_opening_points(const Counts& rack, Workspace& work) {
    Request request;
    request.may = rack;
    request.goal = Goal::kOpeningWorth;
    request.opening = true;
    const Found found = solve(request, work);
    int worth = 0;
    for (const auto& meld : found.fresh) worth += best_readings(meld).all[0].value;
    return worth;
}

namespace {

int value_of(const Rules& rules, const Counts& rack) {
    int value = rules.joker_penalty * rack[kJoker];
    for (std::uint8_t kind = 0; kind < kJoker; ++kind) value += rack[kind] * number_of(kind);
    return value;
}

Reason unopened_reason(const Rules& rules, const FinalSeat& seat, Workspace& work) {
    if (most_opening_points(seat.rack, work) < rules.opening_points) return Reason::kUnopened;
    if (rules.announcement_spares && seat.announced && seat.drawn_last >= 0) {
        // M-8: that tile must have made the opening possible; without it the rack could not open.
        Counts earlier = seat.rack;
        --earlier[static_cast<std::size_t>(seat.drawn_last)];
        if (most_opening_points(earlier, work) < rules.opening_points) return Reason::kAnnounced;
    }
    return Reason::kCouldHaveOpened;
}

void count_seat(const Rules& rules, Ending ending, const FinalSeat& seat, Workspace& work, SeatScore& score) {
    if (std::all_of(seat.rack.begin(), seat.rack.end(), [](int count) { return !count; })) {
        score.reason = Reason::kOut;
        return;
    }
    score.rack_value = score.counted = value_of(rules, seat.rack);
    const bool applies = ending == Ending::kOut || rules.unopened_penalty_on_exhaustion;  // I-6
    if (seat.opened || !rules.unopened_penalty || !applies) return;
    score.reason = unopened_reason(rules, seat, work);
    const int penalty = score.reason == Reason::kUnopened    ? rules.unopened_penalty
                        : score.reason == Reason::kAnnounced ? rules.announced_penalty
                                                             : rules.unopened_penalty_could_open;
    score.counted = rules.unopened_penalty_replaces_rack ? penalty : penalty + score.rack_value;  // I-5
}

}  // namespace

Score score_game(const Rules& rules, Ending ending, const std::array<FinalSeat, kMostSeats>& seats, Workspace& work) {
    Score score;
    score.ending = ending;
    const auto each = [&](auto use) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(rules.seats); ++i) use(i, score.seats[i]);
    };
    each([&](std::size_t i, SeatScore& seat) { count_seat(rules, ending, seats[i], work, seat); });
    int lowest = score.seats[0].counted;
    each([&](std::size_t, SeatScore& seat) { lowest = std::min(lowest, seat.counted); });
    int losses = 0;
    each([&](std::size_t i, SeatScore& seat) {
        if (seat.counted == lowest && (ending != Ending::kOut || seat.reason == Reason::kOut)) {
            score.winners |= 1u << i;
            return;
        }
        // M-9, I-16: a loser subtracts the winner's rack, but not from a penalty.
        seat.small = -(seat.counted - (seat.reason == Reason::kRack ? lowest : 0));
        losses -= seat.small;
    });
    const int won = !rules.winner_records_sum   ? 0  // I-16
                    : rules.tied_winners_split ? losses / std::popcount(score.winners)
                                               : losses;  // I-8
    const auto has_won = [&](std::size_t i) { return score.winners >> i & 1; };
    each([&](std::size_t i, SeatScore& seat) {
        if (has_won(i)) seat.small = won;
    });
    each([&](std::size_t i, SeatScore& seat) {
        seat.place = 1;
        each([&](std::size_t other, const SeatScore& its) {
            seat.place += has_won(other) != has_won(i) ? has_won(other) > has_won(i) : its.small > seat.small;
        });
        seat.big = rules.big_points[static_cast<std::size_t>(seat.place - 1)];
    });
    return score;
}

}  // namespace stolik::arena
