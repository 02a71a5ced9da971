// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The gpu dialect: the launch of a kernel that stands in place, whose body may hold buffers, and
// the table of all ops.
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/dialects.h"
#include "dialects/gpu/gpu-private.h"
#include "dialects/memref/shared.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// Operand groups, and arguments of the body: identifiers and sizes of blocks and threads, with
// clusters those of clusters, then memory that a workgroup shares, then memory of one thread.
enum { DEPENDENCIES, GRID, BLOCK = GRID + 3, CLUSTER = BLOCK + 3, SHARED_MEMORY = CLUSTER + 3 };
enum { BLOCK_IDS = 0, THREAD_IDS = 3, GRID_SIZES = 6, BLOCK_SIZES = 9, N_CONFIG_ARGS = 12 };
enum { CLUSTER_IDS = 12, CLUSTER_SIZES = 15, N_CLUSTER_ARGS = 6, MAX_CONFIG_ARGS = 18 };
enum { N_SEGMENTS = SHARED_MEMORY + 1, N_SIZES = 6, MAX_SIZES = 9 };

#define WORKGROUP "workgroup_attributions"

static gboolean
has_clusters(const BsOp *op)
{
    return bs_op_operand_group(op, CLUSTER).n > 0;
}

static guint32
n_config_args(const BsOp *op)
{
    return N_CONFIG_ARGS + (has_clusters(op) ? N_CLUSTER_ARGS : 0);
}

guint32
bs_gpu_n_shared(const BsOp *op)
{
    const BsAttr *number = bs_op_attr(op, WORKGROUP);
    return number && number->kind == BS_ATTR_INTEGER ? (guint32)number->integer : 0;
}

// -- reading ------------------------------------------------------------------------------------

typedef struct Launch {
    BsOperandName names[MAX_CONFIG_ARGS]; // of arguments
    BsOperandName sizes[MAX_SIZES];
    BsLoc wrong_names; // where there are not three; line 0: nowhere
    gboolean clustered;
    guint32 n_dependencies;
} Launch;

// `(%x, %y, %z) in (%nx = %a, %ny = %b, %nz = %c)`. Upstream does not count the names.
static gboolean
parse_sizes(BsParser *parser, Launch *launch, guint32 ids, guint32 dims, guint32 size)
{
    BsOperandNames names = {0};
    const BsLoc loc = bs_parser_loc(parser);
    gboolean ok = bs_parse_names(parser, "(", ")", &names);
    if (ok && names.len != 3)
        launch->wrong_names = loc;
    for (guint32 i = 0; i < MIN(names.len, 3); i++)
        launch->names[ids + i] = names.data[i];
    ok = ok && bs_parse_keyword(parser, "in") && bs_parse_token(parser, "(");
    for (guint32 i = 0; ok && i < 3; i++)
        ok = (i == 0 || bs_parse_token(parser, ",")) &&
             bs_parse_name(parser, &launch->names[dims + i]) && bs_parse_token(parser, "=") &&
             bs_parse_operand(parser, &launch->sizes[size + i]);
    bs_vec_free(&names);
    return ok && bs_parse_token(parser, ")");
}

static gboolean
parse_async(BsParser *parser, Launch *launch)
{
    BsGpuAsync async = {0};
    const gboolean ok = bs_gpu_parse_async(parser, &async) && bs_gpu_resolve_async(parser, &async);
    launch->n_dependencies = async.dependencies.len;
    bs_vec_free(&async.dependencies);
    if (async.is_async)
        bs_add_result_type(parser, async.token);
    return ok;
}

