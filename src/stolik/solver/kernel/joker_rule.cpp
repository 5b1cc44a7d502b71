#include "joker_rule.h"

#include <algorithm>

namespace stolik {

namespace {

using Kinds = std::uint64_t;  // a set of kinds, by bit; the joker is not among them

// Where a joker lies: which set, and what it can stand for there.
struct Place {
    int meld;
    Kinds meanings;
};

void joker_places(const Meld& meld, int index, std::vector<Place>& out) {
    if (!meld.jokers()) return;
    const Readings readings = best_readings(meld);
    for (int i = 0; i < meld.size; ++i) {
        if (meld.tiles[static_cast<std::size_t>(i)] != kJoker) continue;
        Place place{index, 0};
        for (int r = 0; r < readings.count; ++r)
            place.meanings |= 1ull << readings.all[static_cast<std::size_t>(r)].stands_for[static_cast<std::size_t>(i)];
        out.push_back(place);
    }
}

// The former table, as far as I-11 looks at it.
struct Before {
    std::vector<Kinds> sets;
    std::vector<int> jokers_in;
    std::vector<Place> jokers;

    explicit Before(const Melds& table) {
        for (std::size_t i = 0; i < table.size(); ++i) {
            sets.push_back(table[i].kinds());
            jokers_in.push_back(table[i].jokers());
            joker_places(table[i], static_cast<int>(i), jokers);
        }
    }
};

// Whether old joker `was` may lie at `now` in a set of `kinds`. `others` tells which
// former set's other joker lies in the same set, or -1.
bool may_lie(const Before& before, const Place& was, const Place& now, Kinds kinds, int others) {
    const auto own = static_cast<std::size_t>(was.meld);
    const bool beside = before.sets[own] & kinds || others == was.meld;
    if (beside && was.meanings & now.meanings) return true;  // kept
    for (std::size_t i = 0; i < before.sets.size(); ++i) {
        if (i == own || before.sets[i] & ~kinds) continue;
        // Whole only with its jokers; this one was not in it.
        const int with = others == static_cast<int>(i) ? 1 : 0;
        if (before.jokers_in[i] == with) return false;
    }
    return true;
}

struct Now {
    std::vector<Kinds> sets;
    std::vector<Place> jokers;

    void add(const Meld& meld) {
        joker_places(meld, static_cast<int>(sets.size()), jokers);
        sets.push_back(meld.kinds());
    }
};

// Whether some matching of all old jokers to new places is allowed; at most two each.
bool some_matching(const Before& before, const Now& now) {
    const auto kinds = [&](const Place& place) { return now.sets[static_cast<std::size_t>(place.meld)]; };
    if (before.jokers.size() == 1)
        return std::any_of(now.jokers.begin(), now.jokers.end(), [&](const Place& place) {
            return may_lie(before, before.jokers[0], place, kinds(place), -1);
        });
    if (now.jokers.size() < 2) return false;
    for (const int first : {0, 1}) {
        const Place &a = now.jokers[static_cast<std::size_t>(first)], &b = now.jokers[static_cast<std::size_t>(1 - first)];
        const bool together = a.meld == b.meld;
        const int with_a = together ? before.jokers[1].meld : -1, with_b = together ? before.jokers[0].meld : -1;
        if (may_lie(before, before.jokers[0], a, kinds(a), with_a) &&
            may_lie(before, before.jokers[1], b, kinds(b), with_b))
            return true;
    }
    return false;
}

// Every set with one or two jokers that the pool can make, in every order that reads differently.
Melds joker_sets(const Counts& pool) {
    Melds sets;
    const auto has = [&](int c, int n) { return pool[kind_of(c, n)] > 0; };
    const int jokers = pool[kJoker];
    for (int c = 0; c < kColours; ++c)
        for (int low = 1; low <= kNumbers - 2; ++low)
            for (int high = low + 2; high <= kNumbers; ++high) {
                // Joker places: `first` alone, or `first` and `second`.
                for (int first = low; first <= high; ++first)
                    for (int second = first; second <= high && (second == first || jokers > 1); ++second) {
                        Meld meld;
                        bool there = true;
                        for (int n = low; n <= high && there; ++n) {
                            const bool joker = n == first || n == second;
                            there = joker || has(c, n);
                            meld.add(joker ? kJoker : kind_of(c, n));
                        }
                        if (there) sets.push_back(meld);
                    }
            }
    for (int n = 1; n <= kNumbers; ++n)
        for (unsigned colours = 1; colours < 1u << kColours; ++colours)
            for (int with = 1; with <= jokers; ++with) {
                const int size = __builtin_popcount(colours) + with;
                if (size < kSmallestMeld || size > kLargestGroup) continue;
                Meld meld;
                bool there = true;
                for (int c = 0; c < kColours; ++c)
                    if (colours >> c & 1) {
                        there = there && has(c, n);
                        meld.add(kind_of(c, n));
                    }
                for (int j = 0; j < with; ++j) meld.add(kJoker);
                if (there) sets.push_back(meld);
            }
    return sets;
}

// Takes a set out of the pool: the table's tiles first, since those must all lie.
bool take(Pool& pool, const Meld& meld) {
    for (const auto kind : meld) {
        auto& from = pool.must[kind] ? pool.must[kind] : pool.may[kind];
        if (!from) return false;
        --from;
    }
    return true;
}

// A choice of sets for the table's jokers, and the least cost of the rest.
struct Candidate {
    std::vector<Meld> sets;
    Cost cost;
};

class NewSetSearch {
public:
    NewSetSearch(const Request& request, const Found& relaxed, Workspace& work)
        : request_(request), relaxed_(relaxed), work_(work), before_(request.table) {}

