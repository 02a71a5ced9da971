// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/dump/split.h"

#include <gio/gio.h>
#include <string.h>

// A stretch of the text.
typedef struct Span {
    const char *begin, *end;
} Span;

static Span
line_at(const char *at, const char *end)
{
    const char *newline = memchr(at, '\n', (gsize)(end - at));
    return (Span){at, newline ? newline : end};
}

static const char *
after_line(Span line, const char *end)
{
    return line.end < end ? line.end + 1 : end;
}

static gboolean
begins_with(Span span, const char *prefix)
{
    const gsize len = strlen(prefix);
    return (gsize)(span.end - span.begin) >= len && memcmp(span.begin, prefix, len) == 0;
}

static Span
skip_blanks(Span span)
{
    while (span.begin < span.end && g_ascii_isspace(*span.begin))
        span.begin++;
    return span;
}

static Span
trim(Span span)
{
    span = skip_blanks(span);
    while (span.end > span.begin && g_ascii_isspace(span.end[-1]))
        span.end--;
    return span;
}

// The last place of a text in it, or NULL.
static const char *
find_last(Span span, const char *text)
{
    const gsize len = strlen(text), room = (gsize)(span.end - span.begin);
    for (gsize i = room >= len ? room - len + 1 : 0; i > 0; i--) {
        if (memcmp(span.begin + i - 1, text, len) == 0)
            return span.begin + i - 1;
    }
    return NULL;
}

// -- headers -------------------------------------------------------------------------------------

// What a header says: the words between "After" and its end, and what follows that on its line, but
// for the op that it is about, which stood there at first. Of the pass print-ir it has its label.
typedef struct Header {
    gboolean before, is_print;
    Span words, rest;
} Header;

// Skips one of them, if it is there.
static gboolean
skip_word(Span *span, const char *word)
{
    const gsize len = strlen(word);
    if ((gsize)(span->end - span->begin) < len || g_ascii_strncasecmp(span->begin, word, len) != 0)
        return FALSE;
    span->begin += len;
    return TRUE;
}

// Blanks, the mark that a text is UTF-8, and the end of a colour that a message had.
static Span
skip_signs(Span span)
{
    static const char mark[] = "\xef\xbb\xbf", colour[] = "\x1b[";
    span = skip_blanks(span);
    if (begins_with(span, mark))
        span.begin += sizeof mark - 1;
    while (begins_with(span, colour)) {
        const char *end = memchr(span.begin, 'm', (gsize)(span.end - span.begin));
        if (!end)
            break;
        span = skip_blanks((Span){end + 1, span.end});
    }
    return span;
}

// Between stars stand LLVM's passes, too, and what else a rewriter tells of itself ("Pattern
// Application"): the name of a class has no blank.
static gboolean
is_class(Span words)
{
    static const char anonymous[] = "(anonymous namespace)::", failed[] = " Failed";
    if (begins_with(words, anonymous))
        words.begin += sizeof anonymous - 1;
    if ((gsize)(words.end - words.begin) >= sizeof failed &&
        memcmp(words.end - sizeof failed + 1, failed, sizeof failed - 1) == 0)
        words.end -= sizeof failed - 1;
    return words.begin < words.end && !memchr(words.begin, ' ', (gsize)(words.end - words.begin));
}

static gboolean
read_header(Span line, Header *header)
{
    static const char *const openings[] = {"// -----// ", "// *** ", "*** ", "// ----- // "};
    static const char *const closings[] = {"//----- //", "***"};
    Span at = skip_signs(line);
    gboolean opens = FALSE, starred = FALSE;
    for (guint i = 0; i < G_N_ELEMENTS(openings) && !opens; i++) {
        opens = skip_word(&at, openings[i]);
        starred = opens && openings[i][strlen(openings[i]) - 2] == '*';
    }
    if (!opens || !skip_word(&at, "IR Dump "))
        return FALSE;
    header->before = skip_word(&at, "before ");
    header->is_print = !header->before && !skip_word(&at, "after ");
    if (header->is_print && (starred || !find_last(at, closings[0])))
        return FALSE;
    header->words = trim(at);
    header->rest = (Span){line.end, line.end};
    for (guint i = 0; i < G_N_ELEMENTS(closings); i++) {
        const char *close = find_last(at, closings[i]);
        if (close) {
            header->words = trim((Span){at.begin, close});
            header->rest = trim((Span){close + strlen(closings[i]), line.end});
            break;
        }
    }
    if (begins_with(header->rest, "(") && header->rest.end[-1] == ')')
        header->rest.begin = header->rest.end;
    return !starred || is_class(header->words);
}

