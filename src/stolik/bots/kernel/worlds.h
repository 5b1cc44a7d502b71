// Worlds: what the others and the bank may hold, given everything a seat has seen.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "fit.h"
#include "knowledge.h"
#include "random.h"

namespace stolik::arena {

class Worlds {
public:
    // Without `weighted` every deal of the unseen tiles is equally likely, and everybody holds back. `laying` is the
    // probability that another player lays all that fits; without it, it is estimated from what they did.
    Worlds(const Rules& rules, const Knowledge& known, bool weighted, std::optional<double> laying = {});

    World sample(Random& random);
    // The probability that a player who holds back fights for the end of the bank.
    void let_fight(double share) { fights_ = share; }

    // The time it took in all, in search states of a fit; the same on every machine.
    std::int64_t time() const { return time_; }

    // How likely a player of that kind with this rack would have acted as the seat did; at most 1.
    double weight(int seat, const Counts& rack, bool lays_all);
    // The same, averaged over the kinds of player.
    double weight(int seat, const Counts& rack);

private:
    bool fits(const Counts& tiles);
    bool can_open(const Counts& rack);
    double weight_closed(const Counts& rack);
    double weight_laying(int seat, const Counts& rack) const;
    double weight_holding(int seat, const Counts& rack);

    const Rules& rules_;
    const Knowledge& known_;
    bool weighted_;
    double fights_ = 0;
    std::vector<std::uint8_t> unseen_;
    std::array<double, kMostSeats> lays_all_{};
    std::array<std::uint64_t, kMostSeats> could_lay_{};  // kinds that would have fitted alone after the last turn
    Fit fit_;
    std::int64_t time_ = 0;
};

}  // namespace stolik::arena
