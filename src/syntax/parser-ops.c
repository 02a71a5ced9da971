// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One op: result names, custom or generic form, location; then the op is made from what stands on
// the stacks.
#include "syntax/parser-private.h"

#include "ir/mutate.h"
#include "ir/shape.h"
#include "syntax/format.h"

#include <string.h>

// -- result names ---------------------------------------------------------------------------------

static gboolean
parse_result_name(BsParser *parser, BsFrame *frame)
{
    BsToken name = parser->tok;
    if (!parser_expect(parser, BS_TOK_PERCENT, "expected valid ssa identifier"))
        return FALSE;
    guint64 count = 1;
    if (parser_consume_if(parser, BS_TOK_COLON)) {
        if (!parser_is(parser, BS_TOK_INTEGER))
            return parser_error_wrong_token(parser, "expected integer number of results");
        if (!bs_token_uint64(&parser->tok, &count) || count < 1)
            return parser_error(parser, "expected named operation to have at least 1 result");
        if (count > BS_LIMIT_OPERANDS)
            return parser_error(parser, "an operation is limited to %d results", BS_LIMIT_OPERANDS);
        parser_consume(parser);
    }
    BsResultName result = {parser_name(parser, name.start, bs_token_len(&name)), (guint32)count,
                           (guint32)(name.start - parser->lexer.text)};
    bs_vec_push(&parser->result_names, result);
    frame->n_results += (guint32)count;
    if (frame->n_results > BS_LIMIT_OPERANDS)
        return parser_error(parser, "an operation is limited to %d results", BS_LIMIT_OPERANDS);
    return TRUE;
}

static gboolean
parse_result_names(BsParser *parser, BsFrame *frame)
{
    if (!parser_is(parser, BS_TOK_PERCENT))
        return TRUE;
    do {
        if (!parse_result_name(parser, frame))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, BS_TOK_EQUAL, "expected '=' after SSA name");
}

static gboolean
define_results(BsParser *parser, const BsFrame *frame, const BsOp *op, const char *start)
{
    if (frame->n_results == 0)
        return TRUE;
    if (op->n_results == 0)
        return parser_error_at(parser, start, "cannot name an operation with no results");
    if (op->n_results != frame->n_results)
        return parser_error_at(parser, start,
                               "operation defines %u results but was provided %u to bind",
                               op->n_results, frame->n_results);
    guint32 result = 0;
    for (guint32 i = frame->result_names; i < parser->result_names.len; i++) {
        BsResultName name = parser->result_names.data[i];
        for (guint32 k = 0; k < name.count; k++) {
            BsValue *value = bs_op_result(op, result++);
            parser_note_name(parser, value, name.name, name.count > 1, k);
            if (!parser_define(parser, name.name, k, name.offset, value))
                return FALSE;
        }
    }
    return TRUE;
}

// -- making the op --------------------------------------------------------------------------------

// Inherent attributes with a default are there even when the text leaves them out: generic form
// shows them.
static void
add_default_attrs(BsParser *parser, const BsFrame *frame)
{
    const BsOpShape *shape = frame->def->shape;
    for (guint32 i = 0; shape && i < shape->n_attrs; i++) {
        const BsGroup *group = &shape->attrs[i];
        if (!group->default_attr || group->arity == BS_OPTIONAL)
            continue;
        guint32 k = frame->attrs;
        const char *name = group->name; // interned
        while (k < parser->attrs.len && parser->attrs.data[k].name != name)
            k++;
        if (k == parser->attrs.len) {
            BsNamedAttr attr = {name, group->default_attr};
            bs_vec_push(&parser->attrs, attr);
        }
    }
}

enum { FEW = 16 }; // longer lists of attributes are searched by a hash table

// The name that is in the list twice, or NULL.
static const char *
duplicate_attr(const BsNamedAttr *attrs, guint32 n)
{
    if (n > FEW) {
        g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
        for (guint32 i = 0; i < n; i++)
            if (!g_hash_table_add(seen, (gpointer)(gsize)attrs[i].name))
                return attrs[i].name;
        return NULL;
    }
    for (guint32 i = 1; i < n; i++)
        for (guint32 k = 0; k < i; k++)
            if (attrs[i].name == attrs[k].name)
                return attrs[i].name;
    return NULL;
}

