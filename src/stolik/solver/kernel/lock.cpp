#include "lock.h"

#include <algorithm>

#include "layout.h"
#include "room.h"

namespace stolik {

namespace {

// A locked set leaves little to search; where it does not, it is not worth the time.
constexpr long kLimit = 100;

}  // namespace

void recognise(const Melds& former, Found& found) {
    for (std::size_t i = 0; i < former.size(); ++i) {
        if (found.kept >> i & 1) continue;
        const auto same = std::find_if(found.fresh.begin(), found.fresh.end(),
                                       [&](const Meld& meld) { return meld.same_tiles(former[i]); });
        if (same == found.fresh.end()) continue;
        found.kept |= 1ull << i;
        found.fresh.erase(same);
    }
}

void lock_sets(const Request& request, const Melds& former, const Pool& pool, Workspace& work, Found& found) {
    const bool spare = work.race.problem().spare_jokers;
    for (std::size_t i = 0; i < former.size(); ++i) {
        const std::uint64_t locked = found.kept | 1ull << i;
        if (locked == found.kept) continue;
        Pool rest = pool;
        for (std::size_t m = 0; m < former.size(); ++m)
            if (locked >> m & 1)
                for (const auto kind : former[m]) --rest.must[kind];
        // Where the pool is short of a locked set's tiles they were given away already.
        if (std::any_of(rest.must.begin(), rest.must.end(), [](int count) { return count < 0; })) continue;
        Problem problem = problem_of(request, rest);
        problem.spare_jokers = spare;
        work.lock.start(problem);
        work.lock.set_limit(kLimit);
        if (work.lock.solve(found.cost) > found.cost || work.lock.gave_up()) continue;
        Plan plan = work.lock.plan();
        if (spare && !find_room(plan, problem.jokers - jokers_used(plan))) continue;
        found.kept = locked;
        found.fresh.clear();
        lay_out(plan, found.fresh);
        recognise(former, found);
    }
}

}  // namespace stolik
