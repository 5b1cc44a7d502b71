#include "fit.h"

#include <algorithm>
#include <cstring>

namespace stolik::arena {

namespace {

constexpr int kVectors = 81;  // counts of up to two tiles in each of four colours
constexpr int kNever = 100;
constexpr int kMostPoints = 1000;  // a search this long hardly ever finds anything later
constexpr std::array<int, kColours> kUnit{1, 3, 9, 27};

struct Vector {
    std::array<std::int8_t, kColours> tiles{};
    int jokers = kNever;  // needed by groups of exactly these tiles
};

constexpr int group_jokers(int colours) { return colours == 0 ? 0 : colours >= kSmallestMeld ? 0 : kSmallestMeld - colours; }

constexpr auto kGroups = [] {
    std::array<Vector, kVectors> all{};
    for (int code = 0; code < kVectors; ++code) {
        Vector& vector = all[static_cast<std::size_t>(code)];
        int one = 0, two = 0;  // colours with one tile and with two
        for (int c = 0; c < kColours; ++c) {
            vector.tiles[static_cast<std::size_t>(c)] = static_cast<std::int8_t>(code / kUnit[static_cast<std::size_t>(c)] % 3);
            one += vector.tiles[static_cast<std::size_t>(c)] == 1;
            two += vector.tiles[static_cast<std::size_t>(c)] == 2;
        }
        // Colours with two tiles are in both groups; the others are distributed.
        for (int first = 0; first <= one; ++first)
            vector.jokers = std::min(vector.jokers, group_jokers(two + first) + group_jokers(two + one - first));
    }
    return all;
}();

// One way to take groups from the tiles of a number: what is left for runs, and the jokers in the groups.
struct Option {
    std::array<std::int8_t, kColours> tiles{};
    std::int8_t jokers = 0;
};

constexpr std::size_t kMostOptions = 81;

struct Options {
    std::array<Option, kMostOptions> all{};
    std::size_t count = 0;
};

// By the tiles of a number, as a code of kGroups: all options with at most two jokers, in the order of the codes.
constexpr auto kOptions = [] {
    std::array<Options, kVectors> by_code{};
    for (std::size_t code = 0; code < kVectors; ++code)
        for (const Vector& groups : kGroups) {
            Option option{{}, static_cast<std::int8_t>(groups.jokers)};
            bool enough = groups.jokers <= kMaxJokers;
            for (std::size_t c = 0; c < kColours; ++c) {
                option.tiles[c] = static_cast<std::int8_t>(kGroups[code].tiles[c] - groups.tiles[c]);
                enough = enough && option.tiles[c] >= 0;
            }
            if (enough) by_code[code].all[by_code[code].count++] = option;
        }
    return by_code;
}();

// Open runs of one colour: up to two, by length (1, 2, 3 for three or more), in two bits each, the longer one low.
constexpr int kRunCodes = 16;
constexpr std::uint8_t kNoWay = 255;
constexpr std::array<int, 16> kBits{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

struct Steps {
    std::array<std::array<std::uint8_t, 3>, kRunCodes> next{};
    std::array<std::uint8_t, kRunCodes> shorts{};  // runs that must continue
};

constexpr Steps kSteps = [] {
    Steps steps;
    for (int code = 0; code < kRunCodes; ++code) {
        const std::array<int, 2> lengths{code & 3, code >> 2};
        const auto at = static_cast<std::size_t>(code);
        for (const int length : lengths) steps.shorts[at] = static_cast<std::uint8_t>(steps.shorts[at] + (length == 1 || length == 2));
        for (int tiles = 0; tiles <= kCopies; ++tiles) {
            std::array<int, 2> after{};
            int left = tiles, open = 0;
            bool broken = false;
            for (const int length : lengths)
                if (length == 1 || length == 2) {
                    broken = broken || !left--;
                    after[static_cast<std::size_t>(open++)] = length + 1;
                }
            for (const int length : lengths)
                if (length == 3 && left > 0 && open < 2) {
                    --left;
                    after[static_cast<std::size_t>(open++)] = 3;
                }
            while (left > 0 && open < 2) {
                --left;
                after[static_cast<std::size_t>(open++)] = 1;
            }
            const int longer = std::max(after[0], after[1]), shorter = std::min(after[0], after[1]);
            steps.next[at][static_cast<std::size_t>(tiles)] =
                broken || left > 0 ? kNoWay : static_cast<std::uint8_t>(longer | shorter << 2);
        }
    }
    return steps;
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

// The fewest jokers that one colour needs in its runs from a number on, with groups wherever one is possible.
int Fit::need(int colour, int number, unsigned open) {
    if (number > kNumbers) return kSteps.shorts[open] ? kNever : 0;
    std::int8_t& known = need_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(number)][open];
    if (known >= 0) return known;
    const int tiles = column_[static_cast<std::size_t>(number)][static_cast<std::size_t>(colour)];
    int best = kNever;
    for (int grouped = std::min<int>(tiles, most_groups_[static_cast<std::size_t>(number)]); grouped >= 0 && best; --grouped)
        for (int jokers = 0; jokers <= jokers_ && tiles - grouped + jokers <= kCopies && jokers < best; ++jokers) {
            const std::uint8_t to = kSteps.next[open][static_cast<std::size_t>(tiles - grouped + jokers)];
            if (to != kNoWay) best = std::min(best, jokers + need(colour, number + 1, to));
        }
    known = static_cast<std::int8_t>(std::min(best, kNever));
    return known;
}

// Whether the tiles from a number on fit, with these open runs.
bool Fit::fits(int number, unsigned runs, int jokers) {
    if (number > kNumbers) return true;  // no run is too short: need() has checked that
    const std::uint32_t key = static_cast<std::uint32_t>(runs) << 6 | static_cast<std::uint32_t>(jokers) << 4 | static_cast<std::uint32_t>(number);
    Mark& mark = failed_[(key * 0x9e3779b1u) >> 20];
    if ((mark.round == round_ && mark.key == key) || ++points_ > kMostPoints) return false;
    const Column& here = column_[static_cast<std::size_t>(number)];
    Ways ways;
    std::size_t code = 0;
    for (unsigned c = 0; c < kColours; ++c) {
        code += static_cast<std::size_t>(here[c] * kUnit[c]);
        for (int tiles = 0; tiles <= std::min(kCopies, here[c] + (jokers ? 1 : 0)); ++tiles) {
            const std::uint8_t to = kSteps.next[runs >> (4 * c) & 15][static_cast<std::size_t>(tiles)];
            ways[c][static_cast<std::size_t>(tiles)] = {to, to == kNoWay ? kNever : need(static_cast<int>(c), number + 1, to)};
        }
    }
    const Options& options = kOptions[code];
    for (std::size_t i = 0; i < options.count; ++i) {
        const Option& option = options.all[i];
        if (option.jokers <= jokers && fits_with(number, ways, option.tiles, jokers - option.jokers)) return true;
    }
    mark = {round_, key};
    return false;
}

// The same with these tiles of the number in runs, and jokers among them wherever that could help.
bool Fit::fits_with(int number, const Ways& ways, const Column& tiles, int jokers) {
    for (unsigned with = 0; with < (jokers ? 16u : 1u); ++with) {
        ++tries_;
        unsigned next = 0;
        int needed = kBits[with];
        for (unsigned c = 0; c < kColours && needed <= jokers; ++c) {
            const auto length = static_cast<std::size_t>(tiles[c]) + (with >> c & 1);
            if (length > kCopies) {
                needed = kNever;
                break;
            }
            const Way& way = ways[c][length];
            needed += way.jokers;
            next |= static_cast<unsigned>(way.to & 15) << (4 * c);
        }
        if (needed <= jokers && fits(number + 1, next, jokers - kBits[with])) return true;
    }
    return false;
}

bool Fit::operator()(const Counts& tiles) {
    jokers_ = tiles[kJoker];
    points_ = 0;
    tries_ = 0;
    if (stranded(tiles, tiles, jokers_)) return false;
    for (int number = 1; number <= kNumbers; ++number) {
        const auto n = static_cast<std::size_t>(number);
        int one = 0, two = 0;  // colours with one tile, and with two
        for (int c = 0; c < kColours; ++c) {
            const std::int8_t count = tiles[kind_of(c, number)];
            column_[n][static_cast<std::size_t>(c)] = count;
            one += count > 0;
            two += count > 1;
        }
        // Two groups need at least six tiles, with at most two of a colour.
        most_groups_[n] = static_cast<std::int8_t>((one + jokers_ >= kSmallestMeld) + (one + two + jokers_ >= 2 * kSmallestMeld));
    }
    std::memset(need_.data(), 0xff, sizeof need_);
    if (++round_ == 0) {  // wrapped round: old marks could look like new ones
        failed_.fill({});
        round_ = 1;
    }
    int needed = 0;
    for (int c = 0; c < kColours && needed <= jokers_; ++c) needed += need(c, 1, 0);
    return needed <= jokers_ && fits(1, 0, jokers_);
}

}  // namespace stolik::arena
