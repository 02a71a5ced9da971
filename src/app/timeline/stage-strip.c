// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/timeline/stage-strip.h"

#include "app/kit/fade.h"
#include "app/kit/label.h"
#include "debug/document/cursor.h"
#include "passes/run/pass.h"
#include "support/i18n.h"
#include "view/scene/look.h"

// How much is said: each form is shorter than the one before.
typedef enum Form {
    FORM_FULL,
    FORM_BRIEF, // without the words of verdicts that are right
    FORM_TIGHT, // and without the names of stages that changed nothing
    N_FORMS
} Form;

struct _BsStageStrip {
    GtkBox parent_instance;
    BsSession *session;
    GtkScrolledWindow *scrolled;
    GtkBox *box;
    guint moving;    // source id
    guint32 current; // stage
    int least_width; // the most up to now, of as many stages
    char *function;  // whose verdicts are told
};

G_DEFINE_FINAL_TYPE(BsStageStrip, bs_stage_strip, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, PROP_LEAST_WIDTH, N_PROPS };
static GParamSpec *properties[N_PROPS];

static const char *
short_name(const BsStage *stage)
{
    return stage->pass && stage->pass->short_name ? stage->pass->short_name : stage->name;
}

static const char *
stage_note(const BsStage *stage, guint32 number, gboolean hidden)
{
    if (hidden)
        return _("hidden until you have answered");
    if (stage->unread)
        return _("cannot be read: the code is what stands in the dump, the picture is that before");
    if (stage->failed)
        return _("refused the program");
    if (!stage->reached)
        return _("was not reached");
    if (number == 0 && stage->text)
        return _("each op as the dump has it first");
    if (number == 0)
        return stage->made_by ? stage->made_by : _("the program as it was read");
    if (stage->made_by)
        return stage->made_by;
    if (stage->given_unknown)
        return _("what it was given is not in the dump");
    return stage->changed ? _("changed the program") : _("changed nothing");
}

// In a pipeline of functions each function has stages of its own, with the same names.
static char *
describe(BsDocument *document, const BsStage *stage, guint32 number, gboolean hidden)
{
    const BsEvent *begin = bs_document_event(document, stage->first);
    const BsOp *of = begin ? begin->op : NULL;
    const char *note = stage_note(stage, number, hidden);
    const BsPass *pass = stage->pass;
    g_autofree char *purpose = pass ? g_strconcat("\n", _(pass->summary), NULL) : g_strdup("");
    if (of && bs_op_has_trait(of, BS_TRAIT_FUNCTION))
        return g_strdup_printf(_("%s of @%s: %s%s"), _(stage->name), bs_function_name(of), note,
                               purpose);
    return g_strdup_printf("%s: %s%s", _(stage->name), note, purpose);
}

// Appends what is wrong since that stage, a line each. Returns the sign of it: "" when nothing is.
static const char *
put_findings(const GPtrArray *findings, guint32 number, GString *tip)
{
    enum { MANY = 5 };
    guint n = 0;
    gboolean sure = FALSE;
    for (guint i = 0; findings && i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (finding->stage != number)
            continue;
        sure |= finding->is_sure;
        if (n++ < MANY)
            g_string_append_printf(tip, finding->is_sure ? "\n⚠ @%s: %s" : "\n(⚠) @%s: %s",
                                   finding->function, finding->text);
    }
    if (n > MANY)
        g_string_append_printf(tip, _("\n… and %u more"), n - MANY);
    return n == 0 ? "" : sure ? "⚠" : "(⚠)";
}

// -- verdicts ------------------------------------------------------------------------------------

static void
put_function(const BsFunctionVerdict *function, GString *tip)
{
    const BsVerdictLook *look = &bs_verdict_looks[function->kind];
    g_string_append_printf(tip, "\n%s @%s: %s", look->sign, function->name, _(look->word));
    if (function->n_shown)
        g_string_append_printf(tip, _(" with %u of %u inputs"), function->n_shown,
                               function->n_inputs);
    else if (function->limit && function->n_judged)
        g_string_append_printf(tip, _(" with %u of %u inputs"), function->n_judged,
                               function->n_inputs);
    if (function->limit)
        g_string_append_printf(tip, function->n_judged ? _("; not judged: %s") : ": %s",
                               function->limit);
}

// Appends the functions that are as the stage is.
static void
put_functions(const BsStageVerdict *verdict, GString *tip)
{
    enum { MANY = 5 };
    guint n = 0;
    for (guint i = 0; i < verdict->functions->len; i++) {
        const BsFunctionVerdict *function =
            &g_array_index(verdict->functions, BsFunctionVerdict, i);
        if (function->kind == verdict->kind && n++ < MANY)
            put_function(function, tip);
    }
    if (n > MANY)
        g_string_append_printf(tip, _("\n… and %u more"), n - MANY);
}