static gboolean
parse_config(BsParser *parser, Launch *launch)
{
    const BsType *index = bs_type_index(bs_parser_context(parser));
    launch->clustered = bs_parse_optional_keyword(parser, "clusters");
    if (launch->clustered && !parse_sizes(parser, launch, CLUSTER_IDS, CLUSTER_SIZES, N_SIZES))
        return FALSE;
    gboolean ok = bs_parse_keyword(parser, "blocks") &&
                  parse_sizes(parser, launch, BLOCK_IDS, GRID_SIZES, 0) &&
                  bs_parse_keyword(parser, "threads") &&
                  parse_sizes(parser, launch, THREAD_IDS, BLOCK_SIZES, 3);
    for (guint32 i = 0; ok && i < (launch->clustered ? MAX_SIZES : N_SIZES); i++)
        ok = bs_resolve_operand(parser, &launch->sizes[i], index);
    if (ok && launch->wrong_names.line)
        ok = bs_parser_error(parser, launch->wrong_names, "expected three identifiers");
    return ok;
}

// `workgroup(%x : memref<...>, ...)`
static gboolean
parse_memory(BsParser *parser, const char *keyword, BsArguments *args)
{
    return !bs_parse_optional_keyword(parser, keyword) || bs_parse_arguments(parser, NULL, args);
}

static gboolean
parse_body(BsParser *parser, const Launch *launch, BsArguments *args)
{
    BsContext *context = bs_parser_context(parser);
    const guint32 n = launch->clustered ? MAX_CONFIG_ARGS : N_CONFIG_ARGS;
    for (guint32 i = 0; i < n; i++)
        bs_vec_push(args, ((BsArgument){launch->names[i], bs_type_index(context), NULL}));
    if (!parse_memory(parser, "workgroup", args))
        return FALSE;
    bs_add_attr(parser, WORKGROUP, bs_attr_i64(context, args->len - n));
    return parse_memory(parser, "private", args) && bs_parse_region(parser, args) &&
           bs_parse_op_attr_dict(parser);
}

static gboolean
parse_launch_parts(BsParser *parser, Launch *launch, BsArguments *args)
{
    BsContext *context = bs_parser_context(parser);
    gint32 segments[N_SEGMENTS];
    BsOperandName memory;
    if (!parse_async(parser, launch) || !parse_config(parser, launch))
        return FALSE;
    const gboolean shared = bs_parse_optional_keyword(parser, "dynamic_shared_memory_size");
    if (shared && (!bs_parse_operand(parser, &memory) ||
                   !bs_resolve_operand(parser, &memory, bs_type_integer(context, 32, BS_SIGNLESS))))
        return FALSE;
    for (guint32 i = 0; i < N_SEGMENTS; i++)
        segments[i] = i < CLUSTER || launch->clustered;
    segments[DEPENDENCIES] = (gint32)launch->n_dependencies;
    segments[SHARED_MEMORY] = shared;
    if (!parse_body(parser, launch, args))
        return FALSE;
    bs_add_attr(parser, "operandSegmentSizes", bs_attr_i32_array(context, N_SEGMENTS, segments));
    return TRUE;
}

static gboolean
parse_launch(BsParser *parser, BsOpState *state)
{
    (void)state;
    Launch launch = {0};
    BsArguments args = {0};
    const gboolean ok = parse_launch_parts(parser, &launch, &args);
    bs_vec_free(&args);
    return ok;
}

// -- printing -----------------------------------------------------------------------------------

static void
put_sizes(BsPrinter *printer, const BsOp *op, const char *keyword, guint32 group, guint32 ids,
          guint32 sizes)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    bs_putf(printer, " %s", keyword);
    for (guint32 i = 0; i < 3; i++) {
        bs_put(printer, i ? ", " : "(");
        bs_put_value(printer, body->args[ids + i]);
    }
    bs_put(printer, ") in (");
    for (guint32 i = 0; i < 3; i++) {
        bs_put(printer, i ? ", " : "");
        bs_put_value(printer, body->args[sizes + i]);
        bs_put(printer, " = ");
        bs_put_value(printer, bs_op_operand(op, bs_op_operand_group(op, group + i).begin));
    }
    bs_put(printer, ")");
}

