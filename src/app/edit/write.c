// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/edit/write.h"

#include "support/i18n.h"

#include <stdlib.h>

typedef struct Write {
    GFile *file;
    GBytes *text, *expected;
    gboolean over;
} Write;

GQuark
bs_write_error_quark(void)
{
    return g_quark_from_static_string("bs-write-error-quark");
}

static void
write_free(gpointer data)
{
    Write *write = data;
    g_object_unref(write->file);
    g_bytes_unref(write->text);
    g_clear_pointer(&write->expected, g_bytes_unref);
    g_free(write);
}

static gboolean
is_expected(const Write *write, GError **error)
{
    g_autoptr(GError) why = NULL;
    g_autoptr(GBytes) there = g_file_load_bytes(write->file, NULL, NULL, &why);
    if (!there && !g_error_matches(why, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) {
        g_propagate_error(error, g_steal_pointer(&why));
        return FALSE;
    }
    if (!there || (write->expected && g_bytes_equal(there, write->expected)))
        return TRUE;
    g_set_error_literal(error, BS_WRITE_ERROR, BS_WRITE_CHANGED, _("The file has changed"));
    return FALSE;
}

// Also for who may write everything: a file that is write-protected is not to be written.
static gboolean
is_writable(const Write *write, GError **error)
{
    g_autoptr(GFileInfo) info = g_file_query_info(
        write->file, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE "," G_FILE_ATTRIBUTE_UNIX_MODE,
        G_FILE_QUERY_INFO_NONE, NULL, NULL);
    enum { ANYBODY_WRITES = 0222 };
    const gboolean has_mode = info && g_file_info_has_attribute(info, G_FILE_ATTRIBUTE_UNIX_MODE);
    const gboolean protected =
        info && (!g_file_info_get_attribute_boolean(info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE) ||
                 (has_mode && !(g_file_info_get_attribute_uint32(info, G_FILE_ATTRIBUTE_UNIX_MODE) &
                                ANYBODY_WRITES)));
    if (protected)
        g_set_error_literal(error, BS_WRITE_ERROR, BS_WRITE_READ_ONLY,
                            _("The file is write-protected"));
    return !protected;
}

// All of it or nothing: a stream that is cancelled leaves the file as it is.
static gboolean
replace(GFile *file, GBytes *text, GError **error)
{
    gsize len;
    const char *bytes = g_bytes_get_data(text, &len);
    g_autoptr(GCancellable) given_up = g_cancellable_new();
    g_autoptr(GFileOutputStream) out =
        g_file_replace(file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error);
    if (!out)
        return FALSE;
    if (g_output_stream_write_all(G_OUTPUT_STREAM(out), bytes ? bytes : "", len, NULL, NULL, error))
        return g_output_stream_close(G_OUTPUT_STREAM(out), NULL, error);
    g_cancellable_cancel(given_up);
    g_output_stream_close(G_OUTPUT_STREAM(out), given_up, NULL);
    return FALSE;
}

// What has several names, or lies where no other file can be made, is written in its place: of that
// there may be half when the disk is full.
static gboolean
replace_or_restore(const Write *write, GError **error)
{
    g_autofree char *path = g_file_get_path(write->file);
    g_autofree char *real = path ? realpath(path, NULL) : NULL; // the link stays, too
    g_autoptr(GFile) file = real ? g_file_new_for_path(real) : g_object_ref(write->file);
    g_autoptr(GBytes) before = g_file_load_bytes(file, NULL, NULL, NULL);
    if (replace(file, write->text, error))
        return TRUE;
    g_autoptr(GBytes) there = before ? g_file_load_bytes(file, NULL, NULL, NULL) : NULL;
    if (before && !(there && g_bytes_equal(there, before)))
        replace(file, before, NULL);
    return FALSE;
}

static void
write_in_thread(GTask *task, gpointer none, gpointer data, GCancellable *cancellable)
{
    const Write *write = data;
    GError *error = NULL;
    const gboolean ok = is_writable(write, &error) && (write->over || is_expected(write, &error)) &&
                        replace_or_restore(write, &error);
    if (ok)
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
}

void
bs_write(GFile *file, GBytes *text, GBytes *expected, gboolean over, GAsyncReadyCallback done,
         gpointer data)
{
    Write *write = g_new(Write, 1);
    *write = (Write){g_object_ref(file), g_bytes_ref(text), expected ? g_bytes_ref(expected) : NULL,
                     over};
    g_autoptr(GTask) task = g_task_new(NULL, NULL, done, data);
    g_task_set_task_data(task, write, write_free);
    g_task_run_in_thread(task, write_in_thread);
}

gboolean
bs_write_finish(GAsyncResult *result, GFile **file, GBytes **text, GError **error)
{
    const Write *write = g_task_get_task_data(G_TASK(result));
    *file = write->file;
    *text = write->text;
    return g_task_propagate_boolean(G_TASK(result), error);
}
