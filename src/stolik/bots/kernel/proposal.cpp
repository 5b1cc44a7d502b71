#include "proposal.h"

#include <algorithm>

#include "opening.h"

namespace stolik::arena {

int count_all(const Counts& counts) {
    int sum = 0;
    for (const auto count : counts) sum += count;
    return sum;
}

Request request_for(const Rules& rules, const Position& before, long patience) {
    Request request;
    request.threshold = rules.opening_points;
    request.opening = !before.opened;
    request.new_set = rules.new_set;
    request.patience = patience;
    if (before.opened) request.table = before.table;  // an opening does not touch the table
    return request;
}

Proposal proposal_of(const Position& before, const Found& found) {
    Proposal proposal;
    proposal.laid = found.possible ? count_all(found.laid) : 0;
    if (!proposal.laid) {
        proposal.table = before.table;
        return proposal;
    }
    for (std::size_t i = 0; i < before.table.size(); ++i)
        if (!before.opened || found.kept >> i & 1) proposal.table.push_back(before.table[i]);
    proposal.table.insert(proposal.table.end(), found.fresh.begin(), found.fresh.end());
    return proposal;
}

Beside::Beside(const Rules& rules, const Position& before) : before_(before) {
    for (const auto& meld : before.table) (rules.new_set && meld.jokers() ? jokers_ : free_).push_back(meld);
}

Proposal Beside::whole(const Found& found) const {
    Proposal proposal = proposal_of(position(), found);
    proposal.table.insert(proposal.table.begin(), jokers_.begin(), jokers_.end());
    return proposal;
}

Counts left_after(const Position& before, const Melds& table) {
    Counts left = before.rack;
    for (const auto& meld : before.table)
        for (const auto kind : meld) ++left[kind];
    for (const auto& meld : table)
        for (const auto kind : meld) --left[kind];
    return left;
}

Proposal most_tiles(const Rules& rules, const Position& before, bool keep_jokers, long patience, Workspace& work) {
    Request request = request_for(rules, before, patience);
    if (keep_jokers && before.rack[kJoker]) {
        request.must = before.rack;
        const Found out = solve(request, work);
        if (out.possible) return proposal_of(before, out);
        request.must = Counts{};
        request.may = before.rack;
        request.may[kJoker] = 0;
    } else {
        request.may = before.rack;
    }
    return proposal_of(before, solve(request, work));
}

namespace {

// Copies nobody has shown yet of the tiles that make sets with this one: of its number, and up to two away in its
// colour. Twin of stolik.bots.hoarder.living_neighbours.
int living_neighbours(const Position& before, std::uint8_t kind) {
    Counts seen = before.rack;
    for (const auto& meld : before.table)
        for (const auto each : meld) ++seen[each];
    const int colour = kind / kNumbers, number = number_of(kind);
    int living = 0;
    for (int other = 0; other < kColours; ++other)
        if (other != colour) living += kCopies - seen[kind_of(other, number)];
    for (int near = std::max(1, number - 2); near <= std::min(kNumbers, number + 2); ++near)
        if (near != number) living += kCopies - seen[kind_of(colour, near)];
    return living;
}

}  // namespace

Proposal loose_tiles(const Rules& rules, const Position& before, long patience, Workspace& work, int dead) {
    const Melds nothing;
    Request alone = request_for(rules, {nothing, before.rack, true}, patience);
    alone.may = before.rack;
    alone.may[kJoker] = 0;
    const Found complete = solve(alone, work);
    Request request = request_for(rules, before, patience);
    for (std::uint8_t kind = 0; kind < kJoker; ++kind)
        if (before.rack[kind] && (dead < 0 || living_neighbours(before, kind) <= dead))
            request.may[kind] = static_cast<std::int8_t>(before.rack[kind] - complete.laid[kind]);
    return proposal_of(before, solve(request, work));
}

Proposal small_opening(const Rules& rules, const Position& before, bool jokers) {
    Proposal opening{before.table};
    Melds sets = smallest_opening(before.rack, rules.opening_points);
    if (sets.empty() && jokers) sets = opening_with_joker(before.rack, rules.opening_points);
    for (const auto& meld : sets) {
        opening.table.push_back(meld);
        opening.laid += meld.size;
    }
    return opening;
}

}  // namespace stolik::arena
