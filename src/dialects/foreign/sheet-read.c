// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the text of an effects sheet.
#include "dialects/dialects.h"
#include "dialects/foreign/sheet-private.h"

#include <string.h>

typedef struct Reader {
    BsSheet *sheet;
    BsUpstream upstream;
    BsDiags *diags;
    const char *line, *at, *end; // of the line its begin, what is next, its end
    guint32 line_number, file;
    BsSheetRow *row; // what the clauses are of; NULL: of an op that cannot be described
    gboolean failed;
} Reader;

// -- words ----------------------------------------------------------------------------------------

static BsLoc
loc_of(const Reader *reader, const char *at)
{
    return (BsLoc){reader->line_number, (guint32)(at - reader->line) + 1};
}

G_GNUC_PRINTF(3, 4)
static gboolean
wrong(Reader *reader, const char *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    bs_diags_error(reader->diags, loc_of(reader, at), "%s", text);
    reader->failed = TRUE;
    return FALSE;
}

static void
skip_blanks(Reader *reader)
{
    while (reader->at < reader->end && strchr(" \t\r", *reader->at))
        reader->at++;
}

static gboolean
at_end(Reader *reader)
{
    skip_blanks(reader);
    return reader->at == reader->end;
}

static gboolean
take(Reader *reader, char sign)
{
    skip_blanks(reader);
    if (reader->at == reader->end || *reader->at != sign)
        return FALSE;
    reader->at++;
    return TRUE;
}

// The words, with any blanks between them.
static gboolean
take_words(Reader *reader, const char *words)
{
    const char *before = reader->at;
    g_auto(GStrv) parts = g_strsplit(words, " ", -1);
    for (guint i = 0; parts[i]; i++) {
        const gsize len = strlen(parts[i]);
        skip_blanks(reader);
        const gboolean fits =
            (gsize)(reader->end - reader->at) >= len && !strncmp(reader->at, parts[i], len) &&
            (reader->at + len == reader->end || !g_ascii_isalpha(reader->at[len]));
        if (!fits) {
            reader->at = before;
            return FALSE;
        }
        reader->at += len;
    }
    return TRUE;
}

static gboolean
at_number(Reader *reader)
{
    skip_blanks(reader);
    return reader->at < reader->end && g_ascii_isdigit(*reader->at);
}

static gboolean
read_number(Reader *reader, const char *what, guint32 *number)
{
    if (!at_number(reader))
        return wrong(reader, reader->at, "expected the number of %s", what);
    const char *start = reader->at;
    *number = 0;
    for (; reader->at < reader->end && g_ascii_isdigit(*reader->at); reader->at++) {
        if (*number <= BS_LIMIT_SHEET_NUMBER)
            *number = *number * 10 + (guint32)(*reader->at - '0');
    }
    return *number <= BS_LIMIT_SHEET_NUMBER ||
           wrong(reader, start, "numbers go up to %d", BS_LIMIT_SHEET_NUMBER);
}

// `2`, `1-3`, `1-`.
static gboolean
read_range(Reader *reader, const char *what, BsSheetRange *range)
{
    skip_blanks(reader);
    const char *start = reader->at;
    if (!read_number(reader, what, &range->first))
        return FALSE;
    range->last = range->first;
    if (!take(reader, '-'))
        return TRUE;
    range->last = G_MAXUINT32;
    if (at_number(reader) && !read_number(reader, what, &range->last))
        return FALSE;
    return range->last >= range->first ||
           wrong(reader, start, "a range goes from the smaller number to the larger one");
}

static gboolean
is_full(Reader *reader, guint32 n)
{
    return n == BS_LIMIT_SHEET_LIST &&
           !wrong(reader, reader->at, "more than %d of a kind", BS_LIMIT_SHEET_LIST);
}

// -- clauses --------------------------------------------------------------------------------------

static gboolean
add_effect(Reader *reader, const BsSheetEffect *effect)
{
    BsSheetRow *row = reader->row;
    if (is_full(reader, row->n_effects))
        return FALSE;
    row->effects[row->n_effects++] = *effect;
    row->has_effects = TRUE;
    return TRUE;
}

