// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of vectors in other places, and all of them as one.
#include "sim/exec-private.h"

#include "dialects/common/arithmetic.h"
#include "dialects/dialects.h"
#include "ir/enums.h"
#include "ir/shape.h"

// -- where each word comes from ------------------------------------------------------------------

void
bs_exec_arranged(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const guint32 *places = insn->data;
    guint64 *result = frame + insn->results[0];
    for (guint32 i = 0; i < insn->result_storages[0]->words; i++)
        result[i] = frame[places[i]];
}

static gboolean
are_numbers(const BsInsn *insn)
{
    gboolean are = TRUE;
    for (guint32 i = 0; i < insn->n_operands; i++)
        are = are && insn->operand_storages[i]->kind == BS_STORAGE_NUMBERS;
    for (guint32 i = 0; i < insn->n_results; i++)
        are = are && insn->result_storages[i]->kind == BS_STORAGE_NUMBERS;
    return are;
}

// How many dimensions, 0 of a number; and their sizes.
static guint32
shape_of(const BsType *type, const gint64 **sizes)
{
    const gboolean is_vector = type->kind == BS_TYPE_VECTOR;
    *sizes = is_vector ? type->shaped.shape : NULL;
    return is_vector ? type->shaped.rank : 0;
}

// Words of the source for each dimension of the result: 0 where all are the same.
static void
arrange(BsDecoder *decoder, guint32 insn, const gint64 *steps)
{
    const BsInsn *made = &decoder->insns.data[insn];
    const BsStorage *storage = made->result_storages[0];
    const gint64 *sizes;
    const guint32 rank = shape_of(storage->type, &sizes);
    guint32 *places = bs_decode_alloc(decoder, (storage->words + 1) * sizeof *places);
    g_autofree gint64 *at = g_new0(gint64, rank + 1);
    for (guint32 i = 0; i < storage->words; i++) {
        gint64 word = 0;
        for (guint32 d = 0; d < rank; d++)
            word += at[d] * steps[d];
        places[i] = made->operands[0] + (guint32)word;
        bs_exec_next(rank, sizes, at);
    }
    decoder->insns.data[insn].data = places;
}

gboolean
bs_decode_broadcast(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const gint64 *from, *to;
    const guint32 from_rank = shape_of(bs_op_operand(op, 0)->type, &from);
    const guint32 rank = shape_of(bs_op_result(op, 0)->type, &to);
    if (!are_numbers(&decoder->insns.data[insn]) || from_rank > rank)
        return bs_decode_refuse(decoder, BS_UNJUDGED_OTHER_VALUES, op);
    g_autofree gint64 *steps = g_new0(gint64, rank + 1);
    gint64 step = 1;
    for (guint32 i = 0; i < from_rank; i++) {
        const gint64 size = from[from_rank - 1 - i];
        steps[rank - 1 - i] = size == 1 ? 0 : step;
        step *= size;
    }
    arrange(decoder, insn, steps);
    return TRUE;
}

gboolean
bs_decode_reorder(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsAttr *permutation = bs_op_attr(op, "permutation");
    const gint64 *from;
    const guint32 rank = shape_of(bs_op_operand(op, 0)->type, &from);
    if (!are_numbers(&decoder->insns.data[insn]) || !permutation ||
        permutation->kind != BS_ATTR_DENSE_ARRAY || permutation->dense.n != rank)
        return bs_decode_refuse(decoder, BS_UNJUDGED_OTHER_VALUES, op);
    g_autofree gint64 *steps = g_new0(gint64, rank + 1);
    for (guint32 i = 0; i < rank; i++) {
        steps[i] = 1;
        for (guint32 d = (guint32)permutation->dense.values[i] + 1; d < rank; d++)
            steps[i] *= from[d];
    }
    arrange(decoder, insn, steps);
    return TRUE;
}