static void
complete_attrs(BsParser *parser, BsFrame *frame)
{
    add_default_attrs(parser, frame);
    const guint32 n = parser->attrs.len - frame->attrs;
    if (n)
        frame->dict = bs_attr_dict(parser->context, n, bs_vec_from(&parser->attrs, frame->attrs));
}

static BsOp *
make_op(BsParser *parser, BsFrame *frame)
{
    BsOpState state = {.def = frame->def,
                       .loc = frame->loc,
                       .attrs = frame->dict,
                       .n_operands = parser->operands.len - frame->operands,
                       .n_results = parser->types.len - frame->types,
                       .n_successors = parser->successors.len - frame->successors,
                       .n_regions = parser->regions.len - frame->regions,
                       .operands = bs_vec_from(&parser->operands, frame->operands),
                       .result_types = bs_vec_from(&parser->types, frame->types),
                       .successors = bs_vec_from(&parser->successors, frame->successors)};
    BsOp *op = bs_op_create(parser->ir, &state);
    for (guint32 i = 0; i < op->n_regions; i++) {
        BsRegion *made = parser->regions.data[frame->regions + i];
        bs_region_take(parser->ir, bs_op_region(op, i), made);
        bs_vec_push(&parser->spare_regions, made);
    }
    bs_op_insert(parser->ir, op, parser->block, NULL);
    return op;
}

static void
push_frame(BsParser *parser, BsFrame *frame)
{
    *frame = (BsFrame){.outer = parser->frame,
                       .result_names = parser->result_names.len,
                       .operands = parser->operands.len,
                       .types = parser->types.len,
                       .successors = parser->successors.len,
                       .regions = parser->regions.len,
                       .attrs = parser->attrs.len};
    parser->frame = frame;
}

static void
pop_frame(BsParser *parser)
{
    const BsFrame *frame = parser->frame;
    parser->result_names.len = frame->result_names;
    parser->operands.len = frame->operands;
    parser->types.len = frame->types;
    parser->successors.len = frame->successors;
    parser->regions.len = frame->regions;
    parser->attrs.len = frame->attrs;
    parser->frame = frame->outer;
}

// -- generic form ---------------------------------------------------------------------------------

static gboolean
parse_successors(BsParser *parser, const BsFrame *frame)
{
    if (!parser_is(parser, BS_TOK_L_SQUARE))
        return TRUE;
    if (!(frame->def->traits & (BS_TRAIT_TERMINATOR | BS_TRAIT_UNREGISTERED)))
        return parser_error(parser, "successors in non-terminator");
    parser_consume(parser);
    if (parser_is(parser, BS_TOK_R_SQUARE))
        return parser_error_wrong_token(parser, "expected list element");
    do {
        BsBlock *block;
        if (!parser_successor(parser, &block))
            return FALSE;
        bs_vec_push(&parser->successors, block);
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, BS_TOK_R_SQUARE, "expected ',' or ']'");
}

// NULL in `*properties` when there are none.
static gboolean
parse_properties(BsParser *parser, const BsAttr **properties)
{
    *properties = NULL;
    return !parser_consume_if(parser, BS_TOK_LESS) ||
           ((*properties = parser_attr(parser, NULL)) &&
            parser_expect(parser, BS_TOK_GREATER, "expected '>' to close properties"));
}

static gboolean
parse_generic_regions(BsParser *parser)
{
    if (!parser_consume_if(parser, BS_TOK_L_PAREN))
        return TRUE;
    do {
        if (!parser_region(parser, NULL))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, BS_TOK_R_PAREN, "expected ')' to end region list");
}

// `names` (or NULL) are those of the `n` properties from `first` on.
static gboolean
is_property(const BsParser *parser, guint32 first, guint32 n, GHashTable *names, const char *name)
{
    if (names)
        return g_hash_table_contains(names, name);
    for (guint32 i = first; i < first + n; i++)
        if (parser->attrs.data[i].name == name)
            return TRUE;
    return FALSE;
}

