// The Python interface of the bots that search or judge: what a seat knows in, a table or worlds out.
#include <Python.h>
#include <nanobind/nanobind.h>

#include <cstring>

#include "comparison.h"
#include "judgement.h"
#include "python_rules.h"
#include "worlds.h"

namespace nb = nanobind;

namespace {

using namespace stolik;
using namespace stolik::arena;

std::uint8_t read_kind(long number) {
    if (number < 0 || number >= kKinds) throw nb::value_error("no such kind of tile");
    return static_cast<std::uint8_t>(number);
}

Counts read_counts(nb::handle kinds) {
    Counts counts{};
    for (const long kind : read_numbers(kinds))
        if (++counts[read_kind(kind)] > kCopies) throw nb::value_error("more than two of a kind");
    return counts;
}

Melds read_melds(nb::handle table) {
    Melds melds;
    for (nb::handle each : nb::iter(table)) {
        Meld meld;
        for (const long kind : read_numbers(each)) {
            if (meld.size == kNumbers) throw nb::value_error("a set has at most thirteen tiles");
            meld.add(read_kind(kind));
        }
        melds.push_back(meld);
    }
    if (melds.size() >= kMostMelds) throw nb::value_error("too many sets");
    return melds;
}

int read_seat(long seat) {
    if (seat < 0 || seat >= kMostSeats) throw nb::value_error("no such seat");
    return static_cast<int>(seat);
}

// Turns as stolik.bots.history writes them: seat, what was done, whether opened before, whether the bank was empty, the table's kinds.
History read_history(nb::handle turns) {
    History history;
    for (nb::handle each : nb::iter(turns)) {
        const nb::tuple turn = nb::cast<nb::tuple>(each);
        const int seat = read_seat(nb::cast<long>(turn[0])), what = nb::cast<int>(turn[1]);
        const bool opened = nb::cast<bool>(turn[2]), bank_empty = nb::cast<bool>(turn[3]);
        const Counts table = read_counts(turn[4]);
        if (what == 0) history.drew(seat, opened, table);
        if (what == 1) history.passed(seat, table);
        if (what == 2) history.played(seat, opened, bank_empty, table);
    }
    return history;
}

// Numbers: seat, bank, passes, last turns, turns; then sizes and opened by seat, the table, the rack, the turns so far.
Knowledge read_known(const Rules& rules, nb::tuple fields) {
    const Numbers numbers = read_numbers(fields[0]), sizes = read_numbers(fields[1]), opened = read_numbers(fields[2]);
    const auto seats = static_cast<std::size_t>(rules.seats);
    if (numbers.size() != 5 || sizes.size() != seats || opened.size() != seats) throw nb::value_error("too few numbers");
    Knowledge known;
    known.seat = read_seat(numbers[0]);
    known.bank = static_cast<int>(numbers[1]);
    known.passes = static_cast<int>(numbers[2]);
    known.last_turns = static_cast<int>(numbers[3]);
    known.turns = static_cast<int>(numbers[4]);
    known.table = read_melds(fields[3]);
    known.rack = read_counts(fields[4]);
    known.history = read_history(fields[5]);
    Counts seen = counts_of(known.table);
    int unseen = 0;
    for (std::size_t kind = 0; kind < kKinds; ++kind) unseen += kCopies - seen[kind] - known.rack[kind];
    for (std::size_t i = 0; i < seats; ++i) {
        known.sizes[i] = static_cast<int>(sizes[i]);
        known.opened[i] = opened[i] != 0;
        if (static_cast<int>(i) != known.seat) unseen -= known.sizes[i];
    }
    if (known.seat >= rules.seats || unseen != known.bank) throw nb::value_error("the tiles do not add up");
    return known;
}

nb::list write_kinds(const Counts& counts) {
    nb::list kinds;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (int i = 0; i < counts[kind]; ++i) kinds.append(kind);
    return kinds;
}

// Releases the GIL meanwhile; each thread reuses its memory.
template <class Think>
Thought think_apart(Think think) {
    nb::gil_scoped_release release;
    thread_local Workspace work;
    return think(work);
}

// The sets of the new table, or None to draw; and the work it took.
nb::tuple write(const Thought& thought) {
    if (!thought.play.laid) return nb::make_tuple(nb::none(), thought.work);
    nb::list table;
    for (const auto& meld : thought.play.table) {
        nb::list kinds;
        for (const auto kind : meld) kinds.append(kind);
        table.append(kinds);
    }
    return nb::make_tuple(table, thought.work);
}

Stake read_stake(int stake) {
    if (stake < 0 || stake > static_cast<int>(Stake::kPlaces)) throw nb::value_error("no such stake");
    return static_cast<Stake>(stake);
}

// By search; the opinion of a network counts, if there is one.
nb::tuple choose(nb::handle fields, nb::tuple what, int level, const Network* network, double margin, std::uint64_t seed,
                 int hands, int stake, long patience, long budget_ms) {
    const auto begin = Clock::now();
    if (level < static_cast<int>(Level::kMaster) || level > static_cast<int>(Level::kSearcher)) throw nb::value_error("no such bot");
    const Rules rules = read_rules(fields);
    const Knowledge known = read_known(rules, what);
    Bot bot(static_cast<Level>(level), seed, patience, hands);
    bot.play_for(read_stake(stake));
    bot.trust({network, margin});
    if (budget_ms > 0) bot.answer_by(begin + std::chrono::milliseconds(3 * budget_ms / 4));  // the rest is for what comes around it
    return write(think_apart([&](Workspace& work) { return bot.search(rules, known, work); }));
}

// As choose, by the network's value of the position after each play.
nb::tuple judge(nb::handle fields, nb::tuple what, const Network& network, double margin, int hands, int stake, long patience) {
    const Rules rules = read_rules(fields);
    const Knowledge known = read_known(rules, what);
    Effort effort = effort_without_search(hands, patience);
    effort.stake = read_stake(stake);
    return write(think_apart([&](Workspace& work) { return Judge({&network, margin}, effort).think(rules, known, work); }));
}

// The network's input for the position after drawing: rack and table by kind, then the facts, one byte each.
nb::bytes report_draw(nb::handle fields, nb::tuple what, int hands) {
    const Rules rules = read_rules(fields);
    const Knowledge known = read_known(rules, what);
    thread_local Workspace work;
    const Features after = Reporter().after(rules, known, {known.table}, hands, work);
    return nb::bytes(reinterpret_cast<const char*>(&after), sizeof after);
}

nb::tuple worth_of(const Network& network, nb::bytes features) {
    Features position;
    if (features.size() != sizeof position) throw nb::value_error("the network is told something else");
    std::memcpy(&position, features.c_str(), sizeof position);
    const Worth worth = network(position);
    return nb::make_tuple(worth.win, worth.big, worth.small);
}

// The racks by seat and the bank of each world, the next tile first.
nb::list sample_worlds(nb::handle fields, nb::tuple what, int count, std::uint64_t seed, bool weighted) {
    const Rules rules = read_rules(fields);
    const Knowledge known = read_known(rules, what);
    Worlds worlds(rules, known, weighted);
    Random random(seed);
    nb::list sampled;
    for (int i = 0; i < count; ++i) {
        const World world = worlds.sample(random);
        nb::list racks, bank;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seats); ++seat) racks.append(write_kinds(world.racks[seat]));
        for (const auto kind : world.bank) bank.append(kind);
        sampled.append(nb::make_tuple(racks, bank));
    }
    return sampled;
}

