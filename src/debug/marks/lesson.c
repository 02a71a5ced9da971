// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/lesson.h"

#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "support/i18n.h"

#include <string.h>

GQuark
bs_lesson_error_quark(void)
{
    return g_quark_from_static_string("bs-lesson-error");
}

// -- memory ---------------------------------------------------------------------------------------

static void
free_answer(gpointer data)
{
    BsLessonAnswer *answer = data;
    g_free(answer->text);
    g_free(answer->comment);
    g_free(answer);
}

static void
free_step(gpointer data)
{
    BsLessonStep *step = data;
    g_free(step->place);
    g_free(step->function);
    g_free(step->select);
    g_free(step->table);
    g_free(step->task);
    g_free(step->text);
    g_free(step->question);
    g_free(step->key);
    g_ptr_array_unref(step->answers);
    g_free(step);
}

void
bs_lesson_free(BsLesson *lesson)
{
    if (!lesson)
        return;
    g_free(lesson->title);
    g_free(lesson->about);
    g_free(lesson->pipeline);
    g_free(lesson->program);
    g_ptr_array_unref(lesson->steps);
    g_free(lesson);
}

// -- reading --------------------------------------------------------------------------------------

typedef struct Reader {
    BsLesson *lesson;
    GString *program; // NULL before its section
    gboolean in_program;
    BsLessonStep *step; // the section at work, or NULL
    GString *text;      // of the step
    guint32 line;       // from 1
    GError **error;
} Reader;

static gboolean G_GNUC_PRINTF(2, 3) fail(Reader *reader, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    g_set_error(reader->error, BS_LESSON_ERROR, 0, _("line %u: %s"), reader->line, text);
    return FALSE;
}

// What follows `key: ` in a line, or NULL.
static const char *
value_of(const char *line, const char *key)
{
    const gsize len = strlen(key);
    if (strncmp(line, key, len) != 0 || line[len] != ':')
        return NULL;
    line += len + 1;
    while (*line == ' ')
        line++;
    return line;
}

typedef struct Field {
    const char *key;
    gsize offset;
    gsize line; // offset of its line, or 0: nobody asks
} Field;

static const Field lesson_fields[] = {
    {"lesson", offsetof(BsLesson, title), 0},
    {"about", offsetof(BsLesson, about), 0},
    {"pipeline", offsetof(BsLesson, pipeline), offsetof(BsLesson, pipeline_line)},
};
static const Field step_fields[] = {
    {"function", offsetof(BsLessonStep, function), offsetof(BsLessonStep, function_line)},
    {"select", offsetof(BsLessonStep, select), offsetof(BsLessonStep, select_line)},
    {"table", offsetof(BsLessonStep, table), offsetof(BsLessonStep, table_line)},
    {"task", offsetof(BsLessonStep, task), offsetof(BsLessonStep, task_line)},
};

const char *const bs_lesson_tables[] = {
    "ownership", "aliases", "indicators", "liveness", "graph",  "deallocs",
    "why",       "why-not", "became",     "history",  "events", "lifetimes",
    "heap",      "counts",  "scan",       "findings", NULL,
};

static gboolean
take_field(const Reader *reader, gpointer object, const Field *fields, gsize n, const char *line)
{
    for (gsize i = 0; i < n; i++) {
        const char *value = value_of(line, fields[i].key);
        char **field = (char **)(gpointer)((char *)object + fields[i].offset);
        if (!value || *field)
            continue;
        *field = g_strstrip(g_strdup(value));
        if (fields[i].line)
            *(guint32 *)(gpointer)((char *)object + fields[i].line) = reader->line;
        return TRUE;
    }
    return FALSE;
}

static void
end_step(Reader *reader)
{
    if (!reader->step)
        return;
    reader->step->text = g_strstrip(g_string_free(reader->text, FALSE));
    reader->text = NULL;
    reader->step = NULL;
}

