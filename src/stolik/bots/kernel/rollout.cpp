#include "rollout.h"

#include <algorithm>
#include <bit>

#include "hands.h"
#include "opening.h"
#include "proposal.h"

namespace stolik::arena {

namespace {

constexpr int kLateTurns = 3;      // of each player before the bank ends, in which a rack can still be made smaller
constexpr int kSafeLead = 15;      // points by which the rack is smaller than all others, to draw without fear
constexpr int kFarBehind = 5;      // points by which it is larger than another, to lay a whole set
constexpr long kSolverWork = 20;   // the work of a call of the solver, compared with a turn without one
constexpr long kTimeOfWorld = 50;  // of a world besides its fits, in their search states
constexpr long kTimeOfState = 3;   // of the solver's search states, in those of a fit

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

void move(Counts& from, Counts& to, const Counts& tiles) {
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        from[kind] = static_cast<std::int8_t>(from[kind] - tiles[kind]);
        to[kind] = static_cast<std::int8_t>(to[kind] + tiles[kind]);
    }
}

}  // namespace

double utility(const Rules& rules, Stake stake, const Score& score, int seat) {
    constexpr double tie_break = 1e-4;
    const int most = *std::max_element(rules.big_points.begin(), rules.big_points.end());
    const SeatScore& own = score.seats[at(seat)];
    const double small = own.small / 100.0;
    stake = stake_under(rules, stake);
    if (stake == Stake::kWins) {
        const bool won = score.winners >> seat & 1;
        return (won ? 1.0 / std::popcount(score.winners) : 0) + tie_break * small;
    }
    // If all places are worth the same, only the small points count.
    if (stake == Stake::kPlaces && most) return static_cast<double>(own.big) / most + tie_break * small;
    return small;
}

void Rollout::begin(const World& world) {
    world_ = &world;
    racks_ = world.racks;
    sizes_ = known_.sizes;
    opened_ = known_.opened;
    closed_ = {};
    table_ = counts_of(known_.table);
    drawn_ = 0;
    next_ = known_.seat;
    passes_ = known_.passes;
    last_turns_ = known_.last_turns;
}

double Rollout::play(const World& world, const Counts& laid) {
    return utility(rules_, effort_.stake, finish(world, laid), known_.seat);
}

Score Rollout::finish(const World& world, const Counts& laid) {
    begin(world);
    time_ += kTimeOfWorld;
    if (count_all(laid))
        lay(laid);
    else
        draw_or_pass();
    next_ = (next_ + 1) % rules_.seats;
    while (!is_over()) take_turn();
    std::array<FinalSeat, kMostSeats> last{};
    for (std::size_t i = 0; i < at(rules_.seats); ++i) last[i] = {racks_[i], opened_[i], false, -1};
    return score_game(rules_, ending_, last, work_);
}

// As in stolik::arena::Game.
bool Rollout::is_over() {
    ending_ = Ending::kOut;
    if (std::any_of(sizes_.begin(), sizes_.begin() + rules_.seats, [](int size) { return !size; })) return true;
    ending_ = Ending::kExhausted;
    if (last_turns_ >= 0) return !last_turns_;
    if (drawn_ < world_->bank.size()) return false;
    if (rules_.exhaustion == Exhaustion::kOneMoreTurn) {
        last_turns_ = rules_.seats;
        return false;
    }
    return rules_.exhaustion == Exhaustion::kStop || passes_ >= rules_.seats;
}

void Rollout::take_turn() {
    ++spent_;
    if (last_turns_ >= 0) --last_turns_;
    if (!(opened_[at(next_)] ? goes_out() || lays() : opens())) draw_or_pass();
    next_ = (next_ + 1) % rules_.seats;
}

bool Rollout::lays() {
    const bool own = next_ == known_.seat;
    const bool holds = own || !world_->lays_all[at(next_)];
    const bool bank_empty = drawn_ == world_->bank.size();
    if (!holds || bank_empty || is_full(sizes_[at(next_)], effort_.hands)) return lays_most();
    return effort_.endgame > 0 && (own || world_->fights[at(next_)]) && fights();
}

