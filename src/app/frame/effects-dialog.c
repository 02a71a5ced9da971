// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each field stands for a clause: what the sheet says is taken apart into fields, and put together
// again. What no field stands for is kept as text.
#include "app/frame/effects-dialog.h"

#include "app/kit/drop-down.h"
#include "app/kit/label.h"
#include "dialects/foreign/sheet.h"
#include "support/file.h"
#include "support/i18n.h"

#include <string.h>

typedef enum FieldKind { SWITCH, ENTRY, CHOICE } FieldKind;

// A clause: a switch is its words, what is entered stands behind `before`, a choice is one of them.
typedef struct Field {
    const char *id;
    FieldKind kind;
    const char *before;
    const char *choices[6]; // the first is no clause
} Field;

static const Field fields[] = {
    {"pure", SWITCH, "pure", {0}},
    {"reads", ENTRY, "reads ", {0}},
    {"writes", ENTRY, "writes ", {0}},
    {"frees", ENTRY, "frees ", {0}},
    {"allocates", ENTRY, "allocates ", {0}},
    {"view", ENTRY, "result 0 is part of ", {0}},
    {"regions",
     CHOICE,
     NULL,
     {"", "regions once", "regions loop", "regions repeat", "regions branch"}},
    {"enters", ENTRY, "enters with ", {0}},
    {"nested", SWITCH, "effects of regions", {0}},
    {"ends", CHOICE, NULL, {"", "yields", "terminator"}},
    {"more", ENTRY, "", {0}}, // last: all that no other field took
};

typedef struct Dialog {
    GtkWindow *window;
    GtkWidget *widgets[G_N_ELEMENTS(fields)], *save;
    GtkLabel *row, *wrong;
    char *op, *path, *saved;
    char *unread; // why the sheet that is there cannot be read, and so not written; or NULL
    BsUpstream upstream;
} Dialog;

static void
dialog_free(gpointer data)
{
    Dialog *self = data;
    g_free(self->op);
    g_free(self->path);
    g_free(self->saved);
    g_free(self->unread);
    g_free(self);
}

// -- clauses --------------------------------------------------------------------------------------

static void
put_clause(GString *out, const char *before, const char *clause)
{
    g_autofree char *stripped = g_strstrip(g_strdup(clause));
    if (*stripped)
        g_string_append_printf(out, "%s%s%s", out->len ? "; " : "", before, stripped);
}

static char *
clauses_of(const Dialog *self)
{
    GString *out = g_string_new(NULL);
    for (guint i = 0; i < G_N_ELEMENTS(fields); i++) {
        const Field *field = &fields[i];
        GtkWidget *widget = self->widgets[i];
        if (field->kind == ENTRY)
            put_clause(out, field->before, gtk_editable_get_text(GTK_EDITABLE(widget)));
        else if (field->kind == CHOICE)
            put_clause(out, "", field->choices[adw_combo_row_get_selected(ADW_COMBO_ROW(widget))]);
        else if (gtk_switch_get_active(GTK_SWITCH(widget)))
            put_clause(out, "", field->before);
    }
    return g_string_free(out, FALSE);
}