void
bs_gpu_put_memory(BsPrinter *printer, const BsOp *op, const char *keyword, guint32 from, guint32 to,
                  const BsAttr *dicts)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    for (guint32 i = from; i < to; i++) {
        if (i == from)
            bs_putf(printer, " %s(", keyword);
        else
            bs_put(printer, ", ");
        bs_put_value(printer, body->args[i]);
        bs_put(printer, " : ");
        bs_put_type(printer, body->args[i]->type);
        const BsAttr *dict =
            dicts && i - from < dicts->array.n ? dicts->array.items[i - from] : NULL;
        if (dict && dict->dict.n) {
            bs_put(printer, " ");
            bs_put_dict(printer, dict);
        }
    }
    if (from < to)
        bs_put(printer, ")");
}

static void
print_launch(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", WORKGROUP, NULL};
    const BsRange dependencies = bs_op_operand_group(op, DEPENDENCIES);
    const BsRange memory = bs_op_operand_group(op, SHARED_MEMORY);
    const guint32 n = n_config_args(op),
                  shared = MIN(n + bs_gpu_n_shared(op), bs_op_region(op, 0)->first->n_args);
    if (op->n_results)
        bs_put(printer, " async");
    if (op->n_results && dependencies.n) {
        bs_put(printer, " [");
        bs_put_operands(printer, op, dependencies);
        bs_put(printer, "]");
    }
    if (has_clusters(op))
        put_sizes(printer, op, "clusters", CLUSTER, CLUSTER_IDS, CLUSTER_SIZES);
    put_sizes(printer, op, "blocks", GRID, BLOCK_IDS, GRID_SIZES);
    put_sizes(printer, op, "threads", BLOCK, THREAD_IDS, BLOCK_SIZES);
    if (memory.n) {
        bs_put(printer, " dynamic_shared_memory_size ");
        bs_put_operands(printer, op, memory);
    }
    bs_gpu_put_memory(printer, op, "workgroup", n, shared, NULL);
    bs_gpu_put_memory(printer, op, "private", shared, bs_op_region(op, 0)->first->n_args, NULL);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
    bs_put_attr_dict(printer, op, elided);
}

// -- rules --------------------------------------------------------------------------------------

static gboolean
verify_launch(const BsOp *op, BsDiags *diags)
{
    guint32 n = 0;
    for (guint32 i = 0; i < 3; i++)
        n += bs_op_operand_group(op, CLUSTER + i).n;
    return n == 0 || n == 3 || bs_fail(op, diags, "cluster size must be all present");
}

gboolean
bs_gpu_check_memory(const BsOp *op, BsDiags *diags, guint32 from, guint32 to, const char *space)
{
    static const char prefix[] = "#gpu.address_space<";
    for (guint32 i = from; i < to; i++) {
        const BsType *type = bs_op_region(op, 0)->first->args[i]->type;
        if (type->kind != BS_TYPE_MEMREF)
            return bs_fail(op, diags, "expected memref type in attribution");
        const BsAttr *given = type->shaped.space;
        if (!given || given->kind != BS_ATTR_OPAQUE ||
            !g_str_has_prefix(given->string.text, prefix) ||
            g_str_has_prefix(given->string.text + strlen(prefix), space))
            continue;
        bs_diags_op_error(diags, op, "expected memory space %s in attribution", space);
        return FALSE;
    }
    return TRUE;
}

static gboolean
verify_launch_regions(const BsOp *op, BsDiags *diags)
{
    const BsBlock *entry = bs_op_region(op, 0)->first;
    const guint32 n = n_config_args(op), shared = n + bs_gpu_n_shared(op);
    // Without a body upstream has nothing to say, and crashes when it prints the op.
    if (!entry || entry->n_args < shared || shared < n)
        return bs_fail(op, diags, "unexpected number of region arguments");
    if (!bs_gpu_check_memory(op, diags, n, shared, "workgroup") ||
        !bs_gpu_check_memory(op, diags, shared, entry->n_args, "private"))
        return FALSE;
    bs_region_for_each (bs_op_region(op, 0), block) {
        const BsOp *last = block->last;
        if (!last || last->n_successors || bs_op_is(last, "gpu.terminator"))
            continue;
        BsDiag *error = bs_diags_error_at_op(
            diags, last, "expected 'gpu.terminator' or a terminator with successors");
        bs_diag_note(error, op->loc, "in 'gpu.launch' body region");
        return FALSE;
    }
    return TRUE;
}