static gboolean
read_effect(Reader *reader, BsEffectKind kind)
{
    BsSheetRow *row = reader->row;
    const guint32 first = row->n_effects;
    BsSheetEffect effect = {.kind = kind};
    effect.on = kind == BS_EFFECT_ALLOCATE ? BS_SHEET_RESULTS : BS_SHEET_OPERANDS;
    if (take_words(reader, "memory")) {
        effect.on = BS_SHEET_MEMORY;
        if (!add_effect(reader, &effect))
            return FALSE;
    } else {
        if (take_words(reader, "result"))
            effect.on = BS_SHEET_RESULTS;
        else if (take_words(reader, "operand"))
            effect.on = BS_SHEET_OPERANDS;
        const char *what = effect.on == BS_SHEET_RESULTS ? "a result" : "an operand, or 'memory'";
        do {
            if (!read_range(reader, what, &effect.range) || !add_effect(reader, &effect))
                return FALSE;
        } while (take(reader, ','));
    }
    const gboolean on_stack = take_words(reader, "on stack");
    for (guint32 i = first; on_stack && i < row->n_effects; i++)
        row->effects[i].resource = BS_RESOURCE_AUTOMATIC;
    return TRUE;
}

static gboolean
read_view(Reader *reader, G_GNUC_UNUSED guint32 unused)
{
    skip_blanks(reader);
    const char *start = reader->at;
    guint32 result;
    if (!read_number(reader, "a result", &result))
        return FALSE;
    if (result)
        return wrong(reader, start, "only result 0 can be a part of an operand");
    if (!take_words(reader, "is part of"))
        return wrong(reader, reader->at, "expected 'is part of'");
    reader->row->is_view = TRUE;
    return read_number(reader, "an operand", &reader->row->view_of);
}

static gboolean
is_in_earlier_step(const BsSheetRow *row, guint64 region)
{
    for (guint32 i = 0; i < row->n_steps; i++) {
        if (row->steps[i].regions & region)
            return TRUE;
    }
    return FALSE;
}

static gboolean
read_step(Reader *reader, BsSheetStep *step)
{
    do {
        guint32 region;
        if (take_words(reader, "none")) {
            step->or_none = TRUE;
            continue;
        }
        skip_blanks(reader);
        const char *start = reader->at;
        if (!read_number(reader, "a region, or 'none'", &region))
            return FALSE;
        if (region >= BS_SHEET_REGIONS)
            return wrong(reader, start, "regions are named up to number %d", BS_SHEET_REGIONS - 1);
        const guint64 bit = G_GUINT64_CONSTANT(1) << region;
        if (step->regions & bit || is_in_earlier_step(reader->row, bit))
            return wrong(reader, start, "region %u is named twice", region);
        step->regions |= bit;
    } while (take_words(reader, "or"));
    return TRUE;
}

static gboolean
read_regions(Reader *reader, G_GNUC_UNUSED guint32 unused)
{
    static const struct {
        const char *word;
        BsSheetFlow flow;
    } words[] = {{"once", BS_FLOW_ONCE},
                 {"loop", BS_FLOW_LOOP},
                 {"repeat", BS_FLOW_REPEAT},
                 {"branch", BS_FLOW_BRANCH}};
    BsSheetRow *row = reader->row;
    skip_blanks(reader);
    if (row->flow)
        return wrong(reader, reader->at, "the regions of '%s' are described already",
                     row->def.name);
    for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
        if (take_words(reader, words[i].word)) {
            row->flow = words[i].flow;
            return TRUE;
        }
    }
    if (!at_number(reader))
        return wrong(reader, reader->at,
                     "expected 'once', 'loop', 'repeat', 'branch' or the number of a region");
    row->flow = BS_FLOW_STEPS;
    do {
        BsSheetStep step = {0};
        if (is_full(reader, row->n_steps) || !read_step(reader, &step))
            return FALSE;
        row->steps[row->n_steps++] = step;
    } while (take_words(reader, "then"));
    return TRUE;
}

static gboolean
read_entry(Reader *reader, G_GNUC_UNUSED guint32 unused)
{
    reader->row->enters = TRUE;
    return read_range(reader, "an operand", &reader->row->entry);
}

static gboolean
read_inputs(Reader *reader, G_GNUC_UNUSED guint32 unused)
{
    reader->row->has_inputs = TRUE;
    return read_range(reader, "an argument", &reader->row->inputs);
}

// `[RANGE] [to N]`
static gboolean
read_pass(Reader *reader, BsSheetPass *passes, guint32 *n, const char *to_what)
{
    BsSheetPass pass = {{0, G_MAXUINT32}, BS_SHEET_EVERYWHERE};
    skip_blanks(reader);
    const char *start = reader->at;
    if (is_full(reader, *n) ||
        (at_number(reader) && !read_range(reader, "an operand", &pass.range)) ||
        (take_words(reader, "to") && !read_number(reader, to_what, &pass.to)))
        return FALSE;
    for (guint32 i = 0; i < *n; i++) {
        if (passes[i].to == pass.to)
            return wrong(reader, start, "what goes there is said already");
    }
    passes[(*n)++] = pass;
    return TRUE;
}