static gboolean
take_choice(const Field *field, GtkWidget *widget, const char *clause)
{
    if (adw_combo_row_get_selected(ADW_COMBO_ROW(widget)))
        return FALSE;
    for (guint i = 1; field->choices[i]; i++) {
        if (g_str_equal(field->choices[i], clause)) {
            adw_combo_row_set_selected(ADW_COMBO_ROW(widget), i);
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
take_entry(const Field *field, GtkWidget *widget, const char *clause)
{
    const char *old = gtk_editable_get_text(GTK_EDITABLE(widget));
    const gboolean is_last = !*field->before;
    if (!g_str_has_prefix(clause, field->before) || (*old && !is_last))
        return FALSE;
    g_autofree char *text =
        g_strconcat(old, *old ? "; " : "", clause + strlen(field->before), NULL);
    gtk_editable_set_text(GTK_EDITABLE(widget), text);
    return TRUE;
}

static gboolean
take_switch(const Field *field, GtkWidget *widget, const char *clause)
{
    if (!g_str_equal(clause, field->before))
        return FALSE;
    gtk_switch_set_active(GTK_SWITCH(widget), TRUE);
    return TRUE;
}

// Into the first field that it is for.
static void
take_clause(Dialog *self, const char *clause)
{
    static gboolean (*const take[])(const Field *, GtkWidget *, const char *) = {
        [SWITCH] = take_switch, [ENTRY] = take_entry, [CHOICE] = take_choice};
    for (guint i = 0; *clause && i < G_N_ELEMENTS(fields); i++) {
        if (take[fields[i].kind](&fields[i], self->widgets[i], clause))
            return;
    }
}

// What the sheet has; "" when there is none, or when it cannot be read, which is noted.
static char *
read_sheet(Dialog *self)
{
    g_autoptr(GError) error = NULL;
    g_autofree char *text = NULL, *name = g_filename_display_basename(self->path);
    gsize len = 0;
    g_clear_pointer(&self->unread, g_free);
    if (g_file_get_contents(self->path, &text, &len, &error) &&
        g_utf8_validate_len(text, len, NULL))
        return g_steal_pointer(&text);
    if (!error)
        self->unread = g_strdup_printf(
            _("%s is not valid UTF-8, and would not be the same bytes again"), name);
    else if (!g_error_matches(error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        self->unread = g_strdup(error->message);
    return g_strdup("");
}

static void
fill(Dialog *self)
{
    g_autofree char *text = read_sheet(self);
    g_autofree char *clauses = bs_sheet_text_of(text, self->op);
    g_auto(GStrv) parts = g_strsplit(clauses ? clauses : "", ";", -1);
    for (guint i = 0; parts[i]; i++)
        take_clause(self, g_strstrip(parts[i]));
}

// -- what is chosen -------------------------------------------------------------------------------

// The first thing that is wrong with the line, or NULL. Free with g_free().
static char *
wrong_of(const Dialog *self, const char *line)
{
    BsDiags diags;
    bs_diags_init(&diags);
    g_autoptr(BsSheet) sheet = bs_sheet_new();
    const gboolean ok = bs_sheet_read(sheet, "", line, strlen(line), self->upstream, &diags);
    char *text = ok ? NULL : g_strdup(((const BsDiag *)diags.items->pdata[0])->text);
    bs_diags_clear(&diags);
    return text;
}

static void
renew(Dialog *self)
{
    g_autofree char *clauses = clauses_of(self);
    g_autofree char *line = g_strdup_printf("%s: %s", self->op, clauses);
    g_autofree char *wrong = self->unread ? g_strdup(self->unread) : wrong_of(self, line);
    bs_label_show(self->row, line);
    bs_label_show(self->wrong, wrong);
    gtk_widget_set_visible(GTK_WIDGET(self->wrong), wrong != NULL);
    gtk_widget_set_sensitive(self->save, !wrong && *clauses);
}

static void
save(Dialog *self)
{
    g_autoptr(GError) error = NULL;
    g_autofree char *old = read_sheet(self), *clauses = clauses_of(self);
    g_autofree char *text = bs_sheet_text_with(old, self->op, clauses);
    if (self->unread || !bs_file_write(self->path, text, strlen(text), &error)) {
        bs_label_show(self->wrong, self->unread ? self->unread : error->message);
        gtk_widget_set_visible(GTK_WIDGET(self->wrong), TRUE);
        return;
    }
    GtkWindow *parent = gtk_window_get_transient_for(self->window);
    gtk_widget_activate_action(GTK_WIDGET(parent), self->saved, NULL);
    gtk_window_close(self->window);
}

// -- the dialog -----------------------------------------------------------------------------------

static void
connect_field(Dialog *self, const Field *field, GtkWidget *widget)
{
    static const char *const signals[] = {
        [SWITCH] = "notify::active", [ENTRY] = "changed", [CHOICE] = "notify::selected"};
    g_signal_connect_swapped(widget, signals[field->kind], G_CALLBACK(renew), self);
    if (field->kind != CHOICE)
        return;
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY); // it would be said twice
    bs_drop_down_name(widget, adw_preferences_row_get_title(ADW_PREFERENCES_ROW(widget)));
}

GtkWindow *
bs_effects_dialog_new(GtkWindow *parent, const char *op, const char *path, BsUpstream upstream,
                      const char *saved)
{
    g_autoptr(GtkBuilder) builder =
        gtk_builder_new_from_resource("/org/bufscope/Bufscope/ui/effects.ui");
    Dialog *self = g_new0(Dialog, 1);
    self->op = g_strdup(op);
    self->path = g_strdup(path);
    self->saved = g_strdup(saved);
    self->upstream = upstream;
    self->window = GTK_WINDOW(gtk_builder_get_object(builder, "window"));
    self->save = GTK_WIDGET(gtk_builder_get_object(builder, "save"));
    self->row = GTK_LABEL(gtk_builder_get_object(builder, "row"));
    self->wrong = GTK_LABEL(gtk_builder_get_object(builder, "wrong"));
    g_autofree char *title = g_strdup_printf(_("What %s Does"), op);
    gtk_window_set_title(self->window, title);
    for (guint i = 0; i < G_N_ELEMENTS(fields); i++)
        self->widgets[i] = GTK_WIDGET(gtk_builder_get_object(builder, fields[i].id));
    fill(self);
    for (guint i = 0; i < G_N_ELEMENTS(fields); i++)
        connect_field(self, &fields[i], self->widgets[i]);
    renew(self);
    g_signal_connect_swapped(self->save, "clicked", G_CALLBACK(save), self);
    g_object_set_data_full(G_OBJECT(self->window), "dialog", self, dialog_free);
    gtk_window_set_transient_for(self->window, parent);
    return self->window;
}