// All racks as they were; the remaining tiles are the bank, in an unknown order.
World read_truth(const Rules& rules, const Knowledge& known, nb::handle racks) {
    World truth;
    Counts seen = counts_of(known.table);
    std::size_t seat = 0;
    for (nb::handle each : nb::iter(racks)) {
        if (seat == static_cast<std::size_t>(rules.seats)) throw nb::value_error("too many racks");
        truth.racks[seat] = read_counts(each);
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            seen[kind] = static_cast<std::int8_t>(seen[kind] + truth.racks[seat][kind]);
            if (seen[kind] > kCopies) throw nb::value_error("more than two of a kind");
        }
        if (count_all(truth.racks[seat]) != known.sizes[seat]) throw nb::value_error("the tiles do not add up");
        ++seat;
    }
    if (seat != static_cast<std::size_t>(rules.seats)) throw nb::value_error("too few racks");
    for (std::uint8_t kind = 0; kind < kKinds; ++kind)
        for (int i = seen[kind]; i < kCopies; ++i) truth.bank.push_back(kind);
    return truth;
}

// The play that was made, and the best other one if there is one: the kinds laid, and each seat's share of the win by world.
nb::list compare_plays(nb::handle fields, nb::tuple what, nb::handle done, bool may_draw, nb::handle racks, int scouts, int count,
                       long most, std::uint64_t seed, int hands, long patience, nb::handle laying) {
    const Rules rules = read_rules(fields);
    Knowledge known = read_known(rules, what);
    if (!racks.is_none()) known.truth = read_truth(rules, known, racks);
    const Comparison asked{read_counts(done), may_draw, scouts, count, most};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        if (asked.done[kind] > known.rack[kind]) throw nb::value_error("only tiles of the rack can be laid");
    Effort effort;
    effort.stake = Stake::kWins;
    effort.hands = hands;
    effort.patience = patience;
    if (!laying.is_none()) effort.laying = nb::cast<double>(laying);
    std::vector<Compared> compared;
    {
        nb::gil_scoped_release release;
        thread_local Workspace work;
        compared = compare(rules, known, asked, effort, seed, work);
    }
    nb::list found;
    for (const Compared& each : compared) {
        nb::list worlds;
        for (const Shares& world : each.worlds) {
            nb::list shares;
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seats); ++seat) shares.append(world[seat]);
            worlds.append(nb::tuple(shares));
        }
        found.append(nb::make_tuple(write_kinds(each.laid), worlds));
    }
    return found;
}

