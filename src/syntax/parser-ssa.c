// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of values: definitions, uses, uses before the definition. A name is in force from where it
// stands to the end of the region (upstream's OperationParser; like it, no scope of the ops here
// hides names from above: a use across an isolated op is the verifier's to refuse).
#include "syntax/parser-private.h"

#include "ir/mutate.h"
#include "syntax/printer.h"

#include <string.h>

// -- the table of names ---------------------------------------------------------------------------

static void
place_name(BsParser *parser, BsNameEntry *entry)
{
    const guint32 mask = parser->n_slots - 1;
    guint32 at = entry->hash & mask;
    while (parser->names[at])
        at = (at + 1) & mask;
    parser->names[at] = entry;
}

static void
grow_names(BsParser *parser)
{
    g_autofree BsNameEntry **before = parser->names;
    const guint32 n_before = parser->n_slots;
    parser->n_slots = n_before ? n_before * 2 : 1024;
    parser->names = g_new0(BsNameEntry *, parser->n_slots);
    for (guint32 i = 0; i < n_before; i++)
        if (before[i])
            place_name(parser, before[i]);
}

static BsNameEntry *
add_name(BsParser *parser, const char *text, gsize len)
{
    if (parser->n_names * 2 >= parser->n_slots)
        grow_names(parser);
    BsNameEntry *entry = bs_arena_alloc(&parser->arena, sizeof *entry + len + BS_TEXT_PADDING);
    parser_head(text, len, entry->head);
    entry->hash =
        len > sizeof entry->head ? parser_hash(text, len) : parser_short_hash(entry->head, len);
    entry->len = (guint32)len;
    memcpy(entry->text, text, len);
    place_name(parser, entry);
    parser->n_names++;
    return entry;
}

BsNameEntry *
parser_find_long_name(const BsParser *parser, const char *text, gsize len)
{
    const guint32 hash = parser_hash(text, len), mask = parser->n_slots - 1;
    guint32 at = hash & mask;
    for (BsNameEntry *entry; (entry = parser->names[at]); at = (at + 1) & mask)
        if (entry->hash == hash && entry->len == len && parser_same_text(entry->text, text, len))
            return entry;
    return NULL;
}

BsNameEntry *
parser_name(BsParser *parser, const char *text, gsize len)
{
    BsNameEntry *entry = parser->names ? parser_find_name(parser, text, len) : NULL;
    return entry ? entry : add_name(parser, text, len);
}

// -- scopes ---------------------------------------------------------------------------------------

void
parser_push_scope(BsParser *parser)
{
    BsScope scope = {parser->scope_names.len, parser->scope_blocks.len, NULL};
    bs_vec_push(&parser->scopes, scope);
}

static gint
compare_offsets(gconstpointer a, gconstpointer b)
{
    guint32 x = *(const guint32 *)a, y = *(const guint32 *)b;
    return (x > y) - (x < y);
}

static gboolean
report_all(BsParser *parser, GArray *offsets, const char *message)
{
    g_array_sort(offsets, compare_offsets);
    // Lines are counted on from one place to the next: there may be many.
    const char *text = parser->lexer.text, *line_start = text, *newline;
    guint32 line = 1 + parser->lexer.first_line;
    for (guint i = 0; i < offsets->len; i++) {
        const char *at = text + g_array_index(offsets, guint32, i);
        for (; (newline = memchr(line_start, '\n', (gsize)(at - line_start))); line++)
            line_start = newline + 1;
        BsLoc loc = {line, (guint32)(at - line_start) + 1};
        parser_error_loc(parser, loc, "%s", message);
    }
    return offsets->len == 0;
}

