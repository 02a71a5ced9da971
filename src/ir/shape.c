// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/shape.h"

#include "ir/constraints.h"
#include "ir/context.h"
#include "ir/enums.h"

#include <string.h>

// -- compiling -----------------------------------------------------------------------------------

static const struct {
    const char *prefix; // up to the name it refers to; NULL: the bare name
    BsRule rule;
} rules[] = {
    {"elem(", BS_RULE_ELEMENT},
    {"i1like(", BS_RULE_I1_LIKE},
};

static void
compile_rule(BsContext *context, BsGroup *group, const char *text)
{
    group->default_text = bs_context_string(context, text);
    group->rule = BS_RULE_SAME;
    group->rule_of = group->default_text;
    for (guint i = 0; i < G_N_ELEMENTS(rules); i++) {
        const gsize len = strlen(rules[i].prefix);
        if (g_str_has_prefix(text, rules[i].prefix) && g_str_has_suffix(text, ")")) {
            group->rule = rules[i].rule;
            group->rule_of = bs_context_string_n(context, text + len, strlen(text + len) - 1);
        }
    }
}

// The default of an attribute, by its constraint: an enum's keyword, a truth value, an empty array
// or a number.
static const BsAttr *
default_attr(BsContext *context, const BsGroup *group)
{
    const char *text = group->default_text;
    if (*text == '#')
        return bs_attr_text(context, BS_ATTR_OPAQUE, text, strlen(text));
    const BsEnum *kind = bs_enum_find(group->constraint->name);
    if (kind)
        return bs_enum_attr_from_text(context, kind, text);
    if (strcmp(group->constraint->name, "string") == 0)
        return bs_attr_string(context, text, strlen(text));
    if (strcmp(text, "[]") == 0)
        return bs_attr_i64_array(context, 0, NULL);
    if (strcmp(text, "true") == 0 || strcmp(text, "false") == 0)
        return bs_attr_bool(context, *text == 't');
    guint64 width;
    if (group->constraint->name[0] == 'i' &&
        g_ascii_string_to_unsigned(group->constraint->name + 1, 10, 1, 64, &width, NULL))
        return bs_attr_integer(context, bs_type_integer(context, (guint32)width, BS_SIGNLESS),
                               g_ascii_strtoll(text, NULL, 10));
    return bs_attr_index(context, g_ascii_strtoll(text, NULL, 10));
}

// One `name:constraint` with its marks, e.g. "rhs:any*=lhs".
static void
compile_group(BsContext *context, BsGroup *group, char *text, gboolean is_attr)
{
    char *value = strchr(text, '=');
    if (value)
        *value++ = '\0';
    char *constraint = strchr(text, ':');
    g_assert(constraint && constraint[1]);
    *constraint++ = '\0';
    char *last = constraint + strlen(constraint) - 1;
    group->arity = *last == '*' ? BS_VARIADIC : *last == '?' ? BS_OPTIONAL : BS_ONE;
    if (group->arity != BS_ONE)
        *last = '\0';
    group->name = bs_context_string(context, text);
    group->constraint = bs_constraint_find(constraint, is_attr);
    if (!group->constraint)
        g_error("no constraint is named '%s' (of '%s')", constraint, text);
    if (value && is_attr) {
        group->default_text = bs_context_string(context, value);
        group->default_attr = default_attr(context, group);
    } else if (value) {
        compile_rule(context, group, value);
    }
}

static const BsGroup *
compile_groups(BsContext *context, const char *text, gboolean is_attr, guint32 *n)
{
    *n = 0;
    if (!text || !*text)
        return NULL;
    g_auto(GStrv) items = g_strsplit(text, ",", -1);
    *n = g_strv_length(items);
    BsGroup *groups = bs_arena_new_n(bs_context_arena(context), BsGroup, *n);
    for (guint32 i = 0; i < *n; i++)
        compile_group(context, &groups[i], g_strstrip(items[i]), is_attr);
    return groups;
}

