// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The context owns what programs share: interned strings, types and attributes (compared by
// pointer) and the table of op definitions. It is used by one thread at a time and outlives every
// BsIr made in it.
#pragma once

#include "ir/opdef.h"
#include "support/arena.h"

typedef struct BsContext BsContext;

/* A context that knows the given dialects (a NULL-terminated array; see dialects/dialects.h). */
BsContext *bs_context_new(const BsDialect *const *dialects);
/* The same with the ops and rules of a release of upstream (0: the default). */
BsContext *bs_context_new_for(const BsDialect *const *dialects, BsUpstream upstream);
void bs_context_free(BsContext *context);

/* Whose rules hold. */
BsUpstream bs_context_upstream(const BsContext *context);

/* The interned copy of a string; equal strings give the same pointer. */
const char *bs_context_string(BsContext *context, const char *text);
const char *bs_context_string_n(BsContext *context, const char *text, gsize len);

/* Adds a row for an op that no dialect has; nothing when one has it. No op of the name has been
   met in the context, and the row outlives it. */
void bs_context_add_op(BsContext *context, const BsOpDef *row);
/* Has something freed with the context, by that function. */
void bs_context_keep(BsContext *context, gpointer data, GDestroyNotify free_data);

/* The definition of a registered op, or NULL. */
const BsOpDef *bs_context_find_op(BsContext *context, const char *name);

/* The definition of any op: for a name that no dialect has, a definition with the trait
 * UNREGISTERED. */
const BsOpDef *bs_context_op(BsContext *context, const char *name);

/* The registered dialect of that name, `len` bytes of `name`, or NULL. */
const BsDialect *bs_context_find_dialect(const BsContext *context, const char *name, gsize len);

/* Whether the op is one of the dialect's `other_ops` in that release. */
gboolean bs_dialect_has_other_op(const BsDialect *dialect, const char *name, BsUpstream upstream);

/* Whether a dialect of that name is registered; `len` bytes of `name`. */
gboolean bs_context_has_dialect(const BsContext *context, const char *name, gsize len);

/* The registered dialects, NULL-terminated, for help and reference texts. */
const BsDialect *const *bs_context_dialects(const BsContext *context);

/* Whether an attribute that is printed as an alias (an affine map, an integer set, ...) was ever
   made in the context, or noted: locations are attributes of something now and then only. */
gboolean bs_context_has_aliases(const BsContext *context);
void bs_context_note_alias(BsContext *context);
/* Whether the verifier refuses ops that are of no dialect, as the parser of a program does. */
gboolean bs_context_refuses_unregistered(const BsContext *context);
void bs_context_refuse_unregistered(BsContext *context, gboolean refuse);
/* Whether a distinct attribute was ever made: each is numbered by those that are printed before. */
gboolean bs_context_has_distincts(const BsContext *context);

/* Whether folds may compute `n` more elements of constants, which are counted then: a few ops on
   one `sparse<...>` can ask for any number of them. Behind the limit ops stay as they are. */
enum { BS_LIMIT_COMPUTED = 1 << 25 }; // words: 256 MB
gboolean bs_context_may_compute(BsContext *context, guint64 n);

/* Memory of the context, for things that live as long as it. */
BsArena *bs_context_arena(BsContext *context);
