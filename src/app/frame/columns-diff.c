// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What differs between the columns, and how it is shown.
#include "app/frame/columns-private.h"

#include "app/code/code-sparse.h"
#include "support/i18n.h"

// -- what differs --------------------------------------------------------------------------------

static BsDiff *
diff_of(BsColumns *self, guint i)
{
    BsColumn *first = self->columns[FIRST], *column = self->columns[i];
    if (!bs_column_is_comparable(first) || !bs_column_is_comparable(column))
        return NULL;
    BsSession *a = bs_column_session(first), *b = bs_column_session(column);
    const BsOp *function = bs_session_function(self->session);
    if (a == b && a == self->session && function)
        return bs_document_diff(bs_session_document(a), bs_column_position(first),
                                bs_column_position(column), function);
    return bs_runs_diff(bs_session_document(a), bs_column_position(first), bs_session_document(b),
                        bs_column_position(column), bs_session_function_name(self->session));
}

static gboolean
is_giant(const BsDiff *diff)
{
    return diff->sides[BS_DIFF_BEFORE].n_lines >= BS_CODE_GIANT_LINES ||
           diff->sides[BS_DIFF_AFTER].n_lines >= BS_CODE_GIANT_LINES;
}

// Whose text a column shows; NULL: it is not compared.
static const BsDiff *
shown_in(BsColumns *self, guint i)
{
    if (i != FIRST)
        return self->diffs[i];
    return self->diffs[FIRST + 1] ? self->diffs[FIRST + 1] : self->diffs[N - 1];
}

static BsDiffWhich
side_of(guint i)
{
    return i == FIRST ? BS_DIFF_BEFORE : BS_DIFF_AFTER;
}

// With lines wrapped as wide as each column is just now.
static void
find_wrapped_gaps(BsColumns *self, GArray *gaps[N])
{
    guint32 *tops[N];
    for (guint i = 0; i < N; i++) {
        const BsDiff *diff = shown_in(self, i);
        tops[i] =
            diff ? bs_code_view_tops(bs_column_view(self->columns[i]), &diff->sides[side_of(i)])
                 : NULL;
    }
    bs_diffs_gaps((const BsDiff *const *)&self->diffs[FIRST + 1], N - 1,
                  (const guint32 *const *)tops, gaps);
    for (guint i = 0; i < N; i++)
        g_free(tops[i]);
}

// FALSE: one of them is giant, or there would be very many gaps.
static gboolean
find_gaps(BsColumns *self, GArray *gaps[N])
{
    enum { MOST_GAPS = 1000 };
    guint n_diffs = 0, n_gaps = 0;
    for (guint i = FIRST + 1; i < N; i++) {
        n_diffs += self->diffs[i] != NULL;
        if (self->diffs[i] && is_giant(self->diffs[i]))
            return FALSE;
    }
    find_wrapped_gaps(self, gaps);
    for (guint i = 0; i < N; i++)
        n_gaps += gaps[i]->len;
    return n_diffs + 1 == self->n && n_gaps <= MOST_GAPS;
}

// Beside two others, the first one has no marks: its lines may differ in the one and not in the
// other. `only_gaps`: what differs is shown already.
static void
show_gaps(BsColumns *self, gboolean only_gaps)
{
    GArray *gaps[N];
    for (guint i = 0; i < N; i++)
        gaps[i] = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    const gboolean aligned = find_gaps(self, gaps);
    for (guint i = 0; i < N; i++) {
        const BsCodeCompared compared = {.diff = shown_in(self, i),
                                         .side = side_of(i),
                                         .marked = i != FIRST || self->n < N,
                                         .gaps = aligned ? gaps[i] : NULL,
                                         .aligned = aligned};
        if (only_gaps)
            bs_code_view_show_gaps(bs_column_view(self->columns[i]), compared.gaps, aligned);
        else
            bs_code_view_compare(bs_column_view(self->columns[i]), &compared);
    }
    for (guint i = 0; i < N; i++)
        g_array_unref(gaps[i]);
}

static void
show_diffs(BsColumns *self)
{
    show_gaps(self, FALSE);
}

void
bs_columns_align(BsColumns *self)
{
    if (self->shown)
        show_gaps(self, TRUE);
}

static void
note_compared(BsColumns *self, Compared *compared)
{
    *compared = (Compared){.n = self->n};
    compared->function = g_intern_string(bs_session_function_name(self->session));
    for (guint i = 0; i < self->n; i++) {
        BsColumn *column = self->columns[i];
        BsDocument *document = bs_session_document(bs_column_session(column));
        if (!bs_column_is_comparable(column))
            continue;
        compared->documents[i] = document;
        compared->positions[i] = bs_column_position(column);
        compared->naming[i] = bs_document_naming(document);
    }
}

