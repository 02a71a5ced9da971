// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sentences in another language: with the German catalogue no English is left in what the program
// says, and what is kept in files and read by programs is English all the same.
#include "debug/document/chunks.h"
#include "debug/marks/bookmarks.h"
#include "debug/marks/lesson.h"
#include "debug/telling/causes.h"
#include "debug/telling/explain.h"
#include "debug/telling/predict.h"
#include "debug/telling/trace-json.h"
#include "picture.h"
#include "support/i18n.h"
#include "view/write/svg.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <string.h>
#include <unistd.h>

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(legacy)",
    "builtin.module(buffer-results-to-out-params,drop-equivalent-buffer-results)",
    "builtin.module(convert-bufferization-to-memref,canonicalize,cse)",
    "builtin.module(func.func(optimize-allocation-liveness))",
};

// -- no English -----------------------------------------------------------------------------------

// Words that no German sentence has, and no name of an op or pattern by itself.
static const char english[] =
    "\\b(the|of|is|are|its|it|to|with|from|for|and|no|not|nothing|by|as|at|be|free|freed|frees|"
    "retained|block|begins|ends|becomes|unique|unknown|owned|argument|region|line|result)\\b";

// Names of passes, patterns, ops ("des for", too) and functions are the same in every language.
static const char names[] = "@[\\w.-]+|%[\\w#:]+|\\^\\w+|\\w+(\\.\\w+)+|\\w+(-\\w+)+|"
                            "\\w*::\\w+(<[^>]*>)?|des \\w+(\\.\\w+)*|\\b[A-Z]\\w*[a-z][A-Z]\\w*\\b";

static void
assert_german(const char *text)
{
    static GRegex *words, *known;
    if (!words) {
        words = g_regex_new(english, 0, 0, NULL);
        known = g_regex_new(names, 0, 0, NULL);
    }
    g_autofree char *rest = g_regex_replace_literal(known, text, -1, 0, "", 0, NULL);
    if (g_regex_match(words, rest, 0, NULL))
        g_error("English is left: %s", text);
}

static void
check_chains(BsDocument *document, const BsEvent *event)
{
    if (!event->op)
        return;
    GPtrArray *(*const ask[])(BsDocument *, const BsOp *, const BsValue *) = {bs_document_why,
                                                                              bs_document_became};
    for (guint i = 0; i < G_N_ELEMENTS(ask); i++) {
        GPtrArray *chain = ask[i](document, event->op, event->value);
        for (guint k = 0; k < chain->len; k++) {
            const BsLink *link = chain->pdata[k];
            const BsEvent *of = bs_document_event(document, link->event);
            if (!of || of->kind != BS_EVENT_REFUSED)
                assert_german(link->text);
        }
        g_ptr_array_unref(chain);
    }
}

static void
check_question(BsDocument *document, guint32 event)
{
    BsPrediction *prediction = bs_document_predict(document, event);
    if (!prediction)
        return;
    assert_german(prediction->question);
    for (guint i = 0; i < prediction->choices->len; i++)
        assert_german(prediction->choices->pdata[i]);
    bs_prediction_free(prediction);
}

static void
check_program(const BsSource *source, const char *pipeline_text)
{
    enum { MOST_CHAINS = 40 };
    BsPipeline *pipeline = bs_pipeline_parse(pipeline_text, NULL);
    BsDocumentOptions options = {
        .pipeline = pipeline, .allow_unregistered = TRUE, .split_line = source->split_line};
    BsDocument *document = bs_document_load(source->name, source->text, source->len, &options);
    const guint32 n = bs_document_ir(document) ? bs_document_n_events(document) : 0;
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (event->kind != BS_EVENT_REFUSED) // the texts of the reference
            assert_german(bs_document_explain(document, i));
        check_question(document, i);
    }
    for (guint32 i = n; i > 0 && i + MOST_CHAINS > n; i--)
        check_chains(document, bs_document_event(document, i));
    bs_document_free(document);
    bs_pipeline_free(pipeline);
}

