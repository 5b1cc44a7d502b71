// Work shared by threads; what goes wrong in one of them reaches whoever asked.
#pragma once

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace stolik::arena {

// Calls `labour` with the number of its thread in each of so many, one of them the caller's own; then throws what
// the first of them to fail threw.
template <class Labour>
void on_threads(int threads, Labour labour) {
    std::exception_ptr failure;
    std::mutex failing;
    const auto guarded = [&](int thread) {
        try {
            labour(thread);
        } catch (...) {
            const std::lock_guard lock(failing);
            if (!failure) failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < threads; ++thread) others.emplace_back(guarded, thread);
        guarded(0);
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace stolik::arena