gboolean
parser_pop_scope(BsParser *parser)
{
    BsScope scope = bs_vec_pop(&parser->scopes);
    g_autoptr(GArray) undefined = NULL;
    while (parser->scope_blocks.len > scope.first_block) {
        BsBlockBinding *binding = bs_vec_pop(&parser->scope_blocks);
        binding->name->block = binding->outer;
        if (!binding->forward)
            continue;
        if (!undefined)
            undefined = g_array_new(FALSE, FALSE, sizeof(guint32));
        g_array_append_val(undefined, binding->offset);
    }
    if (undefined)
        return report_all(parser, undefined, "reference to an undefined block");
    while (parser->scope_names.len > scope.first_name)
        bs_vec_pop(&parser->scope_names)->n = 0;
    return TRUE;
}

gboolean
parser_finish_names(BsParser *parser)
{
    if (parser->n_unresolved) {
        g_autoptr(GArray) offsets = g_array_new(FALSE, FALSE, sizeof(guint32));
        for (guint i = 0; i < parser->forwards.len; i++)
            if (!parser->forwards.data[i].resolved)
                g_array_append_val(offsets, parser->forwards.data[i].offset);
        return report_all(parser, offsets, "use of undeclared SSA value name");
    }
    return parser_pop_scope(parser);
}

// -- definitions and uses -------------------------------------------------------------------------

// The slot for result `number` of a name; NULL after the error that the number is too large.
static BsDefinition *
definition_slot(BsParser *parser, BsNameEntry *name, guint32 number, guint32 offset)
{
    if (number < name->n)
        return &name->definitions[number];
    parser->n_skipped += number - name->n;
    if (number >= BS_LIMIT_OPERANDS || parser->n_skipped > BS_LIMIT_SKIPPED_RESULTS) {
        parser_error_at(parser, parser->lexer.text + offset,
                        number >= BS_LIMIT_OPERANDS
                            ? "result numbers are limited to %d"
                            : "result numbers that are used before others are limited to %d",
                        number >= BS_LIMIT_OPERANDS ? BS_LIMIT_OPERANDS : BS_LIMIT_SKIPPED_RESULTS);
        return NULL;
    }
    if (!name->definitions) {
        name->definitions = &name->one;
        name->cap = 1;
    }
    if (number >= name->cap) {
        guint32 cap = MAX(number + 1, name->cap * 2);
        BsDefinition *more = bs_arena_new_n(&parser->arena, BsDefinition, cap);
        memcpy(more, name->definitions, sizeof *more * name->n);
        name->definitions = more;
        name->cap = cap;
    }
    memset(name->definitions + name->n, 0, sizeof *name->definitions * (number + 1 - name->n));
    name->n = number + 1;
    return &name->definitions[number];
}

static gboolean
redefinition_error(BsParser *parser, BsNameEntry *name, const BsDefinition *before, guint32 offset)
{
    const char *text = parser->lexer.text;
    BsDiag *diag =
        parser_diag_at(parser, text + offset, "redefinition of SSA value '%s'", name->text);
    if (diag)
        bs_diag_note(diag, parser_loc_at(parser, text + before->offset), "previously defined here");
    return FALSE;
}

static gboolean
definition_type_error(BsParser *parser, BsNameEntry *name, guint32 number,
                      const BsDefinition *before, guint32 offset, const BsType *type)
{
    const char *text = parser->lexer.text;
    g_autofree char *is = bs_type_to_string(type);
    g_autofree char *was = bs_type_to_string(before->value->type);
    BsDiag *diag =
        parser_diag_at(parser, text + offset, "definition of SSA value '%s#%u' has type '%s'",
                       name->text, number, is);
    if (diag)
        bs_diag_note(diag, parser_loc_at(parser, text + before->offset),
                     "previously used here with type '%s'", was);
    return FALSE;
}

gboolean
parser_define(BsParser *parser, BsNameEntry *name, guint32 number, guint32 offset, BsValue *value)
{
    BsDefinition *slot = definition_slot(parser, name, number, offset);
    if (!slot)
        return FALSE;
    if (slot->value) {
        if (!slot->forward)
            return redefinition_error(parser, name, slot, offset);
        if (slot->value->type != value->type)
            return definition_type_error(parser, name, number, slot, offset, value->type);
        bs_value_replace_all_uses(parser->ir, slot->value, value);
        parser->forwards.data[slot->forward - 1].resolved = TRUE;
        parser->n_unresolved--;
    }
    *slot = (BsDefinition){value, offset, 0};
    bs_vec_push(&parser->scope_names, name);
    return TRUE;
}