// How likely a seat with this rack would have acted as it did.
double weigh(nb::handle fields, nb::tuple what, int seat, nb::handle rack) {
    const Rules rules = read_rules(fields);
    const Knowledge known = read_known(rules, what);
    return Worlds(rules, known, true).weight(read_seat(seat), read_counts(rack));
}

bool fits(nb::handle kinds) { return Fit()(read_counts(kinds)); }

}  // namespace

NB_MODULE(_mind, module) {
    nb::class_<Network>(module, "Network")
        .def("__init__",
             [](Network* network, nb::bytes file) {
                 new (network) Network({reinterpret_cast<const std::uint8_t*>(file.c_str()), file.size()});
             })
        .def("worth", &worth_of, nb::arg("features"));
    module.def("judge", &judge, nb::arg("rules"), nb::arg("known"), nb::arg("network"), nb::arg("margin"), nb::arg("hands"),
               nb::arg("stake"), nb::arg("patience"));
    module.def("report_draw", &report_draw, nb::arg("rules"), nb::arg("known"), nb::arg("hands"));
    module.def("think", &choose, nb::arg("rules"), nb::arg("known"), nb::arg("level"), nb::arg("network").none(),
               nb::arg("margin"), nb::arg("seed"), nb::arg("hands"), nb::arg("stake"), nb::arg("patience"),
               nb::arg("budget_ms") = 0);
    module.def("sample_worlds", &sample_worlds, nb::arg("rules"), nb::arg("known"), nb::arg("count"), nb::arg("seed"),
               nb::arg("weighted"));
    module.def("compare_plays", &compare_plays, nb::arg("rules"), nb::arg("known"), nb::arg("done"), nb::arg("may_draw"),
               nb::arg("racks").none(), nb::arg("scouts"), nb::arg("worlds"), nb::arg("work"), nb::arg("seed"),
               nb::arg("hands"), nb::arg("patience"), nb::arg("laying").none() = nb::none());
    module.def("fits", &fits, nb::arg("kinds"));
    module.def("weigh", &weigh, nb::arg("rules"), nb::arg("known"), nb::arg("seat"), nb::arg("rack"));
}
