#include "seats.h"

#include <array>
#include <chrono>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include "random.h"
#include "rules_numbers.h"
#include "threads.h"

namespace stolik::training {

namespace {

constexpr std::array<const char*, 7> kBots{"novice", "casual", "club", "exact", "keeper", "hoarder", "lurker"};

// "1000,clear=1": the number of rollouts, then other settings.
Effort read_effort(const std::string& text) {
    Effort effort = effort_of(Level::kMaster);
    std::istringstream words(text);
    std::string word;
    std::getline(words, word, ',');
    effort.rollouts = std::stoi(word);
    while (std::getline(words, word, ',')) {
        const auto is = word.find('=');
        const std::string name = word.substr(0, is);
        const double value = std::stod(word.substr(is + 1));
        if (name == "clear") effort.clear = value;
        else if (name == "plays") effort.plays = static_cast<int>(value);
        else if (name == "stake") effort.stake = static_cast<Stake>(static_cast<int>(value));
        else if (name == "endgame") effort.endgame = value;
        else if (name == "work") effort.work = static_cast<long>(value);
        else if (name == "confirms") effort.confirms = value != 0;
        else if (name == "weighted") effort.weighted = value != 0;
        else if (name == "laying") effort.laying = value;
        else throw std::runtime_error("no setting " + name);
    }
    return effort;
}

}  // namespace

Judged Policy::choose(const Rules& rules, const Knowledge& known, const Effort& effort, Reporter& reporter, Workspace& work,
                      bool report) const {
    if (search) {
        Effort own = *search;
        own.hands = effort.hands;
        own.patience = effort.patience;
        own.taste = {network.get(), margin};
        return {think(rules, known, own, Random(static_cast<std::uint64_t>(known.turns)).next(), work).play, {}, false};
    }
    if (network) return judge_plays(rules, known, effort, *network, margin, reporter, work);
    const Position before{known.table, known.rack, known.opened[static_cast<std::size_t>(known.seat)], known.bank};
    Judged judged{Bot(level, 0, effort.patience, effort.hands).propose(rules, before, work), {}, false};
    judged.ends = judged.play.laid == count_all(known.rack);
    if (report && !judged.ends) judged.after = reporter.after(rules, known, judged.play, effort.hands, work);
    return judged;
}

Policy read_policy(const std::string& text) {
    if (const std::string head = "search:"; text.starts_with(head)) {
        const auto end = text.find(':', head.size());
        Policy policy = read_policy(text.substr(end + 1));
        policy.search = read_effort(text.substr(head.size(), end - head.size()));
        return policy;
    }
    if (text == "searcher") return {text, Level::kLurker, nullptr, 0, effort_of(Level::kSearcher)};
    for (std::size_t i = 0; i < kBots.size(); ++i)
        if (text == kBots[i]) return {text, static_cast<Level>(i), nullptr, 0, {}};
    const auto at = text.rfind('@');
    const std::string path = text.substr(0, at);
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("no bot and no file " + path);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    auto network = std::make_shared<const Network>(
        std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
    return {text, Level::kLurker, std::move(network), at == std::string::npos ? 0 : std::stod(text.substr(at + 1)), {}};
}

std::vector<Table> read_tables(const std::string& path) {
    std::vector<Table> tables;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string key;
        words >> key;
        tables.push_back({key, rules_of(Numbers{std::istream_iterator<long>(words), {}})});
    }
    if (tables.empty()) throw std::runtime_error("no rulesets in " + path);
    return tables;
}

void work_until(int threads, double seconds, const std::function<bool(int)>& work) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    on_threads(threads, [&](int thread) {
        while (std::chrono::steady_clock::now() < end && work(thread)) continue;
    });
}

}  // namespace stolik::training
