#include "game.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "candidates.h"
#include "joker_rule.h"

namespace stolik::arena {

Outcome Game::play() {
    begin();
    return finish();
}

Outcome Game::finish() {
    while (!is_over()) {
        if (turns_ >= most_turns_) throw std::runtime_error("a game has come to no end in " + std::to_string(turns_) + " turns");
        take_turn();
    }
    write(Entry::kGameEnded, ending_);
    Outcome outcome;
    std::array<FinalSeat, kMostSeats> last{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats); ++i)
        last[i] = {seats_[i].rack, seats_[i].opened, seats_[i].announced, seats_[i].drawn_last};
    outcome.score = score_game(rules_, ending_, last, work_);
    outcome.turns = turns_;
    write_score(outcome.score);
    return outcome;
}

void Game::begin() {
    int first = 0;
    if (rules_.starter == Starter::kHighestTile) {
        std::vector<StartRound> rounds;
        first = draw_for_start(rules_, decks_.deck(deck_++), rounds);
        for (const auto& round : rounds) {
            write(Entry::kStartDrawn, round.size());
            if (journal_)
                for (const auto& [seat, tile] : round) {
                    journal_->add(seat);
                    journal_->add(tile);
                }
        }
    }
    starter_ = first;
    write(Entry::kStarterChosen, starter_);
    deal_hands();
    if (rules_.redeal_doublets >= 0) answer_deal();
    take_up();
    read_ = Times::now();
}

// Moves the kept hands to the racks, and the rest to the bank.
void Game::take_up() {
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats); ++i) {
        for (const auto tile : hands_.racks[i]) ++seats_[i].rack[kind_shown(tile)];
        seats_[i].tiles = std::move(hands_.racks[i]);
    }
    bank_ = std::move(hands_.bank);
    stacks_ = std::move(hands_.stacks);
    next_ = starter_;
}

void Game::deal_hands() {
    hands_ = deal(rules_, decks_.deck(deck_), starter_);
    write_dealt(hands_);
    ++deck_;
    ++deals_;
}

// F-3, S-2, R-3: bots with the right to a new deal ask for it; doublets make poor hands.
void Game::answer_deal() {
    for (int seat = 0; seat < rules_.seats;) {
        const bool spent = rules_.redeal_limit >= 0 && deals_ > rules_.redeal_limit;
        const int doublets = count_doublets(rules_, hands_.racks[static_cast<std::size_t>(seat)]);
        if (!spent && doublets >= rules_.redeal_doublets) {
            write(Entry::kRedealAsked, seat);
            deal_hands();
            seat = 0;
        } else {
            write(Entry::kDealKept, seat++);
        }
    }
}

std::size_t Game::bank_size() const {
    std::size_t size = bank_.size() - drawn_;
    for (const auto& stack : stacks_) size += stack.second.size();
    return size;
}

// Whether the game is over before the next turn; calls the last turns when they begin (I-7).
bool Game::is_over() {
    const auto has_none = [](const Counts& rack) {
        return std::all_of(rack.begin(), rack.end(), [](int count) { return !count; });
    };
    const auto end = seats_.begin() + rules_.seats;
    ending_ = Ending::kOut;
    if (turns_ && std::any_of(seats_.begin(), end, [&](const Seat& seat) { return has_none(seat.rack); })) return true;
    ending_ = Ending::kExhausted;
    if (last_turns_ >= 0) return !last_turns_;
    if (bank_size()) return false;
    switch (rules_.exhaustion) {
        case Exhaustion::kStop: return true;
        case Exhaustion::kPlayOn: return passes_ >= rules_.seats;  // I-13
        case Exhaustion::kOneMoreTurn:
            last_turns_ = rules_.seats;
            write(Entry::kLastTurnsCalled, last_turns_);
            return false;
    }
    return false;
}

void Game::take_turn() {
    write(Entry::kTurnStarted, next_, rules_.turn_ms);
    ++turns_;
    if (last_turns_ >= 0) --last_turns_;
    seat().announced = false;
    seat().drawn_last = -1;
    Proposal proposal = think();
    while (!proposal.laid && is_between_stacks()) {
        choose_stack();  // S-4; then the bot is asked again
        proposal = think();
    }
    end_turn(std::move(proposal));
}

