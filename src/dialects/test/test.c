// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of upstream's test dialect that the documents about buffer deallocation write their examples
// with.
#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// -- test.region_if: one of two regions, and then a third ---------------------------------------

static const char *const region_words[] = {"then", "else", "join"};

static gboolean
parse_region_if(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandNames operands = {0};
    BsTypes types = {0}, results = {0};
    gboolean ok = bs_parse_operands(parser, NULL, NULL, &operands) && bs_parse_token(parser, ":") &&
                  bs_parse_types(parser, &types) && bs_parse_arrow_types(parser, &results);
    for (guint32 i = 0; ok && i < G_N_ELEMENTS(region_words); i++)
        ok = bs_parse_keyword(parser, region_words[i]) && bs_parse_region(parser, NULL);
    ok = ok && bs_resolve_operands(parser, &operands, &types, bs_parser_loc(parser));
    if (ok)
        bs_add_result_types(parser, &results);
    bs_vec_free(&operands);
    bs_vec_free(&types);
    bs_vec_free(&results);
    return ok;
}

static void
print_region_if(BsPrinter *printer, const BsOp *op)
{
    const BsRange all = {0, op->n_operands};
    bs_put(printer, " ");
    bs_put_operands(printer, op, all);
    bs_put(printer, ": ");
    bs_put_operand_types(printer, op, all);
    bs_put(printer, op->n_results == 1 ? " -> " : " -> (");
    bs_put_result_types(printer, op);
    bs_put(printer, op->n_results == 1 ? "" : ")");
    for (guint32 i = 0; i < G_N_ELEMENTS(region_words); i++) {
        bs_putf(printer, " %s ", region_words[i]);
        bs_put_region(printer, bs_op_region(op, i), TRUE, TRUE);
    }
}

// `then` and `else` are entered and lead to `join`, which leads out.
static guint32
region_if_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    if (from) {
        if (cap > 0)
            out[0] = from == bs_op_region(op, 2) ? NULL : bs_op_region(op, 2);
        return 1;
    }
    for (guint32 i = 0; i < 2 && i < cap; i++)
        out[i] = bs_op_region(op, i);
    return 2;
}

static BsRange
region_if_entry_operands(const BsOp *op, const BsRegion *to)
{
    (void)to;
    return (BsRange){0, op->n_operands};
}

static gboolean
verify_region_if(const BsOp *op, BsDiags *diags)
{
    static const char *const names[] = {"thenRegion", "elseRegion", "joinRegion"};
    for (guint32 i = 0; i < G_N_ELEMENTS(names); i++) {
        if (!bs_check_one_block(op, diags, i, names[i], FALSE))
            return FALSE;
    }
    return TRUE;
}

static const BsRegionBranch region_if_branch = {region_if_successors, region_if_entry_operands,
                                                NULL};

// -- test.side_effect_op: the effects that its attribute names -----------------------------------

static gboolean
find_effect(const BsAttr *name, BsEffectKind *kind)
{
    static const char *const words[] = {[BS_EFFECT_ALLOCATE] = "allocate",
                                        [BS_EFFECT_FREE] = "free",
                                        [BS_EFFECT_READ] = "read",
                                        [BS_EFFECT_WRITE] = "write"};
    for (guint32 i = 0; name && name->kind == BS_ATTR_STRING && i < G_N_ELEMENTS(words); i++) {
        *kind = (BsEffectKind)i;
        if (!strcmp(name->string.text, words[i]))
            return TRUE;
    }
    return FALSE;
}

// `effects = [{effect = "read", on_result}, ...]`: on the result, or on nothing in particular.
static void
named_effects(const BsOp *op, BsEffects *effects)
{
    const BsAttr *list = bs_op_attr(op, "effects");
    for (guint32 i = 0; list && list->kind == BS_ATTR_ARRAY && i < list->array.n; i++) {
        const BsAttr *item = list->array.items[i];
        BsEffectKind kind;
        if (item->kind != BS_ATTR_DICT || !find_effect(bs_dict_get(item, "effect"), &kind))
            continue;
        const gboolean on_result = bs_dict_get(item, "on_result") != NULL;
        const gboolean other = bs_dict_get(item, "test_resource") != NULL;
        bs_effects_add(effects, kind, other ? BS_RESOURCE_AUTOMATIC : BS_RESOURCE_DEFAULT,
                       on_result && op->n_results ? bs_op_result(op, 0) : NULL);
    }
}

static const char *
hint_y_z(const BsOp *op, guint32 i, char *buffer)
{
    (void)op, (void)buffer;
    return i == 0 ? "Y" : "Z";
}

// -- the table ----------------------------------------------------------------------------------

// They read operand 0 and write operand 1.
static const BsEffectSpec effects[] = {
    {BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0},
    {BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1},
};

static const BsEffectSpec updates[] = {
    {BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0},
    {BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0},
};

