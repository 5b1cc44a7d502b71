#include "layout.h"

#include <algorithm>
#include <array>

namespace stolik {

namespace {

// A small sorted list on the stack: the library's containers would allocate each time.
template <class Thing, std::size_t most>
struct Few {
    std::array<Thing, most> all{};
    int count = 0;

    // Stable.
    template <class Before>
    void sort(Before before) {
        for (int i = 1; i < count; ++i)
            for (int j = i; j > 0 && before(all[j], all[j - 1]); --j) std::swap(all[j], all[j - 1]);
    }
};

bool is_shorter(const Meld& a, const Meld& b) { return a.size < b.size; }

void lay_runs(const Plan& plan, int colour, Melds& out) {
    Few<Meld, kMaxRuns> open;  // runs that include the previous number
    for (int n = 1; n <= kNumbers + 1; ++n) {
        int tiles = 0, jokers = 0;
        if (n <= kNumbers) {
            tiles = plan[static_cast<std::size_t>(n)].in_runs[colour];
            jokers = plan[static_cast<std::size_t>(n)].run_jokers[colour];
        }
        // Shortest first: all short runs continue, then long ones as far as the tiles go.
        open.sort(is_shorter);
        const int length = tiles + jokers;
        while (open.count > length) {
            --open.count;
            out.push_back(open.all[open.count]);
        }
        while (open.count < length) open.all[open.count++] = Meld{};
        // Jokers go to the last one: the longest run, or a new one.
        for (int i = 0; i < length; ++i) open.all[i].add(i < tiles ? kind_of(colour, n) : kJoker);
    }
}

void lay_groups(const Choice& choice, int number, Melds& out) {
    Few<Meld, kCopies + kMaxJokers> groups;
    groups.count = group_count(choice.in_groups, choice.group_jokers);
    if (groups.count <= 0) return;
    Few<int, kColours> colours{{0, 1, 2, 3}, kColours};
    colours.sort([&](int a, int b) { return choice.in_groups[a] > choice.in_groups[b]; });
    // Each colour goes to the smallest groups: sizes never differ by more than one.
    for (const int c : colours.all) {
        groups.sort(is_shorter);
        for (int i = 0; i < choice.in_groups[c]; ++i) groups.all[i].add(kind_of(c, number));
    }
    for (int j = 0; j < choice.group_jokers; ++j)
        std::min_element(groups.all.begin(), groups.all.begin() + groups.count, is_shorter)->add(kJoker);
    for (int i = 0; i < groups.count; ++i) {
        Meld& group = groups.all[i];
        std::sort(group.tiles.begin(), group.tiles.begin() + group.size);
        out.push_back(group);
    }
}

}  // namespace

void lay_out(const Plan& plan, Melds& out) {
    constexpr std::size_t usual = 24;
    out.reserve(out.size() + usual);
    for (int c = 0; c < kColours; ++c) lay_runs(plan, c, out);
    for (int n = 1; n <= kNumbers; ++n) lay_groups(plan[static_cast<std::size_t>(n)], n, out);
}

}  // namespace stolik
