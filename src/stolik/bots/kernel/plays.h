// All plays of a position, best first: every distinct choice of rack tiles that can be laid. Twin of stolik.solver.plays.
#pragma once

#include <optional>
#include <queue>
#include <vector>

#include "solve.h"

namespace stolik::arena {

class Plays {
public:
    // `base` has the table and the goal; its `must` and `may` are ignored.
    Plays(const Request& base, const Counts& may, Workspace& work);

    // Moves to the next choice; false if none is left, or the ration is used up.
    bool advance();
    int tiles() const { return head_->tiles; }
    // The choice, arranged with the patience of `base`.
    Found lay();

private:
    // Plays that lay all of `must` and any of `may`, with the best of them first.
    struct Box {
        int tiles, points, order;
        Counts must, may, best;
        bool operator<(const Box& other) const {
            if (tiles != other.tiles) return tiles < other.tiles;
            return points != other.points ? points < other.points : order > other.order;
        }
    };

    void offer(const Counts& must, const Counts& may);
    void cut(const Box& box);

    Request request_;
    long patience_;
    Workspace& work_;
    std::priority_queue<Box> boxes_;
    std::optional<Box> head_;  // not yet cut
    int order_ = 0;
};

}  // namespace stolik::arena
