#include "new_set.h"

#include <algorithm>
#include <map>

#include "joker_rule.h"
#include "sets.h"

namespace stolik {

namespace {

Counts all_of(const Pool& pool) {
    Counts all = pool.must;
    for (std::size_t kind = 0; kind < all.size(); ++kind)
        all[kind] = static_cast<std::int8_t>(all[kind] + pool.may[kind]);
    return all;
}

// Tries every choice of sets for the table's jokers and solves the rest without the rule.
//
// Whether I-11 is kept depends on a few sets: those of the jokers and, if one
// of these contains a copy of a former set, a set that contains the former set itself. More
// sets beside them never break it.
class NewSetSearch {
public:
    NewSetSearch(const Request& request, const Found& relaxed, Workspace& work)
        : request_(request), relaxed_(relaxed), work_(work), before_(request.table),
          enough_(request.patience > 1 ? kEnough : 1) {}

    Found solve() {
        const Pool pool = pool_of(request_);
        const Counts all = all_of(pool);
        for (const auto& meld : request_.table)
            twice_.push_back(!meld.jokers() &&
                             std::all_of(meld.begin(), meld.end(), [&](auto kind) { return all[kind] == kCopies; }));
        Melds sets = joker_sets(all);
        // Former sets come first: they are legal, and often good. Then the short ones, which leave the most to the rest.
        const auto is_former = [&](const Meld& meld) {
            return std::any_of(request_.table.begin(), request_.table.end(),
                               [&](const Meld& old) { return old.same_tiles(meld); });
        };
        const auto others = std::stable_partition(sets.begin(), sets.end(), is_former);
        std::stable_sort(others, sets.end(), [](const Meld& a, const Meld& b) { return a.size < b.size; });
        // Mostly some choice costs no more than without the rule: that is looked for alone first.
        for (const Cost most : {relaxed_.cost, kImpossible - 1}) {
            most_ = most;
            if (before_.jokers.size() == 1)
                with_one(pool, sets);
            else
                with_two(pool, sets);
            if (best_ == relaxed_.cost) break;
        }
        return best_of_candidates(pool);
    }

private:
    Cost cost_without(const Pool& pool, Cost budget) {
        work_.race.start(problem_of(request_, pool));
        return work_.race.solve(budget);
    }

    // The same within the present budget, remembered: many sets differ only in the places of their jokers.
    Cost known_cost(const Pool& rest) {
        const Counts all = all_of(rest);
        std::array<std::uint64_t, 2> tiles{};
        for (std::size_t kind = 0; kind < all.size(); ++kind) {
            tiles[0] |= static_cast<std::uint64_t>(all[kind] & 1) << kind;
            tiles[1] |= static_cast<std::uint64_t>(all[kind] >> 1) << kind;
        }
        const auto [known, is_new] = costs_.try_emplace(tiles);
        auto& [cost, within] = known->second;
        // Above the budget it was asked for with, it is only a bound.
        if (is_new || (cost > within && cost <= budget())) {
            within = budget();
            cost = cost_without(rest, within);
        }
        return cost;
    }

    // Considers a choice of sets that keeps the rule; `rest` are the remaining tiles.
    void consider(const Pool& rest, const Melds& sets) {
        const Cost cost = known_cost(rest);
        if (cost > budget()) return;
        if (cost < best_) candidates_.clear();
        best_ = cost;
        candidates_.push_back(sets);
    }

    // Equally good choices are collected while there are few, to choose among; then only better ones count.
    Cost budget() const { return std::min(most_, best_ - (candidates_.size() >= enough_ ? 1 : 0)); }
    bool done() const { return best_ == relaxed_.cost && candidates_.size() >= enough_; }

    // Considers sets with all of the table's jokers, and what must be beside them.
    void consider_hosts(const Pool& rest, const Melds& hosts) {
        const JokerTable now(hosts);
        if (is_fair(before_, now)) return consider(rest, hosts);
        any_matching(before_, now, [&](const Matching& matching) {
            add_former_sets(rest, hosts, matching);
            return false;
        });
    }

    // If a joker's set contains a whole former one, that one may still be elsewhere, if there are
    // two of each of its tiles.
    void add_former_sets(const Pool& rest, const Melds& sets, const Matching& matching) {
        Stray stray;
        if (!find_stray(before_, JokerTable(sets), matching, stray)) return consider(rest, sets);
        if (!twice_[static_cast<std::size_t>(stray.former)]) return;
        for (const auto& holding : sets_holding(request_.table[static_cast<std::size_t>(stray.former)], all_of(rest))) {
            Melds more = sets;
            more.push_back(holding);
            Stray next;
            const bool left = find_stray(before_, JokerTable(more), matching, next);
            if (left && next.meld == stray.meld && next.former == stray.former) continue;  // it has no room for it
            Pool less = rest;
            if (take(less, holding)) add_former_sets(less, more, matching);
        }
    }

    // Whether a joker may be in `meld`, apart from the other one, with the right sets beside it.
    bool may_lie(std::size_t joker, const Meld& meld) const {
        JokerTable one = before_;
        one.jokers = {before_.jokers[joker]};
        const JokerTable now({meld});
        return any_matching(one, now, [&](const Matching& matching) {
            Stray stray;
            JokerTable left = one;
            // Former sets that could be elsewhere, and those with the other joker, are no obstacle yet.
            for (std::size_t i = 0; i < left.sets.size(); ++i)
                if (static_cast<int>(i) != one.jokers[0].meld && (twice_[i] || request_.table[i].jokers()))
                    left.sets[i] = kNoSet;
            return !find_stray(left, now, matching, stray);
        });
    }

