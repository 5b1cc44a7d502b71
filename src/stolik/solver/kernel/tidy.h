// The least disturbance: among all plays of lowest cost, the one that touches the fewest former sets.
#pragma once

#include <cstdint>
#include <vector>

#include "search.h"
#include "tiles.h"

namespace stolik {

// The second search walks the numbers again. At each it decides which former
// sets that start there stay unchanged; the other tiles are free. A kept
// run is an open run that nothing else may use, so the first search, asked with
// the kept runs among the open ones, still gives a lower bound;
// only states that can end at the lowest cost are followed.
class Tidy {
public:
    // The cost of touching: sets first, then jokers from the rack.
    static constexpr int kPerSet = 4;

    enum class Result { kFewer, kNone, kGaveUp };

    // Looks for a plan that touches fewer than `touched` of the `former` sets, on a search
    // that was solved at `cost`; gives up after `budget` states.
    Result solve(Search& search, Cost cost, const Melds& former, int touched, long budget);

    const Plan& plan() const { return plan_; }
    std::uint64_t kept() const { return kept_; }  // former sets, by bit

private:
    struct Former {
        int low = 0, high = 0;
        bool run = false;
        int colour = 0;
        std::array<std::int8_t, kColours> at_low{};  // real tiles at its lowest number
        int jokers_at_low = 0;
        std::uint32_t jokers = 0;  // a run's joker positions, by number
    };
    struct Entry {
        std::uint64_t front, kept;
        std::uint32_t round;
        std::int16_t bound;
        bool exact;
        std::uint16_t keep;
        Choice choice;
    };

    int walk(const Point& at, std::uint64_t kept, Cost left, int limit);
    int follow(const Point& at, std::uint64_t kept, Cost left, int limit, std::uint64_t keep, int paid, Choice& best);
    std::uint64_t starting(int number, std::uint64_t subset) const;
    Entry& slot(std::uint64_t front, std::uint64_t kept);
    void grow();
    Result deepen(Cost cost, int touched);
    bool read_plan();

    Search* search_ = nullptr;
    std::vector<Former> former_;
    std::array<std::vector<int>, kNumbers + 1> by_low_;
    std::vector<Entry> table_;
    std::size_t used_ = 0;
    std::uint32_t round_ = 0;
    long points_ = 0, budget_ = 0;
    Plan plan_{};
    std::uint64_t kept_ = 0;
};

}  // namespace stolik