static gboolean
read_yields(Reader *reader, G_GNUC_UNUSED guint32 unused)
{
    return read_pass(reader, reader->row->yields, &reader->row->n_yields, "a region");
}

static gboolean
read_passes(Reader *reader, G_GNUC_UNUSED guint32 unused)
{
    BsSheetRow *row = reader->row;
    if (!read_pass(reader, row->passes, &row->n_passes, "a successor"))
        return FALSE;
    return row->passes[row->n_passes - 1].to != BS_SHEET_EVERYWHERE ||
           wrong(reader, reader->at, "expected 'to' and the number of a successor");
}

static gboolean
read_pure(Reader *reader, G_GNUC_UNUSED guint32 unused)
{
    reader->row->def.traits |= BS_TRAIT_PURE;
    reader->row->has_effects = TRUE;
    return TRUE;
}

static gboolean
read_trait(Reader *reader, guint32 bit)
{
    reader->row->def.traits |= G_GUINT64_CONSTANT(1) << bit;
    return TRUE;
}

static guint32
number_of(BsTraits trait)
{
    return (guint32)g_bit_nth_lsf((gulong)trait, -1);
}

typedef struct Clause {
    const char *words;
    gboolean (*read)(Reader *reader, guint32 argument);
    guint32 argument;
    BsTraits trait; // instead of the argument: of read_trait
} Clause;

static gboolean
read_effect_of(Reader *reader, guint32 kind)
{
    return read_effect(reader, (BsEffectKind)kind);
}

// A clause that begins as another one stands before it.
static const Clause clauses[] = {
    {"pure", read_pure, 0, 0},
    {"reads", read_effect_of, BS_EFFECT_READ, 0},
    {"writes", read_effect_of, BS_EFFECT_WRITE, 0},
    {"frees", read_effect_of, BS_EFFECT_FREE, 0},
    {"allocates", read_effect_of, BS_EFFECT_ALLOCATE, 0},
    {"result", read_view, 0, 0},
    {"regions", read_regions, 0, 0},
    {"enters with", read_entry, 0, 0},
    {"arguments", read_inputs, 0, 0},
    {"yields", read_yields, 0, 0},
    {"passes", read_passes, 0, 0},
    {"effects of regions", read_trait, 0, BS_TRAIT_RECURSIVE_EFFECTS},
    {"terminator", read_trait, 0, BS_TRAIT_TERMINATOR},
    {"isolated", read_trait, 0, BS_TRAIT_ISOLATED},
    {"no terminator", read_trait, 0, BS_TRAIT_NO_TERMINATOR},
    {"allocation scope", read_trait, 0, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE},
    {"allocation interface", read_trait, 0, BS_TRAIT_ALLOCATION},
};

static gboolean
read_clause(Reader *reader)
{
    skip_blanks(reader);
    for (guint i = 0; i < G_N_ELEMENTS(clauses); i++) {
        const Clause *clause = &clauses[i];
        if (take_words(reader, clause->words))
            return clause->read(reader,
                                clause->trait ? number_of(clause->trait) : clause->argument);
    }
    g_autoptr(GString) list = g_string_new(NULL);
    for (guint i = 0; i < G_N_ELEMENTS(clauses); i++)
        g_string_append_printf(list, "%s%s", i ? ", " : "", clauses[i].words);
    return wrong(reader, reader->at, "expected one of: %s", list->str);
}

// Goes on behind the next `;` after what is wrong.
static void
read_clauses(Reader *reader)
{
    while (!at_end(reader)) {
        if (take(reader, ';'))
            continue;
        if (read_clause(reader) && !at_end(reader) && *reader->at != ';')
            wrong(reader, reader->at, "expected ';' before the next clause");
        while (reader->at < reader->end && *reader->at != ';')
            reader->at++;
    }
}

// -- ops ------------------------------------------------------------------------------------------

static const BsDialect *
dialect_of(const char *name)
{
    const gsize len = strcspn(name, ".");
    for (guint d = 0; bs_dialects[d]; d++) {
        if (strlen(bs_dialects[d]->name) == len && !strncmp(bs_dialects[d]->name, name, len))
            return bs_dialects[d];
    }
    return NULL;
}

