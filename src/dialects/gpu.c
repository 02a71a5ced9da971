// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of the gpu dialect the launch of a kernel that stands in place, whose body may hold buffers, and
// memory of the device.
#include "dialects/checks-private.h"
#include "dialects/dialects.h"
#include "dialects/fold-private.h"
#include "dialects/gpu-private.h"
#include "dialects/memref-private.h"
#include "dialects/pattern-rows-private.h"
#include "ir/context.h"
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

static guint32
n_shared(const BsOp *op)
{
    const BsAttr *number = bs_op_attr(op, WORKGROUP);
    return number && number->kind == BS_ATTR_INTEGER ? (guint32)number->integer : 0;
}

// -- reading ------------------------------------------------------------------------------------

typedef struct Launch {
    BsOperandName names[MAX_CONFIG_ARGS]; // of arguments
    BsOperandName sizes[MAX_SIZES];
    gboolean is_async, clustered;
    guint32 n_dependencies;
} Launch;

// `(%x, %y, %z) in (%nx = %a, %ny = %b, %nz = %c)`
static gboolean
parse_sizes(BsParser *parser, BsOperandName *ids, BsOperandName *dims, BsOperandName *sizes)
{
    BsOperandNames names = {0};
    const BsLoc loc = bs_parser_loc(parser);
    gboolean ok = bs_parse_operands(parser, "(", ")", &names);
    if (ok && names.len != 3)
        ok = bs_parser_error(parser, loc, "expected three identifiers");
    for (guint32 i = 0; ok && i < 3; i++)
        ids[i] = names.data[i];
    ok = ok && bs_parse_keyword(parser, "in") && bs_parse_token(parser, "(");
    for (guint32 i = 0; ok && i < 3; i++)
        ok = (i == 0 || bs_parse_token(parser, ",")) && bs_parse_operand(parser, &dims[i]) &&
             bs_parse_token(parser, "=") && bs_parse_operand(parser, &sizes[i]);
    bs_vec_free(&names);
    return ok && bs_parse_token(parser, ")");
}

static gboolean
parse_async(BsParser *parser, Launch *launch)
{
    const BsType *token;
    if (!bs_gpu_parse_async(parser, &launch->n_dependencies, &launch->is_async, &token))
        return FALSE;
    if (launch->is_async)
        bs_add_result_type(parser, token);
    return TRUE;
}

static gboolean
parse_config(BsParser *parser, Launch *launch)
{
    const BsType *index = bs_type_index(bs_parser_context(parser));
    BsOperandName *names = launch->names, *sizes = launch->sizes;
    launch->clustered = bs_parse_optional_keyword(parser, "clusters");
    if (launch->clustered &&
        !parse_sizes(parser, names + CLUSTER_IDS, names + CLUSTER_SIZES, sizes + N_SIZES))
        return FALSE;
    gboolean ok = bs_parse_keyword(parser, "blocks") &&
                  parse_sizes(parser, names + BLOCK_IDS, names + GRID_SIZES, sizes) &&
                  bs_parse_keyword(parser, "threads") &&
                  parse_sizes(parser, names + THREAD_IDS, names + BLOCK_SIZES, sizes + 3);
    for (guint32 i = 0; ok && i < (launch->clustered ? MAX_SIZES : N_SIZES); i++)
        ok = bs_resolve_operand(parser, &sizes[i], index);
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

static void
put_memory(BsPrinter *printer, const BsOp *op, const char *keyword, guint32 from, guint32 to)
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
                  shared = MIN(n + n_shared(op), bs_op_region(op, 0)->first->n_args);
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
    put_memory(printer, op, "workgroup", n, shared);
    put_memory(printer, op, "private", shared, bs_op_region(op, 0)->first->n_args);
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

// Memory that the body gets is of that space, unless it was numbered already.
static gboolean
check_memory(const BsOp *op, BsDiags *diags, guint32 from, guint32 to, const char *space)
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
    const guint32 n = n_config_args(op), shared = n + n_shared(op);
    // Without a body upstream has nothing to say, and crashes when it prints the op.
    if (!entry || entry->n_args < shared || shared < n)
        return bs_fail(op, diags, "unexpected number of region arguments");
    if (!check_memory(op, diags, n, shared, "workgroup") ||
        !check_memory(op, diags, shared, entry->n_args, "private"))
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

static const BsPattern launch_patterns[] = {
    NAMED("(anonymous namespace)::FoldLaunchArguments", FoldLaunchArguments, 1), END};

// -- the table ----------------------------------------------------------------------------------

static const char *
alloc_hint(G_GNUC_UNUSED const BsOp *op, guint32 i, G_GNUC_UNUSED char *buffer)
{
    return i == 0 ? "memref" : "asyncToken";
}

#define EFFECTS(array) .effects = array, .n_effects = G_N_ELEMENTS(array), .has_effects = TRUE

// Groups of operands: what is waited for, what is written or freed, what is read.
static const BsEffectSpec allocates[] = {
    {BS_EFFECT_ALLOCATE, BS_RESOURCE_DEFAULT, BS_ON_RESULTS, 0}};
static const BsEffectSpec frees[] = {{BS_EFFECT_FREE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1}};
static const BsEffectSpec copies[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1},
                                      {BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 2}};
