#include "layout.h"

#include <algorithm>

namespace stolik {

namespace {

// In order and stable, for the few things there are: the library's would ask for memory each time.
template <class Things, class Before>
void sort_few(Things& things, Before before) {
    for (std::size_t i = 1; i < things.size(); ++i)
        for (std::size_t j = i; j > 0 && before(things[j], things[j - 1]); --j) std::swap(things[j], things[j - 1]);
}

void lay_runs(const Plan& plan, int colour, Melds& out) {
    Melds open;  // runs that reach the number before
    for (int n = 1; n <= kNumbers + 1; ++n) {
        int tiles = 0, jokers = 0;
        if (n <= kNumbers) {
            tiles = plan[static_cast<std::size_t>(n)].in_runs[colour];
            jokers = plan[static_cast<std::size_t>(n)].run_jokers[colour];
        }
        if (open.empty() && tiles + jokers == 0) continue;
        // Shortest first: all short runs go on, then long ones as far as the tiles go.
        sort_few(open, [](const Meld& a, const Meld& b) { return a.size < b.size; });
        const int length = tiles + jokers, going_on = std::min(length, static_cast<int>(open.size()));
        out.insert(out.end(), open.begin() + going_on, open.end());
        open.resize(static_cast<std::size_t>(length));  // new runs start empty
        // Jokers go to the last: the longest run, or a new one.
        for (int i = 0; i < length; ++i)
            open[static_cast<std::size_t>(i)].add(i < tiles ? kind_of(colour, n) : kJoker);
    }
}

void lay_groups(const Choice& choice, int number, Melds& out) {
    const int count = group_count(choice.in_groups, choice.group_jokers);
    if (count <= 0) return;
    Melds groups(static_cast<std::size_t>(count));
    std::array<int, kColours> colours = {0, 1, 2, 3};
    sort_few(colours, [&](int a, int b) { return choice.in_groups[a] > choice.in_groups[b]; });
    // Each colour to the smallest groups: sizes never differ by more than one.
    const auto smaller = [](const Meld& a, const Meld& b) { return a.size < b.size; };
    for (const int c : colours) {
        sort_few(groups, smaller);
        for (int i = 0; i < choice.in_groups[c]; ++i) groups[static_cast<std::size_t>(i)].add(kind_of(c, number));
    }
    for (int j = 0; j < choice.group_jokers; ++j)
        std::min_element(groups.begin(), groups.end(), smaller)->add(kJoker);
    for (auto& group : groups) {
        std::sort(group.tiles.begin(), group.tiles.begin() + group.size);
        out.push_back(group);
    }
}

}  // namespace

void lay_out(const Plan& plan, Melds& out) {
    for (int c = 0; c < kColours; ++c) lay_runs(plan, c, out);
    for (int n = 1; n <= kNumbers; ++n) lay_groups(plan[static_cast<std::size_t>(n)], n, out);
}

}  // namespace stolik