// -- canonicalization ---------------------------------------------------------------------------

// Where there is one block or thread, its number is 0.
static gboolean
FoldLaunchArguments(BsBuilder *builder, BsOp *op)
{
    BsBlock *body = bs_op_region(op, 0)->first;
    BsValue *zero = NULL;
    for (guint32 i = 0; i < N_SIZES; i++) {
        const BsValue *size = bs_op_operand(op, bs_op_operand_group(op, GRID + i).begin);
        BsValue *id = body->args[i];
        if (!bs_attr_is_one(bs_value_constant(size)) || !bs_value_uses(id))
            continue;
        if (!zero) {
            bs_builder_set_start(builder, body);
            zero = bs_builder_index(builder, op->loc, 0);
        }
        bs_builder_replace_uses(builder, id, zero);
    }
    return zero != NULL;
}

static const BsPattern launch_patterns[] = {NAMED("FoldLaunchArguments", FoldLaunchArguments, 1),
                                            END};

// -- places of threads --------------------------------------------------------------------------

// Barriers with nothing between them are one.
static gboolean
erase_redundant_barrier(BsBuilder *builder, BsOp *op)
{
    const BsOp *next = bs_op_next(op);
    if (!next || !bs_op_is(next, "gpu.barrier") || bs_op_attr(op, "address_spaces") ||
        bs_op_attr(next, "address_spaces"))
        return FALSE;
    bs_builder_erase_op(builder, op);
    return TRUE;
}

static const BsPattern barrier_patterns[] = {NAMED("", erase_redundant_barrier, 1), END};

// `thread_id_x`
static const char *
hint_dimension(const BsOp *op, guint32 i, char *buffer)
{
    const BsEnum *dimensions = bs_enum_find("gpu-dim");
    const gint64 dimension = bs_enum_attr_value(dimensions, bs_op_attr(op, "dimension"));
    if (i || dimension < 0)
        return "";
    g_snprintf(buffer, 64, "%s_%s", strchr(op->def->name, '.') + 1,
               dimensions->keywords[dimension]);
    return buffer;
}

static const char *
hint_shuffled(G_GNUC_UNUSED const BsOp *op, guint32 i, G_GNUC_UNUSED char *buffer)
{
    return i == 0 ? "shuffleResult" : "valid";
}

static gboolean
verify_shuffle(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_operand(op, 0)->type == op->results[0].type, op, diags,
                         "all of {value, shuffleResult} have same type");
}

static gboolean
verify_dynamic_shared_memory(const BsOp *op, BsDiags *diags)
{
    const BsType *type = op->results[0].type;
    const BsAttr *space = type->shaped.space;
    if (!space || space->kind != BS_ATTR_OPAQUE ||
        strcmp(space->string.text, "#gpu.address_space<workgroup>") != 0)
        return bs_fail(op, diags, "address space must be address_space<workgroup>");
    return type->shaped.shape[0] == BS_DYNAMIC ||
           bs_fail(op, diags,
                   "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
}

// -- the table ----------------------------------------------------------------------------------

static const char *
alloc_hint(G_GNUC_UNUSED const BsOp *op, guint32 i, G_GNUC_UNUSED char *buffer)
{
    return i == 0 ? "memref" : "asyncToken";
}

#define PURE .traits = BS_TRAIT_PURE
#define EFFECTS(array) .effects = array, .n_effects = G_N_ELEMENTS(array), .has_effects = TRUE

// Groups of operands: what is waited for, what is written or freed, what is read.
static const BsEffectSpec allocates[] = {
    {BS_EFFECT_ALLOCATE, BS_RESOURCE_DEFAULT, BS_ON_RESULTS, 0}};
static const BsEffectSpec frees[] = {{BS_EFFECT_FREE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1}};
static const BsEffectSpec copies[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1},
                                      {BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 2}};
static const BsEffectSpec prints[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_NOTHING, 0}};
static const BsEffectSpec sets[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1}};

