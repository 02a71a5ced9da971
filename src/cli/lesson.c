// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lesson on the command line: everything in it is checked, and its steps are written as text.
#include "debug/marks/lesson-form.h"
#include "debug/marks/lesson-task.h"

#include "cli/driver.h"
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"

// What is right, a row each.
static void
put_form(const BsLessonStep *step, BsDocument *document, GString *out)
{
    BsForm *form = bs_lesson_form(step, document, NULL);
    for (guint i = 0; form && i < form->rows->len; i++) {
        const BsFormRow *row = &g_array_index(form->rows, BsFormRow, i);
        g_string_append_printf(out, "  %s: %s\n", row->label,
                               (const char *)form->choices->pdata[row->right]);
    }
    bs_form_free(form);
}

static void
put_step(const BsLessonStep *step, BsDocument *document, GString *out)
{
    guint32 position;
    bs_lesson_find_place(step, document, &position, NULL);
    g_string_append_printf(out, "\n%s, event %u: %s\n\n", step->place, position,
                           bs_document_explain(document, position));
    if (*step->text)
        g_string_append_printf(out, "%s\n", step->text);
    if (step->question)
        g_string_append_printf(out, "\n? %s\n", step->question);
    if (step->task)
        g_string_append_printf(out, "= %s\n", step->task);
    if (bs_lesson_has_form(step))
        put_form(step, document, out);
    for (guint i = 0; i < step->answers->len; i++) {
        const BsLessonAnswer *answer = step->answers->pdata[i];
        g_string_append_printf(out, "%c %s%s%s\n", answer->right ? '+' : '-', answer->text,
                               answer->comment ? " :: " : "",
                               answer->comment ? answer->comment : "");
    }
}

gboolean
bs_cli_lesson(const BsCliOptions *options, BsContext *context G_GNUC_UNUSED, const BsSource *source,
              guint number G_GNUC_UNUSED, GString *out, FILE *file G_GNUC_UNUSED)
{
    g_autoptr(GError) error = NULL;
    BsLesson *lesson = bs_lesson_parse(source->text, source->len, &error);
    BsDocument *document = lesson ? bs_lesson_load(lesson, source->name, NULL, &error) : NULL;
    const gboolean ok = document && bs_lesson_check(lesson, document, &error) &&
                        bs_lesson_check_tasks(lesson, document, &error);
    if (ok) {
        bs_document_set_naming(document, options->names);
        g_string_append_printf(out, "%s\n%s\n", lesson->title, lesson->about ? lesson->about : "");
        for (guint i = 0; i < lesson->steps->len; i++)
            put_step(lesson->steps->pdata[i], document, out);
    } else {
        fprintf(stderr, "%s: error: %s\n", source->name, error->message);
    }
    bs_document_free(document);
    bs_lesson_free(lesson);
    return ok;
}
