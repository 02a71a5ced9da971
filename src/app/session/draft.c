// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/draft.h"

#include "support/i18n.h"

#include <gio/gio.h>
#include <string.h>

enum { MAX_BYTES = 1 << 20 }; // a text view takes seconds for more

struct _BsDraft {
    GObject parent_instance;
    GtkSourceBuffer *buffer;
    GFile *file;
    GBytes *saved; // what is there
    GBytes *text;  // what the buffer stands for; NULL: to be asked for
    gboolean open, editable, unsaved;
    gboolean crlf; // each line ends with two bytes, of which the buffer has the second
};

G_DEFINE_FINAL_TYPE(BsDraft, bs_draft, G_TYPE_OBJECT)

enum { CHANGED, NOTED, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- bytes and buffer ----------------------------------------------------------------------------

// How the lines end is nothing that a buffer could undo: that it turns is letters which come and go
// at once, and come once more whenever that is undone or redone. No text has these letters.
static const char TURN[] = "\uFDD0\uFDD1\uFDD0";

static guint
count(const char *text, gsize len, const char *what)
{
    guint n = 0;
    for (const char *end = text + len;
         (text = memmem(text, (gsize)(end - text), what, strlen(what))); text += strlen(what))
        n++;
    return n;
}

// Why a text would not be the same bytes again; NULL: it would.
static const char *
why_not_hold(const char *text, gsize len)
{
    if (memchr(text, '\0', len) || !g_utf8_validate_len(text, (gssize)len, NULL))
        return N_("it is not valid UTF-8, and would not be the same bytes again");
    if (count(text, len, TURN))
        return N_("it has letters that are none");
    return NULL;
}

// Why a text is better not edited here; NULL: it may be.
static const char *
why_not_edit(const char *text, gsize len)
{
    if (len > MAX_BYTES)
        return N_("it has more than a megabyte");
    if (count(text, len, "\r") != count(text, len, "\r\n") || count(text, len, "\u2029"))
        return N_("it has breaks between lines that are not those of MLIR");
    return NULL;
}

// With two bytes at the end of each line, or none, which are nowhere else.
static gboolean
is_crlf(const char *text, gsize len)
{
    const guint n = count(text, len, "\r\n");
    return n && n == count(text, len, "\n") && n == count(text, len, "\r");
}

static char *
for_buffer(const BsDraft *self, const char *text, gsize len)
{
    GString *all = g_string_new_len(text, (gssize)len);
    if (self->crlf)
        g_string_replace(all, "\r\n", "\n", 0);
    return g_string_free(all, FALSE);
}

static GBytes *
from_buffer(const BsDraft *self)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->buffer);
    GtkTextIter begin, end;
    gtk_text_buffer_get_bounds(buffer, &begin, &end);
    char *text = gtk_text_buffer_get_text(buffer, &begin, &end, TRUE);
    if (!self->crlf)
        return g_bytes_new_take(text, strlen(text));
    GString *all = g_string_new(text);
    g_free(text);
    g_string_replace(all, "\r\n", "\n", 0); // what was pasted may have both
    g_string_replace(all, "\n", "\r\n", 0);
    return g_string_free_to_bytes(all);
}

GBytes *
bs_draft_text(BsDraft *self)
{
    if (!self->text)
        self->text = from_buffer(self);
    return self->text;
}

gboolean
bs_draft_is(BsDraft *self, const char *text, gsize len)
{
    gsize own_len;
    const char *own = g_bytes_get_data(bs_draft_text(self), &own_len);
    return own_len == len && (!len || memcmp(own, text, len) == 0);
}

static void
on_inserted(BsDraft *self, const GtkTextIter *at, const char *text, int len)
{
    if (memmem(text, (gsize)len, TURN, strlen(TURN)))
        self->crlf = !self->crlf;
}

static void
turn(BsDraft *self)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->buffer);
    GtkTextIter begin, end;
    gtk_text_buffer_get_start_iter(buffer, &begin);
    gtk_text_buffer_insert(buffer, &begin, TURN, -1);
    gtk_text_buffer_get_start_iter(buffer, &begin);
    gtk_text_buffer_get_iter_at_offset(buffer, &end, (int)g_utf8_strlen(TURN, -1));
    gtk_text_buffer_delete(buffer, &begin, &end);
}

// -- what is noted of it -------------------------------------------------------------------------

static void
note(BsDraft *self)
{
    self->unsaved = self->open && !(self->saved && g_bytes_equal(bs_draft_text(self), self->saved));
    g_signal_emit(self, signals[NOTED], 0);
}

static void
on_changed(BsDraft *self)
{
    g_clear_pointer(&self->text, g_bytes_unref);
    if (!self->open)
        return;
    g_signal_emit(self, signals[CHANGED], 0);
    const gboolean before = self->unsaved;
    self->unsaved = !(self->saved && g_bytes_equal(bs_draft_text(self), self->saved));
    if (self->unsaved != before)
        g_signal_emit(self, signals[NOTED], 0);
}

GFile *
bs_draft_file(BsDraft *self)
{
    return self->file;
}

GBytes *
bs_draft_saved(BsDraft *self)
{
    return self->saved;
}

void
bs_draft_note_saved(BsDraft *self, GFile *file, GBytes *text)
{
    g_set_object(&self->file, file);
    GBytes *before = self->saved;
    self->saved = text ? g_bytes_ref(text) : NULL;
    g_clear_pointer(&before, g_bytes_unref);
    note(self);
}

gboolean
bs_draft_is_unsaved(BsDraft *self)
{
    return self->unsaved;
}

gboolean
bs_draft_is_open(BsDraft *self)
{
    return self->open;
}

gboolean
bs_draft_is_editable(BsDraft *self)
{
    return self->open && self->editable;
}

