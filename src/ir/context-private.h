// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What type.c, attr.c and context.c share: the tables of a context.
#pragma once

#include "ir/context.h"
#include "support/intern.h"

struct BsContext {
    BsArena arena;
    BsIntern strings;
    BsIntern types;
    BsIntern attrs;
    GHashTable *ops; // name -> BsOpDef, in the arena
    const BsDialect *const *dialects;
    const BsType *i1, *index; // met all the time
};
