// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is said of a fault: what is wrong with which buffer, since when, and the way there.
#include "analysis/loops.h"
#include "debug/document/as-written.h"
#include "debug/verdict/check-private.h"
#include "debug/verdict/op-words.h"
#include "ir/effects.h"
#include "support/i18n.h"

#include <string.h>

// `%s` is the op that shows it. NULL: see the functions below.
// clang-format off
static const struct {
    const char *kind;
    const char *text;
    const char *on_stack; // of a buffer there
    const char *note;     // at the op that shows it, or NULL
} sentences[BS_N_FAULTS] = {
    [BS_FAULT_USED_FREED] = {"used-freed",
        N_("this buffer is freed too early: '%s' uses it later"),
        N_("this buffer is on the stack, and '%s' uses it when the stack is released"),
        N_("used here")},
    [BS_FAULT_FOUND_FREED] = {"found-freed",
        N_("this buffer is freed while '%s' has put it into memory, where others may still find it"),
        N_("this buffer is on the stack, and '%s' puts it into memory, where others may find it when the stack is released"),
        N_("put into memory here")},
    [BS_FAULT_FREED_TWICE] = {"freed-twice",
        N_("this buffer is freed twice: '%s' frees it again"), NULL,
        N_("freed again here")},
    [BS_FAULT_FREED_STACK] = {"freed-stack",
        N_("this buffer is on the stack, and '%s' frees it"), N_("this buffer is on the stack, and '%s' frees it"),
        N_("freed here")},
    [BS_FAULT_SHARED] = {"shared-rounds",
        N_("all rounds of the loop share this buffer: what '%s' writes into it is overwritten before it is read"),
        N_("all rounds of the loop share this buffer: what '%s' writes into it is overwritten before it is read"),
        N_("written here")},
    [BS_FAULT_ASSERTION] = {"assertion", N_("this assertion fails"), NULL, NULL},
};
// clang-format on

// -- findings -------------------------------------------------------------------------------------

static void
clear_note(gpointer note)
{
    g_free(((BsFindingNote *)note)->text);
}

void
bs_finding_free(gpointer finding)
{
    BsFinding *self = finding;
    g_free(self->function);
    g_free(self->text);
    g_free(self->args);
    g_array_unref(self->notes);
    g_free(self);
}

void
bs_check_note(BsFinding *finding, BsLoc loc, char *text)
{
    const BsFindingNote note = {loc.line ? loc : finding->loc, text}; // of what a pass made
    g_array_append_val(finding->notes, note);
}

BsFinding *
bs_check_add(BsCheck *check, const BsOp *function, BsLoc loc, gboolean is_sure, char *text)
{
    BsFinding *finding = g_new0(BsFinding, 1);
    *finding = (BsFinding){.stage = check->stage,
                           .kind = "limit",
                           .is_sure = is_sure,
                           .function = g_strdup(bs_function_name(function)),
                           .loc = loc,
                           .text = text,
                           .notes = g_array_new(FALSE, FALSE, sizeof(BsFindingNote))};
    g_array_set_clear_func(finding->notes, clear_note);
    g_autofree char *stage = bs_stage_title(bs_document_stage(check->document, check->stage));
    bs_check_note(finding, loc,
                  check->stage ? g_strdup_printf(_("so since stage %u, %s"), check->stage, stage)
                               : g_strdup(_("so before the first pass")));
    g_ptr_array_add(check->findings, finding);
    return finding;
}

// A clone that a pass has made has the place of what it is a clone of.
static gboolean
is_made_clone(const BsOp *made)
{
    return made && made->event && bs_op_memory(made) == BS_MEMORY_CLONE;
}

// All of these begin with the buffer.
char *
bs_check_about(const BsOp *made, char *text)
{
    const char *buffer = _("this buffer");
    if (!is_made_clone(made) || !g_str_has_prefix(text, buffer))
        return text;
    char *whole = g_strconcat(_("a clone of this buffer"), text + strlen(buffer), NULL);
    g_free(text);
    return whole;
}

void
bs_check_note_clone(const BsCheck *check, BsFinding *finding, const BsOp *made)
{
    if (!is_made_clone(made) || !bs_op_next(made))
        return;
    const guint32 stage = bs_document_stage_of(check->document, made->event);
    bs_check_note(finding, bs_op_next(made)->loc,
                  g_strdup_printf(_("cloned before this, by %s"),
                                  bs_document_stage(check->document, stage)->name));
}

