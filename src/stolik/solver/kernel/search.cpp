#include "search.h"

#include <algorithm>
#include <cstring>

namespace stolik {

namespace {

constexpr std::size_t kFirstSize = 1 << 10;
// This early hardly anything is stored that is worth looking up.
constexpr long kFewNodes = 64;

// A choice in 26 bits: six per colour, two for the jokers in groups.
std::uint32_t pack(int colour, const ColourOption& option) {
    const auto bits = static_cast<std::uint32_t>(option.in_groups | option.in_runs << 2 | option.jokers << 4);
    return bits << (6 * colour);
}

Choice unpack(std::uint32_t packed) {
    Choice choice;
    for (int c = 0; c < kColours; ++c, packed >>= 6) {
        choice.in_groups[c] = static_cast<std::int8_t>(packed & 3);
        choice.in_runs[c] = static_cast<std::int8_t>(packed >> 2 & 3);
        choice.run_jokers[c] = static_cast<std::int8_t>(packed >> 4 & 3);
    }
    choice.group_jokers = static_cast<std::int8_t>(packed & 3);
    return choice;
}

int tiles_laid(const Choice& choice) {
    int laid = choice.group_jokers;
    for (int c = 0; c < kColours; ++c) laid += choice.in_groups[c] + choice.in_runs[c] + choice.run_jokers[c];
    return laid;
}

std::uint64_t key_of(const Point& at) {
    return at.front << 14 | static_cast<std::uint64_t>(at.worth) << 6 | static_cast<std::uint64_t>(at.jokers) << 4 |
           static_cast<std::uint64_t>(at.number);
}

std::uint64_t scramble(std::uint64_t key) {
    key *= 0x9e3779b97f4a7c15ull;
    return key ^ key >> 29;
}

}  // namespace

void Search::sort_by_bound(std::size_t first) {
    for (std::size_t i = first + 1; i < children_.size(); ++i) {
        if (children_[i - 1].bound <= children_[i].bound) continue;
        const Child child = children_[i];
        std::size_t at = i;
        for (; at > first && child.bound < children_[at - 1].bound; --at) children_[at] = children_[at - 1];
        children_[at] = child;
    }
}

void Search::start(const Problem& problem) {
    problem_ = &problem;
    nodes_ = 0;
    limit_ = kNoLimit;
    gave_up_ = false;
    if (table_.empty()) table_.resize(kFirstSize);
    used_ = 0;
    ++round_;
    if (round_ == 0) {  // wrapped round: old entries could look like new ones
        std::fill(table_.begin(), table_.end(), Entry{});
        way_lists_ = {};
        round_ = 1;
    }
    states_ = kStatesWith[problem.jokers];
    shares_ready_ = 0;
    ways_.clear();
}

// Clears a share, and fills in what nearly every search needs: no open run.
void Search::prepare_share(std::size_t share) {
    const Problem& p = *problem_;
    std::memset(&colour_bound_[share], 0xff, sizeof(Cost) * static_cast<std::size_t>(kColours * (kNumbers + 1) * states_));
    shares_ready_ |= 1u << share;
    const int run_jokers = static_cast<int>(share) / (p.jokers + 1), group_jokers = static_cast<int>(share) % (p.jokers + 1);
    // One joker fewer, for the runs or for the groups: what costs nothing there costs nothing here.
    const std::size_t fewer = share - static_cast<std::size_t>(run_jokers ? p.jokers + 1 : 1);
    const bool fewer_known = share && shares_ready_ >> fewer & 1;
    for (int colour = 0; colour < kColours; ++colour) {
        const auto& tiles = p.tiles[colour];
        for (int n = kNumbers; n >= 1; --n) {
            if (p.same_groups[n][group_jokers] != group_jokers) continue;  // in another share
            if (fewer_known && !*bound_at(fewer, colour, n, 0)) {
                *bound_at(share, colour, n, 0) = 0;
                continue;
            }
            Cost without = kImpossible;  // any run
            for (int helping = 0; helping <= group_jokers && without; ++helping) {
                const int left = std::max(0, tiles[n] - p.most_groups[n][helping]);
                if (left <= p.may[colour][n])
                    without = std::min(without, left * p.left_cost[n] +
                                                    colour_bound(colour, n + 1, 0, run_jokers, group_jokers - helping));
            }
            const bool may_start = n + 2 <= kNumbers && (tiles[n] > 0) + (tiles[n + 1] > 0) + (tiles[n + 2] > 0) + run_jokers >= kSmallestMeld;
            if (without && may_start)
                find_colour_bound(colour, n, 0, run_jokers, group_jokers);
            else
                *bound_at(share, colour, n, 0) = std::min(without, kImpossible);
        }
    }
}

Search::Entry& Search::slot(std::uint64_t key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t i = scramble(key) & mask;
    while (table_[i].round == round_ && table_[i].key != key) i = (i + 1) & mask;
    return table_[i];
}

void Search::grow() {
    std::vector<Entry> old(table_.size() * 4);
    old.swap(table_);
    for (const auto& entry : old)
        if (entry.round == round_) slot(entry.key) = entry;
}

Cost Search::finish(const Point& at) const {
    // Every run must be valid, the table's jokers laid again, an opening worth enough.
    constexpr Front open = make_runs(7, 7, 0);
    constexpr Front any_open = front_of(0, open) | front_of(1, open) | front_of(2, open) | front_of(3, open);
    if (at.front & any_open || at.worth < problem_->threshold) return kImpossible;
    if (problem_->spare_jokers) return 0;
    if (at.jokers > problem_->jokers - problem_->must_jokers) return kImpossible;
    return at.jokers * problem_->joker_left;
}

Cost Search::find_colour_bound(int colour, int number, int runs, int run_jokers, int group_jokers) {
    const Problem& p = *problem_;
    const auto share = static_cast<std::size_t>(run_jokers * (p.jokers + 1) + p.same_groups[number][group_jokers]);
    Cost& known = *bound_at(share, colour, number, runs);
    if (!run_jokers) {
        // No tiles and no joker: open runs end.
        const int from = number;
        while (number <= kNumbers && !p.tiles[colour][number]) ++number;
        if (number > from) {
            if (short_runs(kRunsAt[runs])) return known = kImpossible;
            return known = number > kNumbers ? 0 : colour_bound(colour, number, 0, 0, group_jokers);
        }
    }
    const int tiles = p.tiles[colour][number], may = p.may[colour][number];
    const int needed = short_runs(kRunsAt[runs]), extensible = needed + longs(kRunsAt[runs]);
    const int next_tiles = p.tiles[colour][number + 1] + run_jokers;
    const auto& stepped = kNextRuns[runs];
    Cost best = kImpossible;
    for (int helping = 0, most_with_fewer = -1; helping <= group_jokers && best; ++helping) {
        const int most_grouped = std::min<int>(tiles, p.most_groups[number][helping]);
        // Tiles in no run go into groups, as far as any are possible.
        for (int laid = std::max({0, needed, tiles - most_grouped - may}); laid < tiles - most_with_fewer && best; ++laid) {
            const int left = std::max(0, tiles - laid - most_grouped);
            // Leaving a tile that a long run could take is never better.
            if (left && laid < extensible) continue;
            const Cost cost = left * p.left_cost[number];
            const int next = stepped[laid][next_tiles];
            if (cost >= best || next < 0) continue;
            best = std::min(best, cost + colour_bound(colour, number + 1, next, run_jokers, group_jokers - helping));
        }
        most_with_fewer = std::max(most_with_fewer, most_grouped);
    }
    // Jokers come after all tiles: a tile is better if it fits as well.
    for (int used = std::max(1, needed - tiles); used <= run_jokers && best; ++used) {
        const Cost cost = used * p.joker_place[number];
        const int next = stepped[tiles + used][next_tiles - used];
        if (cost >= best || next < 0) continue;
        best = std::min(best, cost + colour_bound(colour, number + 1, next, run_jokers - used, group_jokers));
    }
    return known = best;
}

// The bounds of all colours together: each joker helps one colour's runs, or the groups.
Cost Search::front_bound(const Point& at) {
    std::array<int, kColours> runs;
    for (int c = 0; c < kColours; ++c) runs[c] = kRunIndex[runs_at(at.front, c)];
    Cost best = kImpossible;
    for (int group_jokers = 0; group_jokers <= at.jokers; ++group_jokers) {
        const int shared = at.jokers - group_jokers;
        // Fewer jokers for the groups are enough, and leave more for the runs.
        if (group_jokers && problem_->same_groups[at.number][group_jokers] < group_jokers) continue;
        std::array<Cost, kMaxJokers + 1> sum{};  // by jokers available for the runs of the colours so far
        for (int c = 0; c < kColours; ++c) {
            std::array<Cost, kMaxJokers + 1> own;
            own[0] = colour_bound(c, at.number, runs[c], 0, group_jokers);
            for (int j = 1; j <= shared; ++j)
                own[j] = own[j - 1] ? colour_bound(c, at.number, runs[c], j, group_jokers) : 0;
            for (int j = shared; j >= 0; --j) {
                Cost least = sum[j] + own[0];
                for (int here = 1; here <= j; ++here) least = std::min(least, sum[j - here] + own[here]);
                sum[j] = std::min(least, kImpossible);
            }
        }
        best = std::min(best, sum[shared]);
        if (!best) break;
    }
    return best;
}

template <class Emit>
void Search::each_option(const Stock& stock, int used, Emit emit) {
    const Problem& p = *problem_;
    const auto& [colour, number, runs, beside, tiles, may, after, group_jokers] = stock;
    const int needed = short_runs(runs), most_grouped = std::min<int>(tiles, p.most_groups[number][group_jokers]);
    const int next_tiles = p.tiles[colour][number + 1] + after;
    const auto& stepped = kNextRuns[kRunIndex[runs]];
    // A joker in place of a tile that is left: swapping them is better.
    const int most_left = used && p.spare_jokers ? 0 : may;
    for (int grouped = 0; grouped <= most_grouped; ++grouped)
        for (int left = 0; left <= most_left && left <= tiles - grouped; ++left) {
            const int laid = tiles - grouped - left, length = laid + used;
            if (length < needed) break;
            // Leaving a tile that a long run could take is never better.
            if (left && length < needed + longs(runs)) break;
            const int next = stepped[length][next_tiles];
            if (next < 0) continue;
            // A joker that makes no difference later is better kept.
            if (used && p.spare_jokers && length > needed && stepped[length - 1][next_tiles] == next) continue;
            const Cost cost = left * p.left_cost[number] + used * p.joker_place[number];
            const int all = beside ? kRunIndex[cap_longs(kRunsAt[next] + beside, next_tiles)] : next;
            const Cost bound = cost + shared_bound(colour, number + 1, all, after);
            if (bound >= kImpossible) continue;
            emit(ColourOption{cost, bound, kRunsAt[next], static_cast<std::int8_t>(grouped),
                              static_cast<std::int8_t>(laid), static_cast<std::int8_t>(used)});
        }
}

void Search::options(const Stock& stock, int used, ColourOptions& out) {
    each_option(stock, used, [&](const ColourOption& option) {
        out.list[option.in_groups][out.count[option.in_groups]++] = option;
        out.least = std::min(out.least, option.bound);
    });
}

// The options of one colour do not depend on the other colours: computed once, then looked up.
const Search::WayList& Search::way_list(int colour, int number, Runs runs, int after, int used) {
    const auto pair = static_cast<std::size_t>((after + used) * (after + used + 1) / 2 + used);
    WayList& list = way_lists_[pair][colour][number][kRunIndex[runs]];
    if (list.round == round_) return list;
    const auto first = static_cast<std::uint32_t>(ways_.size());
    list = {round_, first, {kImpossible, kImpossible, kImpossible}, {}};
    if (!runs && !used && !problem_->tiles[colour][number]) {  // no tiles: the only option is to continue
        const Cost bound = shared_bound(colour, number + 1, 0, after);
        if (bound < kImpossible) {
            ways_.push_back({bound, 0, 0, 0});
            list.least[0] = bound;
            list.from = {0, 1, 1, 1};
        }
        return list;
    }
    const int group_jokers = problem_->jokers - after - used;
    each_option({colour, number, runs, 0, problem_->tiles[colour][number], problem_->may[colour][number], after, group_jokers},
                used, [&](const ColourOption& option) {
                    ways_.push_back({option.bound, option.cost, front_of(colour, option.next), pack(colour, option)});
                    for (int g = option.in_groups; g <= kCopies; ++g) ++list.from[g + 1];
                    auto& least = list.least[option.in_groups];
                    least = std::min(least, option.bound);
                });
    return list;
}

Front Search::cap_front(Front front, int number, int jokers) const {
    Front capped = 0;
    for (int c = 0; c < kColours; ++c)
        capped |= front_of(c, cap_longs(runs_at(front, c), problem_->tiles[c][number + 1] + jokers));
    return capped;
}

namespace {

// Every way to distribute this many jokers to the runs of the four colours.
using Split = std::array<std::int8_t, kColours>;
constexpr auto kSplits = [] {
    struct {
        std::array<Split, 15> all{};
        std::array<std::int8_t, kMaxJokers + 2> from{};
    } splits;
    int end = 0;
    for (int jokers = 0; jokers <= kMaxJokers; ++jokers) {
        for (int code = 0; code < kGroupCodes; ++code) {
            const Split& split = kGroupVectors[code];
            if (split[0] + split[1] + split[2] + split[3] == jokers) splits.all[end++] = split;
        }
        splits.from[jokers + 1] = static_cast<std::int8_t>(end);
    }
    return splits;
}();

}  // namespace

// The compatible options of all colours, and what their children have in common.
struct Search::Joint {
    std::array<const Way*, kColours> begin, end;
    std::array<Cost, kColours + 1> rest;  // the least that the colours from here on cost
    Cost budget;
    Cost& beyond;
    const Point& at;
    int jokers_after;
};

template <int colour>
void Search::join(const Joint& joint, const Way& so_far) {
    if constexpr (colour == kColours) {
        int worth = joint.at.worth;
        if (worth < problem_->threshold)
            worth = std::min(problem_->threshold, worth + joint.at.number * tiles_laid(unpack(so_far.choice)));
        children_.push_back({so_far.bound, so_far.cost, so_far.front, so_far.choice,
                             static_cast<std::int8_t>(joint.jokers_after), static_cast<std::int16_t>(worth)});
    } else {
        for (const Way* way = joint.begin[colour]; way != joint.end[colour]; ++way) {
            const Cost bound = so_far.bound + way->bound;
            if (bound + joint.rest[colour + 1] > joint.budget)
                joint.beyond = std::min(joint.beyond, bound + joint.rest[colour + 1]);
            else
                join<colour + 1>(joint, {bound, so_far.cost + way->cost, so_far.front | way->front, so_far.choice | way->choice});
        }
    }
}

Cost Search::children(const Point& at, Cost budget, int used) {
    const Problem& p = *problem_;
    const int after = at.jokers - used;
    Cost beyond = kImpossible;
    std::array<const WayList*, kColours> without;  // jokers in runs of that colour
    for (int c = 0; c < kColours; ++c) without[c] = &way_list(c, at.number, runs_at(at.front, c), after, 0);
    Joint joint{{}, {}, {}, budget, beyond, at, after};
    for (int grouped = 0; grouped <= used; ++grouped) {
        const Cost placed = grouped * p.joker_place[at.number];
        for (const auto code : groups_of(p.tile_codes[at.number], grouped, p.spare_jokers)) {
            const GroupTiles& groups = kGroupVectors[code];
            for (int i = kSplits.from[used - grouped]; i < kSplits.from[used - grouped + 1]; ++i) {
                const Split& split = kSplits.all[i];
                Cost floor = placed;
                for (int c = 0; c < kColours; ++c)
                    if (!split[c]) floor += without[c]->least[groups[c]];
                std::array<const WayList*, kColours> lists = without;
                for (int c = 0; c < kColours && floor <= budget; ++c)
                    if (split[c]) {
                        lists[c] = &way_list(c, at.number, runs_at(at.front, c), after, split[c]);
                        floor += lists[c]->least[groups[c]];
                    }
                if (floor > budget) {
                    beyond = std::min(beyond, floor);
                    continue;
                }
                for (int c = kColours - 1; c >= 0; --c) {
                    const WayList& list = *lists[c];
                    const int g = groups[c];
                    joint.rest[c] = joint.rest[c + 1] + list.least[g];
                    joint.begin[c] = ways_.data() + list.first + list.from[g];
                    joint.end[c] = ways_.data() + list.first + list.from[g + 1];
                }
                join<0>(joint, {placed, placed, 0, static_cast<std::uint32_t>(grouped) << 24});
            }
        }
    }
    return beyond;
}

// The stored result of a state: its exact cost, or a bound above the budget; -1 for neither.
Cost Search::known_bound(const Point& at, Cost budget) {
    const Entry& known = slot(key_of(at));
    if (known.round == round_ && (known.exact || known.bound > budget)) return known.bound;
    if (nodes_ < kFewNodes) return -1;
    // One more long run, or one more spare joker, never costs more: what is too expensive with it is so without it.
    const auto too_dear = [&](const Point& richer) {
        const Entry& other = slot(key_of(richer));
        return other.round == round_ && other.bound > budget ? other.bound : -1;
    };
    Point richer = at;
    if (problem_->spare_jokers)
        while (++richer.jokers <= problem_->jokers)
            if (const Cost bound = too_dear(richer); bound >= 0) return bound;
    richer.jokers = at.jokers;
    for (int c = 0; c < kColours; ++c) {
        const Runs runs = runs_at(at.front, c);
        if (short_runs(runs) + longs(runs) >= problem_->tiles[c][at.number] + at.jokers) continue;
        richer.front = at.front + front_of(c, kLong);
        if (const Cost bound = too_dear(richer); bound >= 0) return bound;
    }
    return -1;
}

Cost Search::solve(const Point& from, Cost budget) {
    const Point at = past_idle(from);
    if (at.number > kNumbers) return finish(at);
    if (const Cost known = known_bound(at, budget); known >= 0) return known;
    const Cost least = at.jokers ? front_bound(at) : 0;
    if (least > budget) return least;
    if (++nodes_ > limit_) {
        gave_up_ = true;
        return kImpossible;
    }

    Cost best = kImpossible, beyond = kImpossible;  // beyond: the lowest bound that exceeds the budget
    std::uint32_t choice = 0;
    // Fewest jokers first: often the bound is reached before the many ways to use jokers are tried.
    for (int used = 0; used <= at.jokers && best > least; ++used) {
        const std::size_t first = children_.size();
        beyond = std::min(beyond, children(at, std::min(budget, best - 1), used));
        sort_by_bound(first);
        for (std::size_t i = first; i < children_.size(); ++i) {
            const Child child = children_[i];
            const Cost limit = std::min(budget, best - 1);
            if (child.bound > limit) break;
            const Cost found =
                child.cost + solve({at.number + 1, child.front, child.jokers, child.worth}, limit - child.cost);
            if (gave_up_) {
                children_.resize(first);
                return kImpossible;
            }
            if (found <= limit) {
                best = found;
                choice = child.choice;
            } else {
                beyond = std::min(beyond, found);
            }
        }
        children_.resize(first);
    }

    if (2 * (used_ + 1) > table_.size()) grow();
    const std::uint64_t key = key_of(at);
    Entry& entry = slot(key);
    if (entry.round != round_) ++used_;
    const bool exact = best <= budget;
    entry = {key, round_, exact ? best : std::min(beyond, kImpossible), choice, exact};
    return entry.bound;
}

Plan Search::plan() {
    Plan plan{};
    Point at{1, 0, problem_->jokers, 0};
    while ((at = past_idle(at)).number <= kNumbers) {
        const Choice choice = unpack(slot(key_of(at)).choice);
        plan[static_cast<std::size_t>(at.number)] = choice;
        Point next{at.number + 1, 0, at.jokers - choice.group_jokers, at.worth};
        for (int c = 0; c < kColours; ++c) {
            next.jokers -= choice.run_jokers[c];
            next.front |= front_of(c, step_runs(runs_at(at.front, c), choice.in_runs[c] + choice.run_jokers[c]));
        }
        next.front = cap_front(next.front, at.number, next.jokers);
        next.worth = std::min(problem_->threshold, at.worth + at.number * tiles_laid(choice));
        at = next;
    }
    if (problem_->mirrored) mirror(plan);
    return plan;
}

int jokers_used(const Plan& plan) {
    int used = 0;
    for (const Choice& choice : plan) {
        used += choice.group_jokers;
        for (const int jokers : choice.run_jokers) used += jokers;
    }
    return used;
}

void mirror(Plan& plan) { std::reverse(plan.begin() + 1, plan.end()); }

}  // namespace stolik
