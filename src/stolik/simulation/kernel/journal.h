// The events of one game as numbers; stolik.simulation.journal turns them into values again.
#pragma once

#include <cstdint>
#include <vector>

namespace stolik::arena {

// The same numbers as in stolik.simulation.journal.
enum class Entry : std::int32_t {
    kStartDrawn = 1,
    kStarterChosen,
    kDealt,
    kRedealAsked,
    kDealKept,
    kTurnStarted,
    kTurnPlayed,
    kTilesDrawn,
    kStackChosen,
    kOpeningAnnounced,
    kClockPressed,
    kTurnPassed,
    kLastTurnsCalled,
    kGameEnded,
    kGameScored,
};

class Journal {
public:
    template <class... Numbers>
    void write(Entry entry, Numbers... numbers) {
        add(static_cast<int>(entry));
        (add(numbers), ...);
    }
    void add(int number) { numbers_.push_back(number); }

    // The number of items, then each item.
    template <class Sequence>
    void add_all(const Sequence& sequence) {
        add(static_cast<int>(sequence.size()));
        for (const auto number : sequence) add(number);
    }

    const std::vector<std::int32_t>& numbers() const { return numbers_; }

private:
    std::vector<std::int32_t> numbers_;
};

}  // namespace stolik::arena
