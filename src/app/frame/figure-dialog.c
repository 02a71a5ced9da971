// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/figure-dialog.h"

#include "app/frame/figure-preview.h"
#include "app/kit/drop-down.h"
#include "app/kit/mnemonics.h"
#include "app/session/preferences.h"
#include "support/i18n.h"

#include <adwaita.h>
#include <string.h>

enum { MOST_ROWS = 16 };

// A row of an option: what it chooses, and its number, where it has them.
typedef struct Row {
    BsFigureDialog *dialog;
    const BsFigureOption *option;
    AdwComboRow *combo;
    GtkSwitch *flag;
    GtkSpinButton *number;
    GtkWidget *choice_row, *number_row; // which hold them
} Row;

struct BsFigureDialog {
    BsFigureDialog **self; // who asked for it
    const BsHost *host;
    GtkWindow *window;
    BsFigurePreview *preview;
    GtkLabel *measures;
    GtkFlowBox *offers;
    AdwPreferencesPage *page;
    AdwComboRow *of, *format;
    GtkWidget *export;
    Row rows[MOST_ROWS];
    guint n_rows;
    BsFigure figure;
    gboolean is_shown; // the rows are set, and not by a person
};

// -- what is kept --------------------------------------------------------------------------------

BsFigure
bs_figure_chosen(void)
{
    g_autofree char *text = bs_preferences_figure("figure");
    BsFigure figure = bs_figure_plain;
    figure.detail = bs_preferences_detail();
    figure.names = bs_preferences_naming();
    bs_figure_read(&figure, text, NULL); // of another version: what is not known is as it was
    return figure;
}

void
bs_figure_choose(const BsFigure *figure)
{
    g_autofree char *text = bs_figure_to_text(figure);
    bs_preferences_set_figure("figure", text);
}

// What the rows beside the table choose from: as the preferences have it, and its words.
typedef struct Choice {
    const char *key;
    const char *words[7], *labels[7]; // end with NULL
} Choice;

static const Choice choice_of = {
    "figure-of",
    {"picture", "stages", "steps", "handout-step", "handout-stage", "handout-six"},
    {N_("As it is now"), N_("One for each stage"), N_("One for each step"),
     N_("Hand-out: each step"), N_("Hand-out: each stage"), N_("Hand-out: six a page")}};
static const Choice choice_format = {"figure-format", {"svg", "pdf", "png"}, {"SVG", "PDF", "PNG"}};

static guint
kept(const Choice *choice)
{
    g_autofree char *word = bs_preferences_figure(choice->key);
    guint i = 0;
    while (choice->words[i] && strcmp(choice->words[i], word) != 0)
        i++;
    return choice->words[i] ? i : 0;
}

gboolean
bs_figure_choose_of(const char *of)
{
    const gboolean is_known = g_strv_contains(choice_of.words, of);
    if (is_known)
        bs_preferences_set_figure(choice_of.key, of);
    return is_known;
}

// Of a hand-out; BS_N_HANDOUT_PAGES: none is chosen.
static BsHandoutPages
kept_pages(void)
{
    static const char handout[] = "handout-";
    const char *of = choice_of.words[kept(&choice_of)];
    return g_str_has_prefix(of, handout) ? bs_handout_pages_of_name(of + strlen(handout))
                                         : BS_N_HANDOUT_PAGES;
}

// -- the picture ---------------------------------------------------------------------------------

static gpointer
field(BsFigureDialog *self, gsize offset)
{
    return (char *)&self->figure + offset;
}

static void
renew(BsFigureDialog *self)
{
    g_autofree char *text = bs_figure_to_text(&self->figure);
    bs_figure_choose(&self->figure);
    bs_command_set_state(self->host->actions, "figure-choice", g_variant_new_string(text));
    bs_command_set_state(self->host->actions, "figure-fit", g_variant_new_string(""));
    bs_figure_preview_show(self->preview, &self->figure, kept_pages());
}

static void
on_offer(GtkButton *button, BsFigureDialog *self)
{
    const BsFigure *offer = g_object_get_data(G_OBJECT(button), "figure");
    bs_figure_choose(offer);
    bs_figure_dialog_renew(self);
}