static gboolean
begin_section(Reader *reader, const char *line)
{
    const char *what = line + strlen("---");
    while (*what == ' ')
        what++;
    end_step(reader);
    reader->in_program = strcmp(what, "program") == 0;
    if (reader->in_program) {
        if (reader->program)
            return fail(reader, _("there is a program already"));
        reader->program = g_string_new(NULL);
        reader->lesson->program_line = reader->line + 1;
        return TRUE;
    }
    const char *place = value_of(what, "step");
    if (!place || !*place)
        return fail(reader, _("expected '--- program' or '--- step: PLACE'"));
    if (reader->lesson->steps->len == BS_LIMIT_LESSON_STEPS)
        return fail(reader, _("a lesson has at most %d steps"), BS_LIMIT_LESSON_STEPS);
    reader->step = g_new0(BsLessonStep, 1);
    reader->step->line = reader->line;
    reader->step->place = g_strdup(place);
    reader->step->answers = g_ptr_array_new_with_free_func(free_answer);
    reader->text = g_string_new(NULL);
    g_ptr_array_add(reader->lesson->steps, reader->step);
    return TRUE;
}

static gboolean
add_answer(Reader *reader, const char *line)
{
    BsLessonAnswer *answer = g_new0(BsLessonAnswer, 1);
    const char *divider = strstr(line, "::");
    answer->right = *line == '+';
    answer->text = divider ? g_strndup(line + 1, (gsize)(divider - line - 1)) : g_strdup(line + 1);
    answer->comment = divider ? g_strstrip(g_strdup(divider + 2)) : NULL;
    g_strstrip(answer->text);
    g_ptr_array_add(reader->step->answers, answer);
    return *answer->text || fail(reader, _("an answer without words"));
}

static gboolean
read_step_line(Reader *reader, const char *line)
{
    BsLessonStep *step = reader->step;
    if (step->question && (*line == '-' || *line == '+'))
        return add_answer(reader, line);
    if (*line == '?') {
        if (step->question)
            return fail(reader, _("a step has one question"));
        step->question = g_strstrip(g_strdup(line + 1));
        step->question_line = reader->line;
        return TRUE;
    }
    if (step->question && *line)
        return fail(reader, _("expected an answer, '- TEXT' or '+ TEXT'"));
    if (reader->text->len == 0 &&
        take_field(reader, step, step_fields, G_N_ELEMENTS(step_fields), line))
        return !step->table || g_strv_contains(bs_lesson_tables, step->table) ||
               fail(reader, _("there is no table '%s'"), step->table);
    // Lines of a paragraph are one; an empty line divides paragraphs.
    const gsize len = reader->text->len;
    const gboolean fresh = len == 0 || reader->text->str[len - 1] == '\n';
    g_string_append_printf(reader->text, "%s%s", *line && !fresh ? " " : "", *line ? line : "\n\n");
    return TRUE;
}

static gboolean
read_line(Reader *reader, const char *line)
{
    if (g_str_has_prefix(line, "---"))
        return begin_section(reader, line);
    if (reader->in_program) {
        g_string_append_printf(reader->program, "%s\n", line);
        return TRUE;
    }
    if (reader->step)
        return read_step_line(reader, line);
    if (!*line || *line == '#' ||
        take_field(reader, reader->lesson, lesson_fields, G_N_ELEMENTS(lesson_fields), line))
        return TRUE;
    return fail(reader, _("expected 'lesson: TITLE', 'about: TEXT' or '--- program'"));
}

static gboolean
has_right_answer(const BsLessonStep *step)
{
    gboolean found = !step->question || step->task;
    for (guint i = 0; i < step->answers->len; i++)
        found |= ((BsLessonAnswer *)step->answers->pdata[i])->right;
    return found;
}

// Tables that are empty until something is selected.
static gboolean
lacks_selection(const BsLessonStep *step)
{
    static const char *const of_selection[] = {"why", "became", "history", NULL};
    return step->table && !step->select && g_strv_contains(of_selection, step->table);
}

