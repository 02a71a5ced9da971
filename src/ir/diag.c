// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/diag.h"

static void
diag_free(gpointer data)
{
    BsDiag *diag = data;
    g_free(diag->text);
    g_free(diag->current_op);
    g_free(diag->why);
    if (diag->notes)
        g_ptr_array_unref(diag->notes);
    g_free(diag);
}

void
bs_diags_init(BsDiags *diags)
{
    *diags = (BsDiags){.items = g_ptr_array_new_with_free_func(diag_free)};
}

void
bs_diags_clear(BsDiags *diags)
{
    g_clear_pointer(&diags->items, g_ptr_array_unref);
    g_clear_pointer(&diags->dropped, diag_free);
    diags->n_errors = 0;
}

typedef struct Placed {
    guint64 key;
    guint number;
    BsDiag *diag;
} Placed;

static int
compare_places(gconstpointer a, gconstpointer b)
{
    const Placed *x = a, *y = b;
    return x->key != y->key ? (x->key > y->key) - (x->key < y->key)
                            : (x->number > y->number) - (x->number < y->number);
}

void
bs_diags_arrange(BsDiags *diags, guint first, const guint64 *keys, guint64 last)
{
    const guint n = diags->items->len - first;
    g_autofree Placed *placed = g_new(Placed, n + 1);
    for (guint i = 0; i < n; i++)
        placed[i] = (Placed){keys[i], i, diags->items->pdata[first + i]};
    qsort(placed, n, sizeof *placed, compare_places);
    guint kept = 0;
    for (; kept < n && placed[kept].key <= last; kept++)
        diags->items->pdata[first + kept] = placed[kept].diag;
    for (guint i = kept; i < n; i++) {
        diags->items->pdata[first + i] = placed[i].diag;
        diags->n_errors -= placed[i].diag->severity == BS_ERROR;
    }
    g_ptr_array_set_size(diags->items, (gint)(first + kept));
}

static BsDiag *
diag_new(BsSeverity severity, BsLoc loc, char *text)
{
    BsDiag *diag = g_new0(BsDiag, 1);
    diag->severity = severity;
    diag->loc = loc;
    diag->text = text;
    return diag;
}

static BsDiag *
add_error(BsDiags *diags, BsLoc loc, char *text)
{
    BsDiag *diag = diag_new(BS_ERROR, loc, text);
    if (++diags->n_errors <= BS_LIMIT_ERRORS) {
        g_ptr_array_add(diags->items, diag);
        return diag;
    }
    if (!diags->dropped)
        g_ptr_array_add(diags->items,
                        diag_new(BS_ERROR, (BsLoc){0},
                                 g_strdup_printf("there are more than %d errors: the others are "
                                                 "not shown",
                                                 BS_LIMIT_ERRORS)));
    g_clear_pointer(&diags->dropped, diag_free);
    diags->dropped = diag; // the caller may add notes
    return diag;
}

static BsDiag *
add_op_error(BsDiags *diags, const BsOp *op, char *text)
{
    BsDiag *diag = add_error(diags, op->loc, text);
    diag->op = (BsOp *)(guintptr)op;
    if (diags->print_op && diag != diags->dropped)
        diag->current_op = diags->print_op(op, diags->print_data);
    return diag;
}

BsDiag *
bs_diags_error(BsDiags *diags, BsLoc loc, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    BsDiag *diag = add_error(diags, loc, g_strdup_vprintf(format, args));
    va_end(args);
    return diag;
}

BsDiag *
bs_diags_op_error(BsDiags *diags, const BsOp *op, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    return add_op_error(diags, op, g_strdup_printf("'%s' op %s", op->def->name, text));
}

BsDiag *
bs_diags_error_at_op(BsDiags *diags, const BsOp *op, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    BsDiag *diag = add_op_error(diags, op, g_strdup_vprintf(format, args));
    va_end(args);
    return diag;
}

BsDiag *
bs_diags_warning(BsDiags *diags, BsLoc loc, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    BsDiag *diag = diag_new(BS_WARNING, loc, g_strdup_vprintf(format, args));
    va_end(args);
    g_ptr_array_add(diags->items, diag);
    return diag;
}

BsDiag *
bs_diag_note(BsDiag *diag, BsLoc loc, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    BsDiag *note = diag_new(BS_NOTE, loc, g_strdup_vprintf(format, args));
    va_end(args);
    if (!diag->notes)
        diag->notes = g_ptr_array_new_with_free_func(diag_free);
    g_ptr_array_add(diag->notes, note);
    return note;
}

void
bs_diag_set_why(BsDiag *diag, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_free(diag->why);
    diag->why = g_strdup_vprintf(format, args);
    va_end(args);
}
