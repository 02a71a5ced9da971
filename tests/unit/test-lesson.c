// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lessons: what is read of them, what is said of broken ones, and that the places of all that come
// with the program are there.
#include "debug/document/cursor.h"
#include "debug/marks/exercise.h"
#include "debug/marks/lesson-task.h"
#include "debug/telling/predict.h"
#include "ir/effects.h"

#include <string.h>

static const char program[] = "--- program\n"
                              "func.func @f(%m: memref<2xf32>) {\n"
                              "  %a = memref.alloc() : memref<2xf32>\n"
                              "  test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)\n"
                              "  return\n"
                              "}\n";

static BsLesson *
parse(const char *before, const char *after, GError **error)
{
    g_autofree char *text = g_strconcat(before, program, after, NULL);
    return bs_lesson_parse(text, strlen(text), error);
}

static void
test_read(void)
{
    BsLesson *lesson =
        parse("# a comment\nlesson: Title\nabout: About it\n\n",
              "--- step: input\nselect: %alloc\ntable: liveness\nOne\ntwo.\n\nThree.\n"
              "? Who?\n- You :: No.\n+ Me\n--- step: end\nThe end.\n",
              NULL);
    g_assert_nonnull(lesson);
    g_assert_cmpstr(lesson->title, ==, "Title");
    g_assert_cmpstr(lesson->about, ==, "About it");
    g_assert_null(lesson->pipeline);
    g_assert_true(g_str_has_prefix(lesson->program, "func.func @f"));
    g_assert_cmpuint(lesson->program_line, ==, 6);
    g_assert_cmpuint(lesson->steps->len, ==, 2);
    const BsLessonStep *step = lesson->steps->pdata[0];
    g_assert_cmpstr(step->select, ==, "%alloc");
    g_assert_cmpstr(step->table, ==, "liveness");
    g_assert_cmpstr(step->text, ==, "One two.\n\nThree.");
    g_assert_cmpstr(step->question, ==, "Who?");
    g_assert_cmpuint(step->answers->len, ==, 2);
    const BsLessonAnswer *wrong = step->answers->pdata[0], *right = step->answers->pdata[1];
    g_assert_cmpstr(wrong->text, ==, "You");
    g_assert_cmpstr(wrong->comment, ==, "No.");
    g_assert_false(wrong->right);
    g_assert_true(right->right);
    g_assert_null(right->comment);
    bs_lesson_free(lesson);
}

