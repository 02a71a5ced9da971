// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/give-back.h"

#include <gio/gio.h>
#include <malloc.h>

// With an arena for each thread glibc keeps most of what was used once. What is above the threshold
// is mapped anew each time it is asked for, page by page as it is written: it is the most there is.
void
bs_give_back_init(void)
{
    enum { THRESHOLD = 32 << 20 };
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, THRESHOLD);
    mallopt(M_TRIM_THRESHOLD, THRESHOLD);
}

static guint waiting;

static void
trim(GTask *task, gpointer source G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED,
     GCancellable *cancellable G_GNUC_UNUSED)
{
    malloc_trim(0);
    g_task_return_boolean(task, TRUE);
}

// Who asks for memory meanwhile waits for it.
static gboolean
give_back(gpointer none G_GNUC_UNUSED)
{
    enum { LITTLE = 16 << 20 };
    waiting = 0;
    if (mallinfo2().fordblks > LITTLE) {
        g_autoptr(GTask) task = g_task_new(NULL, NULL, NULL, NULL);
        g_task_run_in_thread(task, trim);
    }
    return G_SOURCE_REMOVE;
}

void
bs_give_back_soon(void)
{
    enum { SECONDS = 10 };
    if (!waiting)
        waiting = g_timeout_add_seconds_full(G_PRIORITY_LOW, SECONDS, give_back, NULL, NULL);
}
