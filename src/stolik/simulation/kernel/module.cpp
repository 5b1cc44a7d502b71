// The Python interface of the arena: deals in, results out, with the GIL released in between.
#include <Python.h>
#include <nanobind/nanobind.h>

#include <atomic>
#include <cstring>
#include <list>
#include <vector>

#include "game.h"
#include "judgement.h"
#include "python_rules.h"
#include "threads.h"

namespace nb = nanobind;

namespace {

using namespace stolik;
using namespace stolik::arena;

// One deal, played in every rotation of the bots.
struct Deal {
    std::array<std::uint8_t, kSeedBytes> seed{};
    std::array<Outcome, kMostSeats> outcomes{};
    std::array<Journal, kMostSeats> journals{};
    std::array<Times, kMostSeats> times{};  // by bot of the line-up
};

// What all deals of a call have in common.
struct Task {
    Rules rules;
    std::vector<Level> levels;
    std::vector<Taste> tastes;  // by bot; some have none
    std::vector<Style> styles;
    long patience;
    int hands;
    bool journals;
    int most_turns;
};

// A bot's random choices depend on the bot, not on the seat. Twin of stolik.simulation.duplicate.play_deal.
void play(const Task& task, Deal& deal, Workspace& work) {
    Decks decks(deal.seed.data());
    std::uint64_t whim = 0;
    for (std::size_t i = 0; i < 4; ++i) whim = whim << 8 | deal.seed[i];
    const auto seats = static_cast<std::size_t>(task.rules.seats);
    for (std::size_t rotation = 0; rotation < seats; ++rotation) {
        std::vector<Bot> bots;
        std::list<Judge> judges;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::size_t bot = (seat + rotation) % seats;
            bots.emplace_back(task.levels[bot], whim + bot, task.patience, task.hands, task.styles[bot]);
            const auto stake = static_cast<Stake>(task.styles[bot].stake);
            bots.back().play_for(stake);
            if (!task.tastes[bot].network) continue;
            if (task.levels[bot] != Level::kSwift) {
                bots.back().trust(task.tastes[bot]);
                continue;
            }
            Effort effort = effort_without_search(task.hands, task.patience);
            effort.stake = stake;
            bots.back().follow(judges.emplace_back(task.tastes[bot], effort));
        }
        Journal* journal = task.journals ? &deal.journals[rotation] : nullptr;
        deal.outcomes[rotation] = Game(task.rules, decks, bots, work, journal, task.most_turns).play();
        for (std::size_t seat = 0; seat < seats; ++seat) deal.times[(seat + rotation) % seats].add(bots[seat].times());
    }
}

nb::tuple seat_numbers(const Task& task, const Score& score, int SeatScore::*number) {
    nb::list numbers;
    for (std::size_t i = 0; i < static_cast<std::size_t>(task.rules.seats); ++i) numbers.append(score.seats[i].*number);
    return nb::tuple(numbers);
}

// Total and longest in nanoseconds, then the non-empty buckets.
nb::tuple write(const Times& times) {
    nb::dict buckets;
    for (std::size_t i = 0; i < times.buckets().size(); ++i)
        if (times.buckets()[i]) buckets[nb::int_(i)] = times.buckets()[i];
    return nb::make_tuple(times.total(), times.longest(), buckets);
}

// The games by rotation, and how long each bot of the line-up thought. Of a game: ending, turns, winners by bit, small and big points by seat, and the journal's numbers as bytes.
nb::object write(const Task& task, const Deal& deal) {
    nb::list games;
    for (std::size_t rotation = 0; rotation < static_cast<std::size_t>(task.rules.seats); ++rotation) {
        const auto& [score, turns] = deal.outcomes[rotation];
        const auto& numbers = deal.journals[rotation].numbers();
        games.append(nb::make_tuple(static_cast<int>(score.ending), turns, score.winners,
                                    seat_numbers(task, score, &SeatScore::small),
                                    seat_numbers(task, score, &SeatScore::big),
                                    nb::bytes(reinterpret_cast<const char*>(numbers.data()),
                                              numbers.size() * sizeof(std::int32_t))));
    }
    nb::list times;
    for (std::size_t bot = 0; bot < static_cast<std::size_t>(task.rules.seats); ++bot) times.append(write(deal.times[bot]));
    return nb::make_tuple(games, times);
}

