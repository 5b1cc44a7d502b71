#include "network.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace stolik::arena {

namespace {

constexpr std::size_t kInputs = 4 * kKinds + kFacts;
constexpr std::size_t kOutputs = 3;
constexpr std::size_t kMostNeurons = 1024, kMostLayers = 8;
constexpr std::uint32_t kVersion = 1;

class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> file) : file_(file) {}

    template <class Number>
    Number next() {
        if (at_ + sizeof(Number) > file_.size()) throw std::invalid_argument("the network's file is too short");
        Number number;
        std::memcpy(&number, file_.data() + at_, sizeof number);
        at_ += sizeof number;
        return number;
    }
    // IEEE 754 binary16.
    float next_half() {
        const auto bits = next<std::uint16_t>();
        const int exponent = bits >> 10 & 31, fraction = bits & 1023;
        if (exponent == 31) throw std::invalid_argument("a weight of the network is not a number");
        const float size = exponent ? std::ldexp(static_cast<float>(1024 + fraction), exponent - 25)
                                    : std::ldexp(static_cast<float>(fraction), -24);
        return bits >> 15 ? -size : size;
    }
    bool at_end() const { return at_ == file_.size(); }

private:
    std::span<const std::uint8_t> file_;
    std::size_t at_ = 0;
};

double share_of(double logit) { return 1 / (1 + std::exp(-logit)); }

// Whether only small points count: by the stake, or because the rules give no big ones.
bool is_for_small(const Rules& rules, Stake stake) {
    stake = stake_under(rules, stake);
    return stake == Stake::kSmall || (stake == Stake::kPlaces && rules.big_points[0] <= 0);
}

}  // namespace

Network::Network(std::span<const std::uint8_t> file) {
    Reader reader(file);
    for (const char letter : {'S', 'T', 'N', 'N'})
        if (reader.next<char>() != letter) throw std::invalid_argument("this is not a network's file");
    if (reader.next<std::uint32_t>() != kVersion) throw std::invalid_argument("the network has another version");
    layers_.resize(reader.next<std::uint32_t>());
    if (layers_.empty() || layers_.size() > kMostLayers) throw std::invalid_argument("too many layers, or none");
    std::size_t before = reader.next<std::uint32_t>();
    if (before != kInputs) throw std::invalid_argument("the network takes other features");
    for (Layer& layer : layers_) {
        layer.inputs = before;
        layer.outputs = before = reader.next<std::uint32_t>();
        if (!before || before > kMostNeurons) throw std::invalid_argument("a layer is too large, or empty");
    }
    if (before != kOutputs) throw std::invalid_argument("the network answers something else");
    for (Layer& layer : layers_) {
        layer.weights.resize(layer.inputs * layer.outputs);
        layer.biases.resize(layer.outputs);
        for (float& weight : layer.weights) weight = reader.next_half();
        for (float& bias : layer.biases) bias = reader.next_half();
    }
    if (!reader.at_end()) throw std::invalid_argument("the network's file is too long");
}

Worth Network::operator()(const Features& position) const {
    // By kind: at least one, and both; first of the rack, then of the table. Then the facts.
    std::array<float, kMostNeurons> one, other;
    float *here = one.data(), *next = other.data();
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        here[kind] = position.rack[kind] >= 1;
        here[kKinds + kind] = position.rack[kind] >= 2;
        here[2 * kKinds + kind] = position.table[kind] >= 1;
        here[3 * kKinds + kind] = position.table[kind] >= 2;
    }
    for (std::size_t fact = 0; fact < kFacts; ++fact)
        here[4 * kKinds + fact] = static_cast<float>(position.facts[fact]) / 255;
    for (std::size_t i = 0; i < layers_.size(); ++i) {
        const Layer& layer = layers_[i];
        std::copy(layer.biases.begin(), layer.biases.end(), next);
        for (std::size_t input = 0; input < layer.inputs; ++input) {
            const float value = here[input];
            if (value == 0) continue;  // most are
            const float* weights = layer.weights.data() + input * layer.outputs;
            for (std::size_t output = 0; output < layer.outputs; ++output) next[output] += value * weights[output];
        }
        if (i + 1 < layers_.size())
            for (std::size_t output = 0; output < layer.outputs; ++output) next[output] = std::max(0.0f, next[output]);
        std::swap(here, next);
    }
    return {share_of(here[0]), share_of(here[1]), here[2]};
}

double utility(const Rules& rules, Stake stake, const Worth& worth) {
    constexpr double tie_break = 1e-4;
    if (is_for_small(rules, stake)) return worth.small;
    return (stake_under(rules, stake) == Stake::kWins ? worth.win : worth.big) + tie_break * worth.small;
}

double in_utility(const Rules& rules, Stake stake, double share) { return is_for_small(rules, stake) ? 10 * share : share; }

}  // namespace stolik::arena
