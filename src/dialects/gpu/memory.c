// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/gpu/gpu-private.h"
#include "dialects/memref/shared.h"
#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"

#include <string.h>

enum { DEPENDENCIES, SIZES, SYMBOLS, N_ALLOC_SEGMENTS };

#define HOST_SHARED "hostShared"

// -- reading ------------------------------------------------------------------------------------

gboolean
bs_gpu_parse_async(BsParser *parser, BsGpuAsync *async)
{
    static const char name[] = "!gpu.async.token";
    const BsLoc loc = bs_parser_loc(parser);
    async->token = bs_type_opaque(bs_parser_context(parser), name, strlen(name));
    async->is_async = bs_parse_optional_keyword(parser, "async");
    if (async->is_async && bs_parser_n_result_names(parser) == 0)
        return bs_parser_error(parser, loc, "needs to be named when marked 'async'");
    return !bs_parser_at_token(parser, "[") ||
           bs_parse_operands(parser, "[", "]", &async->dependencies);
}

gboolean
bs_gpu_resolve_async(BsParser *parser, const BsGpuAsync *async)
{
    return bs_resolve_operands_same(parser, &async->dependencies, async->token);
}

static gboolean
parse_sizes(BsParser *parser, BsOperandNames *sizes, BsOperandNames *symbols)
{
    return bs_parse_token(parser, "(") && bs_parse_operands(parser, NULL, NULL, sizes) &&
           bs_parse_token(parser, ")") &&
           (!bs_parse_optional_token(parser, "[") ||
            (bs_parse_operands(parser, NULL, NULL, symbols) && bs_parse_token(parser, "]")));
}

// A memref; one that an op only uses may be without a rank, up to 19.
static gboolean
parse_memref(BsParser *parser, gboolean only_uses, const BsType **type)
{
    const gboolean may_be_unranked =
        only_uses && bs_context_upstream(bs_parser_context(parser)) < BS_UPSTREAM_22;
    return bs_parse_type_of(
        parser, 1u << BS_TYPE_MEMREF | (may_be_unranked ? 1u << BS_TYPE_UNRANKED_MEMREF : 0), type);
}

typedef struct AllocText {
    BsGpuAsync async;
    BsOperandNames sizes, symbols;
    const BsType *memref;
} AllocText;

static gboolean
parse_alloc(BsParser *parser, AllocText *text)
{
    if (!bs_gpu_parse_async(parser, &text->async))
        return FALSE;
    if (bs_parse_optional_keyword(parser, "host_shared"))
        bs_add_attr(parser, HOST_SHARED, bs_attr_unit(bs_parser_context(parser)));
    return parse_sizes(parser, &text->sizes, &text->symbols) &&
           bs_parse_checked_attr_dict(parser) && bs_parse_token(parser, ":") &&
           parse_memref(parser, FALSE, &text->memref);
}

static gboolean
resolve_alloc(BsParser *parser, const AllocText *text)
{
    BsContext *context = bs_parser_context(parser);
    const BsType *index = bs_type_index(context);
    const gint32 segments[N_ALLOC_SEGMENTS] = {(gint32)text->async.dependencies.len,
                                               (gint32)text->sizes.len, (gint32)text->symbols.len};
    bs_add_attr(parser, "operandSegmentSizes",
                bs_attr_i32_array(context, N_ALLOC_SEGMENTS, segments));
    bs_add_result_type(parser, text->memref);
    if (text->async.is_async)
        bs_add_result_type(parser, text->async.token);
    return bs_gpu_resolve_async(parser, &text->async) &&
           bs_resolve_operands_same(parser, &text->sizes, index) &&
           bs_resolve_operands_same(parser, &text->symbols, index);
}

gboolean
bs_gpu_parse_alloc(BsParser *parser, G_GNUC_UNUSED BsOpState *state)
{
    AllocText text = {0};
    const gboolean ok = parse_alloc(parser, &text) && resolve_alloc(parser, &text);
    bs_vec_free(&text.async.dependencies);
    bs_vec_free(&text.sizes);
    bs_vec_free(&text.symbols);
    return ok;
}

enum { MAX_TYPED = 2 };

typedef struct TypedText {
    BsGpuAsync async;
    BsOperandName operands[MAX_TYPED];
    const BsType *types[MAX_TYPED];
    guint32 n;
} TypedText;

// `%a, %b : T, U {...}`; of gpu.dealloc the attributes come before the type, and of gpu.wait there
// are attributes alone.
static gboolean
parse_typed(BsParser *parser, TypedText *text, gboolean is_memset)
{
    for (guint32 i = 0; i < text->n; i++)
        if ((i && !bs_parse_token(parser, ",")) || !bs_parse_operand(parser, &text->operands[i]))
            return FALSE;
    if ((text->n < 2 && !bs_parse_checked_attr_dict(parser)) ||
        (text->n && !bs_parse_token(parser, ":")))
        return FALSE;
    for (guint32 i = 0; i < text->n; i++) {
        const BsType **type = &text->types[i];
        if ((i && !bs_parse_token(parser, ",")) ||
            !(i && is_memset ? bs_parse_type(parser, type) : parse_memref(parser, TRUE, type)))
            return FALSE;
    }
    return text->n < 2 || bs_parse_checked_attr_dict(parser);
}

