// Divides work among threads; an error in one of them reaches the caller.
#pragma once

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace stolik::arena {

// Calls `labour` with its thread number in each of the threads, including the caller's; then rethrows the first
// error.
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