static gboolean
is_same(const Compared *a, const Compared *b)
{
    gboolean same = a->n == b->n && a->function == b->function;
    for (guint i = 0; i < N; i++)
        same &= a->documents[i] == b->documents[i] && a->positions[i] == b->positions[i] &&
                a->naming[i] == b->naming[i];
    return same;
}

static void
show_state(BsColumns *self)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < self->n; i++) {
        if (bs_column_is_ready(self->columns[i]))
            continue;
        g_autofree char *what = bs_column_what(self->columns[i]);
        if (text->len)
            g_string_append_c(text, ' ');
        g_string_append_printf(text, _("Running %s…"), what);
    }
    gtk_label_set_text(self->state, text->str);
    g_string_free(text, TRUE);
}

// The views hold parts of what was compared until they are told of something else.
void
bs_columns_compare(BsColumns *self)
{
    Compared now;
    BsDiff *before[N];
    if (!self->shown)
        return;
    note_compared(self, &now);
    if (!is_same(&now, &self->compared)) {
        self->compared = now;
        for (guint i = FIRST + 1; i < N; i++) {
            before[i] = self->diffs[i];
            self->diffs[i] = i < self->n ? diff_of(self, i) : NULL;
        }
        show_diffs(self);
        for (guint i = FIRST + 1; i < N; i++)
            bs_diff_free(before[i]);
    }
    show_state(self);
    g_signal_emit_by_name(self, "changed");
}

// The program goes, and with it what was compared of it.
void
bs_columns_forget(BsColumns *self)
{
    BsDiff *before[N];
    for (guint i = FIRST + 1; i < N; i++)
        before[i] = g_steal_pointer(&self->diffs[i]);
    self->compared = (Compared){0};
    show_diffs(self);
    for (guint i = FIRST + 1; i < N; i++)
        bs_diff_free(before[i]);
}

char *
bs_columns_summary(BsColumns *self)
{
    GString *text = g_string_new(NULL);
    for (guint i = FIRST + 1; i < self->n; i++) {
        g_autofree char *one = self->diffs[i] ? bs_diff_summary(self->diffs[i]) : g_strdup("");
        if (self->n == N) {
            g_autofree char *what = bs_column_what(self->columns[i]);
            g_string_append_printf(text, "%s%s: %s", text->len ? " · " : "", what,
                                   *one             ? one
                                   : self->diffs[i] ? _("no differences")
                                                    : _("not compared"));
        } else {
            g_string_append(text, one);
        }
    }
    return g_string_free(text, FALSE);
}

char *
bs_columns_gaps(BsColumns *self)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < self->n; i++)
        g_string_append_printf(text, "%s%u", i ? ", " : "",
                               bs_code_view_gaps(bs_column_view(self->columns[i])));
    return g_string_free(text, FALSE);
}

// -- from difference to difference ---------------------------------------------------------------

typedef struct Place {
    guint32 lines[N];
} Place;

static gint
compare_places(gconstpointer a, gconstpointer b)
{
    const Place *x = a, *y = b;
    return (x->lines[FIRST] > y->lines[FIRST]) - (x->lines[FIRST] < y->lines[FIRST]);
}

// Of a column; in the others the lines beside it.
static void
add_places(BsColumns *self, guint of, GArray *places)
{
    g_autoptr(GArray) runs = bs_diff_runs(self->diffs[of]);
    for (guint i = 0; i < runs->len; i++) {
        const BsDiffRun *run = &g_array_index(runs, BsDiffRun, i);
        Place place = {{run->before}};
        for (guint k = FIRST + 1; k < self->n; k++) {
            gboolean same;
            place.lines[k] = k == of          ? run->after
                             : self->diffs[k] ? bs_diff_across(self->diffs[k], BS_DIFF_BEFORE,
                                                               run->before, &same)
                                              : 0;
        }
        g_array_append_val(places, place);
    }
}

// Those at the same line of the first column are one.
static GArray *
find_places(BsColumns *self)
{
    GArray *places = g_array_new(FALSE, FALSE, sizeof(Place));
    for (guint i = FIRST + 1; i < self->n; i++) {
        if (self->diffs[i])
            add_places(self, i, places);
    }
    g_array_sort(places, compare_places);
    for (guint i = 1; self->n == N && i < places->len;) {
        const Place *last = &g_array_index(places, Place, i - 1);
        if (compare_places(last, &g_array_index(places, Place, i)) == 0)
            g_array_remove_index(places, i);
        else
            i++;
    }
    return places;
}

guint
bs_columns_show_difference(BsColumns *self, guint number)
{
    g_autoptr(GArray) places = find_places(self);
    if (number >= places->len)
        return places->len;
    const Place *place = &g_array_index(places, Place, number);
    for (guint i = 0; i < self->n; i++)
        bs_code_view_show_line(bs_column_view(self->columns[i]), place->lines[i]);
    return places->len;
}
