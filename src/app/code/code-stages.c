// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of stages of a code view.
#include "app/code/code-view-private.h"
#include "app/kit/drop-down.h"
#include "support/i18n.h"

// "At the cursor" and "As written" stand before the stages.
static guint
place_in_list(gint stage)
{
    return stage >= 0 ? (guint)stage + 2 : stage == BS_CODE_AS_WRITTEN;
}

gint
bs_code_stages_at(guint place)
{
    return place >= 2 ? (gint)place - 2 : place ? BS_CODE_AS_WRITTEN : BS_CODE_AT_CURSOR;
}

// Free with g_strfreev().
static char **
stages_to_choose(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    const guint32 n = document ? bs_document_n_stages(document) : 0;
    GStrvBuilder *labels = g_strv_builder_new();
    g_strv_builder_add_many(labels, self->stays_at_end ? _("At the end") : _("At the cursor"),
                            _("As written"), NULL);
    for (guint32 i = 0; i < n; i++) {
        g_autofree char *label = g_strdup_printf(i ? _("%u  after %s") : _("%u  %s"), i,
                                                 _(bs_document_stage(document, i)->name));
        g_strv_builder_add(labels, label);
    }
    char **all = g_strv_builder_end(labels);
    g_strv_builder_unref(labels);
    return all;
}

void
bs_code_stages_choose(BsCodeView *self)
{
    gtk_drop_down_set_selected(self->chooser, place_in_list(self->stage));
}

void
bs_code_stages_fill(BsCodeView *self)
{
    BsDocument *document = bs_session_document(self->session);
    const guint32 n = document ? bs_document_n_stages(document) : 0;
    g_auto(GStrv) labels = stages_to_choose(self);
    self->filling = TRUE;
    bs_drop_down_set_strings(self->stages, (const char *const *)labels);
    if (self->stage >= (gint)n)
        self->stage = BS_CODE_AT_CURSOR;
    bs_code_stages_choose(self);
    self->filling = FALSE;
}
