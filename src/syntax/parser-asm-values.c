// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What custom parse functions use (upstream's OpAsmParser): operands, successors, arguments and
// regions, which go to the op that is being parsed.
#include "syntax/parser-private.h"

#include "ir/mutate.h"

#include <string.h>

// -- operands -------------------------------------------------------------------------------------

gboolean
bs_parser_at_operand(BsParser *parser)
{
    return parser_is(parser, BS_TOK_PERCENT);
}

gboolean
bs_parse_operand(BsParser *parser, BsOperandName *operand)
{
    return parser_ssa_use(parser, operand, TRUE);
}

gboolean
bs_parse_name(BsParser *parser, BsOperandName *name)
{
    return parser_ssa_use(parser, name, FALSE);
}

static gboolean
parse_between(BsParser *parser, const char *open, const char *close, gboolean allow_numbers,
              BsOperandNames *operands)
{
    if (!bs_parse_optional_token(parser, open))
        return parser_error_wrong_token(parser, "expected '%s' in operand list", open);
    if (bs_parse_optional_token(parser, close))
        return TRUE;
    if (!parser_is(parser, BS_TOK_PERCENT))
        return parser_error_wrong_token(parser, "expected SSA operand");
    return parser_optional_ssa_uses(parser, allow_numbers, operands) &&
           (bs_parse_optional_token(parser, close) ||
            parser_error_wrong_token(parser, "expected '%s' in operand list", close));
}

gboolean
bs_parse_operands(BsParser *parser, const char *open, const char *close, BsOperandNames *operands)
{
    return open ? parse_between(parser, open, close, TRUE, operands)
                : parser_optional_ssa_uses(parser, TRUE, operands);
}

gboolean
bs_parse_names(BsParser *parser, const char *open, const char *close, BsOperandNames *names)
{
    return parse_between(parser, open, close, FALSE, names);
}

gboolean
bs_parse_n_operands(BsParser *parser, guint n, BsOperandNames *operands)
{
    const BsLoc loc = bs_parser_loc(parser);
    if (parser_is(parser, BS_TOK_L_PAREN) || parser_is(parser, BS_TOK_L_SQUARE))
        return parser_error(parser, "unexpected delimiter");
    if (!parser_is(parser, BS_TOK_PERCENT))
        return parser_error_wrong_token(parser, "expected operand");
    return parser_optional_ssa_uses(parser, TRUE, operands) &&
           (operands->len == n || bs_parser_error(parser, loc, "expected %u operands", n));
}

gboolean
bs_resolve_operand(BsParser *parser, const BsOperandName *operand, const BsType *type)
{
    BsValue *value = parser_resolve(parser, parser_operand_entry(operand->name), operand->number,
                                    operand->offset, type);
    if (value)
        bs_vec_push(&parser->operands, value);
    return value != NULL;
}

gboolean
bs_resolve_operands_same(BsParser *parser, const BsOperandNames *operands, const BsType *type)
{
    for (guint i = 0; i < operands->len; i++)
        if (!bs_resolve_operand(parser, &operands->data[i], type))
            return FALSE;
    return TRUE;
}

gboolean
bs_resolve_operands(BsParser *parser, const BsOperandNames *operands, const BsTypes *types,
                    BsLoc loc)
{
    if (operands->len != types->len)
        return bs_parser_error_counts(parser, loc, operands->len, types->len);
    for (guint i = 0; i < operands->len; i++)
        if (!bs_resolve_operand(parser, &operands->data[i], types->data[i]))
            return FALSE;
    return TRUE;
}

// -- successors -----------------------------------------------------------------------------------

gboolean
bs_parse_successor(BsParser *parser)
{
    BsBlock *block;
    if (!parser_successor(parser, &block))
        return FALSE;
    bs_vec_push(&parser->successors, block);
    return TRUE;
}

gboolean
bs_parse_successor_and_operands(BsParser *parser, BsOperandNames *operands, BsTypes *types)
{
    if (!bs_parse_successor(parser))
        return FALSE;
    return !bs_parse_optional_token(parser, "(") ||
           (bs_parse_operands(parser, NULL, NULL, operands) && bs_parse_token(parser, ":") &&
            bs_parse_types(parser, types) && bs_parse_token(parser, ")"));
}

// -- arguments and regions ------------------------------------------------------------------------

gboolean
bs_parse_argument(BsParser *parser, gboolean with_type, gboolean with_attrs, BsArgument *argument)
{
    *argument = (BsArgument){0};
    if (!parser_ssa_use(parser, &argument->name, FALSE) ||
        (with_type && !bs_parse_colon_type(parser, &argument->type)))
        return FALSE;
    if (with_attrs && parser_is(parser, BS_TOK_L_BRACE)) {
        BsAttrs attrs = {0};
        gboolean ok = parser_attr_dict(parser, &attrs);
        if (ok && attrs.len)
            argument->attrs = bs_attr_dict(parser->context, attrs.len, attrs.data);
        bs_vec_free(&attrs);
        if (!ok)
            return FALSE;
    }
    return parser_optional_trailing_loc(parser, &argument->name.loc);
}

