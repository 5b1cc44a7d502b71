// The WebAssembly interface of the kernel: a request and its answer are bytes in one buffer. `make wasm` builds it.
#include <algorithm>
#include <array>

#include "solve.h"

namespace {

using namespace stolik;

constexpr std::size_t kSize = 4096;
std::array<std::uint8_t, kSize> buffer;

// The module has one thread, and its memory is reused.
Workspace& workspace() {
    static Workspace work;
    return work;
}

// Reads bytes one after the other; behind the end everything is 0.
class Reader {
public:
    int byte() { return at_ < kSize ? buffer[at_++] : 0; }
    int word() {
        const int low = byte();
        return low | byte() << 8;
    }
    std::uint8_t kind() { return static_cast<std::uint8_t>(byte() % kKinds); }

private:
    std::size_t at_ = 0;
};

void read_counts(Reader& reader, Counts& counts) {
    for (int left = reader.byte(); left > 0; --left) {
        auto& count = counts[reader.kind()];
        if (count <= kCopies) ++count;
    }
}

Request read_request() {
    Reader reader;
    Request request;
    request.goal = static_cast<Goal>(reader.byte() & 3);
    request.opening = reader.byte() != 0;
    request.new_set = reader.byte() != 0;
    request.joker_penalty = reader.word();
    request.threshold = reader.byte();
    request.patience = reader.word();
    request.patience |= static_cast<long>(reader.word()) << 16;
    request.table.resize(std::min<std::size_t>(static_cast<std::size_t>(reader.byte()), kMostMelds - 1));
    for (auto& meld : request.table)
        for (int left = std::min(reader.byte(), static_cast<int>(kNumbers)); left > 0; --left) meld.add(reader.kind());
    read_counts(reader, request.must);
    read_counts(reader, request.may);
    return request;
}

}  // namespace

extern "C" {

__attribute__((export_name("buffer"))) std::uint8_t* stolik_buffer() { return buffer.data(); }

// In: goal, opening, new_set, joker penalty (2 bytes), threshold, patience (4), the table's sets, then the rack tiles that
// must and those that may be laid, each list with its length. Out: fault, possible, settled, the tiles laid, the former sets
// that stay (8 bytes, a bit each), the new sets. Returns the length of the answer.
__attribute__((export_name("arrange"))) int stolik_arrange() {
    const Found found = solve(read_request(), workspace());
    std::uint8_t* out = buffer.data();
    *out++ = static_cast<std::uint8_t>(found.fault);
    *out++ = found.possible;
    *out++ = found.settled;
    std::uint8_t* const laid = out++;
    for (std::uint8_t kind = 0; kind < kKinds; ++kind)
        for (int i = 0; i < found.laid[kind]; ++i) *out++ = kind;
    *laid = static_cast<std::uint8_t>(out - laid - 1);
    for (int byte = 0; byte < 8; ++byte) *out++ = static_cast<std::uint8_t>(found.kept >> (8 * byte));
    *out++ = static_cast<std::uint8_t>(found.fresh.size());
    for (const auto& meld : found.fresh) {
        *out++ = static_cast<std::uint8_t>(meld.size);
        for (const std::uint8_t kind : meld) *out++ = kind;
    }
    return static_cast<int>(out - buffer.data());
}

}  // extern "C"
