// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// canonicalize: the greedy rewriter with the folds and patterns of every op.
//
//     %0 = arith.xori %c, %true             scf.if %c {
//     scf.if %0 {                             "b"()
//       "a"()                       ->      } else {
//     } else {                                "a"()
//       "b"()                               }
//     }
//
// Cost: see passes/rewrite/greedy.h; the number of rounds is limited (max-iterations). Patterns are
// enabled and disabled by upstream's names for them, C++ namespaces included.
//
// Where upstream writes wrong code, here the same: a clone is folded into its original although a
// loop or a callee in between frees it (SimplifyClones looks for frees that are ops of the block).
// Where the program writes one of the two while the other is read, which a clone forbids, both see
// it afterwards.
#include "passes/rewrite/greedy.h"
#include "support/i18n.h"

#include <gio/gio.h>
#include <string.h>

enum {
    TOP_DOWN,
    REGION_SIMPLIFY,
    MAX_ITERATIONS,
    MAX_REWRITES,
    TEST_CONVERGENCE,
    DISABLED,
    ENABLED,
    N_OPTIONS
};

static const BsPassOption options[N_OPTIONS] = {
    [TOP_DOWN] = {"top-down", BS_OPTION_BOOL, NULL, TRUE,
                  "Seed the worklist in general top-down order"},
    [REGION_SIMPLIFY] = {"region-simplify", BS_OPTION_ENUM, "disabled,normal,aggressive",
                         BS_REGIONS_NORMAL,
                         "Perform control flow optimizations to the region tree"},
    [MAX_ITERATIONS] = {"max-iterations", BS_OPTION_INT, NULL, 10,
                        "Max. iterations between applying patterns / simplifying regions"},
    [MAX_REWRITES] = {"max-num-rewrites", BS_OPTION_INT, NULL, -1,
                      "Max. number of pattern rewrites within an iteration"},
    [TEST_CONVERGENCE] = {"test-convergence", BS_OPTION_BOOL, NULL, FALSE,
                          "Test only: Fail pass on non-convergence to detect cyclic pattern"},
    [DISABLED] = {"disable-patterns", BS_OPTION_LIST, NULL, 0,
                  "Labels of patterns that should be filtered out during application"},
    [ENABLED] =
        {"enable-patterns", BS_OPTION_LIST, NULL, 0,
         "Labels of patterns that should be used during application, all other patterns are "
         "filtered out"},
};

// -- which patterns ------------------------------------------------------------------------------

#define ANONYMOUS "(anonymous namespace)::"

// Upstream's functions, which have no name there.
static const char *const nameless[] = {
    "AssertOp::canonicalize",
    "CallIndirectOp::canonicalize",
    "DropSwitchCasesThatMatchDefault",
    "SimplifyBrToBlockWithSinglePred",
    "SimplifyConstSwitchValue",
    "SimplifyPassThroughBr",
    "SimplifyPassThroughSwitch",
    "SimplifySwitchFromDefaultSwitchOnSameCondition",
    "SimplifySwitchFromSwitchOnSameCondition",
    "SimplifySwitchWithOnlyDefault",
};

// Names that begin like this are whole; the others are upstream's within the anonymous namespace.
static const char *const whole[] = {
    ANONYMOUS,
    "mlir::",
    "AllocaScope",
    "CanonicalizeAffine",
    "CanonicalizeSingleResult",
    "CmpFIntToFPConst",
    "CollapseShapeOpMemRefCastFolder",
    "DeduplicateAffine",
    "FoldConstantCase",
    "FoldLaunchArguments",
    "MergeAffine",
    "MultiBlockExecuteInliner",
    "SelectToExtUI",
    "SingleBlockExecuteInliner",
};

