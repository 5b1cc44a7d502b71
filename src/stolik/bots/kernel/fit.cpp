#include "fit.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace stolik::arena {

namespace {

constexpr int kVectors = 81;  // counts of up to two tiles in each of four colours
constexpr int kNever = 2 * kMaxJokers + 1;  // half jokers: more than there are
constexpr int kMostPoints = 1000;  // a search this long hardly ever finds anything later
constexpr std::array<int, kColours> kUnit{1, 3, 9, 27};

constexpr int group_jokers(int colours) { return colours == 0 ? 0 : colours >= kSmallestMeld ? 0 : kSmallestMeld - colours; }

// One way to take groups from the tiles of a number: what the groups take, what they leave, and the jokers in them.
struct Option {
    std::array<std::uint8_t, kColours> grouped{}, left{};
    int jokers = kNever;
};

constexpr auto kGroups = [] {
    std::array<Option, kVectors> all{};
    for (int code = 0; code < kVectors; ++code) {
        Option& option = all[static_cast<std::size_t>(code)];
        int one = 0, two = 0;  // colours with one tile and with two
        for (std::size_t c = 0; c < kColours; ++c) {
            option.grouped[c] = static_cast<std::uint8_t>(code / kUnit[c] % 3);
            one += option.grouped[c] == 1;
            two += option.grouped[c] == 2;
        }
        // Colours with two tiles are in both groups; the others are distributed.
        for (int first = 0; first <= one; ++first)
            option.jokers = std::min(option.jokers, group_jokers(two + first) + group_jokers(two + one - first));
    }
    return all;
}();

using Bits = std::array<std::uint64_t, 2>;  // of options: there are at most 65

struct Options {
    std::array<Option, kVectors> all{};
    std::array<Bits, kMaxJokers + 1> within{};          // those with at most so many jokers
    std::array<std::array<Bits, 8>, kColours> leave{};  // by colour: those that leave it as many tiles as a bit of the index says
};

// By the tiles of a number, as a code of kGroups: all options with at most two jokers, those with the fewest first.
constexpr auto kOptions = [] {
    std::array<Options, kVectors> by_code{};
    for (std::size_t code = 0; code < kVectors; ++code) {
        Options& options = by_code[code];
        std::size_t count = 0;
        for (int jokers = 0; jokers <= kMaxJokers; ++jokers)
            for (Option option : kGroups) {
                bool enough = option.jokers == jokers;
                for (std::size_t c = 0; c < kColours; ++c) {
                    enough = enough && option.grouped[c] <= kGroups[code].grouped[c];
                    option.left[c] = static_cast<std::uint8_t>(kGroups[code].grouped[c] - option.grouped[c]);
                }
                if (!enough) continue;
                const std::uint64_t bit = 1ull << count % 64;
                for (std::size_t more = static_cast<std::size_t>(jokers); more <= kMaxJokers; ++more) options.within[more][count / 64] |= bit;
                for (std::size_t c = 0; c < kColours; ++c)
                    for (std::size_t set = 0; set < 8; ++set)
                        if (set >> option.left[c] & 1) options.leave[c][set][count / 64] |= bit;
                options.all[count++] = option;
            }
    }
    return by_code;
}();

// For a colour with so many tiles, of which none, one or both may be in groups at these charges.
constexpr RunCosts find_costs(int tiles, const std::array<int, kCopies + 1>& charges) {
    RunCosts costs{kNever, kNever, kNever};
    for (int grouped = 0; grouped <= tiles; ++grouped)
        for (int length = tiles - grouped; length <= kCopies; ++length) {
            const int cost = charges[static_cast<std::size_t>(grouped)] + 2 * (length - tiles + grouped);
            std::uint8_t& least = costs[static_cast<std::size_t>(length)];
            least = static_cast<std::uint8_t>(std::min<int>(least, cost));
        }
    return costs;
}

// By the colours that have the number, those that have both tiles of it, and the tiles of this colour. The jokers of the
// groups are divided among the colours that cannot do without them, so that the sum over the colours is never too high.
constexpr auto kCosts = [] {
    std::array<std::array<std::array<RunCosts, kCopies + 1>, kColours + 1>, kColours + 1> all{};
    for (int one = 0; one <= kColours; ++one)
        for (int two = 0; two <= one; ++two) {
            const int missing = std::max(0, 2 * kSmallestMeld - one - two);
            const std::array charges{0, one ? 2 * group_jokers(one) / one : kNever,
                                     two && missing <= kMaxJokers ? 2 * missing / two : kNever};
            for (int tiles = 0; tiles <= kCopies; ++tiles)
                all[static_cast<std::size_t>(one)][static_cast<std::size_t>(two)][static_cast<std::size_t>(tiles)] = find_costs(tiles, charges);
        }
    return all;
}();

// Open runs of one colour: up to two, by length (1, 2, 3 for three or more), the longer one first.
constexpr std::array<std::array<int, 2>, 10> kOpen{{{0, 0}, {1, 0}, {1, 1}, {2, 0}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {3, 2}, {3, 3}}};
constexpr std::uint8_t kDead = kOpen.size();  // a run that is too short has ended
constexpr std::array<int, 16> kBits{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

// How open runs go on, by the tiles of the next number that are in runs and by their code.
constexpr auto kNext = [] {
    std::array<std::array<std::uint8_t, 16>, kCopies + 1> next{};
    for (auto& after : next) after.fill(kDead);
    for (std::size_t code = 0; code < kOpen.size(); ++code)
        for (int tiles = 0; tiles <= kCopies; ++tiles) {
            std::array<int, 2> after{};
            int left = tiles;
            std::size_t open = 0;
            bool broken = false;
            for (const int length : kOpen[code])
                if (length == 1 || length == 2) {
                    broken = broken || !left--;
                    after[open++] = length + 1;
                }
            for (const int length : kOpen[code])
                if (length == 3 && left > 0 && open < 2) {
                    --left;
                    after[open++] = 3;
                }
            while (left > 0 && open < 2) {
                --left;
                after[open++] = 1;
            }
            std::uint8_t to = 0;
            while (kOpen[to][0] != std::max(after[0], after[1]) || kOpen[to][1] != std::min(after[0], after[1])) ++to;
            next[static_cast<std::size_t>(tiles)][code] = broken || left > 0 ? kDead : to;
        }
    return next;
}();

}  // namespace

std::uint64_t stranded(const Counts& some, const Counts& all, int jokers) {
    if (jokers >= kMaxJokers) return 0;
    std::array<unsigned, kColours> has{};
    for (int c = 0; c < kColours; ++c)
        for (int n = 1; n <= kNumbers; ++n) has[static_cast<std::size_t>(c)] |= (all[kind_of(c, n)] > 0 ? 1u : 0u) << n;
    const auto [a, b, c, d] = has;
    const unsigned groups = jokers ? (a & (b | c | d)) | (b & (c | d)) | (c & d) : (a & b & (c | d)) | (c & d & (a | b));
    std::uint64_t lost = 0;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        const unsigned p = has[colour];
        const unsigned begins = jokers ? (p & p >> 1) | (p & p >> 2) | (p >> 1 & p >> 2) : p & p >> 1 & p >> 2;
        const unsigned covered = groups | begins | begins << 1 | begins << 2;
        for (int n = 1; n <= kNumbers; ++n) {
            const std::uint8_t kind = kind_of(static_cast<int>(colour), n);
            if (some[kind] && !(covered >> n & 1)) lost |= 1ull << kind;
        }
    }
    return lost;
}

