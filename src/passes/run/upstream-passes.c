// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/upstream-passes.h"

#include "passes/run/by-mlir-opt.h"
#include "support/child.h"

#include <string.h>

typedef struct UpstreamPass {
    const char *name;
    BsReleases releases;
} UpstreamPass;

// In the order of the alphabet. Those of ops on sparse tensors, of TOSA, and those that turn code
// into that of a device are not here.
static const UpstreamPass known[] = {
    {"affine-data-copy-generate"},
    {"affine-expand-index-ops"},
    {"affine-expand-index-ops-as-affine", BS_SINCE_22},
    {"affine-fold-memref-alias-ops", BS_SINCE_22},
    {"affine-loop-coalescing"},
    {"affine-loop-fusion"},
    {"affine-loop-invariant-code-motion"},
    {"affine-loop-normalize"},
    {"affine-loop-tile"},
    {"affine-loop-unroll"},
    {"affine-loop-unroll-jam"},
    {"affine-parallelize"},
    {"affine-pipeline-data-transfer"},
    {"affine-raise-from-memref", BS_SINCE_22},
    {"affine-scalrep"},
    {"affine-simplify-min-max", BS_SINCE_22},
    {"affine-simplify-structures"},
    {"affine-super-vectorize"},
    {"arith-expand"},
    {"arith-int-range-narrowing", BS_SINCE_22},
    {"async-func-to-async-runtime"},
    {"async-parallel-for"},
    {"async-to-async-runtime"},
    {"control-flow-sink"},
    {"convert-affine-for-to-gpu"},
    {"convert-arith-to-llvm"},
    {"convert-cf-to-llvm"},
    {"convert-complex-to-llvm"},
    {"convert-complex-to-standard"},
    {"convert-elementwise-to-linalg"},
    {"convert-func-to-llvm"},
    {"convert-gpu-to-llvm-spv"},
    {"convert-index-to-llvm"},
    {"convert-linalg-to-affine-loops"},
    {"convert-linalg-to-loops"},
    {"convert-linalg-to-parallel-loops"},
    {"convert-linalg-to-std"},
    {"convert-math-to-llvm"},
    {"convert-parallel-loops-to-gpu"},
    {"convert-scf-to-cf"},
    {"convert-shape-constraints"},
    {"convert-shape-to-std"},
    {"convert-tensor-to-linalg"},
    {"convert-to-llvm"},
    {"convert-vector-to-llvm"},
    {"convert-vector-to-scf"},
    {"eliminate-empty-tensors"},
    {"empty-tensor-to-alloc-tensor"},
    {"expand-strided-metadata"},
    {"finalize-memref-to-llvm"},
    {"finalizing-bufferize", BS_UNTIL_19},
    {"flatten-memref", BS_SINCE_22},
    {"fold-memref-alias-ops"},
    {"fold-tensor-subset-ops"},
    {"func-bufferize", BS_UNTIL_19},
    {"gpu-async-region"},
    {"gpu-decompose-memrefs"},
    {"gpu-kernel-outlining"},
    {"gpu-launch-sink-index-computations"},
    {"gpu-map-parallel-loops"},
    {"gpu-to-llvm"},
    {"inline"},
    {"int-range-optimizations"},
    {"lift-cf-to-scf"},
    {"linalg-block-pack-matmul"},
    {"linalg-detensorize"},
    {"linalg-fold-into-elementwise", BS_SINCE_22},
    {"linalg-fold-unit-extent-dims"},
    {"linalg-fuse-elementwise-ops"},
    {"linalg-generalize-named-ops"},
    {"linalg-inline-scalar-operands"},
    {"linalg-morph-ops", BS_SINCE_22},
    {"linalg-named-op-conversion", BS_UNTIL_19},
    {"linalg-specialize-generic-ops"},
    {"loop-invariant-code-motion"},
    {"loop-invariant-subset-hoisting"},
    {"lower-affine"},
    {"lower-vector-mask"},
    {"lower-vector-multi-reduction"},
    {"lower-vector-to-from-elements-to-shuffle-tree", BS_SINCE_22},
    {"mem2reg"},
    {"memref-emulate-wide-int"},
    {"memref-expand"},
    {"normalize-memrefs"},
    {"reconcile-unrealized-casts"},
    {"remove-dead-values"},
    {"resolve-ranked-shaped-type-result-dims"},
    {"resolve-shaped-type-result-dims"},
    {"sccp"},
    {"scf-bufferize", BS_UNTIL_19},
    {"scf-for-loop-canonicalization"},
    {"scf-for-loop-peeling"},
    {"scf-for-loop-range-folding"},
    {"scf-for-loop-specialization"},
    {"scf-for-to-while"},
    {"scf-forall-to-for"},
    {"scf-forall-to-parallel"},
    {"scf-parallel-for-to-nested-fors", BS_SINCE_22},
    {"scf-parallel-loop-fusion"},
    {"scf-parallel-loop-specialization"},
    {"scf-parallel-loop-tiling"},
    {"sroa"},
    {"symbol-dce"},
    {"topological-sort"},
};

// -- running --------------------------------------------------------------------------------------

enum { GIVEN, WITHIN, N_OPTIONS };

static const BsPassOption options[N_OPTIONS] = {
    [GIVEN] = {.name = "given", .type = BS_OPTION_TEXT},
    [WITHIN] = {.name = "within", .type = BS_OPTION_TEXT},
};

