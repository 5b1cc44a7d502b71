#include "settle.h"

#include <algorithm>

#include "joker_rule.h"
#include "layout.h"
#include "lock.h"
#include "sets.h"

namespace stolik {

namespace {

// With more touched sets there are too many ways to lay their tiles.
constexpr int kMostTouched = 6;
// The cost of one call of the search, in addition to its states.
constexpr long kPerQuestion = 8;

// How an answer disturbs the table; less is better, in this order.
struct Disturbance {
    int touched = 0, moved = 0, jokers = 0;

    auto operator<=>(const Disturbance&) const = default;
};

int shared_tiles(const Meld& a, const Meld& b) {
    return __builtin_popcountll(a.kinds() & b.kinds()) + std::min(a.jokers(), b.jokers());
}

// The most tiles of `former` that stay, with each of its sets growing into another of `fresh`.
int most_unmoved(const Melds& former, const Melds& fresh, std::size_t at = 0, std::uint64_t grown = 0) {
    if (at == former.size()) return 0;
    int most = most_unmoved(former, fresh, at + 1, grown);
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        if (grown >> i & 1) continue;
        const int shared = shared_tiles(former[at], fresh[i]);
        if (shared) most = std::max(most, shared + most_unmoved(former, fresh, at + 1, grown | 1ull << i));
    }
    return most;
}

class Settling {
public:
    Settling(const Request& request, Workspace& work, Found& found)
        : request_(request), search_(work.lock), found_(found), left_(request.patience), cost_(found.cost) {
        for (const auto& meld : request.table) table_jokers_ += meld.jokers();
        strict_ = request.new_set && table_jokers_;
    }

    void run() {
        if (touched_sets(request_.table, found_) > kMostTouched) return;
        best_ = disturbance(found_);
        // If it is not proven that no answer touches fewer sets, those are tried first.
        for (int size = found_.settled ? best_.touched : 0; size <= best_.touched; ++size) {
            choose(size, 0, 0);
            if (left_ < 0) return;
            if (best_.touched <= size) break;
        }
        found_.settled = true;
    }

private:
    Disturbance disturbance(const Found& found) const {
        Melds touched;
        int tiles = 0, jokers = -table_jokers_;
        for (std::size_t i = 0; i < request_.table.size(); ++i) {
            const Meld& meld = request_.table[i];
            if (found.kept >> i & 1) {
                jokers += meld.jokers();
                continue;
            }
            touched.push_back(meld);
            tiles += meld.size;
        }
        for (const auto& meld : found.fresh) jokers += meld.jokers();
        return {static_cast<int>(touched.size()), tiles - most_unmoved(touched, found.fresh), jokers};
    }

    // Every choice of `size` sets to touch, from `first` on.
    void choose(int size, std::size_t first, std::uint64_t touched) {
        if (left_ < 0) return;
        if (!size) return lay_again(touched);
        for (std::size_t i = first; i + static_cast<std::size_t>(size) <= request_.table.size(); ++i)
            choose(size - 1, i + 1, touched | 1ull << i);
    }

    // Every way to lay the tiles of the `touched` sets.
    void lay_again(std::uint64_t touched) {
        touched_.clear();
        kept_ = 0;
        Pool pool{request_.must, request_.may};
        for (std::size_t i = 0; i < request_.table.size(); ++i) {
            if (!(touched >> i & 1)) {
                kept_ |= 1ull << i;
                continue;
            }
            touched_.push_back(request_.table[i]);
            for (const auto kind : request_.table[i]) ++pool.must[kind];
        }
        chosen_.clear();
        if (could_be_better(pool) && affordable(pool)) cover(pool);
    }

    // Whether the rest can be laid at the cost of the best play.
    bool affordable(const Pool& pool) {
        const Problem problem = problem_of(request_, pool);
        search_.start(problem);
        search_.set_limit(std::max(1L, left_));
        const Cost cost = search_.solve(cost_);
        left_ -= search_.nodes() + kPerQuestion;
        if (search_.gave_up()) left_ = -1;
        return left_ >= 0 && cost <= cost_;
    }

    // The least that the sets chosen so far disturb, whatever the rest becomes.
    bool could_be_better(const Pool& pool) const {
        Disturbance least{static_cast<int>(touched_.size()), 0, 0};
        for (const auto& former : touched_) {
            int stays = 0;
            for (const auto kind : former) stays += pool.must[kind] + pool.may[kind] > 0;
            for (const auto& meld : chosen_) stays = std::max(stays, shared_tiles(former, meld));
            least.moved += former.size - stays;
        }
        return least < best_;
    }

    // Lays a tile that must be laid in each possible set, and so on until all are laid.
    void cover(const Pool& pool) {
        const auto due = std::find_if(pool.must.begin(), pool.must.end(), [](int count) { return count > 0; });
        if (due == pool.must.end()) return lay_rest(pool);
        Counts all = pool.must;
        for (std::size_t kind = 0; kind < all.size(); ++kind) all[kind] = static_cast<std::int8_t>(all[kind] + pool.may[kind]);
        Melds sets = sets_with(static_cast<std::uint8_t>(due - pool.must.begin()), all);
        // The sets most similar to a former set come first.
        std::vector<std::pair<int, std::size_t>> order;
        for (std::size_t i = 0; i < sets.size(); ++i) {
            int most = 0;
            for (const auto& former : touched_) most = std::max(most, 2 * shared_tiles(former, sets[i]) - former.size);
            order.emplace_back(-most, i);
        }
        std::sort(order.begin(), order.end());
        for (const auto& [_, i] : order) {
            Pool rest = pool;
            take(rest, sets[i]);
            chosen_.push_back(sets[i]);
            if (could_be_better(rest) && affordable(rest)) cover(rest);
            chosen_.pop_back();
            if (left_ < 0) return;
        }
    }

    // The rack's own sets, with as few jokers as possible, complete an answer.
    void lay_rest(const Pool& pool) {
        Problem problem = problem_of(request_, pool);
        spare_jokers_where_equal(problem);
        search_.start(problem);
        search_.solve();
        Found answer = found_;
        answer.kept = kept_;
        answer.fresh = chosen_;
        lay_out(search_.plan(), answer.fresh);
        recognise(request_.table, answer);
        const Disturbance disturbed = disturbance(answer);
        if (!(disturbed < best_) || (strict_ && !jokers_in_new_sets(request_.table, answer))) return;
        best_ = disturbed;
        found_.kept = answer.kept;
        found_.fresh = answer.fresh;
    }

    const Request& request_;
    Search& search_;
    Found& found_;
    long left_;
    Cost cost_;
    int table_jokers_ = 0;
    bool strict_ = false;
    Disturbance best_;
    Melds touched_, chosen_;
    std::uint64_t kept_ = 0;
};

}  // namespace

void settle(const Request& request, Workspace& work, Found& found) { Settling(request, work, found).run(); }

}  // namespace stolik