// Near the end of the bank, lays a little instead of drawing. If the game stops with the last tile, the smallest rack
// wins; by then nearly all hidden tiles are on the racks, so their values are well known. Otherwise whoever takes the last
// tile also has the last turn, after the others have laid what they can: with as many tiles left as there are players, that
// is whoever lays one now.
bool Rollout::fights() {
    const int left = static_cast<int>(world_->bank.size() - drawn_);
    if (last_turns_ >= 0 || left > kLateTurns * rules_.seats) return false;
    if (rules_.exhaustion != Exhaustion::kStop) return left == rules_.seats && lays_one();
    int lowest = value_of((next_ + 1) % rules_.seats);
    for (int seat = 0; seat < rules_.seats; ++seat)
        if (seat != next_) lowest = std::min(lowest, value_of(seat));
    const int behind = value_of(next_) - lowest;
    return behind > -kSafeLead && ((behind > kFarBehind && lays_set()) || lays_one());
}

int Rollout::value_of(int seat) const {
    const Counts& rack = racks_[at(seat)];
    int value = rules_.joker_penalty * rack[kJoker];
    for (std::uint8_t kind = 0; kind < kJoker; ++kind) value += rack[kind] * number_of(kind);
    return value;
}

// The highest set of the rack: it helps the others less than as many single tiles.
bool Rollout::lays_set() {
    const Meld meld = highest_set(racks_[at(next_)]);
    if (!meld.size) return false;
    lay(counts_of({meld}));
    return true;
}

// The highest tile that fits alone.
bool Rollout::lays_one() {
    const Counts& rack = racks_[at(next_)];
    for (int number = kNumbers; number; --number)
        for (int colour = 0; colour < kColours; ++colour) {
            const std::uint8_t kind = kind_of(colour, number);
            if (!rack[kind]) continue;
            Counts one{}, all = table_;
            one[kind] = 1;
            ++all[kind];
            if (stranded(one, all, all[kJoker])) continue;
            ++spent_;
            if (!fits(all)) continue;
            lay(one);
            return true;
        }
    return false;
}

void Rollout::lay(const Counts& laid) {
    move(racks_[at(next_)], table_, laid);
    sizes_[at(next_)] -= count_all(laid);
    opened_[at(next_)] = true;
    passes_ = 0;
}

void Rollout::draw_or_pass() {
    if (drawn_ == world_->bank.size()) {
        ++passes_;
        return;
    }
    ++racks_[at(next_)][world_->bank[drawn_++]];
    ++sizes_[at(next_)];
    closed_[at(next_)] = false;
    passes_ = 0;
}

bool Rollout::fits(const Counts& tiles) {
    const bool found = fit_(tiles);
    time_ += fit_.time();
    if (effort_.endgame > 0) spent_ += fit_.points() / Fit::kTimeOfTurn;  // full racks and tables: some take as long as many turns
    return found;
}

bool Rollout::goes_out() {
    if (is_full(sizes_[at(next_)], effort_.hands)) return false;
    const Counts& rack = racks_[at(next_)];
    Counts all = table_;
    for (std::size_t kind = 0; kind < kKinds; ++kind) all[kind] = static_cast<std::int8_t>(all[kind] + rack[kind]);
    if (!fits(all)) return false;
    lay(Counts(rack));
    return true;
}

bool Rollout::opens() {
    bool& closed = closed_[at(next_)];
    if (closed) return false;
    const Counts& rack = racks_[at(next_)];
    const Melds sets = smallest_opening(rack, rules_.opening_points);
    closed = sets.empty();
    if (closed) return false;
    lay(counts_of(sets));
    return true;
}

// The most tiles that can be laid without jokers.
bool Rollout::lays_most() {
    Counts may = racks_[at(next_)];
    may[kJoker] = 0;
    Counts all = table_;
    for (std::size_t kind = 0; kind < kKinds; ++kind) all[kind] = static_cast<std::int8_t>(all[kind] + may[kind]);
    const std::uint64_t lost = stranded(may, all, all[kJoker]);
    bool any = false;
    for (std::size_t kind = 0; kind < kJoker; ++kind) {
        if (lost >> kind & 1) may[kind] = 0;
        any |= may[kind] > 0;
    }
    if (!any) return false;
    Request request;
    request.must = table_;
    request.may = may;
    spent_ += kSolverWork;
    const std::int64_t before = work_.ration.spent();
    const Found found = solve(request, work_);
    time_ += kTimeOfState * (work_.ration.spent() - before);
    if (!found.possible) return false;
    Counts laid = found.laid;
    for (std::size_t kind = 0; kind < kKinds; ++kind) laid[kind] = static_cast<std::int8_t>(laid[kind] - table_[kind]);
    if (!count_all(laid)) return false;
    lay(laid);
    return true;
}

}  // namespace stolik::arena
