// The quick way to disturb little: keep former sets one after the other as long as the cost stays the same.
#pragma once

#include "solve.h"

namespace stolik {

// Improves `found`, an answer at its cost, by locking one more former set at a time.
// The result touches no set needlessly, though another choice might touch fewer. With the least patience it lays the
// same tiles; otherwise any at the same cost.
void lock_sets(const Request& request, const Melds& former, const Pool& pool, Workspace& work, Found& found);

// How many former sets are changed.
int touched_sets(const Melds& former, const Found& found);

// Moves the sets of `found.fresh` that are also in `former` to `found.kept`.
void recognise(const Melds& former, Found& found);

}  // namespace stolik