void
bs_draft_set_editable(BsDraft *self, gboolean editable)
{
    self->editable = editable;
    note(self);
}

GtkSourceBuffer *
bs_draft_buffer(BsDraft *self)
{
    return self->buffer;
}

// -- texts ---------------------------------------------------------------------------------------

static gboolean
is_free(const char *why, GError **error)
{
    if (why)
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The text cannot be edited: %s"),
                    _(why));
    return !why;
}

gboolean
bs_draft_open(BsDraft *self, GFile *file, const char *text, gsize len, GError **error)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->buffer);
    GtkTextIter start;
    if (!is_free(why_not_hold(text, len), error) || !is_free(why_not_edit(text, len), error))
        return FALSE;
    self->open = FALSE; // what the buffer tells until then is nobody's typing
    self->crlf = is_crlf(text, len);
    g_autofree char *shown = for_buffer(self, text, len);
    gtk_text_buffer_begin_irreversible_action(buffer);
    gtk_text_buffer_set_text(buffer, shown, -1);
    gtk_text_buffer_end_irreversible_action(buffer);
    gtk_text_buffer_get_start_iter(buffer, &start);
    gtk_text_buffer_place_cursor(buffer, &start);
    self->open = TRUE;
    self->editable = FALSE;
    g_autoptr(GBytes) there = g_bytes_new(text, len);
    bs_draft_note_saved(self, file, there);
    return TRUE;
}

void
bs_draft_close(BsDraft *self)
{
    if (!self->open)
        return;
    self->open = self->editable = FALSE;
    gtk_text_buffer_begin_irreversible_action(GTK_TEXT_BUFFER(self->buffer));
    gtk_text_buffer_set_text(GTK_TEXT_BUFFER(self->buffer), "", 0);
    gtk_text_buffer_end_irreversible_action(GTK_TEXT_BUFFER(self->buffer));
    bs_draft_note_saved(self, NULL, NULL);
}

// Of what is shown, no more than differs is another text: the caret stays where it is.
static void
replace_part(GtkTextBuffer *buffer, const char *before, const char *now)
{
    gsize begin = 0, end = 0;
    const gsize n_before = strlen(before), n_now = strlen(now), most = MIN(n_before, n_now);
    while (begin < most && before[begin] == now[begin])
        begin++;
    while (end < most - begin && before[n_before - end - 1] == now[n_now - end - 1])
        end++;
    while (begin && (now[begin] & 0xc0) == 0x80) // within a character
        begin--;
    while (end && ((before[n_before - end] & 0xc0) == 0x80 || (now[n_now - end] & 0xc0) == 0x80))
        end--;
    GtkTextIter from, to;
    gtk_text_buffer_get_iter_at_offset(buffer, &from, (int)g_utf8_strlen(before, (gssize)begin));
    gtk_text_buffer_get_iter_at_offset(buffer, &to,
                                       (int)g_utf8_strlen(before, (gssize)(n_before - end)));
    gtk_text_buffer_delete(buffer, &from, &to);
    gtk_text_buffer_insert(buffer, &from, now + begin, (int)(n_now - end - begin));
}

gboolean
bs_draft_replace(BsDraft *self, const char *text, gsize len, GError **error)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->buffer);
    GtkTextIter begin, end;
    if (!is_free(why_not_hold(text, len), error))
        return FALSE;
    if (bs_draft_is(self, text, len))
        return TRUE;
    gtk_text_buffer_get_bounds(buffer, &begin, &end);
    g_autofree char *before = gtk_text_buffer_get_text(buffer, &begin, &end, TRUE);
    gtk_text_buffer_begin_user_action(buffer);
    if (is_crlf(text, len) != self->crlf)
        turn(self);
    g_autofree char *now = for_buffer(self, text, len);
    replace_part(buffer, before, now);
    gtk_text_buffer_end_user_action(buffer);
    return TRUE;
}

// -- the object ----------------------------------------------------------------------------------

static void
bs_draft_finalize(GObject *object)
{
    BsDraft *self = BS_DRAFT(object);
    g_signal_handlers_disconnect_by_data(self->buffer, self);
    g_clear_object(&self->buffer);
    g_clear_object(&self->file);
    g_clear_pointer(&self->saved, g_bytes_unref);
    g_clear_pointer(&self->text, g_bytes_unref);
    G_OBJECT_CLASS(bs_draft_parent_class)->finalize(object);
}

static void
bs_draft_class_init(BsDraftClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_draft_finalize;
    static const char *const names[] = {"changed", "noted"};
    for (guint i = 0; i < N_SIGNALS; i++)
        signals[i] = g_signal_new(names[i], BS_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
bs_draft_init(BsDraft *self)
{
    self->buffer = gtk_source_buffer_new(NULL);
    gtk_text_buffer_set_enable_undo(GTK_TEXT_BUFFER(self->buffer), TRUE);
    gtk_text_buffer_set_max_undo_levels(GTK_TEXT_BUFFER(self->buffer), 0); // any number
    gtk_source_buffer_set_highlight_matching_brackets(self->buffer, TRUE);
    gtk_source_buffer_set_implicit_trailing_newline(self->buffer, FALSE);
    gtk_source_buffer_set_language(self->buffer,
                                   gtk_source_language_manager_get_language(
                                       gtk_source_language_manager_get_default(), "mlir"));
    g_signal_connect_swapped(self->buffer, "insert-text", G_CALLBACK(on_inserted), self);
    g_signal_connect_swapped(self->buffer, "changed", G_CALLBACK(on_changed), self);
}

BsDraft *
bs_draft_new(void)
{
    return g_object_new(BS_TYPE_DRAFT, NULL);
}