static gboolean
resolve_typed(BsParser *parser, const TypedText *text)
{
    gboolean ok = bs_gpu_resolve_async(parser, &text->async);
    for (guint32 i = 0; ok && i < text->n; i++)
        ok = bs_resolve_operand(parser, &text->operands[i], text->types[i]);
    if (text->async.is_async)
        bs_add_result_type(parser, text->async.token);
    return ok;
}

static gboolean
parse_of(BsParser *parser, guint32 n, gboolean is_memset)
{
    TypedText text = {.n = n};
    const gboolean ok = bs_gpu_parse_async(parser, &text.async) &&
                        parse_typed(parser, &text, is_memset) && resolve_typed(parser, &text);
    bs_vec_free(&text.async.dependencies);
    return ok;
}

gboolean
bs_gpu_parse_transfer(BsParser *parser, BsOpState *state)
{
    const gboolean is_dealloc = strcmp(state->def->name, "gpu.dealloc") == 0;
    const gboolean is_memset = strcmp(state->def->name, "gpu.memset") == 0;
    return parse_of(parser, is_dealloc ? 1 : 2, is_memset);
}

gboolean
bs_gpu_parse_wait(BsParser *parser, G_GNUC_UNUSED BsOpState *state)
{
    return parse_of(parser, 0, FALSE);
}

// -- printing -----------------------------------------------------------------------------------

void
bs_gpu_put_async(BsPrinter *printer, const BsOp *op, gboolean is_async)
{
    const BsRange dependencies = bs_op_operand_group(op, DEPENDENCIES);
    bs_put(printer, is_async ? " async" : " ");
    if (dependencies.n == 0)
        return;
    bs_put(printer, is_async ? " [" : "[");
    bs_put_operands(printer, op, dependencies);
    bs_put(printer, "]");
}

void
bs_gpu_print_alloc(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", HOST_SHARED, NULL};
    const BsRange symbols = bs_op_operand_group(op, SYMBOLS);
    bs_gpu_put_async(printer, op, op->n_results > 1);
    bs_put(printer, bs_op_attr(op, HOST_SHARED) ? " host_shared (" : " (");
    bs_put_operands(printer, op, bs_op_operand_group(op, SIZES));
    bs_put(printer, ")");
    if (symbols.n) {
        bs_put(printer, "[");
        bs_put_operands(printer, op, symbols);
        bs_put(printer, "]");
    }
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, op->results[0].type);
}

void
bs_gpu_print_transfer(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {NULL};
    const guint32 first = bs_op_operand_group(op, DEPENDENCIES).n;
    const BsRange operands = {first, op->n_operands - first};
    const gboolean is_dealloc = bs_op_is(op, "gpu.dealloc");
    bs_gpu_put_async(printer, op, op->n_results > 0);
    bs_put(printer, " ");
    bs_put_operands(printer, op, operands);
    if (is_dealloc)
        bs_put_attr_dict(printer, op, elided);
    for (guint32 i = 0; i < operands.n; i++) {
        bs_put(printer, i ? ", " : " : ");
        bs_put_type(printer, bs_op_operand(op, first + i)->type);
    }
    if (!is_dealloc)
        bs_put_attr_dict(printer, op, elided);
}

void
bs_gpu_print_wait(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {NULL};
    bs_gpu_put_async(printer, op, op->n_results > 0);
    bs_put_attr_dict(printer, op, elided);
}

// -- rules --------------------------------------------------------------------------------------

gboolean
bs_gpu_verify_alloc(const BsOp *op, BsDiags *diags)
{
    if (!bs_memref_verify_sizes(op, diags, bs_op_operand_group(op, SIZES).n))
        return FALSE;
    return bs_op_operand_group(op, SYMBOLS).n == bs_memref_n_symbols(op->results[0].type) ||
           bs_fail(op, diags, "symbol operand count does not equal memref symbol count");
}

static const BsType *
element_of(const BsType *type)
{
    return bs_type_is_shaped(type) ? bs_type_element(type) : type;
}

static gboolean
have_compatible_shapes(const BsType *a, const BsType *b)
{
    if (a->kind != BS_TYPE_MEMREF || b->kind != BS_TYPE_MEMREF)
        return TRUE;
    if (a->shaped.rank != b->shaped.rank)
        return FALSE;
    for (guint32 i = 0; i < a->shaped.rank; i++)
        if (a->shaped.shape[i] != b->shaped.shape[i] && a->shaped.shape[i] != BS_DYNAMIC &&
            b->shaped.shape[i] != BS_DYNAMIC)
            return FALSE;
    return TRUE;
}

static const BsType *
type_of_operand(const BsOp *op, guint32 i)
{
    return bs_op_operand(op, bs_op_operand_group(op, DEPENDENCIES).n + i)->type;
}