Fit::Fit() {
    stale_.fill((2u << kNumbers) - 2);
    costs_.fill(&kCosts[0][0]);
    for (Needs& needs : need_) find_last_needs(needs);
}

// After the last number no run may be too short.
void Fit::find_last_needs(Needs& needs) {
    for (std::size_t open = 0; open < kOpen.size(); ++open) {
        const auto [longer, shorter] = kOpen[open];
        const bool is_short = (longer && longer < kSmallestMeld) || (shorter && shorter < kSmallestMeld);
        needs[kNumbers + 1][open] = is_short ? kNever : 0;
    }
    needs[kNumbers + 1][kDead] = kNever;
}

// What is needed after so many tiles in runs: one instruction if the compiler may use those of newer processors.
template <std::size_t tiles, std::size_t... open>
Fit::ByRuns Fit::after(ByRuns later, std::index_sequence<open...>) {
    return ByRuns{later[kNext[tiles][open]]...};
}

// The fewest half jokers that one colour needs from each number on, by its open runs, with groups wherever one is
// possible: for the stale numbers from above, and for those below that each change reaches.
void Fit::find_needs(std::size_t colour) {
    auto& needs = need_[colour];
    for (unsigned& stale = stale_[colour]; stale;) {
        const std::size_t number = static_cast<std::size_t>(std::bit_width(stale)) - 1;
        stale ^= 1u << number;
        const RunCosts& costs = (*costs_[number])[column_[number][colour]];
        constexpr std::make_index_sequence<16> all;
        const ByRuns later = needs[number + 1];
        const ByRuns none = after<0>(later, all), one = after<1>(later, all), two = after<2>(later, all);
        ways_[number][colour] = {{none, one, two, ByRuns{} + kNever}, {lower(none, one + 2), lower(one, two + 2), two}};
        const ByRuns now = lower(lower(none + costs[0], one + costs[1]), two + costs[2]);
        if (number > 1 && std::memcmp(&needs[number], &now, sizeof now)) stale |= 1u << (number - 1);
        needs[number] = now;
    }
}