// What is asked, however often the text around it is changed.
static char *
key_of(const BsLessonStep *step)
{
    g_autofree char *asked = g_strconcat(step->question, "\n", step->task ? step->task : "", NULL);
    g_autofree char *sum = g_compute_checksum_for_string(G_CHECKSUM_SHA256, asked, -1);
    return g_strndup(sum, 16);
}

static gboolean
check_whole(Reader *reader)
{
    const BsLesson *lesson = reader->lesson;
    if (!lesson->title)
        return fail(reader, _("the lesson has no title: 'lesson: TITLE' is missing"));
    if (!lesson->program)
        return fail(reader, _("the lesson has no program: '--- program' is missing"));
    if (lesson->steps->len == 0)
        return fail(reader, _("the lesson has no step: '--- step: PLACE' is missing"));
    for (guint i = 0; i < lesson->steps->len; i++) {
        BsLessonStep *step = lesson->steps->pdata[i];
        reader->line = step->line;
        step->key = step->question ? key_of(step) : NULL;
        if (!*step->text && !step->question)
            return fail(reader, _("the step has neither text nor question"));
        reader->line = MAX(step->line, step->table_line);
        if (lacks_selection(step))
            return fail(reader,
                        _("the table '%s' is about what is selected: 'select: VALUE' is "
                          "missing"),
                        step->table);
        reader->line = MAX(step->line, step->task_line);
        if (step->task && (!step->question || step->answers->len))
            return fail(reader, _("a task is asked for by a question without answers"));
        reader->line = MAX(step->line, step->question_line);
        if (!has_right_answer(step))
            return fail(reader, _("the step's question has no right answer: mark it with '+'"));
    }
    return TRUE;
}

static guint32
count_lines(const char *text, const char *end)
{
    guint32 n = 0;
    while (text < end)
        n += *text++ == '\n';
    return n;
}

BsLesson *
bs_lesson_parse(const char *text, gsize len, GError **error)
{
    Reader reader = {.lesson = g_new0(BsLesson, 1), .error = error, .line = 1};
    const char *end = text;
    reader.lesson->steps = g_ptr_array_new_with_free_func(free_step);
    gboolean ok = TRUE;
    if (len > BS_LIMIT_LESSON_BYTES)
        ok = fail(&reader, _("a lesson has at most %d bytes"), BS_LIMIT_LESSON_BYTES);
    else if (!g_utf8_validate(text, (gssize)len, &end)) {
        reader.line += count_lines(text, end);
        ok = fail(&reader, _("a lesson is text in UTF-8"));
    }
    g_autofree char *copy = ok ? g_strndup(text, len) : NULL;
    g_auto(GStrv) lines = ok ? g_strsplit(copy, "\n", -1) : NULL;
    for (guint i = 0; ok && lines[i]; i++) {
        reader.line = i + 1;
        ok = read_line(&reader, g_strchomp(lines[i]));
    }
    end_step(&reader);
    if (reader.program)
        reader.lesson->program = g_string_free(reader.program, FALSE);
    if (ok && check_whole(&reader))
        return reader.lesson;
    bs_lesson_free(reader.lesson);
    return NULL;
}

// -- in another language --------------------------------------------------------------------------

// The catalogue keeps the words of lessons apart from those of the window: an answer "Open" is no
// button.
static void
translate(char **text)
{
    if (!*text)
        return;
    g_auto(GStrv) paragraphs = g_strsplit(*text, "\n\n", -1);
    for (char **paragraph = paragraphs; *paragraph; paragraph++) {
        const char *said = **paragraph ? C_("lesson", *paragraph) : *paragraph;
        if (said == *paragraph)
            continue;
        g_free(*paragraph);
        *paragraph = g_strdup(said);
    }
    g_free(*text);
    *text = g_strjoinv("\n\n", paragraphs);
}

static void
translate_step(gpointer data, gpointer nothing G_GNUC_UNUSED)
{
    BsLessonStep *step = data;
    translate(&step->text);
    translate(&step->question);
    for (guint i = 0; i < step->answers->len; i++) {
        BsLessonAnswer *answer = step->answers->pdata[i];
        translate(&answer->text);
        translate(&answer->comment);
    }
}