// Whether upstream's name of the pattern is the `len` bytes at `label`.
static gboolean
has_name(const char *pattern, const char *label, gsize len)
{
    for (guint i = 0; i < G_N_ELEMENTS(nameless); i++) {
        if (strcmp(nameless[i], pattern) == 0)
            return len == 0;
    }
    gboolean is_whole = FALSE;
    for (guint i = 0; i < G_N_ELEMENTS(whole); i++)
        is_whole |= g_str_has_prefix(pattern, whole[i]);
    if (!is_whole) {
        if (len < strlen(ANONYMOUS) || strncmp(label, ANONYMOUS, strlen(ANONYMOUS)) != 0)
            return FALSE;
        label += strlen(ANONYMOUS);
        len -= strlen(ANONYMOUS);
    }
    return strlen(pattern) == len && memcmp(pattern, label, len) == 0;
}

// The end of the first label: commas between brackets and quotes are part of it.
static const char *
label_end(const char *at)
{
    static const char opening[] = "{([\"'", closing[] = "})]\"'";
    for (; *at && *at != ','; at++) {
        const char *bracket = strchr(opening, *at);
        const char *end = bracket ? strchr(at + 1, closing[bracket - opening]) : NULL;
        at = end ? end : at;
    }
    return at;
}

// Since 22, spaces around a label and then one pair of quotes or braces are no part of it.
static void
strip_label(const char **begin, const char **end)
{
    for (guint round = 0; round < 2; round++) {
        while (*begin < *end && g_ascii_isspace(**begin))
            ++*begin;
        while (*begin < *end && g_ascii_isspace((*end)[-1]))
            --*end;
        static const char opening[] = "'\"{", closing[] = "'\"}";
        const char *bracket = *end - *begin > 2 ? strchr(opening, **begin) : NULL;
        if (round || !bracket || (*end)[-1] != closing[bracket - opening])
            return;
        ++*begin;
        --*end;
    }
}

static gboolean
lists(const char *list, const char *pattern, gboolean strips)
{
    for (const char *at = list;; at++) {
        const char *comma = label_end(at), *end = comma;
        if (strips)
            strip_label(&at, &end);
        if (has_name(pattern, at, (gsize)(end - at)))
            return TRUE;
        if (!*comma)
            return FALSE;
        at = comma;
    }
}

typedef struct Labels {
    const char *enabled, *disabled; // lists, or NULL
    gboolean strips;
} Labels;

static gboolean
takes(gpointer data, const char *pattern)
{
    const Labels *labels = data;
    return (!labels->enabled || lists(labels->enabled, pattern, labels->strips)) &&
           (!labels->disabled || !lists(labels->disabled, pattern, labels->strips));
}

// -- the pass ------------------------------------------------------------------------------------

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *values)
{
    Labels labels = {bs_option_list(values[ENABLED]), bs_option_list(values[DISABLED]),
                     bs_context_upstream(context->ir->context) >= BS_UPSTREAM_22};
    const BsGreedyConfig config = {
        .all_rows = TRUE,
        .takes = labels.disabled || labels.enabled ? takes : NULL,
        .takes_data = &labels,
        .top_down = values[TOP_DOWN] != 0,
        .regions = (BsRegionLevel)values[REGION_SIMPLIFY],
        .max_iterations = values[MAX_ITERATIONS],
        .max_rewrites = values[MAX_REWRITES],
    };
    const guint n_errors = context->diags->n_errors;
    const gboolean converged = bs_greedy_rewrite(context, op, &config);
    if (g_cancellable_is_cancelled(context->cancellable) || context->diags->n_errors > n_errors)
        return FALSE;
    return converged || !values[TEST_CONVERGENCE];
}

// With a limit of rewrites every function depends on those before it; on the aggressive level on
// how many rounds the others take.
static gboolean
works_by_function(const gint64 *values)
{
    return values[MAX_REWRITES] == -1 && !values[TEST_CONVERGENCE] &&
           values[REGION_SIMPLIFY] != BS_REGIONS_AGGRESSIVE;
}

const BsPass bs_pass_canonicalize = {
    .name = "canonicalize",
    .summary = N_("Folds ops, rewrites them by patterns to simpler ones, and drops dead code"),
    .options = options,
    .n_options = N_OPTIONS,
    .run = run,
    .works_by_function = works_by_function,
    .class_name = "Canonicalizer",
    .bare_class = TRUE,
};