// Whether a sheet may say anything of it.
static gboolean
check_name(Reader *reader, const char *at, const char *name)
{
    const BsDialect *dialect = dialect_of(name);
    const BsSheetRow *known = g_hash_table_lookup(reader->sheet->rows, name);
    if (strpbrk(name, "\"'`"))
        return wrong(reader, at, "the name of an op stands here without quotes");
    if (!strchr(name, '.') || !*strrchr(name, '.') || !strrchr(name, '.')[1])
        return wrong(reader, at, "expected the name of an op with its dialect, as 'my.copy'");
    if (bs_dialects_find_row(name, reader->upstream))
        return wrong(reader, at, "'%s' is known, and what it does: a sheet is for other ops", name);
    if (dialect && !dialect->allows_unknown_ops &&
        !bs_dialect_has_other_op(dialect, name, reader->upstream))
        return wrong(reader, at, "dialect '%s' has no such op", dialect->name);
    if (known && known->file == reader->file)
        return wrong(reader, at, "'%s' is described already, in line %u", name, known->loc.line);
    return known || g_hash_table_size(reader->sheet->rows) < BS_LIMIT_SHEET_OPS ||
           wrong(reader, at, "more than %d ops", BS_LIMIT_SHEET_OPS);
}

static void
finish_row(Reader *reader)
{
    BsSheetRow *row = reader->row;
    reader->row = NULL;
    if (!row)
        return;
    static const char one_is_wrong[] = "'%s' %s: one of it is wrong";
    const gboolean pure = (row->def.traits & BS_TRAIT_PURE) && row->n_effects;
    const gboolean both = row->n_yields && row->n_passes;
    if (pure || both)
        bs_diags_error(reader->diags, row->loc, one_is_wrong, row->def.name,
                       pure ? "is pure, and has effects" : "ends a region, and a block");
    if (row->enters && !row->flow)
        bs_diags_error(reader->diags, row->loc, "'%s' enters regions, of which nothing is said",
                       row->def.name);
    reader->failed |= pure || both || (row->enters && !row->flow);
    bs_sheet_row_finish(row);
    g_hash_table_replace(reader->sheet->rows, (gpointer)(gsize)row->def.name, row);
}

// `NAME:`
static gboolean
begin_row(Reader *reader)
{
    const char *start = reader->at;
    while (reader->at < reader->end && !strchr(" \t\r:;", *reader->at))
        reader->at++;
    g_autofree char *name = g_strndup(start, (gsize)(reader->at - start));
    if (!take(reader, ':'))
        return wrong(reader, reader->at, "expected ':' behind the name of an op");
    if (!check_name(reader, start, name))
        return FALSE;
    reader->row = g_new0(BsSheetRow, 1);
    reader->row->def.name = g_steal_pointer(&name);
    reader->row->sheet = reader->sheet;
    reader->row->file = reader->file;
    reader->row->loc = loc_of(reader, start);
    return TRUE;
}

static void
read_line(Reader *reader)
{
    const gboolean goes_on = reader->at < reader->end && strchr(" \t", *reader->at);
    if (at_end(reader))
        return;
    if (!goes_on) {
        finish_row(reader);
        if (!begin_row(reader))
            return;
    } else if (!reader->row) {
        if (!reader->failed)
            wrong(reader, reader->at, "a line that begins with a blank goes on with an op");
        return;
    }
    read_clauses(reader);
}

static gboolean
check_text(Reader *reader, const char *text, gsize len)
{
    const char *bad = text;
    if (len > BS_LIMIT_SHEET)
        return wrong(reader, text, "a sheet has at most %d bytes", BS_LIMIT_SHEET);
    if (g_utf8_validate_len(text, len, &bad))
        return TRUE;
    for (const char *at = text; at < bad; at++) {
        if (*at == '\n') {
            reader->line_number++;
            reader->line = at + 1;
        }
    }
    return wrong(reader, bad, "a sheet is text in UTF-8");
}

gboolean
bs_sheet_read(BsSheet *sheet, const char *name, const char *text, gsize len, BsUpstream upstream,
              BsDiags *diags)
{
    Reader reader = {.sheet = sheet,
                     .upstream = upstream ? upstream : BS_UPSTREAM_DEFAULT,
                     .diags = diags,
                     .line = text,
                     .line_number = 1,
                     .file = sheet->files->len};
    g_ptr_array_add(sheet->files, g_strdup(name));
    if (!check_text(&reader, text, len))
        return FALSE;
    const char *text_end = text + len;
    for (const char *next = text + bs_sheet_mark_of(text, len); next < text_end;
         reader.line_number++) {
        const char *newline = memchr(next, '\n', (gsize)(text_end - next));
        reader.line = reader.at = next;
        next = newline ? newline + 1 : text_end;
        const char *line_end = newline ? newline : text_end;
        const char *comment = memchr(reader.line, '#', (gsize)(line_end - reader.line));
        reader.end = comment ? comment : line_end;
        read_line(&reader);
    }
    finish_row(&reader);
    return !reader.failed;
}
