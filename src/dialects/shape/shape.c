// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shape dialect: what holds of shapes at run time. Of its ops those that programs on buffers
// have.
#include "ir/shape.h"
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/region-flow.h"
#include "dialects/common/rewrite.h"
#include "dialects/dialects.h"
#include "ir/context.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// -- shape.assuming -----------------------------------------------------------------------------

static gboolean
parse_assuming(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName witness;
    const BsType *type =
        bs_type_opaque(bs_parser_context(parser), "!shape.witness", strlen("!shape.witness"));
    return bs_parse_operand(parser, &witness) && bs_resolve_operand(parser, &witness, type) &&
           bs_parse_optional_results(parser) && bs_parse_region(parser, NULL) &&
           bs_ensure_terminator(parser, "shape.assuming_yield") && bs_parse_op_attr_dict(parser);
}

static void
print_assuming(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    if (op->n_results) {
        bs_put(printer, " -> (");
        bs_put_result_types(printer, op);
        bs_put(printer, ")");
    }
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, op->n_results > 0);
    bs_put_attr_dict(printer, op, NULL);
}

// A witness that is known: what the region does, is done. (Whether it passes, upstream does not
// look at.)
static gboolean
AssumingWithTrue(BsBuilder *builder, BsOp *op)
{
    const BsOp *witness = bs_value_defined_by(bs_op_operand(op, 0), "shape.const_witness");
    if (!witness)
        return FALSE;
    bs_rewrite_with_region(builder, op, bs_op_region(op, 0), NULL);
    return TRUE;
}

// Results that nobody uses are not yielded.
static gboolean
AssumingOpRemoveUnusedResults(BsBuilder *builder, BsOp *op)
{
    BsBlock *body = bs_op_region(op, 0)->first;
    BsValues yielded = {0}, results = {0};
    BsTypeList types = {0};
    for (guint32 i = 0; i < op->n_results; i++) {
        if (!bs_value_uses(bs_op_result(op, i)))
            continue;
        bs_vec_push(&yielded, bs_op_operand(body->last, i));
        bs_vec_push(&types, bs_op_result(op, i)->type);
    }
    const gboolean any = yielded.len < body->last->n_operands;
    if (any) {
        bs_rewrite_replace_terminator(builder, body->last, "shape.assuming_yield", &yielded);
        BsValue *witness = bs_op_operand(op, 0);
        bs_builder_set_before(builder, op);
        BsOp *made = bs_builder_op(builder, "shape.assuming", op->loc, 1, &witness, types.len,
                                   types.data, NULL, 1);
        bs_rewrite_move_blocks(builder, bs_op_region(made, 0), bs_op_region(op, 0));
        for (guint32 i = 0, next = 0; i < op->n_results; i++) // unused ones stand for themselves
            bs_vec_push(&results,
                        bs_value_uses(bs_op_result(op, i)) ? bs_op_result(made, next++) : NULL);
        bs_builder_replace_op(builder, op, results.data);
    }
    bs_vec_free(&yielded);
    bs_vec_free(&types);
    bs_vec_free(&results);
    return any;
}

static const BsPattern assuming_patterns[] = {
    NAMED("(anonymous namespace)::AssumingOpRemoveUnusedResults", AssumingOpRemoveUnusedResults, 1),
    NAMED("(anonymous namespace)::AssumingWithTrue", AssumingWithTrue, 1), END};

// -- shape.const_shape --------------------------------------------------------------------------

// The sizes in an array of any integers. (Where it is something else upstream fails without a
// word.)
static const BsAttr *
sizes_of(BsParser *parser, BsLoc loc, const BsAttr *array)
{
    BsContext *context = bs_parser_context(parser);
    const gint64 n = array->kind == BS_ATTR_ARRAY ? array->array.n : 0;
    g_autofree guint64 *sizes = g_new(guint64, (gsize)n + 1);
    gboolean ok = array->kind == BS_ATTR_ARRAY;
    for (gint64 i = 0; ok && i < n; i++) {
        const BsAttr *size = array->array.items[i];
        ok = size->kind == BS_ATTR_INTEGER;
        sizes[i] = bs_attr_is_true(size) ? G_MAXUINT64 : (guint64)size->integer;
    }
    if (!ok) {
        bs_parser_error(parser, loc, "expected a list of integers");
        return NULL;
    }
    const BsType *type = bs_type_tensor(context, 1, &n, bs_type_index(context), NULL);
    return bs_attr_dense(context, type, (guint32)n, sizes, FALSE);
}

// `[1, 2] : tensor<2xindex>`
static gboolean
parse_const_shape(BsParser *parser, BsOpState *state)
{
    (void)state;
    const BsType *type = NULL;
    const BsAttr *array = NULL, *shape = NULL;
    if (!bs_parse_op_attr_dict(parser))
        return FALSE;
    const BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_attribute(parser, NULL, &array) || !(shape = sizes_of(parser, loc, array)) ||
        !bs_parse_colon_type(parser, &type))
        return FALSE;
    bs_add_attr(parser, "shape", shape);
    bs_add_result_type(parser, type);
    return TRUE;
}

