// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// affine.dma_start and affine.dma_wait: syntax and rules. The operands of dma_start are one list:
// each memref with the values that its map is on, then the number of elements and, if there is one,
// the stride.
#include "dialects/affine/affine-private.h"

#include "dialects/common/checks.h"
#include "ir/affine.h"
#include "ir/context.h"

#include <string.h>

enum { SOURCE, DEST, TAG, N_PARTS };

// In the order of the operands; `tag_map` is dma_wait's only one.
static const char *const map_names[] = {"src_map", "dst_map", "tag_map"};

static guint32
first_part(const BsOpDef *def)
{
    return !strcmp(def->name, "affine.dma_wait") ? TAG : SOURCE;
}

// -- syntax -------------------------------------------------------------------------------------

typedef struct Part {
    BsOperandName memref;
    BsOperandNames inputs;
} Part;

// `%m[%i + 7]`
static gboolean
parse_part(BsParser *parser, guint32 which, Part *part)
{
    const BsAttr *map;
    if (!bs_parse_operand(parser, &part->memref) ||
        !bs_parse_affine_map_of_values(parser, "[", "]", NULL, &map, NULL, &part->inputs))
        return FALSE;
    bs_add_attr(parser, map_names[which], map);
    return bs_parse_token(parser, ",");
}

static gboolean
parse_sizes(BsParser *parser, gboolean waits, BsOperandNames *sizes)
{
    BsOperandName size;
    if (!bs_parse_operand(parser, &size))
        return FALSE;
    bs_vec_push(sizes, size);
    if (!waits && bs_parse_optional_token(parser, ",") &&
        !bs_parse_operands(parser, NULL, NULL, sizes)) // none may follow, too
        return FALSE;
    return sizes->len == 1 || sizes->len == 3 ||
           bs_parser_error(parser, bs_parser_name_loc(parser),
                           "expected two stride related operands");
}

static gboolean
parse_memrefs(BsParser *parser, gboolean waits, BsTypes *types)
{
    const BsType *type;
    if (!bs_parse_token(parser, ":"))
        return FALSE;
    if (!waits)
        return bs_parse_types(parser, types) &&
               (types->len == N_PARTS ||
                bs_parser_error(parser, bs_parser_name_loc(parser), "expected three types"));
    if (!bs_parse_type(parser, &type))
        return FALSE;
    bs_vec_push(types, type);
    return TRUE;
}

static gboolean
resolve(BsParser *parser, guint32 n, const Part *parts, const BsOperandNames *sizes,
        const BsTypes *types)
{
    for (guint32 i = 0; i < n; i++) {
        if (!bs_resolve_operand(parser, &parts[i].memref, types->data[i]) ||
            !bs_affine_resolve(parser, &parts[i].inputs))
            return FALSE;
    }
    if (!bs_affine_resolve(parser, sizes))
        return FALSE;
    return n == N_PARTS || types->data[0]->kind == BS_TYPE_MEMREF ||
           bs_parser_error(parser, bs_parser_name_loc(parser), "expected tag to be of memref type");
}

gboolean
bs_affine_parse_dma(BsParser *parser, BsOpState *state)
{
    const guint32 first = first_part(state->def), n = N_PARTS - first;
    Part parts[N_PARTS] = {0};
    BsOperandNames sizes = {0};
    BsTypes types = {0};
    gboolean ok = TRUE;
    for (guint32 i = 0; ok && i < n; i++)
        ok = parse_part(parser, first + i, &parts[i]);
    ok = ok && parse_sizes(parser, first == TAG, &sizes) &&
         parse_memrefs(parser, first == TAG, &types) && resolve(parser, n, parts, &sizes, &types);
    for (guint32 i = 0; i < n; i++)
        bs_vec_free(&parts[i].inputs);
    bs_vec_free(&sizes);
    bs_vec_free(&types);
    return ok;
}

// The map of a part, or NULL.
static const char *
map_of(const BsOp *op, guint32 part)
{
    const BsAttr *map = bs_op_attr(op, map_names[part]);
    return map && map->kind == BS_ATTR_AFFINE_MAP ? map->string.text : NULL;
}