static gboolean
run(BsPassContext *context, G_GNUC_UNUSED BsOp *op, const gint64 *values)
{
    g_autoptr(GString) argument = g_string_new(NULL);
    const char *given = bs_option_list(values[GIVEN]);
    if (bs_option_list(values[WITHIN])) {
        g_string_append(argument, "--pass-pipeline=builtin.module(");
        bs_upstream_pass_put(context->pass, values, argument);
        g_string_append_c(argument, ')');
    } else {
        g_string_printf(argument, "--%s%s%s", context->pass->name, given ? "=" : "",
                        given ? given : "");
    }
    return bs_run_by_mlir_opt(context, argument->str);
}

void
bs_upstream_pass_put(const BsPass *pass, const gint64 *values, GString *out)
{
    const char *given = bs_option_list(values[GIVEN]), *within = bs_option_list(values[WITHIN]);
    if (within)
        g_string_append_printf(out, "%s(", within);
    g_string_append(out, pass->name);
    if (given)
        g_string_append_printf(out, "{%s}", given);
    for (const char *at = within; at; at = strchr(at + 1, '('))
        g_string_append_c(out, ')');
}

// Text that the braces around it in a pipeline's end with.
static gboolean
is_balanced(const char *text)
{
    gint depth = 0;
    for (; *text && depth >= 0; text++)
        depth += (*text == '{') - (*text == '}');
    return depth == 0;
}

gboolean
bs_upstream_pass_give(gint64 *values, const char *text)
{
    if (!is_balanced(text))
        return FALSE;
    g_autofree char *given = g_strstrip(g_strdup(text));
    g_free(bs_option_list(values[GIVEN]));
    char *kept = *given ? g_steal_pointer(&given) : NULL;
    values[GIVEN] = (gint64)GPOINTER_TO_SIZE(kept);
    return TRUE;
}

void
bs_upstream_pass_nest(gint64 *values, const char *anchor)
{
    char *inner = bs_option_list(values[WITHIN]);
    char *within = inner ? g_strdup_printf("%s(%s", anchor, inner) : g_strdup(anchor);
    g_free(inner);
    values[WITHIN] = (gint64)GPOINTER_TO_SIZE(within);
}

// -- finding --------------------------------------------------------------------------------------

static GMutex mutex;
static GHashTable *all; // name -> BsPass, which stays

static void
add(const char *name, BsReleases releases)
{
    BsPass *pass = g_new(BsPass, 1);
    *pass = (BsPass){.name = name,
                     .summary = N_("Done by an mlir-opt that is installed"),
                     .options = options,
                     .n_options = N_OPTIONS,
                     .run = run,
                     .releases = releases,
                     .adds_functions = TRUE,
                     .by_mlir_opt = TRUE,
                     .foreign = TRUE};
    g_hash_table_insert(all, (gpointer)(gsize)name, pass);
}

static GHashTable *
lock_all(void)
{
    g_mutex_lock(&mutex);
    if (all)
        return all;
    all = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint i = 0; i < G_N_ELEMENTS(known); i++)
        add(known[i].name, known[i].releases);
    return all;
}

const BsPass *
bs_upstream_pass_find(const char *name)
{
    const BsPass *pass = g_hash_table_lookup(lock_all(), name);
    g_mutex_unlock(&mutex);
    return pass;
}

// The name of a pass on a line of the help of a program; NULL: there is none.
static char *
read_pass(const char *line, gsize indentation)
{
    const gsize blanks = strspn(line, " ");
    const char *name = line + blanks + 2;
    if (blanks != indentation || !g_str_has_prefix(line + blanks, "--"))
        return NULL;
    gsize len = 0;
    while (g_ascii_isalnum(name[len]) || name[len] == '-' || name[len] == '_')
        len++;
    return len ? g_strndup(name, len) : NULL;
}

// Passes and pipelines stand a little further in than these headings, their options further still.
static void
learn_from(const char *help)
{
    enum { FURTHER = 2 };
    static const char *const headings[] = {"Passes:", "Pass Pipelines:"};
    g_auto(GStrv) lines = g_strsplit(help, "\n", -1);
    gsize indentation = 0;
    GHashTable *passes = lock_all();
    for (guint i = 0; lines[i]; i++) {
        const char *text = lines[i] + strspn(lines[i], " ");
        for (guint k = 0; k < G_N_ELEMENTS(headings); k++) {
            if (g_str_has_prefix(text, headings[k]))
                indentation = (gsize)(text - lines[i]) + FURTHER;
        }
        g_autofree char *name = indentation ? read_pass(lines[i], indentation) : NULL;
        if (name && g_hash_table_size(passes) < BS_LIMIT_FOREIGN_PASSES &&
            !g_hash_table_contains(passes, name))
            add(g_steal_pointer(&name), (BsReleases){0});
    }
    g_mutex_unlock(&mutex);
}

void
bs_upstream_passes_learn(const char *program, GCancellable *cancellable)
{
    enum { TIMEOUT_MS = 20000, MOST = 1 << 24 };
    const char *const argv[] = {program, "--help", NULL};
    const BsChild child = {
        .argv = argv, .input = "", .timeout_ms = TIMEOUT_MS, .max_output = MOST, .is_group = TRUE};
    g_autoptr(BsChildAnswer) answer = bs_child_run(&child, cancellable, NULL);
    if (answer)
        learn_from(answer->output);
}
