// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where to look while an event is shown: a picture or a text may have no room for all that it
// speaks of.
#pragma once

#include "debug/document/place.h"

/* The op that matters most, if there is one, and a block for where it is not to be seen; each of
   them may be NULL. Of a free it is what it stands behind, of an alias the alias, of a bound the
   block. */
BsThing bs_event_focus(const BsEvent *event);
