// The training ground as a program: plays for samples, measures generations, and checks the network against training's.
#include <atomic>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

#include "match.h"
#include "selfplay.h"

using namespace stolik;
using namespace stolik::training;

namespace {

constexpr const char* kUsage =
    "ground play RULES FOLDER THREADS SECONDS SEED LEARNER [PARTNER...]\n"
    "ground match RULES THREADS SECONDS SEED HANDS SEATS HERO OTHER\n"
    "ground pair RULES KEY DEALS SEED HANDS SEATS OTHER HERO...\n"
    "ground check NETWORK SAMPLES ANSWERS\n"
    "A player is a bot's name or a network's file, with its margin: FILE@0.02\n";

// Another one for every deal, the same in every run.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t deal) { return Random(Random(seed).next() ^ deal * 0x9e3779b97f4a7c15ull).next(); }

int play(const std::vector<std::string>& words) {
    School school{read_tables(words.at(1)), read_policy(words.at(6)), {}};
    for (std::size_t i = 7; i < words.size(); ++i) school.partners.push_back(read_policy(words[i]));
    const int threads = std::stoi(words.at(3));
    const std::uint64_t seed = std::stoull(words.at(5));
    std::atomic<std::uint64_t> next = 0;
    std::vector<std::FILE*> files;
    std::vector<std::unique_ptr<SelfPlay>> plays;
    std::vector<std::unique_ptr<Workspace>> work;
    for (int i = 0; i < threads; ++i) {
        files.push_back(std::fopen((words.at(2) + "/samples." + std::to_string(i)).c_str(), "wb"));
        if (!files.back()) throw std::runtime_error("cannot write to " + words.at(2));
        plays.push_back(std::make_unique<SelfPlay>(school, files.back()));
        work.push_back(std::make_unique<Workspace>());
    }
    work_until(threads, std::stod(words.at(4)), [&](int thread) {
        const auto at = static_cast<std::size_t>(thread);
        plays[at]->play(seed_of(seed, next++), *work[at]);
        return true;
    });
    std::size_t games = 0, samples = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::fclose(files[i]);
        games += plays[i]->games();
        samples += plays[i]->samples();
    }
    std::cout << "{\"deals\": " << next << ", \"games\": " << games << ", \"samples\": " << samples << "}\n";
    return 0;
}

int match(const std::vector<std::string>& words) {
    std::vector<Table> tables = read_tables(words.at(1));
    const int threads = std::stoi(words.at(2)), seats = std::stoi(words.at(6));
    const std::uint64_t seed = std::stoull(words.at(4));
    std::erase_if(tables, [&](const Table& table) { return seats && table.rules.seats != seats; });
    const Policy hero = read_policy(words.at(7)), other = read_policy(words.at(8));
    std::atomic<std::uint64_t> next = 0;
    std::vector<std::vector<Tally>> tallies(static_cast<std::size_t>(threads), std::vector<Tally>(tables.size()));
    std::vector<Match> matches;
    std::vector<std::unique_ptr<Workspace>> work;
    for (int i = 0; i < threads; ++i) {
        matches.emplace_back(hero, other, std::stoi(words.at(5)));
        work.push_back(std::make_unique<Workspace>());
    }
    work_until(threads, std::stod(words.at(3)), [&](int thread) {
        const auto at = static_cast<std::size_t>(thread);
        const std::uint64_t deal = next++;
        const std::size_t table = deal % tables.size();
        matches[at].play(tables[table], seed_of(seed, deal / tables.size()), *work[at], tallies[at][table]);
        return true;
    });
    for (std::size_t i = 0; i < tables.size(); ++i) {
        Tally all;
        for (const auto& each : tallies) all.add(each[i]);
        if (!all.deals) continue;
        std::uint64_t decisions = 0;
        for (const auto count : all.times.buckets()) decisions += count;
        const auto n = static_cast<double>(all.deals);
        std::cout << "{\"rules\": \"" << tables[i].key << "\", \"seats\": " << tables[i].rules.seats << ", \"hero\": \"" << words[7]
                  << "\", \"other\": \"" << words[8] << "\", \"hands\": " << words[5] << ", \"deals\": " << all.deals
                  << ", \"wins\": " << all.sum / n << ", \"error\": " << all.error() << ", \"small\": " << all.small / n
                  << ", \"gain\": " << all.gain / n << ", \"gain_error\": " << all.gain_error()
                  << ", \"mean_ms\": " << static_cast<double>(all.times.total()) / static_cast<double>(decisions) / 1e6
                  << ", \"longest_ms\": " << static_cast<double>(all.times.longest()) / 1e6 << "}\n";
    }
    return 0;
}

