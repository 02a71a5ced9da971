// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// gpu.launch_func: a kernel that is named.
#include "dialects/common/checks.h"
#include "dialects/gpu/gpu-private.h"
#include "ir/context.h"
#include "ir/shape.h"

enum {
    DEPENDENCIES,
    GRID,
    BLOCK = GRID + 3,
    CLUSTER = BLOCK + 3,
    SHARED_MEMORY = CLUSTER + 3,
    KERNEL_OPERANDS,
    ASYNC_OBJECT,
    N_SEGMENTS
};

BsRange
bs_gpu_kernel_operands(const BsOp *op)
{
    return bs_op_operand_group(op, KERNEL_OPERANDS);
}

// An operand that the text may leave out.
typedef struct OptionalOperand {
    BsOperandName name;
    BsLoc loc; // where it is, or would be
    gboolean is_there;
} OptionalOperand;

typedef struct LaunchFunc {
    BsGpuAsync async;
    OptionalOperand sizes[SHARED_MEMORY], memory, object; // sizes by their group
    BsOperandNames operands;
    BsTypes types;
    BsLoc operands_loc;
    const BsType *size_type, *object_type;
    gboolean clustered;
} LaunchFunc;

static gboolean
parse_optional_operand(BsParser *parser, OptionalOperand *operand)
{
    operand->loc = bs_parser_loc(parser);
    operand->is_there = bs_parser_at_operand(parser);
    return !operand->is_there || bs_parse_operand(parser, &operand->name);
}

// `blocks in (%x, %y, %z)`; those of clusters may be left out as far as the syntax goes.
static gboolean
parse_sizes(BsParser *parser, const char *keyword, OptionalOperand *sizes, gboolean optional)
{
    if (!bs_parse_keyword(parser, keyword) || !bs_parse_keyword(parser, "in") ||
        !bs_parse_token(parser, "("))
        return FALSE;
    for (guint32 i = 0; i < 3; i++) {
        sizes[i].is_there = TRUE;
        if ((i && !bs_parse_token(parser, ",")) ||
            !(optional ? parse_optional_operand(parser, &sizes[i])
                       : bs_parse_operand(parser, &sizes[i].name)))
            return FALSE;
    }
    return bs_parse_token(parser, ")");
}

// `clusters in (...) blocks in (...) threads in (...) : i64`
static gboolean
parse_config(BsParser *parser, LaunchFunc *launch)
{
    OptionalOperand *sizes = launch->sizes;
    launch->size_type = bs_type_index(bs_parser_context(parser));
    launch->clustered = bs_parser_at_token(parser, "clusters");
    return (!launch->clustered || parse_sizes(parser, "clusters", sizes + CLUSTER, TRUE)) &&
           parse_sizes(parser, "blocks", sizes + GRID, FALSE) &&
           parse_sizes(parser, "threads", sizes + BLOCK, FALSE) &&
           (!bs_parse_optional_token(parser, ":") || bs_parse_type(parser, &launch->size_type));
}

// `args(%a : T, %b : U)`
static gboolean
parse_operands(BsParser *parser, LaunchFunc *launch)
{
    if (!bs_parse_optional_keyword(parser, "args"))
        return TRUE;
    if (!bs_parse_token_in(parser, "(", "argument list"))
        return FALSE;
    if (bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        BsOperandName operand;
        const BsType *type;
        if (!bs_parse_operand(parser, &operand) || !bs_parse_colon_type(parser, &type))
            return FALSE;
        bs_vec_push(&launch->operands, operand);
        bs_vec_push(&launch->types, type);
    } while (bs_parse_optional_token(parser, ","));
    return bs_parse_token_in(parser, ")", "argument list");
}

static gboolean
parse_kernel(BsParser *parser)
{
    const BsAttr *kernel;
    if (!bs_parse_attribute_of(parser, bs_type_none(bs_parser_context(parser)), BS_ATTR_SYMBOL,
                               &kernel))
        return FALSE;
    bs_add_attr(parser, "kernel", kernel);
    return TRUE;
}

// `<%stream : T>`, where both may be left out as far as the syntax goes
static gboolean
parse_object(BsParser *parser, LaunchFunc *launch)
{
    return !bs_parse_optional_token(parser, "<") ||
           (parse_optional_operand(parser, &launch->object) && bs_parse_token(parser, ":") &&
            bs_parse_optional_type(parser, &launch->object_type) && bs_parse_token(parser, ">"));
}

static gboolean
parse_launch_func(BsParser *parser, LaunchFunc *launch)
{
    if (!bs_gpu_parse_async(parser, &launch->async) || !parse_object(parser, launch) ||
        !parse_kernel(parser) || !parse_config(parser, launch))
        return FALSE;
    if (bs_parse_optional_keyword(parser, "dynamic_shared_memory_size") &&
        !parse_optional_operand(parser, &launch->memory))
        return FALSE;
    launch->operands_loc = bs_parser_loc(parser);
    return parse_operands(parser, launch) && bs_parse_checked_attr_dict(parser);
}

// All sizes of a cluster are there, or none; it is the first one that tells.
static gboolean
resolve_sizes(BsParser *parser, const LaunchFunc *launch)
{
    const gboolean expected = launch->sizes[CLUSTER].is_there;
    for (guint32 i = GRID; i < SHARED_MEMORY; i++) {
        const OptionalOperand *size = &launch->sizes[i];
        if (i >= CLUSTER && size->is_there != expected)
            return bs_parser_error_counts(parser, size->loc, size->is_there, expected);
        if (size->is_there && !bs_resolve_operand(parser, &size->name, launch->size_type))
            return FALSE;
    }
    return TRUE;
}