static void
add_offer(BsFigureDialog *self, const BsFigure *offer)
{
    g_autofree char *text = bs_figure_difference(offer, &self->figure, TRUE);
    GtkWidget *button = gtk_button_new_with_label(text);
    g_object_set_data_full(G_OBJECT(button), "figure", g_memdup2(offer, sizeof *offer), g_free);
    g_signal_connect(button, "clicked", G_CALLBACK(on_offer), self);
    gtk_flow_box_append(self->offers, button);
    gtk_widget_set_focusable(gtk_widget_get_parent(button), FALSE); // the button is what is pressed
}

// Of a resolution that is too fine, and of ops that have no room.
static char *
rest_text(const BsFigureFit *fit)
{
    BsFigureNote note = {0};
    const gboolean png = g_str_equal(choice_format.words[kept(&choice_format)], "png");
    bs_figure_note(&note, fit, png ? BS_FORMAT_PNG : BS_FORMAT_SVG);
    return bs_figure_note_text(&note);
}

// "84 × 106 mm, type of 8 pt".
static char *
measures_text(const BsFigureFit *fit, const BsFigure *figure, gboolean has_offers)
{
    double width, height, font;
    bs_figure_measures(figure, &width, &height, &font);
    g_autofree char *rest = rest_text(fit);
    if (fit->fits)
        return g_strdup_printf(_("%.0f × %.0f mm, type of %.3g pt%s"), fit->width, fit->height,
                               fit->font, rest);
    g_autofree char *says = g_strdup_printf(
        _("%.0f × %.0f mm. It does not fit with type of %.3g pt: it is written with %.1f pt."),
        fit->width, fit->height, font, fit->font);
    return has_offers ? g_strconcat(says, " ", _("What would fit:"), NULL) : g_steal_pointer(&says);
}

static void
on_made(BsFigureDialog *self)
{
    const BsFigureFit *fit = bs_figure_preview_fit(self->preview);
    const GArray *offers = bs_figure_preview_offers(self->preview);
    for (GtkWidget *child; (child = gtk_widget_get_first_child(GTK_WIDGET(self->offers)));)
        gtk_flow_box_remove(self->offers, child);
    for (guint i = 0; offers && i < offers->len; i++)
        add_offer(self, &g_array_index(offers, BsFigure, i));
    gtk_widget_set_visible(GTK_WIDGET(self->offers), offers && offers->len);
    const gboolean has = bs_figure_preview_has(self->preview);
    gtk_widget_set_sensitive(self->export, has);
    g_autofree char *text = fit   ? measures_text(fit, &self->figure, offers && offers->len)
                            : has ? g_strdup(_("A4, landscape: the page of this moment"))
                                  : g_strdup(_("No function is in view."));
    gtk_label_set_text(self->measures, text);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   text, -1);
    bs_command_set_state(self->host->actions, "figure-fit", g_variant_new_string(text));
}

// -- rows ----------------------------------------------------------------------------------------

// Whether pictures on pages have it, too.
static gboolean
is_of_pages(const BsFigureOption *option)
{
    static const char *const names[] = {"direction", "detail", "names", "live", "look", NULL};
    return g_strv_contains(names, option->name);
}

static void
show_row(const Row *row, guint chosen)
{
    const gboolean pages = kept_pages() < BS_N_HANDOUT_PAGES;
    const gboolean png = g_str_equal(choice_format.words[kept(&choice_format)], "png");
    const gboolean has = !pages || is_of_pages(row->option);
    if (row->choice_row)
        gtk_widget_set_visible(row->choice_row, has);
    if (row->number_row)
        gtk_widget_set_visible(row->number_row,
                               has && (!row->combo || chosen == BS_FIGURE_OWN) &&
                                   (png || !g_str_equal(row->option->name, "dpi")));
}

// The numbers that are usual where none was chosen; what another choice leaves without meaning is
// away.
static void
show_rows(BsFigureDialog *self)
{
    double width, height, font;
    bs_figure_measures(&self->figure, &width, &height, &font);
    self->is_shown = FALSE;
    for (guint i = 0; i < self->n_rows; i++) {
        const Row *row = &self->rows[i];
        const BsFigureOption *option = row->option;
        const guint chosen = option->words ? *(guint *)field(self, option->choice) : 0;
        if (row->combo)
            adw_combo_row_set_selected(row->combo, chosen);
        if (row->flag)
            gtk_switch_set_active(row->flag, chosen);
        show_row(row, chosen);
        if (!row->number)
            continue;
        const double number = *(double *)field(self, option->number);
        gtk_spin_button_set_value(row->number, number > 0 ? number : font);
    }
    adw_combo_row_set_selected(self->of, kept(&choice_of));
    adw_combo_row_set_selected(self->format, kept(&choice_format));
    gtk_widget_set_visible(GTK_WIDGET(self->format), kept_pages() == BS_N_HANDOUT_PAGES);
    self->is_shown = TRUE;
}

