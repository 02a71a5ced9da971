// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What programs are run by: whose rules, and which pipeline.
#include "app/session/preferences.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsPipelineChoice {
    const BsHost *host;
} BsPipelineChoice;

static void
update(gpointer part)
{
    BsPipelineChoice *self = part;
    g_autofree char *release = g_strdup_printf("%d", bs_session_upstream(self->host->session));
    bs_command_set_state(self->host->actions, "upstream", g_variant_new_string(release));
}

// Whose rules hold, here and in windows to come.
static void
set_upstream(gpointer part, GVariant *parameter)
{
    BsPipelineChoice *self = part;
    BsUpstream upstream;
    if (!bs_upstream_parse(g_variant_get_string(parameter, NULL), &upstream))
        return;
    g_autofree char *pipeline = g_strdup(bs_session_pipeline(self->host->session));
    bs_preferences_set_upstream(upstream);
    bs_session_set_upstream(self->host->session, upstream);
    if (!g_str_equal(pipeline, bs_session_pipeline(self->host->session)))
        bs_host_say(self->host, _("There is no pipeline '%s'"), pipeline);
    update(self);
}

static void
update_pipeline(BsPipelineChoice *self)
{
    bs_command_set_state(self->host->actions, "pipeline",
                         g_variant_new_string(bs_session_pipeline(self->host->session)));
}

static void
set_pipeline(gpointer part, GVariant *parameter)
{
    BsPipelineChoice *self = part;
    const char *pipeline = g_variant_get_string(parameter, NULL);
    if (!bs_session_set_pipeline(self->host->session, pipeline))
        bs_host_say(self->host, _("There is no pipeline '%s'"), pipeline);
    update_pipeline(self);
}

static void
asked_pipeline(gpointer part, GVariant *none)
{
    BsPipelineChoice *self = part;
    bs_session_set_pipeline(self->host->session, NULL);
    update_pipeline(self);
}

static const BsCommand commands[] = {
    // clang-format off
    {"upstream",       "s",  set_upstream,   BS_ALWAYS,  "''"},
    {"pipeline",       "s",  set_pipeline,   BS_ALWAYS,  "'ownership'"},
    {"asked-pipeline", NULL, asked_pipeline, BS_ALWAYS,  NULL},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsPipelineChoice *self = part;
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(update_pipeline), self);
}

const BsPart bs_pipeline_part = {
    .size = sizeof(BsPipelineChoice), .commands = commands, .init = init, .update = update};
