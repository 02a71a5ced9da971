// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A verdict for each stage, told stage by stage, and what changes one: the worst of what is
// executed, no leak where a pass frees it later, and at a limit "not judged".
#include "debug/document/cursor.h"
#include "debug/verdict/execute.h"
#include "debug/verdict/finding-path.h"

#include <gio/gio.h>
#include <string.h>

static const char ownership[] = "builtin.module(ownership-based-buffer-deallocation,canonicalize)";
static const char nothing[] = "builtin.module()";

static BsDocument *
load(const char *text, const char *passes)
{
    GError *error = NULL;
    g_autoptr(BsPipeline) pipeline = bs_pipeline_parse(passes, &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    return document;
}

static char *
words_of(const BsStageVerdicts *verdicts)
{
    GString *words = g_string_new(NULL);
    for (guint32 i = 0; i < verdicts->stages->len; i++)
        g_string_append_printf(words, "%s%s", i ? " " : "",
                               bs_stage_verdict_name(bs_stage_verdicts_get(verdicts, i)->kind));
    return g_string_free(words, FALSE);
}

// The verdicts as words, and how often somebody was told of more.
static char *
verdicts_of(BsDocument *document, const BsExecuteOptions *options, BsStageVerdicts **kept)
{
    GError *error = NULL;
    g_autoptr(GPtrArray) executed = bs_document_execute(document, options, &error);
    g_assert_no_error(error);
    BsStageVerdicts *verdicts =
        bs_stage_verdicts_new(document, executed, bs_document_n_stages(document));
    char *words = words_of(verdicts);
    g_assert_null(bs_stage_verdicts_get(verdicts, verdicts->stages->len));
    if (kept)
        *kept = verdicts;
    else
        bs_stage_verdicts_free(verdicts);
    return words;
}

#define USED                                                                               \
    "func.func @f(%v: i8, %i: index) -> i8 {\n  %a = memref.alloc() : memref<4xi8>\n"      \
    "  memref.store %v, %a[%i] : memref<4xi8>\n  %x = memref.load %a[%i] : memref<4xi8>\n" \
    "  return %x : i8\n}\n"

static const struct {
    const char *text, *passes, *verdicts;
} kinds[] = {
    {"func.func @f() {\n  return\n}\n", nothing, "right"},
    // Nobody frees, and no pass is there to do so: one may be run later. Who frees another buffer
    // is not waited for.
    {"func.func @f() {\n  %a = memref.alloc() : memref<4xi8>\n  return\n}\n", nothing, "waits"},
    {USED, "builtin.module(canonicalize,ownership-based-buffer-deallocation)", "waits waits right"},
    {"func.func @f() {\n  %a = memref.alloc() : memref<4xi8>\n"
     "  memref.dealloc %a : memref<4xi8>\n  memref.dealloc %a : memref<4xi8>\n  return\n}\n",
     nothing, "freed-twice"},
    {"func.func @f(%v: i8) {\n  %c = arith.constant 0 : index\n"
     "  %a = memref.alloc() : memref<4xi8>\n  memref.dealloc %a : memref<4xi8>\n"
     "  memref.store %v, %a[%c] : memref<4xi8>\n  return\n}\n",
     nothing, "used-freed"},
    {"func.func @f() {\n  %a = memref.alloca() : memref<4xi8>\n"
     "  memref.dealloc %a : memref<4xi8>\n  return\n}\n",
     nothing, "freed-wrongly"},
    {"func.func @f() {\n  %false = arith.constant false\n  cf.assert %false, \"no\"\n  return\n}\n",
     nothing, "goes-wrong"},
    {"func.func @f(%v: i8, %i: index) -> tensor<4xi8> {\n  %a = memref.alloc() : memref<4xi8>\n"
     "  memref.store %v, %a[%i] : memref<4xi8>\n"
     "  %t = bufferization.to_tensor %a : memref<4xi8>\n  return %t : tensor<4xi8>\n}\n",
     ownership, "right used-freed used-freed"},
    // The caller's, where there is none in the program; where there is one, it gives the buffer
    // away.
    {"func.func @f(%a: memref<4xi8>) {\n  memref.dealloc %a : memref<4xi8>\n  return\n}\n", nothing,
     "freed-wrongly"},
    {"func.func @f(%a: memref<4xi8>) {\n  memref.dealloc %a : memref<4xi8>\n  return\n}\n"
     "func.func @g() {\n  %a = memref.alloc() : memref<4xi8>\n"
     "  func.call @f(%a) : (memref<4xi8>) -> ()\n  return\n}\n",
     nothing, "right"},
    // The worst of two functions.
    {"func.func @f() {\n  return\n}\nfunc.func @g() {\n  %a = memref.alloc() : memref<4xi8>\n"
     "  return\n}\n",
     nothing, "waits"},
    // Who frees another buffer, or this one sometimes, is not waited for.
    {"func.func @f() {\n  %a = memref.alloc() : memref<4xi8>\n  %b = memref.alloc() : "
     "memref<4xi8>\n"
     "  memref.dealloc %b : memref<4xi8>\n  return\n}\n",
     nothing, "leaks"},
    {"func.func @f(%c: i1) {\n  %a = memref.alloc() : memref<4xi8>\n  scf.if %c {\n"
     "    memref.dealloc %a : memref<4xi8>\n  }\n  return\n}\n",
     nothing, "leaks"},
    {"func.func private @g() {\n  %a = memref.alloc() : memref<4xi8>\n"
     "  memref.dealloc %a : memref<4xi8>\n  return\n}\n"
     "func.func @f() {\n  %a = memref.alloc() : memref<4xi8>\n  func.call @g() : () -> ()\n"
     "  return\n}\n",
     nothing, "waits"},
};

// What a stage is wrong in has a finding of that kind, since a stage that says so, with a path, and
// nothing else has: a leak with every input may be meant for a pass that is run later.
static void
assert_told(BsDocument *document, const char *words)
{
    g_auto(GStrv) stages = g_strsplit(words, " ", -1);
    g_autoptr(GPtrArray) findings = bs_document_check_all(document, NULL);
    gboolean is_told[BS_N_STAGE_VERDICTS] = {FALSE};
    for (guint i = 0; i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        const BsStageVerdictKind kind = bs_finding_verdict(finding);
        g_autoptr(GArray) path = bs_finding_path(finding);
        g_assert_cmpstr(stages[finding->stage], ==, bs_stage_verdict_name(kind));
        g_assert_cmpuint(path->len, >, 0);
        is_told[kind] |= finding->is_sure || kind == BS_STAGE_LEAKS;
    }
    for (guint kind = 0; kind < BS_STAGE_NOT_JUDGED; kind++) {
        g_assert_cmpint(is_told[kind], ==,
                        g_strv_contains((const char *const *)stages,
                                        bs_stage_verdict_name((BsStageVerdictKind)kind)));
    }
}

static void
test_kinds(void)
{
    for (guint i = 0; i < G_N_ELEMENTS(kinds); i++) {
        BsDocument *document = load(kinds[i].text, kinds[i].passes);
        const BsExecuteOptions options = {0};
        g_autofree char *words = verdicts_of(document, &options, NULL);
        g_assert_cmpstr(words, ==, kinds[i].verdicts);
        assert_told(document, words);
        bs_document_free(document);
    }
}

// What changes, first, and the event that does: the one that makes the dealloc.
static void
test_changes(void)
{
    BsDocument *document = load(kinds[7].text, kinds[7].passes);
    const BsExecuteOptions options = {0};
    BsStageVerdicts *verdicts;
    g_free(verdicts_of(document, &options, &verdicts));
    g_assert_cmpint(verdicts->changes[BS_CHANGES_VERDICT], ==, 1);
    g_assert_cmpint(verdicts->changes[BS_CHANGES_PEAK], ==, -1);
    g_autoptr(GPtrArray) findings = bs_document_check(document, NULL, NULL);
    const guint32 event = bs_verdict_change_event(document, BS_CHANGES_VERDICT, 1, NULL, findings);
    g_assert_cmpuint(event, ==,
                     bs_verdict_change_event(document, BS_CHANGES_VERDICT, 1, NULL, NULL));
    guint32 n;
    BsOp *const *made = bs_document_event_created(document, event, &n);
    gboolean frees = FALSE;
    for (guint32 i = 0; i < n; i++)
        frees |= g_str_equal(made[i]->def->name, "bufferization.dealloc");
    g_assert_true(frees);
    g_assert_cmpuint(bs_verdict_change_event(document, BS_CHANGES_VERDICT, 0, NULL, findings), ==,
                     0);
    g_assert_cmpuint(bs_verdict_change_event(document, BS_CHANGES_VERDICT, 99, NULL, findings), ==,
                     0);
    bs_stage_verdicts_free(verdicts);
    bs_document_free(document);
}

// Of one function alone, whatever the others do; and the event is one in it.
static void
test_function(void)
{
    static const struct {
        const char *name, *verdicts;
        gint changes;
    } functions[] = {{"made", "waits right right", 1},
                     {"given", "right right right", -1},
                     {"handed", "right used-freed used-freed", 1}};
    BsDocument *document = load("func.func @made(%v: i8, %i: index) {\n"
                                "  %a = memref.alloc() : memref<4xi8>\n"
                                "  memref.store %v, %a[%i] : memref<4xi8>\n  return\n}\n"
                                "func.func @given(%m: memref<4xi8>) {\n  return\n}\n"
                                "func.func @handed(%v: i8, %i: index) -> tensor<4xi8> {\n"
                                "  %a = memref.alloc() : memref<4xi8>\n"
                                "  memref.store %v, %a[%i] : memref<4xi8>\n"
                                "  %t = bufferization.to_tensor %a : memref<4xi8>\n"
                                "  return %t : tensor<4xi8>\n}\n",
                                ownership);
    const BsExecuteOptions options = {0};
    BsStageVerdicts *verdicts;
    g_free(verdicts_of(document, &options, &verdicts));
    for (guint i = 0; i < G_N_ELEMENTS(functions); i++) {
        BsStageVerdicts *own = bs_stage_verdicts_of_function(verdicts, functions[i].name);
        g_autofree char *words = words_of(own);
        g_assert_cmpstr(words, ==, functions[i].verdicts);
        g_assert_cmpint(own->changes[BS_CHANGES_VERDICT], ==, functions[i].changes);
        const guint32 event =
            bs_verdict_change_event(document, BS_CHANGES_VERDICT, 1, functions[i].name, NULL);
        const BsOp *of = bs_document_event_function(document, event);
        if (functions[i].changes >= 0)
            g_assert_cmpstr(bs_function_name(of), ==, functions[i].name);
        bs_stage_verdicts_free(own);
    }
    g_assert_null(bs_stage_verdicts_of_function(verdicts, "another"));
    bs_stage_verdicts_free(verdicts);
    bs_document_free(document);
}

// The peak of a buffer that is promoted to the stack, and of one that takes another's place.
static void
test_peak(void)
{
    BsDocument *document =
        load(USED, "builtin.module(func.func(canonicalize,promote-buffers-to-stack))");
    const BsExecuteOptions options = {0};
    BsStageVerdicts *verdicts;
    g_autofree char *words = verdicts_of(document, &options, &verdicts);
    g_assert_cmpstr(words, ==, "waits waits right");
    g_assert_cmpint(verdicts->changes[BS_CHANGES_VERDICT], ==, 2);
    g_assert_cmpint(verdicts->changes[BS_CHANGES_PEAK], ==, 2);
    g_assert_cmpint(bs_stage_verdicts_get(verdicts, 1)->peak_bytes, ==, 4);
    g_assert_cmpint(bs_stage_verdicts_get(verdicts, 2)->peak_bytes, ==, 0);
    bs_stage_verdicts_free(verdicts);
    bs_document_free(document);
}

static const char endless[] = "func.func @f() {\n  cf.br ^loop\n^loop:\n  cf.br ^loop\n}\n";

static const BsFunctionVerdict *
only_function(const BsStageVerdicts *verdicts, guint32 stage)
{
    const GArray *functions = bs_stage_verdicts_get(verdicts, stage)->functions;
    g_assert_cmpuint(functions->len, ==, 1);
    return &g_array_index(functions, BsFunctionVerdict, 0);
}

// Limits: of one execution, and of all together.
static void
test_limits(void)
{
    BsDocument *document = load(endless, nothing);
    BsStageVerdicts *verdicts;
    BsExecuteOptions options = {.limits = BS_LIMITS_JUDGED};
    options.limits.steps = 1000;
    g_autofree char *words = verdicts_of(document, &options, &verdicts);
    g_assert_cmpstr(words, ==, "not-judged");
    g_assert_cmpstr(only_function(verdicts, 0)->limit, ==, "limit of 1000 steps");
    bs_stage_verdicts_free(verdicts);
    bs_document_free(document);

    document = load(kinds[2].text, kinds[2].passes);
    options = (BsExecuteOptions){.most = 1};
    g_autofree char *first = verdicts_of(document, &options, &verdicts);
    g_assert_cmpstr(first, ==, "waits not-judged not-judged");
    g_assert_cmpstr(only_function(verdicts, 1)->limit, ==, "limit of 1 steps");
    bs_stage_verdicts_free(verdicts);
    bs_document_free(document);
}

static void
count_stage(const BsDocument *document, const GPtrArray *functions, guint32 stage, gpointer data)
{
    guint *n = data;
    g_assert_cmpuint(stage, ==, (*n)++);
    BsStageVerdicts *verdicts = bs_stage_verdicts_new(document, functions, stage + 1);
    g_assert_cmpuint(verdicts->stages->len, ==, stage + 1);
    g_assert_cmpint(bs_stage_verdicts_get(verdicts, stage)->kind, !=, BS_STAGE_LEAKS);
    bs_stage_verdicts_free(verdicts);
}

// Stage by stage; none when it is cancelled.
static void
test_told(void)
{
    BsDocument *document = load(kinds[2].text, kinds[2].passes);
    guint n = 0;
    BsExecuteOptions options = {.stage_done = count_stage, .data = &n};
    g_free(verdicts_of(document, &options, NULL));
    g_assert_cmpuint(n, ==, 3);
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    g_cancellable_cancel(cancellable);
    options.cancellable = cancellable;
    n = 0;
    GPtrArray *executed = bs_document_execute(document, &options, NULL);
    g_assert_cmpuint(n, ==, 0);
    g_clear_pointer(&executed, g_ptr_array_unref);
    bs_document_free(document);
}

// What the input does itself is no business of passes, and still told where all is asked for; its
// path leads from where the buffer is made to where it goes wrong.
static void
test_path(void)
{
    BsDocument *document =
        load("func.func @f(%v: i8) {\n  %c9 = arith.constant 9 : index\n"
             "  %a = memref.alloc() : memref<4xi8>\n  memref.store %v, %a[%c9] : memref<4xi8>\n"
             "  memref.dealloc %a : memref<4xi8>\n  return\n}\n",
             nothing);
    g_autoptr(GPtrArray) of_passes = bs_document_check(document, NULL, NULL);
    g_autoptr(GPtrArray) all = bs_document_check_all(document, NULL);
    g_assert_cmpuint(of_passes->len, ==, 0);
    g_assert_cmpuint(all->len, ==, 1);
    const BsFinding *finding = all->pdata[0];
    g_assert_cmpint(bs_finding_verdict(finding), ==, BS_STAGE_GOES_WRONG);
    g_autofree char *sentence = bs_finding_sentence(document, finding);
    g_assert_true(g_str_has_prefix(
        sentence, "Wrong before any pass: @f: 'memref.store' is outside of this buffer. Shown "));
    g_autoptr(GArray) path = bs_finding_path(finding);
    g_assert_cmpuint(path->len, ==, 2);
    const BsPathStep *made = &g_array_index(path, BsPathStep, 0);
    const BsPathStep *wrong = &g_array_index(path, BsPathStep, 1);
    g_assert_cmpstr(made->text, ==, "made at line 3");
    g_assert_cmpstr(wrong->text, ==, "out of bounds at line 4");
    g_assert_cmpuint(made->op, ==, finding->made);
    g_assert_cmpuint(wrong->op, ==, finding->op);
    bs_document_free(document);
}

// -- what is sought -------------------------------------------------------------------------------

// Freed twice when %c holds; and a leak in another function.
#define SOUGHT                                                                   \
    "func.func @f(%c: i1, %n: index) {\n  %a = memref.alloc() : memref<4xi8>\n"  \
    "  memref.dealloc %a : memref<4xi8>\n  scf.if %c {\n"                        \
    "    memref.dealloc %a : memref<4xi8>\n  }\n  return\n}\n"                   \
    "func.func @g() {\n  %a = memref.alloc() : memref<4xi8>\n"                   \
    "  %b = memref.alloc() : memref<4xi8>\n  memref.dealloc %b : memref<4xi8>\n" \
    "  return\n}\n"

static const struct {
    BsSought sought;
    const char *found; // function, kind, and the input
} soughts[] = {
    {{0}, "f freed-twice 1, 0; g leak ; "},
    {{.function = "f"}, "f freed-twice 1, 0; "},
    {{.function = "g"}, "g leak ; "},
    {{.function = "h"}, ""},
    {{.function = "f", .kind = "freed-twice", .in_input = TRUE}, "f freed-twice 1, 0; "},
    {{.function = "f", .quickly = TRUE}, "f freed-twice 1, 0; "},
    // The given input alone, with what it says of arguments that are there no more.
    {{.function = "f", .args = "1, 7"}, "f freed-twice 1, 7; "},
    {{.function = "f", .args = "1"}, "f freed-twice 1, 0; "},
    {{.function = "f", .args = "0, 7"}, ""},
    {{.function = "f", .args = "1, 7, 8"}, ""}, // does not fit
    {{.function = "f", .args = "iota, 7"}, ""},
};

static void
test_sought(void)
{
    BsDocument *document = load(SOUGHT, nothing);
    for (guint i = 0; i < G_N_ELEMENTS(soughts); i++) {
        g_autoptr(GString) found = g_string_new(NULL);
        g_autoptr(GPtrArray) findings = bs_document_look_for(document, &soughts[i].sought, NULL);
        for (guint k = 0; k < findings->len; k++) {
            const BsFinding *finding = findings->pdata[k];
            g_assert_cmpuint(finding->stage, ==, 0);
            g_string_append_printf(found, "%s %s %s; ", finding->function, finding->kind,
                                   finding->args ? finding->args : "");
        }
        g_test_message("number %u", i);
        g_assert_cmpstr(found->str, ==, soughts[i].found);
    }
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/stage-verdicts/kinds", test_kinds);
    g_test_add_func("/stage-verdicts/changes", test_changes);
    g_test_add_func("/stage-verdicts/function", test_function);
    g_test_add_func("/stage-verdicts/peak", test_peak);
    g_test_add_func("/stage-verdicts/limits", test_limits);
    g_test_add_func("/stage-verdicts/told", test_told);
    g_test_add_func("/stage-verdicts/path", test_path);
    g_test_add_func("/stage-verdicts/sought", test_sought);
    return g_test_run();
}