// A choice; with another width type has the size that is usual there.
static void
choose(const Row *row, guint chosen)
{
    BsFigureDialog *self = row->dialog;
    if (!self->is_shown)
        return;
    *(guint *)field(self, row->option->choice) = chosen;
    if (g_str_equal(row->option->name, "width"))
        self->figure.font = 0;
    show_rows(self);
    renew(self);
}

static void
on_combo(AdwComboRow *combo, GParamSpec *pspec, Row *row)
{
    choose(row, adw_combo_row_get_selected(combo));
}

static void
on_flag(GtkSwitch *flag, GParamSpec *pspec, Row *row)
{
    choose(row, gtk_switch_get_active(flag));
}

static void
on_number(GtkSpinButton *number, Row *row)
{
    BsFigureDialog *self = row->dialog;
    if (!self->is_shown)
        return;
    *(double *)field(self, row->option->number) = gtk_spin_button_get_value(number);
    renew(self);
}

static void
name_row(GtkWidget *row, const char *title)
{
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(row),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY); // it would be said twice
    bs_drop_down_name(row, title);
}

static void
fill_combo(AdwComboRow *combo, const char *const *labels)
{
    GtkStringList *list = gtk_string_list_new(NULL);
    for (guint i = 0; labels[i]; i++)
        gtk_string_list_append(list, _(labels[i]));
    adw_combo_row_set_model(combo, G_LIST_MODEL(list));
    g_object_unref(list);
}

static GtkWidget *
titled(GtkWidget *row, const char *title)
{
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
    return row;
}

static void
add_suffix(GtkWidget *row, GtkWidget *widget)
{
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
    adw_action_row_add_suffix(ADW_ACTION_ROW(row), widget);
    adw_action_row_set_activatable_widget(ADW_ACTION_ROW(row), widget); // which it names
}

static GtkWidget *
number_row(Row *row, const char *title)
{
    const BsFigureOption *option = row->option;
    const gboolean small = option->most <= 100; // sizes of type
    GtkWidget *widget = titled(adw_action_row_new(), title);
    row->number = GTK_SPIN_BUTTON(
        gtk_spin_button_new_with_range(option->least, option->most, small ? 0.5 : 1));
    gtk_spin_button_set_digits(row->number, small);
    add_suffix(widget, GTK_WIDGET(row->number));
    gtk_widget_add_css_class(widget, "figure-number");
    GtkWidget *unit = gtk_label_new(option->unit);
    gtk_widget_add_css_class(unit, "dim-label");
    adw_action_row_add_suffix(ADW_ACTION_ROW(widget), unit);
    g_signal_connect(row->number, "value-changed", G_CALLBACK(on_number), row);
    return row->number_row = widget;
}

static void
add_row(BsFigureDialog *self, AdwPreferencesGroup *group, const BsFigureOption *option)
{
    Row *row = &self->rows[self->n_rows++];
    const char *title = _(option->label);
    *row = (Row){.dialog = self, .option = option};
    if (option->labels) {
        GtkWidget *combo = titled(adw_combo_row_new(), title);
        row->combo = ADW_COMBO_ROW(combo);
        row->choice_row = combo;
        fill_combo(row->combo, option->labels);
        name_row(combo, title);
        g_signal_connect(combo, "notify::selected", G_CALLBACK(on_combo), row);
        adw_preferences_group_add(group, combo);
    } else if (option->words) {
        GtkWidget *flag = titled(adw_action_row_new(), title);
        row->flag = GTK_SWITCH(gtk_switch_new());
        row->choice_row = flag;
        add_suffix(flag, GTK_WIDGET(row->flag));
        g_signal_connect(row->flag, "notify::active", G_CALLBACK(on_flag), row);
        adw_preferences_group_add(group, flag);
    }
    if (option->most > 0)
        adw_preferences_group_add(group, number_row(row, option->words ? _("Own Width") : title));
}

