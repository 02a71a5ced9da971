// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/mark-words.h"

#include "debug/telling/explain.h"
#include "debug/telling/sentence-private.h"
#include "ir/effects.h"
#include "support/i18n.h"

gboolean
bs_mark_is_due(const BsMark *mark)
{
    return bs_op_memory(mark->op) == BS_MEMORY_FREE_IF;
}

// Of one that is due.
static char *
tell_due(const BsMark *mark, const char *name, const char *place, const char *condition)
{
    if (condition && mark->unless_aliased)
        return g_strdup_printf(_("%s is to be freed in %s if %s, unless it is what lives on"), name,
                               place, condition);
    if (condition)
        return g_strdup_printf(_("%s is to be freed in %s if %s"), name, place, condition);
    if (mark->unless_aliased)
        return g_strdup_printf(_("%s is to be freed in %s, unless it is what lives on"), name,
                               place);
    return g_strdup_printf(_("%s is to be freed in %s"), name, place);
}

char *
bs_mark_tell(BsDocument *document, const BsMark *mark)
{
    const gboolean asks = mark->condition != NULL;
    g_autofree char *name =
        bs_document_telling_name(document, bs_sentence_whole(mark->value), TRUE);
    g_autofree char *place = bs_document_telling_block(document, mark->block);
    g_autofree char *condition =
        asks ? bs_document_telling_name(document, mark->condition, TRUE) : NULL;
    if (bs_mark_is_due(mark))
        return tell_due(mark, name, place, condition);
    if (asks && mark->by_indicator)
        return g_strdup_printf(_("%s is freed in %s, unless %s is null"), name, place, condition);
    if (asks && mark->unless_aliased)
        return g_strdup_printf(_("%s is freed in %s if %s, unless it is what lives on"), name,
                               place, condition);
    if (asks)
        return g_strdup_printf(_("%s is freed in %s if %s"), name, place, condition);
    if (mark->unless_aliased)
        return g_strdup_printf(_("%s is freed in %s, unless it is what lives on"), name, place);
    return g_strdup_printf(_("%s is freed in %s"), name, place);
}