// What is told of a stage: its verdict of the function in view, and the program's where another
// function is worse; else NULL.
typedef struct Shown {
    const BsStageVerdict *own, *worse;
} Shown;

static Shown
shown_of(BsSession *session, guint32 number)
{
    const BsStageVerdict *all = bs_stage_verdicts_get(bs_session_verdicts(session), number);
    const BsStageVerdict *own = bs_stage_verdicts_get(bs_session_verdicts_in_view(session), number);
    const gboolean is_worse = all && all->kind < own->kind && bs_stage_verdict_is_wrong(all->kind);
    return (Shown){own, is_worse ? all : NULL};
}

static void
put_verdict(Shown shown, GString *tip)
{
    const BsVerdictLook *look = &bs_verdict_looks[shown.own->kind];
    g_string_append_printf(tip, _("\nVerdict: %s %s"), look->sign, _(look->word));
    put_functions(shown.own, tip);
    if (!shown.worse)
        return;
    g_string_append(tip, _("\nElsewhere in the program:"));
    put_functions(shown.worse, tip);
}

// "verdict, peak": what the stage is the first one to change; "" is nothing. `first`: the first of
// these. Free with g_free().
static char *
changes_of(const BsStageVerdicts *verdicts, guint32 number, BsVerdictChange *first)
{
    static const char *const words[BS_N_VERDICT_CHANGES] = {
        [BS_CHANGES_VERDICT] = N_("verdict"),
        [BS_CHANGES_RESULTS] = N_("results"),
        [BS_CHANGES_PEAK] = N_("peak"),
    };
    GString *text = g_string_new(NULL);
    for (guint i = 0; verdicts && i < BS_N_VERDICT_CHANGES; i++) {
        if (verdicts->changes[i] != (gint)number)
            continue;
        if (!text->len)
            *first = (BsVerdictChange)i;
        g_string_append_printf(text, "%s%s", text->len ? ", " : "", _(words[i]));
    }
    return g_string_free(text, FALSE);
}

static void
put_peak(const BsStageVerdicts *verdicts, guint32 number, GString *tip)
{
    const BsStageVerdict *before = bs_stage_verdicts_get(verdicts, number - 1);
    const BsStageVerdict *stage = bs_stage_verdicts_get(verdicts, number);
    if (!before || !stage || before->peak_bytes == stage->peak_bytes)
        return;
    g_autofree char *was = g_strdup_printf("%" G_GINT64_FORMAT, before->peak_bytes);
    g_autofree char *is = g_strdup_printf("%" G_GINT64_FORMAT, stage->peak_bytes);
    g_string_append_printf(tip, _("\nPeak of the heap: %s bytes, before: %s"), is, was);
}

// -- a stage: its button, and one that leads to the event by which it changes something -----------

typedef struct Parts {
    GtkWidget *button, *number, *name, *verdict, *word, *change, *changes;
} Parts;

static Parts
parts_of(GtkWidget *cell)
{
    Parts parts = {.button = gtk_widget_get_first_child(cell)};
    GtkWidget *box = gtk_button_get_child(GTK_BUTTON(parts.button));
    parts.change = gtk_widget_get_next_sibling(parts.button);
    parts.number = gtk_widget_get_first_child(box);
    parts.name = gtk_widget_get_next_sibling(parts.number);
    parts.verdict = gtk_widget_get_next_sibling(parts.name);
    parts.word = gtk_widget_get_next_sibling(parts.verdict);
    parts.changes = gtk_widget_get_last_child(gtk_button_get_child(GTK_BUTTON(parts.change)));
    return parts;
}

// "(† elsewhere)", where another function is worse; its word where that is not so of the stage
// before.
static void
put_worse(GString *text, Shown before, Shown shown)
{
    if (!shown.worse)
        return;
    const gboolean is_other = !before.worse || before.worse->kind != shown.worse->kind;
    g_string_append_printf(text, is_other ? _(" (%s elsewhere)") : " (%s)",
                           bs_verdict_looks[shown.worse->kind].sign);
}

