// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Figures of papers and slides: the dialog in which they are chosen, and where they are saved. The
// files themselves wait in the line of stories.
#include "app/frame/figure-dialog.h"
#include "app/frame/save-as.h"
#include "app/session/preferences.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsFigurePart {
    const BsHost *host;
    BsFigureDialog *dialog; // or NULL
} BsFigurePart;

// A file that is named otherwise is what its name says.
static void
export_to(gpointer part, gconstpointer what, const char *path)
{
    BsFigurePart *self = part;
    const BsFigure figure = bs_figure_chosen();
    g_autofree char *text = bs_figure_to_text(&figure);
    g_autofree char *of = bs_preferences_figure("figure-of");
    g_autofree char *format = bs_preferences_figure("figure-format");
    g_autofree char *end = g_strconcat(".", format, NULL);
    const gboolean named = g_str_equal(of, "picture") && bs_format_of_path(path) < BS_FORMAT_DOT;
    const char *const words[] = {of, text, named ? path : end, path, NULL};
    bs_command_do(self->host->actions, "export-figure", g_variant_new_strv(words, -1));
}

static void
save(gpointer part, GVariant *none)
{
    BsFigurePart *self = part;
    g_autofree char *of = bs_preferences_figure("figure-of");
    g_autofree char *format = bs_preferences_figure("figure-format");
    g_autofree char *place = g_strdup_printf("event-%u", bs_session_cursor(self->host->session));
    bs_save_as(self->host, _("Export Figure"), g_str_equal(of, "picture") ? format : NULL, place,
               export_to, self, NULL);
}

static void
open_dialog(gpointer part, GVariant *none)
{
    BsFigurePart *self = part;
    bs_figure_dialog_open(&self->dialog, self->host);
}

// "width=page,look=print": what it does not name stays as it was.
static void
choose(gpointer part, GVariant *text)
{
    BsFigurePart *self = part;
    BsFigure figure = bs_figure_chosen();
    g_autoptr(GError) error = NULL;
    if (!bs_figure_read(&figure, g_variant_get_string(text, NULL), &error)) {
        bs_host_say(self->host, "%s", error->message);
        return;
    }
    g_autofree char *all = bs_figure_to_text(&figure);
    bs_figure_choose(&figure);
    bs_command_set_state(self->host->actions, "figure-choice", g_variant_new_string(all));
    if (self->dialog)
        bs_figure_dialog_renew(self->dialog);
}

static const BsCommand commands[] = {
    // clang-format off
    {"figure",        NULL, open_dialog, BS_ITS_PART, NULL},
    {"save-figure",   NULL, save,        BS_ITS_PART, NULL},
    {"figure-choice", "s",  choose,      BS_ALWAYS,   "''"},
    {"figure-fit",    NULL, NULL,        BS_ALWAYS,   "''"},
    {0}
    // clang-format on
};

static void
update(gpointer part)
{
    BsFigurePart *self = part;
    const gboolean can =
        bs_session_is_walkable(self->host->session) && bs_session_function(self->host->session);
    bs_command_enable(self->host->actions, "figure", can);
    bs_command_enable(self->host->actions, "save-figure", can);
}

static void
clear(gpointer part)
{
    BsFigurePart *self = part;
    bs_figure_dialog_close(self->dialog);
}

const BsPart bs_figure_part = {
    .size = sizeof(BsFigurePart), .commands = commands, .clear = clear, .update = update};
