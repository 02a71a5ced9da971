// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/context.h"
#include "support/vec.h"
#include "syntax/format-private.h"
#include "syntax/parser-private.h"

#include <string.h>

// Compiling a row's format: the text to elements, the blanks between them, and the order in which
// types can be found.

typedef BS_VEC(BsElement) ElementList;

typedef struct Compiler {
    const BsOpDef *def;
    const BsOpShape *shape;
    BsContext *context;
    BsArena *arena;
    BsFormat *format;
    const char *at;
    char *error; // the first one
    // Upstream's state of the printer's generator: whether a blank may follow, and what kind of
    // element was last.
    gboolean want_space, after_punctuation;
    gboolean known[2][BS_MAX_GROUPS]; // types that the text states; [1]: of results
    gboolean counted[BS_MAX_GROUPS];  // variadic results with a count but without types
    gboolean attr_bound[64];
} Compiler;

static gboolean
fail(Compiler *c, const char *message)
{
    if (!c->error)
        c->error = g_strdup_printf("format of %s: %s at '%s'", c->def->name, message, c->at);
    return FALSE;
}

// -- reading ------------------------------------------------------------------------------------

static void
skip_blanks(Compiler *c)
{
    c->at += strspn(c->at, " \n\t");
}

static gboolean
take(Compiler *c, const char *text)
{
    skip_blanks(c);
    const gsize len = strlen(text);
    if (strncmp(c->at, text, len) != 0)
        return FALSE;
    c->at += len;
    return TRUE;
}

static gboolean
expect(Compiler *c, const char *text)
{
    return take(c, text) || fail(c, "something is missing");
}

// A word of letters, digits, `_` and `-`; interned.
static const char *
take_word(Compiler *c)
{
    skip_blanks(c);
    gsize len = 0;
    while (g_ascii_isalnum(c->at[len]) || c->at[len] == '_' || c->at[len] == '-')
        len++;
    const char *word = bs_context_string_n(c->context, c->at, len);
    c->at += len;
    return word;
}

static gboolean
take_index(Compiler *c, guint32 *index)
{
    if (!expect(c, "("))
        return FALSE;
    char *end;
    *index = (guint32)g_ascii_strtoull(c->at, &end, 10);
    c->at = end;
    return expect(c, ")");
}

// `$name`, `operands` or `results`, as argument of type(...) and functional-type(...).
static gboolean
take_group(Compiler *c, BsGroupRef *ref)
{
    const gboolean by_name = take(c, "$");
    const char *name = take_word(c);
    if (!by_name && (!strcmp(name, "operands") || !strcmp(name, "results"))) {
        *ref = (BsGroupRef){*name == 'r', BS_ALL};
        return TRUE;
    }
    gint group = bs_shape_find_operand(c->shape, name);
    if (group >= 0) {
        *ref = (BsGroupRef){FALSE, (guint32)group};
        return TRUE;
    }
    group = bs_shape_find_result(c->shape, name);
    if (group < 0)
        return fail(c, "no such operand or result before this");
    *ref = (BsGroupRef){TRUE, (guint32)group};
    return TRUE;
}

static void
mark_known(Compiler *c, BsGroupRef ref)
{
    const guint32 n = ref.is_result ? c->shape->n_results : c->shape->n_operands;
    for (guint32 i = 0; i < n; i++)
        c->known[ref.is_result][i] |= ref.group == BS_ALL || ref.group == i;
}

static gboolean
take_attr(Compiler *c, guint32 *index)
{
    const gboolean by_name = take(c, "$");
    const gint attr = bs_shape_find_attr(c->shape, take_word(c));
    if (!by_name || attr < 0)
        return fail(c, "no such attribute before this");
    c->attr_bound[attr] = TRUE;
    *index = (guint32)attr;
    return TRUE;
}

// -- blanks -------------------------------------------------------------------------------------

// Upstream's rule: a keyword always has a blank before it, of punctuation only some.
static gboolean
literal_wants_space(const Compiler *c, const char *text)
{
    if (strlen(text) != 1 && strcmp(text, "->") != 0)
        return TRUE;
    return !strchr(c->after_punctuation ? ">)}]," : "<>(){}[],", text[0]);
}