// Its word is said where it is another one than before; the sign always. `*word` is one that is not
// missed for want of room, or "".
static char *
verdict_text(BsSession *session, guint32 number, const char *sign, const char **word)
{
    const Shown shown = shown_of(session, number),
                before = number ? shown_of(session, number - 1) : (Shown){NULL, NULL};
    *word = "";
    if (!shown.own)
        return g_strdup(sign);
    const BsVerdictLook *look = &bs_verdict_looks[shown.own->kind];
    const gboolean is_wrong = bs_stage_verdict_is_wrong(shown.own->kind);
    const char *other = !before.own || before.own->kind != shown.own->kind ? _(look->word) : "";
    const gboolean is_missed = is_wrong || shown.worse;
    GString *text = g_string_new(look->sign);
    if (is_missed && *other)
        g_string_append_printf(text, " %s", other);
    put_worse(text, before, shown);
    if (*sign && !is_missed && !g_str_equal(sign, look->sign))
        g_string_append_printf(text, " %s", sign);
    *word = is_missed ? "" : other;
    return g_string_free(text, FALSE);
}

static void
show_change(const Parts *parts, const BsStageVerdicts *verdicts, guint32 number)
{
    BsVerdictChange first = BS_CHANGES_VERDICT;
    g_autofree char *changes = changes_of(verdicts, number, &first);
    gtk_widget_set_visible(parts->change, *changes != '\0');
    if (!*changes)
        return;
    g_autofree char *label = g_strconcat("↦ ", changes, NULL);
    g_autofree char *tip = g_strdup_printf(
        _("The first stage that changes this: %s. Go to the event that does"), changes);
    bs_label_show(GTK_LABEL(parts->changes), changes);
    gtk_actionable_set_action_target(GTK_ACTIONABLE(parts->change), "s",
                                     bs_verdict_change_name(first));
    bs_label_tooltip(parts->change, tip);
    gtk_accessible_update_property(GTK_ACCESSIBLE(parts->change), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip, -1);
}

static void
show_verdict(GtkWidget *label, const BsStageVerdict *verdict, const char *text)
{
    bs_label_show(GTK_LABEL(label), text);
    gtk_widget_set_visible(label, *text != '\0');
    for (guint i = 0; i < BS_N_STAGE_VERDICTS; i++) {
        const char *css_class = bs_verdict_looks[i].css_class;
        if (verdict && verdict->kind == (BsStageVerdictKind)i)
            gtk_widget_add_css_class(label, css_class);
        else
            gtk_widget_remove_css_class(label, css_class);
    }
}

static void
set_class(GtkWidget *widget, const char *css_class, gboolean on)
{
    if (on)
        gtk_widget_add_css_class(widget, css_class);
    else
        gtk_widget_remove_css_class(widget, css_class);
}

// How it looks. Of one that is not told yet there is nothing to be seen but its name.
static void
show_stage(GtkWidget *cell, BsSession *session, guint32 number, gboolean hidden)
{
    const BsStage *stage = bs_document_stage(bs_session_document(session), number);
    GtkWidget *button = parts_of(cell).button;
    const gboolean quiet = bs_session_hides_unchanged(session) && bs_stage_is_quiet(stage, number);
    set_class(button, "failed", stage->failed && !hidden);
    set_class(button, "unchanged", number && !stage->changed && !stage->failed && !hidden);
    set_class(button, "veiled", hidden);
    gtk_widget_set_sensitive(button, stage->reached || hidden);
    gtk_widget_set_visible(cell, hidden || !quiet);
}

// What it says; it does so anew when it is known what is wrong.
static void
label_stage(GtkWidget *cell, BsSession *session, guint32 number)
{
    BsDocument *document = bs_session_document(session);
    const Parts parts = parts_of(cell);
    const BsStage *stage = bs_document_stage(document, number);
    const BsStageVerdicts *verdicts = bs_session_verdicts_in_view(session);
    const Shown shown = shown_of(session, number);
    g_auto(GStrv) maker = stage->made_by ? g_strsplit(stage->made_by, " ", 2) : NULL;
    const gboolean hidden = bs_session_hides_stage(session, (gint)number);
    g_autofree char *description = describe(document, stage, number, hidden);
    GString *tip = g_string_new(description);
    if (shown.own)
        put_verdict(shown, tip);
    g_autofree char *rests_on = hidden ? NULL : bs_stage_rests_on(stage);
    if (rests_on)
        g_string_append_printf(tip, "\n%s", rests_on);
    if (number && !hidden)
        put_peak(verdicts, number, tip);
    const char *sign = put_findings(bs_session_findings(session), number, tip);
    g_autofree char *numeral =
        g_strdup_printf("%s%u", stage->failed && !hidden ? "✕ " : "", number);
    g_autofree char *name =
        g_strconcat(_(short_name(stage)), maker ? _(" by ") : "", maker ? maker[0] : NULL, NULL);
    const char *word;
    g_autofree char *text = verdict_text(session, number, sign, &word);
    g_autofree char *label =
        g_strconcat(numeral, " ", name, *text ? " " : "", text, *word ? " " : "", word, NULL);
    bs_label_show(GTK_LABEL(parts.number), numeral);
    bs_label_show(GTK_LABEL(parts.name), name);
    show_verdict(parts.verdict, shown.own, text);
    show_verdict(parts.word, shown.own, word);
    show_change(&parts, verdicts, number);
    bs_label_tooltip(parts.button, tip->str);
    gtk_accessible_update_property(GTK_ACCESSIBLE(parts.button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip->str, -1);
    g_string_free(tip, TRUE);
    show_stage(cell, session, number, hidden);
}

static GtkWidget *
change_button(void)
{
    GtkWidget *button = gtk_button_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_box_append(GTK_BOX(box), gtk_label_new("↦"));
    gtk_box_append(GTK_BOX(box), gtk_label_new(NULL));
    gtk_button_set_child(GTK_BUTTON(button), box);
    gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "s", "");
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), "win.goto-change");
    gtk_widget_add_css_class(button, "flat");
    gtk_widget_add_css_class(button, "change");
    gtk_widget_set_visible(button, FALSE);
    return button;
}