// Upstream's placeholder: an op that nobody sees, whose result the uses name until the definition
// is there.
static BsValue *
forward_value(BsParser *parser, BsDefinition *slot, guint32 offset, const BsType *type)
{
    BsOpState state = {.def = bs_context_op(parser->context, "builtin.unrealized_conversion_cast"),
                       .n_results = 1,
                       .result_types = &type};
    BsForward forward = {bs_op_create(parser->ir, &state), offset, FALSE};
    bs_vec_push(&parser->forwards, forward);
    parser->n_unresolved++;
    *slot = (BsDefinition){&forward.op->results[0], offset, parser->forwards.len};
    return slot->value;
}

static BsValue *
use_type_error(BsParser *parser, BsNameEntry *name, const BsDefinition *slot, guint32 offset,
               const BsType *type)
{
    const char *text = parser->lexer.text;
    g_autofree char *is = bs_type_to_string(type);
    g_autofree char *was = bs_type_to_string(slot->value->type);
    BsDiag *diag =
        parser_diag_at(parser, text + offset,
                       "use of value '%s' expects different type than prior uses: '%s' vs '%s'",
                       name->text, is, was);
    if (diag)
        bs_diag_note(diag, parser_loc_at(parser, text + slot->offset), "prior use here");
    return NULL;
}

BsValue *
parser_resolve(BsParser *parser, BsNameEntry *name, guint32 number, guint32 offset,
               const BsType *type)
{
    if (number < name->n && name->definitions[number].value) {
        BsDefinition *slot = &name->definitions[number];
        return slot->value->type == type ? slot->value
                                         : use_type_error(parser, name, slot, offset, type);
    }
    if (name->n && name->definitions[0].value && !name->definitions[0].forward) {
        parser_error_at(parser, parser->lexer.text + offset, "reference to invalid result number");
        return NULL;
    }
    BsDefinition *slot = definition_slot(parser, name, number, offset);
    return slot ? forward_value(parser, slot, offset, type) : NULL;
}

// -- reading uses ---------------------------------------------------------------------------------

gboolean
parser_ssa_use(BsParser *parser, BsOperandName *use, gboolean allow_number)
{
    if (!parser_is(parser, BS_TOK_PERCENT))
        return parser_error_wrong_token(parser, "expected SSA operand");
    use->name = parser_name(parser, parser->tok.start, bs_token_len(&parser->tok))->text;
    use->number = 0;
    use->offset = parser_offset(parser);
    use->loc = bs_lexer_loc(&parser->lexer, &parser->tok);
    parser_consume(parser);
    if (!parser_is(parser, BS_TOK_HASH))
        return TRUE;
    if (!allow_number)
        return parser_error(parser, "result number not allowed in argument list");
    guint64 number = 0;
    for (const char *p = parser->tok.start + 1; p < parser->tok.end; p++) {
        if (!g_ascii_isdigit(*p) || number > G_MAXUINT32)
            return parser_error(parser, "invalid SSA value result number");
        number = number * 10 + (guint64)(*p - '0');
    }
    if (number > G_MAXUINT32)
        return parser_error(parser, "invalid SSA value result number");
    use->number = (guint32)number;
    parser_consume(parser);
    return TRUE;
}

gboolean
parser_optional_ssa_uses(BsParser *parser, gboolean allow_numbers, BsOperandNames *uses)
{
    if (!parser_is(parser, BS_TOK_PERCENT))
        return TRUE;
    do {
        BsOperandName use;
        if (!parser_ssa_use(parser, &use, allow_numbers))
            return FALSE;
        if (uses->len >= BS_LIMIT_OPERANDS)
            return parser_error(parser, "an operation is limited to %d operands",
                                BS_LIMIT_OPERANDS);
        bs_vec_push(uses, use);
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return TRUE;
}
