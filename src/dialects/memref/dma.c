// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// memref.dma_start and memref.dma_wait: syntax and rules. The operands of dma_start are one list,
// divided by the ranks of the memrefs in it.
#include "dialects/memref/memref-private.h"

#include "ir/context.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// Where the parts of a dma_start begin among its operands.
typedef struct DmaStart {
    guint32 source, dest, size, tag, stride; // `stride`: after the indices of the tag
} DmaStart;

static const BsType *
operand_type(const BsOp *op, guint32 i)
{
    return i < op->n_operands ? bs_op_operand(op, i)->type : NULL;
}

// The number of indices that a memref takes, 0 for other types.
static guint32
rank_at(const BsOp *op, guint32 i)
{
    const BsType *type = operand_type(op, i);
    return type && type->kind == BS_TYPE_MEMREF ? type->shaped.rank : 0;
}

static DmaStart
find_parts(const BsOp *op)
{
    DmaStart parts = {.source = 0};
    parts.dest = 1 + rank_at(op, 0);
    parts.size = parts.dest + 1 + rank_at(op, parts.dest);
    parts.tag = parts.size + 1;
    parts.stride = parts.tag + 1 + rank_at(op, parts.tag);
    return parts;
}

// -- syntax -------------------------------------------------------------------------------------

// `%m[%i, %j]`
typedef struct Access {
    BsOperandName memref;
    BsOperandNames indices;
} Access;

static gboolean
parse_access(BsParser *parser, Access *access)
{
    return bs_parse_operand(parser, &access->memref) &&
           bs_parse_operands(parser, "[", "]", &access->indices);
}

static gboolean
resolve_access(BsParser *parser, const Access *access, const BsType *type)
{
    return bs_resolve_operand(parser, &access->memref, type) &&
           bs_resolve_operands_same(parser, &access->indices,
                                    bs_type_index(bs_parser_context(parser)));
}

static gboolean
parse_dma_start_parts(BsParser *parser, Access accesses[3], BsOperandName *size,
                      BsOperandNames *strides)
{
    if (!parse_access(parser, &accesses[0]) || !bs_parse_token(parser, ",") ||
        !parse_access(parser, &accesses[1]) || !bs_parse_token(parser, ",") ||
        !bs_parse_operand(parser, size) || !bs_parse_token(parser, ",") ||
        !parse_access(parser, &accesses[2]))
        return FALSE;
    if (bs_parse_optional_token(parser, ",") && !bs_parse_operands(parser, NULL, NULL, strides))
        return FALSE;
    return strides->len == 0 || strides->len == 2 ||
           bs_parser_error(parser, bs_parser_name_loc(parser),
                           "expected two stride related operands");
}

static gboolean
resolve_dma_start(BsParser *parser, const Access accesses[3], const BsOperandName *size,
                  const BsOperandNames *strides, const BsTypes *types)
{
    const BsType *index = bs_type_index(bs_parser_context(parser));
    if (types->len != 3)
        return bs_parser_error(parser, bs_parser_name_loc(parser), "fewer/more types expected");
    return resolve_access(parser, &accesses[0], types->data[0]) &&
           resolve_access(parser, &accesses[1], types->data[1]) &&
           bs_resolve_operand(parser, size, index) &&
           resolve_access(parser, &accesses[2], types->data[2]) &&
           bs_resolve_operands_same(parser, strides, index);
}

gboolean
bs_memref_parse_dma_start(BsParser *parser, BsOpState *state)
{
    (void)state;
    Access accesses[3] = {0};
    BsOperandName size;
    BsOperandNames strides = {0};
    BsTypes types = {0};
    const gboolean ok = parse_dma_start_parts(parser, accesses, &size, &strides) &&
                        bs_parse_token(parser, ":") && bs_parse_types(parser, &types) &&
                        resolve_dma_start(parser, accesses, &size, &strides, &types);
    for (guint i = 0; i < G_N_ELEMENTS(accesses); i++)
        bs_vec_free(&accesses[i].indices);
    bs_vec_free(&strides);
    bs_vec_free(&types);
    return ok;
}

static void
put_access(BsPrinter *printer, const BsOp *op, guint32 begin, guint32 end)
{
    bs_put_value(printer, bs_op_operand(op, begin));
    bs_put(printer, "[");
    bs_put_operands(printer, op, (BsRange){begin + 1, end - begin - 1});
    bs_put(printer, "]");
}