// What the properties, which the frame has, say already wins.
static void
add_generic_attrs(BsParser *parser, const BsFrame *frame, const BsAttrs *attrs)
{
    guint32 n_properties = parser->attrs.len - frame->attrs;
    g_autoptr(GHashTable) names = n_properties > FEW ? g_hash_table_new(NULL, NULL) : NULL;
    for (guint32 i = 0; names && i < n_properties; i++)
        g_hash_table_add(names, (gpointer)(gsize)parser->attrs.data[frame->attrs + i].name);
    for (guint i = 0; i < attrs->len; i++) {
        if (!is_property(parser, frame->attrs, n_properties, names, attrs->data[i].name))
            bs_vec_push(&parser->attrs, attrs->data[i]);
    }
}

static gboolean
parse_generic_type(BsParser *parser, const BsOperandNames *uses)
{
    if (!parser_expect(parser, BS_TOK_COLON, "expected ':' followed by operation type"))
        return FALSE;
    const char *start = parser->tok.start;
    const BsType *type = parser_type(parser);
    if (!type)
        return FALSE;
    if (type->kind != BS_TYPE_FUNCTION)
        return parser_error_at(parser, start, "expected function type");
    if (type->function.n_inputs != uses->len)
        return parser_error_at(parser, start, "expected %u operand type%s but had %u", uses->len,
                               uses->len == 1 ? "" : "s", type->function.n_inputs);
    for (guint32 i = 0; i < type->function.n_results; i++)
        bs_vec_push(&parser->types, type->function.results[i]);
    for (guint i = 0; i < uses->len; i++) {
        const BsOperandName *use = &uses->data[i];
        BsValue *value = parser_resolve(parser, parser_operand_entry(use->name), use->number,
                                        use->offset, type->function.inputs[i]);
        if (!value)
            return FALSE;
        bs_vec_push(&parser->operands, value);
    }
    return TRUE;
}

// As upstream, properties are looked at when all else was read.
static gboolean
take_generic_attrs(BsParser *parser, const BsFrame *frame, const BsAttr *properties,
                   const BsAttrs *attrs)
{
    if (properties && !parser_add_properties(parser, frame, properties))
        return FALSE;
    add_generic_attrs(parser, frame, attrs);
    return properties || parser_check_inherent_attrs(parser, frame);
}

static gboolean
parse_generic_parts(BsParser *parser, BsFrame *frame)
{
    BsOperandNames uses = {0};
    BsAttrs attrs = {0};
    const BsAttr *properties;
    const gboolean ok =
        parser_expect(parser, BS_TOK_L_PAREN, "expected '(' to start operand list") &&
        parser_optional_ssa_uses(parser, TRUE, &uses) &&
        parser_expect(parser, BS_TOK_R_PAREN, "expected ')' to end operand list") &&
        parse_successors(parser, frame) && parse_properties(parser, &properties) &&
        parse_generic_regions(parser) &&
        (!parser_is(parser, BS_TOK_L_BRACE) || parser_attr_dict(parser, &attrs)) &&
        parse_generic_type(parser, &uses) && take_generic_attrs(parser, frame, properties, &attrs);
    bs_vec_free(&uses);
    bs_vec_free(&attrs);
    if (!ok)
        return FALSE;
    parser_complete_segments(parser, frame);
    complete_attrs(parser, frame);
    return TRUE;
}

static gboolean
parse_generic(BsParser *parser, BsFrame *frame)
{
    GString *value = parser_string_value(parser, &parser->tok);
    if (value->len == 0)
        return parser_error(parser, "empty operation name is invalid");
    if (strlen(value->str) != value->len)
        return parser_error(parser, "null character not allowed in operation name");
    const char *name = bs_context_string_n(parser->context, value->str, value->len);
    frame->loc = bs_lexer_loc(&parser->lexer, &parser->tok);
    parser_consume(parser);
    frame->def = bs_context_find_op(parser->context, name);
    if (!frame->def) {
        gsize len = strcspn(name, ".");
        if (!parser->allow_unregistered && !parser_is_dialect_known(parser, name, len))
            return parser_error(
                parser,
                "operation being parsed with an unregistered dialect. If this is intended, please "
                "use -allow-unregistered-dialect with the MLIR tool used");
        frame->def = bs_context_op(parser->context, name);
    }
    return parse_generic_parts(parser, frame);
}

