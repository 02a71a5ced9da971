// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/unjudged.h"

static const char *const words[] = {
#define X(id, words) words,
    BS_UNJUDGED(X)
#undef X
};

static const char *const words_of_limits[] = {
#define X(id, field, words) words,
    BS_UNJUDGED_LIMITS(X)
#undef X
};

const char *
bs_unjudged_words(BsUnjudged reason)
{
    return _(words[reason]);
}

char *
bs_unjudged_text(BsUnjudged reason, const BsOp *op)
{
    return op ? g_strdup_printf(_(words[reason]), op->def->name) : g_strdup(_(words[reason]));
}

const char *
bs_unjudged_by_limit(BsUnjudgedLimit limit, guint64 n)
{
    g_autofree char *number = g_strdup_printf("%" G_GUINT64_FORMAT, n);
    g_autofree char *text = g_strdup_printf(_(words_of_limits[limit]), number);
    return g_intern_string(text);
}
