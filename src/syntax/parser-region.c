// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions, blocks and their labels.
#include "syntax/parser-private.h"

#include "ir/mutate.h"

// A region under construction: its op does not exist yet; bs_region_take() moves its blocks there,
// and leaves an empty region to the next op.
BsRegion *
parser_new_region(BsParser *parser)
{
    BsRegion *region = parser->spare_regions.len ? bs_vec_pop(&parser->spare_regions)
                                                 : bs_arena_new(&parser->arena, BsRegion);
    bs_vec_push(&parser->regions, region);
    return region;
}

// -- labels ---------------------------------------------------------------------------------------

// What the label means in the innermost scope, made when it is new there.
static BsBlockBinding *
block_binding(BsParser *parser, const BsToken *token)
{
    BsNameEntry *name = parser_name(parser, token->start, bs_token_len(token));
    if (name->block && name->block->scope == parser->scopes.len)
        return name->block;
    BsBlockBinding *binding = bs_arena_new(&parser->arena, BsBlockBinding);
    binding->name = name;
    binding->outer = name->block;
    binding->scope = parser->scopes.len;
    name->block = binding;
    bs_vec_push(&parser->scope_blocks, binding);
    return binding;
}

gboolean
parser_successor(BsParser *parser, BsBlock **block)
{
    if (!parser_is(parser, BS_TOK_CARET))
        return parser_error_wrong_token(parser, "expected block name");
    BsBlockBinding *binding = block_binding(parser, &parser->tok);
    if (!binding->block) {
        BsScope *scope = &bs_vec_last(&parser->scopes);
        if (!scope->pending)
            scope->pending = bs_arena_new(&parser->arena, BsRegion);
        BsLoc loc = bs_lexer_loc(&parser->lexer, &parser->tok);
        binding->block = bs_block_create(parser->ir, scope->pending, NULL, loc);
        binding->forward = TRUE;
        binding->offset = parser_offset(parser);
    }
    *block = binding->block;
    parser_consume(parser);
    return TRUE;
}

// `^bb1`: the block that the label defines, at the end of `region`.
static BsBlock *
define_label(BsParser *parser, BsRegion *region)
{
    BsLoc loc = bs_lexer_loc(&parser->lexer, &parser->tok);
    if (!parser_is(parser, BS_TOK_CARET)) {
        parser_error_wrong_token(parser, "expected block name");
        return NULL;
    }
    BsBlockBinding *binding = block_binding(parser, &parser->tok);
    const guint32 offset = parser_offset(parser);
    parser_consume(parser);
    if (!binding->block) {
        binding->block = bs_block_create(parser->ir, region, NULL, loc);
    } else if (binding->forward) {
        bs_block_move(parser->ir, binding->block, region, NULL);
        bs_block_set_loc(parser->ir, binding->block, loc);
        binding->forward = FALSE;
    } else {
        parser_error_loc(parser, loc, "redefinition of block '%s'", binding->name->text);
        return NULL;
    }
    binding->offset = offset;
    if (parser->spelling)
        bs_spelling_add_block(parser->spelling, binding->block, binding->name->text);
    return binding->block;
}

// -- blocks ---------------------------------------------------------------------------------------

static gboolean
parse_block_argument(BsParser *parser, BsBlock *block)
{
    BsOperandName name;
    if (!parser_ssa_use(parser, &name, TRUE) ||
        !parser_expect(parser, BS_TOK_COLON, "expected ':' and type for SSA operand"))
        return FALSE;
    const BsType *type = parser_type(parser);
    BsLoc loc = name.loc;
    if (!type || !parser_optional_trailing_loc(parser, &loc))
        return FALSE;
    BsValue *arg = bs_block_add_arg(parser->ir, block, type, loc);
    BsNameEntry *entry = parser_operand_entry(name.name);
    parser_note_name(parser, arg, entry, name.number > 0, name.number);
    return parser_define(parser, entry, name.number, name.offset, arg);
}

static gboolean
parse_block_arguments(BsParser *parser, BsBlock *block)
{
    if (!parser_consume_if(parser, BS_TOK_L_PAREN) || parser_consume_if(parser, BS_TOK_R_PAREN))
        return TRUE;
    do {
        if (!parse_block_argument(parser, block))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, BS_TOK_R_PAREN, "expected ')'");
}

static gboolean
parse_block_body(BsParser *parser, BsBlock *block)
{
    parser->block = block;
    while (!parser_is(parser, BS_TOK_CARET) && !parser_is(parser, BS_TOK_R_BRACE))
        if (!parser_op(parser))
            return FALSE;
    return TRUE;
}

static gboolean
parse_labelled_block(BsParser *parser, BsRegion *region)
{
    BsBlock *block = define_label(parser, region);
    return block && parse_block_arguments(parser, block) &&
           parser_expect(parser, BS_TOK_COLON, "expected ':' after block name") &&
           parse_block_body(parser, block);
}

// -- regions --------------------------------------------------------------------------------------

static gboolean
argument_in_use(BsParser *parser, const BsOperandName *name, const BsDefinition *before)
{
    const char *text = parser->lexer.text;
    BsDiag *diag = parser_diag_at(parser, text + name->offset,
                                  "region entry argument '%s' is already in use", name->name);
    if (diag)
        bs_diag_note(diag, parser_loc_at(parser, text + before->offset),
                     "previously referenced here");
    return FALSE;
}

static gboolean
add_entry_arguments(BsParser *parser, BsBlock *block, const BsArguments *args)
{
    if (parser_is(parser, BS_TOK_CARET))
        return parser_error(parser, "invalid block name in region with named arguments");
    for (guint i = 0; i < args->len; i++) {
        const BsArgument *arg = &args->data[i];
        BsNameEntry *name = parser_operand_entry(arg->name.name);
        if (arg->name.number < name->n && name->definitions[arg->name.number].value)
            return argument_in_use(parser, &arg->name, &name->definitions[arg->name.number]);
        BsValue *value = bs_block_add_arg(parser->ir, block, arg->type, arg->name.loc);
        parser_note_name(parser, value, name, arg->name.number > 0, arg->name.number);
        if (!parser_define(parser, name, arg->name.number, arg->name.offset, value))
            return FALSE;
    }
    return TRUE;
}

static gboolean
parse_region_body(BsParser *parser, BsRegion *region, BsLoc start, const BsArguments *args)
{
    gboolean named = args && args->len && args->data[0].name.name;
    if (named || !parser_is(parser, BS_TOK_CARET)) {
        BsBlock *entry = bs_block_create(parser->ir, region, NULL, start);
        if ((named && !add_entry_arguments(parser, entry, args)) ||
            !parse_block_body(parser, entry))
            return FALSE;
    }
    while (!parser_is(parser, BS_TOK_R_BRACE))
        if (!parse_labelled_block(parser, region))
            return FALSE;
    return TRUE;
}

gboolean
parser_region(BsParser *parser, const BsArguments *args)
{
    BsLoc start = bs_lexer_loc(&parser->lexer, &parser->tok);
    if (!parser_expect(parser, BS_TOK_L_BRACE, "expected '{' to begin a region") ||
        !parser_enter(parser))
        return FALSE;
    BsRegion *region = parser_new_region(parser);
    if ((args && args->len) || !parser_is(parser, BS_TOK_R_BRACE)) {
        BsBlock *outer = parser->block;
        parser_push_scope(parser);
        if (!parse_region_body(parser, region, start, args) || !parser_pop_scope(parser))
            return FALSE;
        parser->block = outer;
    }
    parser_leave(parser);
    parser_consume(parser);
    return TRUE;
}