static void
test_file(gconstpointer data)
{
    char *text;
    gsize len;
    g_assert_true(g_file_get_contents(data, &text, &len, NULL));
    GString *warnings = g_string_new(NULL);
    GArray *chunks = bs_chunks_split(data, text, len, warnings);
    for (guint i = 0; i < chunks->len; i++) {
        for (gsize k = 0; k < G_N_ELEMENTS(pipelines); k++)
            check_program(&g_array_index(chunks, BsSource, i), pipelines[k]);
    }
    g_array_unref(chunks);
    g_string_free(warnings, TRUE);
    g_free(text);
}

// -- lessons --------------------------------------------------------------------------------------

// Words are other words in German; a name is the same.
static void
assert_translated(const char *english_text, const char *german)
{
    g_assert_true(!english_text == !german);
    if (!german)
        return;
    assert_german(german);
    if (strpbrk(english_text, " ") && strcmp(english_text, german) == 0)
        g_error("not translated: %s", german);
}

static void
compare_steps(const BsLessonStep *english_step, const BsLessonStep *german)
{
    assert_translated(english_step->text, german->text);
    assert_translated(english_step->question, german->question);
    g_assert_cmpuint(english_step->answers->len, ==, german->answers->len);
    for (guint i = 0; i < german->answers->len; i++) {
        const BsLessonAnswer *before = english_step->answers->pdata[i];
        const BsLessonAnswer *after = german->answers->pdata[i];
        assert_translated(before->text, after->text);
        assert_translated(before->comment, after->comment);
        g_assert_cmpint(before->right, ==, after->right);
    }
}

static BsLesson *
parse_lesson(const char *text)
{
    g_autoptr(GError) error = NULL;
    BsLesson *lesson = bs_lesson_parse(text, strlen(text), &error);
    g_assert_no_error(error);
    return lesson;
}

// Everything that the lesson says, and nothing of what it shows.
static void
test_lesson(gconstpointer data)
{
    g_autofree char *text = NULL;
    g_assert_true(g_file_get_contents(data, &text, NULL, NULL));
    BsLesson *before = parse_lesson(text), *lesson = parse_lesson(text);
    bs_lesson_translate(lesson);
    assert_translated(before->title, lesson->title);
    assert_translated(before->about, lesson->about);
    g_assert_cmpstr(before->program, ==, lesson->program);
    for (guint i = 0; i < lesson->steps->len; i++)
        compare_steps(before->steps->pdata[i], lesson->steps->pdata[i]);
    bs_lesson_free(before);
    bs_lesson_free(lesson);
}

// A lesson of one's own is as it was written, even where the window has a word for it.
static void
test_own_lesson(void)
{
    BsLesson *lesson = parse_lesson("lesson: Liveness\n--- program\nfunc.func @f() {\n  return\n}\n"
                                    "--- step: input\nMine.\n\n\nunknown\n\nNever.\n"
                                    "? How?\n+ unknown\n--- step: end\nFor now.\n");
    bs_lesson_translate(lesson);
    const BsLessonStep *step = lesson->steps->pdata[0];
    const BsLessonAnswer *answer = step->answers->pdata[0];
    g_assert_cmpstr(lesson->title, ==, "Liveness");
    g_assert_null(lesson->about);
    g_assert_cmpstr(step->text, ==, "Mine.\n\n\n\nunknown\n\nNie.");
    g_assert_cmpstr(answer->text, ==, "unknown");
    g_assert_null(answer->comment);
    bs_lesson_free(lesson);
}

// -- some sentences -------------------------------------------------------------------------------

static const char program[] = "func.func @f(%c: i1, %m: memref<2xf32>) {\n"
                              "  %a = memref.alloc() : memref<2xf32>\n"
                              "  %s = arith.select %c, %a, %m : memref<2xf32>\n"
                              "  test.copy(%s, %m) : (memref<2xf32>, memref<2xf32>)\n"
                              "  return\n"
                              "}\n";

