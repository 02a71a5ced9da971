// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/edit/recovery.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

// An atomic reference for each text that is on its way to the disk.
struct BsRecovery {
    char *text, *about, *lock; // paths
    int locked;                // descriptor
    GMutex writing;            // one text after the other, and none when it was taken away
    guint64 asked, written;    // numbers of texts
    gboolean removed;
};

// A text on its way, and what is said of it.
typedef struct Copy {
    BsRecovery *recovery;
    GBytes *text;
    GKeyFile *about;
    guint64 number;
} Copy;

static const char GROUP[] = "Text", ABOUT[] = ".about";

static char *
folder(void)
{
    return g_build_filename(g_get_user_state_dir(), "bufscope", "unsaved", NULL);
}

static char *
path_of(const char *id, const char *extension)
{
    g_autofree char *in = folder(), *name = g_strconcat(id, extension, NULL);
    return g_build_filename(in, name, NULL);
}

static void
clear(gpointer data)
{
    BsRecovery *self = data;
    close(self->locked);
    if (self->removed)
        g_unlink(self->lock);
    g_mutex_clear(&self->writing);
    g_free(self->text);
    g_free(self->about);
    g_free(self->lock);
}

static BsRecovery *
recovery_of(const char *id)
{
    g_autofree char *lock = path_of(id, ".lock");
    const int locked = g_open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (locked < 0 || flock(locked, LOCK_EX | LOCK_NB) < 0) {
        const int code = errno;
        if (locked >= 0)
            close(locked);
        errno = code;
        return NULL;
    }
    BsRecovery *self = g_atomic_rc_box_new0(BsRecovery);
    g_mutex_init(&self->writing);
    self->locked = locked;
    self->lock = g_steal_pointer(&lock);
    self->text = path_of(id, ".mlir");
    self->about = path_of(id, ABOUT);
    return self;
}

static void
set_error(GError **error, const char *path, int code)
{
    g_set_error(error, G_FILE_ERROR, (gint)g_file_error_from_errno(code), "%s: %s", path,
                g_strerror(code));
}

BsRecovery *
bs_recovery_new(GError **error)
{
    g_autofree char *id = g_uuid_string_random(), *in = folder();
    if (g_mkdir_with_parents(in, 0700) < 0) {
        set_error(error, in, errno);
        return NULL;
    }
    BsRecovery *self = recovery_of(id);
    if (!self)
        set_error(error, in, errno);
    return self;
}

BsRecovery *
bs_recovery_adopt(const char *id)
{
    g_autofree char *about = path_of(id, ABOUT);
    return g_file_test(about, G_FILE_TEST_IS_REGULAR) ? recovery_of(id) : NULL;
}

void
bs_recovery_free(BsRecovery *self)
{
    if (self)
        g_atomic_rc_box_release_full(self, clear);
}

// -- writing -------------------------------------------------------------------------------------

// "" of nothing, which no bytes have.
static char *
sum_of(GBytes *bytes)
{
    return bytes ? g_compute_checksum_for_bytes(G_CHECKSUM_SHA256, bytes) : g_strdup("");
}

static Copy *
copy_new(BsRecovery *self, GFile *file, const char *name, GBytes *base, GBytes *text)
{
    Copy *copy = g_new(Copy, 1);
    g_autofree char *uri = file ? g_file_get_uri(file) : NULL, *sum = sum_of(base);
    *copy =
        (Copy){g_atomic_rc_box_acquire(self), g_bytes_ref(text), g_key_file_new(), ++self->asked};
    g_key_file_set_string(copy->about, GROUP, "name", name);
    g_key_file_set_string(copy->about, GROUP, "base", sum);
    if (uri)
        g_key_file_set_string(copy->about, GROUP, "uri", uri);
    return copy;
}

static void
copy_free(gpointer data)
{
    Copy *copy = data;
    bs_recovery_free(copy->recovery);
    g_bytes_unref(copy->text);
    g_key_file_unref(copy->about);
    g_free(copy);
}

