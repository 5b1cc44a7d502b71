// One game from the deal to the score, played by bots. Twin of stolik.core.decide for games without a clock.
#pragma once

#include <array>
#include <span>

#include "bots.h"
#include "deal.h"
#include "identify.h"
#include "journal.h"
#include "score.h"

namespace stolik::arena {

struct Outcome {
    Score score;
    int turns = 0;
};

// More than any game has: a turn draws one of 106 tiles, lays at least one, or passes, and four passes in a row
// end the game.
constexpr int kMostTurns = 1000;

class Game {
public:
    // Records every event if there is a journal; the game is the same without one.
    Game(const Rules& rules, Decks& decks, std::span<Bot> bots, Workspace& work, Journal* journal,
         int most_turns = kMostTurns)
        : rules_(rules), decks_(decks), bots_(bots), work_(work), journal_(journal), most_turns_(most_turns) {}

    // Throws if the game does not end.
    Outcome play();

private:
    struct Seat {
        Counts rack{};
        Tiles tiles;  // the same rack in the order it came; used only for the journal
        bool opened = false;
        bool announced = false;
        int drawn_last = -1;
        Level later = Level::kLurker;  // how a seer last won in a game played on
    };

    void begin();
    Outcome finish();
    void deal_hands();
    void answer_deal();
    void take_up();
    bool is_over();
    void take_turn();
    void end_turn(Proposal proposal);
    Proposal think();
    Proposal ask(Bot& bot);
    Proposal foresee();
    bool would_win(const Proposal& play, Level later);
    Position position() const;
    Knowledge known() const;
    void lay(Proposal proposal);
    void draw();
    void choose_stack();
    void write_dealt(const Hands& hands);
    void write_played(const Melds& table);
    void write_score(const Score& score);
    std::size_t bank_size() const;
    // Whether a stack must be chosen before the next tile is drawn.
    bool is_between_stacks() const { return bank_size() && drawn_ == bank_.size(); }
    Seat& seat() { return seats_[static_cast<std::size_t>(next_)]; }
    Bot& bot() { return bots_[static_cast<std::size_t>(next_)]; }

    template <class... Numbers>
    void write(Entry entry, Numbers... numbers) {
        if (journal_) journal_->write(entry, static_cast<int>(numbers)...);
    }

    const Rules& rules_;
    Decks& decks_;
    std::span<Bot> bots_;
    Workspace& work_;
    Journal* journal_;
    int most_turns_;

    std::array<Seat, kMostSeats> seats_{};
    Hands hands_;
    Melds table_;
    TileMelds tiles_;  // the same table as physical tiles; used only for the journal
    Tiles bank_;
    std::size_t drawn_ = 0;  // tiles of the bank already taken
    std::vector<std::pair<int, Tiles>> stacks_;
    std::uint32_t deck_ = 0;
    int deals_ = 0, starter_ = 0, next_ = 0, turns_ = 0, passes_ = 0;
    std::int64_t read_ = 0;  // the clock, when it was last read
    int last_turns_ = -1;  // turns still to begin; -1 while no end is in sight
    Ending ending_ = Ending::kOut;
    History history_;
};

}  // namespace stolik::arena
