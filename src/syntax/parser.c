// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points, errors and the top level of a file. Grammar, texts and positions of errors follow
// upstream's mlir/lib/AsmParser; like it, parsing stops at the first error.
#include "ir/upstream-dialects.h"
#include "syntax/parser-private.h"

#include <string.h>

// -- errors ---------------------------------------------------------------------------------------

static BsDiag *
add_error(BsParser *parser, BsLoc loc, const char *format, va_list args)
{
    // A bad token was reported by the lexer; what the parser would say about it is noise.
    if (parser->tok.kind == BS_TOK_ERROR)
        return NULL;
    g_autofree char *text = g_strdup_vprintf(format, args);
    return bs_diags_error(parser->diags, loc, "%s", text);
}

gboolean
parser_error_loc(BsParser *parser, BsLoc loc, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_error(parser, loc, format, args);
    va_end(args);
    return FALSE;
}

BsDiag *
parser_diag_at(BsParser *parser, const char *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    BsDiag *diag = add_error(parser, parser_loc_at(parser, at), format, args);
    va_end(args);
    return diag;
}

gboolean
parser_error_at(BsParser *parser, const char *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_error(parser, parser_loc_at(parser, at), format, args);
    va_end(args);
    return FALSE;
}

// The current token; at the end of the file the character before it.
static const char *
error_place(const BsParser *parser)
{
    const char *at = parser->tok.start;
    return parser_is(parser, BS_TOK_EOF) && at > parser->lexer.text ? at - 1 : at;
}

gboolean
parser_error(BsParser *parser, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_error(parser, parser_loc_at(parser, error_place(parser)), format, args);
    va_end(args);
    return FALSE;
}

// Where a token that should stand before `at` was expected: behind the last text, on this line or
// one before, that is not a comment (upstream's heuristic, with its blind spot for `//` in
// strings).
static const char *
expected_place(const BsParser *parser, const char *at)
{
    const char *text = parser->lexer.text, *p = at;
    for (;;) {
        while (p > text && (p[-1] == ' ' || p[-1] == '\t'))
            p--;
        if (p == text)
            return at;
        if (p[-1] != '\n' && p[-1] != '\r')
            return p;
        p--;
        const char *line = p;
        while (line > text && line[-1] != '\n' && line[-1] != '\r')
            line--;
        for (const char *q = line; q + 1 < p; q++) {
            if (q[0] == '/' && q[1] == '/') {
                p = q;
                break;
            }
        }
    }
}

gboolean
parser_error_wrong_token(BsParser *parser, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const char *at = expected_place(parser, error_place(parser));
    add_error(parser, parser_loc_at(parser, at), format, args);
    va_end(args);
    return FALSE;
}

gboolean
parser_expect_keyword(BsParser *parser, const char *keyword, const char *message)
{
    if (!parser_is_word(parser, keyword, strlen(keyword)))
        return parser_error_wrong_token(parser, "%s", message);
    parser_consume(parser);
    return TRUE;
}

gboolean
parser_nesting_error(BsParser *parser)
{
    parser_error(parser, "nesting is limited to %d levels of regions, types and attributes",
                 BS_LIMIT_NESTING);
    // Nothing is added to that on the way out.
    parser->tok.kind = BS_TOK_ERROR;
    return FALSE;
}

gboolean
parser_enter(BsParser *parser)
{
    return ++parser->depth <= BS_LIMIT_NESTING || parser_nesting_error(parser);
}

gboolean
parser_check_extent(BsParser *parser, const BsExtent *extent)
{
    return extent->depth <= BS_LIMIT_NESTING || parser_nesting_error(parser);
}

gboolean
parser_count_aliased(BsParser *parser, const BsExtent *extent, gsize len)
{
    if (extent->weight > len)
        parser->n_aliased += extent->weight - len;
    if (parser->n_aliased <= BS_LIMIT_ALIASED_PARTS)
        return TRUE;
    parser_error(parser, "aliases are limited to stand for %d parts of types and attributes",
                 BS_LIMIT_ALIASED_PARTS);
    parser->tok.kind = BS_TOK_ERROR;
    return FALSE;
}

// -- small things ---------------------------------------------------------------------------------

BsLoc
parser_loc_at(BsParser *parser, const char *at)
{
    return bs_lexer_loc_at(&parser->lexer, at);
}