static void
add_rows(BsFigureDialog *self)
{
    AdwPreferencesGroup *group = NULL;
    const char *of = NULL;
    for (const BsFigureOption *option = bs_figure_options; option->name; option++) {
        g_assert(self->n_rows < MOST_ROWS);
        if (g_strcmp0(of, option->group) != 0) {
            group = ADW_PREFERENCES_GROUP(adw_preferences_group_new());
            adw_preferences_group_set_title(group, _(option->group));
            adw_preferences_page_add(self->page, group);
            of = option->group;
        }
        add_row(self, group, option);
    }
}

static void
on_choice(AdwComboRow *combo, GParamSpec *pspec, BsFigureDialog *self)
{
    const Choice *choice = combo == self->of ? &choice_of : &choice_format;
    if (!self->is_shown)
        return;
    bs_preferences_set_figure(choice->key, choice->words[adw_combo_row_get_selected(combo)]);
    show_rows(self);
    renew(self); // the format decides what is to be said
}

// -- the window ----------------------------------------------------------------------------------

static void
on_export(GtkButton *button, BsFigureDialog *self)
{
    const BsHost *host = self->host;
    gtk_window_close(self->window);
    bs_command_do(host->actions, "save-figure", NULL);
}

static void
dialog_free(gpointer data, GObject *window)
{
    BsFigureDialog *self = data;
    *self->self = NULL;
    g_free(self);
}

// What rows say while they go is no choice.
static void
on_destroy(BsFigureDialog *self)
{
    self->is_shown = FALSE;
}

void
bs_figure_dialog_close(BsFigureDialog *self)
{
    if (self)
        gtk_window_destroy(self->window);
}

static void
find_widgets(BsFigureDialog *self, GtkBuilder *builder)
{
    self->window = GTK_WINDOW(gtk_builder_get_object(builder, "window"));
    self->measures = GTK_LABEL(gtk_builder_get_object(builder, "measures"));
    self->offers = GTK_FLOW_BOX(gtk_builder_get_object(builder, "offers"));
    self->page = ADW_PREFERENCES_PAGE(gtk_builder_get_object(builder, "page"));
    self->of = ADW_COMBO_ROW(gtk_builder_get_object(builder, "of"));
    self->format = ADW_COMBO_ROW(gtk_builder_get_object(builder, "format"));
    self->export = GTK_WIDGET(gtk_builder_get_object(builder, "export"));
}

static void
close_by_escape(GtkWindow *window)
{
    GtkEventController *keys = gtk_shortcut_controller_new();
    gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys),
                                         gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0),
                                                          gtk_named_action_new("window.close")));
    gtk_widget_add_controller(GTK_WIDGET(window), keys);
}

void
bs_figure_dialog_renew(BsFigureDialog *self)
{
    self->figure = bs_figure_chosen();
    show_rows(self);
    renew(self);
}

void
bs_figure_dialog_open(BsFigureDialog **dialog, const BsHost *host)
{
    if (*dialog) {
        gtk_window_present((*dialog)->window);
        return;
    }
    g_autoptr(GtkBuilder) builder =
        gtk_builder_new_from_resource("/org/bufscope/Bufscope/ui/figure.ui");
    BsFigureDialog *self = *dialog = g_new0(BsFigureDialog, 1);
    self->self = dialog;
    self->host = host;
    find_widgets(self, builder);
    self->preview = BS_FIGURE_PREVIEW(bs_figure_preview_new(host->session));
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(gtk_builder_get_object(builder, "sheet")),
                                  GTK_WIDGET(self->preview));
    fill_combo(self->of, choice_of.labels);
    fill_combo(self->format, choice_format.labels);
    name_row(GTK_WIDGET(self->of), _("Pictures"));
    name_row(GTK_WIDGET(self->format), _("Format"));
    add_rows(self);
    g_signal_connect(self->of, "notify::selected", G_CALLBACK(on_choice), self);
    g_signal_connect(self->format, "notify::selected", G_CALLBACK(on_choice), self);
    g_signal_connect(self->export, "clicked", G_CALLBACK(on_export), self);
    g_signal_connect_swapped(self->preview, "made", G_CALLBACK(on_made), self);
    g_signal_connect_swapped(self->window, "destroy", G_CALLBACK(on_destroy), self);
    g_object_weak_ref(G_OBJECT(self->window), dialog_free, self);
    close_by_escape(self->window);
    bs_mnemonics_name_once(GTK_WIDGET(self->window));
    gtk_window_set_transient_for(self->window, host->window);
    bs_figure_dialog_renew(self);
    gtk_window_present(self->window);
}
