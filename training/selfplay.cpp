#include "selfplay.h"

#include <algorithm>
#include <bit>

#include "candidates.h"

namespace stolik::training {

namespace {

constexpr double kAllLearn = 0.5;         // tables of learners alone
constexpr double kWild = 0.35, kWhim = 0.3;  // learners who begin with whims, and how often they have one
constexpr int kLongestWild = 80;          // calls
constexpr double kHands = 0.4;            // games with limited hands
constexpr std::array<int, 4> kHandSizes{20, 25, 26, 40};  // mostly what a turn of 40 or 60 seconds allows
constexpr int kBranches = 3, kOthers = 2;  // places where a game is left, and plays tried at each

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

Counts left_after(const Knowledge& known, const Proposal& play) {
    return arena::left_after({known.table, known.rack, known.opened[at(known.seat)]}, play.table);
}

}  // namespace

class SelfPlay::Pupil : public Thinker {
public:
    Pupil(SelfPlay& play, int seat) : play_(play), seat_(seat) {}
    Thought think(const Rules&, const Knowledge& known, Workspace& work) override { return {play_.decide(seat_, known, work)}; }

private:
    SelfPlay& play_;
    int seat_;
};

// Half of the tables are learners among themselves; at the others somebody else may sit in any chair but one.
void SelfPlay::seat_all(Random& random) {
    static const Policy lurker = read_policy("lurker"), keeper = read_policy("keeper"), hoarder = read_policy("hoarder"),
                        exact = read_policy("exact");
    const auto stranger = [&]() -> const Policy* {
        const double share = random.share();
        if (share < 0.4) return &school_.learner;
        if (share < 0.49) return &keeper;
        if (share < 0.58) return &exact;
        if (share < 0.66) return &hoarder;
        if (share < 0.8 || school_.partners.empty()) return &lurker;
        return &school_.partners[random.below(school_.partners.size())];
    };
    table_ = &school_.tables[random.below(school_.tables.size())];
    effort_ = effort_without_search(random.share() < kHands ? kHandSizes[random.below(kHandSizes.size())] : 0);
    const bool all_learn = random.share() < kAllLearn;
    const int learner = static_cast<int>(random.below(at(table_->rules.seats)));
    for (int seat = 0; seat < table_->rules.seats; ++seat) {
        policies_[at(seat)] = all_learn || seat == learner ? &school_.learner : stranger();
        wild_until_[at(seat)] = random.share() < kWild ? static_cast<int>(random.below(kLongestWild)) : 0;
    }
}

Proposal SelfPlay::decide(int seat, const Knowledge& known, Workspace& work) {
    const bool learns = policies_[at(seat)] == &school_.learner;
    const auto call = played_.size();
    Proposal play;
    if (call + 1 < script_.size()) {
        play = script_[call];
    } else {
        Judged judged;
        bool wild = false;
        if (call + 1 == script_.size()) {
            judged.play = script_[call];
            wild = true;
        } else {
            judged = policies_[at(seat)]->choose(table_->rules, known, effort_, reporter_, work, learns);
            if (learns && !judged.ends && static_cast<int>(call) < wild_until_[at(seat)] && whims_->share() < kWhim) {
                Candidates plays = candidates(table_->rules, known, effort_, work);
                judged.play = std::move(plays.all[whims_->below(plays.all.size())]);
                wild = true;
            }
        }
        if (wild) {
            // What came before says nothing of how the learner plays.
            seen_[at(seat)].clear();
            judged.ends = judged.play.laid == count_all(known.rack);
            if (learns && !judged.ends) judged.after = reporter_.after(table_->rules, known, judged.play, effort_.hands, work);
        }
        if (learns && !judged.ends) seen_[at(seat)].push_back(judged.after);
        play = std::move(judged.play);
    }
    if (!branching_) decisions_.push_back({learns ? seat : -1, known, left_after(known, play)});
    played_.push_back(play);
    return play;
}

void SelfPlay::play_once(std::uint64_t seed, Workspace& work) {
    const Digest digest = sha256(reinterpret_cast<const std::uint8_t*>(&seed), sizeof seed);
    Decks decks(digest.data());
    std::vector<Bot> bots;
    std::vector<Pupil> pupils;
    pupils.reserve(kMostSeats);
    for (int seat = 0; seat < table_->rules.seats; ++seat) {
        bots.emplace_back(Level::kLurker, seed % 1'000'000'007 + at(seat), effort_.patience, effort_.hands);
        pupils.emplace_back(*this, seat);
        bots.back().follow(pupils.back());
        seen_[at(seat)].clear();
    }
    played_.clear();
    write(Game(table_->rules, decks, bots, work, nullptr).play().score);
    ++games_;
}

void SelfPlay::play(std::uint64_t seed, Workspace& work) {
    Random random(seed);
    seat_all(random);
    whims_.emplace(random.next());
    branching_ = false;
    script_.clear();
    decisions_.clear();
    play_once(seed, work);
    branch(seed, random, work);
}

// All that could be played there but what was.
std::vector<Proposal> SelfPlay::others(const Decision& decision, Workspace& work) const {
    Candidates plays = candidates(table_->rules, decision.known, effort_, work);
    plays.all.push_back(lurker_play(table_->rules, decision.known, effort_, work));
    std::vector<Counts> known{decision.left};
    std::vector<Proposal> others;
    for (Proposal& play : plays.all) {
        const Counts left = left_after(decision.known, play);
        if (std::find(known.begin(), known.end(), left) != known.end()) continue;
        known.push_back(left);
        others.push_back(std::move(play));
    }
    return others;
}

// The same deal again up to some move of a learner, then another play: pairs that differ in little but that.
void SelfPlay::branch(std::uint64_t seed, Random& random, Workspace& work) {
    const std::vector<Proposal> game = played_;
    for (int& until : wild_until_) until = 0;
    branching_ = true;
    for (int found = 0, tries = 0; found < kBranches && tries < 4 * kBranches; ++tries) {
        const std::size_t call = random.below(decisions_.size());
        const Decision& decision = decisions_[call];
        if (decision.seat < 0 || !count_all(decision.left)) continue;
        std::vector<Proposal> plays = others(decision, work);
        if (plays.empty()) continue;
        ++found;
        random.shuffle(plays);
        for (std::size_t i = 0; i < std::min<std::size_t>(kOthers, plays.size()); ++i) {
            script_.assign(game.begin(), game.begin() + static_cast<std::ptrdiff_t>(call));
            script_.push_back(std::move(plays[i]));
            play_once(seed, work);
        }
    }
}

void SelfPlay::write(const Score& score) {
    const Rules& rules = table_->rules;
    const int winners = std::popcount(score.winners);
    for (int seat = 0; seat < rules.seats; ++seat) {
        const SeatScore& own = score.seats[at(seat)];
        const float win = (score.winners >> seat & 1) / static_cast<float>(winners);
        const float big = rules.big_points[0] > 0 ? static_cast<float>(own.big) / static_cast<float>(rules.big_points[0]) : win;
        for (const Features& each : seen_[at(seat)]) {
            const Sample sample{each, {win, big, static_cast<float>(own.small) / 100}};
            std::fwrite(&sample.after, sizeof sample.after, 1, file_);
            std::fwrite(sample.came_to.data(), sizeof sample.came_to, 1, file_);
            ++samples_;
        }
    }
}

}  // namespace stolik::training
