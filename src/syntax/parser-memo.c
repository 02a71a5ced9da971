// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs say the same thing of other values over and over. The text of an op is therefore read
// once: for later lines that differ from it in nothing but the names of values, the memo knows the
// op, its attributes, the types of operands and results, and only the names are looked up.
//
// This is sound for ops that are parsed by a format (syntax/format.h): what a format reads depends
// on the text, on the default dialect, and, for optional parts at the end, on the token behind it.
// All three are compared. The memo knows whole ops on one line, without regions, successors,
// aliases and locations, that gave no diagnostic; anything else about a line (a name that is not
// defined, a type that is not the value's) is left to be read as usual, errors included.
#include "syntax/parser-private.h"

enum {
    LINE_LIMIT = 256, // bytes
    SETS = 256,       // by how lines begin
    WAYS = 4,         // memos in a set, the latest first
    NAMES = 8,
    RESULTS = 4,
    FOLLOWERS = 6,
    WORD = 8,
};

// A part of a line between names of values.
typedef struct Piece {
    const char *text; // in the program
    guint32 len;
} Piece;

// What was read from a line, from the op's name on. Pieces and names take turns.
typedef struct Memo {
    guint32 n_names, n_results, n_followers;
    Piece pieces[NAMES + 1];
    guint64 followers[FOLLOWERS]; // what stood behind such lines
    guint8 operand[NAMES];        // the operand that the name stands for
    const BsType *types[NAMES];   // of the names' values
    const BsType *results[RESULTS];
    const char *dialect;
    const BsOpDef *def;
    const BsAttr *attrs;
} Memo;

typedef struct MemoSet {
    Memo *ways[WAYS];
} MemoSet;

struct BsMemos {
    MemoSet sets[SETS];
};

// A use of a value, `%name` or `%name#number`.
typedef struct Name {
    const char *text; // in the program
    guint32 len, number;
} Name;

// -- lines ----------------------------------------------------------------------------------------

// Reads the name at `at`; returns its end.
static const char *
read_name(const char *at, Name *name)
{
    const char *end = bs_lexer_name_end(at + 1);
    *name = (Name){at, (guint32)(end - at), 0};
    if (*end != '#' || !g_ascii_isdigit(end[1]))
        return end;
    for (end++; g_ascii_isdigit(*end) && name->number < BS_LIMIT_OPERANDS; end++)
        name->number = name->number * 10 + (guint32)(*end - '0');
    return end;
}

// The token behind a line: a word by its spelling, others by their kind. 0: not to be compared.
static guint64
follower(const BsToken *token)
{
    if (token->kind != BS_TOK_BARE)
        return token->kind;
    const gsize len = bs_token_len(token);
    if (memchr(token->start, '.', len))
        return '.'; // an op of some dialect
    return len <= WORD ? parser_bytes(token->start, len) : 0;
}

// Whether the line at `at` says what the memo says, of the values that `names` gets. Returns its
// end, or NULL.
static const char *
match(const Memo *memo, const char *at, Name *names)
{
    for (guint32 i = 0;; i++) {
        const Piece *piece = &memo->pieces[i];
        if (!parser_same_text(piece->text, at, piece->len))
            return NULL;
        at += piece->len;
        if (i == memo->n_names)
            break;
        if (*at != '%')
            return NULL;
        at = read_name(at, &names[i]);
    }
    return g_ascii_isspace(*at) ? at : NULL; // else the last token may be longer
}

// The value that has the name here; NULL when none has yet.
static inline BsValue *
find_value(BsParser *parser, const Name *use)
{
    const BsNameEntry *name = parser_find_name(parser, use->text, use->len);
    return name && use->number < name->n ? name->definitions[use->number].value : NULL;
}

static MemoSet *
find_set(BsParser *parser, const char *at)
{
    guint64 head[2];
    parser_head(at, sizeof head, head);
    const guint64 hash = (head[0] ^ head[1] * 0x9E3779B97F4A7C15u) * 0xC4CEB9FE1A85EC53u;
    return &parser->memos->sets[(hash >> 32) % SETS];
}

// -- recalling ------------------------------------------------------------------------------------

// A bad token is reported by now, and all that the parser adds to that is the op before it.
static gboolean
is_followed(const Memo *memo, const BsToken *name, const BsToken *behind)
{
    if (behind->kind == BS_TOK_ERROR)
        return TRUE;
    const guint64 what = follower(behind);
    for (guint32 i = 0; i < memo->n_followers; i++)
        if (memo->followers[i] == what)
            return behind->line != name->line;
    return FALSE;
}

// Puts the operands that the names stand for behind the stack; FALSE when one is not there yet, or
// not of the type that the memo's op has there.
static gboolean
find_operands(BsParser *parser, const Memo *memo, const Name *names)
{
    bs_vec_reserve(&parser->operands, parser->operands.len + NAMES);
    BsValue **operands = parser->operands.data + parser->operands.len;
    for (guint32 i = 0; i < memo->n_names; i++) {
        BsValue *value = find_value(parser, &names[i]);
        if (!value || value->type != memo->types[i])
            return FALSE;
        operands[memo->operand[i]] = value;
    }
    return TRUE;
}

