// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of which an effects sheet has to say what they do: describing them, from the op and from what
// is refused of it.
#include "app/frame/effects-dialog.h"
#include "app/window/parts.h"
#include "dialects/foreign/sheet-file.h"
#include "support/i18n.h"

typedef struct BsForeign {
    const BsHost *host;
    GtkWidget *describe_offer; // beside what is wrong
} BsForeign;

static gboolean
is_foreign(const BsOp *op)
{
    return op && (!bs_op_is_registered(op) || op->def->sheet);
}

// The op that the program is refused for, where nobody says what that does; or NULL.
static const BsOp *
refused_op(BsForeign *self)
{
    BsDocument *document = bs_session_document(self->host->session);
    const GPtrArray *diags = document ? bs_document_diags(document)->items : NULL;
    for (guint i = 0; diags && i < diags->len; i++) {
        const BsDiag *diag = diags->pdata[i];
        if (diag->severity == BS_ERROR && is_foreign(diag->op))
            return diag->op;
    }
    return NULL;
}

// The sheet stands beside the program, which has to have a place. NULL: it has none.
static char *
sheet_path(BsForeign *self)
{
    GFile *file = bs_session_file(self->host->session);
    const char *path = file ? g_file_peek_path(file) : NULL;
    return path ? bs_sheet_path_beside(path) : NULL;
}

// "refused": what is refused; else what is selected.
static void
describe_op(gpointer part, GVariant *parameter)
{
    BsForeign *self = part;
    const char *what = g_variant_get_string(parameter, NULL);
    const BsOp *op = g_str_equal(what, "refused") ? refused_op(self)
                                                  : bs_session_selected_op(self->host->session);
    g_autofree char *path = sheet_path(self);
    if (!is_foreign(op))
        bs_host_say(self->host, _("What the selected op does is known"));
    else if (!path)
        bs_host_say(self->host, _("An effects sheet stands beside a program: save this one first"));
    else
        gtk_window_present(bs_effects_dialog_new(
            self->host->window, op->def->name, path,
            bs_document_upstream(bs_session_document(self->host->session)), "win.sheet-saved"));
}

static const BsCommand commands[] = {
    {"describe-op", "s", describe_op, BS_PROGRAM, NULL},
    {0},
};

static void
on_loaded(BsForeign *self)
{
    gtk_widget_set_visible(self->describe_offer, refused_op(self) != NULL);
}

static void
init(gpointer part)
{
    BsForeign *self = part;
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
}

static const BsPartWidget widgets[] = {
    {"describe_offer", G_STRUCT_OFFSET(BsForeign, describe_offer)},
    {0},
};

const BsPart bs_foreign_part = {
    .size = sizeof(BsForeign), .widgets = widgets, .commands = commands, .init = init};