static BsDocument *
load(void)
{
    BsDocument *document = bs_document_load("a.mlir", program, strlen(program), NULL);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    return document;
}

static guint32
find_sentence(BsDocument *document, const char *sentence)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (strstr(bs_document_explain(document, i), sentence))
            return i;
    }
    g_error("no event says: %s", sentence);
}

static void
test_sentences(void)
{
    static const char *const said[][2] = {
        {"expand-realloc beginnt", "expand-realloc begins"},
        {"%alloc: eindeutig(%true) (hier angelegt)", "%alloc: unique(%true) (allocated here)"},
        {"%0 vereint eindeutig(%true) von %alloc mit eindeutig(%false) von %arg1: unbekannt",
         "%0 joins unique(%true) of %alloc with unique(%false) of %arg1: unknown"},
    };
    BsDocument *document = load();
    g_assert_cmpstr(bs_document_explain(document, 0), ==, "die Eingabe, a.mlir");
    for (guint i = 0; i < G_N_ELEMENTS(said); i++) {
        const guint32 event = find_sentence(document, said[i][0]);
        g_assert_cmpstr(bs_document_explain_in_english(document, event), ==, said[i][1]);
    }
    bs_document_free(document);
}

// -- what is kept ---------------------------------------------------------------------------------

// A file of bookmarks is the same whatever the language, and so is one of an earlier release.
static void
test_bookmarks(void)
{
    BsDocument *document = load();
    const guint32 event = find_sentence(document, "%alloc: eindeutig(%true)");
    g_autoptr(GKeyFile) file = g_key_file_new();
    BsBookmarks *bookmarks = bs_bookmarks_new();
    bs_bookmarks_add(bookmarks, document, event, "here");
    bs_bookmarks_save(bookmarks, file);
    bs_bookmarks_free(bookmarks);
    g_autofree char *kept = g_key_file_get_string(file, "Bookmark 1", "sentence", NULL);
    g_assert_cmpstr(kept, ==, "%a: unique(%true) (allocated here)");
    g_key_file_set_integer(file, "Bookmark 1", "event", 1);
    bookmarks = bs_bookmarks_new();
    bs_bookmarks_load(bookmarks, file);
    bs_bookmarks_resolve(bookmarks, document);
    g_assert_false(bs_bookmarks_get(bookmarks, 0)->lost);
    g_assert_cmpuint(bs_bookmarks_get(bookmarks, 0)->event, ==, event);
    bs_bookmarks_free(bookmarks);
    bs_document_free(document);
}

static void
test_trace(void)
{
    BsDocument *document = load();
    g_autoptr(GString) german = g_string_new(NULL), english_one = g_string_new(NULL);
    bs_document_explain_all(document, NULL);
    g_assert_true(bs_trace_write(document, NULL, german));
    const locale_t before = bs_english_begin();
    g_assert_true(bs_trace_write(document, NULL, english_one));
    bs_english_end(before);
    g_assert_cmpstr(german->str, ==, english_one->str);
    g_assert_nonnull(strstr(german->str, "unique(%true)"));
    bs_document_free(document);
}

// What a reader of the picture hears of it, besides code.
static void
test_picture(void)
{
    BsDocument *document = load();
    bs_document_goto(document, bs_document_n_events(document));
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    g_autofree char *svg = bs_scene_to_svg(scene, NULL);
    g_autoptr(GRegex) said = g_regex_new("<(title|desc)>([^<]*)</", 0, 0, NULL);
    g_autoptr(GMatchInfo) match = NULL;
    guint n = 0;
    for (g_regex_match(said, svg, 0, &match); g_match_info_matches(match); n++) {
        g_autofree char *text = g_match_info_fetch(match, 2);
        assert_german(text);
        g_match_info_next(match, NULL);
    }
    g_assert_cmpuint(n, >, 10);
    g_assert_nonnull(strstr(svg, "<title>Legende</title>"));
    bs_scene_free(scene);
    bs_document_free(document);
}