void Game::end_turn(Proposal proposal) {
    if (proposal.laid) {
        lay(std::move(proposal));
    } else if (!bank_size()) {
        write(Entry::kTurnPassed, next_);
        history_.passed(next_, counts_of(table_));
        ++passes_;
    } else {
        draw();
    }
    next_ = (next_ + 1) % rules_.seats;
}

// What the current player sees at a glance.
Position Game::position() const {
    const Seat& own = seats_[static_cast<std::size_t>(next_)];
    int fewest = kAllTiles;
    for (int i = 0; i < rules_.seats; ++i)
        if (i != next_) fewest = std::min(fewest, count_all(seats_[static_cast<std::size_t>(i)].rack));
    return {table_, own.rack, own.opened, static_cast<int>(bank_size()), fewest};
}

// What the current player knows.
Knowledge Game::known() const {
    Knowledge known;
    known.seat = next_;
    known.table = table_;
    known.rack = seats_[static_cast<std::size_t>(next_)].rack;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats); ++i) {
        known.sizes[i] = count_all(seats_[i].rack);
        known.opened[i] = seats_[i].opened;
    }
    known.bank = static_cast<int>(bank_size());
    known.passes = passes_;
    known.last_turns = last_turns_;
    known.turns = turns_;
    known.history = history_;
    return known;
}

// For the seer: a play after which it alone wins, found by playing the game on with all others as they are. It tries
// what a lurker, a keeper and the master would play, and go on to play, beginning with the one that won the last
// time; then the other candidates, continued by each of them. If nothing wins, it plays as the last of them.
Proposal Game::foresee() {
    std::array<Level, 3> kinds{Level::kLurker, Level::kKeeper, Level::kMaster};
    std::swap(kinds.front(), *std::find(kinds.begin(), kinds.end(), seat().later));
    Proposal proposal;
    for (const Level later : kinds) {
        Bot self = bot();
        self.turn_into(later);
        proposal = ask(self);
        if (would_win(proposal, later)) return proposal;
    }
    for (Proposal& play : candidates(rules_, known(), effort_of(Level::kSeer), work_).all)
        for (const Level later : kinds)
            if (would_win(play, later)) return std::move(play);
    return proposal;
}

// Whether this seat alone wins if it makes this play and is such a bot afterwards. Other seers would ask the
// same in turn, without end, so they are lurkers here.
bool Game::would_win(const Proposal& play, Level later) {
    std::vector<Bot> bots(bots_.begin(), bots_.end());
    for (Bot& each : bots)
        if (each.sees_all()) each.turn_into(&each - bots.data() == next_ ? later : Level::kLurker);
    Game copy = *this;
    copy.bots_ = bots;
    copy.journal_ = nullptr;
    if (!play.laid && copy.is_between_stacks()) copy.choose_stack();
    copy.end_turn(play);
    if (copy.finish().score.winners != 1u << next_) return false;
    seat().later = later;
    return true;
}

// One bot's play.
Proposal Game::ask(Bot& bot) {
    return bot.searches() ? bot.search(rules_, known(), work_).play : bot.propose(rules_, position(), work_);
}

// Asks the current bot, and measures its time: since the answer before, because reading the clock takes as long
// as the rest of a turn. Writing a journal takes longer, and is left out.
Proposal Game::think() {
    const std::int64_t start = journal_ ? Times::now() : read_;
    Proposal proposal = bot().sees_all() ? foresee() : ask(bot());
    read_ = Times::now();
    bot().times().add(read_ - start);
    return proposal;
}

void Game::lay(Proposal proposal) {
    if (journal_) write_played(proposal.table);
    for (const auto& meld : table_)
        for (const auto kind : meld) ++seat().rack[kind];
    for (const auto& meld : proposal.table)
        for (const auto kind : meld) --seat().rack[kind];
    table_ = std::move(proposal.table);
    history_.played(next_, seat().opened, !bank_size(), counts_of(table_));
    seat().opened = true;
    passes_ = 0;
}

void Game::choose_stack() {
    const std::size_t chosen = bot().whims().below(static_cast<std::uint32_t>(stacks_.size()));
    write(Entry::kStackChosen, next_, stacks_[chosen].first, true);
    bank_ = std::move(stacks_[chosen].second);
    drawn_ = 0;
    stacks_.erase(stacks_.begin() + static_cast<std::ptrdiff_t>(chosen));
}

