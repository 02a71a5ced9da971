// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs say the same thing of other values over and over. The text of an op is therefore read
// once: for later lines that differ from it in nothing but the names of values, the memo knows the
// op, its attributes, the types of operands and results, and only the names are looked up.
//
// This is sound for ops that are parsed by a format (syntax/format.h): what a format reads depends
// on the text, on the default dialect, and, for optional parts at the end, on the token behind it.
// All three are compared. The memo knows whole ops on one line, without regions, successors and
// aliases, that gave no diagnostic; anything else about a line (a name that is not defined, a type
// that is not the value's) is left to be read as usual, errors included.
//
// A line is taken apart once, into the names and what stands between them; who looks for a memo and
// who writes one both have it from there. What is between the names says which memo it is, so that
// a program may have many kinds of lines.
#include "syntax/parser-private.h"

enum {
    SLOTS = 4096, // by what is between the names
    FOLLOWERS = 6,
    WORD = 8,
};

// What was read from a line, from the op's name on. Pieces and names take turns.
typedef struct Memo {
    const char *text; // in the program
    guint8 n_names, n_results, n_followers;
    guint8 operand[BS_LINE_NAMES]; // the operand that the name stands for
    BsLinePiece pieces[BS_LINE_NAMES + 1];
    guint64 followers[FOLLOWERS];       // what stood behind such lines
    const BsType *types[BS_LINE_NAMES]; // of the names' values
    const BsType *results[BS_LINE_NAMES];
    const char *dialect;
    const BsOpDef *def;
    const BsAttr *attrs;
} Memo;

struct BsMemos {
    guint32 hashes[SLOTS]; // of the lines, apart: where others have the place, their memo, which is
                           // seldom in a cache, need not be looked at
    Memo *memos[SLOTS];    // in the parser's arena; or NULL
    guint32 seen[SLOTS];   // the hash of the last line there that had no memo
};

// -- lines ----------------------------------------------------------------------------------------

// Reads the name at `at`; returns its end.
static const char *
read_name(const char *at, BsLineName *name)
{
    const char *end = bs_lexer_name_end(at + 1);
    *name = (BsLineName){at, (guint32)(end - at), 0};
    if (*end != '#' || !g_ascii_isdigit(end[1]))
        return end;
    for (end++; g_ascii_isdigit(*end) && name->number < BS_LIMIT_OPERANDS; end++)
        name->number = name->number * 10 + (guint32)(*end - '0');
    return end;
}

static void
add_piece(BsLine *line, const char *begin, const char *end)
{
    line->pieces[line->n_names] =
        (BsLinePiece){(guint16)(begin - line->text), (guint16)(end - begin)};
    line->hash = bs_hash_mix(line->hash, parser_hash(begin, (gsize)(end - begin)));
    line->end = end;
}

static gboolean
add_last_piece(BsLine *line, const char *begin, const char *end)
{
    while (end > begin && g_ascii_isspace(end[-1]))
        end--;
    add_piece(line, begin, end);
    return g_ascii_isspace(*end); // else the last token may be longer
}

// Whether a location, or a comment, begins at the mark.
static gboolean
ends_op(const char *text, const char *mark)
{
    return *mark == '(' ? mark - text > 4 && memcmp(mark - 4, " loc", 4) == 0 : mark[1] == '/';
}

// Whether the line ends within the limit: then it is walked without a look at how far that is.
static gboolean
is_short(const char *text, const char *limit)
{
    const gsize rest = (gsize)(limit - text);
    return rest <= BS_LINE_LIMIT || memchr(text, '\n', BS_LINE_LIMIT + 1);
}