#define MODULE                                                                                  \
    .name = "gpu.module", .summary = "kernels, which are compiled for the device",              \
    .attrs = "sym_name:string, targets:gpu-targets?, offloadingHandler:any?", .n_regions = 1,   \
    .parse = bs_gpu_parse_module, .print = bs_gpu_print_module, .verify = bs_gpu_verify_module, \
    .verify_regions = bs_check_symbol_table
#define MODULE_TRAITS                                                                      \
    (BS_TRAIT_ISOLATED | BS_TRAIT_SYMBOL | BS_TRAIT_SYMBOL_TABLE | BS_TRAIT_SINGLE_BLOCK | \
     BS_TRAIT_NO_REGION_ARGUMENTS | BS_TRAIT_DATA_LAYOUT)
#define PLACE(mnemonic, text)                                                \
    {                                                                        \
        .name = "gpu." mnemonic, .summary = text, .results = "result:index", \
        .attrs = "dimension:gpu-dim, upper_bound:index-attr?",               \
        .format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",     \
        .result_hint = hint_dimension, .traits = BS_TRAIT_PURE               \
    }
#define COUNT(mnemonic, text)                                                   \
    {                                                                           \
        .name = "gpu." mnemonic, .summary = text, .results = "result:index",    \
        .attrs = "upper_bound:index-attr?",                                     \
        .format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)", \
        .traits = BS_TRAIT_PURE                                                 \
    }

#define FUNC                                                                               \
    .name = "gpu.func", .summary = "a function that runs on the device", .n_regions = 1,   \
    .attrs = "function_type:function-type, arg_attrs:dict-array?, res_attrs:dict-array?, " \
             "workgroup_attrib_attrs:dict-array?, private_attrib_attrs:dict-array?, "      \
             "known_block_size:i32-array-3?, known_grid_size:i32-array-3?",                \
    .parse = bs_gpu_parse_func, .print = bs_gpu_print_func, .verify = bs_gpu_verify_func,  \
    .parent = "gpu.module"
#define FUNC_TRAITS \
    (BS_TRAIT_ISOLATED | BS_TRAIT_SYMBOL | BS_TRAIT_FUNCTION | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE)

#define LAUNCH                                                                                     \
    .name = "gpu.launch", .does = BS_DOES_GRID, .summary = "runs its body on many threads",        \
    .n_regions = 1,                                                                                \
    .operands = "asyncDependencies:gpu-token*, gridSizeX:index, gridSizeY:index, "                 \
                "gridSizeZ:index, blockSizeX:index, blockSizeY:index, blockSizeZ:index, "          \
                "clusterSizeX:index?, clusterSizeY:index?, clusterSizeZ:index?, "                  \
                "dynamicSharedMemorySize:i32?",                                                    \
    .results = "asyncToken:gpu-token?", .parse = parse_launch, .print = print_launch,              \
    .verify = verify_launch, .verify_regions = verify_launch_regions, .patterns = launch_patterns, \
    .memory = BS_MEMORY_START_REGIONS
#define LAUNCH_TRAITS \
    (BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE | BS_TRAIT_RECURSIVE_EFFECTS)

#define SHUFFLE                                                                         \
    .name = "gpu.shuffle", .summary = "a value of another thread",                      \
    .attrs = "mode:gpu-shuffle-mode", .result_hint = hint_shuffled,                     \
    .format = "$mode $value `,` $offset `,` $width attr-dict `:` type($shuffleResult)", \
    .traits = BS_TRAIT_PURE, BS_LOCAL_RULE(verify_shuffle)

#define SUBGROUP_REDUCE                                                                     \
    .name = "gpu.subgroup_reduce", .summary = "one value of those of a subgroup's threads", \
    .parse = bs_gpu_parse_reduce, .print = bs_gpu_print_reduce,                             \
    .verify = bs_gpu_verify_subgroup_reduce, .fold = bs_fold_gpu_reduce,                    \
    .traits = BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE

// clang-format off
static const BsOpDef ops[] = {
    { .name = "gpu.all_reduce", .summary = "one value of those of a workgroup's threads",
      .operands = "value:number", .results = "result:number", .attrs = "op:gpu-all-reduce-op?, uniform:unit?", .n_regions = 1,
      .parse = bs_gpu_parse_reduce, .print = bs_gpu_print_reduce, .verify_regions = bs_gpu_verify_all_reduce_regions,
      .fold = bs_fold_gpu_reduce, .traits = BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE | BS_TRAIT_ISOLATED },
    { .name = "gpu.alloc", .summary = "allocates memory on the device",
      .operands = "asyncDependencies:gpu-token*, dynamicSizes:index*, symbolOperands:index*",
      .results = "memref:memref, asyncToken:gpu-token?", .attrs = "hostShared:unit?", .result_hint = alloc_hint,
      .parse = bs_gpu_parse_alloc, .print = bs_gpu_print_alloc, .verify = bs_gpu_verify_alloc,
      .traits = BS_TRAIT_OPERAND_SEGMENTS, EFFECTS(allocates), .memory = BS_MEMORY_WAIT },
    { .name = "gpu.barrier", .summary = "waits for all threads of the workgroup", .format = "attr-dict",
      .patterns = barrier_patterns },
    PLACE("block_dim", "the number of threads in a block"),
    PLACE("block_id", "the number of the block"),
    PLACE("cluster_block_id", "the number of the block in its cluster"),
    PLACE("cluster_dim", "the number of clusters"),
    PLACE("cluster_dim_blocks", "the number of blocks in a cluster"),
    PLACE("cluster_id", "the number of the cluster"),
    { .name = "gpu.dealloc", .summary = "frees what gpu.alloc allocated",
      .operands = "asyncDependencies:gpu-token*, memref:any-memref", .results = "asyncToken:gpu-token?",
      .parse = bs_gpu_parse_transfer, .print = bs_gpu_print_transfer, EFFECTS(frees),
      .memory = BS_MEMORY_WAIT },
    { .name = "gpu.dynamic_shared_memory", .summary = "memory that a workgroup shares",
      .results = "resultMemref:memref-1d-i8", .format = "attr-dict `:` type($resultMemref)",
      .verify = verify_dynamic_shared_memory, PURE },
    { FUNC, .traits = FUNC_TRAITS, .releases = BS_UNTIL_19 },
    { FUNC, .traits = FUNC_TRAITS | BS_TRAIT_AFFINE_SCOPE, .releases = BS_SINCE_22 },
    PLACE("global_id", "the number of the thread among all"),
    PLACE("grid_dim", "the number of blocks"),
    { .name = "gpu.host_register", .summary = "lets the device access memory of the host", .operands = "value:unranked-memref",
      .format = "$value attr-dict `:` type($value)" },
    { .name = "gpu.host_unregister", .summary = "lets it access that no more", .operands = "value:unranked-memref",
      .format = "$value attr-dict `:` type($value)" },
    { .name = "gpu.lane_id", .summary = "the number of the thread in its subgroup", .results = "result:index",
      .attrs = "upper_bound:index-attr?", .format = "(`upper_bound` $upper_bound^)? attr-dict", PURE },
    { LAUNCH, .traits = LAUNCH_TRAITS, .releases = BS_UNTIL_19 },
    { LAUNCH, .traits = LAUNCH_TRAITS | BS_TRAIT_AFFINE_SCOPE, .releases = BS_SINCE_22 },
    { .name = "gpu.launch_func", .summary = "runs a kernel on many threads",
      .operands = "asyncDependencies:gpu-token*, gridSizeX:launch-size, gridSizeY:launch-size, gridSizeZ:launch-size, "
                  "blockSizeX:launch-size, blockSizeY:launch-size, blockSizeZ:launch-size, clusterSizeX:launch-size?, "
                  "clusterSizeY:launch-size?, clusterSizeZ:launch-size?, dynamicSharedMemorySize:i32?, "
                  "kernelOperands:any*, asyncObject:any?",
      .results = "asyncToken:gpu-token?", .attrs = "kernel:any-symbol",
      .parse = bs_gpu_parse_launch_func, .print = bs_gpu_print_launch_func, .verify = bs_gpu_verify_launch_func,
      .traits = BS_TRAIT_OPERAND_SEGMENTS },
    { .name = "gpu.memcpy", .summary = "copies the elements of one memref to another",
      .operands = "asyncDependencies:gpu-token*, dst:any-memref, src:any-memref", .results = "asyncToken:gpu-token?",
      .parse = bs_gpu_parse_transfer, .print = bs_gpu_print_transfer, .verify = bs_gpu_verify_memcpy,
      EFFECTS(copies), .memory = BS_MEMORY_START_COPY, .fold = bs_fold_memref_copy, .patterns = bs_patterns_gpu_memcpy },
    { .name = "gpu.memset", .summary = "sets all elements of a memref",
      .operands = "asyncDependencies:gpu-token*, dst:any-memref, value:any", .results = "asyncToken:gpu-token?",
      .parse = bs_gpu_parse_transfer, .print = bs_gpu_print_transfer, .verify = bs_gpu_verify_memset,
      EFFECTS(sets), .memory = BS_MEMORY_START_COPY, .fold = bs_fold_memref_copy },
    { MODULE, .terminator = "gpu.module_end", .traits = MODULE_TRAITS, .releases = BS_UNTIL_19 },
    { MODULE, .traits = MODULE_TRAITS | BS_TRAIT_NO_TERMINATOR, .releases = BS_SINCE_22 },
    { .name = "gpu.module_end", .summary = "ends a gpu.module", .format = "attr-dict", .parent = "gpu.module",
      .traits = BS_TRAIT_TERMINATOR, .releases = BS_UNTIL_19 },
    COUNT("num_subgroups", "the number of subgroups in a workgroup"),
    { .name = "gpu.printf", .summary = "prints text on the device", .operands = "args:any*", .attrs = "format:string",
      .format = "$format attr-dict ($args^ `:` type($args))?", EFFECTS(prints), .releases = BS_UNTIL_19 },
    { .name = "gpu.printf", .summary = "prints text on the device", .operands = "args:any*", .attrs = "format:string",
      .format = "$format attr-dict (`,` $args^ `:` type($args))?", EFFECTS(prints), .releases = BS_SINCE_22 },
    { .name = "gpu.return", .does = BS_DOES_RETURN, .summary = "ends a gpu.func", .operands = "operands:any*", .parent = "gpu.func",
      .format = "attr-dict ($operands^ `:` type($operands))?", .verify = bs_gpu_verify_return,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR },
    { .name = "gpu.set_default_device", .summary = "chooses the device", .operands = "devIndex:i32",
      .format = "attr-dict $devIndex", EFFECTS(prints) },
    { SHUFFLE, .operands = "value:shuffled=shuffleResult, offset:i32, width:i32",
      .results = "shuffleResult:shuffled, valid:i1", .releases = BS_UNTIL_19 },
    { SHUFFLE, .operands = "value:numbers-fixed=shuffleResult, offset:i32, width:i32",
      .results = "shuffleResult:numbers-fixed, valid:i1", .releases = BS_SINCE_22 },
    COUNT("subgroup_id", "the number of the subgroup"),
    COUNT("subgroup_size", "the number of threads in a subgroup"),
    { SUBGROUP_REDUCE, .operands = "value:numbers", .results = "result:numbers",
      .attrs = "op:gpu-all-reduce-op, uniform:unit?", .releases = BS_UNTIL_19 },
    { SUBGROUP_REDUCE, .operands = "value:numbers-fixed", .results = "result:numbers-fixed",
      .attrs = "op:gpu-all-reduce-op, uniform:unit?, cluster_size:i32?, cluster_stride:i32=1",
      .releases = BS_SINCE_22 },
    { .name = "gpu.terminator", .does = BS_DOES_YIELD, .summary = "ends the body of a launch", .format = "attr-dict",
      .parent = "gpu.launch", .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR },
    PLACE("thread_id", "the number of the thread in its block"),
    { .name = "gpu.wait", .summary = "waits for what is done on the device",
      .operands = "asyncDependencies:gpu-token*", .results = "asyncToken:gpu-token?",
      .parse = bs_gpu_parse_wait, .print = bs_gpu_print_wait, .patterns = bs_patterns_gpu_wait,
      .memory = BS_MEMORY_WAIT },
    { .name = "gpu.yield", .summary = "ends the body of a reduction", .operands = "values:any*",
      .format = "attr-dict ($values^ `:` type($values))?",
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

static const BsOtherOp other_ops[] = {
    {"gpu.binary"},
    {"gpu.create_2to4_spmat"},
    {"gpu.create_bsr"},
    {"gpu.create_coo"},
    {"gpu.create_coo_aos"},
    {"gpu.create_csc"},
    {"gpu.create_csr"},
    {"gpu.create_dn_tensor"},
    {"gpu.destroy_dn_tensor"},
    {"gpu.destroy_sp_mat"},
    {"gpu.rotate", BS_SINCE_22},
    {"gpu.sddmm"},
    {"gpu.sddmm_buffer_size"},
    {"gpu.set_csr_pointers"},
    {"gpu.spgemm_copy"},
    {"gpu.spgemm_create_descr"},
    {"gpu.spgemm_destroy_descr"},
    {"gpu.spgemm_work_estimation_or_compute"},
    {"gpu.spmat_get_size"},
    {"gpu.spmm"},
    {"gpu.spmm_buffer_size"},
    {"gpu.spmv"},
    {"gpu.spmv_buffer_size"},
    {"gpu.subgroup_broadcast", BS_SINCE_22},
    {"gpu.subgroup_mma_compute"},
    {"gpu.subgroup_mma_constant_matrix"},
    {"gpu.subgroup_mma_elementwise"},
    {"gpu.subgroup_mma_extract_thread_local", BS_SINCE_22},
    {"gpu.subgroup_mma_insert_thread_local", BS_SINCE_22},
    {"gpu.subgroup_mma_load_matrix"},
    {"gpu.subgroup_mma_store_matrix"},
    {"gpu.warp_execute_on_lane_0", BS_SINCE_22},
    {0},
};

static const BsDialectSymbol attrs[] = {
    {"address_space", "gpu-address-space"},
    {"all_reduce_op", "gpu-all-reduce-op"},
    {"block", "gpu-block"},
    {"broadcast", BS_SYMBOL_TEXT, BS_SINCE_22},
    {"dim", "gpu-dim"},
    {"kernel_metadata", BS_SYMBOL_TEXT, BS_SINCE_22},
    {"kernel_table", BS_SYMBOL_TEXT, BS_SINCE_22},
    {"lane", BS_SYMBOL_TEXT, BS_SINCE_22},
    {"loop_dim_map", BS_SYMBOL_TEXT},
    {"mask", BS_SYMBOL_TEXT, BS_SINCE_22},
    {"mat_transpose_mode", BS_SYMBOL_TEXT},
    {"memory_space", "gpu-memory-space"},
    {"mma_element_wise", BS_SYMBOL_TEXT},
    {"object", BS_SYMBOL_TEXT},
    {"prune_2to4_spmat_flag", BS_SYMBOL_TEXT},
    {"select_object", BS_SYMBOL_TEXT},
    {"shuffle_mode", "gpu-shuffle-mode"},
    {"spgemm_work_estimation_or_compute_kind", BS_SYMBOL_TEXT},
    {"thread", "gpu-thread"},
    {"warp", "gpu-warp"},
    {"warpgroup", "gpu-warpgroup"},
    {0},
};

static const BsDialectSymbol types[] = {
    {"async.token", NULL},
    {"mma_matrix", BS_SYMBOL_TEXT},
    {"sparse.dntensor_handle", NULL},
    {"sparse.spgemmop_handle", NULL},
    {"sparse.spmat_handle", NULL},
    {0},
};

const BsDialect bs_dialect_gpu = {
    .name = "gpu",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .other_ops = other_ops,
    .attrs = attrs,
    .types = types,
    .verify_op_attr = bs_gpu_verify_op_attr,
};
