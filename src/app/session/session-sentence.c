// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sentence of the step, what it says besides to whom has not seen such a step before, and what
// it names. Where the codes do not show the cursor: of a dealloc in one stage beside what it became
// in the next, what the second one did with it.
#include "app/session/session-private.h"

#include "debug/document/cursor.h"
#include "debug/document/heirs.h"
#include "debug/telling/explain.h"
#include "debug/telling/focus.h"
#include "debug/telling/mentions.h"
#include "passes/run/pass.h"
#include "support/i18n.h"

#include <string.h>

// Whether what it is about stands in a comment on top, which no stage prints.
static gboolean
has_head(const BsDocument *document)
{
    const BsSource *source = bs_document_source(document);
    return source->len >= 2 && memcmp(source->text, "//", 2) == 0;
}

// A pass whose name tells nothing may have to be stepped through before anything changes, and the
// first one often has nothing to do.
static const char *
find_aside(BsSession *self)
{
    const guint32 cursor = bs_session_cursor(self), number = bs_session_stage(self);
    const BsStage *stage = bs_document_stage(self->document, number);
    if (cursor == 0)
        return has_head(self->document)
                   ? _("Its comments are shown by “As written”, above the code")
                   : NULL;
    const BsPass *pass = cursor == stage->first ? stage->pass : NULL;
    if (pass)
        return _(pass->summary);
    if (number == 1 && cursor == stage->last && bs_stage_is_quiet(stage, number) && !self->loud)
        return _("Ctrl+H passes by what changed nothing");
    return NULL;
}

// -- of a pair of stages -------------------------------------------------------------------------

enum { BS_NO_EVENT = G_MAXUINT32 };

// What is told of: the event of the cursor, or of the pair in sight; BS_NO_EVENT: the pair as a
// whole.
static guint32
told_event(BsSession *self)
{
    const guint32 cursor = bs_session_cursor(self);
    const BsStage *stage = bs_document_stage(self->document, self->pair);
    if (self->sight != BS_SIGHT_PAIR || (stage->first < cursor && cursor < stage->last))
        return cursor;
    return self->pair_event ? self->pair_event : BS_NO_EVENT;
}

// What both codes are, where nothing of them is selected.
static char *
tell_sides(BsSession *self)
{
    const BsStage *stage = bs_document_stage(self->document, self->pair);
    const char *pass = stage->pass->name;
    return stage->pass->lowers_frees
               ? g_strdup_printf(_("On the left each dealloc, on the right what %s made of it"),
                                 pass)
               : g_strdup_printf(
                     _("On the left the code before %s, on the right with the frees that it adds"),
                     pass);
}

static char *
tell_away(BsSession *self)
{
    const guint32 event = told_event(self), cursor = bs_session_cursor(self);
    const guint32 number = bs_session_stage(self);
    const BsPass *pass = bs_document_stage(self->document, number)->pass;
    g_autofree char *sides = event == BS_NO_EVENT ? tell_sides(self) : NULL;
    const char *said = sides ? sides : bs_document_explain(self->document, event);
    if (self->sight == BS_SIGHT_PAIR && event == cursor)
        return g_strdup(said);
    if (!pass)
        return g_strdup_printf(_("%s. The cursor is at the input"), said);
    return g_strdup_printf(_("%s. The cursor is at event %u, in stage %u, %s"), said, cursor,
                           number, pass->name);
}

// -- what is said --------------------------------------------------------------------------------

static const char *
keep_sentence(BsSession *self, char *sentence)
{
    g_free(self->sentence);
    return self->sentence = sentence;
}

const char *
bs_session_sentence(BsSession *self)
{
    if (!bs_session_is_walkable(self))
        return "";
    if (self->shows_run && bs_run_is_loaded(self->run))
        return bs_session_run_sentence(self);
    if (self->sight != BS_SIGHT_CURSOR)
        return keep_sentence(self, tell_away(self));
    const char *sentence = bs_document_explain(self->document, bs_session_cursor(self));
    const char *aside = find_aside(self);
    return aside ? keep_sentence(self, g_strdup_printf("%s. %s", sentence, aside)) : sentence;
}

// -- what it names -------------------------------------------------------------------------------

GArray *
bs_session_mentions(BsSession *self)
{
    if (self->shows_run && bs_run_is_loaded(self->run))
        return bs_text_mentions(bs_session_sentence(self));
    guint n = 0;
    const gboolean walkable = bs_session_is_walkable(self);
    const guint32 event = walkable ? told_event(self) : BS_NO_EVENT;
    const BsMention *mentions =
        event != BS_NO_EVENT ? bs_document_mentions(self->document, event, &n) : NULL;
    GArray *all = g_array_sized_new(FALSE, FALSE, sizeof(BsMention), n);
    return mentions ? g_array_append_vals(all, mentions, n) : all;
}

BsThing
bs_session_find_mentioned(BsSession *self, const char *function, const BsMention *mention,
                          const char *text)
{
    const BsThing thing = mention->thing;
    if (!bs_session_is_walkable(self) || thing.op || thing.value || thing.block)
        return thing;
    const BsOp *where =
        function ? bs_document_find_function(self->document, function) : bs_session_function(self);
    g_autofree char *name = g_strndup(text + mention->begin, mention->end - mention->begin);
    return bs_document_find_mentioned(self->document, where, name);
}

static void
follow_op(BsSession *self, const BsOp *op)
{
    const BsOp *now = bs_document_op_now(self->document, op);
    if (bs_op_has_trait(op, BS_TRAIT_FUNCTION) && bs_document_has_op(self->document, op))
        bs_session_set_function(self, bs_function_name(op));
    bs_session_select_op(self, now ? now : op);
}

void
bs_session_select_named(BsSession *self, const BsThing *thing)
{
    const BsValue *now = bs_document_value_now(self->document, thing->value);
    if (thing->value)
        bs_session_select_value(self, now ? now : thing->value);
    else if (thing->op)
        follow_op(self, thing->op);
    else if (thing->block)
        bs_session_select_block(self, thing->block);
}

void
bs_session_add_spoken(BsSession *self, GHashTable *things)
{
    const BsOp *executed = bs_session_executed_op(self);
    if (!bs_session_is_walkable(self))
        return;
    if (!self->shows_run)
        bs_document_add_spoken(self->document, bs_session_cursor(self), things);
    else if (executed)
        g_hash_table_add(things, (gpointer)(gsize)executed);
}
