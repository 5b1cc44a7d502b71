// Limits the solver's work for callers with little time.
#pragma once

#include <cstdint>

namespace stolik {

// Counted in search states, not by the clock: the same question gets the same answer on every machine.
class Ration {
public:
    static constexpr std::int64_t kPerRequest = 16;  // the cost of setting up a request, in search states

    // Adds to what is left; the first call sets a limit.
    void add(std::int64_t points) {
        limited_ = true;
        left_ += points;
    }
    void lift() { *this = {}; }
    void spend(std::int64_t points) {
        spent_ += points;
        if (limited_) left_ -= points;
    }
    std::int64_t spent() const { return spent_; }  // since the limit was last lifted
    bool is_limited() const { return limited_; }
    bool is_spent() const { return limited_ && left_ <= 0; }

private:
    bool limited_ = false;
    std::int64_t left_ = 0, spent_ = 0;
};

}  // namespace stolik
