// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/figure-preview.h"

#include "debug/document/cursor.h"
#include "debug/telling/explain.h"

// One figure that is made. The program goes along with it, and back.
typedef struct Job {
    BsFigurePreview *preview; // NULL when that has gone
    BsRecipe *recipe;         // of the program, while there is none
    BsDocument *document;
    char *function;
    guint32 position;
    BsFigure figure;
    BsHandoutPages pages;
    BsFigureFit *fit;
    GArray *offers;
    cairo_surface_t *page; // of a hand-out
} Job;

struct _BsFigurePreview {
    GtkWidget parent_instance;
    Job *kept;     // what the next one begins with; NULL while one is made
    GTask *making; // or NULL
    BsFigure wanted;
    BsHandoutPages wanted_pages;
    gboolean is_stale;     // it was made for another one than is wanted
    BsFigureFit *fit;      // or NULL
    GArray *offers;        // or NULL
    cairo_surface_t *page; // in place of both, or NULL
};

G_DEFINE_FINAL_TYPE(BsFigurePreview, bs_figure_preview, GTK_TYPE_WIDGET)

enum { MADE, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- making it -----------------------------------------------------------------------------------

static void
forget_results(Job *job)
{
    g_clear_pointer(&job->fit, bs_figure_fit_free);
    g_clear_pointer(&job->offers, g_array_unref);
    g_clear_pointer(&job->page, cairo_surface_destroy);
}

static void
job_free(Job *job)
{
    if (!job)
        return;
    forget_results(job);
    bs_document_free(job->document);
    bs_recipe_free(job->recipe);
    g_free(job->function);
    g_free(job);
}

static BsDocument *
load(Job *job)
{
    if (!job->document)
        job->document = bs_recipe_load(job->recipe, NULL);
    return job->document;
}

static void
make_figure(Job *job, BsOp *function, GCancellable *cancellable)
{
    const BsFigureWish wish = {.figure = &job->figure,
                               .sentence = bs_document_explain(job->document, job->position),
                               .cancellable = cancellable};
    job->fit = bs_figure_fit(job->document, function, &wish, NULL);
    if (job->fit && !job->fit->fits)
        job->offers = bs_figure_offers(job->document, function, &wish, job->fit->font);
}

// From the cursor on.
static void
make_page(Job *job, BsOp *function, GCancellable *cancellable)
{
    const gboolean is_one = job->pages != BS_PAGES_SIX;
    const BsStoryOptions options = {.first = job->position,
                                    .last = is_one ? MAX(job->position, 1) : 0,
                                    .grain = BS_GRAIN_OP,
                                    .detail = (BsDetail)job->figure.detail,
                                    .figure = &job->figure,
                                    .pages = job->pages,
                                    .cancellable = cancellable};
    job->page = bs_story_paint_handout(job->document, function, &options, NULL);
}

static void
make_in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    Job *job = data;
    BsDocument *document = load(job);
    bs_document_set_naming(document, (BsNaming)job->figure.names);
    BsOp *function = NULL;
    if (bs_document_ir(document)) {
        bs_document_goto(document, job->position);
        function = bs_document_find_function(document, job->function);
    }
    if (function && job->pages < BS_N_HANDOUT_PAGES)
        make_page(job, function, cancellable);
    else if (function)
        make_figure(job, function, cancellable);
    g_task_return_boolean(task, TRUE);
}

static void start(BsFigurePreview *self);

static void
forget_shown(BsFigurePreview *self)
{
    g_clear_pointer(&self->fit, bs_figure_fit_free);
    g_clear_pointer(&self->offers, g_array_unref);
    g_clear_pointer(&self->page, cairo_surface_destroy);
}

static void
take_results(BsFigurePreview *self, Job *job)
{
    if (!job->fit && !job->page)
        return;
    forget_shown(self);
    self->page = g_steal_pointer(&job->page);
    self->fit = g_steal_pointer(&job->fit);
    self->offers = g_steal_pointer(&job->offers);
    gtk_widget_queue_resize(GTK_WIDGET(self));
}

static void
on_made(GObject *none, GAsyncResult *result, gpointer data)
{
    Job *job = data;
    BsFigurePreview *self = job->preview;
    if (!self) {
        job_free(job);
        return;
    }
    if (!self->is_stale)
        take_results(self, job);
    forget_results(job);
    self->kept = job;
    g_clear_object(&self->making);
    if (self->is_stale)
        start(self);
    else
        g_signal_emit(self, signals[MADE], 0);
}

static void
start(BsFigurePreview *self)
{
    Job *job = g_steal_pointer(&self->kept);
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    job->preview = self;
    job->figure = self->wanted;
    job->pages = self->wanted_pages;
    self->is_stale = FALSE;
    self->making = g_task_new(NULL, cancellable, on_made, job);
    g_task_set_task_data(self->making, job, NULL);
    g_task_run_in_thread(self->making, make_in_thread);
}

