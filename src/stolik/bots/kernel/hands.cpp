#include "hands.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "plays.h"

namespace stolik::arena {

namespace {

Counts counts_of(const Meld& meld) {
    Counts counts{};
    for (const auto kind : meld) ++counts[kind];
    return counts;
}

// How many tiles the set could take over from the rest of a former one.
int shared(const Counts& former, const Counts& meld) {
    int tiles = 0;
    for (std::size_t kind = 0; kind < kKinds; ++kind) tiles += std::min(former[kind], meld[kind]);
    return tiles;
}

}  // namespace

int tiles_touched(const Melds& before, const Melds& after) {
    std::vector<Counts> former, now;
    for (const auto& meld : before) former.push_back(counts_of(meld));
    for (const auto& meld : after) now.push_back(counts_of(meld));
    std::vector<std::tuple<int, std::size_t, std::size_t>> pairs;
    for (std::size_t j = 0; j < now.size(); ++j)
        for (std::size_t i = 0; i < former.size(); ++i)
            if (const int tiles = shared(former[i], now[j])) pairs.emplace_back(-tiles, i, j);
    std::sort(pairs.begin(), pairs.end());
    std::vector<bool> built(now.size());
    int touched = 0;
    for (const auto& meld : after) touched += meld.size;
    for (const auto& [_, i, j] : pairs) {
        const int part = shared(former[i], now[j]);
        if (built[j] || !part) continue;
        built[j] = true;
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            former[i][kind] = static_cast<std::int8_t>(former[i][kind] - std::min(former[i][kind], now[j][kind]));
        touched -= part;
    }
    return touched;
}

Proposal play_within(const Rules& rules, const Position& before, int hands, bool keep_jokers, long patience, Workspace& work) {
    constexpr int kLooks = 16;
    const Beside beside(rules, before);
    Request request = request_for(rules, beside.position(), patience);
    int looks = 0;
    const auto fits = [&](const Proposal& proposal) { return tiles_touched(before.table, proposal.table) <= hands; };
    Counts may = before.rack;
    if (keep_jokers && before.rack[kJoker]) {
        request.must = before.rack;
        if (const Found out = solve(request, work); out.possible) {
            ++looks;
            if (const Proposal proposal = beside.whole(out); fits(proposal)) return proposal;
        }
        may[kJoker] = 0;
    }
    for (Plays plays(request, may, work); looks < kLooks && plays.advance(); ++looks) {
        if (plays.tiles() > hands) continue;  // each of them is touched
        if (const Proposal proposal = beside.whole(plays.lay()); fits(proposal)) return proposal;
    }
    Proposal own{before.table};
    if (!before.opened) return own;
    const Melds nothing;
    for (const auto& meld : most_tiles(rules, {nothing, before.rack, true}, keep_jokers, patience, work).table)
        if (own.laid + meld.size <= hands) {
            own.table.push_back(meld);
            own.laid += meld.size;
        }
    return own;
}

}  // namespace stolik::arena
