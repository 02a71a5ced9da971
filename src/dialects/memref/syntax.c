// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of memref ops that upstream writes by hand too.
#include "dialects/memref/memref-private.h"

#include "ir/context.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// -- memref.alloca_scope ------------------------------------------------------------------------

gboolean
bs_memref_parse_alloca_scope(BsParser *parser, BsOpState *state)
{
    (void)state;
    return bs_parse_optional_results(parser) && bs_parse_region(parser, NULL) &&
           bs_ensure_terminator(parser, "memref.alloca_scope.return") &&
           bs_parse_op_attr_dict(parser);
}

// The blank before the results stands also when there are none.
void
bs_memref_print_alloca_scope(BsPrinter *printer, const BsOp *op)
{
    if (op->n_results) {
        bs_put(printer, "  -> (");
        bs_put_result_types(printer, op);
        bs_put(printer, ")");
    } else {
        bs_put(printer, " ");
    }
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, op->n_results > 0);
    bs_put_attr_dict(printer, op, NULL);
}

// -- memref.distinct_objects ---------------------------------------------------------------------

gboolean
bs_memref_parse_distinct_objects(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandNames operands = {0};
    BsTypes types = {0};
    const BsLoc loc = bs_parser_loc(parser);
    const gboolean ok = bs_parse_operands(parser, NULL, NULL, &operands) &&
                        bs_parse_op_attr_dict(parser) && bs_parse_token(parser, ":") &&
                        bs_parse_types(parser, &types) &&
                        bs_resolve_operands(parser, &operands, &types, loc);
    if (ok)
        bs_add_result_types(parser, &types);
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return ok;
}

void
bs_memref_print_distinct_objects(BsPrinter *printer, const BsOp *op)
{
    const BsRange all = {0, op->n_operands};
    bs_put(printer, " ");
    bs_put_operands(printer, op, all);
    bs_put_attr_dict(printer, op, NULL);
    bs_put(printer, " : ");
    bs_put_operand_types(printer, op, all);
}

// -- memref.generic_atomic_rmw ------------------------------------------------------------------

static gboolean
resolve_memref_and_indices(BsParser *parser, const BsOperandName *memref, const BsType *type,
                           const BsOperandNames *indices)
{
    return bs_resolve_operand(parser, memref, type) &&
           bs_resolve_operands_same(parser, indices, bs_type_index(bs_parser_context(parser)));
}

gboolean
bs_memref_parse_generic_atomic_rmw(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName memref;
    BsOperandNames indices = {0};
    const BsType *type = NULL;
    gboolean ok = bs_parse_operand(parser, &memref) &&
                  bs_parse_operands(parser, "[", "]", &indices) && bs_parse_token(parser, ":");
    BsLoc loc = bs_parser_loc(parser);
    ok = ok && bs_parse_type(parser, &type) &&
         resolve_memref_and_indices(parser, &memref, type, &indices);
    bs_vec_free(&indices);
    if (ok && type->kind != BS_TYPE_MEMREF)
        return bs_parser_error_kind(parser, loc, 1u << BS_TYPE_MEMREF, type);
    if (!ok || !bs_parse_region(parser, NULL) || !bs_parse_op_attr_dict(parser))
        return FALSE;
    bs_add_result_type(parser, type->shaped.element);
    return TRUE;
}

void
bs_memref_print_generic_atomic_rmw(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, "[");
    bs_put_operands(printer, op, (BsRange){1, op->n_operands - 1});
    bs_put(printer, "] : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), TRUE, TRUE);
    bs_put_attr_dict(printer, op, NULL);
}

// -- memref.prefetch ----------------------------------------------------------------------------

gboolean
bs_parse_prefetch_words(BsParser *parser, BsPrefetchWords *words)
{
    const BsType *i32 = bs_type_integer(bs_parser_context(parser), 32, BS_SIGNLESS);
    return bs_parse_token(parser, ",") && bs_parse_any_keyword(parser, &words->access) &&
           bs_parse_token(parser, ",") && bs_parse_keyword(parser, "locality") &&
           bs_parse_token(parser, "<") &&
           bs_parse_attribute_of(parser, i32, BS_ATTR_INTEGER, &words->locality) &&
           bs_parse_token(parser, ">") && bs_parse_token(parser, ",") &&
           bs_parse_any_keyword(parser, &words->cache);
}

gboolean
bs_add_prefetch_attrs(BsParser *parser, const BsPrefetchWords *words)
{
    BsContext *context = bs_parser_context(parser);
    const BsLoc loc = bs_parser_name_loc(parser);
    if (strcmp(words->access, "read") != 0 && strcmp(words->access, "write") != 0)
        return bs_parser_error(parser, loc, "rw specifier has to be 'read' or 'write'");
    if (strcmp(words->cache, "data") != 0 && strcmp(words->cache, "instr") != 0)
        return bs_parser_error(parser, loc, "cache type has to be 'data' or 'instr'");
    bs_add_attr(parser, "isWrite", bs_attr_bool(context, !strcmp(words->access, "write")));
    bs_add_attr(parser, "localityHint", words->locality);
    bs_add_attr(parser, "isDataCache", bs_attr_bool(context, !strcmp(words->cache, "data")));
    return TRUE;
}

gboolean
bs_memref_parse_prefetch(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName memref;
    BsOperandNames indices = {0};
    BsPrefetchWords words = {0};
    const BsType *type = NULL;
    const gboolean ok =
        bs_parse_operand(parser, &memref) && bs_parse_operands(parser, "[", "]", &indices) &&
        bs_parse_prefetch_words(parser, &words) &&
        bs_parse_colon_type_of(parser, 1u << BS_TYPE_MEMREF, &type) &&
        bs_resolve_operand(parser, &memref, type) &&
        bs_resolve_operands_same(parser, &indices, bs_type_index(bs_parser_context(parser))) &&
        bs_add_prefetch_attrs(parser, &words);
    bs_vec_free(&indices);
    return ok;
}

void
bs_put_prefetch_words(BsPrinter *printer, const BsOp *op, const char *const *elided)
{
    bs_putf(printer, ", %s, locality<%" G_GINT64_FORMAT ">, %s",
            bs_op_attr(op, "isWrite")->integer ? "write" : "read",
            bs_op_attr(op, "localityHint")->integer,
            bs_op_attr(op, "isDataCache")->integer ? "data" : "instr");
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
}

void
bs_memref_print_prefetch(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"localityHint", "isWrite", "isDataCache", NULL};
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, "[");
    bs_put_operands(printer, op, (BsRange){1, op->n_operands - 1});
    bs_put(printer, "]");
    bs_put_prefetch_words(printer, op, elided);
}

// -- memref.transpose ---------------------------------------------------------------------------

gboolean
bs_memref_parse_transpose(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName in;
    const BsAttr *permutation = NULL;
    const BsType *from = NULL, *to = NULL;
    if (!bs_parse_operand(parser, &in) || !bs_parse_affine_map(parser, &permutation) ||
        !bs_parse_op_attr_dict(parser) ||
        !bs_parse_colon_type_of(parser, 1u << BS_TYPE_MEMREF, &from) ||
        !bs_resolve_operand(parser, &in, from) || !bs_parse_keyword(parser, "to") ||
        !bs_parse_type(parser, &to))
        return FALSE;
    bs_add_attr(parser, "permutation", permutation);
    bs_add_result_type(parser, to);
    return TRUE;
}

void
bs_memref_print_transpose(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"permutation", NULL};
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, " ");
    bs_put(printer, bs_op_attr(op, "permutation")->string.text);
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
    bs_put(printer, " to ");
    bs_put_type(printer, op->results[0].type);
}