void
bs_figure_preview_show(BsFigurePreview *self, const BsFigure *figure, BsHandoutPages pages)
{
    self->wanted = *figure;
    self->wanted_pages = pages;
    self->is_stale = TRUE;
    if (self->making)
        g_cancellable_cancel(g_task_get_cancellable(self->making));
    else
        start(self);
}

const BsFigureFit *
bs_figure_preview_fit(BsFigurePreview *self)
{
    return self->fit;
}

const GArray *
bs_figure_preview_offers(BsFigurePreview *self)
{
    return self->offers;
}

gboolean
bs_figure_preview_has(BsFigurePreview *self)
{
    return self->fit || self->page;
}

// -- showing it ----------------------------------------------------------------------------------

// How large it is: in units of its scene, or points. FALSE: there is nothing.
static gboolean
get_size(const BsFigurePreview *self, double *width, double *height)
{
    cairo_rectangle_t page = {0};
    *width = *height = 1;
    if (self->page && cairo_recording_surface_get_extents(self->page, &page)) {
        *width = page.width;
        *height = page.height;
    } else if (self->fit) {
        *width = self->fit->width / self->fit->sheet.unit;
        *height = self->fit->height / self->fit->sheet.unit;
    }
    return self->page || self->fit;
}

static void
measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
        int *minimum_baseline, int *natural_baseline)
{
    enum { LEAST = 120 };
    double width, height;
    *minimum = *natural = LEAST;
    if (!get_size(BS_FIGURE_PREVIEW(widget), &width, &height))
        return;
    *natural = MAX(LEAST, (int)ceil(orientation == GTK_ORIENTATION_HORIZONTAL ? width : height));
}

// What is seen through a figure without a background.
static void
paint_squares(cairo_t *cr, double width, double height)
{
    enum { SQUARE = 8 };
    static const double light = 0.9, dark = 0.75;
    cairo_set_source_rgb(cr, light, light, light);
    cairo_rectangle(cr, 0, 0, width, height);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, dark, dark, dark);
    for (int y = 0; y * SQUARE < height; y++) {
        for (int x = y % 2; x * SQUARE < width; x += 2)
            cairo_rectangle(cr, x * SQUARE, y * SQUARE, MIN(SQUARE, width - x * SQUARE),
                            MIN(SQUARE, height - y * SQUARE));
    }
    cairo_fill(cr);
}

static void
paint_page(cairo_t *cr, cairo_surface_t *page)
{
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_set_source_surface(cr, page, 0, 0);
    cairo_paint(cr);
}

static void
snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    const BsFigurePreview *self = BS_FIGURE_PREVIEW(widget);
    const int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
    double wide, high;
    if (!get_size(self, &wide, &high))
        return;
    const double scale = MIN(1, MIN(width / wide, height / high)); // all of it is seen
    cairo_t *cr =
        gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
    cairo_translate(cr, (width - wide * scale) / 2, (height - high * scale) / 2);
    cairo_rectangle(cr, 0, 0, wide * scale, high * scale);
    cairo_clip(cr);
    if (self->fit && self->fit->sheet.transparent)
        paint_squares(cr, wide * scale, high * scale);
    cairo_scale(cr, scale, scale);
    if (self->page)
        paint_page(cr, self->page);
    else
        bs_figure_paint(self->fit, cr);
    cairo_destroy(cr);
}

// -- the class -----------------------------------------------------------------------------------

static void
dispose(GObject *object)
{
    BsFigurePreview *self = BS_FIGURE_PREVIEW(object);
    if (self->making) {
        ((Job *)g_task_get_task_data(self->making))->preview = NULL;
        g_cancellable_cancel(g_task_get_cancellable(self->making));
    }
    g_clear_object(&self->making);
    g_clear_pointer(&self->kept, job_free);
    forget_shown(self);
    G_OBJECT_CLASS(bs_figure_preview_parent_class)->dispose(object);
}

static void
bs_figure_preview_class_init(BsFigurePreviewClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = dispose;
    widget_class->measure = measure;
    widget_class->snapshot = snapshot;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
    signals[MADE] = g_signal_new("made", BS_TYPE_FIGURE_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
bs_figure_preview_init(BsFigurePreview *self)
{
    gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bs_figure_preview_new(BsSession *session)
{
    BsFigurePreview *self = g_object_new(BS_TYPE_FIGURE_PREVIEW, NULL);
    self->kept = g_new0(Job, 1);
    self->kept->recipe = bs_document_recipe(bs_session_document(session));
    self->kept->function = g_strdup(bs_session_function_name(session));
    self->kept->position = bs_session_cursor(session);
    return GTK_WIDGET(self);
}