static const Memo *
find_memo(BsParser *parser, const char *start, Name *names, const char **end)
{
    const MemoSet *set = find_set(parser, start);
    for (guint32 i = 0; i < WAYS && set->ways[i]; i++)
        if ((*end = match(set->ways[i], start, names)))
            return set->ways[i]->dialect == parser->default_dialect ? set->ways[i] : NULL;
    return NULL;
}

gboolean
parser_recall(BsParser *parser, BsFrame *frame, const BsToken *name)
{
    if (!parser->memos)
        return FALSE;
    Name names[NAMES];
    const char *end, *last_end = parser->last_end;
    const Memo *memo = find_memo(parser, name->start, names, &end);
    if (!memo || !find_operands(parser, memo, names))
        return FALSE;
    parser_go_on(parser, end);
    if (!is_followed(memo, name, &parser->tok)) {
        parser_return(parser, *name, last_end);
        return FALSE;
    }
    parser->operands.len += memo->n_names;
    for (guint32 i = 0; i < memo->n_results; i++)
        bs_vec_push(&parser->types, memo->results[i]);
    frame->def = memo->def;
    frame->dict = memo->attrs;
    return TRUE;
}

// -- remembering ----------------------------------------------------------------------------------

// Takes the line apart up to `end`; FALSE when it has too much of anything, or an alias: these
// count towards a limit each time that they stand in the text.
static gboolean
take_apart(const char *at, const char *end, Memo *memo, Name *names)
{
    if (end - at > LINE_LIMIT || memchr(at, '\n', (gsize)(end - at)))
        return FALSE;
    for (memo->n_names = 0;; memo->n_names++) {
        const char *percent = memchr(at, '%', (gsize)(end - at));
        const gsize len = (gsize)((percent ? percent : end) - at);
        if (memchr(at, '#', len) || memchr(at, '!', len) || memo->n_names == NAMES)
            return FALSE;
        memo->pieces[memo->n_names] = (Piece){at, (guint32)len};
        if (!percent)
            return TRUE;
        at = read_name(percent, &names[memo->n_names]);
    }
}

// Which operand each name stands for; FALSE when two of them are one value.
static gboolean
match_operands(BsParser *parser, const BsFrame *frame, Memo *memo, const Name *names)
{
    const guint32 n = parser->operands.len - frame->operands;
    BsValue *const *operands = bs_vec_from(&parser->operands, frame->operands);
    if (n != memo->n_names)
        return FALSE;
    guint32 taken = 0;
    for (guint32 i = 0; i < n; i++) {
        const BsValue *value = find_value(parser, &names[i]);
        guint32 k = 0;
        while (k < n && operands[k] != value)
            k++;
        if (k == n || taken & 1u << k)
            return FALSE;
        taken |= 1u << k;
        memo->operand[i] = (guint8)k;
        memo->types[i] = value->type;
    }
    return TRUE;
}

// The memo to write to: that of the same line, which had another follower, else the oldest. It
// becomes the first of its set.
static Memo *
renew(BsParser *parser, const char *start, const char *end, gboolean *known)
{
    MemoSet *set = find_set(parser, start);
    Name names[NAMES];
    guint32 at = 0;
    *known = FALSE;
    for (; at < WAYS - 1 && set->ways[at]; at++)
        if ((*known = set->ways[at]->dialect == parser->default_dialect &&
                      match(set->ways[at], start, names) == end))
            break;
    Memo *memo = set->ways[at] ? set->ways[at] : bs_arena_new(&parser->arena, Memo);
    memmove(set->ways + 1, set->ways, at * sizeof *set->ways);
    set->ways[0] = memo;
    return memo;
}

void
parser_remember(BsParser *parser, const BsFrame *frame, const BsToken *name)
{
    const guint32 n_results = parser->types.len - frame->types;
    const char *start = name->start, *end = parser->last_end;
    const guint64 behind = follower(&parser->tok);
    Name names[NAMES];
    Memo memo = {.n_results = n_results,
                 .n_followers = 1,
                 .followers = {behind},
                 .dialect = parser->default_dialect,
                 .def = frame->def,
                 .attrs = frame->dict};
    if (!behind || !g_ascii_isspace(*end) || parser->tok.line == name->line ||
        n_results > RESULTS || parser->regions.len != frame->regions ||
        parser->successors.len != frame->successors || !take_apart(start, end, &memo, names) ||
        !match_operands(parser, frame, &memo, names))
        return;
    for (guint32 i = 0; i < n_results; i++)
        memo.results[i] = parser->types.data[frame->types + i];
    if (!parser->memos)
        parser->memos = bs_arena_new(&parser->arena, BsMemos);
    gboolean known;
    Memo *slot = renew(parser, start, end, &known);
    if (known && slot->n_followers < FOLLOWERS) {
        memcpy(memo.followers + 1, slot->followers, slot->n_followers * sizeof *memo.followers);
        memo.n_followers += slot->n_followers;
    }
    *slot = memo;
}
