// The exact search over the numbers 1..13: the lowest cost of the tiles left on the rack.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "groups.h"
#include "problem.h"
#include "runs.h"

namespace stolik {

// What happens to the tiles of one number.
struct Choice {
    GroupTiles in_groups{};
    GroupTiles in_runs{};      // real tiles only
    GroupTiles run_jokers{};   // jokers in runs of that colour
    std::int8_t group_jokers = 0;
};
using Plan = std::array<Choice, kNumbers + 1>;  // by number; 0 unused
void mirror(Plan& plan);
int jokers_used(const Plan& plan);

// The open runs of all four colours, nine bits each.
using Front = std::uint64_t;
constexpr Runs runs_at(Front front, int colour) {
    return static_cast<Runs>(front >> (kRunBits * colour) & ((1u << kRunBits) - 1));
}
constexpr Front front_of(int colour, Runs runs) { return static_cast<Front>(runs) << (kRunBits * colour); }

// One option for the tiles of one colour at one number.
struct ColourOption {
    Cost cost;   // paid here
    Cost bound;  // cost plus the least this colour must still cost
    Runs next;
    std::int8_t in_groups, in_runs, jokers;
};
struct ColourOptions {
    // By tiles in groups: at most two, so nine ways to leave tiles and use jokers for each.
    std::array<std::array<ColourOption, 9>, kCopies + 1> list;
    std::array<std::int8_t, kCopies + 1> count{};
    Cost least = kImpossible;
};

// The state of the search before a number.
struct Point {
    int number;
    Front front;
    int jokers;  // not yet used
    int worth;   // value of the sets so far, capped at the threshold
};

class Search {
public:
    static constexpr std::int64_t kNoLimit = std::int64_t{1} << 40;

    // Starts on a new problem; reuses the memory of earlier ones, but not their results.
    void start(const Problem& problem);

    // The lowest cost from `at` on if it is at most `budget`; otherwise some lower bound above it.
    Cost solve(const Point& at, Cost budget);
    Cost solve(Cost budget = kImpossible - 1) {
        gave_up_ = false;
        return solve(Point{1, 0, problem_->jokers, 0}, budget);
    }

    // solve() gives up, with an arbitrary result, once this many states were visited since start().
    void set_limit(std::int64_t nodes) { limit_ = nodes; }
    bool gave_up() const { return gave_up_; }

    // The choices behind the last finite answer of solve(), by true number.
    Plan plan();

    // Appends all options for `tiles` of a colour at a number, `may` of which can be left, with
    // exactly `used` jokers in its runs; `after` jokers remain, and `grouped` is the most that groups
    // could have here. `beside` are runs kept whole that the bound must include.
    struct Stock {
        int colour, number;
        Runs runs, beside;
        int tiles, may, after, grouped;
    };
    void options(const Stock& stock, int used, ColourOptions& out);

    // `front` after `number` without the long runs that make no difference.
    Front cap_front(Front front, int number, int jokers) const;

    const Problem& problem() const { return *problem_; }
    std::int64_t nodes() const { return nodes_; }

private:
    struct Entry {
        std::uint64_t key;
        std::uint32_t round;
        Cost bound;
        std::uint32_t choice;
        bool exact;
    };
    struct Child {
        Cost bound, cost;
        Front front;
        std::uint32_t choice;
        std::int8_t jokers;
        std::int16_t worth;
    };

    // One option of a colour as children() combines them: its part of the front and of the choice in place.
    struct Way {
        Cost bound, cost;
        Front front;
        std::uint32_t choice;
    };
    // The options of one colour in one state, in `ways_`: those with no tile in groups, with one, with two.
    struct WayList {
        std::uint32_t round;
        std::uint32_t first;
        std::array<Cost, kCopies + 1> least;
        std::array<std::uint8_t, kCopies + 2> from;  // each up to the next
    };

    template <class Emit>
    void each_option(const Stock& stock, int used, Emit emit);
    // With this many jokers after this number, and this many of this number's in runs of the colour.
    const WayList& way_list(int colour, int number, Runs runs, int after, int used);
    struct Joint;
    template <int colour>
    void join(const Joint& joint, const Way& so_far);
    Cost finish(const Point& at) const;
    // The next relevant state: without open runs, where a run of jokers could reach a tile.
    Point past_idle(Point at) const {
        while (at.number <= kNumbers && !at.front && problem_->idle[at.number] > at.jokers) ++at.number;
        return at;
    }
    Cost* bound_at(std::size_t share, int colour, int number, int runs) {
        return &colour_bound_[share][static_cast<std::size_t>((colour * (kNumbers + 1) + number) * states_ + runs)];
    }
    // Runs by their dense index.
    Cost colour_bound(int colour, int number, int runs, int run_jokers, int group_jokers) {
        if (number > kNumbers) return short_runs(kRunsAt[runs]) ? kImpossible : 0;
        const auto share = static_cast<std::size_t>(run_jokers * (problem_->jokers + 1) +
                                                    problem_->same_groups[number][group_jokers]);
        if (!(shares_ready_ >> share & 1)) prepare_share(share);
        const Cost known = *bound_at(share, colour, number, runs);
        return known >= 0 ? known : find_colour_bound(colour, number, runs, run_jokers, group_jokers);
    }
    // The same with the jokers distributed between its runs and the groups in the best way.
    Cost shared_bound(int colour, int number, int runs, int jokers) {
        Cost best = kImpossible;
        // All in groups first: that is fastest, and often costs nothing.
        for (int grouped = jokers; grouped >= 0 && best; --grouped)
            // If fewer in groups are enough, more are left for the runs.
            if (!grouped || problem_->same_groups[number][grouped] == grouped)
                best = std::min(best, colour_bound(colour, number, runs, jokers - grouped, grouped));
        return best;
    }
    void prepare_share(std::size_t share);
    Cost find_colour_bound(int colour, int number, int runs, int run_jokers, int group_jokers);
    Cost front_bound(const Point& at);
    // Pushes the next states within the budget with exactly `used` jokers at this number;
    // returns the lowest bound of the others.
    Cost children(const Point& at, Cost budget, int used);
    // Equal ones keep their order, so that every build of the kernel finds the same plan. By insertion: there are few.
    void sort_by_bound(std::size_t first);
    Cost known_bound(const Point& at, Cost budget);
    Entry& slot(std::uint64_t key);
    void grow();

    const Problem* problem_ = nullptr;
    std::vector<Entry> table_;
    std::size_t used_ = 0;
    std::uint32_t round_ = 0;
    std::vector<Child> children_;  // a stack: each depth uses its own end
    std::vector<Way> ways_;
    // By jokers (afterwards and in its runs, in its runs), colour, number, runs.
    using WayLists = std::array<std::array<std::array<WayList, kRunStates>, kNumbers + 1>, kColours>;
    std::array<WayLists, (kMaxJokers + 1) * (kMaxJokers + 2) / 2> way_lists_{};
    std::int64_t nodes_ = 0, limit_ = kNoLimit;
    bool gave_up_ = false;

    // The lowest cost of one colour alone with this many jokers for its runs, with groups wherever
    // this many jokers make one possible; -1 unknown. By jokers (runs, groups), colour, number, runs.
    using ColourBounds = std::array<Cost, kColours * (kNumbers + 1) * kRunStates>;
    std::array<ColourBounds, (kMaxJokers + 1) * (kMaxJokers + 1)> colour_bound_;
    int states_ = 0;                  // of runs, with the problem's jokers
    std::uint32_t shares_ready_ = 0;  // which shares were cleared for this problem
};

}  // namespace stolik