bool Fit::fits(std::size_t number, unsigned runs, int jokers) {
    if (number > kNumbers) return true;  // no run is too short: the needs have shown that
    const std::uint32_t key = runs << 4 | static_cast<std::uint32_t>(number);
    Mark& mark = failed_[(key * 0x9e3779b1u) >> 21];
    const bool is_known = mark.round == round_ && mark.key == key;
    if ((is_known && static_cast<int>(mark.jokers) >= jokers) || ++points_ > kMostPoints) return false;
    const Options& options = kOptions[code_[number]];
    const auto least = [&](std::size_t c, std::size_t tiles) { return ways_[number][c].least[tiles][runs >> (4 * c) & 15]; };
    Bits possible = options.within[static_cast<std::size_t>(jokers)];
    for (std::size_t c = 0; c < kColours; ++c) {
        std::size_t affordable = 0;
        for (std::size_t tiles = 0; tiles <= kCopies; ++tiles) affordable |= static_cast<std::size_t>(least(c, tiles) <= 2 * jokers) << tiles;
        for (std::size_t word = 0; word < possible.size(); ++word) possible[word] &= options.leave[c][affordable][word];
    }
    for (std::size_t word = 0; word < possible.size(); ++word)
        for (std::uint64_t bits = possible[word]; bits; bits &= bits - 1) {
            const Option& option = options.all[64 * word + static_cast<std::size_t>(std::countr_zero(bits))];
            int needed = 2 * option.jokers;
            for (std::size_t c = 0; c < kColours; ++c) needed += least(c, option.left[c]);
            if (needed <= 2 * jokers && fits_with(number, runs, option.left, jokers - option.jokers)) return true;
        }
    mark = {round_, key, static_cast<std::uint32_t>(jokers)};
    return false;
}

// The same with these tiles of the number in runs, and jokers among them wherever that could help: in sixteen ways, a bit
// for each colour. What they need is added up for eight ways at once, a byte for each.
bool Fit::fits_with(std::size_t number, unsigned runs, const Column& tiles, int jokers) {
    constexpr std::uint64_t each = 0x0101010101010101, high = 0x8080808080808080;
    // The bytes of the ways without a joker in a colour.
    constexpr std::array<std::uint64_t, kColours - 1> without{0x0001000100010001, 0x0000010100000101, 0x0000000001010101};
    const auto open = [&](std::size_t c) { return runs >> (4 * c) & 15; };
    const auto need = [&](std::size_t c) -> std::uint64_t { return ways_[number][c].need[tiles[c]][open(c)]; };
    const auto need_with = [&](std::size_t c) -> std::uint64_t { return 2u + ways_[number][c].need[tiles[c] + 1u][open(c)]; };
    const auto next = [&](unsigned with) {
        unsigned after = 0;
        for (unsigned c = 0; c < kColours; ++c) after |= static_cast<unsigned>(kNext[tiles[c] + (with >> c & 1)][open(c)]) << (4 * c);
        return after;
    };
    if (!jokers) {
        ++tries_;
        return !(need(0) + need(1) + need(2) + need(3)) && fits(number + 1, next(0), 0);
    }
    std::uint64_t needed = 0;
    for (std::size_t c = 0; c < kColours - 1; ++c) needed += need(c) * without[c] + need_with(c) * (each - without[c]);
    for (unsigned with : {0u, 8u}) {
        const std::uint64_t all = needed + each * (with ? need_with(kColours - 1) : need(kColours - 1));
        // A byte's highest bit is set where it needs more than there are.
        for (std::uint64_t enough = ~(all + each * (127u - 2u * static_cast<unsigned>(jokers))) & high; enough; enough &= enough - 1) {
            const unsigned way = with + static_cast<unsigned>(std::countr_zero(enough)) / 8;
            if (!fits(number + 1, next(way), jokers - kBits[way])) continue;
            tries_ += way + 1;
            return true;
        }
    }
    tries_ += 16;
    return false;
}

// Other tiles of a number: its colours no longer need the same.
void Fit::change(std::size_t number, std::uint8_t code) {
    const Column before = column_[number];
    column_[number] = kGroups[code].grouped;
    code_[number] = code;
    std::size_t one = 0, two = 0;  // colours with one tile, and with two
    for (const auto count : column_[number]) {
        one += count > 0;
        two += count > 1;
    }
    const bool same = costs_[number] == &kCosts[one][two];
    costs_[number] = &kCosts[one][two];
    for (std::size_t c = 0; c < kColours; ++c)
        if (column_[number][c] != before[c] || (!same && before[c])) stale_[c] |= 1u << number;
}

bool Fit::operator()(const Counts& tiles) {
    const int jokers = tiles[kJoker];
    points_ = 0;
    tries_ = 0;
    if (stranded(tiles, tiles, jokers)) return false;
    for (std::size_t number = 1; number <= kNumbers; ++number) {
        const std::size_t first = number - 1;
        const int code = tiles[first] * kUnit[0] + tiles[first + kNumbers] * kUnit[1] + tiles[first + 2 * kNumbers] * kUnit[2] +
                         tiles[first + 3 * kNumbers] * kUnit[3];
        if (code_[number] != code) change(number, static_cast<std::uint8_t>(code));
    }
    int needed = 0;
    for (std::size_t c = 0; c < kColours && needed <= 2 * jokers; ++c) {
        if (stale_[c]) find_needs(c);
        needed += need_[c][1][0];
    }
    if (needed > 2 * jokers) return false;
    if (++round_ == 0) {  // wrapped round: old marks could look like new ones
        failed_.fill({});
        round_ = 1;
    }
    return fits(1, 0, jokers);
}

}  // namespace stolik::arena
