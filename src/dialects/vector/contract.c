// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.contract and vector.outerproduct: their syntax and their rules, and sums of
// products (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/arith/float.h"
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/clone.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "ir/ir.h"
#include "ir/shape.h"

#include <string.h>

enum { LHS, RHS, ACC, N_OPERANDS };

// -- iterators -----------------------------------------------------------------------------------

// `["parallel", "reduction"]` as attributes of the dialect; others stay. NULL after an error.
static const BsAttr *
read_iterators(BsParser *parser, BsLoc loc, const BsAttr *words)
{
    BsContext *context = bs_parser_context(parser);
    g_autofree const BsAttr **items = g_new(const BsAttr *, words->array.n + 1);
    for (guint32 i = 0; i < words->array.n; i++) {
        const BsAttr *word = words->array.items[i];
        items[i] = word;
        if (word->kind == BS_ATTR_STRING)
            items[i] =
                bs_enum_attr_from_text(context, bs_enum_find("vector-iterator"), word->string.text);
        if (!items[i]) {
            bs_parser_error(parser, loc, "unexpected iterator_type (%s)", word->string.text);
            return NULL;
        }
    }
    return bs_attr_array(context, words->array.n, items);
}

static void
put_iterators(BsPrinter *printer, const BsAttr *iterators)
{
    const BsEnum *names = bs_enum_find("vector-iterator");
    bs_put(printer, "[");
    for (guint32 i = 0; i < iterators->array.n; i++) {
        const gint64 value = bs_enum_attr_value(names, iterators->array.items[i]);
        bs_putf(printer, "%s\"%s\"", i ? ", " : "", value < 0 ? "" : names->keywords[value]);
    }
    bs_put(printer, "]");
}

static gboolean
is_reduction(const BsAttr *iterators, guint32 i)
{
    const BsEnum *names = bs_enum_find("vector-iterator");
    const gint64 value = bs_enum_attr_value(names, iterators->array.items[i]);
    return value >= 0 && !strcmp(names->keywords[value], "reduction");
}

// -- the syntax of vector.contract ---------------------------------------------------------------

static const char *const contract_attrs[] = {"indexing_maps", "iterator_types", "kind", NULL};

static const BsAttr *
default_kind(BsContext *context)
{
    return bs_enum_attr_from_text(context, bs_enum_find("vector-kind"), "add");
}

typedef struct ContractText {
    const BsAttr *dict; // `{indexing_maps = ..., iterator_types = [...], kind = ...}`
    BsLoc loc;          // of that
    BsOperandName operands[N_OPERANDS];
    BsOperandNames masks;
    BsTypes types; // of the first operands
    const BsType *result;
} ContractText;

// `{...} %a, %b, %c : A, B into C`; more operands are masks.
static gboolean
parse_contract(BsParser *parser, ContractText *text)
{
    text->loc = bs_parser_loc(parser);
    if (!bs_parse_attribute_of(parser, NULL, BS_ATTR_DICT, &text->dict))
        return FALSE;
    for (guint32 i = 0; i < N_OPERANDS; i++)
        if ((i && !bs_parse_token(parser, ",")) || !bs_parse_operand(parser, &text->operands[i]))
            return FALSE;
    if (bs_parse_optional_token(parser, ",") &&
        !bs_parse_operands(parser, NULL, NULL, &text->masks))
        return FALSE;
    return bs_parse_op_attr_dict(parser) && bs_parse_token(parser, ":") &&
           bs_parse_types(parser, &text->types) && bs_parse_keyword(parser, "into") &&
           bs_parse_type(parser, &text->result);
}

// Only now upstream looks at what the dictionary has.
static gboolean
add_contract_attrs(BsParser *parser, const ContractText *text)
{
    const BsAttr *dict = text->dict, *iterators = bs_dict_get(dict, "iterator_types");
    if (!iterators || iterators->kind != BS_ATTR_ARRAY)
        return bs_parser_error(parser, text->loc, "expected \"iterator_types\" array attribute");
    iterators = read_iterators(parser, text->loc, iterators);
    if (!iterators)
        return FALSE;
    for (guint32 i = 0; i < dict->dict.n; i++) {
        const BsNamedAttr *attr = &dict->dict.items[i];
        bs_add_attr(parser, attr->name,
                    strcmp(attr->name, "iterator_types") ? attr->value : iterators);
    }
    if (!bs_dict_get(dict, "kind"))
        bs_add_attr(parser, "kind", default_kind(bs_parser_context(parser)));
    return TRUE;
}