static void
space_before_literal(Compiler *c, BsElement *element)
{
    const char *text = element->word;
    element->space = c->want_space && literal_wants_space(c, text);
    c->want_space = strlen(text) != 1 || !strchr("<({[", text[0]);
    c->after_punctuation = text[0] != '_' && !g_ascii_isalpha(text[0]);
    element->text = element->space ? bs_arena_strndup(c->arena, "", 0) : element->word;
    if (element->space) {
        g_autofree char *spaced = g_strconcat(" ", text, NULL);
        element->text = bs_context_string(c->context, spaced);
    }
    element->text_len = strlen(element->text);
}

static void
space_before(Compiler *c, BsElement *element)
{
    element->space = c->want_space || !c->after_punctuation;
    c->want_space = TRUE;
    c->after_punctuation = FALSE;
}

// -- elements -----------------------------------------------------------------------------------

static gboolean compile_list(Compiler *c, BsElements *elements, gint64 *anchor);

static gboolean
compile_literal(Compiler *c, BsElement *element)
{
    const char *end = strchr(c->at, '`');
    if (!end)
        return fail(c, "a literal has no end");
    element->word = bs_context_string_n(c->context, c->at, (gsize)(end - c->at));
    c->at = end + 1;
    const gboolean blank = !strcmp(element->word, " ");
    const gboolean line = !strcmp(element->word, "\\n") || !strcmp(element->word, "\n");
    if (*element->word && !blank && !line) {
        element->kind = BS_ELEMENT_LITERAL;
        if (g_ascii_ispunct(*element->word) && *element->word != '_' &&
            strcmp(element->word, "::") != 0)
            element->token = parser_punctuation_kind(element->word);
        space_before_literal(c, element);
        return TRUE;
    }
    element->kind = BS_ELEMENT_SPACE;
    element->text = line ? "\n" : element->word;
    c->want_space = FALSE;
    c->after_punctuation = !blank;
    return TRUE;
}

static gboolean
compile_variable(Compiler *c, BsElement *element)
{
    const char *name = take_word(c);
    if (*c->at == '(') {
        const gboolean region = !strcmp(name, "region");
        element->kind = region ? BS_ELEMENT_REGION : BS_ELEMENT_SUCCESSOR;
        return take_index(c, &element->index);
    }
    gint index = bs_shape_find_operand(c->shape, name);
    element->kind = BS_ELEMENT_OPERAND;
    if (index < 0) {
        index = bs_shape_find_attr(c->shape, name);
        element->kind = BS_ELEMENT_ATTR;
        if (index >= 0)
            c->attr_bound[index] = TRUE;
    }
    element->index = (guint32)index;
    return index >= 0 || fail(c, "no such operand or attribute before this");
}

static gboolean
compile_type(Compiler *c, BsElement *element)
{
    element->kind = BS_ELEMENT_TYPE;
    if (!expect(c, "(") || !take_group(c, &element->of) || !expect(c, ")"))
        return FALSE;
    mark_known(c, element->of);
    return TRUE;
}

static gboolean
compile_functional_type(Compiler *c, BsElement *element)
{
    element->kind = BS_ELEMENT_FUNCTIONAL_TYPE;
    if (!expect(c, "(") || !take_group(c, &element->of) || !expect(c, ",") ||
        !take_group(c, &element->to) || !expect(c, ")"))
        return FALSE;
    mark_known(c, element->of);
    mark_known(c, element->to);
    return TRUE;
}

static gboolean
compile_same_count(Compiler *c, BsElement *element)
{
    element->kind = BS_ELEMENT_SAME_COUNT;
    if (!expect(c, "(") || !take_group(c, &element->of) || !expect(c, ",") ||
        !take_group(c, &element->to) || !expect(c, ")"))
        return FALSE;
    if (!element->of.is_result || element->to.is_result || element->of.group == BS_ALL ||
        element->to.group == BS_ALL)
        return fail(c, "same-count takes a result group and an operand group");
    c->counted[element->of.group] = TRUE;
    return TRUE;
}

