// Answers requests: first the cost, then the arrangement that disturbs least.
#pragma once

#include <algorithm>
#include <array>

#include "race.h"
#include "ration.h"
#include "request.h"
#include "tidy.h"

namespace stolik {

// Undecided tiles: those that must be laid, including the table's, and those that may.
struct Pool {
    Counts must{}, may{};

    bool operator==(const Pool&) const = default;
};

// Pools of which nothing more can be laid, from the last answers: whoever passes, or played while the others drew,
// asks the same again. Not for callers with a ration, whose work must not depend on earlier questions.
class Stuck {
public:
    bool holds(const Pool& pool) const { return std::find(last_.begin(), last_.end(), pool) != last_.end(); }
    void add(const Pool& pool) { last_[next_++ % last_.size()] = pool; }

private:
    std::array<Pool, 8> last_;
    std::size_t next_ = 0;
};

// Memory that a thread reuses for all requests. A request is answered even if the ration is used up; callers with
// many requests check it in between.
struct Workspace {
    Race race;
    Search lock;
    Tidy tidy;
    Ration ration;
    Stuck stuck;
};

// The fault of a request, if any.
Fault check(const Request& request, int& offender);

// The answer; checks the request first. With a ration, sets with jokers stay unchanged if I-11 forbids the best.
Found solve(const Request& request, Workspace& work);

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
