#include "solve.h"

#include <algorithm>

#include "joker_rule.h"
#include "layout.h"
#include "lock.h"
#include "new_set.h"
#include "room.h"
#include "settle.h"

namespace stolik {

Fault check(const Request& request, int& offender) {
    Counts all{};
    for (int kind = 0; kind < kKinds; ++kind)
        all[static_cast<std::size_t>(kind)] = static_cast<std::int8_t>(
            request.must[static_cast<std::size_t>(kind)] + request.may[static_cast<std::size_t>(kind)]);
    for (const auto& meld : request.table)
        for (const auto kind : meld) ++all[kind];
    for (int kind = 0; kind < kKinds; ++kind)
        if (all[static_cast<std::size_t>(kind)] > kCopies) {
            offender = kind;
            return Fault::kTooManyTiles;
        }
    for (std::size_t i = 0; i < request.table.size(); ++i)
        if (!is_set(request.table[i])) {
            offender = static_cast<int>(i);
            return Fault::kInvalidTable;
        }
    return Fault::kNone;
}

Pool pool_of(const Request& request) {
    Pool pool{request.must, request.may};
    if (!request.opening)
        for (const auto& meld : request.table)
            for (const auto kind : meld) ++pool.must[kind];
    return pool;
}

Problem problem_of(const Request& request, const Pool& pool) {
    Problem problem;
    problem.add(pool.must, pool.may);
    // The first goal outweighs any sum of the second: at most 728 points, 106 tiles.
    constexpr Cost per_tile = 1024, per_point = 128;
    for (int n = 1; n <= kNumbers; ++n)
        problem.left_cost[static_cast<std::size_t>(n)] =
            request.goal == Goal::kTiles ? per_tile + n : per_point * n + 1;
    switch (request.goal) {
        case Goal::kTiles: problem.joker_left = per_tile; break;
        case Goal::kPoints: problem.joker_left = 1; break;
        case Goal::kRack: problem.joker_left = per_point * request.joker_penalty + 1; break;
        case Goal::kOpeningWorth:
            // A joker could be worth 13; if it stands for less, the difference is lost.
            problem.joker_left = per_point * kNumbers + 1;
            for (int n = 1; n <= kNumbers; ++n)
                problem.joker_place[static_cast<std::size_t>(n)] = per_point * (kNumbers - n);
            break;
    }
    if (request.opening) {
        problem.threshold = request.threshold;
        spare_jokers_where_equal(problem);  // an opening disturbs nothing
    }
    problem.finish();
    return problem;
}

void spare_jokers_where_equal(Problem& problem) {
    constexpr Cost room = kMaxJokers + 2;
    for (auto& cost : problem.left_cost) cost *= room;
    for (auto& cost : problem.joker_place) cost *= room;
    problem.joker_left = problem.joker_left * room - 1;
}

bool take(Pool& pool, const Meld& meld) {
    for (const auto kind : meld) {
        auto& from = pool.must[kind] ? pool.must[kind] : pool.may[kind];
        if (!from) return false;
        --from;
    }
    return true;
}

bool arrange(const Request& request, const Melds& former, const Pool& pool, Cost cost, Workspace& work,
             Found& found) {
    Search& search = work.race.winner();
    Plan plan = search.plan();
    if (search.problem().spare_jokers && !find_room(plan, search.problem().jokers - jokers_used(plan))) return false;
    found.cost = cost;
    found.fresh.clear();
    lay_out(plan, found.fresh);
    if (request.opening) return true;
    found.settled = false;
    recognise(former, found);
    if (!request.patience) return true;
    lock_sets(request, former, pool, work, found);
    if (found.settled || request.patience == 1) return true;
    switch (work.tidy.solve(search, cost, former, touched_sets(former, found), request.patience)) {
        case Tidy::Result::kFewer:
            found.kept = work.tidy.kept();
            found.fresh.clear();
            lay_out(work.tidy.plan(), found.fresh);
            found.settled = true;
            break;
        case Tidy::Result::kNone: found.settled = true; break;
        case Tidy::Result::kGaveUp: break;
    }
    return true;
}

namespace {

std::uint64_t all_of(const Melds& table) { return (1ull << table.size()) - 1; }

// The rack tiles that `found` lays: all tiles at the end, less those before.
void count_laid(const Request& request, Found& found) {
    found.laid = Counts{};
    for (const auto& meld : found.fresh)
        for (const auto kind : meld) ++found.laid[kind];
    if (request.opening) return;
    for (std::size_t i = 0; i < request.table.size(); ++i)
        if (!(found.kept >> i & 1))
            for (const auto kind : request.table[i]) --found.laid[kind];
}

// The pool of the next question, if nobody plays in between.
Pool pool_after(Pool pool, const Counts& laid) {
    for (std::size_t kind = 0; kind < laid.size(); ++kind) {
        pool.must[kind] = static_cast<std::int8_t>(pool.must[kind] + laid[kind]);
        pool.may[kind] = static_cast<std::int8_t>(pool.may[kind] - laid[kind]);
    }
    return pool;
}

Cost cost_of_nothing(const Problem& problem) {
    Cost cost = (problem.jokers - problem.must_jokers) * problem.joker_left;
    for (int c = 0; c < kColours; ++c)
        for (int n = 1; n <= kNumbers; ++n)
            cost += problem.may[static_cast<std::size_t>(c)][static_cast<std::size_t>(n)] *
                    problem.left_cost[static_cast<std::size_t>(n)];
    return cost;
}

// The best play that leaves the sets with jokers unchanged: then no joker is freed (I-11).
Found solve_beside_jokers(const Request& request, Workspace& work) {
    Request beside = request;
    beside.table.clear();
    beside.new_set = false;
    std::vector<std::size_t> index;
    std::uint64_t kept = 0;
    for (std::size_t i = 0; i < request.table.size(); ++i) {
        if (request.table[i].jokers()) {
            kept |= 1ull << i;
            continue;
        }
        beside.table.push_back(request.table[i]);
        index.push_back(i);
    }
    Found found = solve(beside, work);
    for (std::size_t i = 0; i < index.size(); ++i)
        if (found.kept >> i & 1) kept |= 1ull << index[i];
    found.kept = kept;
    return found;
}

}  // namespace

Found solve(const Request& request, Workspace& work) {
    Found found;
    found.fault = check(request, found.offender);
    if (found.fault != Fault::kNone) return found;
    const Pool pool = pool_of(request);
    Problem problem = problem_of(request, pool);
    const bool must_lay = std::any_of(request.must.begin(), request.must.end(), [](int count) { return count; });
    // In an opening every joker counts towards the threshold, so none is left over there.
    problem.spare_jokers = problem.jokers && !request.opening;
    // If laying nothing is allowed, only better answers are looked for.
    const bool may_pass = !must_lay && !request.opening;
    const Cost nothing = may_pass ? cost_of_nothing(problem) : kImpossible;
    const auto pass = [&] {
        found.cost = nothing;
        found.possible = true;
        found.kept = all_of(request.table);
        return found;
    };
    const bool remembers = may_pass && !work.ration.is_limited();
    if (remembers && work.stuck.holds(pool)) return pass();
    while (true) {
        work.race.start(problem);
        found.cost = std::min(nothing, work.race.solve(nothing - 1));
        work.ration.spend(Ration::kPerRequest + work.race.visited());
        found.possible = found.cost < kImpossible;
        if (!found.possible) return found;
        if (may_pass && found.cost == nothing) {
            if (remembers) work.stuck.add(pool);
            return pass();
        }
        if (arrange(request, request.table, pool, found.cost, work, found)) break;
        problem.spare_jokers = false;  // no room for a leftover joker: count each one
    }
    const bool breaks_rule = request.new_set && !request.opening && !jokers_in_new_sets(request.table, found);
    if (breaks_rule)
        found = work.ration.is_limited() ? solve_beside_jokers(request, work) : solve_new_set(request, found, work);
    if (!found.possible) return found;
    if (!request.opening && request.patience > 1) settle(request, work, found);
    count_laid(request, found);
    if (remembers && !breaks_rule) work.stuck.add(pool_after(pool, found.laid));
    if (!request.opening && std::none_of(found.laid.begin(), found.laid.end(), [](int count) { return count; })) {
        found.kept = all_of(request.table);
        found.fresh.clear();
    }
    return found;
}

}  // namespace stolik