static gboolean
compile_custom(Compiler *c, BsElement *element)
{
    if (!expect(c, "<"))
        return FALSE;
    const char *name = take_word(c);
    if (!expect(c, ">") || !expect(c, "("))
        return FALSE;
    const gboolean in_parens = !strcmp(name, "DynamicIndexTuple");
    if (in_parens || !strcmp(name, "DynamicIndexList")) {
        element->kind = BS_ELEMENT_DYNAMIC_INDEX_LIST;
        element->in_parens = in_parens;
        BsGroupRef ref;
        if (!take_group(c, &ref) || ref.is_result || ref.group == BS_ALL)
            return fail(c, "DynamicIndexList takes an operand group first");
        element->index = ref.group;
    } else if (!strcmp(name, "GlobalMemref")) {
        element->kind = BS_ELEMENT_GLOBAL_MEMREF;
        if (!take_attr(c, &element->index))
            return FALSE;
    } else {
        return fail(c, "unknown custom directive before this");
    }
    return expect(c, ",") && take_attr(c, &element->static_attr) && expect(c, ")");
}

// `( A^ B )?` or `( A^ B ) : ( C )?`; the opening parenthesis was read.
static gboolean
compile_group(Compiler *c, BsElement *element)
{
    element->kind = BS_ELEMENT_GROUP;
    gint64 anchor = -1, none = -1;
    if (!compile_list(c, &element->then, &anchor) || !expect(c, ")"))
        return FALSE;
    if (take(c, ":") &&
        (!expect(c, "(") || !compile_list(c, &element->otherwise, &none) || !expect(c, ")")))
        return FALSE;
    if (!expect(c, "?"))
        return FALSE;
    if (anchor < 0)
        return fail(c, "an optional group has no anchor");
    element->anchor = (guint32)anchor;
    BsElement *anchored = &element->then.items[anchor];
    anchored->is_unit_anchor =
        anchored->kind == BS_ELEMENT_ATTR && anchor > 0 &&
        g_str_has_prefix(c->shape->attrs[anchored->index].constraint->name, "unit");
    return TRUE;
}

// One clause of an oilist, up to `|` or `)`: a keyword and an attribute.
static gboolean
compile_clause(Compiler *c, BsElement *clause)
{
    gint64 none = -1;
    clause->kind = BS_ELEMENT_GROUP;
    if (!compile_list(c, &clause->then, &none))
        return FALSE;
    if (clause->then.n != 2 || clause->then.items[0].kind != BS_ELEMENT_LITERAL ||
        clause->then.items[1].kind != BS_ELEMENT_ATTR)
        return fail(c, "a clause has a keyword and an attribute");
    BsElement *attr = &clause->then.items[1];
    attr->is_optional = c->shape->attrs[attr->index].arity == BS_OPTIONAL;
    clause->anchor = 1;
    return TRUE;
}

static gboolean
compile_clauses(Compiler *c, BsElement *element)
{
    ElementList list = {0};
    gboolean ok = expect(c, "(");
    do {
        BsElement clause = {0};
        ok = ok && compile_clause(c, &clause);
        bs_vec_push(&list, clause);
    } while (ok && take(c, "|"));
    element->then.n = list.len;
    element->then.items = bs_arena_copy(c->arena, list.data, list.len * sizeof *list.data);
    bs_vec_free(&list);
    if (ok && element->then.n > 32)
        return fail(c, "too many clauses");
    return ok && expect(c, ")");
}

static const struct {
    const char *word;
    BsElementKind kind;
    gboolean (*compile)(Compiler *c, BsElement *element); // NULL: the word is all
} directives[] = {
    {"type", BS_ELEMENT_TYPE, compile_type},
    {"functional-type", BS_ELEMENT_FUNCTIONAL_TYPE, compile_functional_type},
    {"same-count", BS_ELEMENT_SAME_COUNT, compile_same_count},
    {"custom", BS_ELEMENT_GROUP, compile_custom},
    {"oilist", BS_ELEMENT_CLAUSES, compile_clauses},
    {"attr-dict", BS_ELEMENT_ATTR_DICT, NULL},
    {"attr-dict-with-keyword", BS_ELEMENT_ATTR_DICT_WITH_KEYWORD, NULL},
    {"operands", BS_ELEMENT_ALL_OPERANDS, NULL},
    {"regions", BS_ELEMENT_ALL_REGIONS, NULL},
    {"successors", BS_ELEMENT_ALL_SUCCESSORS, NULL},
};

