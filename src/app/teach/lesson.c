// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of a lesson: the commands around its pane.
#include "app/frame/lesson-pane.h"
#include "app/teach/teach.h"
#include "debug/marks/exercise.h"
#include "support/i18n.h"

#include <stdlib.h>
#include <string.h>

typedef struct BsTeaching {
    const BsHost *host;
    BsLessonPane *pane;
} BsTeaching;

static const char EXERCISE[] = "exercise-"; // a number, and .lesson

// Its number; 0: none is open.
static gint32
number_of_exercise(BsTeaching *self)
{
    BsSession *session = self->host->session;
    if (!bs_session_lesson(session) || bs_session_file(session))
        return 0;
    const char *name = bs_document_source(bs_session_document(session))->name;
    return g_str_has_prefix(name, EXERCISE) ? atoi(name + strlen(EXERCISE)) : 0;
}

static void
update(gpointer part)
{
    BsTeaching *self = part;
    GActionMap *actions = self->host->actions;
    const guint step = bs_lesson_pane_step(self->pane);
    bs_command_set_state(actions, "lesson-step", g_variant_new_int32((gint32)step));
    bs_command_set_state(actions, "lesson-edits",
                         g_variant_new_boolean(bs_lesson_pane_edits(self->pane)));
    bs_command_set_state(actions, "exercise", g_variant_new_int32(number_of_exercise(self)));
    bs_command_enable(actions, "another-exercise", number_of_exercise(self) != 0);
    bs_lesson_pane_offer_another(self->pane, number_of_exercise(self) != 0);
    bs_command_enable(actions, "lesson-next", step + 1 < bs_lesson_pane_n_steps(self->pane));
    bs_command_enable(actions, "lesson-back", step > 0);
}

static void
lesson_step(gpointer part, GVariant *parameter)
{
    BsTeaching *self = part;
    bs_lesson_pane_show(self->pane, (guint)MAX(0, g_variant_get_int32(parameter)));
    update(self);
}

static void
lesson_next(gpointer part, GVariant *parameter)
{
    BsTeaching *self = part;
    bs_lesson_pane_show(self->pane, bs_lesson_pane_step(self->pane) + 1);
    update(self);
}

static void
lesson_back(gpointer part, GVariant *parameter)
{
    BsTeaching *self = part;
    bs_lesson_pane_show(self->pane, MAX(1, bs_lesson_pane_step(self->pane)) - 1);
    update(self);
}

static void
lesson_answer(gpointer part, GVariant *parameter)
{
    BsTeaching *self = part;
    bs_lesson_pane_answer(self->pane, (guint)MAX(0, g_variant_get_int32(parameter)));
}

static void
lesson_try(gpointer part, GVariant *parameter)
{
    BsTeaching *self = part;
    bs_lesson_pane_try(self->pane, g_variant_get_string(parameter, NULL));
}

static void
lesson_reveal(gpointer part, GVariant *none)
{
    BsTeaching *self = part;
    bs_lesson_pane_reveal(self->pane);
}

static void
lesson_restart(gpointer part, GVariant *none)
{
    BsTeaching *self = part;
    bs_lesson_pane_restart(self->pane);
    update(self);
}

// 0: any.
static void
exercise(gpointer part, GVariant *parameter)
{
    enum { MOST = 1000000 };
    BsTeaching *self = part;
    const gint32 given = g_variant_get_int32(parameter);
    const gint32 number = given > 0 ? given : g_random_int_range(1, MOST);
    if (bs_draft_is_unsaved(self->host->draft)) {
        bs_host_say(self->host, _("Save first what was typed, or take it back"));
        return;
    }
    char *text = bs_exercise_text((guint32)number);
    g_autofree char *name = g_strdup_printf("%s%d.lesson", EXERCISE, number);
    g_autoptr(GBytes) bytes = g_bytes_new_take(text, strlen(text));
    bs_session_open_text(self->host->session, name, bytes);
}

static void
another_exercise(gpointer part, GVariant *none)
{
    bs_command_do(((BsTeaching *)part)->host->actions, "exercise", g_variant_new_int32(0));
}

static const BsCommand commands[] = {
    // clang-format off
    {"lesson-step",   "i",  lesson_step,   BS_LESSON,   "0"},
    {"lesson-next",   NULL, lesson_next,   BS_ITS_PART, NULL},
    {"lesson-back",   NULL, lesson_back,   BS_ITS_PART, NULL},
    {"lesson-answer", "i",  lesson_answer, BS_LESSON,   NULL},
    {"lesson-try",    "s",  lesson_try,    BS_LESSON,   NULL},
    {"exercise",      "i",  exercise,      BS_ALWAYS,   "0"},
    {"another-exercise", NULL, another_exercise, BS_ITS_PART, NULL},
    {"lesson-edits",  NULL, NULL,          BS_ALWAYS,   "false"},
    {"lesson-reveal", NULL, lesson_reveal, BS_LESSON,   NULL},
    {"lesson-restart", NULL, lesson_restart, BS_LESSON, NULL},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsTeaching *self = part;
    bs_lesson_pane_set_session(self->pane, self->host->session);
}

static const BsPartWidget widgets[] = {
    {"lesson", G_STRUCT_OFFSET(BsTeaching, pane)},
    {0},
};

const BsPart bs_lesson_part = {.size = sizeof(BsTeaching),
                               .widgets = widgets,
                               .commands = commands,
                               .init = init,
                               .update = update};