static GtkWidget *
stage_button(guint32 number)
{
    GtkWidget *button = gtk_toggle_button_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
    GtkWidget *numeral = gtk_label_new(NULL), *name = gtk_label_new(NULL);
    GtkWidget *verdict = gtk_label_new(NULL), *word = gtk_label_new(NULL);
    gtk_widget_add_css_class(numeral, "name");
    gtk_widget_add_css_class(name, "name");
    gtk_widget_add_css_class(verdict, "verdict");
    gtk_widget_add_css_class(word, "verdict");
    gtk_box_append(GTK_BOX(box), numeral);
    gtk_box_append(GTK_BOX(box), name);
    gtk_box_append(GTK_BOX(box), verdict);
    gtk_box_append(GTK_BOX(box), word);
    gtk_button_set_child(GTK_BUTTON(button), box);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), "win.stage");
    gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "i", (gint32)number);
    gtk_widget_add_css_class(button, "stage");
    return button;
}

static GtkWidget *
stage_cell(guint32 number)
{
    GtkWidget *cell = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_box_append(GTK_BOX(cell), stage_button(number));
    gtk_box_append(GTK_BOX(cell), change_button());
    return cell;
}

// -- as much as there is room for ----------------------------------------------------------------

// A style that changes tells of another size when it is drawn next, which is too late to measure.
static void
set_brief(GtkWidget *button, gboolean brief)
{
    set_class(button, "brief", brief);
    gtk_widget_queue_resize(button);
}

static void
set_form(BsStageStrip *self, Form form)
{
    const gboolean brief = form != FORM_FULL;
    guint32 number = 0;
    self->current = bs_session_stage(self->session);
    for (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self->box)); child;
         child = gtk_widget_get_next_sibling(child), number++) {
        const Parts parts = parts_of(child);
        const gboolean dim = gtk_widget_has_css_class(parts.button, "unchanged");
        gtk_widget_set_visible(parts.name, form < FORM_TIGHT || !dim || number == self->current);
        gtk_widget_set_visible(parts.word,
                               !brief && *gtk_label_get_text(GTK_LABEL(parts.word)) != '\0');
        gtk_widget_set_visible(parts.changes, !brief);
        set_brief(parts.button, brief);
        set_brief(parts.change, brief);
    }
}

static int
width_of(gpointer widget)
{
    int width;
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    return width;
}

static int
width_in(BsStageStrip *self, Form form)
{
    set_form(self, form);
    return width_of(self->box);
}

// The current one is bold: who makes room for all of them does not follow each step.
static void
ask_for_room(BsStageStrip *self)
{
    const int padding = width_of(self) - width_of(self->scrolled);
    const int width = width_in(self, FORM_TIGHT) + padding;
    if (width <= self->least_width)
        return;
    self->least_width = width;
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_LEAST_WIDTH]);
}

// One would rather see all stages than read the words of those that are right, and the names of
// those that did nothing. Where that is not enough, one scrolls, and may as well read them.
static void
fit_words(BsStageStrip *self)
{
    GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment(self->scrolled);
    const double room = gtk_adjustment_get_page_size(adjustment);
    Form form = FORM_FULL;
    if (!self->session)
        return;
    ask_for_room(self);
    while (form < N_FORMS && width_in(self, form) > room)
        form++;
    set_form(self, form < N_FORMS ? form : FORM_BRIEF);
}

