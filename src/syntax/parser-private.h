// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the parser's files share. The text is read once, left to right; ops are made as soon as they
// are complete. What belongs to ops that are not complete yet stands on the stacks of BsParser, one
// frame per op.
#pragma once

#include "ir/context.h"
#include "support/arena.h"
#include "support/intern.h"
#include "syntax/lexer.h"
#include "syntax/parser.h"

#include <string.h>

typedef struct BsDefinition {
    BsValue *value;  // NULL: none yet
    guint32 offset;  // of its definition or first use
    guint32 forward; // 1 + number in `forwards` of a value that is used but not defined yet; else 0
} BsDefinition;

typedef struct BsBlockBinding BsBlockBinding;
typedef struct BsNameEntry BsNameEntry;

// A name as it stands in the text (`%x`, `^bb1`, `#map`, `memref.alloc`), and what it means at the
// moment.
// Names are compared by address: BsOperandName.name points to `text`.
struct BsNameEntry {
    guint32 hash, len;
    guint64 head[2]; // the first bytes of the text
    union {
        struct {                       // %x
            BsDefinition *definitions; // &one, or memory of the parser's arena
            guint32 n, cap;
            BsDefinition one;
        };
        BsBlockBinding *block;    // ^bb
        struct {                  // #map, !type
            gconstpointer alias;  // the attribute, the type; NULL: it is not defined yet
            guint32 deferred_loc; // the number that is reserved for the location; 0: none is
        };
        struct { // name of an op
            const BsOpDef *def;
            const char *dialect; // the default dialect that it was looked up with
            const char *full_name;
        };
    };
    char text[];
};

// A block label in one scope.
struct BsBlockBinding {
    BsNameEntry *name;
    BsBlockBinding *outer; // what the name meant outside
    BsBlock *block;
    guint32 scope;  // depth
    guint32 offset; // of the label, or of the first use
    gboolean forward;
};

// A use of a value before its definition.
typedef struct BsForward {
    BsOp *op; // stands in for the op that defines it
    guint32 offset;
    gboolean resolved;
} BsForward;

// A `loc(#alias)` before the alias was defined.
typedef struct BsDeferredLoc {
    BsNameEntry *alias;
    guint32 number; // reserved for it in the context
    guint32 offset; // of the first use
} BsDeferredLoc;

// The name of a file or place, as a location has it: its spelling in the text, its value, and that
// of the file that it names, both interned.
typedef struct BsLocName {
    const char *text, *name, *file;
    gsize text_len, len, file_len; // bytes; 0 in the text: none yet
    gboolean is_of_text;           // the file is what is read: see BsParseOptions.places_of
} BsLocName;

typedef struct BsScope {
    guint32 first_name, first_block; // where its names begin in `scope_names` and `scope_blocks`
    BsRegion *pending;               // blocks that are used but not defined yet
} BsScope;

typedef struct BsResultName {
    BsNameEntry *name;
    guint32 count;
    guint32 offset;
} BsResultName;

// An op that is being parsed; its parts are on the stacks from these indices on.
typedef struct BsFrame BsFrame;
struct BsFrame {
    BsFrame *outer;
    const BsOpDef *def;
    const BsAttr *dict;       // the attributes, when all are read; NULL: none
    const BsAttr *properties; // of a custom form, looked at when it is read; NULL: none
    BsLoc loc;
    guint32 result_names, n_results; // first name, number of results that they stand for
    guint32 operands, types, successors, regions, attrs;
    gboolean custom; // errors begin with "custom op 'NAME' "
};

enum { BS_TYPE_TEXTS = 512 };

// A type by the text that it was written as: programs repeat the same few types.
typedef struct BsTypeText {
    const char *text; // in the program
    gsize len;
    const BsType *type;
} BsTypeText;

typedef struct BsMemos BsMemos;

struct BsParser {
    BsLexer lexer;
    const char *places_of; // see BsParseOptions
    BsToken tok;           // the next token
    const char *last_end;  // end of the last one consumed
    BsContext *context;
    BsIr *ir; // NULL when a type or attribute alone is parsed
    BsDiags *diags;
    gboolean allow_unregistered;
    guint32 depth;
    guint32 n_skipped; // result numbers, see BS_LIMIT_SKIPPED_RESULTS
    guint64 n_aliased; // parts, see BS_LIMIT_ALIASED_PARTS
    BsArena arena;     // names, bindings, regions under construction
    GString *buffer;