static const BsEffectSpec sets[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1}};

// clang-format off
static const BsOpDef ops[] = {
    { .name = "gpu.alloc", .summary = "allocates memory on the device",
      .operands = "asyncDependencies:any*, dynamicSizes:index*, symbolOperands:index*",
      .results = "memref:memref, asyncToken:any?", .attrs = "hostShared:unit?", .result_hint = alloc_hint,
      .parse = bs_gpu_parse_alloc, .print = bs_gpu_print_alloc, .verify = bs_gpu_verify_alloc,
      .traits = BS_TRAIT_OPERAND_SEGMENTS, EFFECTS(allocates) },
    { .name = "gpu.dealloc", .summary = "frees what gpu.alloc allocated",
      .operands = "asyncDependencies:any*, memref:any-memref", .results = "asyncToken:any?",
      .parse = bs_gpu_parse_transfer, .print = bs_gpu_print_transfer, EFFECTS(frees) },
    { .name = "gpu.launch", .summary = "runs its body on many threads", .n_regions = 1,
      .operands = "asyncDependencies:any*, gridSizeX:index, gridSizeY:index, gridSizeZ:index, "
                  "blockSizeX:index, blockSizeY:index, blockSizeZ:index, clusterSizeX:index?, "
                  "clusterSizeY:index?, clusterSizeZ:index?, dynamicSharedMemorySize:i32?",
      .results = "asyncToken:any?", .parse = parse_launch, .print = print_launch,
      .verify = verify_launch, .verify_regions = verify_launch_regions, .patterns = launch_patterns,
      .traits = BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE | BS_TRAIT_RECURSIVE_EFFECTS },
    { .name = "gpu.memcpy", .summary = "copies the elements of one memref to another",
      .operands = "asyncDependencies:any*, dst:any-memref, src:any-memref", .results = "asyncToken:any?",
      .parse = bs_gpu_parse_transfer, .print = bs_gpu_print_transfer, .verify = bs_gpu_verify_memcpy,
      EFFECTS(copies), .fold = bs_fold_memref_copy, .patterns = bs_patterns_gpu_memcpy },
    { .name = "gpu.memset", .summary = "sets all elements of a memref",
      .operands = "asyncDependencies:any*, dst:any-memref, value:any", .results = "asyncToken:any?",
      .parse = bs_gpu_parse_transfer, .print = bs_gpu_print_transfer, .verify = bs_gpu_verify_memset,
      EFFECTS(sets), .fold = bs_fold_memref_copy },
    { .name = "gpu.terminator", .summary = "ends the body of a launch", .format = "attr-dict",
      .parent = "gpu.launch", .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR },
    { .name = "gpu.wait", .summary = "waits for what is done on the device",
      .operands = "asyncDependencies:any*", .results = "asyncToken:any?",
      .parse = bs_gpu_parse_wait, .print = bs_gpu_print_wait, .patterns = bs_patterns_gpu_wait },
};
// clang-format on

static const BsDialectSymbol attrs[] = {
    {"address_space", "gpu-address-space"},
    {"all_reduce_op", BS_SYMBOL_TEXT},
    {"block", "gpu-block"},
    {"broadcast", BS_SYMBOL_TEXT, BS_SINCE_22},
    {"dim", BS_SYMBOL_TEXT},
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
    {"shuffle_mode", BS_SYMBOL_TEXT},
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
    .allows_unknown_ops = TRUE,
    .attrs = attrs,
    .types = types,
};