// Takes the line apart, up to its end or its location. FALSE when it has too much of anything, or
// an alias: these count towards a limit each time that they stand in the text.
static gboolean
take_apart(BsLine *line, const char *text, const char *dialect)
{
    static const guint8 marks[256] = {
        ['\0'] = 1, ['\n'] = 1, ['%'] = 1, ['#'] = 1, ['!'] = 1, ['('] = 1, ['/'] = 1};
    const char *begin = text, *at = text;
    line->text = text;
    line->hash = bs_hash_mix(0, (guintptr)dialect); // has other lines
    line->n_names = 0;
    for (;; at++) {
        while (!marks[(guchar)*at])
            at++;
        switch (*at) {
        case '%':
            if (line->n_names == BS_LINE_NAMES)
                return FALSE;
            add_piece(line, begin, at);
            begin = read_name(at, &line->names[line->n_names++]);
            at = begin - 1;
            break;
        case '(':
        case '/':
            if (ends_op(text, at))
                return add_last_piece(line, begin, *at == '(' ? at - strlen("loc") : at);
            break;
        case '\0':
        case '\n':
            return add_last_piece(line, begin, at);
        default:
            return FALSE;
        }
    }
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

// Behind an op there is a new line, or its location.
static gboolean
is_behind(const BsParser *parser, const BsToken *name)
{
    return parser->tok.line != name->line || parser_is_keyword(parser, "loc");
}

// The value that has the name here; NULL when none has yet.
static inline BsValue *
find_value(BsParser *parser, const BsLineName *use)
{
    const BsNameEntry *name = parser_find_name(parser, use->text, use->len);
    return name && use->number < name->n ? name->definitions[use->number].value : NULL;
}

// -- recalling ------------------------------------------------------------------------------------

// Whether the line says what the memo says, whatever the names are.
static gboolean
says(const Memo *memo, const BsLine *line)
{
    if (memo->n_names != line->n_names)
        return FALSE;
    for (guint32 i = 0; i <= line->n_names; i++) {
        const BsLinePiece a = memo->pieces[i], b = line->pieces[i];
        if (a.len != b.len || !parser_same_text(memo->text + a.at, line->text + b.at, b.len))
            return FALSE;
    }
    return TRUE;
}

// A bad token is reported by now, and all that the parser adds to that is the op before it.
static gboolean
is_followed(const BsParser *parser, const Memo *memo, const BsToken *name)
{
    if (parser_is(parser, BS_TOK_ERROR))
        return TRUE;
    const guint64 what = follower(&parser->tok);
    for (guint32 i = 0; i < memo->n_followers; i++)
        if (memo->followers[i] == what)
            return is_behind(parser, name);
    return FALSE;
}

// Puts the operands that the names stand for behind the stack; FALSE when one is not there yet, or
// not of the type that the memo's op has there.
static gboolean
find_operands(BsParser *parser, const Memo *memo, const BsLineName *names)
{
    bs_vec_reserve(&parser->operands, parser->operands.len + BS_LINE_NAMES);
    BsValue **operands = parser->operands.data + parser->operands.len;
    for (guint32 i = 0; i < memo->n_names; i++) {
        BsValue *value = find_value(parser, &names[i]);
        if (!value || value->type != memo->types[i])
            return FALSE;
        operands[memo->operand[i]] = value;
    }
    return TRUE;
}

// The memo of lines that have this one's hash; NULL when there is none.
static inline Memo *
find_memo(const BsMemos *memos, const BsLine *line)
{
    const guint32 place = line->hash % SLOTS;
    return memos->hashes[place] == line->hash ? memos->memos[place] : NULL;
}

gboolean
parser_recall(BsParser *parser, BsFrame *frame, const BsToken *name, BsLine *line)
{
    line->is_whole = is_short(name->start, parser->lexer.limit) &&
                     take_apart(line, name->start, parser->default_dialect);
    if (!line->is_whole || !parser->memos)
        return FALSE;
    const char *last_end = parser->last_end;
    const Memo *memo = find_memo(parser->memos, line);
    if (!memo || memo->dialect != parser->default_dialect || !says(memo, line) ||
        !find_operands(parser, memo, line->names))
        return FALSE;
    parser_go_on(parser, line->end);
    if (!is_followed(parser, memo, name)) {
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

// Which operand each name stands for; FALSE when two of them are one value.
static gboolean
match_operands(BsParser *parser, const BsFrame *frame, Memo *memo, const BsLine *line)
{
    const guint32 n = parser->operands.len - frame->operands;
    BsValue *const *operands = bs_vec_from(&parser->operands, frame->operands);
    if (n != line->n_names)
        return FALSE;
    guint32 taken = 0;
    for (guint32 i = 0; i < n; i++) {
        const BsValue *value = find_value(parser, &line->names[i]);
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

// The same line may have had other followers.
static void
keep_followers(Memo *memo, const Memo *before)
{
    const guint32 n = MIN(before->n_followers, FOLLOWERS - 1);
    memcpy(memo->followers + 1, before->followers, n * sizeof *memo->followers);
    memo->n_followers = (guint8)(1 + n);
}

// Whether there was such a line before. One that comes once, as most do in a program that repeats
// little, gets no memo, and takes the place of none.
static gboolean
is_seen_again(BsParser *parser, const BsLine *line)
{
    if (!parser->memos)
        parser->memos = g_new0(BsMemos, 1);
    guint32 *seen = &parser->memos->seen[line->hash % SLOTS];
    const gboolean again = *seen == line->hash;
    *seen = line->hash;
    return again;
}

static void
put_memo(BsParser *parser, const BsLine *line, Memo *memo)
{
    BsMemos *memos = parser->memos;
    const Memo *before = find_memo(memos, line);
    if (before && before->dialect == memo->dialect && says(before, line))
        keep_followers(memo, before);
    const guint32 place = line->hash % SLOTS;
    if (!memos->memos[place])
        memos->memos[place] = bs_arena_new(&parser->arena, Memo);
    *memos->memos[place] = *memo;
    memos->hashes[place] = line->hash;
}

void
parser_remember(BsParser *parser, const BsFrame *frame, const BsToken *name, const BsLine *line)
{
    if (!line->is_whole || line->end != parser->last_end || !is_seen_again(parser, line))
        return;
    const guint32 n_results = parser->types.len - frame->types;
    const guint64 behind = follower(&parser->tok);
    Memo memo = {.text = line->text,
                 .n_names = line->n_names,
                 .n_results = (guint8)n_results,
                 .n_followers = 1,
                 .followers = {behind},
                 .dialect = parser->default_dialect,
                 .def = frame->def,
                 .attrs = frame->dict};
    if (!behind || !is_behind(parser, name) || n_results > BS_LINE_NAMES ||
        parser->regions.len != frame->regions || parser->successors.len != frame->successors ||
        !match_operands(parser, frame, &memo, line))
        return;
    memcpy(memo.pieces, line->pieces, (line->n_names + 1u) * sizeof *memo.pieces);
    for (guint32 i = 0; i < n_results; i++)
        memo.results[i] = parser->types.data[frame->types + i];
    put_memo(parser, line, &memo);
}

void
parser_forget(BsParser *parser)
{
    g_clear_pointer(&parser->memos, g_free);
}