    BsFrame *frame;
    const char *default_dialect;
    BsBlock *block; // where ops go

    BS_VEC(BsValue *) operands;
    BS_VEC(const BsType *) types;
    BS_VEC(BsBlock *) successors;
    BS_VEC(BsRegion *) regions;
    BS_VEC(BsRegion *) spare_regions; // empty ones
    BS_VEC(BsNamedAttr) attrs;
    BS_VEC(BsResultName) result_names;

    BsNameEntry **names; // open addressing, by text
    guint32 n_names, n_slots;
    BS_VEC(BsScope) scopes;
    BS_VEC(BsNameEntry *) scope_names;
    BS_VEC(BsBlockBinding *) scope_blocks;
    BS_VEC(BsForward) forwards;
    guint32 n_unresolved;
    BS_VEC(BsDeferredLoc) deferred_locs;
    BsLocName loc_name; // the last one that was read

    GHashTable *distincts;                // by number; NULL before the first
    BsTypeText type_texts[BS_TYPE_TEXTS]; // by the hash of the text
    BsMemos *memos;                       // of lines; NULL before the first
    BsSpelling *spelling;                 // or NULL
};

// The next eight bytes of a padded text; and those from `len` on as zeroes.
static inline guint64
parser_word(const char *text)
{
    guint64 bytes;
    memcpy(&bytes, text, 8);
    return bytes;
}
static inline guint64
parser_bytes(const char *text, gsize len)
{
    const guint64 bytes = parser_word(text);
    return len >= 8 ? bytes : len ? bytes & (G_MAXUINT64 >> (64 - 8 * len)) : 0;
}

// The first 16 bytes of a padded text; most names have no more.
static inline void
parser_head(const char *text, gsize len, guint64 *head)
{
    head[0] = parser_bytes(text, len);
    head[1] = len > 8 ? parser_bytes(text + 8, len - 8) : 0;
}

static inline guint32
parser_hash(const char *text, gsize len)
{
    guint64 hash = len;
    for (gsize i = 0; i < len; i += 8)
        hash = bs_hash_word(hash, parser_bytes(text + i, len - i));
    return (guint32)hash;
}

static inline gboolean
parser_same_text(const char *a, const char *b, gsize len)
{
    for (; len >= 8; a += 8, b += 8, len -= 8)
        if (parser_word(a) != parser_word(b))
            return FALSE;
    return len == 0 || (parser_word(a) ^ parser_word(b)) << (64 - 8 * len) == 0;
}

// -- tokens (parser.c) ----------------------------------------------------------------------------

static inline void
parser_consume(BsParser *parser)
{
    parser->last_end = parser->tok.end;
    bs_lexer_next(&parser->lexer, &parser->tok);
}
/* Where the current token begins, in bytes from the text's begin. */
static inline guint32
parser_offset(const BsParser *parser)
{
    return (guint32)(parser->tok.start - parser->lexer.text);
}
static inline gboolean
parser_is(const BsParser *parser, BsTokenKind kind)
{
    return parser->tok.kind == kind;
}
static inline gboolean
parser_consume_if(BsParser *parser, BsTokenKind kind)
{
    if (parser->tok.kind != kind)
        return FALSE;
    parser_consume(parser);
    return TRUE;
}
/* Reads the next token from `at`, which is not before the start of the current one. */
static inline void
parser_seek(BsParser *parser, const char *at)
{
    bs_lexer_seek(&parser->lexer, &parser->tok, at);
    bs_lexer_next(&parser->lexer, &parser->tok);
}
/* Reads the next token from `at`, which is behind the current one, on its line. */
static inline void
parser_go_on(BsParser *parser, const char *at)
{
    parser->lexer.at = parser->last_end = at;
    bs_lexer_next(&parser->lexer, &parser->tok);
}
/* Goes back to a token that was read before, and what ended before it. One that the lexer refused
   is reported again, as upstream reads it again. */
