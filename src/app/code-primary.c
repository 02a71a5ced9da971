// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is selected in a code view can be pasted with the middle mouse button. A text buffer would
// hand out what it has, which of a giant text is mostly blank: here it is the text, made when it is
// asked for.
#include "app/code-view-private.h"

#include <string.h>

#define BS_TYPE_CODE_PRIMARY (bs_code_primary_get_type())
G_DECLARE_FINAL_TYPE(BsCodePrimary, bs_code_primary, BS, CODE_PRIMARY, GdkContentProvider)

struct _BsCodePrimary {
    GdkContentProvider parent_instance;
    BsCodeView *view; // NULL: it is gone
};

G_DEFINE_FINAL_TYPE(BsCodePrimary, bs_code_primary, GDK_TYPE_CONTENT_PROVIDER)

static const char text_type[] = "text/plain;charset=utf-8";

// -- handing it out ------------------------------------------------------------------------------

static char *
selected_text(const BsCodeView *view)
{
    GtkTextBuffer *buffer = view ? GTK_TEXT_BUFFER(view->buffer) : NULL;
    char *text = view ? bs_code_text_selection(view->shown_text) : NULL;
    GtkTextIter begin, end;
    if (!text && buffer && gtk_text_buffer_get_selection_bounds(buffer, &begin, &end))
        text = gtk_text_buffer_get_text(buffer, &begin, &end, FALSE);
    return text ? text : g_strdup("");
}

static void
on_written(GObject *stream, GAsyncResult *result, gpointer data)
{
    g_autoptr(GTask) task = data;
    GError *error = NULL;
    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
}

static void
bs_code_primary_write(GdkContentProvider *provider, const char *type, GOutputStream *stream,
                      int priority, GCancellable *cancellable, GAsyncReadyCallback callback,
                      gpointer data)
{
    GTask *task = g_task_new(provider, cancellable, callback, data);
    char *text = selected_text(BS_CODE_PRIMARY(provider)->view);
    g_task_set_task_data(task, text, g_free);
    if (g_str_equal(type, text_type)) {
        g_output_stream_write_all_async(stream, text, strlen(text), priority, cancellable,
                                        on_written, task);
        return;
    }
    g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s", type);
    g_object_unref(task);
}

static gboolean
bs_code_primary_finish(GdkContentProvider *provider G_GNUC_UNUSED, GAsyncResult *result,
                       GError **error)
{
    return g_task_propagate_boolean(G_TASK(result), error);
}

static GdkContentFormats *
bs_code_primary_ref_formats(GdkContentProvider *provider G_GNUC_UNUSED)
{
    return gdk_content_formats_new((const char *[]){text_type}, 1);
}

// As in all text views: nothing is selected where something else was selected last.
static void
bs_code_primary_detach(GdkContentProvider *provider, GdkClipboard *clipboard G_GNUC_UNUSED)
{
    const BsCodeView *view = BS_CODE_PRIMARY(provider)->view;
    GtkTextBuffer *buffer = view ? GTK_TEXT_BUFFER(view->buffer) : NULL;
    GtkTextIter at;
    if (!buffer)
        return;
    gtk_text_buffer_get_iter_at_mark(buffer, &at, gtk_text_buffer_get_insert(buffer));
    gtk_text_buffer_place_cursor(buffer, &at);
}

static void
bs_code_primary_class_init(BsCodePrimaryClass *klass)
{
    GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(klass);
    provider_class->ref_formats = bs_code_primary_ref_formats;
    provider_class->write_mime_type_async = bs_code_primary_write;
    provider_class->write_mime_type_finish = bs_code_primary_finish;
    provider_class->detach_clipboard = bs_code_primary_detach;
}

static void
bs_code_primary_init(BsCodePrimary *self G_GNUC_UNUSED)
{
}

// -- having it -----------------------------------------------------------------------------------

static void
on_has_selection(BsCodeView *self)
{
    GdkClipboard *primary = gtk_widget_get_primary_clipboard(GTK_WIDGET(self));
    const gboolean selected = gtk_text_buffer_get_has_selection(GTK_TEXT_BUFFER(self->buffer));
    if (selected != (gdk_clipboard_get_content(primary) == self->primary))
        gdk_clipboard_set_content(primary, selected ? self->primary : NULL);
}

// While it is realized a text view has its buffer offer what is selected.
static void
on_realize(BsCodeView *self)
{
    gtk_text_buffer_remove_selection_clipboard(GTK_TEXT_BUFFER(self->buffer),
                                               gtk_widget_get_primary_clipboard(GTK_WIDGET(self)));
}

static void
on_unrealize(BsCodeView *self)
{
    gtk_text_buffer_add_selection_clipboard(GTK_TEXT_BUFFER(self->buffer),
                                            gtk_widget_get_primary_clipboard(GTK_WIDGET(self)));
}

void
bs_code_primary_attach(BsCodeView *self)
{
    BsCodePrimary *primary = g_object_new(BS_TYPE_CODE_PRIMARY, NULL);
    primary->view = self;
    self->primary = GDK_CONTENT_PROVIDER(primary);
    g_signal_connect_object(self->buffer, "notify::has-selection", G_CALLBACK(on_has_selection),
                            self, G_CONNECT_SWAPPED);
    g_signal_connect_swapped(self->view, "realize", G_CALLBACK(on_realize), self);
    g_signal_connect_swapped(self->view, "unrealize", G_CALLBACK(on_unrealize), self);
}

void
bs_code_primary_forget(BsCodeView *self)
{
    GdkClipboard *clipboard = gtk_widget_get_primary_clipboard(GTK_WIDGET(self));
    if (!self->primary)
        return;
    BS_CODE_PRIMARY(self->primary)->view = NULL;
    if (gdk_clipboard_get_content(clipboard) == self->primary)
        gdk_clipboard_set_content(clipboard, NULL);
    g_clear_object(&self->primary);
}