void
bs_lesson_translate(BsLesson *lesson)
{
    translate(&lesson->title);
    translate(&lesson->about);
    g_ptr_array_foreach(lesson->steps, translate_step, NULL);
}

gboolean
bs_lesson_has_tasks(const BsLesson *lesson)
{
    gboolean has = FALSE;
    for (guint i = 0; i < lesson->steps->len; i++)
        has |= ((const BsLessonStep *)lesson->steps->pdata[i])->task != NULL;
    return has;
}

// -- running --------------------------------------------------------------------------------------

BsDocument *
bs_lesson_load(const BsLesson *lesson, const char *name, GCancellable *cancellable, GError **error)
{
    BsPipeline *pipeline = NULL;
    if (lesson->pipeline && !(pipeline = bs_pipeline_parse(lesson->pipeline, error))) {
        g_prefix_error(error, _("line %u: "), lesson->pipeline_line);
        return NULL;
    }
    const BsDocumentOptions options = {
        .pipeline = pipeline, .allow_unregistered = TRUE, .cancellable = cancellable};
    BsDocument *document =
        bs_document_load(name, lesson->program, strlen(lesson->program), &options);
    bs_pipeline_free(pipeline);
    if (bs_document_ir(document) && bs_document_outcome(document) != BS_OUTCOME_INVALID)
        return document;
    const BsDiags *diags = bs_document_diags(document);
    const BsDiag *diag = diags->items->len ? diags->items->pdata[0] : NULL;
    g_set_error(error, BS_LESSON_ERROR, 0, _("line %u: %s"),
                lesson->program_line + (diag && diag->loc.line ? diag->loc.line - 1 : 0),
                diag ? diag->text : _("the program cannot be read"));
    bs_document_free(document);
    return NULL;
}

// -- places ---------------------------------------------------------------------------------------

// "3", "canonicalize" or "canonicalize#2"; 0: there is none.
static guint32
find_stage(const BsDocument *document, const char *text)
{
    guint64 number;
    if (g_ascii_string_to_unsigned(text, 10, 1, G_MAXUINT32, &number, NULL))
        return number < bs_document_n_stages(document) ? (guint32)number : 0;
    const char *hash = strchr(text, '#');
    g_autofree char *name = hash ? g_strndup(text, (gsize)(hash - text)) : g_strdup(text);
    guint64 left = 1;
    if (hash && !g_ascii_string_to_unsigned(hash + 1, 10, 1, G_MAXUINT32, &left, NULL))
        return 0;
    for (guint32 i = 1; i < bs_document_n_stages(document); i++) {
        if (strcmp(bs_document_stage(document, i)->name, name) == 0 && --left == 0)
            return i;
    }
    return 0;
}

// "dealloc 2" in a stage; 0: there is none.
static guint32
find_event(const BsDocument *document, guint32 stage, const char *text)
{
    g_auto(GStrv) words = g_strsplit(text, " ", 2);
    guint64 left = 1;
    const BsEventKind kind = words[0] ? bs_event_kind_find(words[0]) : BS_N_EVENT_KINDS;
    if (kind == BS_N_EVENT_KINDS ||
        (words[1] && !g_ascii_string_to_unsigned(words[1], 10, 1, G_MAXUINT32, &left, NULL)))
        return 0;
    const BsStage *of = bs_document_stage(document, stage);
    for (guint32 i = of->first; of->reached && i <= of->last; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (event && event->kind == kind && --left == 0)
            return i;
    }
    return 0;
}

static gboolean
no_place(const BsLessonStep *step, GError **error)
{
    g_set_error(
        error, BS_LESSON_ERROR, 0,
        _("line %u: there is no place '%s' in the run: expected 'input', 'end', 'after STAGE' "
          "or 'STAGE: KIND N'"),
        step->line, step->place);
    return FALSE;
}

