#include "lock.h"

#include <algorithm>

#include "layout.h"
#include "room.h"

namespace stolik {

namespace {

// Locked sets leave little to search; otherwise it is not worth the time.
constexpr long kLimit = 30;

class Locking {
public:
    // Any answer within the budget will do that makes its sets of `pool`.
    Locking(const Request& request, const Melds& former, const Pool& pool, Cost budget, Workspace& work, Found& found)
        : request_(request), former_(former), pool_(pool), search_(work.lock), found_(found), budget_(budget),
          spare_(work.race.problem().spare_jokers) {}

    void lock_each(const std::vector<std::pair<int, std::size_t>>& sets) {
        for (const auto& [nearness, i] : sets)
            if (!(found_.kept >> i & 1)) try_lock(i);
    }

    bool sure() const { return sure_; }

private:
    void try_lock(std::size_t set) {
        const std::uint64_t locked = found_.kept | 1ull << set;
        Pool rest = pool_;
        for (std::uint64_t bits = locked; bits; bits &= bits - 1)
            for (const auto kind : former_[static_cast<std::size_t>(__builtin_ctzll(bits))])
                // If the pool lacks a set's tiles, they are already used elsewhere.
                if (--rest.must[kind] < 0) return;
        Problem problem = problem_of(request_, rest);
        problem.spare_jokers = spare_;
        search_.start(problem);
        search_.set_limit(kLimit);
        const Cost cost = search_.solve(budget_);
        if (search_.gave_up()) sure_ = false;
        if (search_.gave_up() || cost > budget_) return;
        Plan plan = search_.plan();
        if (spare_ && !find_room(plan, problem.jokers - jokers_used(plan))) {
            sure_ = false;
            return;
        }
        found_.kept = locked;
        found_.fresh.clear();
        lay_out(plan, found_.fresh);
        recognise(former_, found_);
    }

    const Request& request_;
    const Melds& former_;
    const Pool& pool_;
    Search& search_;
    Found& found_;
    Cost budget_;
    bool spare_;
    bool sure_ = true;
};

// The tiles of the table after `found`.
Counts tiles_after(const Melds& former, const Found& found) {
    Counts tiles{};
    for (const auto& meld : found.fresh)
        for (const auto kind : meld) ++tiles[kind];
    for (std::size_t i = 0; i < former.size(); ++i)
        if (found.kept >> i & 1)
            for (const auto kind : former[i]) ++tiles[kind];
    return tiles;
}

}  // namespace

void recognise(const Melds& former, Found& found) {
    for (std::size_t i = 0; i < former.size() && !found.fresh.empty(); ++i) {
        if (found.kept >> i & 1) continue;
        const auto same = std::find_if(found.fresh.begin(), found.fresh.end(),
                                       [&](const Meld& meld) { return meld.same_tiles(former[i]); });
        if (same == found.fresh.end()) continue;
        found.kept |= 1ull << i;
        found.fresh.erase(same);
    }
}

int touched_sets(const Melds& former, const Found& found) {
    return static_cast<int>(former.size()) - __builtin_popcountll(found.kept);
}

void lock_sets(const Request& request, const Melds& former, const Pool& pool, Workspace& work, Found& found) {
    // With patience other tiles at the same cost are as good. Otherwise the laid ones are decided: a search
    // without a choice of tiles is much shorter.
    const bool decided = request.patience == 1;
    const Pool all = decided ? Pool{tiles_after(former, found), {}} : pool;
    Counts own{};
    for (std::size_t kind = 0; kind < own.size(); ++kind)
        own[kind] = decided ? all.must[kind] : static_cast<std::int8_t>(request.must[kind] + request.may[kind]);
    if (decided)
        for (const auto& meld : former)
            for (const auto kind : meld) --own[kind];
    // Sets far from the laid tiles come first: they can stay, and the remaining search shrinks early.
    std::uint64_t near = 0;
    for (int kind = 0; kind < kJoker; ++kind) {
        if (!own[static_cast<std::size_t>(kind)]) continue;
        const int colour = colour_of(static_cast<std::uint8_t>(kind)), number = number_of(static_cast<std::uint8_t>(kind));
        for (int c = 0; c < kColours; ++c) near |= 1ull << kind_of(c, number);
        if (number > 1) near |= 1ull << kind_of(colour, number - 1);
        if (number < kNumbers) near |= 1ull << kind_of(colour, number + 1);
    }
    std::vector<std::pair<int, std::size_t>> open;
    for (std::size_t i = 0; i < former.size(); ++i)
        if (!(found.kept >> i & 1)) open.emplace_back(__builtin_popcountll(former[i].kinds() & near), i);
    std::sort(open.begin(), open.end());
    Locking locking(request, former, all, decided ? 0 : found.cost, work, found);
    locking.lock_each(open);
    // Every set still touched was necessary with the others locked: if it is one set, it is the fewest.
    found.settled = locking.sure() && touched_sets(former, found) <= (decided ? 0 : 1);
}

}  // namespace stolik