// Two, of bits in the shape of the first operands; the verifier wants none.
static gboolean
resolve_masks(BsParser *parser, const ContractText *text)
{
    BsContext *context = bs_parser_context(parser);
    if (text->masks.len && text->masks.len != 2)
        return bs_parser_error(parser, bs_parser_name_loc(parser),
                               "expected zero or exactly 2 vector mask operands");
    for (guint i = 0; i < text->masks.len; i++) {
        const BsType *type = text->types.data[i];
        if (type->kind != BS_TYPE_VECTOR)
            return bs_parser_error(parser, text->loc, "expected vectors");
        if (!bs_resolve_operand(parser, &text->masks.data[i], bs_vector_mask_like(context, type)))
            return FALSE;
    }
    return TRUE;
}

static gboolean
resolve_contract(BsParser *parser, const ContractText *text)
{
    if (text->types.len < ACC)
        return bs_parser_error(parser, text->loc, "expected 2 types");
    for (guint32 i = 0; i < N_OPERANDS; i++)
        if (!bs_resolve_operand(parser, &text->operands[i],
                                i < ACC ? text->types.data[i] : text->result))
            return FALSE;
    bs_add_result_type(parser, text->result);
    return add_contract_attrs(parser, text) && resolve_masks(parser, text);
}

gboolean
bs_vector_parse_contract(BsParser *parser, BsOpState *state G_GNUC_UNUSED)
{
    ContractText text = {0};
    const gboolean ok = parse_contract(parser, &text) && resolve_contract(parser, &text);
    bs_vec_free(&text.masks);
    bs_vec_free(&text.types);
    return ok;
}

void
bs_vector_print_contract(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " {indexing_maps = ");
    bs_put_attr(printer, bs_op_attr(op, "indexing_maps"));
    bs_put(printer, ", iterator_types = ");
    put_iterators(printer, bs_op_attr(op, "iterator_types"));
    bs_put(printer, ", kind = ");
    bs_put_attr(printer, bs_op_attr(op, "kind"));
    bs_put(printer, "} ");
    bs_put_operands(printer, op, (BsRange){0, N_OPERANDS});
    bs_put_attr_dict(printer, op, contract_attrs);
    bs_put(printer, " : ");
    bs_put_operand_types(printer, op, (BsRange){0, ACC});
    bs_put(printer, " into ");
    bs_put_result_types(printer, op);
}

// -- the rules of vector.contract ----------------------------------------------------------------

// Dimensions of the iteration, and which of them those of an operand are.
typedef struct Contract {
    BsVectorMap maps[N_OPERANDS];
    const BsType *types[N_OPERANDS]; // of the operands
    const BsAttr *iterators;
} Contract;