// -- where ----------------------------------------------------------------------------------------

// Of an op of the source, of what a pass has made behind another op, or in front of all.
const char *const bs_check_freed_words[3] = {
    N_("freed here, by '%s'"), N_("freed behind this, by '%s' of %s"), N_("freed by '%s' of %s")};

// Puts the two where '%s' stands in a text, as often as it does.
static char *
fill_in(const char *text, const char *first, const char *second)
{
    g_auto(GStrv) parts = g_strsplit(text, "%s", 3);
    const gboolean has_first = parts[1] != NULL, has_second = has_first && parts[2];
    return g_strconcat(parts[0], has_first ? first : "", has_first ? parts[1] : "",
                       has_second ? second : "", has_second ? parts[2] : "", NULL);
}

// What a pass has made has no line of its own: it is named by what it stands behind.
void
bs_check_note_op(const BsCheck *check, BsFinding *finding, const BsOp *op,
                 const char *const words[3])
{
    BsLoc loc;
    const BsStands stands = bs_op_stands(op, &loc);
    const guint32 stage = bs_document_stage_of(check->document, op->event);
    const char *name = stage ? bs_document_stage(check->document, stage)->name : "";
    const guint which = !stage ? 0 : stands == BS_STANDS_BEHIND ? 1 : 2;
    bs_check_note(finding, loc, fill_in(_(words[which]), op->def->name, name));
}

static void
note_free(const BsCheck *check, BsFinding *finding, const BsOp *op)
{
    finding->freed_at = op->id;
    bs_check_note_op(check, finding, op, bs_check_freed_words);
}

// -- on which path --------------------------------------------------------------------------------

static const char *
name_of(BsDocument *document, const BsValue *value)
{
    const char *name = bs_document_source_name(document, value);
    name = name ? name : bs_document_value_name(document, value);
    return name ? name : _("a condition");
}

// As sim/trial-rounds.c tries them, and others.
static void
put_rounds(const BsTurn *turn, GString *out)
{
    static const char *const rounds[] = {N_("'%s' has several rounds"), N_("'%s' has no round"),
                                         N_("'%s' has one round")};
    g_string_append_printf(out, _(rounds[turn->way < G_N_ELEMENTS(rounds) ? turn->way : 0]),
                           turn->op->def->name);
}

static void
put_turn(BsDocument *document, const BsTurn *turn, GString *out)
{
    if (turn->condition)
        g_string_append_printf(out, turn->way ? _("%s is false") : _("%s is true"),
                               name_of(document, turn->condition));
    else if (turn->op->n_successors)
        g_string_append_printf(out, _("'%s' goes to its successor %u"), turn->op->def->name,
                               turn->way);
    else if (bs_op_is_loop(turn->op))
        put_rounds(turn, out);
    else
        g_string_append_printf(out, _("'%s' goes one of its ways"), turn->op->def->name);
}

static BsLoc
place_of(const BsTurn *turn)
{
    return turn->condition ? bs_value_loc(turn->condition) : turn->op->loc;
}

static void
note_path(const BsCheck *check, BsFinding *finding, const BsFault *fault)
{
    const guint n = MIN(fault->n_turns, (guint)BS_MAX_TURNS);
    if (n == 0)
        return;
    GString *path = g_string_new(_("when "));
    for (guint i = 0; i < n; i++) {
        g_string_append(path, i ? _(" and ") : "");
        put_turn(check->document, &fault->turns[i], path);
    }
    if (fault->n_turns > n)
        g_string_append_printf(path, _(", and %u more"), fault->n_turns - n);
    bs_check_note(finding, place_of(&fault->turns[0]), g_string_free(path, FALSE));
}

// -- what -----------------------------------------------------------------------------------------

static char *
leak_text(const BsFault *fault, gboolean complete)
{
    const BsOp *made = bs_value_op(fault->buffer);
    const gboolean callee = made && bs_op_has_trait(made, BS_TRAIT_CALL);
    if (fault->never && complete)
        return g_strdup(callee ? _("this buffer is never freed: the callee allocates it")
                               : _("this buffer is never freed"));
    return g_strdup(callee ? _("this buffer is not freed on every path: the callee allocates it")
                           : _("this buffer is not freed on every path"));
}