static inline void
parser_return(BsParser *parser, BsToken token, const char *last_end)
{
    if (token.kind == BS_TOK_ERROR) {
        parser->tok = token;
        parser_seek(parser, token.start);
    } else {
        bs_lexer_seek(&parser->lexer, &token, token.end);
        parser->tok = token;
    }
    parser->last_end = last_end;
}
static inline gboolean
parser_is_word(const BsParser *parser, const char *word, gsize len)
{
    return parser->tok.kind == BS_TOK_BARE && bs_token_len(&parser->tok) == len &&
           memcmp(parser->tok.start, word, len) == 0;
}
#define parser_is_keyword(parser, literal) parser_is_word((parser), "" literal, sizeof(literal) - 1)

/* Errors at a place, at the current token, and where a missing token was expected (upstream's
   emitWrongTokenError: the end of the line before when the token starts a line). All return FALSE,
   and nothing is added when the current token is one that the lexer reported. */
BS_SELDOM gboolean parser_error_at(BsParser *parser, const char *at, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
BS_SELDOM gboolean parser_error(BsParser *parser, const char *format, ...) G_GNUC_PRINTF(2, 3);
BS_SELDOM gboolean parser_error_wrong_token(BsParser *parser, const char *format, ...)
    G_GNUC_PRINTF(2, 3);
BS_SELDOM gboolean parser_error_loc(BsParser *parser, BsLoc loc, const char *format, ...)
    G_GNUC_PRINTF(3, 4);
/* The same for errors that have notes; NULL when nothing is to be added. */
BS_SELDOM BsDiag *parser_diag_at(BsParser *parser, const char *at, const char *format, ...)
    G_GNUC_PRINTF(3, 4);

/* Consumes the token or reports `message`. */
static inline gboolean
parser_expect(BsParser *parser, BsTokenKind kind, const char *message)
{
    return parser_consume_if(parser, kind) || parser_error_wrong_token(parser, "%s", message);
}
gboolean parser_expect_keyword(BsParser *parser, const char *keyword, const char *message);

/* Counts one level of nesting; FALSE after the error that names the limit. */
gboolean parser_enter(BsParser *parser);
/* That error; returns FALSE. */
BS_SELDOM gboolean parser_nesting_error(BsParser *parser);
/* The same for a type or attribute that was made: with aliases it may be deeper than its text. */
gboolean parser_check_extent(BsParser *parser, const BsExtent *extent);
/* Counts what `len` bytes of text stand for; FALSE after the error that names the limit. */
gboolean parser_count_aliased(BsParser *parser, const BsExtent *extent, gsize len);
static inline void
parser_leave(BsParser *parser)
{
    parser->depth--;
}

/* The kind of a token that is always spelled so (`->`); BS_TOK_ERROR for others. */
BsTokenKind parser_punctuation_kind(const char *token);

BsLoc parser_loc_at(BsParser *parser, const char *at);
/* Value of a string or @ token; in `parser->buffer`, valid until the next call. */
GString *parser_string_value(BsParser *parser, const BsToken *token);
/* The same for a name, which must not hold a NUL: names are C strings here. NULL after the error,
   which is then the only one. `what`: "symbol name". */
GString *parser_name_value(BsParser *parser, const char *what);
/* The interned spelling of a token without its first `skip` bytes. */
const char *parser_spelling(BsParser *parser, const BsToken *token, guint skip);
/* The dialects that are known by name, sorted: registered ones, and all of upstream's. */
GPtrArray *parser_dialect_names(BsParser *parser);
gboolean parser_is_dialect_known(BsParser *parser, const char *name, gsize len);

/* A comma separated list up to `close` (the opening token is consumed); `close` is consumed. */
typedef gboolean (*BsParseElement)(BsParser *parser, gpointer data);
gboolean parser_list(BsParser *parser, BsParseElement element, gpointer data);

/* `{-# ... #-}` (parser-resources.c). */
gboolean parser_metadata(BsParser *parser);
/* The key of a dense_resource, without quotes; it lives as long as the context. */
gboolean parser_resource_key(BsParser *parser, const char **key);

// -- ops (parser-ops.c) ---------------------------------------------------------------------------

gboolean parser_op(BsParser *parser);
/* Adds what `<{...}>` says to the attributes of the op in `frame` (parser-properties.c). */
gboolean parser_add_properties(BsParser *parser, const BsFrame *frame, const BsAttr *attr);
/* Attributes that an op cannot store leave its frame. */
void parser_drop_unstored_attrs(BsParser *parser, const BsFrame *frame);
/* Checks inherent attributes among the others of the generic form at once, as upstream's parser
   does where there is no `<{...}>`. */
gboolean parser_check_inherent_attrs(BsParser *parser, const BsFrame *frame);
/* Sizes of segments that are missing or of the wrong kind become zeros. */
void parser_complete_segments(BsParser *parser, const BsFrame *frame);

// -- lines that were read before (parser-memo.c) --------------------------------------------------

enum { BS_LINE_NAMES = 8, BS_LINE_LIMIT = 512 }; // of a line that is taken apart; bytes

// A use of a value, `%name` or `%name#number`.
typedef struct BsLineName {
    const char *text; // in the program
    guint32 len, number;
} BsLineName;

// What stands before, between or behind names.
typedef struct BsLinePiece {
    guint16 at, len; // from the begin of the line
} BsLinePiece;

// The text of an op on one line, from its name on.
typedef struct BsLine {
    const char *text, *end; // in the program
    guint32 hash;           // of the pieces
    guint8 n_names;
    gboolean is_whole; // else the rest says nothing
    BsLinePiece pieces[BS_LINE_NAMES + 1];
    BsLineName names[BS_LINE_NAMES];
} BsLine;

/* Takes apart the line of the op whose name, the current token, is `name`. When one that says the
   same was read before, puts the op's parts into `frame` and on the stacks, consumes its text, and
   returns TRUE. */
gboolean parser_recall(BsParser *parser, BsFrame *frame, const BsToken *name, BsLine *line);
/* Remembers that line, of which the op in `frame` was read by its format, without a diagnostic, up
   to the last token consumed. */
void parser_remember(BsParser *parser, const BsFrame *frame, const BsToken *name,
                     const BsLine *line);
/* Frees what is remembered. */
void parser_forget(BsParser *parser);

// -- names (parser-ssa.c) -------------------------------------------------------------------------

// By the first bytes of a name, which are all of it.
static inline guint32
parser_short_hash(const guint64 *head, gsize len)
{
    return (guint32)bs_hash_word(head[1] * 0xC4CEB9FE1A85EC53u + len, head[0]);
}
BsNameEntry *parser_find_long_name(const BsParser *parser, const char *text, gsize len);
/* The name's entry, or NULL; only when there are names. */
static inline BsNameEntry *
parser_find_name(const BsParser *parser, const char *text, gsize len)
{
    guint64 head[2];
    if (len > sizeof head)
        return parser_find_long_name(parser, text, len);
    parser_head(text, len, head);
    const guint32 mask = parser->n_slots - 1;
    guint32 at = parser_short_hash(head, len) & mask;
    for (BsNameEntry *entry; (entry = parser->names[at]); at = (at + 1) & mask)
        if (entry->head[0] == head[0] && entry->head[1] == head[1] && entry->len == len)
            return entry;
    return NULL;
}
/* The same, made when there is none. */
BsNameEntry *parser_name(BsParser *parser, const char *text, gsize len);
static inline BsNameEntry *
parser_operand_entry(const char *name)
{
    return (BsNameEntry *)((guintptr)name - G_STRUCT_OFFSET(BsNameEntry, text));
}
void parser_push_scope(BsParser *parser);
gboolean parser_pop_scope(BsParser *parser);
gboolean parser_define(BsParser *parser, BsNameEntry *name, guint32 number, guint32 offset,
                       BsValue *value);
/* Notes that the value, `number` of those that have the name, is spelled so. */
static inline void
parser_note_name(BsParser *parser, const BsValue *value, const BsNameEntry *name,
                 gboolean is_one_of_many, guint32 number)
{
    if (G_UNLIKELY(parser->spelling))
        bs_spelling_add_value(parser->spelling, value, name->text, is_one_of_many, number);
}
BsValue *parser_resolve(BsParser *parser, BsNameEntry *name, guint32 number, guint32 offset,
                        const BsType *type);
gboolean parser_ssa_use(BsParser *parser, BsOperandName *use, gboolean allow_number);
/* `%a, %b`, or nothing. */
gboolean parser_optional_ssa_uses(BsParser *parser, gboolean allow_numbers, BsOperandNames *uses);
/* Reports what is used and never defined. */
gboolean parser_finish_names(BsParser *parser);

// -- regions and blocks (parser-region.c) ---------------------------------------------------------

/* `{ ... }` into a region of its own on the stack. */
gboolean parser_region(BsParser *parser, const BsArguments *args);
BsRegion *parser_new_region(BsParser *parser);
gboolean parser_successor(BsParser *parser, BsBlock **block);

// -- locations (parser-loc.c) ---------------------------------------------------------------------

/* `loc(...)`, which is next: makes `loc` that location, with the extent that it has. */
gboolean parser_trailing_loc(BsParser *parser, BsLoc *loc);
static inline gboolean
parser_optional_trailing_loc(BsParser *parser, BsLoc *loc)
{
    return G_LIKELY(!parser_is_keyword(parser, "loc")) || parser_trailing_loc(parser, loc);
}
/* What stands between `loc(` and `)`; NULL after an error. */
const BsAttr *parser_loc_instance(BsParser *parser);
/* Fills in the locations whose aliases came later. */
gboolean parser_finish_locs(BsParser *parser);

// -- types (parser-types.c) -----------------------------------------------------------------------

/* NULL after an error. */
const BsType *parser_type(BsParser *parser);
/* Sets `*type` to NULL when no type begins here; FALSE after an error. */
gboolean parser_optional_type(BsParser *parser, const BsType **type);
/* Both append. */
gboolean parser_types_no_parens(BsParser *parser, BsTypes *types);
gboolean parser_function_results(BsParser *parser, BsTypes *types);
/* Types with a shape, from their keyword on; NULL after an error (parser-shaped.c). */
const BsType *parser_memref(BsParser *parser);
const BsType *parser_tensor(BsParser *parser);
const BsType *parser_vector(BsParser *parser);

// -- dialect symbols and aliases (parser-symbol.c) ------------------------------------------------

/* The type or attribute that begins with `!` or `#`, by its alias or as its dialect knows it;
   `hint` as for parser_attr(). NULL after an error. */
const BsType *parser_symbol_type(BsParser *parser);
const BsAttr *parser_symbol_attr(BsParser *parser, const BsType *hint);

/* Behind its name, a data layout, of which something is wrong `at` its name, or an entry of one;
   NULL after an error. */
const BsAttr *parser_layout(BsParser *parser, const char *at);
const BsAttr *parser_layout_entry(BsParser *parser);

// -- attributes (parser-attrs.c, parser-dense.c, parser-affine.c) ---------------------------------

/* `hint` (or NULL) is the type that a number or string without a type of its own has. NULL after an
 * error. */
const BsAttr *parser_attr(BsParser *parser, const BsType *hint);
/* `*attr` is NULL when the next token begins none; FALSE when one that begins is wrong. */
gboolean parser_optional_attr(BsParser *parser, const BsAttr **attr);
gboolean parser_attr_dict(BsParser *parser, BsAttrs *attrs);
const BsAttr *parser_dense(BsParser *parser, const BsType *hint);
const BsAttr *parser_dense_array(BsParser *parser);
const BsAttr *parser_sparse(BsParser *parser, const BsType *hint);
const BsAttr *parser_affine(BsParser *parser, gboolean set);
/* The value of an integer token in `type` (integer or index); FALSE when it is out of range. */
gboolean parser_int_value(const BsToken *token, gboolean negative, const BsType *type,
                          gint64 *value);
/* The bits of a float or hexadecimal integer token; reports errors. */
gboolean parser_float_value(BsParser *parser, const BsToken *token, gboolean negative,
                            const BsType *type, guint64 *bits, guint64 *high_bits);