static gboolean
compile_directive(Compiler *c, BsElement *element)
{
    const char *word = take_word(c);
    if (!strcmp(word, "region") || !strcmp(word, "successor")) {
        c->at -= strlen(word);
        return compile_variable(c, element);
    }
    for (guint i = 0; i < G_N_ELEMENTS(directives); i++) {
        if (strcmp(word, directives[i].word) != 0)
            continue;
        element->kind = directives[i].kind;
        return !directives[i].compile || directives[i].compile(c, element);
    }
    return fail(c, "unknown directive before this");
}

static gboolean
compile_element(Compiler *c, BsElement *element)
{
    if (take(c, "`"))
        return compile_literal(c, element);
    if (take(c, "("))
        return compile_group(c, element);
    if (!(take(c, "$") ? compile_variable(c, element) : compile_directive(c, element)))
        return FALSE;
    if (element->kind == BS_ELEMENT_ATTR_DICT || element->kind == BS_ELEMENT_ATTR_DICT_WITH_KEYWORD)
        c->after_punctuation = FALSE;
    else if (element->kind != BS_ELEMENT_SAME_COUNT && element->kind != BS_ELEMENT_CLAUSES)
        space_before(c, element);
    return TRUE;
}

// Elements up to the end of the text, of the group or of the clause.
static gboolean
compile_list(Compiler *c, BsElements *elements, gint64 *anchor)
{
    ElementList list = {0};
    gboolean ok = TRUE;
    for (skip_blanks(c); ok && *c->at && !strchr(")|", *c->at); skip_blanks(c)) {
        BsElement element = {0};
        ok = compile_element(c, &element);
        if (ok && take(c, "^"))
            *anchor = list.len;
        bs_vec_push(&list, element);
    }
    elements->n = list.len;
    elements->items = bs_arena_copy(c->arena, list.data, list.len * sizeof *list.data);
    bs_vec_free(&list);
    return ok;
}

// -- attributes ---------------------------------------------------------------------------------

// The type that an attribute constraint states, for values that are written without it.
static const BsType *
stated_type(BsContext *context, const char *constraint)
{
    static const struct {
        const char *name;
        guint32 width;
    } rows[] = {
        {"bool", 1},      {"i1", 1},   {"i8", 8},         {"i16", 16},
        {"i32", 32},      {"i64", 64}, {"alignment", 64}, {"positive-i32", 32},
        {"locality", 32},
    };
    static const char *const nones[] = {"string",
                                        "symbol",
                                        "any-symbol",
                                        "type",
                                        "memref-type",
                                        "function-type",
                                        "array",
                                        "bool-array",
                                        "i64-list",
                                        "index-lists",
                                        "map-array",
                                        "iterator-array",
                                        "vector-iterator-array",
                                        "reduction-array",
                                        "dict-array",
                                        "device-mapping-array",
                                        NULL};
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        if (!strcmp(rows[i].name, constraint))
            return bs_type_integer(context, rows[i].width, BS_SIGNLESS);
    }
    if (!strcmp(constraint, "index") || !strcmp(constraint, "index-attr"))
        return bs_type_index(context);
    if (!strcmp(constraint, "f32") || !strcmp(constraint, "f64"))
        return bs_type_float(context, constraint[1] == '3' ? BS_F32 : BS_F64);
    if (!strcmp(constraint, "affine-map"))
        return bs_type_index(context);
    return g_strv_contains(nones, constraint) ? bs_type_none(context) : NULL;
}