// Several heroes play the same deals, one deal of each in turn: a line per deal, with the share of the win of each hero.
int pair(const std::vector<std::string>& words) {
    const int deals = std::stoi(words.at(3)), seats = std::stoi(words.at(6));
    const std::uint64_t seed = std::stoull(words.at(4));
    std::vector<Table> tables = read_tables(words.at(1));
    std::erase_if(tables, [&](const Table& table) { return table.key != words.at(2) || table.rules.seats != seats; });
    if (tables.empty()) throw std::runtime_error("no such table");
    const Policy other = read_policy(words.at(7));
    std::vector<Policy> heroes;
    for (std::size_t i = 8; i < words.size(); ++i) heroes.push_back(read_policy(words[i]));
    std::vector<Match> matches;
    for (const Policy& hero : heroes) matches.emplace_back(hero, other, std::stoi(words.at(5)));
    Workspace work;
    std::vector<Tally> all(heroes.size());
    for (int deal = 0; deal < deals; ++deal) {
        for (std::size_t i = 0; i < heroes.size(); ++i) {
            Tally tally;
            matches[i].play(tables[0], seed_of(seed, static_cast<std::uint64_t>(deal)), work, tally);
            all[i].add(tally);
            std::cout << tally.sum << (i + 1 < heroes.size() ? ' ' : '\n');
        }
        std::cout << std::flush;
    }
    for (std::size_t i = 0; i < heroes.size(); ++i) {
        std::uint64_t decisions = 0;
        for (const auto count : all[i].times.buckets()) decisions += count;
        std::cout << "# " << words[8 + i] << ' ' << all[i].sum / deals << " +- " << 1.96 * all[i].error() << " small "
                  << all[i].small / deals << " ms " << static_cast<double>(all[i].times.total()) / static_cast<double>(decisions) / 1e6
                  << " longest " << static_cast<double>(all[i].times.longest()) / 1e6 << '\n';
    }
    return 0;
}

std::vector<char> read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("no file " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// The largest difference from what training answered to the same samples.
int check(const std::vector<std::string>& words) {
    const Policy policy = read_policy(words.at(1));
    const std::vector<char> samples = read(words.at(2)), answers = read(words.at(3));
    constexpr std::size_t size = sizeof(Features) + 3 * sizeof(float);
    static_assert(sizeof(Features) == 2 * kKinds + kFacts);
    double most = 0;
    const std::size_t count = answers.size() / (3 * sizeof(float));
    if (!count || samples.size() != count * size) throw std::runtime_error("samples and answers do not belong together");
    for (std::size_t i = 0; i < count; ++i) {
        Features position;
        std::memcpy(&position, samples.data() + i * size, sizeof position);
        std::array<float, 3> answer{};
        std::memcpy(answer.data(), answers.data() + i * sizeof answer, sizeof answer);
        const Worth worth = (*policy.network)(position);
        for (const double difference : {worth.win - answer[0], worth.big - answer[1], worth.small - answer[2]})
            most = std::max(most, std::abs(difference));
    }
    std::cout << "{\"checked\": " << count << ", \"largest_difference\": " << most << "}\n";
    return most < 1e-3 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    try {
        if (!words.empty() && words[0] == "play") return play(words);
        if (!words.empty() && words[0] == "match") return match(words);
        if (!words.empty() && words[0] == "pair") return pair(words);
        if (!words.empty() && words[0] == "check") return check(words);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
    }
    std::cerr << kUsage;
    return 2;
}