#define RANGE(arity) \
    "umin:integer" arity ", umax:integer" arity ", smin:integer" arity ", smax:integer" arity

// clang-format off
static const BsOpDef ops[] = {
    { .name = "test.affine_scope", .summary = "an op whose values are symbols", .n_regions = 1,
      .format = "$region(0)", .traits = BS_TRAIT_AFFINE_SCOPE },
    { .name = "test.compare", .summary = "compares two bounds", .operands = "var_operands:index*",
      .attrs = "cmp:string=EQ, lhs_map:affine-map?, rhs_map:affine-map?, compose:unit?" },
    // Not constant-like: the value need not be one of the result's type.
    { .name = "test.constant", .summary = "a result that is named by a value", .results = "result:any", .attrs = "value:any",
      .has_effects = TRUE },
    { .name = "test.increment", .summary = "a value by one larger", .operands = "value:integer-or-index=result",
      .results = "result:integer-or-index", .format = "attr-dict $value `:` type($result)", .has_effects = TRUE },
    { .name = "test.one_region_with_recursive_memory_effects", .summary = "an op with the effects of its region",
      .results = "result:any", .n_regions = 1, .traits = BS_TRAIT_RECURSIVE_EFFECTS },
    { .name = "test.op_nonnorm", .summary = "an op on two memrefs", .operands = "X:memref, Y:memref" },
    { .name = "test.op_norm", .summary = "an op on two memrefs", .operands = "X:memref, Y:memref" },
    { .name = "test.op_norm_ret", .summary = "two memrefs of one", .operands = "X:memref", .results = "Y:memref, Z:memref",
      .result_hint = hint_y_z },
    { .name = "test.reflect_bounds", .summary = "a value whose range was found", .operands = "value:integer-or-index=result",
      .results = "result:integer-or-index", .attrs = RANGE("?"), .format = "attr-dict $value `:` type($result)" },
    { .name = "test.reify_bound", .summary = "a bound of a value", .operands = "var:any", .results = "result:index",
      .attrs = "dim:i64?, type:string=EQ, constant:unit?, scalable:unit?, vscale_min:i64?, vscale_max:i64?",
      .traits = BS_TRAIT_PURE },
    { .name = "test.return", .summary = "ends a region with its results", .operands = "operands:any*",
      .region_terminator = TRUE, .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
    { .name = "test.side_effect_op", .summary = "an op with effects by attribute", .results = "result:any",
      .effects_fn = named_effects, .has_effects = TRUE },
    { .name = "test.with_bounds", .summary = "a value in a range", .results = "fakeVal:integer-or-index", .attrs = RANGE(""),
      .format = "attr-dict `:` type($fakeVal)", .has_effects = TRUE },
    { .name = "test.buffer_based", .summary = "an op that reads one buffer and writes another",
      .operands = "input:any-memref, output:any-memref",
      .format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` attr-dict",
      .effects = effects, .n_effects = G_N_ELEMENTS(effects), .has_effects = TRUE },
    { .name = "test.copy", .does = BS_DOES_COPY, .summary = "an op that copies one buffer to another",
      .operands = "source:any-memref, target:any-memref",
      .format = "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict",
      .effects = effects, .n_effects = G_N_ELEMENTS(effects), .has_effects = TRUE },
    { .name = "test.forward_buffer", .does = BS_DOES_SAME, .summary = "an op that passes a buffer on",
      .operands = "buffer:any-memref", .results = "result:any-memref", .traits = BS_TRAIT_PURE },
    // Nothing may be moved over it: it is as if it wrote, too.
    { .name = "test.read_buffer", .summary = "an op that reads a buffer", .operands = "buffer:any-memref",
      .effects = updates, .n_effects = G_N_ELEMENTS(updates), .has_effects = TRUE },
    { .name = "test.region_buffer_based", .summary = "the same with a region for one element",
      .operands = "input:any-memref, output:any-memref", .n_regions = 1,
      .format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` $region(0) attr-dict",
      .effects = effects, .n_effects = G_N_ELEMENTS(effects), .has_effects = TRUE },
    { .name = "test.region_if", .summary = "one of two regions, and then a third", .operands = "inputs:any*",
      .results = "results:any*", .n_regions = 3, .parse = parse_region_if, .print = print_region_if,
      .terminator = "test.region_if_yield", .verify = verify_region_if, .verify_regions = bs_check_region_flow, .region_branch = &region_if_branch,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK },
    { .name = "test.region_if_yield", .summary = "ends one of its regions", .operands = "results:any*",
      .format = "$results `:` type($results) attr-dict", .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
    { .name = "test.region_yield", .summary = "ends such a region", .operands = "result:any",
      .format = "$result `:` type($result) attr-dict", .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

const BsDialect bs_dialect_test = {
    .name = "test",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .allows_unknown_ops = TRUE,
    .keeps_symbols = TRUE,
};
