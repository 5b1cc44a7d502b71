// The Python interface of the kernel: kinds in, kinds out, with the GIL released in between.
#include <Python.h>
#include <nanobind/nanobind.h>

#include <array>
#include <atomic>
#include <thread>
#include <vector>

#include "solve.h"

namespace nb = nanobind;

namespace {

using namespace stolik;

// Each of the 53 kinds is one object in Python, so their addresses identify them. Written
// once when the module is created, and only read afterwards.
class KindTable {
public:
    explicit KindTable(nb::handle tiles) {
        nb::object kinds = tiles.attr("KINDS");
        for (std::uint8_t kind = 0; kind < kJoker; ++kind) put(kind, kinds[static_cast<std::size_t>(kind)]);
        put(kJoker, tiles.attr("JOKER"));
    }

    PyObject* at(std::uint8_t kind) const { return objects_[kind].ptr(); }

    // The kind of an object, or -1. Physical tiles have an attribute for it.
    int find(PyObject* object) const {
        const int kind = find_kind(object);
        if (kind >= 0) return kind;
        PyObject* shown = PyObject_GetAttrString(object, "kind");
        if (!shown) {
            PyErr_Clear();
            return -1;
        }
        const int found = find_kind(shown);
        Py_DECREF(shown);
        return found;
    }

private:
    static constexpr std::size_t kSlots = 256;

    static std::size_t hash(const PyObject* object) {
        return reinterpret_cast<std::uintptr_t>(object) * 0x9e3779b97f4a7c15ull >> 56;
    }
    int find_kind(const PyObject* object) const {
        for (std::size_t i = hash(object); keys_[i]; i = (i + 1) % kSlots)
            if (keys_[i] == object) return values_[i];
        return -1;
    }
    void put(std::uint8_t kind, nb::object object) {
        std::size_t i = hash(object.ptr());
        while (keys_[i]) i = (i + 1) % kSlots;
        keys_[i] = object.ptr();
        values_[i] = kind;
        objects_[kind] = std::move(object);
    }

    std::array<const PyObject*, kSlots> keys_{};
    std::array<std::uint8_t, kSlots> values_{};
    std::array<nb::object, kKinds> objects_;
};

const KindTable* kinds = nullptr;

constexpr long kMostPenalty = 1000, kMostThreshold = 255, kMostPatience = 1000000;

// What all positions of one call have in common: what is searched for, and how long.
struct SearchOptions {
    int goal, joker_penalty, threshold;
    bool opening, new_set;
    long patience;
};

struct Job {
    Request request;
    Found found;
    nb::object melds;  // the former table's own tuples, returned for sets that stay
};

void refuse(Job& job, Fault fault, int offender) {
    job.found.fault = fault;
    job.found.offender = offender;
}

nb::object as_tuple(nb::handle sequence) { return nb::steal<nb::object>(PySequence_Tuple(sequence.ptr())); }

// Counts the tiles of a rack; counting stops when there are too many.
void read_rack(Job& job, nb::handle rack, Counts& counts) {
    const nb::object tiles = as_tuple(rack);
    if (!tiles.is_valid()) throw nb::python_error();
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tiles.ptr()); ++i) {
        const int kind = kinds->find(PyTuple_GET_ITEM(tiles.ptr(), i));
        if (kind < 0) return refuse(job, Fault::kUnknownTile, static_cast<int>(i));
        auto& count = counts[static_cast<std::size_t>(kind)];
        if (count <= kCopies) ++count;
    }
}

void read_table(Job& job, nb::handle table) {
    job.melds = as_tuple(table);
    if (!job.melds.is_valid()) throw nb::python_error();
    const Py_ssize_t count = PyTuple_GET_SIZE(job.melds.ptr());
    if (count >= static_cast<Py_ssize_t>(kMostMelds)) return refuse(job, Fault::kInvalidTable, kMostMelds - 1);
    job.request.table.resize(static_cast<std::size_t>(count));
    for (Py_ssize_t m = 0; m < count; ++m) {
        PyObject* tiles = PyTuple_GET_ITEM(job.melds.ptr(), m);
        if (!PyTuple_Check(tiles)) throw nb::type_error("a set is a tuple of kinds");
        if (PyTuple_GET_SIZE(tiles) > kNumbers) return refuse(job, Fault::kInvalidTable, static_cast<int>(m));
        Meld& meld = job.request.table[static_cast<std::size_t>(m)];
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tiles); ++i) {
            const int kind = kinds->find(PyTuple_GET_ITEM(tiles, i));
            if (kind < 0) return refuse(job, Fault::kUnknownTile, static_cast<int>(i));
            meld.add(static_cast<std::uint8_t>(kind));
        }
    }
}

void read_job(Job& job, const SearchOptions& options, nb::handle melds, nb::handle must, nb::handle may) {
    Request& request = job.request;
    request.goal = static_cast<Goal>(options.goal);
    request.joker_penalty = options.joker_penalty;
    request.threshold = options.threshold;
    request.opening = options.opening;
    request.new_set = options.new_set;
    request.patience = options.patience;
    read_table(job, melds);
    if (job.found.fault == Fault::kNone) read_rack(job, must, request.must);
    if (job.found.fault == Fault::kNone) read_rack(job, may, request.may);
}