static void
test_thread(void)
{
    g_assert_cmpstr(_("unknown"), ==, "unbekannt");
    const locale_t before = bs_english_begin();
    g_assert_cmpstr(_("unknown"), ==, "unknown");
    const locale_t inner = bs_english_begin();
    bs_english_end(inner);
    g_assert_cmpstr(_("unknown"), ==, "unknown");
    bs_english_end(before);
    g_assert_cmpstr(_("unknown"), ==, "unbekannt");
}

// -- the catalogue --------------------------------------------------------------------------------

// Makes DIR/de/LC_MESSAGES/bufscope.mo of `po`. FALSE without msgfmt.
static gboolean
make_catalogue(const char *dir, const char *po)
{
    g_autofree char *folder = g_build_filename(dir, "de", "LC_MESSAGES", NULL);
    g_autofree char *mo = g_build_filename(folder, BS_TEXTS ".mo", NULL);
    const char *argv[] = {"msgfmt", "-o", mo, po, NULL};
    int status = 1;
    g_mkdir_with_parents(folder, 0700);
    return g_spawn_sync(NULL, (char **)(gsize)argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                        NULL, &status, NULL) &&
           status == 0;
}

static void
remove_catalogue(const char *dir)
{
    static const char *const parts[] = {"de/LC_MESSAGES/" BS_TEXTS ".mo", "de/LC_MESSAGES", "de",
                                        "en_US.utf8", ""};
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
        g_autofree char *path = g_build_filename(dir, parts[i], NULL);
        g_remove(path);
    }
}

static void
add_files(const char *folder)
{
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
    const char *name;
    while ((name = g_dir_read_name(dir))) {
        g_autofree char *path = g_build_filename(folder, name, NULL);
        g_autofree char *test = g_strconcat("/language/", name, NULL);
        const gboolean is_lesson = g_str_has_suffix(name, ".lesson");
        if (is_lesson || g_str_has_suffix(name, ".mlir"))
            g_test_add_data_func_full(test, g_steal_pointer(&path),
                                      is_lesson ? test_lesson : test_file, g_free);
    }
}

// A locale that is not C, in which newer C libraries translate nothing: C's own by another name,
// since there may be no other on the machine.
static gboolean
set_locale(const char *dir)
{
    g_autofree char *link = g_build_filename(dir, "en_US.utf8", NULL);
    g_setenv("LOCPATH", dir, TRUE);
    return symlink("/usr/lib/locale/C.utf8", link) == 0 && setlocale(LC_ALL, "en_US.UTF-8");
}

// argv: the catalogue's source, folders of programs and lessons.
int
main(int argc, char **argv)
{
    g_setenv("LANGUAGE", "de", TRUE);
    g_autofree char *dir = g_dir_make_tmp("bufscope-XXXXXX", NULL);
    const gboolean known = set_locale(dir) && make_catalogue(dir, argv[1]);
    g_test_init(&argc, &argv, NULL);
    bindtextdomain(BS_TEXTS, dir);
    bind_textdomain_codeset(BS_TEXTS, "UTF-8");
    textdomain(BS_TEXTS);
    if (known) {
        g_test_add_func("/language/sentences", test_sentences);
        g_test_add_func("/language/bookmarks", test_bookmarks);
        g_test_add_func("/language/trace", test_trace);
        g_test_add_func("/language/picture", test_picture);
        g_test_add_func("/language/thread", test_thread);
        g_test_add_func("/language/own-lesson", test_own_lesson);
        for (int i = 2; i < argc; i++)
            add_files(argv[i]);
    }
    const int failed = known ? g_test_run() : 77;
    remove_catalogue(dir);
    return failed;
}