static void
on_loaded(BsStageStrip *self)
{
    const gboolean walkable = bs_session_is_walkable(self->session);
    const guint32 n = walkable ? bs_document_n_stages(bs_session_document(self->session)) : 0;
    GtkWidget *cell = gtk_widget_get_first_child(GTK_WIDGET(self->box));
    for (guint32 i = 0; i < n; i++) { // a program that is edited has mostly the stages it had
        if (!cell) {
            gtk_box_append(self->box, cell = stage_cell(i));
            self->least_width = 0;
        }
        label_stage(cell, self->session, i);
        cell = gtk_widget_get_next_sibling(cell);
    }
    while (cell) {
        GtkWidget *next = gtk_widget_get_next_sibling(cell);
        gtk_box_remove(self->box, cell);
        self->least_width = 0;
        cell = next;
    }
    gtk_widget_set_visible(GTK_WIDGET(self), walkable);
    if (walkable)
        fit_words(self);
}

static void
on_findings(BsStageStrip *self)
{
    guint32 number = 0;
    g_free(self->function);
    self->function = g_strdup(bs_session_function_name(self->session));
    for (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self->box)); child;
         child = gtk_widget_get_next_sibling(child))
        label_stage(child, self->session, number++);
    fit_words(self);
}

static void
on_function(BsStageStrip *self)
{
    if (bs_session_verdicts(self->session) &&
        g_strcmp0(self->function, bs_session_function_name(self->session)) != 0)
        on_findings(self);
}

// Brings the current stage's button into sight.
static void
show_current(BsStageStrip *self)
{
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self->box));
    graphene_rect_t bounds;
    for (guint32 i = bs_session_stage(self->session); child && i > 0; i--)
        child = gtk_widget_get_next_sibling(child);
    if (!child || !gtk_widget_compute_bounds(child, GTK_WIDGET(self->box), &bounds))
        return;
    GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment(self->scrolled);
    gtk_adjustment_clamp_page(adjustment, bounds.origin.x, bounds.origin.x + bounds.size.width);
}

// The current one is bold, which takes its room when it is drawn next. Nothing that shows may
// change while sizes are given out.
static gboolean
move_again(gpointer data)
{
    BsStageStrip *self = data;
    self->moving = 0;
    fit_words(self);
    if (self->session)
        show_current(self);
    return G_SOURCE_REMOVE;
}

static void
on_resized(BsStageStrip *self)
{
    if (!self->moving)
        self->moving = g_idle_add(move_again, self);
}

static void
on_moved(BsStageStrip *self)
{
    show_current(self);
    if (self->current != bs_session_stage(self->session))
        on_resized(self); // another one has its name
}

static void
set_session(BsStageStrip *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::hide-unchanged", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::findings", G_CALLBACK(on_findings), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::verdicts", G_CALLBACK(on_findings), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "veiled", G_CALLBACK(on_findings), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_function), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
}

static void
bs_stage_strip_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_STAGE_STRIP(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_stage_strip_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
    if (id == PROP_LEAST_WIDTH)
        g_value_set_int(value, BS_STAGE_STRIP(object)->least_width);
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_stage_strip_dispose(GObject *object)
{
    g_clear_handle_id(&BS_STAGE_STRIP(object)->moving, g_source_remove);
    g_clear_object(&BS_STAGE_STRIP(object)->session);
    g_clear_pointer(&BS_STAGE_STRIP(object)->function, g_free);
    G_OBJECT_CLASS(bs_stage_strip_parent_class)->dispose(object);
}

static void
bs_stage_strip_class_init(BsStageStripClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    object_class->set_property = bs_stage_strip_set_property;
    object_class->get_property = bs_stage_strip_get_property;
    object_class->dispose = bs_stage_strip_dispose;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    properties[PROP_LEAST_WIDTH] = g_param_spec_int("least-width", NULL, NULL, 0, G_MAXINT, 0,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
}

static void
bs_stage_strip_init(BsStageStrip *self)
{
    self->box = GTK_BOX(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2));
    self->scrolled = GTK_SCROLLED_WINDOW(gtk_scrolled_window_new());
    gtk_scrolled_window_set_policy(self->scrolled, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
    gtk_scrolled_window_set_child(self->scrolled, GTK_WIDGET(self->box));
    gtk_widget_set_hexpand(GTK_WIDGET(self->scrolled), TRUE);
    bs_fade_cut_words(self->scrolled);
    gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->scrolled));
    g_signal_connect_object(gtk_scrolled_window_get_hadjustment(self->scrolled), "changed",
                            G_CALLBACK(on_resized), self, G_CONNECT_SWAPPED);
    gtk_widget_add_css_class(GTK_WIDGET(self), "stage-strip");
    gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
}