static void
compile_attr(Compiler *c, BsFormatAttr *attr, const BsGroup *group)
{
    const char *constraint = group->constraint->name;
    attr->name = bs_context_string(c->context, group->name);
    attr->group = group;
    attr->kind = bs_enum_find(constraint);
    attr->type = stated_type(c->context, constraint);
    if (attr->kind)
        attr->style = BS_STYLE_ENUM;
    else if (attr->type)
        attr->style = BS_STYLE_VALUE;
    else if (!strcmp(constraint, "unit"))
        attr->style = BS_STYLE_UNIT;
    else if (!strcmp(constraint, "symbol-name"))
        attr->style = BS_STYLE_SYMBOL_NAME;
    else if (!strcmp(constraint, "i64-array") || !strcmp(constraint, "i32-array"))
        attr->style = BS_STYLE_ARRAY;
    else
        attr->style = BS_STYLE_TYPED;
    if (attr->style == BS_STYLE_ARRAY)
        attr->type = bs_type_integer(c->context, constraint[1] == '6' ? 64 : 32, BS_SIGNLESS);
}

static void
compile_attrs(Compiler *c)
{
    const BsOpShape *shape = c->shape;
    c->format->attrs = bs_arena_new_n(c->arena, BsFormatAttr, shape->n_attrs);
    for (guint32 i = 0; i < shape->n_attrs; i++)
        compile_attr(c, &c->format->attrs[i], &shape->attrs[i]);
}

static void
compile_elided(Compiler *c)
{
    const char **names = bs_arena_new_n(c->arena, const char *, c->shape->n_attrs + 3);
    guint32 n = 0;
    for (guint32 i = 0; i < c->shape->n_attrs; i++) {
        if (c->attr_bound[i])
            names[n++] = c->format->attrs[i].name;
    }
    if (c->def->traits & BS_TRAIT_OPERAND_SEGMENTS)
        names[n++] = bs_context_string(c->context, "operandSegmentSizes");
    if (c->def->traits & BS_TRAIT_RESULT_SEGMENTS)
        names[n++] = bs_context_string(c->context, "resultSegmentSizes");
    c->format->elided = names;
}

// -- types ---------------------------------------------------------------------------------------

#define KIND(kind) (1u << BS_TYPE_##kind)
#define SHAPED \
    (KIND(VECTOR) | KIND(TENSOR) | KIND(UNRANKED_TENSOR) | KIND(MEMREF) | KIND(UNRANKED_MEMREF))

// Upstream parses a type straight into the class that the constraint is about; where that is no
// class of its own (any type, integers or vectors of them) every type passes here and the verifier
// looks at it.
static guint32
parsed_kinds(const char *constraint)
{
    static const struct {
        const char *name;
        guint32 kinds;
    } rows[] = {
        {"any-memref", KIND(MEMREF) | KIND(UNRANKED_MEMREF)},
        {"memref-not-0d", G_MAXUINT32},
        {"buffer-like", KIND(MEMREF) | KIND(UNRANKED_MEMREF)},
        {"tensor-like", KIND(TENSOR) | KIND(UNRANKED_TENSOR)},
        {"function", KIND(FUNCTION)},
        {"index", KIND(INDEX)},
        {"signless-integer", KIND(INTEGER)},
        {"complex", KIND(COMPLEX)},
        {"complex-float", KIND(COMPLEX)},
        {"shaped", SHAPED},
        {"tensor-or-memref", SHAPED},
        {"vector-element", G_MAXUINT32},
        {"vector-i1", G_MAXUINT32},
        {"unranked-memref", KIND(UNRANKED_MEMREF)},
        {"tensor-static", KIND(TENSOR)},
        {"tensor", KIND(TENSOR) | KIND(UNRANKED_TENSOR)},
        {"tensor-not-0d", KIND(TENSOR) | KIND(UNRANKED_TENSOR)},
        {"ranked-tensor", KIND(TENSOR)},
        {"tensor-1d-integer", KIND(TENSOR)},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        if (!strcmp(rows[i].name, constraint))
            return rows[i].kinds;
    }
    if (g_str_has_prefix(constraint, "vector"))
        return KIND(VECTOR);
    return g_str_has_prefix(constraint, "memref") ? KIND(MEMREF) : G_MAXUINT32;
}

