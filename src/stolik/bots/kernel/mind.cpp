#include "mind.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "candidates.h"
#include "network.h"
#include "rollout.h"

namespace stolik::arena {

namespace {

constexpr int kFewest = 16;        // worlds before a play is dropped
constexpr int kGlance = 4;         // worlds after which one that is very far behind is dropped already, if the best must prove itself anyway
constexpr double kHopeless = 2.5;  // standard errors behind the best, to drop a play
constexpr double kDoubt = 1.5;     // standard errors by which a few worlds may mislead
constexpr double kScreening = 0.5;  // the part of the rollouts after which only the usual play and the best other one go on
constexpr double kUnheard = 0.3;    // shares of a win by which the network must prefer the usual play, to drop another one at once
constexpr double kCertain = 4;      // standard errors of lead after which no more worlds are needed

struct Contender {
    std::size_t play;
    Counts laid{};
    double opinion = 0;          // the network's, in units of utility
    std::vector<double> values;  // by world

    double mean() const {
        double sum = 0;
        for (const double value : values) sum += value;
        return opinion + sum / static_cast<double>(values.size());
    }
};

// By how many standard errors one is better than the other, in the worlds of both.
double lead(const Contender& one, const Contender& other) {
    const auto n = static_cast<double>(one.values.size());
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < one.values.size(); ++i) {
        const double difference = one.values[i] - other.values[i];
        sum += difference;
        squares += difference * difference;
    }
    const double mean = sum / n, variance = (squares - n * mean * mean) / (n - 1);
    // A constant is added: a few worlds that happen to agree prove nothing.
    return (mean + one.opinion - other.opinion) / std::sqrt((variance + 0.02) / n);
}

std::size_t best_of(const std::vector<Contender>& contenders) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < contenders.size(); ++i)
        if (contenders[i].mean() > contenders[best].mean()) best = i;
    return best;
}

std::size_t best_other(const std::vector<Contender>& contenders, std::size_t usual) {
    const Contender* best = nullptr;
    for (const Contender& each : contenders)
        if (each.play != usual && (!best || each.mean() > best->mean())) best = &each;
    return best->play;
}

// Drops hopeless plays: far behind the best, or so little ahead of the usual play that all the time left would hardly
// make it a clear lead. `more` is how many times as many worlds there will be in the end.
// `doubt` makes it slower to drop.
void drop_hopeless(std::vector<Contender>& contenders, std::size_t usual, const Effort& effort, double more, double doubt) {
    const Contender best = contenders[best_of(contenders)];
    std::erase_if(contenders, [&](const Contender& each) {
        return each.play != best.play && !(effort.confirms && each.play == usual) && lead(best, each) > kHopeless + doubt;
    });
    const auto found = std::find_if(contenders.begin(), contenders.end(), [&](const Contender& each) { return each.play == usual; });
    if (found == contenders.end()) return;
    const Contender known = *found;
    std::erase_if(contenders, [&](const Contender& each) {
        return each.play != usual && (lead(each, known) + effort.hope + doubt) * std::sqrt(more) < effort.clear;
    });
}

// Only the usual play and the best other one go on, in fresh worlds.
void keep_finalists(std::vector<Contender>& contenders, std::size_t usual) {
    std::erase_if(contenders, [&, best = best_other(contenders, usual)](const Contender& each) {
        return each.play != usual && each.play != best;
    });
    for (Contender& each : contenders) each.values.clear();
}

