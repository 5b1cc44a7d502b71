// Worlds: what the others and the bank may hold, given all that a seat has seen.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "fit.h"
#include "knowledge.h"
#include "random.h"

namespace stolik::arena {

class Worlds {
public:
    // With `weighted` off every deal of the unseen tiles is equally likely, and everybody holds back;
    // with `all_hold` everybody holds back, whatever they did.
    Worlds(const Rules& rules, const Knowledge& known, bool weighted, bool all_hold = false);

    World sample(Random& random);

    // How likely a player of that kind, holding this rack, would have done what the seat did; at most 1.
    double weight(int seat, const Counts& rack, bool lays_all);
    // The same whatever kind of player it is.
    double weight(int seat, const Counts& rack);

private:
    double weight_closed(const Counts& rack);
    double weight_laying(int seat, const Counts& rack) const;
    double weight_holding(int seat, const Counts& rack);

    const Rules& rules_;
    const Knowledge& known_;
    bool weighted_;
    std::vector<std::uint8_t> unseen_;
    std::array<double, kMostSeats> lays_all_{};
    std::array<std::uint64_t, kMostSeats> could_lay_{};  // kinds that would have fitted alone after the last turn
    Fit fit_;
};

}  // namespace stolik::arena
