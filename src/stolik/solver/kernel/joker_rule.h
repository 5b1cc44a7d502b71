// I-11 under `new-set`: a freed joker goes into a new set, not into an extended old one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "request.h"

namespace stolik {

using Kinds = std::uint64_t;  // a set of kinds, by bit, without the joker

// The place of a joker: its set, and what it can stand for there.
struct JokerPlace {
    int meld;
    Kinds meanings;
};

// The parts of a table that matter for I-11.
struct JokerTable {
    std::vector<Kinds> sets;
    std::vector<JokerPlace> jokers;

    JokerTable() = default;
    explicit JokerTable(const Melds& table) {
        for (const auto& meld : table) add(meld);
    }
    void add(const Meld& meld);
};

// For each old joker, its place on the new table.
using Matching = std::array<int, kMaxJokers>;

// A freed joker's set, and the whole former set in it that the joker was not in.
struct Stray {
    int meld, former;
};

// The first breach of I-11 if the jokers moved as `matching` says; false if there is none.
bool find_stray(const JokerTable& before, const JokerTable& now, const Matching& matching, Stray& stray);

// The result of one matching: sets that a freed joker extended, and jokers that were kept.
struct Merit {
    int strays, kept;
};
Merit merit_of(const JokerTable& before, const JokerTable& now, const Matching& matching);

// Calls `use` with every matching of all old jokers to new places until it returns true.
template <class Use>
bool any_matching(const JokerTable& before, const JokerTable& now, Use use) {
    const int places = static_cast<int>(now.jokers.size());
    for (int first = 0; first < places; ++first) {
        if (before.jokers.size() == 1) {
            if (use(Matching{first, -1})) return true;
            continue;
        }
        for (int second = 0; second < places; ++second)
            if (second != first && use(Matching{first, second})) return true;
    }
    return false;
}

// Whether some matching of the jokers breaks no rule.
bool is_fair(const JokerTable& before, const JokerTable& now);

// Whether the jokers of `former` are in `found` as I-11 allows. Twin of stolik.core.turns.jokers.
bool jokers_in_new_sets(const Melds& former, const Found& found);

}  // namespace stolik
