#include "bots.h"

#include <algorithm>
#include <array>

#include "hands.h"
#include "joker_rule.h"
#include "random.h"

namespace stolik::arena {

namespace {

// I-11: whether the jokers may move from one table to the other like this. A bot's table keeps all other rules.
bool may_follow(const Rules& rules, const Melds& before, const Melds& after) {
    return !rules.new_set || is_fair(JokerTable(before), JokerTable(after));
}

Meld with(const Meld& meld, std::uint8_t kind, bool in_front) {
    Meld longer;
    if (in_front) longer.add(kind);
    for (const auto each : meld) longer.add(each);
    if (!in_front) longer.add(kind);
    return longer;
}

// Splits the first run in whose middle the tile lies, and adds it to the second part.
bool split_one(Melds& table, std::uint8_t kind) {
    for (auto meld = table.begin(); meld != table.end(); ++meld)
        for (int place = 0; place < meld->size; ++place) {
            if (meld->tiles[static_cast<std::size_t>(place)] != kind) continue;
            Meld left, right;
            for (int i = 0; i < meld->size; ++i) (i <= place ? left : right).add(meld->tiles[static_cast<std::size_t>(i)]);
            right = with(right, kind, true);
            if (!is_set(left) || !is_set(right)) continue;
            *meld = left;
            table.insert(meld + 1, right);
            return true;
        }
    return false;
}

// Lays one tile of `left` at an end of the first set that takes one, the lowest kind first; or into a run it splits.
bool add_one(Melds& table, Counts& left, bool split) {
    const bool goes_out = count_all(left) == left[kJoker];
    for (std::uint8_t kind = 0; kind < kKinds; ++kind) {
        if (left[kind] <= 0 || (kind == kJoker && !goes_out)) continue;
        for (auto& meld : table)
            for (const bool in_front : {false, true}) {
                if (meld.size == kNumbers) continue;
                const Meld longer = with(meld, kind, in_front);
                if (!is_set(longer)) continue;
                meld = longer;
                --left[kind];
                return true;
            }
        if (split && split_one(table, kind)) {
            --left[kind];
            return true;
        }
    }
    return false;
}

}  // namespace

Proposal Bot::novice(const Rules& rules, const Position& before, Workspace& work) const {
    const Melds nothing;
    const Position alone{nothing, before.rack, before.opened};
    Proposal own = most_tiles(rules, alone, true, patience_, work);
    if (!own.laid) own = most_tiles(rules, alone, false, patience_, work);
    own.table.insert(own.table.begin(), before.table.begin(), before.table.end());
    return own;
}

Proposal Bot::casual(const Rules& rules, const Position& before, Workspace& work) const {
    Proposal proposal = novice(rules, before, work);
    if (!before.opened) return proposal;
    Counts left = left_after(before, proposal.table);
    while (true) {
        Melds longer = proposal.table;
        if (!add_one(longer, left, style_.split) || !may_follow(rules, before.table, longer)) return proposal;
        proposal.table = std::move(longer);
        ++proposal.laid;
    }
}

Proposal Bot::club(const Rules& rules, const Position& before, Workspace& work) {
    // Habits of club players: stolik.bots.club.Habits.
    constexpr int kReach = 3, kLooks = 12;
    constexpr double kOverlooks = 0.15;
    Proposal simple = casual(rules, before, work);
    if (!before.opened || whims_.random() < kOverlooks) return simple;
    Proposal most;
    most.laid = simple.laid;
    const int sets = static_cast<int>(before.table.size());
    const int count = std::min(kReach, sets);
    for (int look = 0; look < kLooks; ++look) {
        std::array<int, kReach> handful{};
        whims_.sample(sets, count, handful.data());
        std::sort(handful.begin(), handful.begin() + count);
        Melds some;
        for (int i = 0; i < count; ++i) some.push_back(before.table[static_cast<std::size_t>(handful[static_cast<std::size_t>(i)])]);
        Proposal seen = most_tiles(rules, {some, before.rack, true}, true, patience_, work);
        if (seen.laid <= most.laid) continue;
        most.laid = seen.laid;
        most.table.clear();
        for (int i = 0; i < sets; ++i)
            if (std::find(handful.begin(), handful.begin() + count, i) == handful.begin() + count)
                most.table.push_back(before.table[static_cast<std::size_t>(i)]);
        most.table.insert(most.table.end(), seen.table.begin(), seen.table.end());
    }
    // A part of the rack was solved as if it were all: with the other sets, jokers may read differently.
    return most.laid > simple.laid && may_follow(rules, before.table, most.table) ? most : simple;
}

Proposal Bot::exact(const Rules& rules, const Position& before, Workspace& work) const {
    if (before.bank && waits(before)) return {before.table};
    return most_tiles(rules, before, level_ == Level::kKeeper, patience_, work);
}

Proposal Bot::lurker(const Rules& rules, const Position& before, Workspace& work) const {
    const bool full = before.opened && is_full(count_all(before.rack), hands_);
    if (full || before.bank <= style_.bank || before.fewest <= style_.yield)
        return most_tiles(rules, before, true, patience_, work);
    Request request = request_for(rules, before, patience_);
    request.must = before.rack;
    if (const Found out = solve(request, work); out.possible) return proposal_of(before, out);
    if (waits(before)) return {before.table};
    if (!before.opened && style_.large) return most_tiles(rules, before, true, patience_, work);
    if (!before.opened) return small_opening(rules, before, style_.jokers);
    return level_ == Level::kHoarder ? loose_tiles(rules, before, patience_, work, style_.dead) : Proposal{before.table};
}

Proposal Bot::plan(const Rules& rules, const Position& before, Workspace& work) {
    switch (level_) {
        case Level::kNovice: return novice(rules, before, work);
        case Level::kCasual: return casual(rules, before, work);
        case Level::kClub: return club(rules, before, work);
        case Level::kExact:
        case Level::kKeeper: return exact(rules, before, work);
        case Level::kHoarder:
        case Level::kLurker: return lurker(rules, before, work);
        case Level::kSwift:
        case Level::kMaster:
        case Level::kSearcher:
        case Level::kHunter:
        case Level::kSeer: break;  // they search, or follow a thinker
    }
    return {};
}

Effort effort_of(Level level) {
    Effort effort;
    effort.points = 30'000;  // some 30 ms; the search itself takes longer
    if (level == Level::kSearcher) effort.weighted = false;
    if (level == Level::kMaster || level == Level::kHunter || level == Level::kSeer) {
        effort.endgame = 0.5;
        effort.confirms = true;
    }
    if (level == Level::kHunter) {
        effort.points *= 10;
        effort.rollouts *= 10;
        effort.laying = 0;
        effort.work *= 10;
    }
    return effort;
}

void Bot::turn_into(Level level) {
    Effort effort = effort_of(level);
    effort.stake = effort_.stake;
    effort.taste = effort_.taste;
    level_ = level;
    effort_ = effort;
}

Thought Bot::search(const Rules& rules, const Knowledge& known, Workspace& work) const {
    if (thinker_) return thinker_->think(rules, known, work);
    Effort effort = effort_;
    effort.hands = hands_;
    effort.patience = patience_;
    // A different seed for every decision, the same in every run.
    return think(rules, known, effort, Random(seed_ * 1000 + static_cast<std::uint64_t>(known.turns)).next(), work);
}

Proposal Bot::propose(const Rules& rules, const Position& before, Workspace& work) {
    Proposal proposal = plan(rules, before, work);
    if (!hands_ || tiles_touched(before.table, proposal.table) <= hands_) return proposal;
    return play_within(rules, before, hands_, level_ != Level::kExact, patience_, work);
}

}  // namespace stolik::arena