void Game::draw() {
    const TileId tile = bank_[drawn_++];
    ++seat().rack[kind_shown(tile)];
    if (journal_) seat().tiles.push_back(tile);
    seat().drawn_last = kind_shown(tile);
    passes_ = 0;
    history_.drew(next_, seat().opened, counts_of(table_));
    write(Entry::kTilesDrawn, next_, 1, tile);
    // M-8: an opening made possible by the tile just drawn is announced.
    if (rules_.announcement_spares && !seat().opened &&
        most_opening_points(seat().rack, work_) >= rules_.opening_points) {
        seat().announced = true;
        write(Entry::kOpeningAnnounced, next_);
    }
    write(Entry::kClockPressed, next_);
}

void Game::write_dealt(const Hands& hands) {
    if (!journal_) return;
    write(Entry::kDealt, deck_);
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats); ++i) journal_->add_all(hands.racks[i]);
    journal_->add_all(hands.bank);
    journal_->add(static_cast<int>(hands.stacks.size()));
    for (const auto& [number, tiles] : hands.stacks) {
        journal_->add(number);
        journal_->add_all(tiles);
    }
}

namespace {

// The value of the jokers laid from the rack, in the matching most favourable to the player. Twin of
// stolik.core.turns.jokers.trace_jokers.
int worth_from_rack(const Melds& before, const Melds& after) {
    const JokerTable old(before), now(after);
    std::vector<int> worth;
    for (const auto& meld : after) {
        if (!meld.jokers()) continue;
        const Reading reading = best_readings(meld).all[0];
        for (std::size_t i = 0; i < static_cast<std::size_t>(meld.size); ++i)
            if (meld.tiles[i] == kJoker) worth.push_back(number_of(reading.stands_for[i]));
    }
    int all = 0;
    for (const int each : worth) all += each;
    if (old.jokers.empty()) return all;
    std::array<int, 3> best{-kMaxJokers - 1, 0, 0};
    any_matching(old, now, [&](const Matching& matching) {
        const Merit merit = merit_of(old, now, matching);
        int left = all;
        for (std::size_t joker = 0; joker < old.jokers.size(); ++joker)
            left -= worth[static_cast<std::size_t>(matching[joker])];
        best = std::max(best, {-merit.strays, merit.kept, left});
        return false;
    });
    return best[2];
}

}  // namespace

void Game::write_played(const Melds& table) {
    TileMelds laid = identify(table, tiles_, seat().tiles);
    std::array<bool, kTiles> lay_before{};
    for (const auto& meld : tiles_)
        for (const auto tile : meld) lay_before[tile] = true;
    Tiles played;
    int points = worth_from_rack(table_, table);
    for (const auto& meld : laid)
        for (const auto tile : meld)
            if (!lay_before[tile]) {
                played.push_back(tile);
                if (kind_shown(tile) != kJoker) points += number_of(kind_shown(tile));
            }
    const bool goes_out = played.size() == seat().tiles.size();
    write(Entry::kTurnPlayed, next_, laid.size());
    for (const auto& meld : laid) journal_->add_all(meld);
    journal_->add_all(played);
    journal_->add(points);
    journal_->add(static_cast<int>(std::count_if(table.begin(), table.end(), [](const Meld& meld) { return meld.jokers(); })));
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!table[i].jokers()) continue;
        const Reading reading = best_readings(table[i]).all[0];
        journal_->add(static_cast<int>(i));
        journal_->add(table[i].size);
        for (std::size_t place = 0; place < static_cast<std::size_t>(table[i].size); ++place)
            journal_->add(reading.stands_for[place]);
    }
    journal_->add(goes_out);
    std::erase_if(seat().tiles, [&](TileId tile) { return std::find(played.begin(), played.end(), tile) != played.end(); });
    tiles_ = std::move(laid);
}

void Game::write_score(const Score& score) {
    write(Entry::kGameScored, score.ending, score.winners);
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats); ++i) {
        const SeatScore& seat = score.seats[i];
        if (!journal_) return;
        for (const int number : {seat.rack_value, seat.counted, static_cast<int>(seat.reason), seat.small, seat.place, seat.big})
            journal_->add(number);
    }
}

}  // namespace stolik::arena
