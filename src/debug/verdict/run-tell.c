// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/run-tell.h"

#include "debug/verdict/op-words.h"
#include "ir/effects.h"
#include "ir/loc.h"
#include "support/i18n.h"

typedef struct Telling {
    BsDocument *document;
    const BsRunMoment *moment;
    const BsOp *op;
    GString *out;
} Telling;

// The operand or result number `i` of those that are known, or NULL.
static const BsRunValue *
value_at(const Telling *t, gboolean is_result, const BsValue *value)
{
    for (guint i = 0; i < t->moment->values->len; i++) {
        const BsRunValue *known = &g_array_index(t->moment->values, BsRunValue, i);
        if (known->is_result == is_result && known->value == value)
            return known;
    }
    return NULL;
}

static const BsRunValue *
operand(const Telling *t, guint32 i)
{
    return i < t->op->n_operands ? value_at(t, FALSE, bs_op_operand(t->op, i)) : NULL;
}

static const BsRunValue *
result(const Telling *t, guint32 i)
{
    return i < t->op->n_results ? value_at(t, TRUE, bs_op_result(t->op, i)) : NULL;
}

// "%x = 3, %y = buffer 1".
static void
put_values(const Telling *t, gboolean results, const char *intro)
{
    gboolean any = FALSE;
    for (guint i = 0; i < t->moment->values->len; i++) {
        const BsRunValue *value = &g_array_index(t->moment->values, BsRunValue, i);
        if (value->is_result != results)
            continue;
        g_string_append_printf(t->out, "%s%s = %s", any ? ", " : intro, value->name, value->text);
        any = TRUE;
    }
}

// -- sentences -----------------------------------------------------------------------------------

// What an op does, told in words of its own. FALSE: it is told as any other is.
typedef gboolean Tell(const Telling *t);

static gboolean
tell_made(const Telling *t)
{
    const BsRunValue *made = result(t, 0);
    if (!made || !bs_value_is_allocation(made->value))
        return FALSE;
    g_string_append_printf(t->out,
                           bs_value_is_on_stack(made->value) ? _("%s is put on the stack: %s")
                                                             : _("%s is allocated: %s"),
                           made->name, made->text);
    return TRUE;
}

static gboolean
tell_freed(const Telling *t)
{
    const BsRunValue *freed = operand(t, 0);
    if (!freed || !bs_op_is_free(t->op))
        return FALSE;
    g_string_append_printf(t->out, _("%s is freed: %s"), freed->name, freed->text);
    return TRUE;
}

static gboolean
tell_memory(const Telling *t)
{
    const BsRunValue *a = operand(t, 0), *b = operand(t, 1), *r = result(t, 0);
    switch ((guint)bs_op_memory(t->op)) {
    case BS_MEMORY_LOAD:
        if (!a || !r)
            return FALSE;
        g_string_append_printf(t->out, _("%s = %s is read from %s, %s"), r->name, r->text, a->name,
                               a->text);
        return TRUE;
    case BS_MEMORY_STORE:
        if (!a || !b)
            return FALSE;
        g_string_append_printf(t->out, _("%s = %s is written into %s, %s"), a->name, a->text,
                               b->name, b->text);
        return TRUE;
    case BS_MEMORY_COPY:
        if (!a || !b)
            return FALSE;
        g_string_append_printf(t->out, _("What is in %s, %s, is copied into %s, %s"), a->name,
                               a->text, b->name, b->text);
        return TRUE;
    case BS_MEMORY_CLONE:
        if (!a || !r)
            return FALSE;
        g_string_append_printf(t->out, _("%s is a copy of %s, %s: %s"), r->name, a->name, a->text,
                               r->text);
        return TRUE;
    default:
        return FALSE;
    }
}

// A branch or a choice: where control goes, and why.
static gboolean
tell_branch(const Telling *t)
{
    const BsRunValue *decides = operand(t, 0);
    if (t->op->n_successors == 2 && decides) {
        const gboolean yes = g_str_equal(decides->text, "true");
        const char *to = bs_document_block_name(
            t->document, bs_successor_block(bs_op_successor(t->op, yes ? 0 : 1)));
        g_string_append_printf(t->out, _("%s is %s: control goes to %s"), decides->name,
                               decides->text, to ? to : "?");
        return TRUE;
    }
    if (t->op->n_successors == 1) {
        const char *to =
            bs_document_block_name(t->document, bs_successor_block(bs_op_successor(t->op, 0)));
        g_string_append_printf(t->out, _("Control goes to %s"), to ? to : "?");
        put_values(t, FALSE, _(" with "));
        return TRUE;
    }
    if (t->op->def->decides != BS_DECIDES_IF || !decides)
        return FALSE;
    g_string_append_printf(t->out, _("%s decides: it is %s"), decides->name, decides->text);
    return TRUE;
}

