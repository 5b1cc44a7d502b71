// Two searches of one problem, from 1 up and from 13 down, until the first is done.
#pragma once

#include "search.h"

namespace stolik {

// The cost of a search depends on which end the hard part is at, which is not known
// beforehand. Taking turns costs at most a small multiple of the faster
// one; positions are rarely hard from both ends.
class Race {
public:
    void start(const Problem& problem);

    // As Search::solve(), by whichever search is done first.
    Cost solve(Cost budget = kImpossible - 1);

    Search& winner() { return *winner_; }
    // Search states that both searches have visited since start().
    std::int64_t visited() const { return up_.nodes() + (down_started_ ? down_.nodes() : 0); }
    const Problem& problem() const { return up_problem_; }

private:
    Problem up_problem_, down_problem_;
    Search up_, down_;
    Search* winner_ = &up_;
    bool down_started_ = false;
};

}  // namespace stolik
