// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/look.h"

#include "debug/telling/explain.h"

#include <math.h>

const BsLookRow bs_looks[BS_N_LOOKS] = {
#define X(id, css, sign, word, light, dark, frame) \
    [BS_LOOK_##id] = {css, sign, word, light, dark, BS_FRAME_##frame},
    BS_LOOKS(X)
#undef X
};

const BsVerdictLook bs_verdict_looks[BS_N_STAGE_VERDICTS] = {
#define X(id, css, sign, word, light, dark) [BS_STAGE_##id] = {css, sign, word, light, dark},
    BS_VERDICT_LOOKS(X)
#undef X
};

const BsPaintRow bs_paints[BS_N_PAINTS] = {
#define X(id, css, light, dark) [BS_PAINT_##id] = {css, light, dark},
    BS_PAINTS(X)
#undef X
};

// -- colours --------------------------------------------------------------------------------------

static const double HIGH_CONTRAST = 7;

static double
luminance(guint32 rgb)
{
    static const double weights[] = {0.0722, 0.7152, 0.2126}; // of blue, green and red
    double sum = 0;
    for (guint i = 0; i < G_N_ELEMENTS(weights); i++) {
        const double part = (rgb >> 8 * i & 255) / 255.0;
        sum += weights[i] * (part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
}

double
bs_contrast(guint32 one, guint32 other)
{
    const double a = luminance(one), b = luminance(other);
    return (MAX(a, b) + 0.05) / (MIN(a, b) + 0.05);
}

// Text stands on these, and on what is pure in high contrast.
static const BsPaint grounds[] = {BS_PAINT_TITLE, BS_PAINT_STRIP,   BS_PAINT_CHANGED,
                                  BS_PAINT_ADDED, BS_PAINT_REMOVED, BS_PAINT_SELECTED};

static guint32
paint_of(BsPaint paint, gboolean dark)
{
    return dark ? bs_paints[paint].dark : bs_paints[paint].light;
}

static guint32
towards(guint32 rgb, gboolean white, double by)
{
    guint32 mixed = 0;
    for (guint i = 0; i < 3; i++) {
        const double part = rgb >> 8 * i & 255;
        mixed |= (guint32)(part + ((white ? 255 : 0) - part) * by) << 8 * i;
    }
    return mixed;
}

static gboolean
is_clear(guint32 rgb, gboolean dark)
{
    for (guint i = 0; i < G_N_ELEMENTS(grounds); i++) {
        if (bs_contrast(rgb, paint_of(grounds[i], dark)) < HIGH_CONTRAST)
            return FALSE;
    }
    return TRUE;
}

// The colour, no darker or lighter than it must be.
static guint32
clear_colour(guint32 rgb, gboolean dark)
{
    guint32 clear = rgb;
    for (guint i = 1; i <= 20 && !is_clear(clear, dark); i++)
        clear = towards(rgb, dark, i / 20.0);
    return clear;
}

static gboolean
is_ground(BsPaint paint)
{
    for (guint i = 0; i < G_N_ELEMENTS(grounds); i++) {
        if (grounds[i] == paint)
            return TRUE;
    }
    return FALSE;
}

// As light as the colour.
static guint32
grey_of(guint32 rgb)
{
    const double light = luminance(rgb);
    const double part = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055;
    return (guint32)lround(part * 255) * 0x10101;
}

guint32
bs_paint_colour(BsPaint paint, BsScheme scheme)
{
    static const guint32 black = 0, white = 0xffffff;
    if (scheme.grey)
        return grey_of(bs_paint_colour(paint, (BsScheme){scheme.dark, TRUE, FALSE}));
    const guint32 rgb = paint_of(paint, scheme.dark);
    if (!scheme.high_contrast || is_ground(paint))
        return rgb;
    if (paint == BS_PAINT_BACKGROUND || paint == BS_PAINT_BOX || paint == BS_PAINT_NESTED)
        return scheme.dark ? black : white;
    if (paint == BS_PAINT_TEXT || paint == BS_PAINT_EDGE || paint == BS_PAINT_BORDER)
        return scheme.dark ? white : black;
    return clear_colour(rgb, scheme.dark);
}

guint32
bs_look_colour(BsLook look, BsScheme scheme)
{
    const guint32 rgb = scheme.dark ? bs_looks[look].dark : bs_looks[look].light;
    if (scheme.grey)
        return grey_of(clear_colour(rgb, scheme.dark));
    return scheme.high_contrast ? clear_colour(rgb, scheme.dark) : rgb;
}

double
bs_scheme_line_width(BsScheme scheme)
{
    return scheme.high_contrast ? 1.6 : 1;
}

double
bs_scheme_veil(BsScheme scheme)
{
    return scheme.high_contrast ? 0.16 : 0.62;
}

// -- ownership ------------------------------------------------------------------------------------

BsLook
bs_look_of(BsOwnership ownership)
{
    if (ownership.state == BS_OWNERSHIP_UNINITIALIZED)
        return BS_LOOK_UNINITIALIZED;
    if (ownership.state == BS_OWNERSHIP_UNKNOWN)
        return BS_LOOK_UNKNOWN;
    const BsAttr *constant = bs_value_constant(ownership.indicator);
    if (bs_attr_is_true(constant))
        return BS_LOOK_OWNED;
    return bs_attr_is_false(constant) ? BS_LOOK_NOT_OWNED : BS_LOOK_OWNED_IF;
}

char *
bs_look_text(BsLook look, const char *indicator)
{
    const BsLookRow *row = &bs_looks[look];
    if (look == BS_LOOK_OWNED_IF && indicator && *indicator)
        return g_strdup_printf("%s %s %s", row->sign, _(row->word), indicator);
    if (look == BS_LOOK_FREED && indicator)
        return g_strdup_printf("%s %s %s", row->sign, _(row->word), indicator);
    if (look == BS_LOOK_OWNED_IF) // by a value that is no longer there
        return g_strdup_printf("%s %s", row->sign, _("owned on a condition"));
    return g_strdup_printf("%s %s", row->sign, _(row->word));
}

// -- alias sets ----------------------------------------------------------------------------------

BsLook
bs_look_of_alias(BsAliasKind kind)
{
    static const BsLook looks[] = {
        [BS_ALIAS_TRACKED] = BS_LOOK_TRACKED,   [BS_ALIAS_UNTRACKED] = BS_LOOK_UNTRACKED,
        [BS_ALIAS_MEMBER] = BS_LOOK_ALIAS,      [BS_ALIAS_NON_CRITICAL] = BS_LOOK_NON_CRITICAL,
        [BS_ALIAS_CRITICAL] = BS_LOOK_CRITICAL,
    };
    return looks[kind];
}

gboolean
bs_look_is_of_alias(BsLook look)
{
    return look >= BS_LOOK_TRACKED && look <= BS_LOOK_CRITICAL;
}

// -- indicators ----------------------------------------------------------------------------------

BsLook
bs_look_of_indicator(BsIndicatorKind kind)
{
    return kind == BS_INDICATOR_OWN     ? BS_LOOK_OWN
           : kind == BS_INDICATOR_MAYBE ? BS_LOOK_MAYBE
                                        : BS_LOOK_NULL;
}

gboolean
bs_look_is_of_indicator(BsLook look)
{
    return look >= BS_LOOK_NULL && look <= BS_LOOK_MAYBE;
}

char *
bs_look_indicator_text(BsDocument *document, const BsIndicatorState *state)
{
    const BsLookRow *row = &bs_looks[bs_look_of_indicator(state->kind)];
    const gboolean is_carrier = state->value == state->indicator;
    const BsValue *other = is_carrier ? state->memref : state->indicator;
    const char *name = other ? bs_document_value_name(document, other) : NULL;
    if (!state->indicator)
        return g_strdup_printf("%s %s", row->sign, _("no indicator"));
    return g_strdup_printf("%s %s%s%s", row->sign, _(row->word),
                           !name        ? ""
                           : is_carrier ? C_("indicator", ", of ")
                                        : " ",
                           name ? name : "");
}

static const char *
name_of(BsDocument *document, const BsValue *value)
{
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    return name ? name : "%?";
}

char *
bs_look_mark_text(BsDocument *document, const BsMark *mark)
{
    const gboolean freed = mark->kind == BS_MARK_FREED;
    const char *sign = bs_looks[freed ? BS_LOOK_FREED : BS_LOOK_RETAINED].sign;
    g_autofree char *value = g_strdup(name_of(document, mark->value));
    const char *indicator = mark->condition ? name_of(document, mark->condition) : NULL;
    if (!freed)
        return g_strdup_printf(_("%s retains %s: %s goes on with it"), sign, value,
                               name_of(document, mark->condition));
    if (mark->never)
        return g_strdup_printf(_("%s frees nothing: %s is null"), sign, indicator);
    g_autofree char *what =
        !indicator ? g_strdup_printf(_("%s frees %s"), sign, value)
        : mark->condition == mark->value
            ? g_strdup_printf(_("%s frees what %s owns"), sign, value)
            : g_strdup_printf(_("%s frees %s unless %s is null"), sign, value, indicator);
    const char *unless = !mark->unless_aliased ? ""
                         : indicator           ? _(", or a retained one takes it")
                                               : _(" unless a retained one takes it");
    return g_strconcat(what, unless, NULL);
}

// -- lists ---------------------------------------------------------------------------------------

char *
bs_look_names(BsDocument *document, const GPtrArray *values, guint max)
{
    enum { MOST = 24 }; // when no other number is given
    GString *names = g_string_new(NULL);
    const guint n = MIN(values->len, max ? max : MOST);
    for (guint i = 0; i < n; i++) {
        g_autofree char *name = bs_document_telling_name(document, values->pdata[i], max != 0);
        g_string_append_printf(names, "%s%s", i ? ", " : "", name ? name : "%?");
    }
    if (n < values->len)
        g_string_append_printf(names, _(", … %u more"), values->len - n);
    return g_string_free(names, FALSE);
}

char *
bs_look_alias_text(BsDocument *document, const BsAliasState *state, guint max)
{
    const BsLookRow *row = &bs_looks[bs_look_of_alias(state->kind)];
    g_autofree char *of = bs_look_names(document, state->of, max);
    g_autofree char *aliases = bs_look_names(document, state->aliases, max);
    return g_strdup_printf("%s %s%s%s%s%s%s", row->sign, _(row->word),
                           *of ? C_("alias", " of ") : "", of, *aliases ? " {" : "", aliases,
                           *aliases ? "}" : "");
}
