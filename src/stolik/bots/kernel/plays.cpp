#include "plays.h"

#include <algorithm>

namespace stolik::arena {

Plays::Plays(const Request& base, const Counts& may, Workspace& work)
    : request_(base), patience_(base.patience), work_(work) {
    offer(Counts{}, may);
}

void Plays::offer(const Counts& must, const Counts& may) {
    if (work_.ration.is_spent()) return;
    request_.must = must;
    request_.may = may;
    request_.patience = 0;
    const Found found = solve(request_, work_);
    if (!found.possible) return;
    Box box{0, 0, order_++, must, may, found.laid};
    for (std::uint8_t kind = 0; kind < kKinds; ++kind) {
        box.tiles += found.laid[kind];
        if (kind != kJoker) box.points += found.laid[kind] * number_of(kind);
    }
    boxes_.push(box);
}

// The rest of a box without its best play, as boxes that differ in one kind after the other.
void Plays::cut(const Box& box) {
    Counts must = box.must, later = box.may;
    for (std::uint8_t kind = 0; kind < kKinds; ++kind) {
        const std::int8_t most = box.may[kind];
        if (!most) continue;
        const auto laid = static_cast<std::int8_t>(box.best[kind] - box.must[kind]);
        later[kind] = 0;
        if (laid) {
            Counts fewer = later;
            fewer[kind] = static_cast<std::int8_t>(laid - 1);
            offer(must, fewer);
        }
        if (laid < most) {
            Counts more = must, rest = later;
            more[kind] = static_cast<std::int8_t>(more[kind] + laid + 1);
            rest[kind] = static_cast<std::int8_t>(most - laid - 1);
            offer(more, rest);
        }
        must[kind] = static_cast<std::int8_t>(must[kind] + laid);
    }
}

bool Plays::advance() {
    do {
        if (head_) cut(*head_);
        head_.reset();
        if (boxes_.empty() || work_.ration.is_spent()) return false;
        head_ = boxes_.top();
        boxes_.pop();
    } while (!head_->tiles);
    return true;
}

Found Plays::lay() {
    request_.must = head_->best;
    request_.may = Counts{};
    request_.patience = patience_;
    return solve(request_, work_);
}

}  // namespace stolik::arena
