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
    MEMOS = 1024,
    RESULTS = 4,
};

// What was read from a line. The text is the program's.
struct BsMemo {
    BsLine line; // no pieces: an empty slot
    const char *dialect;
    const BsOpDef *def;
    const BsAttr *attrs;
    guint32 n_results;
    guint8 operand[BS_LINE_NAMES]; // the operand that the name stands for
    const BsType *operand_types[BS_LINE_NAMES];
    const BsType *result_types[RESULTS];
};

// -- lines ----------------------------------------------------------------------------------------

static gboolean
is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

// What stands first behind the line: a keyword by its spelling, else a kind. 0: not to be compared.
static guint64
following(const char *at)
{
    while (is_blank(*at) || *at == '\n')
        at++;
    if (!g_ascii_isalpha(*at))
        return *at == '/' ? 0 : (guchar)*at;
    const char *end = bs_lexer_name_end(at);
    const gsize len = (gsize)(end - at);
    if (memchr(at, '.', len))
        return '.'; // an op of some dialect
    return len <= 8 ? parser_bytes(at, len) : 0;
}

// Counts the ends of the piece towards the hash: lines are compared whole.
static void
add_piece(BsLine *line, const char *start, const char *end)
{
    const guint32 len = (guint32)(end - start);
    guint64 hash = (line->hash ^ parser_bytes(start, len)) * 0x9E3779B97F4A7C15u;
    if (len > 8)
        hash = (hash ^ parser_bytes(end - 8, 8)) * 0xC4CEB9FE1A85EC53u;
    line->hash = hash ^ hash >> 32;
    line->pieces[line->n_pieces++] = (BsPiece){start, len};
}

// Takes the line from `at` on apart; FALSE when it has too much of anything.
static gboolean
scan_line(const BsParser *parser, const char *at, BsLine *line)
{
    line->n_pieces = line->n_names = 0;
    line->hash = 0;
    const gsize rest = (gsize)(parser->lexer.limit - at);
    const char *newline = memchr(at, '\n', MIN(rest, LINE_LIMIT));
    if (!newline)
        return FALSE;
    const char *end = newline;
    while (end > at && is_blank(end[-1]))
        end--;
    for (const char *percent; (percent = memchr(at, '%', (gsize)(end - at)));) {
        if (line->n_names == BS_LINE_NAMES)
            return FALSE;
        add_piece(line, at, percent);
        at = bs_lexer_name_end(percent + 1);
        BsLineName *name = &line->names[line->n_names++];
        *name = (BsLineName){percent, (guint32)(at - percent), 0};
        if (*at != '#')
            continue;
        for (at++; g_ascii_isdigit(*at) && name->number < BS_LIMIT_OPERANDS; at++)
            name->number = name->number * 10 + (guint32)(*at - '0');
    }
    line->following = following(newline);
    line->hash ^= line->following;
    add_piece(line, at, end);
    line->end = end;
    return line->following != 0;
}

static gboolean
is_same_text(const BsLine *a, const BsLine *b)
{
    if (a->hash != b->hash || a->n_pieces != b->n_pieces || a->following != b->following)
        return FALSE;
    for (guint32 i = 0; i < a->n_pieces; i++)
        if (a->pieces[i].len != b->pieces[i].len ||
            memcmp(a->pieces[i].text, b->pieces[i].text, a->pieces[i].len) != 0)
            return FALSE;
    return TRUE;
}

// The value that has the name here; NULL when none has yet.
static BsValue *
find_value(BsParser *parser, const BsLineName *use)
{
    const BsNameEntry *name = parser_name(parser, use->text, use->len);
    return use->number < name->n ? name->definitions[use->number].value : NULL;
}

// -- recalling ------------------------------------------------------------------------------------

gboolean
parser_recall(BsParser *parser, BsFrame *frame, BsLine *line)
{
    if (!scan_line(parser, parser->tok.start, line)) {
        line->n_pieces = 0;
        return FALSE;
    }
    if (!parser->memos)
        return FALSE;
    const BsMemo *memo = &parser->memos[line->hash % MEMOS];
    if (!is_same_text(&memo->line, line) || memo->dialect != parser->default_dialect)
        return FALSE;
    BsValue *operands[BS_LINE_NAMES];
    for (guint32 i = 0; i < line->n_names; i++) {
        BsValue *value = find_value(parser, &line->names[i]);
        if (!value || value->type != memo->operand_types[i])
            return FALSE;
        operands[memo->operand[i]] = value;
    }
    for (guint32 i = 0; i < line->n_names; i++)
        bs_vec_push(&parser->operands, operands[i]);
    for (guint32 i = 0; i < memo->n_results; i++)
        bs_vec_push(&parser->types, memo->result_types[i]);
    frame->def = memo->def;
    frame->dict = memo->attrs;
    parser_seek(parser, line->end);
    parser->last_end = line->end;
    return TRUE;
}

// -- remembering ----------------------------------------------------------------------------------

// Which operand each name stands for; FALSE when two of them are one value.
static gboolean
match_operands(BsParser *parser, const BsFrame *frame, BsMemo *memo)
{
    const guint32 n = parser->operands.len - frame->operands;
    BsValue *const *operands = bs_vec_from(&parser->operands, frame->operands);
    if (n != memo->line.n_names)
        return FALSE;
    guint32 taken = 0;
    for (guint32 i = 0; i < n; i++) {
        const BsValue *value = find_value(parser, &memo->line.names[i]);
        guint32 k = 0;
        while (k < n && operands[k] != value)
            k++;
        if (k == n || taken & 1u << k)
            return FALSE;
        taken |= 1u << k;
        memo->operand[i] = (guint8)k;
        memo->operand_types[i] = value->type;
    }
    return TRUE;
}

// Aliases count towards a limit each time that they stand in the text.
static gboolean
has_alias(const BsLine *line)
{
    for (guint32 i = 0; i < line->n_pieces; i++) {
        const BsPiece *piece = &line->pieces[i];
        if (memchr(piece->text, '#', piece->len) || memchr(piece->text, '!', piece->len))
            return TRUE;
    }
    return FALSE;
}

void
parser_remember(BsParser *parser, const BsFrame *frame, const BsLine *line)
{
    const guint32 n_results = parser->types.len - frame->types;
    if (!line->n_pieces || parser->last_end != line->end || n_results > RESULTS ||
        parser->regions.len != frame->regions || parser->successors.len != frame->successors ||
        has_alias(line))
        return;
    BsMemo memo = {.line = *line,
                   .dialect = parser->default_dialect,
                   .def = frame->def,
                   .attrs = frame->dict,
                   .n_results = n_results};
    if (!match_operands(parser, frame, &memo))
        return;
    for (guint32 i = 0; i < n_results; i++)
        memo.result_types[i] = parser->types.data[frame->types + i];
    if (!parser->memos)
        parser->memos = g_new0(BsMemo, MEMOS);
    parser->memos[line->hash % MEMOS] = memo;
}