// `('func.func' operation: @f)`, which says what is named in the text, too.
static Span
without_scope(Span words)
{
    const char *open = find_last(words, " ('");
    return open && words.end[-1] == ')' ? trim((Span){words.begin, open}) : words;
}

// Where the parenthesis opens that is closed at the end; NULL: there is none.
static const char *
find_argument(Span words)
{
    gint depth = 0;
    for (const char *at = words.end; at > words.begin; at--) {
        depth += (at[-1] == ')') - (at[-1] == '(');
        if (depth <= 0)
            return at[-1] == '(' && depth == 0 ? at - 1 : NULL;
    }
    return NULL;
}

// The colon behind a class, before any options; or NULL.
static const char *
find_colon(Span words)
{
    for (const char *at = words.begin; at + 1 < words.end && *at != '{'; at++) {
        if (at[0] == ':' && at[1] == ' ')
            return at;
    }
    return NULL;
}

static char *
name_of_print(Span label)
{
    const int len = (int)(label.end - label.begin);
    return len ? g_strdup_printf("print-ir{label=%.*s}", len, label.begin) : g_strdup("print-ir");
}

// "Canonicalizer (canonicalize)" is canonicalize, "CSEPass: cse{a=b}" cse{a=b}, and where nothing
// but the class is named, it is that.
static void
read_words(Span words, BsDumpPart *part)
{
    static const char failed[] = " Failed";
    words = without_scope(words);
    const char *colon = find_colon(words), *argument = colon ? NULL : find_argument(words);
    Span name = words;
    if (colon) {
        name.end = colon;
        words = trim((Span){colon + 1, words.end});
    } else if (argument) {
        name = trim((Span){words.begin, argument});
        words = trim((Span){argument + 1, words.end - 1});
    }
    const gsize len = sizeof failed - 1;
    part->failed = (gsize)(name.end - name.begin) > len && memcmp(name.end - len, failed, len) == 0;
    if (part->failed)
        name.end -= len;
    if (!colon && !argument)
        words = name;
    if (words.begin == words.end) // of a pass without a name on the command line
        words = name;
    part->pass = g_strndup(words.begin, (gsize)(words.end - words.begin));
}

// -- what is printed ------------------------------------------------------------------------------

// Where one is in the text of ops: how many brackets are open, and whether a string is.
typedef struct Depth {
    gint brackets;
    gboolean string;
} Depth;

static void
read_line(Depth *depth, Span line)
{
    for (const char *at = line.begin; at < line.end; at++) {
        if (depth->string) {
            if (*at == '\\')
                at++;
            else if (*at == '"')
                depth->string = FALSE;
        } else if (*at == '"') {
            depth->string = TRUE;
        } else if (*at == '/' && at + 1 < line.end && at[1] == '/') {
            return;
        } else {
            depth->brackets += strchr("([{", *at) && *at;
            depth->brackets -= strchr(")]}", *at) && *at;
        }
    }
}

// What a program says when it comes to an unexpected end, on a line of its own or behind what it
// was about to write.
static gboolean
is_crash(Span line)
{
    static const char *const signs[] = {"PLEASE ATTACH ", "Please report issues to", "Stack dump:",
                                        "LLVM ERROR: ", "Traceback (most recent call last)"};
    static const char *const inside[] = {"PLEASE submit a bug report", "Assertion `"};
    for (guint i = 0; i < G_N_ELEMENTS(signs); i++) {
        if (begins_with(line, signs[i]))
            return TRUE;
    }
    for (guint i = 0; i < G_N_ELEMENTS(inside); i++) {
        if (find_last(line, inside[i]))
            return TRUE;
    }
    return FALSE;
}

