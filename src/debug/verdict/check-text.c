// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Findings, and the words that all of them have.
#include "debug/verdict/check-private.h"
#include "debug/verdict/op-words.h"
#include "ir/effects.h"
#include "support/i18n.h"

#include <string.h>

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
bs_check_note(BsFinding *finding, BsFindingNoteKind kind, BsLoc loc, char *text)
{
    const BsFindingNote note = {kind, loc.line ? loc : finding->loc, text}; // of what a pass made
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
    bs_check_note(finding, BS_NOTE_SINCE, loc,
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
    bs_check_note(finding, BS_NOTE_CLONED, bs_op_next(made)->loc,
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
bs_check_note_op(const BsCheck *check, BsFinding *finding, BsFindingNoteKind kind, const BsOp *op,
                 const char *const words[3])
{
    BsLoc loc;
    const BsStands stands = bs_op_stands(op, &loc);
    const guint32 stage = bs_document_stage_of(check->document, op->event);
    const char *name = stage ? bs_document_stage(check->document, stage)->name : "";
    const guint which = !stage ? 0 : stands == BS_STANDS_BEHIND ? 1 : 2;
    bs_check_note(finding, kind, loc, fill_in(_(words[which]), op->def->name, name));
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