static void
print_const_shape(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"shape", NULL};
    const BsAttr *shape = bs_op_attr(op, "shape");
    const gint64 n = bs_type_n_elements(shape->type);
    bs_put(printer, " ");
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, "[");
    for (gint64 i = 0; i < n; i++)
        bs_putf(printer, "%s%" G_GINT64_FORMAT, i ? ", " : "",
                (gint64)shape->dense.values[shape->dense.splat ? 0 : i]);
    bs_put(printer, "] : ");
    bs_put_type(printer, op->results[0].type);
}

// -- the table ----------------------------------------------------------------------------------

static gboolean
verify_const_shape(const BsOp *op, BsDiags *diags)
{
    const BsType *shape = bs_op_attr(op, "shape")->type, *result = op->results[0].type;
    if (result->kind == BS_TYPE_OPAQUE || result->shaped.shape[0] == BS_DYNAMIC ||
        result->shaped.shape[0] == bs_type_n_elements(shape))
        return TRUE;
    const gint64 n = bs_type_n_elements(shape);
    const BsType *inferred =
        bs_type_tensor(bs_op_context(op), 1, &n, bs_type_index(bs_op_context(op)), NULL);
    return bs_fail_inferred(op, diags, 1, &inferred);
}

// A shape or size that is no tensor or index may stand for an error, and what is made of it, too.
static gboolean
verify_errors(const BsOp *op, BsDiags *diags)
{
    const BsType *result = op->results[0].type;
    gboolean holds_error = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++)
        holds_error |= bs_op_operand(op, i)->type->kind == BS_TYPE_OPAQUE;
    if (!holds_error || result->kind == BS_TYPE_OPAQUE)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "if at least one of the operands can hold error values then the result must "
                      "be of type `%s` to propagate them",
                      result->kind == BS_TYPE_INDEX ? "size" : "shape");
    return FALSE;
}

// One shape is all that there is.
static BsFold
fold_broadcast(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
               G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    if (op->n_operands != 1 || bs_op_operand(op, 0)->type != op->results[0].type)
        return BS_FOLD_NONE;
    return bs_fold_to_value(results, bs_op_operand(op, 0));
}

#define PURE .traits = BS_TRAIT_PURE
#define CONSTRAINT(mnemonic, text)                                                    \
    {                                                                                 \
        .name = "shape." mnemonic, .summary = text, .operands = "shapes:shape*",      \
        .results = "result:witness", .format = "$shapes attr-dict `:` type($shapes)", \
        .traits = BS_TRAIT_COMMUTATIVE                                                \
    }

// clang-format off
static const BsOpDef ops[] = {
    { .name = "shape.assuming", .summary = "runs a region where a witness holds", .operands = "witness:witness",
      .results = "results:any*", .n_regions = 1, .parse = parse_assuming, .print = print_assuming,
      .terminator = "shape.assuming_yield", .patterns = assuming_patterns,
      .verify_regions = bs_check_region_flow, .region_branch = &bs_enter_one_region,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK },
    { .name = "shape.assuming_all", .summary = "whether all witnesses hold", .operands = "inputs:witness*",
      .results = "result:witness", .format = "$inputs attr-dict", PURE },
    { .name = "shape.assuming_yield", .summary = "ends such a region", .operands = "operands:any*",
      .format = "attr-dict ($operands^ `:` type($operands))?", .parent = "shape.assuming", .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
    { .name = "shape.broadcast", .summary = "the shape that shapes broadcast to", .operands = "shapes:shape*",
      .results = "result:shape", .attrs = "error:string?", .format = "$shapes attr-dict `:` type($shapes) `->` type($result)",
      .verify = verify_errors, .fold = fold_broadcast, .traits = BS_TRAIT_PURE | BS_TRAIT_COMMUTATIVE },
    { .name = "shape.const_shape", .summary = "a known shape", .results = "result:shape", .attrs = "shape:int-elements",
      .verify = verify_const_shape, .parse = parse_const_shape, .print = print_const_shape, PURE },
    { .name = "shape.const_witness", .summary = "a witness that is known", .results = "result:witness",
      .attrs = "passing:bool", .format = "$passing attr-dict", PURE },
    CONSTRAINT("cstr_broadcastable", "a witness that shapes can be broadcast"),
    CONSTRAINT("cstr_eq", "a witness that shapes are equal"),
    { .name = "shape.get_extent", .summary = "the size of a dimension", .operands = "shape:shape, dim:size",
      .results = "extent:size", .format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)",
      .verify = verify_errors, PURE },
    { .name = "shape.num_elements", .summary = "the number of elements", .operands = "shape:shape", .results = "result:size",
      .format = "$shape attr-dict `:` type($shape) `->` type($result)", .verify = verify_errors, PURE },
    { .name = "shape.shape_of", .summary = "the shape of a value", .operands = "arg:has-shape", .results = "result:shape",
      .format = "$arg attr-dict `:` type($arg) `->` type($result)", .verify = verify_errors, PURE },
};
// clang-format on

static const BsDialectSymbol types[] = {
    {"shape", NULL}, {"size", NULL}, {"value_shape", NULL}, {"witness", NULL}, {0},
};

const BsDialect bs_dialect_shape = {
    .name = "shape",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .allows_unknown_ops = TRUE,
    .types = types,
};
