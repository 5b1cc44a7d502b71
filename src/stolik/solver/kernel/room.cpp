#include "room.h"

namespace stolik {

namespace {

bool runs_whole(const Plan& plan, int colour) {
    Runs runs = 0;
    for (const Choice& choice : plan) {
        const int length = choice.in_runs[colour] + choice.run_jokers[colour];
        if (length < short_runs(runs) || length > kMaxRuns) return false;
        runs = step_runs(runs, length);
    }
    return short_runs(runs) == 0;
}

bool room_in_groups(Plan& plan) {
    for (Choice& choice : plan) {
        if (group_count(choice.in_groups, choice.group_jokers) < 1) continue;
        if (group_count(choice.in_groups, choice.group_jokers + 1) < 1) continue;
        ++choice.group_jokers;
        return true;
    }
    return false;
}

bool room_in_runs(Plan& plan) {
    // From above, so that a run grows at its end before its beginning.
    for (int n = kNumbers; n >= 1; --n)
        for (int c = 0; c < kColours; ++c) {
            Choice& choice = plan[static_cast<std::size_t>(n)];
            ++choice.run_jokers[c];
            if (runs_whole(plan, c)) return true;
            --choice.run_jokers[c];
        }
    return false;
}

}  // namespace

bool find_room(Plan& plan, int jokers) {
    for (; jokers; --jokers)
        if (!room_in_runs(plan) && !room_in_groups(plan)) return false;
    return true;
}

}  // namespace stolik