    // Both jokers' sets as they are: always legal, and what is not better need not be searched.
    void consider_former(const Pool& pool) {
        Pool rest = pool;
        Melds hosts;
        for (const auto& meld : request_.table)
            if (meld.jokers() && take(rest, meld)) hosts.push_back(meld);
        consider_hosts(rest, hosts);
    }

    void with_one(const Pool& pool, const Melds& sets) {
        for (const auto& meld : sets) {
            Pool rest = pool;
            if (may_lie(0, meld) && take(rest, meld)) consider_hosts(rest, {meld});
            if (done()) return;
        }
    }

    // A set that one of two jokers may be in, and the lowest cost of any answer with it.
    struct Host {
        Cost least;
        const Meld* meld;
        bool first, second;  // which of the jokers may be in it
    };

    void with_two(const Pool& pool, const Melds& sets) {
        consider_former(pool);
        std::vector<Host> hosts;
        for (const auto& meld : sets) {
            if (done()) return;
            Pool rest = pool;
            if (!take(rest, meld)) continue;
            if (meld.jokers() == 2) {
                consider_hosts(rest, {meld});
                continue;
            }
            Host host{0, &meld, may_lie(0, meld), may_lie(1, meld)};
            if (!host.first && !host.second) continue;
            // The other joker is not decided here, so this is a lower bound.
            host.least = known_cost(rest);
            if (host.least > budget()) continue;
            hosts.push_back(host);
            for (const auto& other : hosts) {
                if (other.least > budget()) continue;
                Pool without = rest;
                if (!take(without, *other.meld)) continue;
                if (host.first && other.second) consider_hosts(without, {meld, *other.meld});
                if (host.second && other.first && other.meld != &meld) consider_hosts(without, {*other.meld, meld});
                if (done()) return;
            }
        }
    }

    // A laid-out candidate: those of its sets that were on the table stay, if `recognised`.
    Found lay(const Pool& pool, const Melds& sets, bool recognised) {
        Pool rest = pool;
        Melds former = request_.table;
        std::vector<std::size_t> index(former.size());
        for (std::size_t i = 0; i < index.size(); ++i) index[i] = i;
        std::uint64_t kept = 0;
        Melds own;  // its sets that were not on the table
        for (const auto& meld : sets) {
            take(rest, meld);
            const auto same = std::find_if(former.begin(), former.end(), [&](const Meld& old) {
                return recognised && old.same_tiles(meld);
            });
            if (same == former.end()) {
                own.push_back(meld);
                continue;
            }
            const auto at = same - former.begin();
            kept |= 1ull << index[static_cast<std::size_t>(at)];
            former.erase(same);
            index.erase(index.begin() + at);
        }
        Found found;
        found.possible = true;
        cost_without(rest, best_);
        arrange(request_, former, rest, best_, work_, found);
        found.fresh.insert(found.fresh.end(), own.begin(), own.end());
        for (std::size_t i = 0; i < index.size(); ++i)
            if (found.kept >> i & 1) kept |= 1ull << index[i];
        found.kept = kept;
        return found;
    }

    // Among the cheapest, the arrangement that touches the fewest sets.
    Found best_of_candidates(const Pool& pool) {
        Found best;
        if (best_ >= kImpossible) return best;
        const auto touched = [&](const Found& found) {
            return static_cast<int>(request_.table.size()) - __builtin_popcountll(found.kept);
        };
        bool settled = candidates_.size() < enough_;
        for (const auto& candidate : candidates_) {
            Found found = lay(pool, candidate, true);
            // A former set with its joker in another place may read differently.
            if (!jokers_in_new_sets(request_.table, found)) found = lay(pool, candidate, false);
            settled = settled && found.settled;
            if (best.possible && touched(found) >= touched(best)) continue;
            best = found;
            // No answer can touch fewer sets than one that may break the rule.
            if (relaxed_.cost == best_ && relaxed_.settled && touched(best) == touched(relaxed_)) {
                best.settled = true;
                return best;
            }
            if (!request_.patience) break;
        }
        best.settled = settled;
        return best;
    }

    // Equally good choices for a caller with patience; the others take the first.
    static constexpr std::size_t kEnough = 48;
    static constexpr Kinds kNoSet = ~0ull;  // in no set

    const Request& request_;
    const Found& relaxed_;
    Workspace& work_;
    JokerTable before_;
    std::size_t enough_;
    std::vector<bool> twice_;  // former sets without jokers with two of each of their tiles
    Cost best_ = kImpossible;
    std::vector<Melds> candidates_;
    Cost most_ = kImpossible - 1;
    // By the tiles that are left: the cost, and the budget it was asked for with.
    std::map<std::array<std::uint64_t, 2>, std::pair<Cost, Cost>> costs_;
};

}  // namespace

Found solve_new_set(const Request& request, const Found& relaxed, Workspace& work) {
    return NewSetSearch(request, relaxed, work).solve();
}

}  // namespace stolik
