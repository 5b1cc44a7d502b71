// Places for leftover jokers: at the end of a run, or in a group of three.
#pragma once

#include "search.h"

namespace stolik {

// Puts `jokers` more into the sets of `plan`; false, with an unfinished plan, if there is no room.
//
// Any run of eleven or fewer takes two more, any group of three one more, so this
// hardly ever fails. That is why the search may leave jokers over at no cost:
// using none if none is needed is then always at least as good.
bool find_room(Plan& plan, int jokers);

}  // namespace stolik