// What the text is of is there before it is: without that it would not be found again.
static gboolean
write_files(const Copy *copy, GError **error)
{
    const BsRecovery *self = copy->recovery;
    gsize len;
    const char *bytes = g_bytes_get_data(copy->text, &len);
    return g_key_file_save_to_file(copy->about, self->about, error) &&
           g_file_set_contents_full(self->text, bytes ? bytes : "", (gssize)len,
                                    G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

static gboolean
write_copy(const Copy *copy, GError **error)
{
    BsRecovery *self = copy->recovery;
    gboolean ok = TRUE;
    g_mutex_lock(&self->writing);
    if (!self->removed && copy->number > self->written) {
        ok = write_files(copy, error);
        self->written = copy->number;
    }
    g_mutex_unlock(&self->writing);
    return ok;
}

static void
write_in_thread(GTask *task, gpointer none, gpointer copy, GCancellable *cancellable)
{
    GError *error = NULL;
    if (write_copy(copy, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
}

void
bs_recovery_write(BsRecovery *self, GFile *file, const char *name, GBytes *base, GBytes *text,
                  GAsyncReadyCallback done, gpointer data)
{
    g_autoptr(GTask) task = g_task_new(NULL, NULL, done, data);
    g_task_set_task_data(task, copy_new(self, file, name, base, text), copy_free);
    g_task_run_in_thread(task, write_in_thread);
}

void
bs_recovery_write_now(BsRecovery *self, GFile *file, const char *name, GBytes *base, GBytes *text)
{
    Copy *copy = copy_new(self, file, name, base, text);
    write_copy(copy, NULL);
    copy_free(copy);
}

void
bs_recovery_remove(BsRecovery *self)
{
    g_mutex_lock(&self->writing);
    self->removed = TRUE;
    g_unlink(self->about);
    g_unlink(self->text);
    g_mutex_unlock(&self->writing);
}

// -- reading -------------------------------------------------------------------------------------

GBytes *
bs_recovery_text(BsRecovery *self, GError **error)
{
    char *text;
    gsize len;
    return g_file_get_contents(self->text, &text, &len, error) ? g_bytes_new_take(text, len) : NULL;
}

static char *
ask_about(BsRecovery *self, const char *key)
{
    g_autoptr(GKeyFile) about = g_key_file_new();
    g_key_file_load_from_file(about, self->about, G_KEY_FILE_NONE, NULL);
    return g_key_file_get_string(about, GROUP, key, NULL);
}

GFile *
bs_recovery_file(BsRecovery *self)
{
    g_autofree char *uri = ask_about(self, "uri");
    return uri ? g_file_new_for_uri(uri) : NULL;
}

char *
bs_recovery_name(BsRecovery *self)
{
    char *name = ask_about(self, "name");
    return name ? name : g_strdup("");
}

gboolean
bs_recovery_is_based_on(BsRecovery *self, GBytes *bytes)
{
    g_autofree char *base = ask_about(self, "base"), *sum = sum_of(bytes);
    return g_strcmp0(base, sum) == 0;
}

GPtrArray *
bs_recovery_find(void)
{
    GPtrArray *ids = g_ptr_array_new_with_free_func(g_free);
    g_autofree char *in = folder();
    g_autoptr(GDir) dir = g_dir_open(in, 0, NULL);
    const char *name;
    while (dir && (name = g_dir_read_name(dir))) {
        if (!g_str_has_suffix(name, ABOUT))
            continue;
        g_autofree char *id = g_strndup(name, strlen(name) - strlen(ABOUT));
        BsRecovery *left = bs_recovery_adopt(id);
        if (left && g_file_test(left->text, G_FILE_TEST_IS_REGULAR))
            g_ptr_array_add(ids, g_steal_pointer(&id));
        bs_recovery_free(left);
    }
    return ids;
}