// -- custom form ----------------------------------------------------------------------------------

// Where upstream has a custom form that is not known here.
static void
note_generic_form(BsParser *parser, BsDiag *diag, const char *name, gsize len)
{
    const BsDialect *dialect = bs_context_find_dialect(parser->context, name, len);
    if (!dialect)
        bs_diag_note(
            diag, diag->loc,
            "ops of dialect '%.*s' are read in generic form only, as mlir-opt writes it with "
            "--mlir-print-op-generic (--import=generic has it do that), and passes take them for "
            "ops with unknown effects, unless an effects sheet says what they do (--effects=FILE)",
            (int)len, name);
    else if (bs_dialect_has_other_op(dialect, name, bs_context_upstream(parser->context)))
        bs_diag_note(
            diag, diag->loc,
            "'%s' is read in generic form only, as --import=generic has mlir-opt write it, "
            "and passes take it for an op with unknown effects, unless an effects sheet says what "
            "it does (--effects=FILE)",
            name);
}

static gboolean
unknown_op(BsParser *parser, const BsToken *token, const char *name, const char *full)
{
    gsize len = strcspn(full, ".");
    const char *also = strcmp(name, full) ? " (tried '" : "", *end = *also ? "' as well)" : "";
    const char *tried = *also ? full : "";
    if (parser_is_dialect_known(parser, full, len)) {
        BsDiag *diag = parser_diag_at(parser, token->start, "custom op '%s' is unknown%s%s%s", name,
                                      also, tried, end);
        if (diag)
            note_generic_form(parser, diag, full, len);
        return FALSE;
    }
    BsDiag *diag =
        parser_diag_at(parser, token->start, "Dialect `%.*s' not found for custom op '%s' %s%s%s",
                       (int)len, full, name, also, tried, end);
    if (!diag)
        return FALSE;
    g_autoptr(GPtrArray) names = parser_dialect_names(parser);
    g_autoptr(GString) list = g_string_new(NULL);
    for (guint i = 0; i < names->len; i++)
        g_string_append_printf(list, "%s%s", i ? ", " : "", (const char *)names->pdata[i]);
    bs_diag_note(diag, diag->loc,
                 "%s dialects: %s ; for more info on dialect registration see "
                 "https://mlir.llvm.org/getting_started/Faq/"
                 "#registered-loaded-dependent-whats-up-with-dialects-management",
                 bs_context_upstream(parser->context) < BS_UPSTREAM_22 ? "Registered" : "Available",
                 list->str);
    return FALSE;
}

// The entry of a bare name, with the definition that it stands for (NULL: none) and the full name:
// in the default dialect where it has no prefix.
static BsNameEntry *
look_up_name(BsParser *parser, const BsToken *token)
{
    BsNameEntry *entry = parser_name(parser, token->start, bs_token_len(token));
    if (entry->def && (!entry->dialect || entry->dialect == parser->default_dialect))
        return entry;
    const char *dot = strchr(entry->text, '.');
    entry->def = bs_context_find_op(parser->context, entry->text);
    entry->dialect = NULL;
    entry->full_name = entry->text;
    if (!entry->def && (!dot || !dot[1])) {
        g_autofree char *full = g_strconcat(parser->default_dialect, ".", entry->text, NULL);
        entry->full_name = bs_context_string(parser->context, full);
        entry->dialect = parser->default_dialect;
        entry->def = bs_context_find_op(parser->context, entry->full_name);
    }
    return entry;
}

