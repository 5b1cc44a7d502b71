// Duplicate deals of one player against others of one kind: how strong a generation is.
#pragma once

#include "game.h"
#include "seats.h"

namespace stolik::training {

struct Tally {
    std::size_t deals = 0;
    double sum = 0, squares = 0;  // of the hero's win share by deal, all rotations together
    double small = 0;
    double gain = 0, gain_squares = 0;  // utility above the others' mean, by deal
    Times times;  // of the hero's decisions

    void add(const Tally& other);
    double error() const { return error_of(sum, squares); }  // standard error of the win share
    double gain_error() const { return error_of(gain, gain_squares); }

private:
    double error_of(double all, double all_squares) const;
};

class Match {
public:
    Match(const Policy& hero, const Policy& other, int hands) : hero_(hero), other_(other), effort_(effort_without_search(hands)) {}

    // The hero in each chair in turn.
    void play(const Table& table, std::uint64_t seed, Workspace& work, Tally& tally);

private:
    const Policy &hero_, &other_;
    Effort effort_;
    Reporter reporter_;
};

}  // namespace stolik::training