// An alias, `#map = ...`, or the resources, `{-# ... #-}`; a frame of a stack, `#0 0x...`, is none.
static gboolean
is_beside_op(Span line)
{
    if (begins_with(line, "{-#"))
        return TRUE;
    if (!begins_with(line, "#") && !begins_with(line, "!"))
        return FALSE;
    const char *at = line.begin + 1;
    if (at == line.end || g_ascii_isdigit(*at))
        return FALSE;
    while (at < line.end && (g_ascii_isalnum(*at) || strchr("_$.-", *at)))
        at++;
    return begins_with((Span){at, line.end}, " =");
}

// What LLVM's own passes print is no MLIR; no op begins so.
static gboolean
is_llvm(Span line)
{
    static const char *const signs[] = {";",       "define ", "declare ", "source_filename",
                                        "target ", "@"};
    for (guint i = 0; i < G_N_ELEMENTS(signs); i++) {
        if (begins_with(line, signs[i]))
            return TRUE;
    }
    return FALSE;
}

typedef struct Body {
    const char *begin, *end; // both NULL: nothing is printed there
    gboolean whole;
    gboolean llvm; // it is no MLIR
} Body;

// From `begin` on: aliases, one op, and aliases again; the rest is somebody else's output.
static Body
read_body(const char *begin, const char *end)
{
    Body body = {NULL, NULL, FALSE, FALSE};
    Depth depth = {0};
    gboolean has_op = FALSE;
    for (Span line; begin < end; begin = after_line(line, end)) {
        line = line_at(begin, end);
        const Span text = trim(line);
        const gboolean inside = depth.brackets > 0 || depth.string;
        if (is_crash(text) || (!inside && has_op && text.begin < text.end && !is_beside_op(text)))
            break;
        if (text.begin == text.end && !inside)
            continue;
        if (!body.begin && begins_with(text, "mlir-asm-printer:")) // why it is in generic form
            continue;
        if (!body.begin)
            body.begin = line.begin;
        body.llvm |= !has_op && is_llvm(text);
        has_op = has_op || (!is_beside_op(text) && !begins_with(text, "//"));
        read_line(&depth, line);
        body.end = after_line(line, end);
    }
    body.whole = has_op && depth.brackets <= 0 && !depth.string;
    return body;
}

// -- all of it ------------------------------------------------------------------------------------

static void
clear_part(gpointer part)
{
    g_free(((BsDumpPart *)part)->pass);
}

// The next header from `at` on; NULL: there is none. `*line` counts along.
static const char *
next_header(const char *at, const char *end, Header *header, guint32 *line)
{
    while (at < end) {
        const Span span = line_at(at, end);
        if (read_header(span, header))
            return at;
        at = after_line(span, end);
        ++*line;
    }
    return NULL;
}

gboolean
bs_dump_is(const char *text, gsize len)
{
    enum { LOOKED_AT = 1 << 20 };
    Header header;
    guint32 line = 1;
    return next_header(text, text + MIN(len, (gsize)LOOKED_AT), &header, &line) != NULL;
}

// `at` is where its header begins.
static void
add_part(BsDump *dump, const char *text, const char *at, const Header *header, const char *end,
         guint32 line)
{
    BsDumpPart part = {.before = header->before || header->is_print,
                       .is_print = header->is_print,
                       .header = (gsize)(at - text)};
    const Span first = line_at(header->rest.end, end);
    const gboolean same_line = header->rest.begin < header->rest.end;
    const char *begin = same_line ? header->rest.begin : after_line(first, end);
    const Body body = read_body(begin, end);
    if (body.llvm) {
        dump->n_llvm++;
        return;
    }
    if (header->is_print)
        part.pass = name_of_print(header->words);
    else
        read_words(header->words, &part);
    part.ends = body.whole;
    part.line = line;
    part.begin = part.end = (gsize)(begin - text);
    if (body.begin) {
        part.begin = (gsize)(body.begin - text);
        part.end = (gsize)(body.end - text);
        part.line += !same_line;
        for (const char *c = begin; c < body.begin; c++)
            part.line += *c == '\n';
    }
    g_array_append_val(dump->parts, part);
}

