// Answers requests: the cost first, then the arrangement that disturbs least.
#pragma once

#include "request.h"
#include "search.h"
#include "tidy.h"

namespace stolik {

// Memory that one thread reuses from request to request.
struct Workspace {
    Search search;
    Tidy tidy;
};

// Points the least-disturbance search may visit before it settles for what it has.
constexpr long kTidyBudget = 20000;

// What is wrong with a request, if anything.
Fault check(const Request& request, int& offender);

// The answer; checks the request first.
Found solve(const Request& request, Workspace& work);

// Tiles not yet decided on: those that must lie, the table's among them, and those that may.
struct Pool {
    Counts must{}, may{};
};
Pool pool_of(const Request& request);
Problem problem_of(const Request& request, const Pool& pool);

// Lays the optimum just searched out, touching as little of `former` as it can.
void arrange(const Request& request, const Melds& former, Cost cost, Workspace& work, Found& found);

}  // namespace stolik