static guint32
count_variadic(guint32 n, const BsGroup *groups, guint32 *first)
{
    guint32 count = 0;
    *first = n;
    for (guint32 i = n; i-- > 0;) {
        if (groups[i].arity != BS_ONE) {
            count++;
            *first = i;
        }
    }
    return count;
}

// Whether the row alone says that an op is never dead: it ends a block, defines a symbol, or has an
// effect that is more than a read, for sure and not on memory that it allocates itself.
static gboolean
is_never_dead(const BsOpDef *def, const BsOpShape *shape)
{
    if (def->traits & (BS_TRAIT_TERMINATOR | BS_TRAIT_UNREGISTERED | BS_TRAIT_SYMBOL))
        return TRUE;
    for (guint32 i = 0; !def->effects_fn && shape->n_results == 0 && i < def->n_effects; i++) {
        const BsEffectSpec *spec = &def->effects[i];
        if (spec->kind != BS_EFFECT_READ &&
            (spec->on == BS_ON_NOTHING ||
             (spec->on == BS_ON_OPERANDS && shape->operands[spec->group].arity == BS_ONE)))
            return TRUE;
    }
    return FALSE;
}

// Whether the row allocates what the effect is on.
static gboolean
is_on_own_memory(const BsOpDef *def, const BsEffectSpec *spec)
{
    for (guint32 i = 0; spec->on == BS_ON_RESULTS && i < def->n_effects; i++) {
        const BsEffectSpec *other = &def->effects[i];
        if (other->kind == BS_EFFECT_ALLOCATE && other->on == BS_ON_RESULTS &&
            other->group == spec->group)
            return TRUE;
    }
    return FALSE;
}

// Whether the row alone says that no effect of an op lasts, and that it has none of nested ops.
static gboolean
is_harmless(const BsOpDef *def)
{
    if (def->effects_fn || (def->traits & BS_TRAIT_RECURSIVE_EFFECTS))
        return FALSE;
    for (guint32 i = 0; i < def->n_effects; i++) {
        const BsEffectSpec *spec = &def->effects[i];
        if (spec->kind != BS_EFFECT_READ && !is_on_own_memory(def, spec))
            return FALSE;
    }
    return bs_def_has_effects(def);
}

// Whether nothing that is around an op, or in it, matters to the verifier.
static gboolean
is_local(const BsOpDef *def)
{
    const BsTraits traits = def->traits;
    return def->n_regions == 0 && def->n_successors == 0 && !def->parent && !def->verify_symbols &&
           !def->verify_regions && !(traits & (BS_TRAIT_TERMINATOR | BS_TRAIT_UNREGISTERED)) &&
           (!def->verify || def->verify_is_local);
}

static const char *const *
compile_parents(BsContext *context, const char *names)
{
    if (!names)
        return NULL;
    g_auto(GStrv) items = g_strsplit(names, ", ", -1);
    const guint n = g_strv_length(items);
    const char **parents = bs_arena_new_n(bs_context_arena(context), const char *, n + 1);
    for (guint i = 0; i < n; i++)
        parents[i] = bs_context_string(context, items[i]);
    return parents;
}

static gint
compare_attr_names(gconstpointer a, gconstpointer b, gpointer attrs)
{
    const BsGroup *groups = attrs;
    return strcmp(groups[*(const guint32 *)a].name, groups[*(const guint32 *)b].name);
}

static const guint32 *
sort_attrs(BsArena *arena, const BsGroup *attrs, guint32 n)
{
    guint32 *order = bs_arena_new_n(arena, guint32, n);
    for (guint32 i = 0; i < n; i++)
        order[i] = i;
    g_qsort_with_data(order, (gint)n, sizeof *order, compare_attr_names, (gpointer)(guintptr)attrs);
    return order;
}

