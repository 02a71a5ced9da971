// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How sentences and tables call what is known of who owns a memref.
#include "debug/document/moments.h"
#include "debug/telling/explain.h"
#include "debug/telling/sentence-private.h"
#include "support/i18n.h"

static const char *const states[] = {[BS_OWNERSHIP_UNINITIALIZED] = N_("uninitialized"),
                                     [BS_OWNERSHIP_UNIQUE] = N_("unique"),
                                     [BS_OWNERSHIP_UNKNOWN] = N_("unknown")};

void
bs_sentence_put_ownership(BsSentence *sentence, BsOwnership ownership)
{
    g_string_append(sentence->out, _(states[ownership.state]));
    if (ownership.state == BS_OWNERSHIP_UNIQUE) {
        g_string_append_c(sentence->out, '(');
        bs_sentence_put_value(sentence, ownership.indicator);
        g_string_append_c(sentence->out, ')');
    }
}

// What an indicator was that is not there any more, and what it was called when the stage ended
// that made an ownership of it. (One moment for all that a stage found: its names are made once.)
static char *
call_gone(BsDocument *document, const BsValue *indicator, guint32 since)
{
    const guint32 stage = bs_document_stage_of(document, since);
    const BsOp *function = bs_document_event_function(document, since);
    const BsNames *names = function ? bs_document_names_at(document, function,
                                                           bs_document_stage(document, stage)->last)
                                    : NULL;
    const char *name = names ? bs_names_value(names, indicator) : NULL;
    const BsOp *op = bs_value_op(indicator);
    const char *what = op ? op->def->name : _("an argument");
    bs_document_seek(document, bs_document_cursor(document));
    return name ? g_strdup_printf(_("%s, gone after stage %u: %s"), name, stage, what)
                : g_strdup_printf(_("gone: %s"), what);
}

char *
bs_document_ownership_text(BsDocument *document, const BsCell *cell)
{
    const BsOwnership ownership = cell->ownership;
    const char *word = _(states[ownership.state]);
    if (ownership.state != BS_OWNERSHIP_UNIQUE)
        return g_strdup(word);
    const char *name = bs_document_value_name(document, ownership.indicator);
    g_autofree char *gone = name ? NULL : call_gone(document, ownership.indicator, cell->since);
    return g_strdup_printf("%s(%s)", word, name ? name : gone);
}
