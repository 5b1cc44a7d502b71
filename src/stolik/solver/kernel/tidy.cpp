#include "tidy.h"

#include <algorithm>

#include "room.h"

namespace stolik {

namespace {

constexpr std::size_t kFirstTidyingSize = 1 << 9;
constexpr int kNever = 1 << 14;

std::uint64_t scramble(std::uint64_t a, std::uint64_t b) {
    a = (a ^ b * 0xff51afd7ed558ccdull) * 0x9e3779b97f4a7c15ull;
    return a ^ a >> 31;
}

// The value of a state includes the room for jokers in the free sets.
std::uint64_t front_key(const Point& at) {
    return at.front << 8 | static_cast<std::uint64_t>(at.worth) << 6 | static_cast<std::uint64_t>(at.jokers) << 4 | static_cast<std::uint64_t>(at.number);
}

int room_after(int room, const Choice& choice, int groups) {
    for (int c = 0; c < kColours; ++c)
        if (choice.in_runs[c] + choice.run_jokers[c]) return kMaxJokers;
    return std::min(kMaxJokers, room + kGroupRoom[groups][choice.group_jokers]);
}

}  // namespace

Tidy::Result Tidy::solve(Search& search, Cost cost, const Melds& former, int touched, long budget) {
    search_ = &search;
    budget_ = budget;
    const auto counted = [&](int number) { return search.problem().mirrored ? kNumbers + 1 - number : number; };
    points_ = 0;
    former_.clear();
    for (auto& list : by_low_) list.clear();
    for (const auto& meld : former) {
        const Reading reading = best_readings(meld).all[0];
        Former set;
        set.run = reading.run;
        const auto [low, high] = std::minmax_element(
            reading.stands_for.begin(), reading.stands_for.begin() + meld.size,
            [](std::uint8_t a, std::uint8_t b) { return number_of(a) < number_of(b); });
        set.low = counted(number_of(*low));
        set.high = counted(number_of(*high));
        if (set.low > set.high) std::swap(set.low, set.high);
        set.colour = colour_of(*low);
        for (int i = 0; i < meld.size; ++i) {
            const bool joker = meld.tiles[i] == kJoker;
            const int number = counted(number_of(reading.stands_for[i]));
            if (joker) set.jokers |= 1u << number;
            if (number != set.low) continue;
            if (joker)
                ++set.jokers_at_low;
            else
                ++set.at_low[colour_of(meld.tiles[i])];
        }
        by_low_[static_cast<std::size_t>(set.low)].push_back(static_cast<int>(former_.size()));
        former_.push_back(set);
    }
    if (table_.empty()) table_.resize(kFirstTidyingSize);
    used_ = 0;
    if (++round_ == 0) {
        std::fill(table_.begin(), table_.end(), Entry{});
        round_ = 1;
    }

    // The first search may have to visit new states: they count too.
    search.set_limit(search.nodes() + budget);
    const Result result = deepen(cost, touched);
    search.set_limit(Search::kNoLimit);
    return result;
}

// One more set at a time: the first solution touches the fewest.
Tidy::Result Tidy::deepen(Cost cost, int touched) {
    const Point start{1, 0, search_->problem().jokers, 0};
    for (int limit = kPerSet - 1; limit < kPerSet * touched; limit += kPerSet) {
        const int effort = walk(start, 0, cost, limit);
        if (points_ > budget_) return Result::kGaveUp;
        if (effort <= limit) return read_plan() ? Result::kFewer : Result::kGaveUp;
        limit = std::max(limit, effort / kPerSet * kPerSet - 1);
    }
    return Result::kNone;
}

Tidy::Entry& Tidy::slot(std::uint64_t front, std::uint64_t kept) {
    const std::size_t mask = table_.size() - 1;
    std::size_t i = scramble(front, kept) & mask;
    while (table_[i].round == round_ && (table_[i].front != front || table_[i].kept != kept)) i = (i + 1) & mask;
    return table_[i];
}

void Tidy::grow() {
    std::vector<Entry> old(table_.size() * 4);
    old.swap(table_);
    for (const auto& entry : old)
        if (entry.round == round_) slot(entry.front, entry.kept) = entry;
}

std::uint64_t Tidy::starting(int number, std::uint64_t subset) const {
    std::uint64_t sets = 0;
    const auto& list = by_low_[static_cast<std::size_t>(number)];
    for (std::size_t i = 0; i < list.size(); ++i)
        if (subset >> i & 1) sets |= 1ull << list[i];
    return sets;
}

int Tidy::walk(const Point& at, std::uint64_t kept, Cost left, int limit) {
    const Problem& p = search_->problem();
    if (at.number > kNumbers) {
        if (p.spare_jokers) return at.jokers > at.worth ? kNever : 0;
        return p.jokers - p.must_jokers - at.jokers;
    }
    const std::uint64_t front = front_key(at);
    {
        const Entry& known = slot(front, kept);
        if (known.round == round_ && (known.exact || known.bound > limit)) return known.bound;
    }
    if (++points_ > budget_) return kNever;

    const int count = static_cast<int>(by_low_[static_cast<std::size_t>(at.number)].size());
    const std::uint32_t all = (1u << count) - 1;
    int best = kNever, beyond = kNever;
    Choice choice;
    std::uint32_t keep = 0;
    // Fewest touched first; then `best` only falls within one count.
    for (int touched = 0; touched <= count; ++touched) {
        const int paid = kPerSet * touched;
        const int most = std::min(limit, best - 1);
        if (paid > most) {
            beyond = std::min(beyond, paid);
            break;
        }
        for (std::uint32_t subset = 0; subset <= all; ++subset) {
            if (__builtin_popcount(subset) != count - touched) continue;
            Choice chosen;
            const int found = follow(at, kept, left, std::min(limit, best - 1), starting(at.number, subset), paid, chosen);
            if (found < best && found <= limit) {
                best = found;
                choice = chosen;
                keep = subset;
            } else {
                beyond = std::min(beyond, found);
            }
        }
    }
    if (points_ > budget_) return kNever;
    if (2 * (used_ + 1) > table_.size()) grow();
    Entry& entry = slot(front, kept);
    if (entry.round != round_) ++used_;
    const bool exact = best <= limit;
    entry = {front, kept, round_, static_cast<std::int16_t>(exact ? best : std::max(beyond, limit + 1)), exact,
             static_cast<std::uint16_t>(keep), choice};
    return entry.bound;
}

int Tidy::follow(const Point& at, std::uint64_t kept, Cost left, int limit, std::uint64_t keep, int paid,
                 Choice& best_choice) {
    const Problem& p = search_->problem();
    // Take the kept sets' tiles out, and see which kept runs continue.
    std::array<int, kColours> tiles{};
    std::array<Runs, kColours> beside{};
    for (int c = 0; c < kColours; ++c) tiles[c] = p.tiles[c][at.number];
    int jokers = at.jokers, promised = 0;  // promised: to kept runs, at higher numbers
    std::uint64_t going_on = 0;
    for (std::uint64_t rest = kept | keep; rest; rest &= rest - 1) {
        const int i = __builtin_ctzll(rest);
        const Former& set = former_[static_cast<std::size_t>(i)];
        if (!set.run) {
            for (int c = 0; c < kColours; ++c) tiles[c] -= set.at_low[c];
            jokers -= set.jokers_at_low;
            continue;
        }
        if (set.jokers >> at.number & 1)
            --jokers;
        else
            --tiles[set.colour];
        promised += __builtin_popcount(set.jokers >> at.number >> 1);
        if (set.high == at.number) continue;
        going_on |= 1ull << i;
        const int length = at.number - set.low + 1;
        beside[set.colour] += length == 1 ? kOne : length == 2 ? kTwo : kLong;
    }
    const int spare = jokers - promised;
    if (spare < 0) return kNever;
    std::array<ColourOptions, kColours> by;
    std::array<Cost, kColours + 1> rest{};
    int there = 0;
    for (int c = 0; c < kColours; ++c) {
        if (tiles[c] < 0) return kNever;
        there += tiles[c] * kGroupUnit[c];
        const int may = std::min<int>(p.may[c][at.number], tiles[c]);
        for (int used = 0; used <= spare; ++used)
            search_->options({c, at.number, runs_at(at.front, c), beside[c], tiles[c], may, spare - used + promised, spare},
                             used, by[c]);
        if (by[c].least >= kImpossible) return kNever;
    }
    for (int c = kColours - 1; c >= 0; --c) rest[c] = rest[c + 1] + by[c].least;

    int best = kNever;
    Choice choice;
    const auto finish = [&](Point after, Cost cost) {
        int groups = 0;
        for (int c = 0; c < kColours; ++c) groups += choice.in_groups[c] * kGroupUnit[c];
        const Cost now_left = left - cost;
        after.front = search_->cap_front(after.front, at.number, after.jokers);
        Point relaxed = after;
        for (int c = 0; c < kColours; ++c) relaxed.front += front_of(c, beside[c]);
        relaxed.front = search_->cap_front(relaxed.front, at.number, after.jokers);
        const Cost least = search_->solve(relaxed, now_left);
        if (search_->gave_up()) points_ = budget_ + 1;
        if (least > now_left || points_ > budget_) return;
        after.worth = room_after(at.worth, choice, groups);
        const int most = std::min(limit, best - 1) - paid;
        const int found = walk(after, going_on, now_left, most);
        if (paid + found < best) {
            best = paid + found;
            if (found <= most) best_choice = choice;
        }
    };
    const auto join = [&](auto&& self, int c, const GroupTiles& groups, Cost bound, Cost cost, const Point& next,
                          int unused) -> void {
        if (c == kColours) {
            finish(next, cost);
            return;
        }
        const int grouped = groups[c];
        for (int i = 0; i < by[c].count[grouped]; ++i) {
            const ColourOption& option = by[c].list[grouped][i];
            if (option.jokers > unused || bound + option.bound + rest[c + 1] > left) continue;
            choice.in_groups[c] = option.in_groups;
            choice.in_runs[c] = option.in_runs;
            choice.run_jokers[c] = option.jokers;
            self(self, c + 1, groups, bound + option.bound, cost + option.cost,
                 {next.number, next.front | front_of(c, option.next), next.jokers - option.jokers, 0},
                 unused - option.jokers);
        }
    };
    for (int grouped = 0; grouped <= spare; ++grouped) {
        const Cost placed = grouped * p.joker_place[at.number];
        choice.group_jokers = static_cast<std::int8_t>(grouped);
        for (const auto code : groups_of(there, grouped, p.spare_jokers))
            join(join, 0, kGroupVectors[code], placed, placed, {at.number + 1, 0, jokers - grouped, 0},
                 spare - grouped);
    }
    return best;
}

bool Tidy::read_plan() {
    plan_ = Plan{};
    kept_ = 0;
    const Problem& p = search_->problem();
    Point at{1, 0, p.jokers, 0};
    std::uint64_t kept = 0;
    while (at.number <= kNumbers) {
        const Entry& entry = slot(front_key(at), kept);
        const Choice& choice = entry.choice;
        const std::uint64_t keep = starting(at.number, entry.keep);
        plan_[static_cast<std::size_t>(at.number)] = choice;
        kept_ |= keep;
        // The same steps as in follow(), for the one chosen option.
        int jokers = at.jokers;
        std::uint64_t going_on = 0;
        for (std::uint64_t rest = kept | keep; rest; rest &= rest - 1) {
            const int i = __builtin_ctzll(rest);
            const Former& set = former_[static_cast<std::size_t>(i)];
            jokers -= set.run ? static_cast<int>(set.jokers >> at.number & 1) : set.jokers_at_low;
            if (set.run && set.high > at.number) going_on |= 1ull << i;
        }
        Point next{at.number + 1, 0, jokers - choice.group_jokers, 0};
        int groups = 0;
        for (int c = 0; c < kColours; ++c) {
            groups += choice.in_groups[c] * kGroupUnit[c];
            next.jokers -= choice.run_jokers[c];
            next.front |= front_of(c, step_runs(runs_at(at.front, c), choice.in_runs[c] + choice.run_jokers[c]));
        }
        next.front = search_->cap_front(next.front, at.number, next.jokers);
        next.worth = room_after(at.worth, choice, groups);
        at = next;
        kept = going_on;
    }
    if (p.mirrored) mirror(plan_);
    // The room counted above ignores the lengths of runs; if that fails there is no plan.
    return !p.spare_jokers || find_room(plan_, at.jokers);
}

}  // namespace stolik
