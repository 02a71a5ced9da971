// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heap of the run that is walked, at its step, buffer by buffer: what its boxes show, to be
// read and walked by keys.
#include "app/tables/tables-private.h"
#include "debug/verdict/run-heap.h"
#include "support/i18n.h"

static char *
state_of(const BsRunBox *box)
{
    return g_strdup(box->leaks ? _("leaks") : box->is_free ? _("freed") : _("there"));
}

// "memref.alloc, line 3 (step 2)".
static char *
when(const char *where, guint64 step)
{
    g_autofree char *text = where ? bs_number_text(step) : NULL;
    return where ? g_strdup_printf(_("%s (step %s)"), where, text) : NULL;
}

static void
take_box(BsRun *run, GListStore *rows, const BsRunBox *box)
{
    BsTableRow *row = bs_table_row_new();
    GString *title = g_string_new(box->is_touched ? "▸ " : NULL);
    bs_run_box_put_title(box, title);
    row->op = bs_run_find_own_op(run, box->made_by);
    row->cells[0] = g_string_free(title, FALSE);
    row->cells[1] = state_of(box);
    row->cells[2] = g_strdup_printf("%" G_GINT64_FORMAT, box->bytes);
    row->cells[3] = box->is_free    ? NULL
                    : *box->holders ? g_strdup(box->holders)
                                    : g_strdup(_("nobody"));
    row->cells[4] = g_strdup(box->contents);
    row->cells[5] = when(box->made_at, box->made);
    row->cells[6] = when(box->freed_at, box->freed);
    bs_rows_take(rows, row);
}

void
bs_fill_run_heap(BsSession *session, GListStore *rows)
{
    BsRun *run = bs_session_run(session);
    const BsRunMoment *moment = bs_run_is_busy(run) ? NULL : bs_run_moment(run);
    g_autoptr(BsRunHeap) heap =
        moment ? bs_run_heap_new(bs_run_record(run), moment, bs_run_heap_map(run)) : NULL;
    for (guint i = 0; heap && i < heap->boxes->len; i++)
        take_box(run, rows, &g_array_index(heap->boxes, BsRunBox, i));
}
