#include "joker_rule.h"

#include <bit>

namespace stolik {

void JokerTable::add(const Meld& meld) {
    const int index = static_cast<int>(sets.size());
    sets.push_back(meld.kinds());
    if (!meld.jokers()) return;
    const Readings readings = best_readings(meld);
    for (int i = 0; i < meld.size; ++i) {
        if (meld.tiles[static_cast<std::size_t>(i)] != kJoker) continue;
        JokerPlace place{index, 0};
        for (int r = 0; r < readings.count; ++r)
            place.meanings |= 1ull << readings.all[static_cast<std::size_t>(r)].stands_for[static_cast<std::size_t>(i)];
        jokers.push_back(place);
    }
}

namespace {

// One matching of old and new jokers. Twin of stolik.core.turns.jokers, matching by matching.
class Account {
public:
    Account(const JokerTable& before, const JokerTable& now, const Matching& matching)
        : before_(before), now_(now), matching_(matching) {}

    // The first breach, if any.
    bool find_stray(Stray& stray) const {
        for (std::size_t joker = 0; joker < before_.jokers.size(); ++joker)
            if (is_stray(joker, stray)) return true;
        return false;
    }

    Merit merit() const {
        Merit merit{0, 0};
        std::uint64_t strays = 0;
        for (std::size_t joker = 0; joker < before_.jokers.size(); ++joker) {
            Stray stray;
            merit.kept += is_kept(joker);
            if (is_stray(joker, stray)) strays |= 1ull << stray.meld;
        }
        merit.strays = std::popcount(strays);
        return merit;
    }

private:
    // Whether a joker was freed, and is now with a whole former set that it was not in.
    bool is_stray(std::size_t joker, Stray& stray) const {
        if (is_kept(joker)) return false;
        const int meld = place_of(joker).meld;
        for (std::size_t i = 0; i < before_.sets.size(); ++i) {
            const int former = static_cast<int>(i);
            if (former == before_.jokers[joker].meld || !holds_whole(former, meld)) continue;
            if (lies_elsewhere(former, meld)) continue;
            stray = {meld, former};
            return true;
        }
        return false;
    }

    const JokerPlace& place_of(std::size_t joker) const {
        return now_.jokers[static_cast<std::size_t>(matching_[joker])];
    }

    bool is_kept(std::size_t joker) const {
        const JokerPlace &was = before_.jokers[joker], &now = place_of(joker);
        if (!(was.meanings & now.meanings)) return false;
        bool beside = before_.sets[static_cast<std::size_t>(was.meld)] & now_.sets[static_cast<std::size_t>(now.meld)];
        for (std::size_t other = 0; other < before_.jokers.size(); ++other)
            beside = beside || (other != joker && before_.jokers[other].meld == was.meld &&
                                place_of(other).meld == now.meld);
        return beside;
    }

    bool holds_whole(int former, int meld) const {
        if (before_.sets[static_cast<std::size_t>(former)] & ~now_.sets[static_cast<std::size_t>(meld)]) return false;
        for (std::size_t joker = 0; joker < before_.jokers.size(); ++joker)
            if (before_.jokers[joker].meld == former && place_of(joker).meld != meld) return false;
        return true;
    }

    // Whether the former set is whole in another set that has room for it.
    bool lies_elsewhere(int former, int meld) const {
        for (int other = 0; other < static_cast<int>(now_.sets.size()); ++other)
            if (other != meld && holds_whole(former, other) && !is_taken(former, other)) return true;
        return false;
    }

    bool is_taken(int former, int meld) const {
        for (int i = 0; i < static_cast<int>(before_.sets.size()); ++i) {
            const bool overlap = before_.sets[static_cast<std::size_t>(i)] & before_.sets[static_cast<std::size_t>(former)];
            if (i != former && overlap && holds_whole(i, meld)) return true;
        }
        return false;
    }

    const JokerTable& before_;
    const JokerTable& now_;
    const Matching& matching_;
};

}  // namespace

bool find_stray(const JokerTable& before, const JokerTable& now, const Matching& matching, Stray& stray) {
    return Account(before, now, matching).find_stray(stray);
}

Merit merit_of(const JokerTable& before, const JokerTable& now, const Matching& matching) {
    return Account(before, now, matching).merit();
}

bool is_fair(const JokerTable& before, const JokerTable& now) {
    if (before.jokers.empty()) return true;
    return any_matching(before, now, [&](const Matching& matching) {
        Stray stray;
        return !find_stray(before, now, matching, stray);
    });
}

bool jokers_in_new_sets(const Melds& former, const Found& found) {
    const JokerTable before(former);
    if (before.jokers.empty()) return true;
    JokerTable now;
    for (std::size_t i = 0; i < former.size(); ++i)
        if (found.kept >> i & 1) now.add(former[i]);
    for (const auto& meld : found.fresh) now.add(meld);
    return is_fair(before, now);
}

}  // namespace stolik
