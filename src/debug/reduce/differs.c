// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What pipelines end with on a function: refused in which words, or a verdict when it is executed.
#include "debug/reduce/reduce-private.h"

#include "debug/verdict/measure.h"
#include "sim/machine.h"

#include <gio/gio.h>

// The words of the first error of a document that is not complete.
static char *
refusal_of(const BsDocument *document)
{
    const BsDiags *diags = bs_document_diags(document);
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        if (diag->severity != BS_ERROR)
            continue;
        g_autofree char *words = bs_words_of_refusal(diag->text);
        return g_strconcat("refused: ", words, NULL);
    }
    return g_strdup("not finished");
}

static const char not_judged[] = "not judged"; // may be any of the others

// "leaks; other results", "right".
static char *
end_of(const BsDocument *document, const BsMeasured *measured)
{
    if (bs_document_outcome(document) != BS_OUTCOME_COMPLETE)
        return refusal_of(document);
    GString *out = g_string_new(NULL);
    for (guint kind = 0; kind < BS_N_MACHINE_FAULTS; kind++) {
        if (measured->kinds & 1u << kind)
            g_string_append_printf(out, "%s%s", out->len ? "; " : "",
                                   bs_machine_fault_words((BsMachineFaultKind)kind));
    }
    if (measured->n_different)
        g_string_append_printf(out, "%sother results", out->len ? "; " : "");
    if (!out->len)
        g_string_append(out, measured->n_judged ? "right" : not_judged);
    return g_string_free(out, FALSE);
}

char **
bs_target_ends(const BsTarget *target, BsDocument *const *documents, const char *function,
               gboolean quickly)
{
    enum { QUICK_STEPS = 20000 };
    const guint n = target->n;
    const BsMeasureOptions options = {.steps = quickly ? QUICK_STEPS : target->steps,
                                      .no_peaks = quickly,
                                      .cancellable = target->cancellable};
    g_autoptr(BsMeasure) measure = bs_measure_new(documents, n, &options);
    BsMeasured *measured = bs_measure_function(measure, function, NULL);
    if (!measured)
        return NULL;
    char **ends = g_new0(char *, (gsize)n + 1);
    gboolean differ = FALSE, is_judged = TRUE;
    for (guint i = 0; i < n; i++) {
        ends[i] = end_of(documents[i], &measured[i]);
        differ |= !g_str_equal(ends[i], ends[0]);
        is_judged &= !g_str_equal(ends[i], not_judged);
    }
    bs_measured_free(measured, n);
    if (!differ || !is_judged)
        g_clear_pointer(&ends, g_strfreev);
    return ends;
}

gboolean
bs_target_differs(const BsTarget *target, const char *text, gsize len)
{
    g_autoptr(GPtrArray) documents =
        g_ptr_array_new_with_free_func((GDestroyNotify)bs_document_free);
    for (guint i = 0; i < target->n; i++) {
        BsDocument *document =
            bs_recipe_load_text(target->recipes[i], text, len, FALSE, target->cancellable);
        g_ptr_array_add(documents, document);
        if (!bs_document_ir(document) || bs_document_outcome(document) == BS_OUTCOME_INVALID)
            return FALSE;
    }
    g_auto(GStrv) ends = bs_target_ends(target, (BsDocument **)(gpointer)documents->pdata,
                                        target->function, target->depth == BS_TARGET_QUICKLY);
    return ends && g_strv_equal((const char *const *)ends, (const char *const *)target->ends) &&
           !g_cancellable_is_cancelled(target->cancellable);
}
