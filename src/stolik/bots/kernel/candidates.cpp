#include "candidates.h"

#include <algorithm>

#include "hands.h"
#include "opening.h"
#include "plays.h"

namespace stolik::arena {

namespace {

constexpr int kLargest = 4;  // plays with the most tiles
constexpr int kSetTurns = 4;  // of each player, if the game stops with the bank: then a set of the rack is worth a look
constexpr int kSingles = 6;  // plays of one tile, if there is little time

// Collects plays that lay different tiles and respect the limit of touched tiles.
class Gathering {
public:
    Gathering(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work)
        : rules_(rules), effort_(effort), work_(work),
          before_{known.table, known.rack, known.opened[static_cast<std::size_t>(known.seat)], known.bank} {}

    const Position& before() const { return before_; }
    Candidates& found() { return found_; }

    Request request() const { return request_for(rules_, before_, effort_.patience); }

    // The index of the play, new or known; none if it touches too many tiles.
    int offer(Proposal proposal) {
        if (proposal.laid && effort_.hands && tiles_touched(before_.table, proposal.table) > effort_.hands) return -1;
        const Counts left = left_after(before_, proposal.table);
        for (std::size_t i = 0; i < lefts_.size(); ++i)
            if (lefts_[i] == left) return static_cast<int>(i);
        if (is_full()) return -1;
        lefts_.push_back(left);
        found_.all.push_back(std::move(proposal));
        return static_cast<int>(lefts_.size()) - 1;
    }
    int offer(const Found& found) { return found.possible ? offer(proposal_of(before_, found)) : -1; }

    // The most tiles, or as many as may be touched.
    int offer_most(bool keep_jokers) {
        const int most = offer(most_tiles(rules_, before_, keep_jokers, effort_.patience, work_));
        return most >= 0 ? most : offer(play_within(rules_, before_, effort_.hands, keep_jokers, effort_.patience, work_));
    }
    int offer_loose() { return offer(loose_tiles(rules_, before_, effort_.patience, work_)); }
    int offer_opening() { return offer(small_opening(rules_, before_)); }

    // The highest set of the rack's own tiles.
    int offer_set() {
        const Meld meld = highest_set(before_.rack);
        if (!meld.size) return -1;
        Proposal proposal{before_.table, meld.size};
        proposal.table.push_back(meld);
        return offer(std::move(proposal));
    }

    // The play that leaves the least on the rack, jokers at their penalty: for the last turn.
    int offer_cheapest() {
        Request wanted = request();
        wanted.may = before_.rack;
        wanted.goal = Goal::kRack;
        wanted.joker_penalty = rules_.joker_penalty;
        return offer(solve(wanted, work_));
    }

    // One tile alone, for each tile of the rack.
    void offer_singles() {
        for (std::size_t kind = 0; kind < kJoker && !is_done(); ++kind) offer_single(kind);
    }
    // Some of them, the highest numbers first.
    void offer_some_singles() {
        int offered = 0;
        for (std::size_t i = 0; i < kJoker && offered < kSingles && !is_done(); ++i)
            offered += offer_single(i % kColours * kNumbers + kNumbers - 1 - i / kColours) >= 0;
    }
    int offer_single(std::size_t kind) {
        if (!before_.rack[kind]) return -1;
        Request wanted = request();
        wanted.must[kind] = 1;
        return offer(solve(wanted, work_));
    }

    void offer_largest() {
        if (is_done()) return;
        Counts may = before_.rack;
        may[kJoker] = 0;
        const Beside beside(rules_, before_);
        Plays plays(request_for(rules_, beside.position(), effort_.patience), may, work_);
        for (int i = 0; i < kLargest && !is_done() && plays.advance(); ++i) offer(beside.whole(plays.lay()));
    }

    bool can_go_out() {
        Request wanted = request();
        wanted.must = before_.rack;
        return offer(solve(wanted, work_)) >= 0;
    }

private:
    bool is_full() const { return found_.all.size() >= static_cast<std::size_t>(effort_.plays); }
    bool is_done() const { return is_full() || work_.ration.is_spent(); }

    const Rules& rules_;
    const Effort& effort_;
    Workspace& work_;
    Position before_;
    Candidates found_;
    std::vector<Counts> lefts_;
};

// Limits the solver's work unless the caller has.
class Limited {
public:
    Limited(Ration& ration, long points) : ration_(ration), sets_(points && !ration.is_limited()) {
        if (sets_) ration_.add(points);
    }
    ~Limited() {
        if (sets_) ration_.lift();
    }
    Limited(const Limited&) = delete;
    Limited& operator=(const Limited&) = delete;

private:
    Ration& ration_;
    bool sets_;
};

}  // namespace

Candidates candidates(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work) {
    Gathering gathering(rules, known, effort, work);
    if (gathering.can_go_out()) return std::move(gathering.found());
    const Limited limited(work.ration, effort.points);
    const Position& before = gathering.before();
    int simple = gathering.offer(Proposal{before.table});
    if (!before.opened) {
        simple = std::max(simple, gathering.offer_opening());
        if (!known.bank) simple = std::max(simple, gathering.offer_most(true));
    } else {
        const bool lays = !known.bank || is_full(count_all(before.rack), effort.hands);
        if (const int most = gathering.offer_most(true); lays && most >= 0) simple = most;
        gathering.offer_loose();
    }
    gathering.offer_most(false);
    const bool stops = effort.endgame > 0 && rules.exhaustion == Exhaustion::kStop && before.opened;
    if (stops && known.bank <= kSetTurns * rules.seats) gathering.offer_set();
    if (!known.bank || known.last_turns >= 0 || (stops && known.bank <= rules.seats)) gathering.offer_cheapest();
    // If there is little time, the plays that are found fast come first.
    if (before.opened && work.ration.is_limited()) gathering.offer_some_singles();
    gathering.offer_largest();
    if (before.opened) gathering.offer_singles();
    gathering.found().simple = static_cast<std::size_t>(std::max(0, simple));
    return std::move(gathering.found());
}

}  // namespace stolik::arena
