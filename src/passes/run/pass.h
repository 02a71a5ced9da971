// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pass is: one descriptor, one function. A pipeline is a list of passes with options.
#pragma once

#include "analysis/callee.h"
#include "analysis/dominance.h"
#include "ir/diag.h"
#include "ir/ir.h"
#include "passes/run/event.h"
#include "support/cancellable.h"

#include <glib.h>

struct BsPassMemory;

// A pass on a module that is given the functions one after the other (see
// passes/run/by-function.h). What it knows of the module, and of how far it came with the function
// at work.
typedef struct BsByFunction {
    BsOp *module;
    BsOp *helper;        // a function that the pass has added at the module's end, or NULL
    guint32 last_change; // the last round of the rewriter in which it changed a function
    // of the function
    guint32 rounds;           // of the rewriter that it went through so far
    gboolean unsure;          // one more might change it, which the other functions decide about
    gpointer kept;            // what the pass needs in order to go on with it; or NULL
    GDestroyNotify free_kept; // whose memory that is
} BsByFunction;

typedef struct BsPassContext {
    BsIr *ir;
    const struct BsPass *pass; // that runs
    BsDiags *diags;
    BsEventSink *events;       // NULL: nobody records
    GCancellable *cancellable; // or NULL; long loops look at it and return FALSE
    BsCallees *callees; // which the pass can ask for functions, or NULL: kept while passes run on
                        // what is inside of symbol tables
    BsDominance *dominance;      // of nothing, whenever a pass begins
    struct BsPassMemory *memory; // see passes/run/memory.h; NULL: nothing is kept
    BsByFunction *by_function;   // NULL: the pass runs on what it is given
    const char *mlir_opt;        // for passes whose work it does; NULL: what is found in PATH
    /* Makes the program into another one that an mlir-opt has made of it, in which much is the
       same; or NULL: nobody cares what is. */
    void (*recognize)(BsIr *ir, const BsIr *made);
    GHashTable
        *upstream_failures; // see passes/run/upstream-failure.h; NULL: each is warned of anew
} BsPassContext;

typedef enum BsOptionType {
    BS_OPTION_BOOL,
    BS_OPTION_INT,
    BS_OPTION_UINT, // of 32 bits
    BS_OPTION_ENUM,
    BS_OPTION_LIST, // a pointer to text, `a,b`, that the pipeline owns; NULL: not given
    BS_OPTION_TEXT, // likewise, of any kind
} BsOptionType;

/* Whether the value is such a pointer. */
static inline gboolean
bs_option_is_text(BsOptionType type)
{
    return type == BS_OPTION_LIST || type == BS_OPTION_TEXT;
}

/* The text of a list. */
static inline char *
bs_option_list(gint64 value)
{
    return GSIZE_TO_POINTER((gsize)value);
}

typedef struct BsPassOption {
    const char *name; // "emit-deallocs"
    BsOptionType type;
    const char *choices; // enum: "disabled,normal,aggressive"
    gint64 initial;      // default value; enum: index of the choice
    const char *summary;
    BsReleases releases; // in which upstream has it; elsewhere it stays at its default
} BsPassOption;

enum { BS_MAX_PASS_OPTIONS = 8 };

// The system that a pass is part of.
typedef enum BsFamily {
    BS_FAMILY_NONE, // several, or none
    BS_FAMILY_OWNERSHIP,
    BS_FAMILY_LEGACY, // the one before
    BS_FAMILY_HLO,
} BsFamily;

// What a pass leaves as it was found, of what its context knows.
typedef enum BsKeeps { BS_KEEPS_NOTHING, BS_KEEPS_DOMINANCE } BsKeeps;

