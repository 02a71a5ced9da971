// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sentences speak of what is seen: at each event the names in its sentence are in the code or in
// the picture of that moment, or stand there struck through. They are of one op each, and in plain
// words. What states of buffers name is there. Files and folders with .mlir files are
// given on the command line.
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "debug/telling/gone.h"
#include "documents.h"
#include "view/scene/scene.h"

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,"
    "buffer-deallocation),canonicalize)",
    "builtin.module(hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-buffer-reuse,"
    "hlo-deallocation-simplification,hlo-deallocation-to-scf))",
    NULL,
};

typedef struct Seen {
    guint n_named, n_struck; // names that were looked for, and found struck through alone
    guint n_patterns;        // sentences about one
    guint n_states;          // names in states
} Seen;

static Seen seen;

// -- what is in sight -----------------------------------------------------------------------------

static gboolean
is_in_name(char c)
{
    return g_ascii_isalnum(c) || strchr("_$.-#'", c);
}

// Whether the name stands there by itself.
static gboolean
has_name(const char *text, const char *name)
{
    const gsize len = strcspn(name, "#");
    g_autofree char *stem = g_strndup(name, len);
    for (const char *at = strstr(text, stem); at; at = strstr(at + 1, stem)) {
        if (!at[len] || !is_in_name(at[len]) || at[len] == '#' || at[len] == '.')
            return TRUE;
    }
    return FALSE;
}

static char *
struck_text(BsDocument *document, BsOp *function)
{
    GString *text = g_string_new(NULL);
    g_autoptr(GArray) lines =
        bs_document_gone_lines(document, function, bs_document_text(document, function));
    for (guint i = 0; i < lines->len; i++) {
        const BsGoneLine *line = &g_array_index(lines, BsGoneLine, i);
        g_string_append_len(text, line->text, (gssize)line->len);
        g_string_append_c(text, '\n');
    }
    return g_string_free(text, FALSE);
}

static char *
picture_text(BsDocument *document, BsOp *function)
{
    GString *text = g_string_new(NULL);
    BsScene *scene =
        bs_scene_new(document, function, &(BsSceneOptions){.detail = BS_DETAIL_BUFFERS});
    for (guint32 i = 0; i < scene->n_rows; i++) {
        g_string_append_printf(text, "%s\n", scene->rows[i].full);
        for (guint32 k = 0; k < scene->rows[i].n_badges; k++)
            g_string_append_printf(text, "%s\n", scene->rows[i].badges[k].text);
    }
    bs_scene_free(scene);
    return g_string_free(text, FALSE);
}

// -- each event -----------------------------------------------------------------------------------

static void
check_name(BsDocument *document, BsOp *function, const char *sentence, const char *name)
{
    const guint32 cursor = bs_document_cursor(document);
    seen.n_named++;
    if (has_name(bs_document_text(document, function)->text->str, name))
        return;
    g_autofree char *struck = struck_text(document, function);
    g_autofree char *picture = picture_text(document, function);
    seen.n_struck++;
    if (!has_name(struck, name) && !has_name(picture, name))
        g_error("%s, event %u: \"%s\" speaks of %s, which is not in sight:\n%s%s",
                bs_document_source(document)->name, cursor, sentence, name, struck,
                bs_document_text(document, function)->text->str);
}

// All that is there, with no word of what has gone.
static char *
whole_text(BsDocument *document, BsOp *function)
{
    GString *text = g_string_new(bs_document_text(document, function)->text->str);
    BsScene *scene = bs_scene_new(document, function, &(BsSceneOptions){0});
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (scene->rows[i].kind != BS_ROW_GONE)
            g_string_append_printf(text, "%s\n", scene->rows[i].full);
    }
    bs_scene_free(scene);
    return g_string_free(text, FALSE);
}

static void
check_state(BsDocument *document, const char *there, const char *state)
{
    for (const char *at = strchr(state, '%'); at; at = strchr(at + 1, '%')) {
        gsize len = 1;
        while (at[len] && is_in_name(at[len]))
            len++;
        g_autofree char *name = g_strndup(at, len);
        seen.n_states++;
        if (!has_name(there, name))
            g_error("%s, event %u: the state \"%s\" speaks of what is not there:\n%s",
                    bs_document_source(document)->name, bs_document_cursor(document), state, there);
    }
}