gboolean
bs_lesson_find_place(const BsLessonStep *step, BsDocument *document, guint32 *position,
                     GError **error)
{
    *position = 0;
    if (strcmp(step->place, "input") == 0)
        return TRUE;
    if (strcmp(step->place, "end") == 0) {
        *position = bs_document_n_events(document);
        return TRUE;
    }
    const char *colon = strchr(step->place, ':');
    if (!colon && !g_str_has_prefix(step->place, "after "))
        return no_place(step, error);
    g_autofree char *name = colon ? g_strndup(step->place, (gsize)(colon - step->place))
                                  : g_strdup(step->place + strlen("after "));
    const guint32 stage = find_stage(document, g_strstrip(name));
    if (!stage || !bs_document_stage(document, stage)->reached)
        return no_place(step, error);
    g_autofree char *event = g_strdup(colon ? colon + 1 : "");
    *position = colon ? find_event(document, stage, g_strstrip(event))
                      : bs_document_stage(document, stage)->last;
    return *position || no_place(step, error);
}

// -- checking -------------------------------------------------------------------------------------

static gboolean
check_step(const BsLessonStep *step, BsDocument *document, GError **error)
{
    guint32 position;
    if (!bs_lesson_find_place(step, document, &position, error))
        return FALSE;
    bs_document_goto(document, position);
    const BsOp *function =
        step->function ? bs_document_find_function(document, step->function) : NULL;
    if (step->function && !function)
        g_set_error(error, BS_LESSON_ERROR, 0, _("line %u: there is no function '%s' there"),
                    step->function_line, step->function);
    else if (step->select && !bs_document_find_named(document, function, step->select))
        g_set_error(error, BS_LESSON_ERROR, 0, _("line %u: there is no value '%s' there"),
                    step->select_line, step->select);
    else
        return TRUE;
    return FALSE;
}

gboolean
bs_lesson_check(const BsLesson *lesson, BsDocument *document, GError **error)
{
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < lesson->steps->len; i++)
        ok = check_step(lesson->steps->pdata[i], document, error);
    return ok;
}

// -- its words ------------------------------------------------------------------------------------

// The length of the name that begins with a `%` or `^`; it does not end as a sentence does.
static gsize
length_of_name(const char *text)
{
    gsize len = 1;
    while (g_ascii_isalnum(text[len]) || (text[len] && strchr("_#$.-", text[len])))
        len++;
    while (strchr(".-#", text[len - 1]))
        len--;
    return len;
}

// Of the function itself: blocks in regions have names of their own, which may be the same.
static const BsBlock *
find_block(BsDocument *document, const BsOp *function, const char *name)
{
    if (!function || !function->n_regions)
        return NULL;
    bs_region_for_each (bs_op_region((BsOp *)(gsize)function, 0), block) {
        if (g_strcmp0(bs_document_block_name(document, block), name) == 0)
            return block;
    }
    return NULL;
}

// What is printed so at the cursor is called otherwise in sight.
static void
put_name(BsDocument *document, const BsOp *function, const char *name, GString *out)
{
    const BsNaming naming = bs_document_naming(document);
    const gboolean is_block = *name == '^';
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    const BsValue *value = is_block ? NULL : bs_document_find_value(document, function, name);
    const BsBlock *block = is_block ? find_block(document, function, name) : NULL;
    bs_document_set_naming(document, naming);
    const char *shown = value   ? bs_document_value_name(document, value)
                        : block ? bs_document_block_name(document, block)
                                : NULL;
    g_string_append(out, shown ? shown : name);
}

char *
bs_lesson_words(BsDocument *document, const BsOp *function, const char *text)
{
    GString *out = g_string_new(NULL);
    while (*text) {
        const gsize plain = strcspn(text, "%^");
        g_string_append_len(out, text, (gssize)plain);
        text += plain;
        const gsize len = *text ? length_of_name(text) : 0;
        g_autofree char *name = g_strndup(text, len);
        if (len > 1)
            put_name(document, function, name, out);
        else
            g_string_append(out, name);
        text += len;
    }
    return g_string_free(out, FALSE);
}