static void
test_broken(void)
{
    static const struct {
        const char *before, *after, *error;
    } rows[] = {
        {"", "--- step: end\nText\n", "line 9: the lesson has no title"},
        {"lesson: x\n", "", "line 8: the lesson has no step"},
        {"lesson: x\nnonsense\n", "", "line 2: expected 'lesson: TITLE'"},
        {"lesson: x\n", "--- stop\n", "line 8: expected '--- program' or '--- step: PLACE'"},
        {"lesson: x\n", "--- program\n", "line 8: there is a program already"},
        {"lesson: x\n", "--- step: end\n", "line 8: the step has neither text nor question"},
        {"lesson: x\n", "--- step: end\nText\n\n? Q\n- A\n",
         "line 11: the step's question has no right"},
        {"lesson: x\n", "--- step: end\n? Q\n? R\n", "line 10: a step has one question"},
        {"lesson: x\n", "--- step: end\n? Q\ntext\n", "line 10: expected an answer"},
        {"lesson: x\n", "--- step: end\ntable: nothing\n", "line 9: there is no table 'nothing'"},
        {"lesson: x\n", "--- step: end\ntable: why\nText\n",
         "line 9: the table 'why' is about what is selected"},
        {"lesson: x\n", "--- step: end\n? Q\n+\n", "line 10: an answer without words"},
        {"lesson: x\nabout: \xff\n", "", "line 2: a lesson is text in UTF-8"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autoptr(GError) error = NULL;
        g_assert_null(parse(rows[i].before, rows[i].after, &error));
        g_assert_error(error, BS_LESSON_ERROR, 0);
        g_test_message("%s", error->message);
        g_assert_true(g_str_has_prefix(error->message, rows[i].error));
    }
    g_autoptr(GError) error = NULL;
    g_autofree char *large = g_strnfill(BS_LIMIT_LESSON_BYTES + 1, '\n');
    g_assert_null(bs_lesson_parse(large, BS_LIMIT_LESSON_BYTES + 1, &error));
    g_assert_error(error, BS_LESSON_ERROR, 0);
}

static void
test_places(void)
{
    static const struct {
        const char *place;
        gboolean found;
    } rows[] = {
        {"input", TRUE},
        {"end", TRUE},
        {"after 3", TRUE},
        {"after canonicalize#3", TRUE},
        {"after canonicalize#4", FALSE},
        {"after 9", FALSE},
        {"after nothing", FALSE},
        {"ownership-based-buffer-deallocation: dealloc", TRUE},
        {"3: ownership 2", TRUE},
        {"3: ownership 200", FALSE},
        {"3: nothing", FALSE},
        {"somewhere", FALSE},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *step = g_strdup_printf("--- step: %s\nText\n", rows[i].place);
        BsLesson *lesson = parse("lesson: x\n", step, NULL);
        BsDocument *document = bs_lesson_load(lesson, "x", NULL, NULL);
        g_autoptr(GError) error = NULL;
        g_test_message("%s", rows[i].place);
        g_assert_cmpint(bs_lesson_check(lesson, document, &error), ==, rows[i].found);
        g_assert_true(rows[i].found == !error);
        bs_document_free(document);
        bs_lesson_free(lesson);
    }
}

static void
test_programs(void)
{
    g_autoptr(GError) error = NULL;
    const char *text = "lesson: x\n--- program\nfunc.func @f() {\n  %0 = nonsense\n}\n"
                       "--- step: end\nText\n";
    BsLesson *lesson = bs_lesson_parse(text, strlen(text), NULL);
    g_assert_null(bs_lesson_load(lesson, "x", NULL, &error));
    g_assert_true(g_str_has_prefix(error->message, "line 4: "));
    bs_lesson_free(lesson);
    g_clear_error(&error);
    lesson = parse("lesson: x\npipeline: builtin.module(nothing)\n", "--- step: end\nText\n", NULL);
    g_assert_null(bs_lesson_load(lesson, "x", NULL, &error));
    g_assert_true(g_str_has_prefix(error->message, "line 2: "));
    bs_lesson_free(lesson);
}

// What is not there is named by the line that asks for it.
static void
test_missing(void)
{
    static const struct {
        const char *step, *error;
    } rows[] = {
        {"--- step: end\nfunction: g\nText\n", "line 9: there is no function 'g'"},
        {"--- step: end\nfunction: f\nselect: %z\nText\n", "line 10: there is no value '%z'"},
        {"--- step: input\nText\n--- step: nowhere\nText\n", "line 10: there is no place"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autoptr(GError) error = NULL;
        BsLesson *lesson = parse("lesson: x\n", rows[i].step, NULL);
        BsDocument *document = bs_lesson_load(lesson, "x", NULL, NULL);
        g_assert_false(bs_lesson_check(lesson, document, &error));
        g_test_message("%s", error->message);
        g_assert_true(g_str_has_prefix(error->message, rows[i].error));
        bs_document_free(document);
        bs_lesson_free(lesson);
    }
}

// A lesson says how things are printed; a reader sees their own names.
static void
test_words(void)
{
    static const char merely[] = "func.func @f(%in: memref<4xf32>) {\n"
                                 "  %first = memref.alloc() : memref<4xf32>\n"
                                 "  test.copy(%in, %first) : (memref<4xf32>, memref<4xf32>)\n"
                                 "  cf.br ^leave\n"
                                 "^leave:\n"
                                 "  return\n"
                                 "}\n";
    static const char text[] = "Is %alloc freed, or %arg0? 50 % of %alloc. %alloc_7 is not there. "
                               "It goes from ^bb0 to ^bb1. There is no ^bb2; 2^3.";
    BsDocument *document = bs_document_load("test", merely, strlen(merely), NULL);
    bs_document_goto(document, 0);
    const BsOp *function = bs_document_find_function(document, "f");
    g_autofree char *printed = bs_lesson_words(document, function, text);
    g_assert_cmpstr(printed, ==, text);
    bs_document_set_naming(document, BS_NAMES_OWN);
    g_autofree char *own = bs_lesson_words(document, function, text);
    g_assert_cmpstr(own, ==,
                    "Is %first freed, or %in? 50 % of %first. %alloc_7 is not there. "
                    "It goes from ^bb0 to ^leave. There is no ^bb2; 2^3.");
    bs_document_free(document);
}

// What is said of a task is executed: right and wrong answers to the lessons' own tasks, and what
// is said of them.
static void
test_tasks(gconstpointer folder)
{
    static const struct {
        const char *lesson;
        guint step;
        const char *said;
        gboolean right;
        const char *why;
    } rows[] = {
        {"26-make-it-leak", 0, "5, 1", TRUE, "With it the buffer of line 4 leaks; nothing that"},
        {"26-make-it-leak", 0, "2, 1", FALSE, "With it every buffer is freed."},
        {"26-make-it-leak", 0, "2", FALSE, "That is no input of this function: "},
        {"26-make-it-leak", 1, "10", TRUE, "With a dealloc of %m behind line 10 it is right with"},
        {"26-make-it-leak", 1, "9", FALSE, "it is still used behind line 9."},
        {"26-make-it-leak", 1, "8", FALSE,
         "it is freed twice: that path frees it already, and comes by line 8."},
        {"26-make-it-leak", 1, "11", FALSE, "it is freed twice: that path frees it already"},
        {"26-make-it-leak", 1, "3", FALSE, "Behind line 3 it cannot stand: "},
        {"26-make-it-leak", 1, "x", FALSE, "The number of a line is asked for."},
        {"27-freed-twice", 0, "1, 0", TRUE, "With it the buffer of line 3 is freed twice; line 7"},
        {"27-freed-twice", 0, "0, 0", FALSE, "With it no buffer is freed twice."},
        {"27-freed-twice", 1, "7, 8", TRUE, "line 7 frees it, then comes line 8"},
        {"27-freed-twice", 1, "8, 7", TRUE, "line 7 frees it, then comes line 8"},
        {"27-freed-twice", 1, "7, 10", FALSE, "One of these is part of it."},
        {"27-freed-twice", 1, "3, 7", FALSE, "One of these makes the buffer"},
        {"27-freed-twice", 1, "7", FALSE, "Two numbers of lines are asked for."},
        {"28-used-when-free", 0, "2, 1", TRUE, "With it the buffer of line 4 is read when it is"},
        {"28-used-when-free", 0, "1, 1", FALSE, "With it no buffer is used when it is free."},
        {"28-used-when-free", 0, "0, 1", FALSE, "Something else goes wrong: the buffer of line 4"},
        {"28-used-when-free", 1, "9, 7", TRUE, "line 9 frees it, then comes line 7"},
        {"28-used-when-free", 2, "0, 1", TRUE, "With it the buffer of line 4 leaks"},
        {"29-the-peak", 0, "6, 1", TRUE, "With it 48 bytes are on the heap at once"},
        {"29-the-peak", 0, "5, 1", FALSE, "With it 40 bytes are on the heap at once"},
        {"29-the-peak", 1, "6, 1", TRUE, "With it 48 bytes are on the heap at once"},
        {"30-fill-in-the-states", 0, "0 1 3", TRUE, "That is what the pass finds, too."},
        {"30-fill-in-the-states", 0, "0 1 2", FALSE,
         "%0 in ^bb0: not “◐ it depends”. %0 joins unique(%true) of %alloc with"},
        {"30-fill-in-the-states", 0, "0 - 3", FALSE, "Nothing is chosen for %alloc in ^bb0."},
        {"30-fill-in-the-states", 0, "0 9", FALSE, "Nothing is chosen for %alloc in ^bb0."},
        {"31-fill-in-a-list", 0, "0 0 1", TRUE, "That is what the pass finds, too."},
        {"31-fill-in-a-list", 0, "0 1 1", FALSE,
         "%alloc is not retained: ^bb1 neither gets it nor uses it."},
        {"31-fill-in-a-list", 1, "0 0 0", FALSE, "is on the list: live out and live in there."},
        {"31-fill-in-a-list", 1, "0 1 0", TRUE, "That is what the pass finds, too."},
        {"31-fill-in-a-list", 2, "1 0 0", TRUE, "That is what the pass finds, too."},
        {"31-fill-in-a-list", 2, "1 1 0", FALSE, "the block neither allocates it nor gets it."},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *name = g_strconcat(rows[i].lesson, ".lesson", NULL), *text = NULL;
        g_autofree char *path = g_build_filename(folder, name, NULL), *why = NULL;
        gsize len;
        g_assert_true(g_file_get_contents(path, &text, &len, NULL));
        BsLesson *lesson = bs_lesson_parse(text, len, NULL);
        const gboolean right =
            bs_lesson_try(lesson, lesson->steps->pdata[rows[i].step], rows[i].said, &why);
        if (right != rows[i].right || !strstr(why, rows[i].why))
            g_error("%s, step %u, '%s': %d, %s", name, rows[i].step, rows[i].said, right, why);
        bs_lesson_free(lesson);
    }
}

// A program is edited to a goal: what comes of it says how far it is.
static void
test_edits(void)
{
    static const char before[] = "lesson: x\n--- program\n"
                                 "func.func @f(%n: f32) -> f32 {\n"
                                 "  %i = arith.constant 0 : index\n"
                                 "  %a = memref.alloc() : memref<4xf32>\n"
                                 "  %b = memref.alloc() : memref<4xf32>\n"
                                 "  memref.store %n, %a[%i] : memref<4xf32>\n"
                                 "  memref.copy %a, %b : memref<4xf32> to memref<4xf32>\n"
                                 "  %r = memref.load %b[%i] : memref<4xf32>\n"
                                 "  return %r : f32\n"
                                 "}\n";
    static const char one[] = "func.func @f(%n: f32) -> f32 {\n"
                              "  %i = arith.constant 0 : index\n"
                              "  %a = memref.alloc() : memref<4xf32>\n"
                              "  memref.store %n, %a[%i] : memref<4xf32>\n"
                              "  %r = memref.load %a[%i] : memref<4xf32>\n";
    static const char none[] = "func.func @f(%n: f32) -> f32 {\n";
    static const char returns[] = "  return %r : f32\n}\n";
    static const char frees[] = "  memref.dealloc %a : memref<4xf32>\n";
    static const char twice[] = "  memref.dealloc %a : memref<4xf32>\n"
                                "  memref.dealloc %a : memref<4xf32>\n";
    static const struct {
        const char *place, *task, *begin, *middle, *end;
        gboolean right;
        const char *why;
    } rows[] = {
        {"end", "buffers 1", one, "", returns, TRUE, "It is right with all "},
        {"end", "peak 8", one, "", returns, FALSE, "but 16 bytes are on the heap at once; 8 may"},
        {"end", "buffers 0", none, "", "  return %n : f32\n}\n", TRUE, "It is right"},
        {"end", "buffers 0", none, "  %z = arith.addf %n, %n : f32\n", "  return %z : f32\n}\n",
         FALSE, "it gives something else than before."},
        {"input", "right", one, "", returns, FALSE, "the buffer of line 3 leaks"},
        {"input", "right", one, frees, returns, TRUE, "It is right with all "},
        {"end", "right", one, "  memref.dealloc %q : memref<4xf32>\n", returns, FALSE,
         "This is no program that can be executed there: line 6: "},
        {"end", "right", "func.func @g() {\n", "", "  return\n}\n", FALSE, "not there any more"},
        {"input", "freed-twice", one, frees, returns, FALSE, "with none of them it happens."},
        {"input", "freed-twice", one, twice, returns, TRUE, "is freed twice"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *why = NULL;
        g_autofree char *text =
            g_strdup_printf("%s--- step: %s\nfunction: f\ntask: edit %s\n? Can you?\n", before,
                            rows[i].place, rows[i].task);
        g_autofree char *said = g_strconcat(rows[i].begin, rows[i].middle, rows[i].end, NULL);
        BsLesson *lesson = bs_lesson_parse(text, strlen(text), NULL);
        const BsLessonStep *step = lesson->steps->pdata[0];
        g_assert_true(bs_lesson_task_edits(step));
        const gboolean right = bs_lesson_try(lesson, step, said, &why);
        if (right != rows[i].right || !strstr(why, rows[i].why))
            g_error("%u: %d, %s", i, right, why);
        bs_lesson_free(lesson);
    }
}

static BsWalk
count_dealloc(BsOp *op, gpointer n)
{
    *(guint *)n += bs_op_is_free(op);
    return BS_WALK_ON;
}

static void
check_prediction(BsDocument *document, guint32 position, const BsLessonStep *step)
{
    BsPrediction *prediction = bs_document_predict(document, position + 1);
    g_assert_nonnull(prediction);
    g_assert_cmpuint(step->answers->len, ==, prediction->choices->len);
    for (guint i = 0; i < step->answers->len; i++)
        g_assert_true(((const BsLessonAnswer *)step->answers->pdata[i])->right ==
                      (i == prediction->right));
    bs_prediction_free(prediction);
}

// The deallocs of the program as mlir-opt would print it are by the block that is said: one at
// least.
static void
check_block(BsDocument *document, const BsLessonStep *step)
{
    const BsOp *function = bs_document_functions(document)->pdata[0];
    guint n = 0, n_right = 0;
    bs_document_goto(document, 0);
    bs_region_for_each (bs_op_region(function, 0), block) {
        const BsLessonAnswer *answer = step->answers->pdata[n++];
        g_assert_cmpstr(answer->text, ==, bs_document_block_name(document, block));
        n_right += answer->right;
        if (!answer->right)
            continue;
        guint n_deallocs = 0;
        bs_document_goto_stage(document, bs_document_n_stages(document) - 1);
        bs_block_for_each (block, op)
            bs_op_walk_preorder(op, count_dealloc, &n_deallocs);
        bs_document_goto(document, 0);
        g_assert_cmpuint(n_deallocs, >, 0);
    }
    g_assert_cmpuint(n, ==, step->answers->len);
    g_assert_cmpuint(n_right, ==, 1);
}

// Each number is an exercise that is one whole lesson, always the same, with one right answer,
// which is what its event says, or what the passes leave; they differ.
static void
test_exercises(void)
{
    enum { MANY = 300 };
    guint n_blocks = 0;
    g_autoptr(GHashTable) different = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    for (guint32 number = 0; number < MANY; number++) {
        g_autoptr(GError) error = NULL;
        char *text = bs_exercise_text(number);
        g_autofree char *again = bs_exercise_text(number);
        g_assert_cmpstr(text, ==, again);
        BsLesson *lesson = bs_lesson_parse(text, strlen(text), &error);
        g_assert_no_error(error);
        BsDocument *document = bs_lesson_load(lesson, "exercise", NULL, &error);
        g_assert_no_error(error);
        g_assert_true(bs_lesson_check(lesson, document, &error));
        const BsLessonStep *step = lesson->steps->pdata[0];
        guint32 position = 0;
        bs_lesson_find_place(step, document, &position, &error);
        for (guint i = 0; i < step->answers->len; i++) {
            const BsLessonAnswer *answer = step->answers->pdata[i];
            g_assert_true(*answer->comment);
            for (guint k = 0; k < i; k++)
                g_assert_cmpstr(answer->text, !=,
                                ((const BsLessonAnswer *)step->answers->pdata[k])->text);
        }
        if (position)
            check_prediction(document, position, step);
        else
            check_block(document, step);
        n_blocks += !position;
        bs_document_free(document);
        g_hash_table_add(different, g_strconcat(lesson->program, step->place, NULL));
        bs_lesson_free(lesson);
        g_free(text);
    }
    g_assert_cmpuint(g_hash_table_size(different), >, MANY / 2);
    g_assert_cmpuint(n_blocks, >, MANY / 20);
    g_assert_cmpuint(n_blocks, <, MANY / 2);
}

// Tasks that are none, and such that the program has nothing for.
static void
test_broken_tasks(void)
{
    static const char *const tasks[] = {"nothing",         "input nothing",   "input peak x",
                                        "free m",          "ops freed-twice", "input used-freed",
                                        "ownership input", "retains end",     "frees nowhere",
                                        "edit nothing",    "edit peak x"};
    for (guint i = 0; i < G_N_ELEMENTS(tasks); i++) {
        g_autoptr(GError) error = NULL;
        g_autofree char *step = g_strdup_printf("--- step: input\ntask: %s\nText\n? Q\n", tasks[i]);
        BsLesson *lesson = parse("lesson: x\n", step, NULL);
        BsDocument *document = bs_lesson_load(lesson, "x", NULL, NULL);
        g_assert_false(bs_lesson_check_tasks(lesson, document, &error));
        g_assert_true(g_str_has_prefix(error->message, "line 9: "));
        bs_document_free(document);
        bs_lesson_free(lesson);
    }
}

// Each lesson of the folder is there to the last value, and says nothing of how one is printed:
// people see the source's names.
static void
test_folder(gconstpointer folder)
{
    GDir *names = g_dir_open(folder, 0, NULL);
    g_assert_nonnull(names);
    guint n = 0;
    for (const char *name; (name = g_dir_read_name(names));) {
        if (!g_str_has_suffix(name, ".lesson"))
            continue;
        g_autoptr(GError) error = NULL;
        g_autofree char *path = g_build_filename(folder, name, NULL), *text = NULL;
        gsize len;
        g_assert_true(g_file_get_contents(path, &text, &len, NULL));
        g_test_message("%s", name);
        g_assert_null(strstr(text, "printed as %"));
        BsLesson *lesson = bs_lesson_parse(text, len, &error);
        g_assert_no_error(error);
        BsDocument *document = bs_lesson_load(lesson, name, NULL, &error);
        g_assert_no_error(error);
        bs_lesson_check(lesson, document, &error);
        g_assert_no_error(error);
        bs_lesson_check_tasks(lesson, document, &error);
        g_assert_no_error(error);
        g_assert_nonnull(lesson->about);
        bs_document_free(document);
        bs_lesson_free(lesson);
        n++;
    }
    g_dir_close(names);
    g_assert_cmpuint(n, >, 0);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/lesson/read", test_read);
    g_test_add_func("/lesson/broken", test_broken);
    g_test_add_func("/lesson/places", test_places);
    g_test_add_func("/lesson/programs", test_programs);
    g_test_add_func("/lesson/missing", test_missing);
    g_test_add_func("/lesson/words", test_words);
    g_test_add_func("/lesson/edits", test_edits);
    g_test_add_func("/lesson/exercises", test_exercises);
    g_test_add_func("/lesson/broken-tasks", test_broken_tasks);
    if (argc > 1) {
        g_test_add_data_func("/lesson/folder", argv[1], test_folder);
        g_test_add_data_func("/lesson/tasks", argv[1], test_tasks);
    }
    return g_test_run();
}
