// Games of learners, written down as positions after their moves with what each game came to.
#pragma once

#include <cstdio>
#include <optional>

#include "game.h"
#include "random.h"
#include "seats.h"

namespace stolik::training {

// As train.py reads it: rack and table by kind, the facts, then win share, share of big points and small points.
struct Sample {
    Features after;
    std::array<float, 3> came_to{};
};

struct School {
    std::vector<Table> tables;
    Policy learner;
    std::vector<Policy> partners;  // earlier generations
};

class SelfPlay {
public:
    SelfPlay(const School& school, std::FILE* file) : school_(school), file_(file) {}

    // One deal: a game, and games that leave it at some move for another play.
    void play(std::uint64_t seed, Workspace& work);

    std::size_t games() const { return games_; }
    std::size_t samples() const { return samples_; }

private:
    class Pupil;
    struct Decision {
        int seat;
        Knowledge known;
        Counts left;
    };

    void seat_all(Random& random);
    void play_once(std::uint64_t seed, Workspace& work);
    void branch(std::uint64_t seed, Random& random, Workspace& work);
    std::vector<Proposal> others(const Decision& decision, Workspace& work) const;
    Proposal decide(int seat, const Knowledge& known, Workspace& work);
    void write(const Score& score);

    const School& school_;
    std::FILE* file_;
    Reporter reporter_;
    std::size_t games_ = 0, samples_ = 0;

    const Table* table_ = nullptr;
    Effort effort_;
    std::array<const Policy*, kMostSeats> policies_{};
    std::array<int, kMostSeats> wild_until_{};  // calls before which a learner often plays anything
    std::optional<Random> whims_;
    std::vector<Proposal> script_;     // of all seats, followed before anybody thinks
    std::vector<Decision> decisions_;  // of learners, by call; those of fixed bots have seat -1
    std::vector<Proposal> played_;     // by call
    std::array<std::vector<Features>, kMostSeats> seen_;
    bool branching_ = false;
};

}  // namespace stolik::training