// Row `i` of what the mask says; one that may be anything, row 0. FALSE: there is none.
static gboolean
read_row(const BsAttr *mask, guint32 i, gint64 *row)
{
    const gboolean is_list = mask->kind == BS_ATTR_ARRAY;
    if (is_list && mask->array.items[i]->kind != BS_ATTR_INTEGER)
        return FALSE;
    *row = is_list ? mask->array.items[i]->integer : (gint64)mask->dense.values[i];
    *row = MAX(*row, 0);
    return TRUE;
}

gboolean
bs_decode_shuffle(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsAttr *mask = bs_op_attr(op, "mask");
    const BsInsn *made = &decoder->insns.data[insn];
    const gboolean is_list = mask && mask->kind == BS_ATTR_ARRAY;
    if (!are_numbers(made) || !mask || (!is_list && mask->kind != BS_ATTR_DENSE_ARRAY))
        return bs_decode_refuse(decoder, BS_UNJUDGED_OTHER_VALUES, op);
    const guint32 n = is_list ? mask->array.n : mask->dense.n;
    const guint32 words = made->result_storages[0]->words, each = words / MAX(n, 1);
    const guint32 first = made->operand_storages[0]->words;
    const guint32 both = first + made->operand_storages[1]->words;
    guint32 *places = bs_decode_alloc(decoder, (words + 1) * sizeof *places);
    for (guint32 i = 0; i < words; i++) {
        gint64 row;
        if (!read_row(mask, i / each, &row) || row >= both / each)
            return bs_decode_refuse(decoder, BS_UNJUDGED_OTHER_VALUES, op);
        const guint32 word = (guint32)row * each + i % each;
        places[i] = word < first ? made->operands[0] + word : made->operands[1] + word - first;
    }
    decoder->insns.data[insn].data = places;
    return TRUE;
}

gboolean
bs_decode_contract(BsDecoder *decoder, const BsOp *op, guint32 insn G_GNUC_UNUSED)
{
    return bs_decode_refuse(decoder, BS_UNJUDGED_PRODUCTS, op);
}

// -- parts ---------------------------------------------------------------------------------------

// A position: numbers, and operands where there is none.
typedef struct Part {
    guint32 vector; // operand
    guint32 n;
    const BsBound *at;
    const gint64 *sizes; // of the vector
} Part;

static gboolean
read_position(BsDecoder *decoder, const BsOp *op, Part *part, guint32 next)
{
    const BsAttr *numbers = bs_op_attr(op, "static_position");
    part->n = numbers ? numbers->dense.n : op->n_operands - next;
    BsBound *at = bs_decode_alloc(decoder, (part->n + 1) * sizeof *at);
    for (guint32 i = 0; i < part->n; i++) {
        at[i].number = numbers ? (gint64)numbers->dense.values[i] : BS_DYNAMIC;
        at[i].is_number = at[i].number != BS_DYNAMIC;
        if (at[i].is_number)
            continue;
        if (next >= op->n_operands)
            return FALSE;
        at[i].place = bs_decode_place(decoder, bs_op_operand(op, next++));
    }
    part->at = at;
    return TRUE;
}

gboolean
bs_decode_part(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const gboolean inserts = op->def->does == BS_DOES_INSERT_PART;
    Part *part = bs_decode_alloc(decoder, sizeof *part);
    *part = (Part){.vector = inserts};
    const guint32 rank = shape_of(bs_op_operand(op, inserts)->type, &part->sizes);
    decoder->insns.data[insn].data = part;
    if (!are_numbers(&decoder->insns.data[insn]) ||
        !read_position(decoder, op, part, inserts + 1u) || part->n > rank)
        return bs_decode_refuse(decoder, BS_UNJUDGED_OTHER_VALUES, op);
    return TRUE;
}

