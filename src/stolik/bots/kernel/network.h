// The value network: what a position after a move is worth, learned from self-play (docs/training.md).
#pragma once

#include <span>
#include <vector>

#include "mind.h"
#include "position_facts.h"

namespace stolik::arena {

// The expected result of a game from a position, for the seat that moved.
struct Worth {
    double win = 0;    // share of the win
    double big = 0;    // big points as a share of the most possible; the win if the rules give none
    double small = 0;  // small points, in hundreds
};

class Network {
public:
    // A file as training writes it: "STNN", version, number of layers, sizes of all layers (32-bit, little endian),
    // then of each layer the weights by input and the biases, in 16-bit floats.
    explicit Network(std::span<const std::uint8_t> file);

    Worth operator()(const Features& position) const;

private:
    struct Layer {
        std::size_t inputs = 0, outputs = 0;
        std::vector<float> weights, biases;  // weights input by input
    };

    std::vector<Layer> layers_;
};

// The value for a player with this stake; twin of the utility of a score in rollouts.
double utility(const Rules& rules, Stake stake, const Worth& worth);
// A share of a win in units of utility. Small points, in hundreds, are ten times as uncertain.
double in_utility(const Rules& rules, Stake stake, double share);

}  // namespace stolik::arena