static const guint32 *
compile_kinds(const Compiler *c, const BsGroup *groups, guint32 n)
{
    guint32 *kinds = bs_arena_new_n(c->arena, guint32, n);
    for (guint32 i = 0; i < n; i++)
        kinds[i] = parsed_kinds(groups[i].constraint->name);
    return kinds;
}

static const BsType **
compile_only(const Compiler *c, const BsGroup *groups, guint32 n)
{
    const BsType **only = bs_arena_new_n(c->arena, const BsType *, n);
    for (guint32 i = 0; i < n; i++) {
        const BsType *type = bs_constraint_type(c->shape->context, groups[i].constraint);
        only[i] = type && type->kind == BS_TYPE_OPAQUE ? type : NULL;
    }
    return only;
}

// -- all ----------------------------------------------------------------------------------------

static gboolean
compile_format(Compiler *c)
{
    if (c->shape->n_operands > BS_MAX_GROUPS || c->shape->n_results > BS_MAX_GROUPS ||
        c->shape->n_attrs > G_N_ELEMENTS(c->attr_bound))
        return fail(c, "too many groups");
    compile_attrs(c);
    c->format->kinds[0] = compile_kinds(c, c->shape->operands, c->shape->n_operands);
    c->format->kinds[1] = compile_kinds(c, c->shape->results, c->shape->n_results);
    c->format->only[0] = compile_only(c, c->shape->operands, c->shape->n_operands);
    c->format->only[1] = compile_only(c, c->shape->results, c->shape->n_results);
    gint64 anchor = -1;
    if (!compile_list(c, &c->format->elements, &anchor))
        return FALSE;
    if (*c->at)
        return fail(c, "more follows");
    compile_elided(c);
    const char *open = bs_format_find_types(c->format, c->known, c->counted);
    if (!open)
        return TRUE;
    c->at = open;
    return fail(c, "the types can't be found");
}

const struct BsFormat *
bs_format_compile(const BsOpDef *def, char **error)
{
    const BsOpShape *shape = def->shape;
    if (*shape->format_slot)
        return *shape->format_slot;
    BsArena *arena = bs_context_arena(shape->context);
    Compiler c = {
        .def = def,
        .shape = shape,
        .context = shape->context,
        .arena = arena,
        .format = bs_arena_new(arena, BsFormat),
        .at = def->format,
        .want_space = TRUE,
    };
    c.format->def = def;
    c.format->shape = shape;
    c.format->context = shape->context;
    if (!compile_format(&c)) {
        if (error)
            *error = c.error;
        else
            g_critical("%s", c.error); // a row is wrong: a bug of ours
        if (!error)
            g_free(c.error);
        return NULL;
    }
    *shape->format_slot = c.format;
    return c.format;
}

// -- groups of an op ----------------------------------------------------------------------------

void
bs_format_ranges(const BsOp *op, const BsOpShape *shape, gboolean results, BsRange *ranges)
{
    const guint32 n = results ? shape->n_results : shape->n_operands;
    const BsGroup *groups = results ? shape->results : shape->operands;
    const guint32 total = results ? op->n_results : op->n_operands;
    const guint32 n_variadic = results ? shape->n_variadic_results : shape->n_variadic_operands;
    const BsTraits trait = results ? BS_TRAIT_RESULT_SEGMENTS : BS_TRAIT_OPERAND_SEGMENTS;
    const BsAttr *sizes = NULL;
    if (op->def->traits & trait)
        sizes = bs_op_attr(op, results ? "resultSegmentSizes" : "operandSegmentSizes");
    if (sizes && (sizes->kind != BS_ATTR_DENSE_ARRAY || sizes->dense.n != n))
        sizes = NULL;
    const guint32 rest = total > n - n_variadic ? total - (n - n_variadic) : 0;
    guint32 at = 0;
    for (guint32 i = 0; i < n; i++) {
        guint32 size = groups[i].arity == BS_ONE ? 1 : rest;
        if (sizes)
            size = (guint32)sizes->dense.values[i];
        size = MIN(size, total - at);
        ranges[i] = (BsRange){at, size};
        at += size;
    }
}
