// Answers requests: the cost first, then the arrangement that disturbs least.
#pragma once

#include "race.h"
#include "ration.h"
#include "request.h"
#include "tidy.h"

namespace stolik {

// Memory that one thread reuses from request to request. A request is answered even where the ration is spent; who
// asks many looks at it in between.
struct Workspace {
    Race race;
    Search lock;
    Tidy tidy;
    Ration ration;
};

// What is wrong with a request, if anything.
Fault check(const Request& request, int& offender);

// The answer; checks the request first. With a ration, sets with jokers stay as they lie where I-11 forbids the best.
Found solve(const Request& request, Workspace& work);

// Tiles not yet decided on: those that must lie, the table's among them, and those that may.
struct Pool {
    Counts must{}, may{};
};
Pool pool_of(const Request& request);
Problem problem_of(const Request& request, const Pool& pool);

// Makes the problem prefer, among plays of equal worth, those with fewer jokers from the rack.
void spare_jokers_where_equal(Problem& problem);

// Takes a set out of the pool: the table's tiles first, since those must all lie; false where it is short.
bool take(Pool& pool, const Meld& meld);

// Lays the optimum just searched out, touching as little of `former` as it can; false
// where a joker that stayed over finds no place.
bool arrange(const Request& request, const Melds& former, const Pool& pool, Cost cost, Workspace& work, Found& found);

}  // namespace stolik
