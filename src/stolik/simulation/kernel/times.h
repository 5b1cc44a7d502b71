// How long decisions took. Twin of stolik.simulation.times.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <ctime>

namespace stolik::arena {

class Times {
public:
    // Sixteen buckets for every doubling, so that a quantile is off by at most 4.5%.
    static constexpr int kBuckets = 16 * 40;

    // The processor time of this thread: it does not depend on what else the machine does.
    static std::int64_t now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return time.tv_sec * std::int64_t{1'000'000'000} + time.tv_nsec;
    }

    void add(std::int64_t took) {
        const std::int64_t ns = std::max<std::int64_t>(1, took);
        total_ += ns;
        longest_ = std::max(longest_, ns);
        ++buckets_[static_cast<std::size_t>(std::min(kBuckets - 1, static_cast<int>(16 * std::log2(static_cast<double>(ns)))))];
    }

    void add(const Times& other) {
        total_ += other.total_;
        longest_ = std::max(longest_, other.longest_);
        for (std::size_t i = 0; i < buckets_.size(); ++i) buckets_[i] += other.buckets_[i];
    }

    std::int64_t total() const { return total_; }
    std::int64_t longest() const { return longest_; }
    const std::array<std::uint32_t, kBuckets>& buckets() const { return buckets_; }

private:
    std::int64_t total_ = 0, longest_ = 0;  // nanoseconds
    std::array<std::uint32_t, kBuckets> buckets_{};
};

}  // namespace stolik::arena