static void
contract_clear(Contract *contract)
{
    for (guint i = 0; i < N_OPERANDS; i++)
        bs_vector_map_clear(&contract->maps[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Contract, contract_clear)

static guint32
rank_of(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR ? type->shaped.rank : 0;
}

// The dimension of the operand that dimension `dim` of the iteration is, or -1.
static gint64
find_dim(const BsVectorMap *map, gint64 dim)
{
    for (guint32 i = 0; i < map->n; i++) {
        if (map->results[i] == dim)
            return i;
    }
    return -1;
}

static gboolean
is_projection(const BsVectorMap *map)
{
    if (map->n > map->n_dims)
        return FALSE;
    for (guint32 i = 0; i < map->n; i++) {
        if (map->results[i] < 0 || find_dim(map, map->results[i]) != i)
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_map(const BsOp *op, BsDiags *diags, const Contract *contract, guint32 i)
{
    const BsVectorMap *map = &contract->maps[i];
    const guint32 n = contract->iterators->array.n, rank = rank_of(contract->types[i]);
    if (map->n_symbols)
        bs_diags_op_error(diags, op, "expected indexing map %u to have no symbols", i);
    else if (map->n_dims != n)
        bs_diags_op_error(diags, op, "expected indexing map %u to have %u number of inputs", i, n);
    else if (map->n != rank)
        bs_diags_op_error(diags, op, "expected indexing map %u to have %u number of outputs", i,
                          rank);
    else if (!is_projection(map))
        bs_diags_op_error(
            diags, op, "expected indexing map %u to be a projected permutation of its inputs", i);
    else
        return TRUE;
    return FALSE;
}

// Dimensions that both have: of a kind of iterators, how many; whether their sizes fit.
static guint32
count_pairs(const Contract *contract, gboolean reductions, gboolean *fit)
{
    guint32 n = 0;
    *fit = TRUE;
    for (guint32 dim = 0; dim < contract->iterators->array.n; dim++) {
        const gint64 a = find_dim(&contract->maps[LHS], dim);
        const gint64 b = find_dim(&contract->maps[RHS], dim);
        if (a < 0 || b < 0 || is_reduction(contract->iterators, dim) != reductions)
            continue;
        n++;
        *fit &= contract->types[LHS]->shaped.shape[a] == contract->types[RHS]->shaped.shape[b];
    }
    return n;
}

static gboolean
is_contracted(const Contract *contract, gint64 dim)
{
    return is_reduction(contract->iterators, (guint32)dim) &&
           find_dim(&contract->maps[LHS], dim) >= 0 && find_dim(&contract->maps[RHS], dim) >= 0;
}

// Whether there are dimensions that are not contracted: the result is a vector then.
static gboolean
has_free_dims(const Contract *contract)
{
    for (guint i = LHS; i <= RHS; i++) {
        for (guint32 k = 0; k < contract->maps[i].n; k++) {
            if (!is_contracted(contract, contract->maps[i].results[k]))
                return TRUE;
        }
    }
    return FALSE;
}

// The size of a dimension of the iteration, of the first operand that has it; 0: none has it.
static gint64
extent(const Contract *contract, gint64 dim, gint64 *scale)
{
    for (guint i = LHS; i <= RHS; i++) {
        const gint64 at = find_dim(&contract->maps[i], dim);
        const BsAttr *scalable = contract->types[i]->shaped.layout;
        if (at < 0)
            continue;
        *scale = scalable ? (gint64)scalable->dense.values[at] : 0;
        return contract->types[i]->shaped.shape[at];
    }
    return 0;
}

static const BsType *
expected_result(const BsOp *op, const Contract *contract)
{
    const BsType *to = op->results[0].type;
    const BsVectorMap *map = &contract->maps[ACC];
    const BsAttr *scalable = to->shaped.layout;
    g_autofree gint64 *shape = g_new(gint64, map->n + 1), *scales = g_new0(gint64, map->n + 1);
    for (guint32 i = 0; i < map->n; i++) {
        gint64 scale;
        shape[i] = extent(contract, map->results[i], &scale);
        scales[i] = scalable && i < to->shaped.rank ? (gint64)scalable->dense.values[i] : 0;
    }
    return bs_type_scalable_vector(bs_op_context(op), map->n, shape, scales, to->shaped.element);
}

static gboolean
check_result(const BsOp *op, BsDiags *diags, const Contract *contract)
{
    const BsType *to = op->results[0].type, *acc = contract->types[ACC];
    const gboolean are_vectors = to->kind == BS_TYPE_VECTOR && acc->kind == BS_TYPE_VECTOR;
    const gboolean are_none = to->kind != BS_TYPE_VECTOR && acc->kind != BS_TYPE_VECTOR;
    if (!(has_free_dims(contract) ? are_vectors : are_none))
        return bs_fail(op, diags, "invalid accumulator/result vector shape");
    if (!has_free_dims(contract))
        return TRUE;
    for (guint32 dim = 0; dim < contract->iterators->array.n; dim++) {
        gint64 scale;
        if (!extent(contract, dim, &scale))
            return bs_fail(op, diags,
                           "expected all dimensions to be either a LHS or a RHS dimension");
    }
    const BsType *expected = expected_result(op, contract);
    return (to == expected && acc == expected) ||
           bs_fail_types(op, diags, "invalid accumulator/result vector shape, expected: %s",
                         expected, NULL);
}

static void
read_contract(const BsOp *op, Contract *contract)
{
    const BsAttr *maps = bs_op_attr(op, "indexing_maps");
    contract->iterators = bs_op_attr(op, "iterator_types");
    for (guint32 i = 0; i < N_OPERANDS; i++) {
        contract->types[i] = bs_op_operand(op, i)->type;
        contract->maps[i] = bs_vector_map_read(maps->array.items[i]);
    }
}

static gboolean
check_contract(const BsOp *op, BsDiags *diags)
{
    g_auto(Contract) contract = {0};
    read_contract(op, &contract);
    for (guint32 i = 0; i < N_OPERANDS; i++) {
        if (!check_map(op, diags, &contract, i))
            return FALSE;
    }
    gboolean fit;
    if (!count_pairs(&contract, TRUE, &fit))
        return bs_fail(op, diags, "expected at least one contracting dimension pair");
    if (!fit)
        return bs_fail(op, diags, "invalid contracting dimension map");
    count_pairs(&contract, FALSE, &fit);
    if (!fit)
        return bs_fail(op, diags, "invalid batch dimension map");
    return check_result(op, diags, &contract);
}

gboolean
bs_vector_verify_contract(const BsOp *op, BsDiags *diags)
{
    const BsType *lhs = bs_op_operand(op, LHS)->type, *rhs = bs_op_operand(op, RHS)->type;
    const BsType *acc = bs_op_operand(op, ACC)->type, *to = op->results[0].type;
    const BsType *element = lhs->shaped.element;
    if (!bs_check_that(element == rhs->shaped.element, op, diags,
                       "lhs and rhs have same element type") ||
        !bs_check_that(bs_type_element(acc) == bs_type_element(to), op, diags,
                       "third operand acc and result have same element type"))
        return FALSE;
    if (element->kind == BS_TYPE_INTEGER && element->integer.sign != BS_SIGNLESS)
        return bs_fail(op, diags, "only supports signless integer types");
    if (bs_op_attr(op, "indexing_maps")->array.n != N_OPERANDS)
        return bs_fail(op, diags, "expected an indexing map for each vector operand");
    return check_contract(op, diags) &&
           (bs_vector_can_combine(op, to) || bs_fail(op, diags, "unsupported contraction type"));
}

const BsType *
bs_vector_contract_mask_type(const BsOp *op)
{
    g_auto(Contract) contract = {0};
    read_contract(op, &contract);
    BsContext *context = bs_op_context(op);
    const guint32 n = contract.iterators->array.n;
    g_autofree gint64 *shape = g_new(gint64, n + 1), *scales = g_new0(gint64, n + 1);
    for (guint32 dim = 0; dim < n; dim++)
        shape[dim] = extent(&contract, dim, &scales[dim]);
    return bs_type_scalable_vector(context, n, shape, scales, bs_type_i1(context));
}

// -- vector.outerproduct -------------------------------------------------------------------------

static gint64
scale_of(const BsType *vector)
{
    return vector->shaped.layout ? (gint64)vector->shaped.layout->dense.values[0] : 0;
}

// A vector of two dimensions, or with a number, which is no vector, of one.
static const BsType *
product_type(BsContext *context, const BsType *lhs, const BsType *rhs)
{
    const gboolean is_matrix = rhs->kind == BS_TYPE_VECTOR;
    const gint64 shape[] = {lhs->shaped.shape[0], is_matrix ? rhs->shaped.shape[0] : 0};
    const gint64 scales[] = {scale_of(lhs), is_matrix ? scale_of(rhs) : 0};
    return bs_type_scalable_vector(context, is_matrix ? 2 : 1, shape, scales, lhs->shaped.element);
}

static gboolean
resolve_outerproduct(BsParser *parser, const BsOperandNames *operands, const BsType *lhs,
                     const BsType *rhs)
{
    const BsLoc name = bs_parser_name_loc(parser);
    if (operands->len < 2)
        return bs_parser_error(parser, name, "expected at least 2 operands");
    if (lhs->kind != BS_TYPE_VECTOR)
        return bs_parser_error(parser, name, "expected vector type for operand #1");
    if (!rank_of(lhs) || (rhs->kind == BS_TYPE_VECTOR && !rank_of(rhs)))
        return bs_parser_error(parser, name, "expected 1-d vector for operand #%d",
                               rank_of(lhs) ? 2 : 1);
    const BsType *result = product_type(bs_parser_context(parser), lhs, rhs);
    bs_add_result_type(parser, result);
    return bs_resolve_operand(parser, &operands->data[LHS], lhs) &&
           bs_resolve_operand(parser, &operands->data[RHS], rhs) &&
           (operands->len == 2 || bs_resolve_operand(parser, &operands->data[ACC], result));
}

static gboolean
parse_outerproduct(BsParser *parser, BsOperandNames *operands, BsAttrs *attrs)
{
    const BsType *lhs, *rhs;
    if (!bs_parse_operands(parser, NULL, NULL, operands) ||
        !bs_parse_optional_attr_dict(parser, attrs) || !bs_parse_colon_type(parser, &lhs) ||
        !bs_parse_token(parser, ",") || !bs_parse_type(parser, &rhs))
        return FALSE;
    bs_add_attrs(parser, attrs);
    if (!bs_attrs_find(attrs, "kind"))
        bs_add_attr(parser, "kind", default_kind(bs_parser_context(parser)));
    return resolve_outerproduct(parser, operands, lhs, rhs);
}

gboolean
bs_vector_parse_outerproduct(BsParser *parser, BsOpState *state G_GNUC_UNUSED)
{
    BsOperandNames operands = {0};
    BsAttrs attrs = {0};
    const gboolean ok = parse_outerproduct(parser, &operands, &attrs);
    bs_vec_free(&operands);
    bs_vec_free(&attrs);
    return ok;
}

// Attributes, its kind too, are printed only where there is something to add to, as upstream does.
void
bs_vector_print_outerproduct(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_operands(printer, op, (BsRange){0, op->n_operands});
    if (op->n_operands > ACC) {
        bs_put(printer, " ");
        bs_put_dict(printer, op->attrs);
    }
    bs_put(printer, " : ");
    bs_put_operand_types(printer, op, (BsRange){0, ACC});
}

static const char *
wrong_product(const BsType *lhs, const BsType *rhs, const BsType *to)
{
    const gboolean is_matrix = rhs->kind == BS_TYPE_VECTOR;
    if (rank_of(lhs) != 1)
        return "expected 1-d vector for operand #1";
    if (is_matrix && rank_of(rhs) != 1)
        return "expected 1-d vector for operand #2";
    if (rank_of(to) != (is_matrix ? 2u : 1u))
        return is_matrix ? "expected 2-d vector result" : "expected 1-d vector result";
    if (lhs->shaped.shape[0] != to->shaped.shape[0])
        return "expected #1 operand dim to match result dim #1";
    if (is_matrix && rhs->shaped.shape[0] != to->shaped.shape[1])
        return "expected #2 operand dim to match result dim #2";
    if (is_matrix && scale_of(lhs) && !scale_of(rhs))
        return "expected either both or only #2 operand dim to be scalable";
    return NULL;
}

gboolean
bs_vector_verify_outerproduct(const BsOp *op, BsDiags *diags)
{
    const BsType *lhs = bs_op_operand(op, LHS)->type, *rhs = bs_op_operand(op, RHS)->type;
    const BsType *to = op->results[0].type;
    if (!bs_check_that(lhs->shaped.element == to->shaped.element, op, diags,
                       "lhs operand and result have same element type") ||
        !bs_check_that(bs_type_element(rhs) == to->shaped.element, op, diags,
                       "rhs operand and result have same element type"))
        return FALSE;
    const char *wrong = wrong_product(lhs, rhs, to);
    if (wrong)
        return bs_fail(op, diags, wrong);
    if (op->n_operands > ACC && bs_op_operand(op, ACC)->type != to)
        return bs_fail(op, diags, "expected operand #3 of same type as result type");
    return bs_vector_can_combine(op, to) || bs_fail(op, diags, "unsupported outerproduct type");
}

// -- sums ----------------------------------------------------------------------------------------

static gboolean
begins_with_zero(const BsOp *contract)
{
    const BsAttr *begin = bs_value_constant(bs_op_operand(contract, 2));
    BsFloat number;
    if (begin && bs_attr_match_float(begin, &number))
        return number.real.kind == BS_REAL_ZERO && !number.real.negative;
    return bs_attr_is_zero(begin);
}

// A product that begins with zero and is not under a mask begins with `other` instead, in place of
// the sum `op`. What else of its operands is that zero is replaced, too, as in upstream's clone.
static gboolean
begin_with(BsBuilder *builder, BsOp *op, const BsValue *product, BsValue *other)
{
    const BsOp *contract = bs_value_defined_by(product, "vector.contract");
    if (!contract || !begins_with_zero(contract) ||
        (bs_op_parent(contract) && bs_op_is(bs_op_parent(contract), "vector.mask")))
        return FALSE;
    BsCloning cloning;
    bs_cloning_init(&cloning);
    bs_cloning_map(&cloning, bs_op_operand(contract, 2), other);
    BsOp *made = bs_clone_op(builder, &cloning, contract);
    bs_cloning_clear(&cloning);
    return bs_rewrite_replace(builder, op, bs_op_result(made, 0));
}

// CanonicalizeContractAdd
gboolean
bs_vector_add_to_contract(BsBuilder *builder, BsOp *op)
{
    BsValue *a = bs_op_operand(op, 0), *b = bs_op_operand(op, 1);
    return begin_with(builder, op, a, b) || begin_with(builder, op, b, a);
}