static guint32
n_inputs(const char *map)
{
    return bs_affine_n_dims(map) + bs_affine_n_symbols(map);
}

// Other attributes are not written, as upstream does.
void
bs_affine_print_dma(BsPrinter *printer, const BsOp *op)
{
    const BsType *types[N_PARTS];
    const guint32 first = first_part(op->def);
    guint32 at = 0;
    for (guint32 i = first; i < N_PARTS; i++) {
        const char *map = map_of(op, i);
        bs_put(printer, i > first ? ", " : " ");
        bs_put_value(printer, bs_op_operand(op, at));
        bs_put(printer, "[");
        bs_affine_put_results(printer, map, 0, bs_affine_n_results(map), op, at + 1);
        bs_put(printer, "]");
        types[i] = bs_op_operand(op, at)->type;
        at += 1 + n_inputs(map);
    }
    bs_put(printer, ", ");
    bs_put_operands(printer, op, (BsRange){at, op->n_operands - at});
    for (guint32 i = first; i < N_PARTS; i++) {
        bs_put(printer, i > first ? ", " : " : ");
        bs_put_type(printer, types[i]);
    }
}

// -- rules --------------------------------------------------------------------------------------

static gboolean
check_memrefs(const BsOp *op, BsDiags *diags, guint32 *end)
{
    static const char *const words[] = {"source", "destination", "tag"};
    *end = 0;
    for (guint32 i = first_part(op->def); i < N_PARTS; i++) {
        const char *map = map_of(op, i);
        if (*end >= op->n_operands || bs_op_operand(op, *end)->type->kind != BS_TYPE_MEMREF) {
            bs_diags_op_error(diags, op, "expected DMA %s to be of memref type", words[i]);
            return FALSE;
        }
        if (!map) { // upstream crashes
            bs_diags_op_error(diags, op, "requires attribute '%s'", map_names[i]);
            return FALSE;
        }
        *end += 1 + n_inputs(map);
    }
    return TRUE;
}

static gboolean
check_inputs(const BsOp *op, BsDiags *diags, guint32 part, BsRange inputs)
{
    static const char *const words[] = {"src ", "dst ", "tag "};
    const gboolean waits = first_part(op->def) == TAG;
    const char *word = waits ? "" : words[part], *verb = waits ? "dma_wait" : "dma_start";
    for (guint32 i = inputs.begin; i < inputs.begin + inputs.n; i++) {
        const BsValue *value = bs_op_operand(op, i);
        if (value->type->kind == BS_TYPE_INDEX && bs_affine_is_input(op, value))
            continue;
        if (value->type->kind != BS_TYPE_INDEX)
            bs_diags_op_error(diags, op, "%sindex to %s must have 'index' type", word, verb);
        else
            bs_diags_op_error(diags, op, "%sindex must be a valid dimension or symbol identifier",
                              word);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_affine_verify_dma(const BsOp *op, BsDiags *diags)
{
    const guint32 first = first_part(op->def);
    guint32 end, at = 0;
    if (!check_memrefs(op, diags, &end))
        return FALSE;
    const guint32 n_sizes = op->n_operands - MIN(end, op->n_operands);
    if (n_sizes != 1 && (n_sizes != 3 || first == TAG))
        return bs_fail(op, diags, "incorrect number of operands");
    for (guint32 i = first; i < N_PARTS; i++) {
        const guint32 n = n_inputs(map_of(op, i));
        if (!check_inputs(op, diags, i, (BsRange){at + 1, n}))
            return FALSE;
        at += 1 + n;
    }
    return TRUE;
}

// The source and the tag are read, and the destination is written.
void
bs_affine_dma_start_effects(const BsOp *op, BsEffects *effects)
{
    guint32 at = 0;
    for (guint32 i = SOURCE; i < N_PARTS; i++) {
        bs_effects_add(effects, i == DEST ? BS_EFFECT_WRITE : BS_EFFECT_READ, BS_RESOURCE_DEFAULT,
                       bs_op_operand(op, at));
        at += 1 + n_inputs(map_of(op, i));
    }
}
