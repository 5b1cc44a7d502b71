#include "judgement.h"

#include <algorithm>

#include "candidates.h"
#include "random.h"

namespace stolik::arena {

namespace {

constexpr int kLooks = 24;  // worlds in which the last play of a game is scored

// The allowed work, in three parts: to find the lurker's play, to find others, and to judge all of them.
class Thirds {
public:
    Thirds(Ration& ration, long points) : ration_(ration), third_(points / 3) { ration_.lift(); }
    ~Thirds() { ration_.lift(); }
    void add() {
        if (third_) ration_.add(third_);
    }
    Judged spend(Judged judged) const {
        judged.points = ration_.spent();
        return judged;
    }

private:
    Ration& ration_;
    long third_;
};

}  // namespace

Effort effort_without_search(int hands, long patience) {
    Effort effort;
    effort.plays = 16;
    effort.points = 6000;  // some 6 ms
    effort.hands = hands;
    effort.patience = patience;
    return effort;
}

Proposal lurker_play(const Rules& rules, const Knowledge& known, const Effort& effort, Workspace& work) {
    const Position before{known.table, known.rack, known.opened[static_cast<std::size_t>(known.seat)], known.bank};
    return Bot(Level::kLurker, 0, effort.patience, effort.hands).propose(rules, before, work);
}

Judged judge_plays(const Rules& rules, const Knowledge& known, const Effort& effort, const Network& network, double margin,
                   Reporter& reporter, Workspace& work) {
    Thirds thirds(work.ration, effort.points);
    thirds.add();
    Proposal simple = lurker_play(rules, known, effort, work);
    if (simple.laid == count_all(known.rack)) return thirds.spend({std::move(simple), {}, true});
    const Position before{known.table, known.rack, known.opened[static_cast<std::size_t>(known.seat)], known.bank};
    if (!known.last_turns) {
        // Nobody moves after this turn: scoring each play in a few worlds is better than estimating it.
        thirds.add();
        Effort look = effort;
        // For players who have not opened, the score asks whether they could have: that takes longer than all the rest.
        const auto closed = std::count(known.opened.begin(), known.opened.begin() + rules.seats, false);
        look.rollouts = kLooks * effort.plays / static_cast<int>(1 + closed);
        look.clear = 0;
        look.hope = kAlways;
        Judged judged{think(rules, known, look, Random(static_cast<std::uint64_t>(known.turns)).next(), work).play, {}, false};
        judged.after = reporter.after(rules, known, judged.play, effort.hands, work);
        return thirds.spend(std::move(judged));
    }
    const Counts simple_left = left_after(before, simple.table);
    Judged best{std::move(simple), {}, false};
    thirds.add();
    Candidates plays = candidates(rules, known, effort, work);
    thirds.add();
    best.after = reporter.after(rules, known, best.play, effort.hands, work);
    double most = utility(rules, effort.stake, network(best.after)) + in_utility(rules, effort.stake, margin);
    for (Proposal& play : plays.all) {
        if (work.ration.is_spent()) break;
        if (play.laid == count_all(known.rack)) return thirds.spend({std::move(play), {}, true});
        if (left_after(before, play.table) == simple_left) continue;
        const Features after = reporter.after(rules, known, play, effort.hands, work);
        const double worth = utility(rules, effort.stake, network(after));
        if (worth <= most) continue;
        most = worth;
        best = {std::move(play), after, false};
    }
    return thirds.spend(std::move(best));
}

}  // namespace stolik::arena