// Whether a text that has no newline at its end is the beginning of a header.
static gboolean
begins_header(Span line)
{
    static const char opens[] = "// -----// IR Dump ";
    enum { LEAST = sizeof "// -" - 1 };
    const gsize len = (gsize)(line.end - line.begin);
    return len >= LEAST && strncmp(opens, line.begin, MIN(len, sizeof opens - 1)) == 0;
}

// Whether it ends in the middle, which no part shows: pass managers print the op behind each
// header, and a newline behind that.
static void
note_cut(BsDump *dump, const char *text, const char *end)
{
    const BsDumpPart *last = bs_dump_part(dump, dump->parts->len - 1);
    const char *newline = find_last((Span){text, end}, "\n");
    if (last->begin == last->end && !last->failed && dump->parts->len > 1) {
        dump->cut = last->line;
        g_array_set_size(dump->parts, dump->parts->len - 1);
    } else if (newline && begins_header((Span){newline + 1, end})) {
        dump->cut = 1;
        for (const char *c = text; c <= newline; c++)
            dump->cut += *c == '\n';
    }
}

// Whether a line ends as a header does, behind something else.
static gboolean
has_header_within(const char *text, const char *end)
{
    static const char opens[] = "// -----// IR Dump ", closes[] = "//----- //";
    const char *at = text;
    while ((at = memmem(at, (gsize)(end - at), opens, sizeof opens - 1))) {
        const char *next = after_line(line_at(at, end), end);
        if (memmem(at, (gsize)(next - at), closes, sizeof closes - 1))
            return TRUE;
        at = next;
    }
    return FALSE;
}

// Of logs that hold one, but not as it was printed, too.
static const char *
why_no_dump(const char *text, gsize len, gboolean of_llvm)
{
    if (of_llvm)
        return "this is a dump of LLVM's own passes, and of none of MLIR's";
    if (len >= 2 && (!memcmp(text, "\xff\xfe", 2) || !memcmp(text, "\xfe\xff", 2)))
        return "this text is UTF-16, as '>' of PowerShell writes it: "
               "'iconv -f UTF-16 -t UTF-8' makes a dump of it";
    if (has_header_within(text, text + len))
        return "each line of this log has something before what was printed, such as a time: "
               "without it, it is a dump";
    return "this is no dump: no line says '// -----// IR Dump After ...' or '... Before ...'";
}

BsDump *
bs_dump_split(const char *text, gsize len, GError **error)
{
    const char *end = text + len;
    g_autoptr(BsDump) dump = g_new0(BsDump, 1);
    dump->parts = g_array_new(FALSE, FALSE, sizeof(BsDumpPart));
    g_array_set_clear_func(dump->parts, clear_part);
    Header header, following;
    guint32 line = 1;
    const char *at = next_header(text, end, &header, &line);
    while (at && dump->parts->len < BS_LIMIT_DUMP_PARTS) {
        const guint32 here = line++;
        const char *next = next_header(after_line(line_at(at, end), end), end, &following, &line);
        add_part(dump, text, at, &header, next ? next : end, here);
        header = following;
        at = next;
    }
    if (at) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                    "the dump has more than %d parts, which is the limit", BS_LIMIT_DUMP_PARTS);
        return NULL;
    }
    if (!dump->parts->len) {
        g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                            why_no_dump(text, len, dump->n_llvm > 0));
        return NULL;
    }
    note_cut(dump, text, end);
    return g_steal_pointer(&dump);
}

void
bs_dump_free(BsDump *dump)
{
    if (!dump)
        return;
    g_array_unref(dump->parts);
    g_free(dump);
}

const BsDumpPart *
bs_dump_part(const BsDump *dump, guint i)
{
    return &g_array_index(dump->parts, BsDumpPart, i);
}
