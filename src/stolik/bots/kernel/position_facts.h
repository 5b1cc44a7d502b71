// The network's input for a position after a move: only what the seat that moved may know.
#pragma once

#include <array>
#include <cstdint>

#include "fit.h"
#include "knowledge.h"
#include "proposal.h"

namespace stolik::arena {

constexpr std::size_t kFacts = 73;

struct Features {
    Counts rack{}, table{};
    std::array<std::uint8_t, kFacts> facts{};  // shares of one, in steps of 1/255
};

class Reporter {
public:
    // The position after this play; a play that lays nothing draws, or passes if the bank is empty.
    Features after(const Rules& rules, const Knowledge& known, const Proposal& play, int hands, Workspace& work);

private:
    double next_tile_ends(const Features& position);

    Fit fit_;
    Counts asked_{};  // last
    double answer_ = 0;
};

}  // namespace stolik::arena
