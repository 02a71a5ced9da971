// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What programs are run by: whose rules, and which pipeline.
#include "app/frame/ask-line.h"
#include "app/session/preferences.h"
#include "app/window/parts.h"
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "debug/document/pipeline-words.h"
#include "support/i18n.h"

#include <string.h>

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

// A dump has the stages that are in it: a pipeline that is chosen runs on the one at the cursor.
static void
run_from_here(BsPipelineChoice *self, const char *pipeline)
{
    BsSession *session = self->host->session;
    BsDocument *document = bs_session_document(session);
    const guint32 number = bs_document_current_stage(document);
    const BsStage *stage = bs_document_stage(document, number);
    char *program = bs_document_program_after(document, number);
    g_autofree char *file = NULL, *name = NULL;
    if (!program) {
        bs_host_say(self->host, _("Stage %u cannot be read: no pipeline can run on it"), number);
        return;
    }
    g_object_get(session, "title", &file, NULL);
    name = g_strdup_printf(_("%s after %u %s"), file, number, _(stage->name));
    g_autoptr(GBytes) text = g_bytes_new_take(program, strlen(program));
    bs_session_set_pipeline(session, pipeline);
    bs_session_open_text(session, name, text);
}

// Why there is no such pipeline.
static void
say_unknown(BsPipelineChoice *self, const char *words)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(BsPipeline) pipeline =
        bs_pipeline_from_words(words, bs_session_upstream(self->host->session), &error);
    if (pipeline || strchr(error->message, '\n') || strchr(error->message, '<'))
        bs_host_say(self->host, _("There is no pipeline '%s'"), words);
    else
        bs_host_say(
            self->host,
            _("%s. Passes of another program are known once it is chosen in the menu, under "
              "Import with mlir-opt"),
            error->message);
}

static void
choose(BsPipelineChoice *self, const char *pipeline)
{
    BsSession *session = self->host->session;
    const BsDocument *document = bs_session_document(session);
    if (document && bs_document_is_dump(document) && bs_session_has_pipeline(session, pipeline))
        run_from_here(self, pipeline);
    else if (!bs_session_set_pipeline(session, pipeline))
        say_unknown(self, pipeline);
    update_pipeline(self);
}

static void
set_pipeline(gpointer part, GVariant *parameter)
{
    choose(part, g_variant_get_string(parameter, NULL));
}

static void
on_line(gpointer part, const char *line)
{
    BsPipelineChoice *self = part;
    g_autoptr(GError) error = NULL;
    g_autofree char *words = bs_pipeline_words_of_line(line, &error);
    if (words)
        choose(self, words);
    else
        bs_host_say(self->host, "%s", error->message);
}

// As people have it: the text of a pipeline, or what they run mlir-opt with.
static void
other_pipeline(gpointer part, GVariant *none)
{
    BsPipelineChoice *self = part;
    const BsLineQuestion question = {
        .title = _("Another Pipeline"),
        .text =
            _("What mlir-opt is run with (--one-shot-bufferize --buffer-deallocation-pipeline), "
              "the text of a pipeline (builtin.module(…)), or names (ownership+liveness). What "
              "Bufscope does not have is run by the mlir-opt that is installed."),
        .label = _("Pipeline"),
        .initial = bs_session_chosen_pipeline(self->host->session),
        .accept = _("_Run")};
    bs_ask_line(self->host, &question, on_line, self);
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
    {"other-pipeline", NULL, other_pipeline, BS_ALWAYS,  NULL},
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
