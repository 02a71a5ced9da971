// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of memrefs, indexed by where they come from: asks whether any of them may be the same
// buffer as another memref without asking about every pair. Two memrefs can only be the same when
// they share a base or an origin, or when too little is known of their origins; only those are
// looked at one by one.
#pragma once

#include "analysis/alias.h"

typedef struct BsAliasIndex BsAliasIndex;

/* Whether both memrefs may be (part of) one allocation. */
gboolean bs_may_alias(BsAlias *alias, BsValue *a, BsValue *b);

/* An index of `n` memrefs; both the analysis and the op whose operands they are must outlive it.
   Free with bs_alias_index_free(). */
BsAliasIndex *bs_alias_index_new(BsAlias *alias, guint32 n, const BsUse *memrefs);
void bs_alias_index_free(BsAliasIndex *index);

/* A memref of the index for which bs_may_alias() holds, but number `except` (n or more: any), or
   NULL. */
BsValue *bs_alias_index_find(const BsAliasIndex *index, BsValue *value, guint32 except);
/* Whether there is one. */
gboolean bs_alias_index_has(const BsAliasIndex *index, BsValue *value, guint32 except);