static gboolean
tell_return(const Telling *t)
{
    if (!bs_run_moment_returns(t->moment))
        return FALSE;
    g_string_append_printf(t->out, _("@%s returns"), bs_function_name(bs_op_parent(t->op)));
    put_values(t, FALSE, " ");
    return TRUE;
}

static gboolean
tell_other(const Telling *t)
{
    const BsRunValue *first = result(t, 0);
    if (first) {
        put_values(t, TRUE, "");
        g_string_append_printf(t->out, _(" by %s"), t->op->def->name);
    } else {
        g_string_append(t->out, t->op->def->name);
    }
    put_values(t, FALSE, first ? _(" of ") : _(" with "));
    return TRUE;
}

static void
put_line(const Telling *t)
{
    BsLoc loc;
    bs_op_stands(t->op, &loc);
    if (loc.line && !bs_loc_is_attr(loc))
        g_string_append_printf(t->out, _(" (line %u)"), loc.line);
}

// "Buffer 2, %a of 'memref.alloc' at line 3, leaks: lost behind step 5".
static void
put_loss(const Telling *t, const BsMappedBuffer *buffer, gboolean is_end)
{
    g_autofree char *lost = bs_number_text(buffer->lost);
    g_string_append_printf(t->out, _(". Buffer %u, "), buffer->number);
    if (buffer->name)
        g_string_append(t->out, buffer->name);
    if (buffer->made_by) {
        g_autofree char *by = bs_op_words(buffer->made_by);
        g_string_append_printf(t->out, _(" of %s, "), by);
    }
    if (!is_end)
        g_string_append(t->out, _("is lost: nothing that holds it is used behind this step"));
    else if (buffer->lost)
        g_string_append_printf(t->out, _("leaks: nothing that holds it is used behind step %s"),
                               lost);
    else
        g_string_append(t->out, _("leaks"));
}

// FALSE: nothing leaks here. At the end all that leak, before it those that are lost just now.
static gboolean
put_losses(const Telling *t, const BsHeapMap *map)
{
    enum { MOST = 3 };
    const guint64 step = t->moment->step;
    guint n = 0;
    for (guint i = 0; map && i < map->buffers->len; i++) {
        const BsMappedBuffer *buffer = &g_array_index(map->buffers, BsMappedBuffer, i);
        const gboolean is_told =
            buffer->end == BS_MAPPED_LEAKED && (step == map->steps || step == buffer->lost);
        if (is_told && n++ < MOST)
            put_loss(t, buffer, step == map->steps);
    }
    if (n > MOST)
        g_string_append_printf(t->out, _("; and %u more"), n - MOST);
    return n > 0;
}

static void
put_fault(const Telling *t, const BsHeapMap *map)
{
    const BsMachineFault *fault = t->moment->fault;
    if (put_losses(t, map) && fault && fault->kind == BS_MACHINE_LEAK)
        return;
    if (!fault)
        return;
    g_string_append(t->out, ". ");
    if (fault->buffer)
        g_string_append_printf(t->out, _("Buffer %u "), fault->buffer);
    g_string_append(t->out, _(bs_machine_fault_words(fault->kind)));
}

static void
put_end(const BsRunRecord *record, const BsRunMoment *moment, GString *out)
{
    const char *why = NULL;
    const BsEnding ending = bs_run_record_ending(record, &why);
    if (moment->step != bs_run_record_steps(record))
        return;
    if (ending == BS_LIMITED || ending == BS_STUCK)
        g_string_append_printf(out, _(". The run ends here: %s"), why ? why : "");
    else if (ending == BS_STOPPED)
        g_string_append(out, _(". What comes then, nobody knows"));
}

void
bs_run_moment_tell(const BsRunRecord *record, BsDocument *document, const BsRunMoment *moment,
                   const BsHeapMap *map, GString *out)
{
    static Tell *const ways[] = {tell_made,   tell_freed,  tell_memory,
                                 tell_return, tell_branch, tell_other};
    const Telling telling = {document, moment, moment->op, out};
    const char *args = bs_run_record_args(record);
    if (!moment->op) {
        g_string_append_printf(out, *args ? _("@%s begins with %s") : _("@%s begins"),
                               bs_run_record_name(record), args);
    } else {
        for (guint i = 0; i < G_N_ELEMENTS(ways) && !ways[i](&telling); i++)
            continue;
        put_line(&telling);
        put_fault(&telling, map);
    }
    put_end(record, moment, out);
}
