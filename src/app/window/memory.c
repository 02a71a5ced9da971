// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory over time (app/session/heap-run.h): the page of the panel that shows it, and files of its
// chart, for which the function is executed first where nobody has looked at it yet.
#include "app/frame/save-as.h"
#include "app/kit/colours.h"
#include "app/session/heap-run.h"
#include "app/tables/memory-page.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsMemoryPart {
    const BsHost *host;
    BsHeapRun *run;
    char *path; // to be written when it was executed; NULL: none
} BsMemoryPart;

// -- files ---------------------------------------------------------------------------------------

static void
write_chart(BsMemoryPart *self, const char *path)
{
    g_autoptr(BsChart) chart = bs_memory_chart(self->host->session);
    g_autoptr(GError) error = NULL;
    if (!chart)
        bs_host_say(self->host, _("Nothing is allocated here"));
    else if (bs_chart_write(chart, path, bs_colours_scheme().dark, &error))
        bs_host_say_saved(self->host, path);
    else
        bs_host_say(self->host, "%s", error->message);
}

static void
forget_path(BsMemoryPart *self)
{
    if (self->path)
        bs_heap_run_leave(self->run);
    g_clear_pointer(&self->path, g_free);
}

static gboolean
is_there(BsMemoryPart *self)
{
    const BsHeapRunState state = bs_heap_run_state(self->run);
    return state == BS_HEAP_RUN_DONE || state == BS_HEAP_RUN_LINES;
}

static void
export_to(gpointer part, gconstpointer extension, const char *path)
{
    BsMemoryPart *self = part;
    if (!bs_save_spares_source(self->host, path))
        return;
    forget_path(self);
    if (bs_heap_run_is_of_view(self->run) && is_there(self)) {
        write_chart(self, path);
        return;
    }
    self->path = g_strdup(path);
    bs_heap_run_want(self->run);
    bs_heap_run_again(self->run);
}

// Without a path, asks for one.
static void
export_as(BsMemoryPart *self, const char *extension, GVariant *parameter)
{
    const char *path = g_variant_get_string(parameter, NULL);
    if (*path)
        export_to(self, extension, path);
    else
        bs_save_as(self->host, _("Export Memory over Time"), extension, "memory", export_to, self,
                   extension);
}

static void
export_svg(gpointer part, GVariant *path)
{
    export_as(part, "svg", path);
}

static void
export_png(gpointer part, GVariant *path)
{
    export_as(part, "png", path);
}

static void
export_pdf(gpointer part, GVariant *path)
{
    export_as(part, "pdf", path);
}

// -- the page ------------------------------------------------------------------------------------

// What tests and scripts ask.
static void
on_changed(BsMemoryPart *self)
{
    static const char *const words[] = {[BS_HEAP_RUN_NONE] = "",
                                        [BS_HEAP_RUN_WORKING] = "working",
                                        [BS_HEAP_RUN_STOPPED] = "stopped",
                                        [BS_HEAP_RUN_DONE] = "run",
                                        [BS_HEAP_RUN_LINES] = "lines"};
    bs_command_set_state(self->host->actions, "memory",
                         g_variant_new_string(words[bs_heap_run_state(self->run)]));
    if (!self->path || !is_there(self))
        return;
    write_chart(self, self->path);
    forget_path(self);
}

static void
show(gpointer part, GVariant *none)
{
    const BsMemoryPart *self = part;
    bs_command_do(self->host->actions, "table", g_variant_new_string("lifetimes"));
}

static void
stop(gpointer part, GVariant *none)
{
    BsMemoryPart *self = part;
    forget_path(self);
    bs_heap_run_stop(self->run);
}

static void
again(gpointer part, GVariant *none)
{
    const BsMemoryPart *self = part;
    bs_heap_run_again(self->run);
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"memory",            NULL, show,       BS_PROGRAM, "''"},
    {"stop-executing",    NULL, stop,       BS_ALWAYS,  NULL},
    {"execute-again",     NULL, again,      BS_PROGRAM, NULL},
    {"export-memory-svg", "s",  export_svg, BS_PROGRAM, NULL},
    {"export-memory-png", "s",  export_png, BS_PROGRAM, NULL},
    {"export-memory-pdf", "s",  export_pdf, BS_PROGRAM, NULL},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsMemoryPart *self = part;
    self->run = bs_heap_run_of(self->host->session);
    bs_host_connect(self->host, self->run, "changed", G_CALLBACK(on_changed), self);
}

static void
clear(gpointer part)
{
    BsMemoryPart *self = part;
    g_free(self->path);
}

const BsPart bs_memory_part = {
    .size = sizeof(BsMemoryPart), .commands = commands, .init = init, .clear = clear};