// Notes the network's opinion of each play, and returns the usual play, which is mostly the one that the network prefers.
std::size_t ask_network(const Rules& rules, const Knowledge& known, const Effort& effort, const Candidates& plays,
                        std::vector<Contender>& contenders, Workspace& work) {
    Reporter reporter;
    for (Contender& each : contenders)
        each.opinion = utility(rules, effort.stake,
                               (*effort.taste.network)(reporter.after(rules, known, plays.all[each.play], effort.hands, work)));
    std::size_t chosen = plays.simple;
    // With more players its opinion counts, but the lurker's play stays the usual one: that wins more games.
    if (rules.seats > 2 && stake_under(rules, effort.stake) == Stake::kWins) return chosen;
    double most = contenders[chosen].opinion + in_utility(rules, effort.stake, effort.taste.margin);
    for (const Contender& each : contenders) {
        if (each.opinion <= most) continue;
        most = each.opinion;
        chosen = each.play;
    }
    return chosen;
}

}  // namespace

Thought think(const Rules& rules, const Knowledge& known, const Effort& effort, std::uint64_t seed, Workspace& work) {
    Candidates plays = candidates(rules, known, effort, work);
    if (plays.all.size() == 1 || effort.rollouts <= 0) return {std::move(plays.all[plays.simple])};
    const Position before{known.table, known.rack, known.opened[static_cast<std::size_t>(known.seat)], known.bank};
    std::vector<Contender> contenders;
    for (std::size_t i = 0; i < plays.all.size(); ++i) {
        Contender contender{i, known.rack, 0, {}};
        const Counts left = left_after(before, plays.all[i].table);
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            contender.laid[kind] = static_cast<std::int8_t>(known.rack[kind] - left[kind]);
        contenders.push_back(std::move(contender));
    }
    // Where the game stops with the bank, the network lays too much too early (docs/training.md).
    const bool asks = effort.taste.network && !(effort.endgame > 0 && rules.exhaustion == Exhaustion::kStop);
    const std::size_t usual = asks ? ask_network(rules, known, effort, plays, contenders, work) : plays.simple;
    std::erase_if(contenders, [&, least = contenders[usual].opinion - in_utility(rules, effort.stake, kUnheard)](const Contender& each) {
        return each.opinion < least;
    });
    Worlds worlds(rules, known, effort.weighted, effort.laying);
    worlds.let_fight(effort.endgame);
    Rollout rollout(rules, known, effort, work);
    Random random(seed);
    int rollouts = 0;
    bool confirming = false;
    const auto is_time = [&] {
        return rollouts < effort.rollouts && rollout.work() < effort.work && (!effort.deadline || Clock::now() < *effort.deadline);
    };
    for (int world = 1; contenders.size() > 1 && is_time(); ++world) {
        const World here = worlds.sample(random);
        for (Contender& contender : contenders) {
            contender.values.push_back(rollout.play(here, contender.laid));
            ++rollouts;
        }
        const bool glances = effort.confirms && !confirming && world < kFewest;
        if (glances ? world % kGlance : world < kFewest || world % 8) continue;
        const double used = std::max(rollouts / static_cast<double>(effort.rollouts),
                                     static_cast<double>(rollout.work()) / static_cast<double>(effort.work));
        const double left = std::max(0.0, 1 - used) * rollouts / used;  // rollouts that can still be made
        drop_hopeless(contenders, usual, effort, 1 + left / static_cast<double>(contenders.size()) / world,
                      glances ? kDoubt : 0);
        if (!effort.confirms || glances || contenders.size() < 2) continue;
        if (confirming && lead(contenders[best_of(contenders)], contenders[1 - best_of(contenders)]) > kCertain) break;
        if (confirming || (contenders.size() > 2 && used < kScreening)) continue;
        keep_finalists(contenders, usual);
        confirming = true;
        world = 0;
    }
    if (contenders.front().values.size() < (effort.confirms ? kFewest : 2))
        return {std::move(plays.all[usual]), rollout.work()};  // no time
    // Another play replaces the simple one, or the network's, only if it is clearly better.
    const Contender& best = contenders[best_of(contenders)];
    std::size_t chosen = best.play;
    for (const Contender& each : contenders)
        if (each.play == usual && lead(best, each) < effort.clear) chosen = usual;
    return {std::move(plays.all[chosen]), rollout.work()};
}

}  // namespace stolik::arena