static const BsOpDef *
find_custom(BsParser *parser, const BsToken *token)
{
    const BsNameEntry *entry = look_up_name(parser, token);
    if (!entry->def)
        unknown_op(parser, token, entry->text, entry->full_name);
    return entry->def;
}

// Until 22, upstream takes any token for a name.
gboolean
bs_parse_op_name(BsParser *parser, const char **name)
{
    const gboolean any = bs_context_upstream(parser->context) < BS_UPSTREAM_22;
    if (parser_is(parser, any ? BS_TOK_EOF : BS_TOK_BARE) == any)
        return parser_error_at(parser, parser->tok.start,
                               any ? "empty operation name is invalid"
                                   : "expected bare identifier or keyword");
    *name = look_up_name(parser, &parser->tok)->full_name;
    parser_consume(parser);
    return TRUE;
}

static gboolean
parse_custom_parts(BsParser *parser, BsFrame *frame)
{
    const char *outer = parser->default_dialect;
    parser->default_dialect = frame->def->default_dialect ? frame->def->default_dialect : "";
    BsOpState state = {.def = frame->def, .loc = frame->loc};
    guint errors = parser->diags->n_errors;
    gboolean ok;
    if (frame->def->parse)
        ok = frame->def->parse(parser, &state);
    else if (frame->def->format)
        ok = bs_format_parse(parser, frame->def);
    else
        ok = bs_parser_error(parser, frame->loc, "has no custom assembly form");
    if (!ok || parser->diags->n_errors != errors)
        return FALSE;
    const char *twice =
        duplicate_attr(bs_vec_from(&parser->attrs, frame->attrs), parser->attrs.len - frame->attrs);
    if (twice)
        return bs_parser_error(parser, frame->loc,
                               "attribute '%s' occurs more than once in the attribute list", twice);
    parser->default_dialect = outer;
    if (frame->def->parse)
        parser_drop_unstored_attrs(parser, frame);
    complete_attrs(parser, frame);
    return TRUE;
}

static gboolean
no_name_error(BsParser *parser)
{
    return parser_error_wrong_token(parser, "expected operation name in quotes");
}

static gboolean
parse_custom(BsParser *parser, BsFrame *frame)
{
    const BsToken token = parser->tok;
    BsLine line;
    frame->loc = bs_lexer_loc(&parser->lexer, &token);
    if (parser_recall(parser, frame, &token, &line))
        return TRUE;
    if (bs_token_is_int_type(&token))
        return no_name_error(parser);
    parser_consume(parser);
    frame->def = find_custom(parser, &token);
    if (!frame->def)
        return FALSE;
    frame->custom = TRUE;
    const guint diags = parser->diags->items->len;
    if (!parse_custom_parts(parser, frame))
        return FALSE;
    if (frame->def->format && !frame->def->parse && parser->diags->items->len == diags)
        parser_remember(parser, frame, &token, &line);
    return TRUE;
}

static gboolean
parse_op_in_frame(BsParser *parser, BsFrame *frame)
{
    const char *start = parser->tok.start;
    if (!parse_result_names(parser, frame))
        return FALSE;
    gboolean ok;
    if (parser_is(parser, BS_TOK_BARE))
        ok = parse_custom(parser, frame);
    else if (parser_is(parser, BS_TOK_STRING))
        ok = parse_generic(parser, frame);
    else
        ok = no_name_error(parser);
    BsLoc loc = frame->loc;
    if (!ok || !parser_optional_trailing_loc(parser, &loc) ||
        (frame->properties && !parser_add_properties(parser, frame, frame->properties)))
        return FALSE;
    frame->loc = loc;
    const BsOp *op = make_op(parser, frame);
    if (G_UNLIKELY(parser->spelling))
        bs_spelling_add_op(parser->spelling, op, (guint32)(start - parser->lexer.text),
                           (guint32)(parser->last_end - parser->lexer.text));
    return define_results(parser, frame, op, start);
}

gboolean
parser_op(BsParser *parser)
{
    BsFrame frame;
    push_frame(parser, &frame);
    gboolean ok = parse_op_in_frame(parser, &frame);
    pop_frame(parser);
    return ok;
}
