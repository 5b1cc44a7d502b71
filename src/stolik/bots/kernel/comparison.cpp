#include "comparison.h"

#include <algorithm>
#include <bit>

#include "candidates.h"
#include "random.h"
#include "rollout.h"

namespace stolik::arena {

namespace {

constexpr int kFewestCompared = 16;  // worlds in which two plays are always compared
constexpr long kScouting = 3;  // the part of the work spent on choosing
constexpr int kCut = 8;        // worlds after which the worse half of the others is dropped

Counts laid_by(const Position& before, const Proposal& play) {
    const Counts left = left_after(before, play.table);
    Counts laid{};
    for (std::size_t kind = 0; kind < kKinds; ++kind) laid[kind] = static_cast<std::int8_t>(before.rack[kind] - left[kind]);
    return laid;
}

std::vector<Counts> others(const Rules& rules, const Knowledge& known, const Comparison& asked, const Effort& effort, Workspace& work) {
    const Position before{known.table, known.rack, known.opened[static_cast<std::size_t>(known.seat)], known.bank};
    std::vector<Counts> found;
    if (!asked.scouts) return found;
    Effort unhurried = effort;  // a possible play does not depend on the limit of touched tiles
    unhurried.hands = 0;
    for (const Proposal& play : candidates(rules, known, unhurried, work).all) {
        const Counts laid = laid_by(before, play);
        if (laid != asked.done && (asked.may_draw || count_all(laid))) found.push_back(laid);
    }
    return found;
}

template <typename Sample>
Counts best_of(std::vector<Counts> plays, const Comparison& asked, Rollout& rollout, Sample& sample) {
    std::vector<std::pair<double, Counts>> tried;
    for (const Counts& laid : plays) tried.emplace_back(0, laid);
    const auto better = [](const auto& one, const auto& other) { return one.first > other.first; };
    for (int i = 0; i < asked.scouts && tried.size() > 1; ++i) {
        if (i >= kCut && rollout.time() / Fit::kTimeOfTurn >= asked.work / kScouting) break;
        const World world = sample();
        for (auto& [sum, laid] : tried) sum += rollout.play(world, laid);
        if ((i + 1) % kCut) continue;
        std::stable_sort(tried.begin(), tried.end(), better);
        tried.resize(std::max<std::size_t>(2, (tried.size() + 1) / 2));
    }
    std::stable_sort(tried.begin(), tried.end(), better);
    return tried.front().second;
}

Shares shares_of(const Score& score, int seats) {
    Shares shares{};
    for (int seat = 0; seat < seats; ++seat)
        if (score.winners >> seat & 1) shares[static_cast<std::size_t>(seat)] = 1.0 / std::popcount(score.winners);
    return shares;
}

}  // namespace

std::vector<Compared> compare(const Rules& rules, const Knowledge& known, const Comparison& asked, const Effort& effort,
                              std::uint64_t seed, Workspace& work) {
    std::vector<Counts> plays = others(rules, known, asked, effort, work);
    Worlds worlds(rules, known, effort.weighted, effort.laying);
    Rollout rollout(rules, known, effort, work);
    Random random(seed);
    const auto work_done = [&] { return static_cast<long>((worlds.time() + rollout.time()) / Fit::kTimeOfTurn); };
    auto sample = [&] {
        World world = worlds.sample(random);
        if (known.truth) random.shuffle(world.bank);
        return world;
    };
    if (plays.size() > 1) plays = {best_of(std::move(plays), asked, rollout, sample)};
    std::vector<Compared> found{{asked.done, {}}};
    for (const Counts& laid : plays) found.push_back({laid, {}});
    for (int i = 0; i < asked.worlds && (i < kFewestCompared || work_done() < asked.work); ++i) {
        const World world = sample();
        for (Compared& each : found) each.worlds.push_back(shares_of(rollout.finish(world, each.laid), rules.seats));
    }
    return found;
}

}  // namespace stolik::arena
