// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verdicts on stages, as they become known: what tests and scripts ask of them, and the way to the
// event by which one changes.
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsVerdicts {
    const BsHost *host;
} BsVerdicts;

static void
goto_change(gpointer part, GVariant *parameter)
{
    BsVerdicts *self = part;
    BsSession *session = self->host->session;
    const BsStageVerdicts *verdicts = bs_session_verdicts(session);
    const char *name = g_variant_get_string(parameter, NULL);
    for (guint i = 0; verdicts && i < BS_N_VERDICT_CHANGES; i++) {
        if (!g_str_equal(name, bs_verdict_change_name((BsVerdictChange)i)) ||
            verdicts->changes[i] < 0)
            continue;
        bs_session_goto(session, bs_verdict_change_event(
                                     bs_session_document(session), (BsVerdictChange)i,
                                     (guint32)verdicts->changes[i], bs_session_findings(session)));
        return;
    }
    bs_host_say(self->host, _("No stage that was judged changes this"));
}

// "waits waits right": the verdicts on the first stages, and "verdict 2" of what one changes.
static void
tell(BsVerdicts *self)
{
    const BsStageVerdicts *verdicts = bs_session_verdicts(self->host->session);
    g_autoptr(GString) kinds = g_string_new(NULL);
    g_autoptr(GString) changes = g_string_new(NULL);
    for (guint32 i = 0; verdicts && i < verdicts->stages->len; i++)
        g_string_append_printf(kinds, "%s%s", i ? " " : "",
                               bs_stage_verdict_name(bs_stage_verdicts_get(verdicts, i)->kind));
    for (guint i = 0; verdicts && i < BS_N_VERDICT_CHANGES; i++) {
        if (verdicts->changes[i] >= 0)
            g_string_append_printf(changes, "%s%s %d", changes->len ? "\n" : "",
                                   bs_verdict_change_name((BsVerdictChange)i),
                                   verdicts->changes[i]);
    }
    bs_command_set_state(self->host->actions, "verdicts", g_variant_new_string(kinds->str));
    bs_command_set_state(self->host->actions, "verdict-changes",
                         g_variant_new_string(changes->str));
}

static const BsCommand commands[] = {
    // clang-format off
    {"goto-change",     "s",  goto_change, BS_PROGRAM, NULL},
    // read-only: what tests and scripts ask
    {"verdicts",        NULL, NULL,        BS_ALWAYS,  "''"},
    {"verdict-changes", NULL, NULL,        BS_ALWAYS,  "''"},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsVerdicts *self = part;
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(tell), self);
    bs_host_connect(self->host, self->host->session, "notify::verdicts", G_CALLBACK(tell), self);
}

const BsPart bs_verdicts_part = {.size = sizeof(BsVerdicts), .commands = commands, .init = init};