typedef struct BsPass {
    const char *name;       // command-line name, "cse"
    const char *short_name; // as people say it, N_(); NULL: the same
    BsFamily family;
    const char *summary; // one line, N_()
    const BsPassOption *options;
    guint32 n_options;
    /* Runs on `op`; `options[i]` is the value of option i. FALSE when it failed, with errors in
     * context->diags. */
    gboolean (*run)(BsPassContext *context, BsOp *op, const gint64 *options);
    /* Upstream's name of the pass in dumps (--mlir-print-ir-after-all) where it is not `name` in
     * camel case; else NULL. Since 22 "Pass" follows, but not where `bare_class` is set. */
    const char *class_name;
    gboolean bare_class;
    /* Name of the only op that it runs on ("func.func"), or NULL: any. */
    const char *anchor;
    /* Whether, with these options, what it does to a module is what it does to each function in
       it, whatever was done to the others before; NULL: it is not. */
    gboolean (*works_by_function)(const gint64 *options);
    gboolean adds_functions; // to the module
    BsReleases releases;     // in which it can be asked for
    BsKeeps keeps;           // builds with sanitizers find it anew behind the pass, and compare
    gboolean frees_all;      // it is there to free every buffer that the program allocates
    gboolean lowers_frees;   // it writes out ops that decide at run time what is freed
    gboolean of_mlir_hlo;    // no mlir-opt has it
    gboolean by_mlir_opt;    // an mlir-opt that is installed does its work (BsPassContext.mlir_opt)
    gboolean anew;           // of these: nothing is what it was before
    gboolean foreign; // Bufscope knows its name alone (passes/run/upstream-passes.h); its options
                      // are texts: what it is given, and the anchors that it is nested in
} BsPass;

// A pass with the values of its options, on an anchor ("builtin.module", "func.func", "any").
typedef struct BsPipelineItem {
    const BsPass *pass; // NULL: a nested pipeline
    gint64 options[BS_MAX_PASS_OPTIONS];
    struct BsPipeline *nested;
    gboolean for_tensors; // it runs on programs that compute with tensors only, see below
} BsPipelineItem;

typedef struct BsPipeline {
    char *anchor;        // op name
    GArray *items;       // of BsPipelineItem
    BsUpstream upstream; // whose options there are
} BsPipeline;

/* For `works_by_function`, where it is always so: TRUE. */
gboolean bs_always_by_function(const gint64 *options);

/* All passes, NULL-terminated, in the order of help. */
extern const BsPass *const bs_passes[];
/* The pass of that command-line name, or NULL. */
const BsPass *bs_pass_find(const char *name);
/* The same, if that release has it. */
const BsPass *bs_pass_find_for(const char *name, BsUpstream upstream);
/* Appends that release's name of the pass: "buffer-hoisting" is "BufferHoisting". */
void bs_pass_put_class_name(const BsPass *pass, BsUpstream upstream, GString *out);

/* A pipeline without passes, for ops named `anchor`. Free with bs_pipeline_free(), nested ones go
   with it. */
BsPipeline *bs_pipeline_new(const char *anchor);
/* The same with the passes and options of a release of upstream (0: the default); nested pipelines
   must be of the same. */
BsPipeline *bs_pipeline_new_for(const char *anchor, BsUpstream upstream);
void bs_pipeline_free(BsPipeline *pipeline);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsPipeline, bs_pipeline_free)
/* Appends a pass with default options and returns its item (valid until the next append). */
BsPipelineItem *bs_pipeline_append(BsPipeline *pipeline, const BsPass *pass);
/* The same, in a nested pipeline when the pass does not run on the pipeline's anchor (upstream's
   implicit nesting). */
BsPipelineItem *bs_pipeline_append_anywhere(BsPipeline *pipeline, const BsPass *pass);
/* Appends the eight stages of --buffer-deallocation-pipeline. */
void bs_pipeline_append_ownership(BsPipeline *pipeline,
                                  gboolean private_function_dynamic_ownership);

/* Appends the seven stages that upstream's text on the ownership-based deallocation recommends:
   the eight but for the canonicalization in front of the ownership pass, which folds branches that
   the text explains. */
void bs_pipeline_append_documented(BsPipeline *pipeline,
                                   gboolean private_function_dynamic_ownership);

/* Appends the passes of the older system, each where it runs: buffer-hoisting,
   buffer-loop-hoisting, promote-buffers-to-stack, buffer-deallocation, canonicalize. What is freed
   is not promoted, so that promotion comes before. */
void bs_pipeline_append_legacy(BsPipeline *pipeline);