// By bot a network and its margin, or None.
std::vector<Taste> read_tastes(const std::vector<Level>& levels, nb::handle networks) {
    std::vector<Taste> tastes;
    for (nb::handle each : nb::iter(networks)) {
        tastes.emplace_back();
        if (each.is_none()) continue;
        const nb::tuple taste = nb::cast<nb::tuple>(each);
        tastes.back() = {nb::cast<const Network*>(taste[0]), nb::cast<double>(taste[1])};
    }
    if (tastes.size() != levels.size()) throw nb::value_error("a network or None for each bot");
    for (std::size_t bot = 0; bot < levels.size(); ++bot)
        if (!tastes[bot].network && levels[bot] == Level::kSwift) throw nb::value_error("swift follows a network");
    return tastes;
}

// In the order of the fields of stolik.bots.style.
Style read_style(nb::handle fields) {
    const Numbers numbers = read_numbers(fields);
    if (numbers.size() != 8) throw nb::value_error("a style has eight numbers");
    for (const long number : numbers)
        if (number < -1 || number > static_cast<long>(kTiles)) throw nb::value_error("a style's number is out of range");
    const auto at = [&](std::size_t i) { return static_cast<int>(numbers[i]); };
    if (at(7) < 0 || at(7) > static_cast<int>(Stake::kPlaces)) throw nb::value_error("no such stake");
    return {at(0), at(1) != 0, at(2) != 0, at(3), at(4), at(5), at(6) != 0, at(7)};
}

nb::list play_deals(nb::handle fields, nb::handle levels, nb::handle networks, nb::handle seeds, long patience, int hands,
                    int threads, bool journals, int most_turns, nb::handle styles) {
    Task task{read_rules(fields), {}, {}, {}, patience, hands, journals, most_turns};
    for (const long level : read_numbers(levels)) {
        if (level < 0 || level > static_cast<long>(Level::kSeer)) throw nb::value_error("no such bot");
        task.levels.push_back(static_cast<Level>(level));
    }
    for (nb::handle style : nb::iter(styles)) task.styles.push_back(read_style(style));
    const auto seats = static_cast<std::size_t>(task.rules.seats);
    if (task.styles.empty()) task.styles.resize(seats);
    if (task.levels.size() != seats || task.styles.size() != seats) throw nb::value_error("a bot for each seat");
    task.tastes = read_tastes(task.levels, networks);
    if (patience < 0 || patience > 1'000'000) throw nb::value_error("patience is out of range");
    if (hands < 0 || hands > static_cast<int>(kTiles)) throw nb::value_error("hands are out of range");
    std::vector<Deal> deals;
    for (nb::handle seed : nb::iter(seeds)) {
        const nb::bytes raw = nb::cast<nb::bytes>(seed);
        if (raw.size() != kSeedBytes) throw nb::value_error("a seed has 32 bytes");
        deals.emplace_back();
        std::memcpy(deals.back().seed.data(), raw.c_str(), kSeedBytes);
    }
    {
        nb::gil_scoped_release release;
        std::atomic<std::size_t> next = 0;
        on_threads(threads, [&](int) {
            thread_local Workspace work;
            for (std::size_t i; (i = next++) < deals.size();) play(task, deals[i], work);
        });
    }
    nb::list results;
    for (const auto& deal : deals) results.append(write(task, deal));
    return results;
}

}  // namespace

NB_MODULE(_arena, module) {
    module.def("play_deals", &play_deals, nb::arg("rules"), nb::arg("levels"), nb::arg("networks"), nb::arg("seeds"), nb::arg("patience"),
               nb::arg("hands"), nb::arg("threads"), nb::arg("journals"), nb::arg("most_turns") = kMostTurns, nb::arg("styles") = nb::tuple());
}