void run(Job& job, Workspace& work) {
    if (job.found.fault == Fault::kNone) job.found = solve(job.request, work);
}

// One workspace per thread: its memory is reused, and no two threads share it.
Workspace& workspace() {
    thread_local Workspace work;
    return work;
}

PyObject* kind_tuple(const std::uint8_t* first, std::size_t count) {
    PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(count));
    if (!tuple) throw nb::python_error();
    for (std::size_t i = 0; i < count; ++i) {
        PyObject* kind = kinds->at(first[i]);
        Py_INCREF(kind);
        PyTuple_SET_ITEM(tuple, static_cast<Py_ssize_t>(i), kind);
    }
    return tuple;
}

// (fault, offender), None if nothing is possible, or (laid, melds, settled).
nb::object write(const Job& job) {
    const Found& found = job.found;
    if (found.fault != Fault::kNone)
        return nb::steal<nb::object>(Py_BuildValue("(ii)", static_cast<int>(found.fault), found.offender));
    if (!found.possible) return nb::none();
    std::array<std::uint8_t, kKinds * kCopies> laid;
    std::size_t count = 0;
    for (std::uint8_t kind = 0; kind < kKinds; ++kind)
        for (int i = 0; i < found.laid[kind]; ++i) laid[count++] = kind;
    nb::object melds;
    const std::size_t former = job.request.table.size();
    if (found.fresh.empty()) {
        melds = job.melds;
    } else {
        const bool all = job.request.opening;
        const std::size_t kept = all ? former : static_cast<std::size_t>(__builtin_popcountll(found.kept));
        melds = nb::steal<nb::object>(PyTuple_New(static_cast<Py_ssize_t>(kept + found.fresh.size())));
        if (!melds.is_valid()) throw nb::python_error();
        Py_ssize_t at = 0;
        for (std::size_t i = 0; i < former; ++i) {
            if (!all && !(found.kept >> i & 1)) continue;
            PyObject* meld = PyTuple_GET_ITEM(job.melds.ptr(), static_cast<Py_ssize_t>(i));
            Py_INCREF(meld);
            PyTuple_SET_ITEM(melds.ptr(), at++, meld);
        }
        for (const auto& meld : found.fresh)
            PyTuple_SET_ITEM(melds.ptr(), at++, kind_tuple(meld.begin(), static_cast<std::size_t>(meld.size)));
    }
    PyObject* settled = found.settled ? Py_True : Py_False;
    return nb::steal<nb::object>(
        Py_BuildValue("(NOO)", kind_tuple(laid.data(), count), melds.ptr(), settled));
}

// The fields of stolik.solver.search_types.SearchOptions, in order.
SearchOptions read_options(nb::handle options) {
    constexpr Py_ssize_t fields = 6;
    if (!PyTuple_Check(options.ptr()) || PyTuple_GET_SIZE(options.ptr()) != fields)
        throw nb::type_error("search options have six fields");
    std::array<long, fields> field;
    for (Py_ssize_t i = 0; i < fields; ++i) {
        field[static_cast<std::size_t>(i)] = PyLong_AsLong(PyTuple_GET_ITEM(options.ptr(), i));
        if (PyErr_Occurred()) throw nb::python_error();
    }
    const auto within = [&](std::size_t i, long most) {
        if (field[i] < 0 || field[i] > most) throw nb::value_error("a search option is out of range");
        return static_cast<int>(field[i]);
    };
    return {within(0, 3), within(1, kMostPenalty), within(2, kMostThreshold), field[3] != 0, field[4] != 0,
            within(5, kMostPatience)};
}

nb::object arrange_one(nb::handle melds, nb::handle must, nb::handle may, nb::handle options) {
    Job job;
    read_job(job, read_options(options), melds, must, may);
    {
        nb::gil_scoped_release release;
        run(job, workspace());
    }
    return write(job);
}

nb::list arrange_many(nb::handle positions, nb::handle given, int threads) {
    const SearchOptions options = read_options(given);
    std::vector<Job> jobs;
    jobs.reserve(nb::len_hint(positions));
    for (nb::handle position : nb::iter(positions)) {
        const nb::object parts = as_tuple(position);
        if (!parts.is_valid()) throw nb::python_error();
        if (PyTuple_GET_SIZE(parts.ptr()) != 3) throw nb::value_error("a position is melds, must and may");
        jobs.emplace_back();
        read_job(jobs.back(), options, parts[0], parts[1], parts[2]);
    }
    {
        nb::gil_scoped_release release;
        std::atomic<std::size_t> next = 0;
        const auto labour = [&] {
            Workspace& work = workspace();
            for (std::size_t i; (i = next++) < jobs.size();) run(jobs[i], work);
        };
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i) others.emplace_back(labour);
        labour();
    }
    nb::list answers;
    for (const auto& job : jobs) answers.append(write(job));
    return answers;
}

}  // namespace

NB_MODULE(_kernel, module) {
    // Lives as long as the process, like the kinds.
    kinds = new KindTable(nb::module_::import_("stolik.core.tiles"));
    nb::set_leak_warnings(false);
    module.def("arrange", &arrange_one, nb::arg("melds"), nb::arg("must"), nb::arg("may"), nb::arg("options"));
    module.def("arrange_many", &arrange_many, nb::arg("positions"), nb::arg("options"), nb::arg("threads"));
}
