// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens: kinds and spellings, values, places, and text that is no token.
#include "syntax/lexer.h"

#include <string.h>

// Every token's spelling with `|` between; an error ends the list with its text.
static char *
spellings(const char *text, GString *kinds)
{
    BsDiags diags;
    BsLexer lexer;
    BsToken token;
    GString *out = g_string_new(NULL);
    bs_diags_init(&diags);
    bs_lexer_init(&lexer, text, strlen(text), 0, &diags);
    for (bs_lexer_next(&lexer, &token); token.kind != BS_TOK_EOF; bs_lexer_next(&lexer, &token)) {
        if (token.kind == BS_TOK_ERROR) {
            const BsDiag *diag = diags.items->pdata[0];
            g_string_append_printf(out, "%u:%u: %s", diag->loc.line, diag->loc.column, diag->text);
            break;
        }
        g_string_append_len(out, token.start, bs_token_len(&token));
        g_string_append_c(out, '|');
        if (kinds)
            g_string_append_c(kinds, (char)('a' + token.kind));
    }
    bs_diags_clear(&diags);
    return g_string_free(out, FALSE);
}

static void
test_tokens(void)
{
    static const struct {
        const char *text, *tokens;
    } rows[] = {
        {"", ""},
        {" \t\r\n// only a comment", ""},
        {"%a = foo.bar(%0, %x-y)", "%a|=|foo.bar|(|%0|,|%x-y|)|"},
        {"%0#1 ^bb0: @f @\"g h\"", "%0|#1|^bb0|:|@f|@\"g h\"|"},
        {"memref<2x?xf32>", "memref|<|2|x|?|xf32|>|"},
        {"0x1F 0xi32 007 1.5e-3 1. 1.e 2.0e+x", "0x1F|0|xi32|007|1.5e-3|1.|1.|e|2.0|e|+|x|"},
        {"a->b ... {-# #-} - -1", "a|->|b|...|{-#|#-}|-|-|1|"},
        {"\"a\\\"b\" \"\\41\\n\"", "\"a\\\"b\"|\"\\41\\n\"|"},
        {"a // b\nc", "a|c|"},
        {"%1a", "%1|a|"},
        {"$", "1:1: unexpected character"},
        {"a\n /b", "a|2:2: unexpected character"},
        {"\"abc", "1:5: expected '\"' in string literal"},
        {"\"a\\qb\"", "1:3: unknown escape in string literal"},
        {"@1", "1:2: @ identifier expected to start with letter or '_'"},
        {"% a", "1:1: invalid SSA name"},
        {"..", "1:2: expected three consecutive dots for an ellipsis"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *tokens = spellings(rows[i].text, NULL);
        g_assert_cmpstr(tokens, ==, rows[i].tokens);
    }
}

static void
test_kinds(void)
{
    static const char expected[] = {'a' + BS_TOK_BARE,
                                    'a' + BS_TOK_AT,
                                    'a' + BS_TOK_HASH,
                                    'a' + BS_TOK_PERCENT,
                                    'a' + BS_TOK_CARET,
                                    'a' + BS_TOK_EXCLAMATION,
                                    'a' + BS_TOK_INTEGER,
                                    'a' + BS_TOK_FLOAT,
                                    'a' + BS_TOK_STRING,
                                    'a' + BS_TOK_BAR,
                                    '\0'};
    g_autoptr(GString) kinds = g_string_new(NULL);
    g_autofree char *text = spellings("i32 @a #b %c ^d !e 0x1 1.0 \"s\" |", kinds);
    g_assert_nonnull(text);
    g_assert_cmpstr(kinds->str, ==, expected);
}

static BsToken
first_token(const char *text)
{
    BsLexer lexer;
    BsToken token;
    BsDiags diags = {0};
    bs_lexer_init(&lexer, text, strlen(text), 0, &diags);
    bs_lexer_next(&lexer, &token);
    return token;
}

static void
test_values(void)
{
    guint64 value;
    BsToken token = first_token("18446744073709551615");
    g_assert_true(bs_token_uint64(&token, &value));
    g_assert_cmpuint(value, ==, G_MAXUINT64);
    token = first_token("18446744073709551616");
    g_assert_false(bs_token_uint64(&token, &value));
    token = first_token("0xfF");
    g_assert_true(bs_token_uint64(&token, &value));
    g_assert_cmpuint(value, ==, 255);

    g_autoptr(GString) string = g_string_new(NULL);
    token = first_token("\"a\\n\\\\\\42\"");
    bs_token_string(&token, string);
    g_assert_cmpstr(string->str, ==, "a\n\\B");

    static const char *const types[] = {"i1", "si8", "ui64", "i007"};
    static const char *const others[] = {"i", "si", "in", "i3x", "xi3", "index"};
    for (guint i = 0; i < G_N_ELEMENTS(types); i++) {
        token = first_token(types[i]);
        g_assert_true(bs_token_is_int_type(&token));
    }
    for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
        token = first_token(others[i]);
        g_assert_false(bs_token_is_int_type(&token));
    }
}

static void
test_places(void)
{
    const char *text = "a\n  b /* \n";
    BsLexer lexer;
    BsToken token;
    BsDiags diags;
    bs_diags_init(&diags);
    bs_lexer_init(&lexer, text, strlen(text), 10, &diags);
    bs_lexer_next(&lexer, &token);
    bs_lexer_next(&lexer, &token);
    BsLoc loc = bs_lexer_loc(&lexer, &token);
    g_assert_cmpuint(loc.line, ==, 12);
    g_assert_cmpuint(loc.column, ==, 3);
    bs_lexer_seek(&lexer, &token, text + 10);
    g_assert_cmpuint(lexer.line, ==, 3);
    bs_diags_clear(&diags);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/lexer/tokens", test_tokens);
    g_test_add_func("/lexer/kinds", test_kinds);
    g_test_add_func("/lexer/values", test_values);
    g_test_add_func("/lexer/places", test_places);
    return g_test_run();
}