gboolean
bs_gpu_verify_memcpy(const BsOp *op, BsDiags *diags)
{
    const BsType *to = type_of_operand(op, 0), *from = type_of_operand(op, 1);
    if (element_of(to) != element_of(from))
        return bs_fail(op, diags, "arguments have incompatible element type");
    return have_compatible_shapes(to, from) ||
           bs_fail(op, diags, "arguments have incompatible shape");
}

gboolean
bs_gpu_verify_memset(const BsOp *op, BsDiags *diags)
{
    return element_of(type_of_operand(op, 0)) == type_of_operand(op, 1) ||
           bs_fail(op, diags, "failed to verify that all of {dst, value} have same element type");
}

// -- canonicalization ---------------------------------------------------------------------------

static gboolean
only_frees(const BsOp *op, const BsValue *value)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known = bs_op_effects(op, &effects);
    guint32 n = 0;
    gboolean frees = known;
    for (guint32 i = 0; known && i < effects.n; i++) {
        if (effects.items[i].value != value)
            continue;
        frees &= effects.items[i].kind == BS_EFFECT_FREE;
        n++;
    }
    bs_effects_clear(&effects);
    return frees && n == 1;
}

// Whether an op allocates the value, and nobody but the copy and ops that free it use it.
static gboolean
is_only_written(const BsValue *value, const BsOp *copy)
{
    if (!bs_value_op(value) || !(bs_op_is(bs_value_op(value), "gpu.alloc") ||
                                 bs_op_is(bs_value_op(value), "memref.alloc") ||
                                 bs_op_is(bs_value_op(value), "memref.alloca")))
        return FALSE;
    bs_value_for_each_use (value, use)
        if (bs_use_owner(use) != copy && !only_frees(bs_use_owner(use), value))
            return FALSE;
    return TRUE;
}

gboolean
bs_memref_dim_of_gpu_alloc(BsBuilder *builder, BsOp *op)
{
    const BsValue *source = bs_op_operand(op, 0);
    const BsOp *alloc = bs_value_defined_by(source, "gpu.alloc");
    const BsAttr *index = bs_value_constant(bs_op_operand(op, 1));
    if (!alloc || !index || index->kind != BS_ATTR_INTEGER || index->integer < 0 ||
        index->integer >= source->type->shaped.rank ||
        source->type->shaped.shape[index->integer] != BS_DYNAMIC)
        return FALSE;
    guint32 size = bs_op_operand_group(alloc, SIZES).begin;
    for (gint64 i = 0; i < index->integer; i++)
        size += source->type->shaped.shape[i] == BS_DYNAMIC;
    BsValue *operand = bs_op_operand(alloc, size);
    bs_builder_replace_op(builder, op, &operand);
    return TRUE;
}

// What is copied to nobody reads.
static gboolean
EraseTrivialCopyOp(BsBuilder *builder, BsOp *op)
{
    const guint32 n = bs_op_operand_group(op, DEPENDENCIES).n;
    if (n > 1 || n != op->n_results || !is_only_written(bs_op_operand(op, n), op))
        return FALSE;
    BsValue *token = n ? bs_op_operand(op, 0) : NULL;
    bs_builder_replace_op(builder, op, &token);
    return TRUE;
}

static gboolean
waits_for_nothing(const BsValue *token)
{
    return bs_value_op(token) && bs_op_is(bs_value_op(token), "gpu.wait") &&
           bs_value_op(token)->n_operands == 0;
}

// A wait for a wait that has nothing to wait for.
static gboolean
EraseRedundantGpuWaitOpPairs(BsBuilder *builder, BsOp *op)
{
    g_autoptr(GPtrArray) rest = g_ptr_array_new();
    for (guint32 i = 0; i < op->n_operands; i++)
        if (!waits_for_nothing(bs_op_operand(op, i)))
            g_ptr_array_add(rest, bs_op_operand(op, i));
    if (rest->len == op->n_operands)
        return FALSE;
    bs_op_set_operands(builder->ir, op, rest->len, (BsValue *const *)rest->pdata);
    return TRUE;
}

// %t = gpu.wait async [%s] is %s; without tokens, or with one that nobody waits for, it is nothing.
static gboolean
SimplifyGpuWaitOp(BsBuilder *builder, BsOp *op)
{
    const gboolean is_async = op->n_results > 0;
    if (op->n_operands == 1 && is_async) {
        BsValue *token = bs_op_operand(op, 0);
        bs_builder_replace_op(builder, op, &token);
    } else if ((op->n_operands == 0 && !is_async) ||
               (is_async && !bs_value_uses(&op->results[0]))) {
        bs_builder_erase_op(builder, op);
    } else {
        return FALSE;
    }
    return TRUE;
}

// clang-format off
const BsPattern bs_patterns_gpu_memcpy[] = {
    NAMED("(anonymous namespace)::EraseTrivialCopyOp", EraseTrivialCopyOp, 1), END };
const BsPattern bs_patterns_gpu_wait[] = {
    NAMED("(anonymous namespace)::EraseRedundantGpuWaitOpPairs", EraseRedundantGpuWaitOpPairs, 1),
    NAMED("(anonymous namespace)::SimplifyGpuWaitOp", SimplifyGpuWaitOp, 1), END };
// clang-format on
