// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Going from pane to pane with a key, through those that are there.
#include "app/frame/columns.h"
#include "app/frame/panes.h"
#include "app/window/parts.h"

typedef struct BsFocus {
    const BsHost *host;
    BsPanes *panes;
    BsColumns *columns;
    GtkWidget *inspector, *lesson, *strip, *timeline;
} BsFocus;

enum { MOST_PANES = 12 };

static GtkWidget *
column_of(BsFocus *self, guint i)
{
    return GTK_WIDGET(bs_code_view_text_view(bs_column_view(bs_columns_get(self->columns, i))));
}

// In the order of reading; a pane is what has the focus, or holds it.
static guint
list_panes(BsFocus *self, GtkWidget *panes[MOST_PANES])
{
    GtkWidget *const all[] = {
        self->strip,
        self->lesson,
        GTK_WIDGET(bs_panes_canvas(self->panes)),
        GTK_WIDGET(bs_code_view_text_view(bs_panes_left(self->panes))),
        GTK_WIDGET(bs_code_view_text_view(bs_panes_right(self->panes))),
        bs_columns_bar(self->columns),
        column_of(self, 0),
        column_of(self, 1),
        column_of(self, 2),
        self->inspector,
        self->timeline,
    };
    guint n = 0;
    for (guint i = 0; i < G_N_ELEMENTS(all); i++) {
        if (gtk_widget_get_mapped(all[i]))
            panes[n++] = all[i];
    }
    return n;
}

static gboolean
take_focus(GtkWidget *pane)
{
    return gtk_widget_grab_focus(pane) || gtk_widget_child_focus(pane, GTK_DIR_TAB_FORWARD);
}

static void
go_on(BsFocus *self, gint by)
{
    GtkWidget *panes[MOST_PANES], *focus = gtk_window_get_focus(self->host->window);
    const gint n = (gint)list_panes(self, panes);
    gint at = by > 0 ? n - 1 : 0;
    for (gint i = 0; i < n && focus; i++) {
        if (focus == panes[i] || gtk_widget_is_ancestor(focus, panes[i]))
            at = i;
    }
    for (gint i = 1; i <= n; i++) {
        if (take_focus(panes[(at + n + i * by) % n]))
            return;
    }
}

static void
next_pane(gpointer part, GVariant *none)
{
    go_on(part, 1);
}

static void
previous_pane(gpointer part, GVariant *none)
{
    go_on(part, -1);
}

static void
focus_views(gpointer part, GVariant *none)
{
    BsFocus *self = part;
    GtkWidget *picture = GTK_WIDGET(bs_panes_canvas(self->panes));
    if (bs_columns_are_shown(self->columns))
        gtk_widget_grab_focus(column_of(self, 0));
    else if (!gtk_widget_get_mapped(picture) || !gtk_widget_grab_focus(picture))
        gtk_widget_grab_focus(GTK_WIDGET(bs_code_view_text_view(bs_panes_left(self->panes))));
}

static const BsCommand commands[] = {
    // clang-format off
    {"next-pane",     NULL, next_pane,     BS_PROGRAM, NULL},
    {"previous-pane", NULL, previous_pane, BS_PROGRAM, NULL},
    {"focus-views",   NULL, focus_views,   BS_ALWAYS,  NULL},
    {0}
    // clang-format on
};

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsFocus, panes)},
    {"columns", G_STRUCT_OFFSET(BsFocus, columns)},
    {"inspector", G_STRUCT_OFFSET(BsFocus, inspector)},
    {"lesson", G_STRUCT_OFFSET(BsFocus, lesson)},
    {"strip", G_STRUCT_OFFSET(BsFocus, strip)},
    {"timeline", G_STRUCT_OFFSET(BsFocus, timeline)},
    {0},
};

const BsPart bs_focus_part = {.size = sizeof(BsFocus), .widgets = widgets, .commands = commands};