static void
add_leak(BsCheck *check, const BsOp *function, const BsFault *fault, gboolean complete)
{
    const BsOp *made = bs_value_op(fault->buffer);
    BsFinding *finding = bs_check_add(check, function, bs_value_loc(fault->buffer), fault->is_sure,
                                      bs_check_about(made, leak_text(fault, complete)));
    finding->kind = "leak";
    finding->made = made ? made->id : 0;
    finding->op = fault->op->id;
    bs_check_note_clone(check, finding, made);
    bs_check_note(finding, fault->op->loc,
                  g_strdup(_("a path ends here on which nothing frees it")));
    note_path(check, finding, fault);
}

static void
add_lost_write(BsCheck *check, const BsOp *function, const BsFault *fault)
{
    if (!g_hash_table_add(check->said, fault->op))
        return; // where it is lost is most often the same thing
    BsFinding *finding = bs_check_add(
        check, function, fault->op->loc, FALSE,
        g_strdup_printf(
            fault->copied ? fault->outside ? _("what this writes may be lost: it goes into a clone "
                                               "of a buffer that is seen outside of the function")
                                           : _("what this writes may be lost: it goes into a clone "
                                               "of a buffer that is read later")
            : fault->outside ? _("what this writes may be lost: it goes into a buffer "
                                 "with a clone that is seen outside of the function")
                             : _("what this writes may be lost: it goes into a buffer "
                                 "with a clone that is read later")));
    finding->kind = "lost-write";
    finding->op = fault->op->id;
}

static void
add_misuse(BsCheck *check, const BsOp *function, const BsFault *fault)
{
    const BsOp *made = fault->buffer ? bs_value_op(fault->buffer) : NULL;
    const gboolean on_stack = made && bs_value_is_on_stack(fault->buffer);
    const char *text = on_stack && sentences[fault->kind].on_stack ? sentences[fault->kind].on_stack
                                                                   : sentences[fault->kind].text;
    g_auto(GStrv) parts = g_strsplit(_(text), "%s", 2);
    char *whole =
        parts[1] ? g_strconcat(parts[0], fault->op->def->name, parts[1], NULL) : g_strdup(parts[0]);
    BsFinding *finding =
        bs_check_add(check, function, fault->buffer ? bs_value_loc(fault->buffer) : fault->op->loc,
                     fault->is_sure, bs_check_about(made, whole));
    finding->kind = sentences[fault->kind].kind;
    finding->made = made ? made->id : 0;
    finding->op = fault->op->id;
    bs_check_note_clone(check, finding, made);
    if (fault->freed_at && !on_stack)
        note_free(check, finding, fault->freed_at);
    if (sentences[fault->kind].note)
        bs_check_note(finding, fault->op->loc, g_strdup(_(sentences[fault->kind].note)));
    note_path(check, finding, fault);
}

void
bs_check_add_fault(BsCheck *check, const BsOp *function, const BsFault *fault, gboolean complete)
{
    if (fault->kind == BS_FAULT_LEAK)
        add_leak(check, function, fault, complete);
    else if (fault->kind == BS_FAULT_LOST_WRITE)
        add_lost_write(check, function, fault);
    else
        add_misuse(check, function, fault);
}

void
bs_check_add_shown(BsCheck *check, const BsOp *function, const BsFault *fault)
{
    BsFinding *finding = bs_check_add(
        check, function, fault->op->loc, FALSE,
        g_strdup(fault->copied
                     ? _("what this writes into a clone may be seen in the buffer, too: "
                         "the clone is the buffer itself now")
                     : _("what this writes into a buffer may be seen in a clone, too: the "
                         "clone is the buffer itself now")));
    finding->kind = "shown-write";
    finding->op = fault->op->id;
    bs_check_note(finding, bs_value_loc(fault->clone), g_strdup(_("the clone was made here")));
}

// -- for who shows them ---------------------------------------------------------------------------

void
bs_findings_put(const GPtrArray *findings, BsDiags *diags)
{
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        BsDiag *diag = finding->is_sure
                           ? bs_diags_error(diags, finding->loc, "%s", finding->text)
                           : bs_diags_warning(diags, finding->loc, "%s", finding->text);
        for (guint k = 0; diag && k < finding->notes->len; k++) {
            const BsFindingNote *note = &g_array_index(finding->notes, BsFindingNote, k);
            bs_diag_note(diag, note->loc, "%s", note->text);
        }
    }
}

guint
bs_findings_n_sure(const GPtrArray *findings)
{
    guint n = 0;
    for (guint i = 0; i < findings->len; i++)
        n += ((const BsFinding *)findings->pdata[i])->is_sure;
    return n;
}