    Found solve() {
        const Pool pool = pool_of(request_);
        Counts all = pool.must;
        for (std::size_t kind = 0; kind < all.size(); ++kind) all[kind] = static_cast<std::int8_t>(all[kind] + pool.may[kind]);
        Melds sets = joker_sets(all);
        // Sets that lay there before come first: they are legal, and often good.
        std::stable_partition(sets.begin(), sets.end(), [&](const Meld& meld) {
            return std::any_of(request_.table.begin(), request_.table.end(),
                               [&](const Meld& old) { return old.same_tiles(meld); });
        });
        if (before_.jokers.size() == 1)
            with_one(pool, sets);
        else
            with_two(pool, sets);
        return best_of_candidates(pool);
    }

private:
    Cost cost_without(const Pool& pool, Cost budget) {
        work_.race.start(problem_of(request_, pool));
        return work_.race.solve(budget);
    }

    // Considers a choice of sets for the jokers; `rest` is what they leave.
    void consider(const Pool& rest, std::vector<Meld> sets) {
        const Cost cost = cost_without(rest, budget());
        if (cost > budget()) return;
        if (cost < best_) candidates_.clear();
        best_ = cost;
        candidates_.push_back({std::move(sets), cost});
    }

    // Equals of the best are collected while few, to choose among; then only better ones count.
    Cost budget() const { return best_ - (best_ == kImpossible || candidates_.size() >= kEnough ? 1 : 0); }
    bool done() const { return best_ == relaxed_.cost && candidates_.size() >= kEnough; }

    bool alone_legal(std::size_t joker, const Meld& meld) const {
        Now now;
        now.add(meld);
        return std::any_of(now.jokers.begin(), now.jokers.end(), [&](const Place& place) {
            return may_lie(before_, before_.jokers[joker], place, now.sets[0], -1);
        });
    }

    void with_one(const Pool& pool, const Melds& sets) {
        for (const auto& meld : sets) {
            if (!alone_legal(0, meld)) continue;
            Pool rest = pool;
            if (take(rest, meld)) consider(rest, {meld});
            if (done()) return;
        }
    }

    void with_two(const Pool& pool, const Melds& sets) {
        Melds first_sets, second_sets;
        for (const auto& meld : sets) {
            if (meld.jokers() == 1) {
                if (alone_legal(0, meld)) first_sets.push_back(meld);
                if (alone_legal(1, meld)) second_sets.push_back(meld);
                continue;
            }
            Now now;
            now.add(meld);
            Pool rest = pool;
            if (some_matching(before_, now) && take(rest, meld)) consider(rest, {meld});
        }
        for (const auto& first : first_sets) {
            Pool without_first = pool;
            if (!take(without_first, first)) continue;
            // What the second joker does is open here, so this is a bound.
            if (cost_without(without_first, budget()) > budget()) continue;
            for (const auto& second : second_sets) {
                Pool rest = without_first;
                if (take(rest, second)) consider(rest, {first, second});
                if (done()) return;
            }
        }
    }

    // Among the cheapest, the arrangement that touches the fewest sets.
    Found best_of_candidates(const Pool& pool) {
        Found best;
        if (best_ >= kImpossible) return best;
        int least = 1 << 20;
        for (const auto& candidate : candidates_) {
            Pool rest = pool;
            Melds former = request_.table;
            std::vector<std::size_t> index(former.size());
            for (std::size_t i = 0; i < index.size(); ++i) index[i] = i;
            Found found;
            found.possible = true;
            found.cost = candidate.cost;
            std::uint64_t kept = 0;
            Melds hosts;  // the jokers' sets that did not lie there before
            for (const auto& meld : candidate.sets) {
                take(rest, meld);
                const auto same = std::find_if(former.begin(), former.end(),
                                               [&](const Meld& old) { return old.same_tiles(meld); });
                if (same == former.end()) {
                    hosts.push_back(meld);
                    continue;
                }
                const auto at = same - former.begin();
                kept |= 1ull << index[static_cast<std::size_t>(at)];
                former.erase(same);
                index.erase(index.begin() + at);
            }
            cost_without(rest, candidate.cost);
            arrange(request_, former, rest, candidate.cost, work_, found);
            found.fresh.insert(found.fresh.end(), hosts.begin(), hosts.end());
            for (std::size_t i = 0; i < index.size(); ++i)
                if (found.kept >> i & 1) kept |= 1ull << index[i];
            found.kept = kept;
            found.settled = found.settled && candidates_.size() < kEnough;
            const int touched = static_cast<int>(request_.table.size()) - __builtin_popcountll(kept);
            if (touched >= least) continue;
            least = touched;
            best = found;
            // No answer can touch fewer sets than one that may break the rule.
            if (relaxed_.cost == best.cost && relaxed_.settled &&
                touched == static_cast<int>(request_.table.size()) - __builtin_popcountll(relaxed_.kept))
                break;
            if (!request_.patience) break;
        }
        return best;
    }

    static constexpr std::size_t kEnough = 48;

    const Request& request_;
    const Found& relaxed_;
    Workspace& work_;
    Before before_;
    Cost best_ = kImpossible;
    std::vector<Candidate> candidates_;
};

}  // namespace

bool jokers_in_new_sets(const Melds& former, const Found& found) {
    const Before before(former);
    if (before.jokers.empty()) return true;
    Now now;
    for (std::size_t i = 0; i < former.size(); ++i)
        if (found.kept >> i & 1) now.add(former[i]);
    for (const auto& meld : found.fresh) now.add(meld);
    return some_matching(before, now);
}

Found solve_new_set(const Request& request, const Found& relaxed, Workspace& work) {
    return NewSetSearch(request, relaxed, work).solve();
}

}  // namespace stolik
