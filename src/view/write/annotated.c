// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/annotated.h"

#include "debug/buffers/state.h"
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"
#include "view/scene/look.h"

#include <string.h>

// What is to be written behind the lines of a function.
typedef struct Comments {
    BsDocument *document;
    const BsOp *function;
    GHashTable *first; // op -> number of its first line
    GPtrArray *lines;  // for each line a text, or NULL
} Comments;

static const guint NOWHERE = G_MAXUINT;

static void
add_comment(const Comments *comments, guint line, char *text)
{
    if (line < comments->lines->len) {
        char *before = comments->lines->pdata[line];
        comments->lines->pdata[line] =
            before ? g_strdup_printf("%s; %s", before, text) : g_strdup(text);
        g_free(before);
    }
    g_free(text);
}

static guint
line_of_op(const Comments *comments, const BsOp *op)
{
    gpointer line;
    return g_hash_table_lookup_extended(comments->first, op, NULL, &line) ? GPOINTER_TO_UINT(line)
                                                                          : NOWHERE;
}

static const char *
name_of(BsDocument *document, const BsValue *value)
{
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    return name ? name : "?";
}

// Arguments of a first block stand in the line of the op around it, those of others right above the
// block's first op.
static guint
line_of_value(const Comments *comments, const BsValue *value)
{
    if (bs_value_op(value))
        return line_of_op(comments, bs_value_op(value));
    if (bs_block_is_entry(bs_value_arg_block(value)))
        return line_of_op(comments, bs_block_parent_op(bs_value_arg_block(value)));
    const guint line = bs_value_arg_block(value)->first
                           ? line_of_op(comments, bs_value_arg_block(value)->first)
                           : NOWHERE;
    return line == NOWHERE ? NOWHERE : line - 1;
}

static void
add_states(const Comments *comments)
{
    BsDocument *document = comments->document;
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    bs_document_cells(document, comments->function, cells);
    for (guint i = 0; i < cells->len; i++) {
        const BsCell *cell = &g_array_index(cells, BsCell, i);
        if (cell->block != bs_value_block(cell->value))
            continue;
        const BsValue *indicator = cell->ownership.indicator;
        g_autofree char *state =
            bs_look_text(bs_look_of(cell->ownership),
                         indicator ? bs_document_value_name(document, indicator) : NULL);
        add_comment(comments, line_of_value(comments, cell->value),
                    g_strdup_printf("%s %s", name_of(document, cell->value), state));
    }
}

static void
add_alias_sets(const Comments *comments)
{
    BsDocument *document = comments->document;
    BsAliasSets *sets = bs_document_alias_sets(document, comments->function);
    for (guint i = 0; i < sets->states->len; i++) {
        const BsAliasState *state = sets->states->pdata[i];
        g_autofree char *name = bs_document_telling_name(document, state->value, FALSE);
        g_autofree char *text = bs_look_alias_text(document, state, 0);
        add_comment(comments, line_of_value(comments, state->value),
                    g_strdup_printf("%s %s", name ? name : "?", text));
    }
    bs_alias_sets_free(sets);
}

static void
add_indicator(const Comments *comments, const BsIndicatorState *state)
{
    BsDocument *document = comments->document;
    if (!state->indicator)
        return;
    g_autofree char *name = bs_document_telling_name(document, state->value, FALSE);
    g_autofree char *text = bs_look_indicator_text(document, state);
    add_comment(comments, line_of_value(comments, state->value),
                g_strdup_printf("%s %s", name ? name : "?", text));
}

static void
add_indicators(const Comments *comments, const BsIndicators *all)
{
    for (guint i = 0; i < all->states->len; i++)
        add_indicator(comments, all->states->pdata[i]);
}

static char *
mark_text(BsDocument *document, const BsMark *mark)
{
    const gboolean frees = mark->kind == BS_MARK_FREED;
    const BsLookRow *look = &bs_looks[frees ? BS_LOOK_FREED : BS_LOOK_RETAINED];
    GString *text = g_string_new(NULL);
    g_string_printf(text, frees ? _("%s frees %s") : _("%s retains %s"), look->sign,
                    name_of(document, mark->value));
    if (frees && mark->condition)
        g_string_append_printf(text, _(" if %s"), name_of(document, mark->condition));
    if (mark->unless_aliased)
        g_string_append(text, _(" unless it aliases a retained one"));
    const char *target = mark->target ? bs_document_block_name(document, mark->target) : NULL;
    if (!frees && target)
        g_string_append_printf(text, _(" for %s"), target);
    return g_string_free(text, FALSE);
}

static void
add_marks(const Comments *comments, const BsIndicators *indicators)
{
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_document_marks(comments->document, comments->function, marks);
    for (guint i = 0; i < marks->len; i++) {
        BsMark *mark = &g_array_index(marks, BsMark, i);
        bs_indicators_settle(indicators, mark);
        add_comment(comments, line_of_op(comments, mark->op),
                    (mark->by_indicator ? bs_look_mark_text : mark_text)(comments->document, mark));
    }
}

static void
find_lines(const Comments *comments, const BsText *text)
{
    guint n = 0;
    for (guint i = 0; i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        g_hash_table_insert(comments->first, (gpointer)(gsize)lines->op,
                            GUINT_TO_POINTER(lines->first));
        n = MAX(n, lines->last + 1);
    }
    g_ptr_array_set_size(comments->lines, (gint)n);
}

static char *
put_together(const char *code, const GPtrArray *comments)
{
    GString *out = g_string_new(NULL);
    for (guint number = 0; *code; number++) {
        const char *end = strchrnul(code, '\n');
        g_string_append_len(out, code, end - code);
        if (number < comments->len && comments->pdata[number])
            g_string_append_printf(out, "  // %s", (const char *)comments->pdata[number]);
        g_string_append_c(out, '\n');
        code = *end ? end + 1 : end;
    }
    return g_string_free(out, FALSE);
}

static char *
annotate(BsDocument *document, BsOp *function)
{
    const BsText *text = bs_document_text(document, function);
    if (!text)
        return NULL;
    g_autoptr(GHashTable) first = g_hash_table_new(NULL, NULL);
    g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func(g_free);
    const Comments comments = {document, function, first, lines};
    find_lines(&comments, text);
    add_states(&comments);
    add_alias_sets(&comments);
    BsIndicators *indicators = bs_document_indicators(document, function);
    add_indicators(&comments, indicators);
    add_marks(&comments, indicators);
    bs_indicators_free(indicators);
    g_autofree char *refusal = bs_document_refusal(document, bs_document_cursor(document));
    g_autofree char *code = put_together(text->text->str, lines);
    return refusal ? g_strdup_printf(_("// %s: what stands here is half done\n%s"), refusal, code)
                   : g_steal_pointer(&code);
}

// It is a program.
char *
bs_annotated_text(BsDocument *document, BsOp *function)
{
    const BsNaming naming = bs_document_naming(document);
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    char *text = annotate(document, function);
    bs_document_set_naming(document, naming);
    return text;
}
