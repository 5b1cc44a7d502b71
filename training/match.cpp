#include "match.h"

#include <bit>
#include <cmath>

#include "rollout.h"

namespace stolik::training {

namespace {

class Player : public Thinker {
public:
    Player(const Policy& policy, const Effort& effort, Reporter& reporter)
        : policy_(policy), effort_(effort), reporter_(reporter) {}
    Thought think(const Rules& rules, const Knowledge& known, Workspace& work) override {
        return {policy_.choose(rules, known, effort_, reporter_, work, false).play};
    }

private:
    const Policy& policy_;
    const Effort& effort_;
    Reporter& reporter_;
};

// By how much the seat has more than the others of what the rules count: big points, or small ones where there are none.
double gain_of(const Rules& rules, const Score& score, int chair) {
    double gain = 0;
    for (int seat = 0; seat < rules.seats; ++seat)
        gain += utility(rules, Stake::kPlaces, score, seat) * (seat == chair ? 1.0 : -1.0 / (rules.seats - 1));
    return gain;
}

}  // namespace

void Tally::add(const Tally& tally) {
    deals += tally.deals;
    sum += tally.sum;
    squares += tally.squares;
    small += tally.small;
    gain += tally.gain;
    gain_squares += tally.gain_squares;
    times.add(tally.times);
}

double Tally::error_of(double all, double all_squares) const {
    const auto n = static_cast<double>(deals);
    const double mean = all / n;
    return deals < 2 ? 1 : std::sqrt(std::max(0.0, (all_squares / n - mean * mean) / (n - 1)));
}

void Match::play(const Table& table, std::uint64_t seed, Workspace& work, Tally& tally) {
    const Digest digest = sha256(reinterpret_cast<const std::uint8_t*>(&seed), sizeof seed);
    Decks decks(digest.data());
    Player hero(hero_, effort_, reporter_), other(other_, effort_, reporter_);
    double wins = 0, gain = 0;
    for (int chair = 0; chair < table.rules.seats; ++chair) {
        std::vector<Bot> bots;
        for (int seat = 0; seat < table.rules.seats; ++seat) {
            bots.emplace_back(Level::kLurker, seed % 1'000'000'007 + static_cast<unsigned>(seat), effort_.patience, effort_.hands);
            bots.back().follow(seat == chair ? hero : other);
        }
        const Score score = Game(table.rules, decks, bots, work, nullptr).play().score;
        if (score.winners >> chair & 1) wins += 1.0 / std::popcount(score.winners);
        tally.small += score.seats[static_cast<std::size_t>(chair)].small / static_cast<double>(table.rules.seats);
        gain += gain_of(table.rules, score, chair) / table.rules.seats;
        tally.times.add(bots[static_cast<std::size_t>(chair)].times());
    }
    wins /= table.rules.seats;
    ++tally.deals;
    tally.sum += wins;
    tally.squares += wins * wins;
    tally.gain += gain;
    tally.gain_squares += gain * gain;
}

}  // namespace stolik::training
