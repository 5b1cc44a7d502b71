#include "search.h"

#include <algorithm>
#include <cstring>

namespace stolik {

namespace {

constexpr std::size_t kFirstSize = 1 << 10;

// A choice in 26 bits: six a colour, two for the jokers in groups.
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

void Search::start(const Problem& problem) {
    problem_ = &problem;
    nodes_ = 0;
    if (table_.empty()) table_.resize(kFirstSize);
    used_ = 0;
    ++round_;
    if (round_ == 0) {  // wrapped round: old entries could pass for new ones
        std::fill(table_.begin(), table_.end(), Entry{});
        round_ = 1;
    }
    std::memset(colour_bound_.data(), 0xff, sizeof colour_bound_[0] * static_cast<std::size_t>(problem.jokers + 1));
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
    // Every run must be whole, the table's jokers laid again, an opening worth enough.
    constexpr Front open = make_runs(7, 7, 0);
    constexpr Front any_open = front_of(0, open) | front_of(1, open) | front_of(2, open) | front_of(3, open);
    if (at.front & any_open || at.jokers > problem_->jokers - problem_->must_jokers || at.worth < problem_->threshold)
        return kImpossible;
    return at.jokers * problem_->joker_left;
}

Cost Search::colour_bound(int colour, int number, Runs runs, int jokers) {
    if (number > kNumbers) return short_runs(runs) ? kImpossible : 0;
    Cost& known = colour_bound_[jokers][colour][number][kRunIndex[runs]];
    if (known >= 0) return known;
    const Problem& p = *problem_;
    const int tiles = p.tiles[colour][number], may = p.may[colour][number];
    const int needed = short_runs(runs), most_grouped = std::min<int>(tiles, p.most_groups[number][jokers]);
    Cost best = kImpossible;
    for (int run_jokers = 0; run_jokers <= jokers; ++run_jokers)
        for (int laid = std::max(0, needed - run_jokers); laid <= tiles; ++laid) {
            // What is in no run goes into groups as far as there could be any.
            const int left = std::max(0, tiles - laid - most_grouped);
            if (left > may) continue;
            const Cost cost = left * p.left_cost[number] + run_jokers * p.joker_place[number];
            if (cost >= best) continue;
            const int rest = jokers - run_jokers;
            const Runs next = cap_longs(step_runs(runs, laid + run_jokers), p.tiles[colour][number + 1] + rest);
            best = std::min(best, cost + colour_bound(colour, number + 1, next, rest));
        }
    colour_bound_[jokers][colour][number][kRunIndex[runs]] = best;
    return best;
}

void Search::options(int colour, int number, Runs runs, Runs beside, int tiles, int may, int jokers,
                     int promised, ColourOptions& out) {
    const Problem& p = *problem_;
    out.count = 0;
    out.least = kImpossible;
    const int needed = short_runs(runs), most_grouped = std::min<int>(tiles, p.most_groups[number][jokers]);
    for (int run_jokers = 0; run_jokers <= jokers; ++run_jokers) {
        const int rest = jokers - run_jokers + promised;
        const int next_tiles = p.tiles[colour][number + 1] + rest;
        for (int grouped = 0; grouped <= most_grouped; ++grouped)
            for (int left = 0; left <= may && left <= tiles - grouped; ++left) {
                const int laid = tiles - grouped - left, length = laid + run_jokers;
                if (length < needed) break;
                // To leave a tile that a long run could take is never better.
                if (left && length < needed + longs(runs)) break;
                const Runs next = cap_longs(step_runs(runs, length), next_tiles);
                const Cost cost = left * p.left_cost[number] + run_jokers * p.joker_place[number];
                const Runs all = beside ? cap_longs(next + beside, next_tiles) : next;
                const Cost bound = cost + colour_bound(colour, number + 1, all, rest);
                if (bound >= kImpossible) continue;
                out.list[out.count++] = {cost,
                                         bound,
                                         next,
                                         static_cast<std::int8_t>(grouped),
                                         static_cast<std::int8_t>(laid),
                                         static_cast<std::int8_t>(run_jokers)};
                out.least = std::min(out.least, bound);
            }
    }
}

Front Search::cap_front(Front front, int number, int jokers) const {
    Front capped = 0;
    for (int c = 0; c < kColours; ++c)
        capped |= front_of(c, cap_longs(runs_at(front, c), problem_->tiles[c][number + 1] + jokers));
    return capped;
}

Cost Search::children(const Point& at, Cost budget) {
    const Problem& p = *problem_;
    Cost beyond = kImpossible;
    std::array<ColourOptions, kColours> by;
    std::array<Cost, kColours + 1> rest{};  // the least that the colours from here on must pay
    for (int c = 0; c < kColours; ++c) {
        options(c, at.number, runs_at(at.front, c), 0, p.tiles[c][at.number], p.may[c][at.number], at.jokers, 0, by[c]);
        if (!by[c].count) return kImpossible;
    }
    for (int c = kColours - 1; c >= 0; --c) rest[c] = rest[c + 1] + by[c].least;
    if (rest[0] > budget) return rest[0];

    struct Partial {
        Cost bound = 0, cost = 0;
        Front front = 0;
        std::uint32_t choice = 0;
        int jokers = 0, groups = 0;
    };
    std::array<Partial, kColours + 1> part;
    part[0].jokers = at.jokers;
    const auto join = [&](auto&& self, int c) -> void {
        const Partial& so_far = part[c];
        if (c == kColours) {
            for (int grouped = 0; grouped <= so_far.jokers; ++grouped) {
                if (!kGroupable[so_far.groups][grouped]) continue;
                const Cost placed = grouped * p.joker_place[at.number];
                const std::uint32_t choice = so_far.choice | static_cast<std::uint32_t>(grouped) << 24;
                int worth = at.worth;
                if (worth < p.threshold)
                    worth = std::min(p.threshold, worth + at.number * tiles_laid(unpack(choice)));
                const int jokers = so_far.jokers - grouped;
                children_.push_back({so_far.bound + placed, so_far.cost + placed,
                                     at.jokers ? cap_front(so_far.front, at.number, jokers) : so_far.front, choice,
                                     static_cast<std::int8_t>(jokers),
                                     static_cast<std::int16_t>(worth)});
            }
            return;
        }
        for (int i = 0; i < by[c].count; ++i) {
            const ColourOption& option = by[c].list[i];
            if (option.jokers > so_far.jokers) continue;
            const Cost bound = so_far.bound + option.bound + rest[c + 1];
            if (bound > budget) {
                beyond = std::min(beyond, bound);
                continue;
            }
            part[c + 1] = {so_far.bound + option.bound,
                           so_far.cost + option.cost,
                           so_far.front | front_of(c, option.next),
                           so_far.choice | pack(c, option),
                           so_far.jokers - option.jokers,
                           so_far.groups + option.in_groups * kGroupUnit[c]};
            self(self, c + 1);
        }
    };
    join(join, 0);
    return beyond;
}

Cost Search::solve(const Point& at, Cost budget) {
    if (at.number > kNumbers) return finish(at);
    const std::uint64_t key = key_of(at);
    {
        const Entry& known = slot(key);
        if (known.round == round_ && (known.exact || known.bound > budget)) return known.bound;
    }
    ++nodes_;

    const std::size_t first = children_.size();
    // The least that anything not found within the budget costs.
    Cost beyond = children(at, budget);
    std::sort(children_.begin() + static_cast<std::ptrdiff_t>(first), children_.end(),
              [](const Child& a, const Child& b) { return a.bound < b.bound; });
    Cost best = kImpossible;
    std::uint32_t choice = 0;
    for (std::size_t i = first; i < children_.size(); ++i) {
        const Child child = children_[i];
        const Cost limit = std::min(budget, best - 1);
        if (child.bound > limit) break;
        const Cost found =
            child.cost + solve({at.number + 1, child.front, child.jokers, child.worth}, limit - child.cost);
        if (found <= limit) {
            best = found;
            choice = child.choice;
        } else {
            beyond = std::min(beyond, found);
        }
    }
    children_.resize(first);

    if (2 * (used_ + 1) > table_.size()) grow();
    Entry& entry = slot(key);
    if (entry.round != round_) ++used_;
    const bool exact = best <= budget;
    entry = {key, round_, exact ? best : std::min(beyond, kImpossible), choice, exact};
    return entry.bound;
}

Plan Search::plan() {
    Plan plan{};
    Point at{1, 0, problem_->jokers, 0};
    while (at.number <= kNumbers) {
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
    return plan;
}

}  // namespace stolik