// A name that stands for a list of passes, on the command line and in the text of pipelines.
typedef struct BsNamedPipeline {
    const char *name, *summary;
    const BsPassOption *options;
    guint32 n_options;
    void (*append)(BsPipeline *pipeline, const gint64 *options);
} BsNamedPipeline;

/* All of them, up to an entry whose name is NULL. */
extern const BsNamedPipeline bs_named_pipelines[];
/* The one of that name, or NULL. */
const BsNamedPipeline *bs_named_pipeline_find(const char *name);
/* Appends the names of all pipelines, and of the passes that a release has: what there is to mean
   by one that is mistyped (support/near.h). They are not the caller's. */
void bs_pipeline_add_names(BsUpstream upstream, GPtrArray *names);

#define BS_PIPELINE_ERROR (bs_pipeline_error_quark())
/* The domain of the errors below. */
GQuark bs_pipeline_error_quark(void);
typedef enum BsPipelineError { BS_PIPELINE_ERROR_SYNTAX, BS_PIPELINE_ERROR_OPTION } BsPipelineError;

/* The messages of these errors are all that upstream writes to standard error, with `<unknown>:0:
   error: ` and line breaks, but for the last line break. */

/* Parses `builtin.module(a,b{x=1},func.func(c))`; the names of pipelines
   (buffer-deallocation-pipeline) stand for their passes. NULL with `error` set (upstream's texts,
   domain BS_PIPELINE_ERROR). */
BsPipeline *bs_pipeline_parse(const char *text, GError **error);
BsPipeline *bs_pipeline_parse_for(const char *text, BsUpstream upstream, GError **error);
/* Parses what bs_pipeline_to_string() made of a pipeline, in which a named one may have put a pass
   that the release has no more. NULL when it is not that. */
BsPipeline *bs_pipeline_parse_again(const char *text, BsUpstream upstream);
/* Sets options from `name=value name=value`; FALSE with `error` set as above. */
gboolean bs_pipeline_item_set_options(BsPipelineItem *item, BsUpstream upstream, const char *text,
                                      GError **error);
/* Appends the passes of a named pipeline with options as above. */
gboolean bs_pipeline_append_named(BsPipeline *pipeline, const BsNamedPipeline *named,
                                  const char *options, GError **error);
/* Appends a nested pipeline, which is then owned by `pipeline`. */
BsPipelineItem *bs_pipeline_append_nested(BsPipeline *pipeline, BsPipeline *nested);
/* The text that parses back to it, as --dump-pass-pipeline of its release writes it: on one line,
   or since 22 a line for each pass and each end. Free with g_free(). */
char *bs_pipeline_dump(const BsPipeline *pipeline);
/* The text that parses back to it, on one line; free with g_free(). */
char *bs_pipeline_to_string(const BsPipeline *pipeline);

typedef struct BsRunOptions {
    gboolean verify_each; // verify after every pass
    /* Called after each pass with its item (stage boundary), or NULL. */
    void (*after_pass)(gpointer data, const BsPipelineItem *item, BsOp *op, gboolean ok);
    gpointer data;
} BsRunOptions;

/* Whether the pass of that name is in the pipeline. */
gboolean bs_pipeline_has(const BsPipeline *pipeline, const char *pass);
/* Appends the ops (BsOp) on which the pipeline runs the pass of that name when it runs on `op`,
   each as often as it does, as long as the passes before it leave them there. */
void bs_pipeline_add_targets(const BsPipeline *pipeline, const char *pass, BsOp *op,
                             GPtrArray *targets);

/* The pipeline as it runs on a program: without the items that are for tensors where it has none,
   and where it has, with them as with all others. Texts of pipelines leave such items out. Free
   with bs_pipeline_free(). */
BsPipeline *bs_pipeline_settle(const BsPipeline *pipeline, BsOp *root);

/* Runs the pipeline, settled for it, on the program's root, nested pipelines on the ops of their
   anchor's name inside; reports STAGE, REFUSED and STAGE_END events. FALSE at the first failure: a
   pass's, the verifier's (errors in context->diags), or when cancelled. */
gboolean bs_pipeline_run(const BsPipeline *pipeline, BsPassContext *context,
                         const BsRunOptions *options);