gboolean
bs_skip_optional_loc(BsParser *parser)
{
    const guint before = parser->deferred_locs.len;
    BsLoc unused;
    const gboolean ok = parser_optional_trailing_loc(parser, &unused);
    while (parser->deferred_locs.len > before) {
        bs_vec_last(&parser->deferred_locs).alias->deferred_loc = 0;
        parser->deferred_locs.len--;
    }
    return ok;
}

gboolean
bs_parse_arguments(BsParser *parser, const BsType *type, BsArguments *args)
{
    if (!parser_expect(parser, BS_TOK_L_PAREN, "expected '(' in argument list"))
        return FALSE;
    if (bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        BsArgument arg;
        if (!bs_parse_argument(parser, type == NULL, FALSE, &arg))
            return FALSE;
        if (type)
            arg.type = type;
        bs_vec_push(args, arg);
    } while (bs_parse_optional_token(parser, ","));
    return parser_expect(parser, BS_TOK_R_PAREN, "expected ')' in argument list");
}

gboolean
bs_parse_assignments(BsParser *parser, BsArguments *args, BsOperandNames *operands)
{
    if (!bs_parse_optional_token(parser, "("))
        return bs_parser_error(parser, bs_parser_loc(parser), "expected '('");
    if (bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        BsArgument arg = {0};
        BsOperandName operand;
        if (!bs_parse_argument(parser, FALSE, FALSE, &arg) || !bs_parse_token(parser, "=") ||
            !bs_parse_operand(parser, &operand))
            return FALSE;
        bs_vec_push(args, arg);
        bs_vec_push(operands, operand);
    } while (bs_parse_optional_token(parser, ","));
    return parser_expect(parser, BS_TOK_R_PAREN, "expected ',' or ')'");
}

gboolean
bs_parse_region(BsParser *parser, const BsArguments *args)
{
    return parser_region(parser, args);
}

gboolean
bs_parse_optional_region(BsParser *parser, const BsArguments *args, gboolean *present)
{
    *present = parser_is(parser, BS_TOK_L_BRACE);
    if (*present)
        return parser_region(parser, args);
    parser_new_region(parser);
    return TRUE;
}

const BsValue *
bs_parser_resolved(BsParser *parser, guint32 i)
{
    const guint32 at = parser->frame->operands + i;
    return at < parser->operands.len ? parser->operands.data[at] : NULL;
}

BsBlock *
bs_add_region_with_block(BsParser *parser, guint32 n, const BsType *const *types)
{
    BsBlock *block =
        bs_block_create(parser->ir, parser_new_region(parser), NULL, parser->frame->loc);
    for (guint32 i = 0; i < n; i++)
        bs_block_add_arg(parser->ir, block, types[i], (BsLoc){0});
    return block;
}

void
bs_add_empty_region(BsParser *parser)
{
    parser_new_region(parser);
}

void
bs_move_last_region_first(BsParser *parser)
{
    guint32 first = parser->frame->regions, last = parser->regions.len - 1;
    BsRegion *region = parser->regions.data[last];
    memmove(parser->regions.data + first + 1, parser->regions.data + first,
            sizeof *parser->regions.data * (last - first));
    parser->regions.data[first] = region;
}

gboolean
bs_parser_region_is_empty(BsParser *parser)
{
    return bs_vec_last(&parser->regions)->first == NULL;
}

const BsBlock *
bs_parser_last_block(BsParser *parser)
{
    return bs_vec_last(&parser->regions)->last;
}

gboolean
bs_ensure_terminator(BsParser *parser, const char *terminator_name)
{
    BsRegion *region = bs_vec_last(&parser->regions);
    BsLoc loc = {.line = parser->frame->loc.line, .column = parser->frame->loc.column};
    BsBlock *block = region->last ? region->last : bs_block_create(parser->ir, region, NULL, loc);
    if (!terminator_name)
        return TRUE;
    if (block->last && bs_op_has_trait(block->last, BS_TRAIT_TERMINATOR))
        return TRUE;
    // A terminator with a region of its own (scf.forall.in_parallel) gets a block there.
    const BsOpDef *def = bs_context_op(parser->context, terminator_name);
    guint32 n_regions = def->n_regions >= BS_SOME ? 0 : def->n_regions;
    BsOpState state = {.def = def, .loc = loc, .n_regions = n_regions};
    BsOp *terminator = bs_op_create(parser->ir, &state);
    for (guint32 i = 0; i < n_regions; i++)
        bs_block_create(parser->ir, bs_op_region(terminator, i), NULL, loc);
    bs_op_insert(parser->ir, terminator, block, NULL);
    return TRUE;
}
