// Answers requests: first the cost, then the arrangement that disturbs least.
#pragma once

#include "race.h"
#include "ration.h"
#include "request.h"
#include "tidy.h"

namespace stolik {

// Memory that a thread reuses for all requests. A request is answered even if the ration is used up; callers with
// many requests check it in between.
struct Workspace {
    Race race;
    Search lock;
    Tidy tidy;
    Ration ration;
};

// The fault of a request, if any.
Fault check(const Request& request, int& offender);

// The answer; checks the request first. With a ration, sets with jokers stay unchanged if I-11 forbids the best.
Found solve(const Request& request, Workspace& work);

// Undecided tiles: those that must be laid, including the table's, and those that may.
struct Pool {
    Counts must{}, may{};
};
Pool pool_of(const Request& request);
Problem problem_of(const Request& request, const Pool& pool);

// Makes the problem prefer, among plays of equal value, those with fewer jokers from the rack.
void spare_jokers_where_equal(Problem& problem);

// Takes a set out of the pool: the table's tiles first, since those must all be laid; false if it lacks tiles.
bool take(Pool& pool, const Meld& meld);

// Lays out the solution just found, touching as little of `former` as possible; false
// if there is no place for a leftover joker.
bool arrange(const Request& request, const Melds& former, const Pool& pool, Cost cost, Workspace& work, Found& found);

}  // namespace stolik
