// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations, `loc(...)`. Of a file location line and column are kept, its file name is not; of a
// location made of several the first file location counts, as it does for upstream's diagnostics.
#include "syntax/parser-private.h"

static gboolean
parse_number(BsParser *parser, const char *message, guint32 *number)
{
    guint64 value;
    if (!parser_is(parser, BS_TOK_INTEGER) || !bs_token_uint64(&parser->tok, &value) ||
        value > G_MAXUINT32)
        return parser_error_wrong_token(parser, "%s", message);
    *number = (guint32)value;
    parser_consume(parser);
    return TRUE;
}

// `"file":1:2`, `"name"` or `"name"(loc)`.
static gboolean
parse_name_or_file(BsParser *parser, BsLoc *loc)
{
    parser_consume(parser);
    if (parser_consume_if(parser, BS_TOK_COLON))
        return parse_number(parser, "expected integer line number in FileLineColLoc", &loc->line) &&
               parser_expect(parser, BS_TOK_COLON, "expected ':' in FileLineColLoc") &&
               parse_number(parser, "expected integer column number in FileLineColLoc",
                            &loc->column);
    if (parser_consume_if(parser, BS_TOK_L_PAREN))
        return parser_loc_instance(parser, loc) &&
               parser_expect(parser, BS_TOK_R_PAREN,
                             "expected ')' after child location of NameLoc");
    return TRUE;
}

static gboolean
parse_callsite(BsParser *parser, BsLoc *loc)
{
    BsLoc caller = *loc;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_L_PAREN, "expected '(' in callsite location") ||
        !parser_loc_instance(parser, loc) ||
        !parser_expect_keyword(parser, "at", "expected 'at' in callsite location") ||
        !parser_loc_instance(parser, &caller) ||
        !parser_expect(parser, BS_TOK_R_PAREN, "expected ')' in callsite location"))
        return FALSE;
    if (loc->line == 0)
        *loc = caller;
    return TRUE;
}

static gboolean
parse_fused(BsParser *parser, BsLoc *loc)
{
    parser_consume(parser);
    if (parser_consume_if(parser, BS_TOK_LESS) &&
        (!parser_attr(parser, NULL) ||
         !parser_expect(parser, BS_TOK_GREATER, "expected '>' after fused location metadata")))
        return FALSE;
    if (!parser_expect(parser, BS_TOK_L_SQUARE, "expected '[' in fused location"))
        return FALSE;
    if (parser_consume_if(parser, BS_TOK_R_SQUARE))
        return TRUE;
    do {
        BsLoc part = {0};
        if (!parser_loc_instance(parser, &part))
            return FALSE;
        if (loc->line == 0)
            *loc = part;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, BS_TOK_R_SQUARE, "expected ']' in fused location");
}

static gboolean
parse_instance(BsParser *parser, BsLoc *loc)
{
    if (parser_is(parser, BS_TOK_STRING))
        return parse_name_or_file(parser, loc);
    if (parser_is_keyword(parser, "callsite"))
        return parse_callsite(parser, loc);
    if (parser_is_keyword(parser, "fused"))
        return parse_fused(parser, loc);
    if (parser_is_keyword(parser, "unknown")) {
        parser_consume(parser);
        return TRUE;
    }
    // An alias: `#loc1`. It may be defined later, so what it stands for is not looked at.
    if (parser_consume_if(parser, BS_TOK_HASH))
        return TRUE;
    return parser_error_wrong_token(parser, "expected location instance");
}

gboolean
parser_loc_instance(BsParser *parser, BsLoc *loc)
{
    if (!parser_enter(parser) || !parse_instance(parser, loc))
        return FALSE;
    parser_leave(parser);
    return TRUE;
}

gboolean
parser_optional_trailing_loc(BsParser *parser, BsLoc *loc)
{
    if (G_LIKELY(!parser_is_keyword(parser, "loc")))
        return TRUE;
    BsLoc said = {0};
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_L_PAREN, "expected '(' in location"))
        return FALSE;
    gboolean alias = parser_is(parser, BS_TOK_HASH);
    if (!parser_loc_instance(parser, &said) ||
        !parser_expect(parser, BS_TOK_R_PAREN, "expected ')' in location"))
        return FALSE;
    if (alias)
        return TRUE;
    loc->line = said.line;
    loc->column = said.line ? said.column : 0;
    return TRUE;
}