static gboolean
resolve_object(BsParser *parser, const LaunchFunc *launch)
{
    const OptionalOperand *object = &launch->object;
    const gboolean expected = launch->object_type != NULL;
    if (object->is_there != expected)
        return bs_parser_error_counts(parser, object->loc, object->is_there, expected);
    return !expected || bs_resolve_operand(parser, &object->name, launch->object_type);
}

static gboolean
resolve_launch_func(BsParser *parser, const LaunchFunc *launch)
{
    const BsType *i32 = bs_type_integer(bs_parser_context(parser), 32, BS_SIGNLESS);
    if (launch->async.is_async)
        bs_add_result_type(parser, launch->async.token);
    return bs_gpu_resolve_async(parser, &launch->async) && resolve_sizes(parser, launch) &&
           (!launch->memory.is_there || bs_resolve_operand(parser, &launch->memory.name, i32)) &&
           bs_resolve_operands(parser, &launch->operands, &launch->types, launch->operands_loc) &&
           resolve_object(parser, launch);
}

static void
add_segments(BsParser *parser, const LaunchFunc *launch)
{
    gint32 segments[N_SEGMENTS];
    for (guint32 i = GRID; i < SHARED_MEMORY; i++)
        segments[i] = launch->sizes[i].is_there;
    segments[DEPENDENCIES] = (gint32)launch->async.dependencies.len;
    segments[SHARED_MEMORY] = launch->memory.is_there;
    segments[KERNEL_OPERANDS] = (gint32)launch->operands.len;
    segments[ASYNC_OBJECT] = launch->object_type != NULL;
    bs_add_attr(parser, "operandSegmentSizes",
                bs_attr_i32_array(bs_parser_context(parser), N_SEGMENTS, segments));
}

gboolean
bs_gpu_parse_launch_func(BsParser *parser, G_GNUC_UNUSED BsOpState *state)
{
    LaunchFunc launch = {0};
    const gboolean ok = parse_launch_func(parser, &launch) && resolve_launch_func(parser, &launch);
    if (ok)
        add_segments(parser, &launch);
    bs_vec_free(&launch.async.dependencies);
    bs_vec_free(&launch.operands);
    bs_vec_free(&launch.types);
    return ok;
}

static void
put_sizes(BsPrinter *printer, const BsOp *op, const char *keyword, guint32 group)
{
    const guint32 begin = bs_op_operand_group(op, group).begin;
    bs_putf(printer, " %s in (", keyword);
    bs_put_operands(printer, op, (BsRange){begin, 3});
    bs_put(printer, ")");
}

static void
put_kernel_operands(BsPrinter *printer, const BsOp *op)
{
    const BsRange operands = bs_op_operand_group(op, KERNEL_OPERANDS);
    bs_put(printer, " ");
    for (guint32 i = 0; i < operands.n; i++) {
        const BsValue *operand = bs_op_operand(op, operands.begin + i);
        bs_put(printer, i ? ", " : "args(");
        bs_put_value(printer, operand);
        bs_put(printer, " : ");
        bs_put_type(printer, operand->type);
    }
    bs_put(printer, operands.n ? ")" : "");
}

void
bs_gpu_print_launch_func(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", "kernel", NULL};
    const BsRange memory = bs_op_operand_group(op, SHARED_MEMORY),
                  object = bs_op_operand_group(op, ASYNC_OBJECT);
    const BsType *type = bs_op_operand(op, bs_op_operand_group(op, GRID).begin)->type;
    bs_gpu_put_async(printer, op, op->n_results > 0);
    if (object.n) {
        bs_put(printer, "<");
        bs_put_operands(printer, op, object);
        bs_put(printer, " : ");
        bs_put_operand_types(printer, op, object);
        bs_put(printer, ">");
    }
    bs_put(printer, " ");
    bs_put_attr(printer, bs_op_attr(op, "kernel"));
    if (bs_op_operand_group(op, CLUSTER).n)
        put_sizes(printer, op, "clusters", CLUSTER);
    put_sizes(printer, op, "blocks", GRID);
    put_sizes(printer, op, "threads", BLOCK);
    bs_put(printer, " ");
    if (type->kind != BS_TYPE_INDEX) {
        bs_put(printer, ": ");
        bs_put_type(printer, type);
    }
    if (memory.n) {
        bs_put(printer, " dynamic_shared_memory_size ");
        bs_put_operands(printer, op, memory);
    }
    put_kernel_operands(printer, op);
    bs_put_attr_dict(printer, op, elided);
}

gboolean
bs_gpu_verify_launch_func(const BsOp *op, BsDiags *diags)
{
    const BsOp *module = bs_op_parent(op);
    while (module && !bs_op_is(module, "builtin.module"))
        module = bs_op_parent(module);
    const BsAttr *container = module ? bs_op_attr(module, BS_GPU_CONTAINER) : NULL;
    if (!module)
        return bs_fail(op, diags, "expected to belong to a module");
    if (!container || container->kind != BS_ATTR_UNIT)
        return bs_fail(op, diags,
                       "expected the closest surrounding module to have the '" BS_GPU_CONTAINER
                       "' attribute");
    const BsRange x = bs_op_operand_group(op, CLUSTER);
    for (guint32 i = 1; x.n && i < 3; i++) {
        const BsRange other = bs_op_operand_group(op, CLUSTER + i);
        if (other.n && bs_op_operand(op, other.begin)->type != bs_op_operand(op, x.begin)->type)
            return bs_fail(op, diags, "expects types of the cluster dimensions must be the same");
    }
    return TRUE;
}
