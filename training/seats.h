// Who sits at a training table: fixed bots, and learners who follow a network.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots.h"
#include "judgement.h"

namespace stolik::training {

using namespace stolik::arena;

// A way to play: a network's, or a fixed bot's.
struct Policy {
    std::string name;
    Level level = Level::kLurker;
    std::shared_ptr<const Network> network;
    double margin = 0;  // by which a play must beat the lurker's
    std::optional<Effort> search;  // to search with, in the master's way

    Judged choose(const Rules& rules, const Knowledge& known, const Effort& effort, Reporter& reporter, Workspace& work,
                  bool report) const;
};

// A bot's name, or a network's file with its margin: "PATH@0.02". After "search:1000:" it searches with so many
// rollouts; "search:1000:lurker" does so without a network. Other settings may follow their number: "search:1000,clear=1:PATH".
// "searcher" is the plain search.
Policy read_policy(const std::string& text);

struct Table {
    std::string key;
    Rules rules;
};

// Lines of a ruleset's key and its numbers.
std::vector<Table> read_tables(const std::string& path);

// Lets all threads work until the time is up or `work` says that nothing is left.
void work_until(int threads, double seconds, const std::function<bool(int thread)>& work);

}  // namespace stolik::training
