#include "race.h"

namespace stolik {

namespace {

constexpr std::int64_t kFirstTurn = 64;

}  // namespace

void Race::start(const Problem& problem) {
    up_problem_ = problem;
    up_.start(up_problem_);
    down_started_ = false;
}

Cost Race::solve(Cost budget) {
    // The value of an opening is counted from 1 up.
    if (up_problem_.threshold) {
        winner_ = &up_;
        return up_.solve(budget);
    }
    for (std::int64_t turn = kFirstTurn;; turn *= 2) {
        for (Search* search : {&up_, &down_}) {
            if (search == &down_ && !down_started_) {
                down_problem_ = up_problem_.mirror();
                down_.start(down_problem_);
                down_started_ = true;
            }
            search->set_limit(search->nodes() + turn);
            const Cost found = search->solve(budget);
            if (search->gave_up()) continue;
            search->set_limit(Search::kNoLimit);
            winner_ = search;
            return found;
        }
    }
}

}  // namespace stolik
