// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/marks.h"

#include <glib/gstdio.h>
#include <string.h>

struct _BsMarks {
    GObject parent_instance;
    BsSession *session; // the window's, which outlives its marks
    BsBreakpoints *breakpoints;
    BsBookmarks *bookmarks;
    gboolean walked; // what they are of could be
    char *path;      // where they are kept; NULL for what is no file, or cannot be walked
};

G_DEFINE_FINAL_TYPE(BsMarks, bs_marks, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- keeping -------------------------------------------------------------------------------------

static char *
path_of(GFile *file)
{
    g_autofree char *uri = g_file_get_uri(file);
    g_autofree char *sum = g_compute_checksum_for_string(G_CHECKSUM_SHA256, uri, -1);
    g_autofree char *name = g_strconcat(sum, ".marks", NULL);
    return g_build_filename(g_get_user_data_dir(), "bufscope", name, NULL);
}

static void
keep(BsMarks *self)
{
    g_autoptr(GError) error = NULL;
    if (!self->path)
        return;
    if (!bs_breakpoints_length(self->breakpoints) && !bs_bookmarks_length(self->bookmarks)) {
        g_unlink(self->path);
        return;
    }
    g_autoptr(GKeyFile) file = g_key_file_new();
    g_autofree char *folder = g_path_get_dirname(self->path);
    g_autofree char *uri = g_file_get_uri(bs_session_file(self->session));
    g_key_file_set_string(file, "File", "uri", uri);
    bs_breakpoints_save(self->breakpoints, file);
    bs_bookmarks_save(self->bookmarks, file);
    g_mkdir_with_parents(folder, 0700);
    if (!g_key_file_save_to_file(file, self->path, &error))
        g_message("marks are not kept: %s", error->message);
}

static void
tell(BsMarks *self)
{
    keep(self);
    g_signal_emit(self, signals[CHANGED], 0);
}

// Of another text of the same program those that are there are looked for in it.
static void
note_marks(BsMarks *self, GKeyFile *kept)
{
    if (self->walked && bs_session_is_revision(self->session)) {
        bs_breakpoints_save(self->breakpoints, kept);
        bs_bookmarks_save(self->bookmarks, kept);
    } else if (self->path) {
        g_key_file_load_from_file(kept, self->path, G_KEY_FILE_NONE, NULL);
    }
}

// What cannot be walked has no marks now; those that are kept stay for when it can.
static void
on_loaded(BsMarks *self)
{
    BsDocument *document = bs_session_document(self->session);
    GFile *file = bs_session_file(self->session);
    g_autoptr(GKeyFile) kept = g_key_file_new();
    if (bs_session_problem(self->session)) // what was open still is
        return;
    const gboolean walkable = bs_session_is_walkable(self->session);
    g_free(self->path);
    self->path = file && walkable ? path_of(file) : NULL;
    note_marks(self, kept);
    self->walked = walkable;
    bs_breakpoints_free(self->breakpoints);
    bs_bookmarks_free(self->bookmarks);
    self->breakpoints = bs_breakpoints_new();
    self->bookmarks = bs_bookmarks_new();
    if (walkable) {
        bs_breakpoints_load(self->breakpoints, kept);
        bs_bookmarks_load(self->bookmarks, kept);
        bs_breakpoints_resolve(self->breakpoints, document);
        bs_bookmarks_resolve(self->bookmarks, document);
    }
    g_signal_emit(self, signals[CHANGED], 0);
}

// -- changing ------------------------------------------------------------------------------------

const BsBreakpoints *
bs_marks_breakpoints(BsMarks *self)
{
    return self->breakpoints;
}

const BsBookmarks *
bs_marks_bookmarks(BsMarks *self)
{
    return self->bookmarks;
}

static gboolean
toggle_on_selection(BsMarks *self, BsThing thing)
{
    return (thing.op || thing.value || thing.block) &&
           bs_breakpoints_toggle(self->breakpoints, bs_session_document(self->session),
                                 bs_session_function(self->session), thing);
}

static gboolean
toggle_on_event(BsMarks *self, const char *on)
{
    const char *colon = strchr(on, ':');
    g_autofree char *event = colon ? g_strndup(on, (gsize)(colon - on)) : g_strdup(on);
    return bs_breakpoints_toggle_event(self->breakpoints, bs_session_document(self->session), event,
                                       colon ? colon + 1 : NULL);
}

gboolean
bs_marks_toggle_breakpoint(BsMarks *self, const char *on)
{
    BsSession *session = self->session;
    gboolean done;
    if (!bs_session_is_walkable(session))
        return FALSE;
    if (g_str_equal(on, "op"))
        done = toggle_on_selection(self, (BsThing){.op = bs_session_selected_op(session)});
    else if (g_str_equal(on, "value"))
        done = toggle_on_selection(self, (BsThing){.value = bs_session_selected_value(session)});
    else if (g_str_equal(on, "block"))
        done = toggle_on_selection(self, (BsThing){.block = bs_session_selected_block(session)});
    else
        done = toggle_on_event(self, on);
    if (done)
        tell(self);
    return done;
}

gboolean
bs_marks_toggle_op(BsMarks *self, const BsOp *op)
{
    const gboolean done =
        bs_session_is_walkable(self->session) && toggle_on_selection(self, (BsThing){.op = op});
    if (done)
        tell(self);
    return done;
}

void
bs_marks_ops(BsMarks *self, gboolean enabled, GPtrArray *ops)
{
    for (guint i = 0; i < bs_breakpoints_length(self->breakpoints); i++) {
        const BsBreakpoint *one = bs_breakpoints_get(self->breakpoints, i);
        if (one->kind == BS_BREAK_OP && !one->lost && one->enabled == enabled)
            g_ptr_array_add(ops, (gpointer)(gsize)one->query.op);
    }
}

void
bs_marks_enable_breakpoint(BsMarks *self, guint index, gboolean enabled)
{
    bs_breakpoints_enable(self->breakpoints, index, enabled);
    tell(self);
}

void
bs_marks_remove_breakpoint(BsMarks *self, guint index)
{
    bs_breakpoints_remove(self->breakpoints, index);
    tell(self);
}

guint
bs_marks_add_bookmark(BsMarks *self, const char *note)
{
    const guint index = bs_bookmarks_add(self->bookmarks, bs_session_document(self->session),
                                         bs_session_cursor(self->session), note);
    tell(self);
    return index;
}

void
bs_marks_rename_bookmark(BsMarks *self, guint index, const char *note)
{
    bs_bookmarks_rename(self->bookmarks, index, note);
    tell(self);
}

void
bs_marks_remove_bookmark(BsMarks *self, guint index)
{
    bs_bookmarks_remove(self->bookmarks, index);
    tell(self);
}

// -- the object ----------------------------------------------------------------------------------

static void
bs_marks_finalize(GObject *object)
{
    BsMarks *self = BS_MARKS(object);
    bs_breakpoints_free(self->breakpoints);
    bs_bookmarks_free(self->bookmarks);
    g_free(self->path);
    G_OBJECT_CLASS(bs_marks_parent_class)->finalize(object);
}

static void
bs_marks_class_init(BsMarksClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_marks_finalize;
    signals[CHANGED] = g_signal_new("changed", BS_TYPE_MARKS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

static void
bs_marks_init(BsMarks *self)
{
    self->breakpoints = bs_breakpoints_new();
    self->bookmarks = bs_bookmarks_new();
}

BsMarks *
bs_marks_new(BsSession *session)
{
    BsMarks *self = g_object_new(BS_TYPE_MARKS, NULL);
    self->session = session;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    return self;
}