// The first word of a part of so many. FALSE: it is outside, and may be anything.
static gboolean
find_part(const BsInsn *insn, const guint64 *frame, guint32 words, guint32 *first)
{
    const Part *part = insn->data;
    guint64 at = 0;
    for (guint32 i = 0; i < part->n; i++) {
        const BsBound *bound = &part->at[i];
        const guint64 index = bound->is_number ? (guint64)bound->number : frame[bound->place];
        if (index >= (guint64)part->sizes[i])
            return FALSE;
        at = at * (guint64)part->sizes[i] + index;
    }
    *first = (guint32)at * words;
    return *first + words <= insn->operand_storages[part->vector]->words;
}

void
bs_exec_extract(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const guint32 words = insn->result_storages[0]->words;
    guint64 *result = frame + insn->results[0];
    guint32 first;
    if (find_part(insn, frame, words, &first))
        memcpy(result, frame + insn->operands[0] + first, words * sizeof *frame);
    else
        memset(result, 0, words * sizeof *frame);
}

void
bs_exec_insert_part(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const guint32 words = insn->operand_storages[0]->words;
    guint64 *result = frame + insn->results[0];
    guint32 first;
    memcpy(result, frame + insn->operands[1], insn->result_storages[0]->words * sizeof *frame);
    if (find_part(insn, frame, words, &first))
        memcpy(result + first, frame + insn->operands[0], words * sizeof *frame);
}

// -- reductions ----------------------------------------------------------------------------------

typedef struct Reduction {
    BsUpdate what;
    BsComputeOf of;
} Reduction;

// What a kind is called where elements of memory are changed by it; of floats `sum`, `product`.
static const char *
update_of(const char *kind, gboolean is_float)
{
    static const char *const names[][3] = {
        {"add", "addi", "addf"},        {"mul", "muli", "mulf"},
        {"minui", "minu", NULL},        {"minsi", "mins", NULL},
        {"maxui", "maxu", NULL},        {"maxsi", "maxs", NULL},
        {"and", "andi", NULL},          {"or", "ori", NULL},
        {"xor", "xori", NULL},          {"minnumf", NULL, "minnumf"},
        {"maxnumf", NULL, "maxnumf"},   {"minimumf", NULL, "minimumf"},
        {"maximumf", NULL, "maximumf"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
        if (strcmp(names[i][0], kind) == 0)
            return names[i][is_float ? 2 : 1];
    }
    return NULL;
}

gboolean
bs_decode_reduction(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsEnum *kinds = bs_enum_find("vector-kind");
    const gint64 kind = bs_enum_attr_value(kinds, bs_op_attr(op, "kind"));
    const gboolean is_float = bs_op_result(op, 0)->type->kind == BS_TYPE_FLOAT;
    const char *name = kind >= 0 ? update_of(kinds->keywords[kind], is_float) : NULL;
    Reduction *reduction = bs_decode_alloc(decoder, sizeof *reduction);
    decoder->insns.data[insn].data = reduction;
    bs_compute_init(&reduction->of, op);
    if (name && are_numbers(&decoder->insns.data[insn]) &&
        decoder->insns.data[insn].operand_storages[0]->words > 0 &&
        bs_dialects_find_update(name, &reduction->what))
        return TRUE;
    return bs_decode_refuse(decoder, BS_UNJUDGED_REDUCES, op);
}

static guint64
combine(const Reduction *reduction, guint64 a, guint64 b)
{
    const guint64 operands[] = {a, b};
    guint64 result = 0;
    if (reduction->what.compute)
        reduction->what.compute(&reduction->of, operands, &result);
    else
        bs_compute(reduction->what.computes, reduction->of.to_width, a, b, &result);
    return result;
}

// From the first element on, what it begins with in front, as the lowering has it.
void
bs_exec_reduction(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Reduction *reduction = insn->data;
    const guint64 *words = frame + insn->operands[0];
    const gboolean begins = insn->n_operands > 1;
    guint64 result = begins ? frame[insn->operands[1]] : words[0];
    for (guint32 i = !begins; i < insn->operand_storages[0]->words; i++)
        result = combine(reduction, result, words[i]);
    frame[insn->results[0]] = result;
}