// States are of this moment: the indicator by which somebody owns a buffer is there.
static void
check_states(BsDocument *document, BsOp *function)
{
    g_autofree char *there = whole_text(document, function);
    BsScene *scene =
        bs_scene_new(document, function, &(BsSceneOptions){.detail = BS_DETAIL_BUFFERS});
    for (guint32 i = 0; i < scene->n_rows; i++) {
        for (guint32 k = 0; k < scene->rows[i].n_badges; k++)
            check_state(document, there, scene->rows[i].badges[k].text);
    }
    bs_scene_free(scene);
}

// Links are in order, none in another one, and each is of one thing.
static void
check_mention(const char *sentence, const BsMention *mention, guint32 end)
{
    const BsThing *thing = &mention->thing;
    g_assert_cmpuint(mention->begin, >=, end);
    g_assert_cmpuint(mention->begin, <, mention->end);
    g_assert_cmpuint(mention->end, <=, strlen(sentence));
    g_assert_cmpint((thing->op != NULL) + (thing->value != NULL) + (thing->block != NULL), ==, 1);
}

static void
check_event(BsDocument *document, guint32 number)
{
    BsOp *function = bs_document_event_function(document, number);
    guint n;
    bs_document_goto(document, number);
    if (function && bs_document_has_op(document, function))
        check_states(document, function);
    const char *sentence = bs_document_explain(document, number);
    const BsMention *mentions = bs_document_mentions(document, number, &n);
    for (guint i = 0; i < n; i++) {
        check_mention(sentence, &mentions[i], i ? mentions[i - 1].end : 0);
        g_autofree char *name =
            g_strndup(sentence + mentions[i].begin, mentions[i].end - mentions[i].begin);
        if (mentions[i].thing.value && *name == '%' && bs_document_has_op(document, function))
            check_name(document, function, sentence, name);
    }
}

// -- apart ----------------------------------------------------------------------------------------

// By sentence the first event of a stage that says it of an op of a function.
static void
check_apart(BsDocument *document, GHashTable *said, const BsOp *function, const BsEvent *event)
{
    const char *sentence = bs_document_explain(document, event->number);
    g_autofree char *key = g_strdup_printf("%p %s", (const void *)function, sentence);
    const BsEvent *first = g_hash_table_lookup(said, key);
    if (!first)
        g_hash_table_insert(said, g_steal_pointer(&key), (gpointer)(gsize)event);
    else if (first->op != event->op)
        g_error("%s, events %u and %u: \"%s\" is said of two ops",
                bs_document_source(document)->name, first->number, event->number, sentence);
}

// No sentence of a stage is said of two ops, by the source's names, which stay; and none has the
// name of a pattern in it.
static void
check_sentences(BsDocument *document)
{
    g_autoptr(GHashTable) said = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    for (guint32 number = 1; number <= bs_document_n_events(document); number++) {
        const BsEvent *event = bs_document_event(document, number);
        if (event->kind == BS_EVENT_STAGE)
            g_hash_table_remove_all(said);
        if (event->kind == BS_EVENT_PATTERN && g_ascii_isupper(*event->rule)) {
            g_assert_null(strstr(bs_document_explain(document, number), event->rule));
            seen.n_patterns++;
        }
        if (event->op)
            check_apart(document, said, bs_document_event_function(document, number), event);
    }
}

static void
check(BsDocument *document)
{
    static const BsNaming namings[] = {BS_NAMES_OWN, BS_NAMES_PRINTED};
    for (guint i = 0; i < G_N_ELEMENTS(namings); i++) {
        bs_document_set_naming(document, namings[i]);
        for (guint32 event = 1; event <= bs_document_n_events(document); event++)
            check_event(document, event);
        if (namings[i] == BS_NAMES_OWN)
            check_sentences(document);
    }
}

int
main(int argc, char **argv)
{
    const int status = documents_run("/told", argc, argv, pipelines, check);
    return paths_every() > 1 || (seen.n_named > 1000 && seen.n_struck > 20 &&
                                 seen.n_patterns > 100 && seen.n_states > 1000)
               ? status
               : 1;
}