// Attributes are written, but not read: as upstream does.
void
bs_memref_print_dma_start(BsPrinter *printer, const BsOp *op)
{
    const DmaStart parts = find_parts(op);
    bs_put(printer, " ");
    put_access(printer, op, parts.source, parts.dest);
    bs_put(printer, ", ");
    put_access(printer, op, parts.dest, parts.size);
    bs_put(printer, ", ");
    bs_put_value(printer, bs_op_operand(op, parts.size));
    bs_put(printer, ", ");
    put_access(printer, op, parts.tag, parts.stride);
    if (parts.stride < op->n_operands) {
        bs_put(printer, ", ");
        bs_put_operands(printer, op, (BsRange){parts.stride, op->n_operands - parts.stride});
    }
    bs_put_attr_dict(printer, op, NULL);
    const guint32 memrefs[] = {parts.source, parts.dest, parts.tag};
    for (guint i = 0; i < G_N_ELEMENTS(memrefs); i++) {
        bs_put(printer, i ? ", " : " : ");
        bs_put_type(printer, bs_op_operand(op, memrefs[i])->type);
    }
}

// -- rules --------------------------------------------------------------------------------------

static gboolean
are_indices(const BsOp *op, guint32 begin, guint32 end)
{
    for (guint32 i = begin; i < end; i++) {
        const BsType *type = operand_type(op, i);
        if (!type || type->kind != BS_TYPE_INDEX)
            return FALSE;
    }
    return TRUE;
}

static gboolean
is_memref_at(const BsOp *op, guint32 i)
{
    const BsType *type = operand_type(op, i);
    return type && type->kind == BS_TYPE_MEMREF;
}

// What is wrong with the op, in upstream's order, or NULL.
static const char *
find_wrong_part(const BsOp *op, const DmaStart *parts)
{
    if (!are_indices(op, 1, parts->dest))
        return "expected source indices to be of index type";
    if (!is_memref_at(op, parts->dest))
        return "expected destination to be of memref type";
    return NULL;
}

static const char *
find_wrong_rest(const BsOp *op, const DmaStart *parts)
{
    if (!are_indices(op, parts->dest + 1, parts->size))
        return "expected destination indices to be of index type";
    if (!are_indices(op, parts->size, parts->size + 1))
        return "expected num elements to be of index type";
    if (!is_memref_at(op, parts->tag))
        return "expected tag to be of memref type";
    if (!are_indices(op, parts->tag + 1, parts->stride))
        return "expected tag indices to be of index type";
    if (op->n_operands != parts->stride && op->n_operands != parts->stride + 2)
        return "incorrect number of operands";
    if (!are_indices(op, parts->stride, op->n_operands))
        return "expected stride and num elements per stride to be of type index";
    return NULL;
}

gboolean
bs_memref_verify_dma_start(const BsOp *op, BsDiags *diags)
{
    const DmaStart parts = find_parts(op);
    const char *wrong = NULL;
    guint32 least = 4;
    if (op->n_operands >= least && !is_memref_at(op, 0))
        wrong = "expected source to be of memref type";
    if (op->n_operands >= least && !wrong) {
        least += rank_at(op, 0);
        wrong = op->n_operands >= least ? find_wrong_part(op, &parts) : NULL;
    }
    if (op->n_operands >= least && !wrong) {
        least += rank_at(op, parts.dest);
        if (is_memref_at(op, parts.tag))
            least += rank_at(op, parts.tag);
        wrong = op->n_operands >= least ? find_wrong_rest(op, &parts) : NULL;
    }
    if (op->n_operands < least)
        bs_diags_op_error(diags, op, "expected at least %u operands", least);
    else if (wrong)
        bs_diags_op_error(diags, op, "%s", wrong);
    else
        return TRUE;
    return FALSE;
}

gboolean
bs_memref_verify_dma_wait(const BsOp *op, BsDiags *diags)
{
    const guint32 n = op->n_operands - 2, rank = rank_at(op, 0);
    if (n == rank)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "expected tagIndices to have the same number of elements as the tagMemRef "
                      "rank, expected %u, but got %u",
                      rank, n);
    return FALSE;
}