GString *
parser_string_value(BsParser *parser, const BsToken *token)
{
    g_string_truncate(parser->buffer, 0);
    bs_token_string(token, parser->buffer);
    return parser->buffer;
}

GString *
parser_name_value(BsParser *parser, const char *what)
{
    GString *value = parser_string_value(parser, &parser->tok);
    if (strlen(value->str) == value->len)
        return value;
    parser_error(parser, "null character not allowed in %s", what);
    parser->tok.kind = BS_TOK_ERROR;
    return NULL;
}

const char *
parser_spelling(BsParser *parser, const BsToken *token, guint skip)
{
    return bs_context_string_n(parser->context, token->start + skip, bs_token_len(token) - skip);
}

gboolean
parser_is_dialect_known(BsParser *parser, const char *name, gsize len)
{
    return bs_context_has_dialect(parser->context, name, len) ||
           bs_dialect_is_upstreams(bs_context_upstream(parser->context), name, len);
}

static gint
compare_names(gconstpointer a, gconstpointer b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

GPtrArray *
parser_dialect_names(BsParser *parser)
{
    GPtrArray *names = g_ptr_array_new();
    for (const BsDialect *const *d = bs_context_dialects(parser->context); *d; d++)
        if (!(*d)->elsewhere)
            g_ptr_array_add(names, (gpointer)(gsize)(*d)->name);
    for (const BsUpstreamDialect *d = bs_upstream_dialects; d->name; d++) {
        if (bs_releases_have(d->releases, bs_context_upstream(parser->context)) &&
            !bs_context_has_dialect(parser->context, d->name, strlen(d->name)))
            g_ptr_array_add(names, (gpointer)(gsize)d->name);
    }
    g_ptr_array_sort(names, compare_names);
    return names;
}

gboolean
parser_list(BsParser *parser, BsParseElement element, gpointer data)
{
    do {
        if (!element(parser, data))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return TRUE;
}

// -- aliases --------------------------------------------------------------------------------------

static gboolean
parse_alias(BsParser *parser, const char *what, gboolean is_type)
{
    BsNameEntry *name = parser_name(parser, parser->tok.start, bs_token_len(&parser->tok));
    if (name->alias)
        return parser_error(parser, "redefinition of %s alias id '%s'", what, name->text + 1);
    if (strchr(name->text, '.'))
        return parser_error(parser, "%s names with a '.' are reserved for dialect-defined names",
                            what);
    parser_consume(parser);
    if (!parser_consume_if(parser, BS_TOK_EQUAL))
        return parser_error_wrong_token(parser, "expected '=' in %s alias definition", what);
    name->alias = is_type ? (gconstpointer)parser_type(parser) : parser_attr(parser, NULL);
    return name->alias != NULL;
}

static gboolean
parse_top_level(BsParser *parser)
{
    for (;;) {
        gboolean ok;
        switch (parser->tok.kind) {
        case BS_TOK_EOF:
            return parser_finish_names(parser) && parser_finish_locs(parser);
        case BS_TOK_ERROR:
            return FALSE;
        case BS_TOK_HASH:
            ok = parse_alias(parser, "attribute", FALSE);
            break;
        case BS_TOK_EXCLAMATION:
            ok = parse_alias(parser, "type", TRUE);
            break;
        case BS_TOK_METADATA_BEGIN:
            ok = parser_metadata(parser);
            break;
        default:
            ok = parser_op(parser);
        }
        if (!ok)
            return FALSE;
    }
}

// -- entry points ---------------------------------------------------------------------------------

static void
parser_init(BsParser *parser, BsContext *context, const char *text, gsize len, guint32 first_line,
            BsDiags *diags)
{
    memset(parser, 0, sizeof *parser);
    parser->context = context;
    parser->diags = diags;
    parser->buffer = g_string_sized_new(256);
    parser->default_dialect = bs_context_string(context, "builtin");
    bs_arena_init(&parser->arena);
    bs_lexer_init(&parser->lexer, text, len, first_line, diags);
    parser->lexer.has_slashes = bs_context_upstream(context) >= BS_UPSTREAM_22;
    parser->last_end = text;
}

static void
parser_clear(BsParser *parser)
{
    parser_forget(parser);
    g_string_free(parser->buffer, TRUE);
    g_clear_pointer(&parser->distincts, g_hash_table_destroy);
    bs_vec_free(&parser->operands);
    bs_vec_free(&parser->types);
    bs_vec_free(&parser->successors);
    bs_vec_free(&parser->regions);
    bs_vec_free(&parser->spare_regions);
    bs_vec_free(&parser->attrs);
    bs_vec_free(&parser->result_names);
    bs_vec_free(&parser->scopes);
    bs_vec_free(&parser->scope_names);
    bs_vec_free(&parser->scope_blocks);
    bs_vec_free(&parser->forwards);
    bs_vec_free(&parser->deferred_locs);
    g_free(parser->names);
    bs_arena_clear(&parser->arena);
}

// The only top-level op becomes the root when it is a module, as upstream's parseSourceFile does.
static BsOp *
choose_root(BsIr *ir, BsOp *implied)
{
    BsOp *only = bs_op_region(implied, 0)->first->first;
    if (!only || bs_op_next(only) || !bs_op_is(only, "builtin.module"))
        return implied;
    bs_op_detach(ir, only);
    return only;
}

// The lexer wants a NUL behind the text, which a part of a file does not have, and names are read
// eight bytes at a time.
static char *
padded_copy(const char *text, gsize len)
{
    char *copy = g_malloc(len + BS_TEXT_PADDING);
    if (len) // an empty text may come without an address
        memcpy(copy, text, len);
    memset(copy + len, 0, BS_TEXT_PADDING);
    return copy;
}

gboolean
bs_parse(BsIr *ir, const char *text, gsize len, const BsParseOptions *options, BsDiags *diags)
{
    if (len > BS_LIMIT_FILE_BYTES) {
        bs_diags_error(diags, (BsLoc){0},
                       "input of %" G_GSIZE_FORMAT " bytes: the limit is %d bytes", len,
                       BS_LIMIT_FILE_BYTES);
        return FALSE;
    }
    g_autofree char *copy = options && options->padded ? NULL : padded_copy(text, len);
    BsParser parser;
    parser_init(&parser, ir->context, copy ? copy : text, len, options ? options->first_line : 0,
                diags);
    parser.ir = ir;
    parser.allow_unregistered = options && options->allow_unregistered;
    bs_context_refuse_unregistered(ir->context, !parser.allow_unregistered);
    parser.spelling = options ? options->spelling : NULL;
    parser.places_of = options ? options->places_of : NULL;
    guint errors = diags->n_errors;
    BsOpState state = {.def = bs_context_op(ir->context, "builtin.module"),
                       .loc = {.column = BS_LOC_TEXT},
                       .n_regions = 1};
    BsOp *implied = bs_op_create(ir, &state);
    parser.block = bs_block_create(ir, bs_op_region(implied, 0), NULL, state.loc);
    bs_lexer_next(&parser.lexer, &parser.tok);
    parser_push_scope(&parser);
    gboolean ok = parse_top_level(&parser) && diags->n_errors == errors;
    if (ok)
        ir->root = choose_root(ir, implied);
    if (parser.spelling)
        bs_spelling_finish(parser.spelling);
    parser_clear(&parser);
    return ok;
}

// Parses what `parse` reads, which must be the whole of `text`.
static gconstpointer
parse_alone(BsContext *context, const char *text, BsDiags *diags,
            gconstpointer (*parse)(BsParser *))
{
    BsParser parser;
    g_autofree char *copy = padded_copy(text, strlen(text));
    parser_init(&parser, context, copy, strlen(text), 0, diags);
    parser.allow_unregistered = TRUE;
    bs_lexer_next(&parser.lexer, &parser.tok);
    gconstpointer result = parse(&parser);
    if (result && !parser_is(&parser, BS_TOK_EOF)) {
        parser_error(&parser, "found trailing characters: '%s'", parser.tok.start);
        result = NULL;
    }
    parser_clear(&parser);
    return result;
}

static gconstpointer
type_alone(BsParser *parser)
{
    return parser_type(parser);
}

static gconstpointer
attr_alone(BsParser *parser)
{
    return parser_attr(parser, NULL);
}

const BsType *
bs_parse_type_text(BsContext *context, const char *text, BsDiags *diags)
{
    return parse_alone(context, text, diags, type_alone);
}

const BsAttr *
bs_parse_attr_text(BsContext *context, const char *text, BsDiags *diags)
{
    return parse_alone(context, text, diags, attr_alone);
}