const BsOpShape *
bs_shape_compile(BsContext *context, const BsOpDef *def, guint32 number)
{
    BsArena *arena = bs_context_arena(context);
    BsOpShape *shape = bs_arena_new(arena, BsOpShape);
    shape->context = context;
    shape->number = number;
    shape->format_slot = bs_arena_new(arena, const struct BsFormat *);
    shape->operands = compile_groups(context, def->operands, FALSE, &shape->n_operands);
    shape->results = compile_groups(context, def->results, FALSE, &shape->n_results);
    shape->attrs = compile_groups(context, def->attrs, TRUE, &shape->n_attrs);
    shape->attrs_by_name = sort_attrs(arena, shape->attrs, shape->n_attrs);
    shape->n_variadic_operands =
        count_variadic(shape->n_operands, shape->operands, &shape->variadic_operand);
    shape->n_variadic_results =
        count_variadic(shape->n_results, shape->results, &shape->variadic_result);
    shape->parents = compile_parents(context, def->parent);
    shape->never_dead = is_never_dead(def, shape);
    shape->is_harmless = is_harmless(def);
    shape->is_local = is_local(def);
    return shape;
}

// -- asking --------------------------------------------------------------------------------------

static gint
find_group(guint32 n, const BsGroup *groups, const char *name)
{
    for (guint32 i = 0; i < n; i++) {
        if (strcmp(groups[i].name, name) == 0)
            return (gint)i;
    }
    return -1;
}

gint
bs_shape_find_operand(const BsOpShape *shape, const char *name)
{
    return find_group(shape->n_operands, shape->operands, name);
}

gint
bs_shape_find_result(const BsOpShape *shape, const char *name)
{
    return find_group(shape->n_results, shape->results, name);
}

gint
bs_shape_find_attr(const BsOpShape *shape, const char *name)
{
    return find_group(shape->n_attrs, shape->attrs, name);
}

const BsType *
bs_constraint_type(BsContext *context, const BsConstraint *constraint)
{
    static const struct {
        const char *constraint, *type;
    } opaque[] = {
        {"witness", "!shape.witness"},       {"gpu-token", "!gpu.async.token"},
        {"async-group", "!async.group"},     {"async-token", "!async.token"},
        {"coro-id", "!async.coro.id"},       {"coro-handle", "!async.coro.handle"},
        {"coro-state", "!async.coro.state"}, {"ownership", "!deallocation.ownership"},
    };
    if (strcmp(constraint->name, "index") == 0)
        return bs_type_index(context);
    if (strcmp(constraint->name, "i1") == 0)
        return bs_type_i1(context);
    if (strcmp(constraint->name, "i32") == 0)
        return bs_type_integer(context, 32, BS_SIGNLESS);
    for (gsize i = 0; i < G_N_ELEMENTS(opaque); i++)
        if (strcmp(constraint->name, opaque[i].constraint) == 0)
            return bs_type_opaque(context, opaque[i].type, strlen(opaque[i].type));
    return NULL;
}

// i1 in the shape of `of` (upstream's getI1SameShape).
static const BsType *
i1_like(BsContext *context, const BsType *of)
{
    const BsType *i1 = bs_type_i1(context);
    switch (of->kind) {
    case BS_TYPE_VECTOR:
        return of->shaped.layout
                   ? bs_type_scalable_vector(context, of->shaped.rank, of->shaped.shape,
                                             (const gint64 *)of->shaped.layout->dense.values, i1)
                   : bs_type_vector(context, of->shaped.rank, of->shaped.shape, i1);
    case BS_TYPE_TENSOR:
        return bs_type_tensor(context, of->shaped.rank, of->shaped.shape, i1, of->shaped.layout);
    case BS_TYPE_UNRANKED_TENSOR:
        return bs_type_unranked_tensor(context, i1);
    default:
        return i1;
    }
}

const BsType *
bs_rule_apply(BsContext *context, BsRule rule, const BsType *of)
{
    switch (rule) {
    case BS_RULE_ELEMENT:
        return of->kind == BS_TYPE_COMPLEX ? of->shaped.element : bs_type_element(of);
    case BS_RULE_I1_LIKE:
        return i1_like(context, of);
    case BS_RULE_NONE:
    case BS_RULE_SAME:
        break;
    }
    return of;
}
