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
    lays_ = 0;
    stuck_.fill(-1);
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
    stuck_[at(next_)] = -1;  // more than one tile may come before it lays again
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
            if (!fits(all, on_table_)) continue;
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
    ++lays_;
}

void Rollout::draw_or_pass() {
    if (drawn_ == world_->bank.size()) {
        ++passes_;
        return;
    }
    newest_[at(next_)] = world_->bank[drawn_++];
    ++racks_[at(next_)][newest_[at(next_)]];
    ++sizes_[at(next_)];
    closed_[at(next_)] = false;
    passes_ = 0;
}

bool Rollout::fits(const Counts& tiles, Fit& fit) {
    const bool found = fit(tiles);
    time_ += fit.time();
    if (effort_.endgame > 0) spent_ += fit.points() / Fit::kTimeOfTurn;  // full racks and tables: some take as long as many turns
    return found;
}

bool Rollout::goes_out() {
    if (is_full(sizes_[at(next_)], effort_.hands)) return false;
    const Counts& rack = racks_[at(next_)];
    Counts all = table_;
    for (std::size_t kind = 0; kind < kKinds; ++kind) all[kind] = static_cast<std::int8_t>(all[kind] + rack[kind]);
    if (!fits(all, with_table_[at(next_)])) return false;
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

// The most of these tiles, if any can be laid. That the table can stay as it is, is known: only better answers are looked for.
std::optional<Counts> Rollout::most_of(const Counts& may) {
    Problem problem = problem_of({}, {table_, may});
    problem.spare_jokers = problem.jokers;
    Cost nothing = 0;
    for (std::uint8_t kind = 0; kind < kJoker; ++kind) nothing += may[kind] * problem.left_cost[static_cast<std::size_t>(number_of(kind))];
    work_.race.start(problem);
    const Cost least = work_.race.solve(nothing - 1);
    const std::int64_t states = Ration::kPerRequest + work_.race.visited();
    work_.ration.spend(states);
    time_ += kTimeOfState * states;
    if (least >= nothing) return std::nullopt;
    const Plan plan = work_.race.winner().plan();
    Counts laid{};
    for (std::uint8_t kind = 0; kind < kJoker; ++kind) {
        const stolik::Choice& choice = plan[static_cast<std::size_t>(number_of(kind))];
        const auto colour = static_cast<std::size_t>(colour_of(kind));
        laid[kind] = static_cast<std::int8_t>(choice.in_groups[colour] + choice.in_runs[colour] - table_[kind]);
    }
    return laid;
}

// The most tiles that can be laid without jokers. What is left then cannot be laid either, until the table changes or the
// next tile helps.
bool Rollout::lays_most() {
    Counts may = racks_[at(next_)];
    may[kJoker] = 0;
    const bool was_stuck = stuck_[at(next_)] == lays_;
    stuck_[at(next_)] = lays_;
    if (was_stuck && !may[newest_[at(next_)]]) return false;
    Counts all = table_;
    for (std::size_t kind = 0; kind < kKinds; ++kind) all[kind] = static_cast<std::int8_t>(all[kind] + may[kind]);
    const std::uint64_t lost = stranded(may, all, all[kJoker]);
    if (was_stuck && lost >> newest_[at(next_)] & 1) return false;
    bool any = false;
    for (std::size_t kind = 0; kind < kJoker; ++kind) {
        if (lost >> kind & 1) may[kind] = 0;
        any |= may[kind] > 0;
    }
    if (!any) return false;
    spent_ += kSolverWork;
    const std::optional<Counts> laid = most_of(may);
    if (!laid) return false;
    lay(*laid);
    stuck_[at(next_)] = lays_;
    return true;
}

}  // namespace stolik::arena
