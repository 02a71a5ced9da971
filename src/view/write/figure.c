// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/figure.h"

#include "debug/document/document.h"
#include "support/i18n.h"

#include <gio/gio.h>
#include <string.h>

#define AT(field) offsetof(BsFigure, field)
#define NO_NUMBER 0, 0, 0, NULL

const BsFigure bs_figure_plain = {.width = 84,
                                  .detail = BS_DETAIL_BUFFERS,
                                  .names = BS_NAMES_OWN,
                                  .background = TRUE,
                                  .legend = TRUE,
                                  .sentence = TRUE,
                                  .live = TRUE,
                                  .dpi = 192};

// What journals and slides have: columns of 84 mm, pages of 174 mm that are 234 mm high, slides of
// 16 by 9 with a title.
static const struct {
    double width, height, font; // in mm and points
} sizes[BS_N_FIGURE_SIZES] = {
    [BS_FIGURE_FREE] = {0, 0, BS_SCENE_FONT_POINTS},
    [BS_FIGURE_COLUMN] = {84, 234, 8},
    [BS_FIGURE_PAGE] = {174, 234, 8},
    [BS_FIGURE_SLIDE] = {300, 150, 14},
    [BS_FIGURE_OWN] = {0, 0, 8},
};

void
bs_figure_measures(const BsFigure *figure, double *width, double *height, double *font)
{
    *width = figure->size == BS_FIGURE_OWN ? figure->width : sizes[figure->size].width;
    *height = figure->size == BS_FIGURE_OWN ? figure->height : sizes[figure->size].height;
    *font = figure->font > 0 ? figure->font : sizes[figure->size].font;
}

// -- the table ------------------------------------------------------------------------------------

static const char *const size_words[] = {"free", "column", "page", "slide", NULL};
static const char *const size_labels[] = {N_("As large as it is"), N_("Column, 84 mm"),
                                          N_("Page, 174 mm"),      N_("Slide, 300 mm"),
                                          N_("Own width"),         NULL};
static const char *const detail_words[] = {"everything", "buffers", "blocks", NULL};
static const char *const detail_labels[] = {N_("Everything"), N_("Buffers"), N_("Blocks"), NULL};
static const char *const name_words[] = {"printed", "source", NULL};
static const char *const name_labels[] = {N_("As printed"), N_("Of the source"), NULL};
static const char *const look_words[] = {"reader", "light", "dark", "print", NULL};
static const char *const look_labels[] = {N_("As the reader has it"), N_("Light"), N_("Dark"),
                                          N_("Print, without colours"), NULL};
static const char *const way_words[] = {"either", "down", "right", NULL};
static const char *const way_labels[] = {N_("Whichever has larger type"), N_("From top to bottom"),
                                         N_("From left to right"), NULL};
static const char *const off_and_on[] = {"no", "yes", NULL};

#define SIZE N_("Size")
#define CONTENTS N_("Contents")
#define LOOK N_("Look")

// clang-format off
const BsFigureOption bs_figure_options[] = {
    {"width",      N_("Width"),         SIZE,     size_words,   size_labels,   AT(size),       AT(width), 20, 2000, "mm", "free (as large as it is), column (84 mm), page (174 mm), slide (300 mm), or a number of mm"},
    {"font",       N_("Size of Type"),  SIZE,     NULL,         NULL,          0,              AT(font),  3, 72, "pt", "of type, in points (8; slide: 14; free: 10)"},
    {"direction",  N_("Direction"),     SIZE,     way_words,    way_labels,    AT(direction),  NO_NUMBER, "where the picture goes on, from block to block; either: down, or to the right where that has larger type"},
    {"detail",     N_("Detail"),        CONTENTS, detail_words, detail_labels, AT(detail),     NO_NUMBER, "as --detail"},
    {"names",      N_("Names"),         CONTENTS, name_words,   name_labels,   AT(names),      NO_NUMBER, "as --names"},
    {"live",       N_("Live Sets"),     CONTENTS, off_and_on,   NULL,          AT(live),       NO_NUMBER, "what is live into and out of a block"},
    {"legend",     N_("Legend"),        CONTENTS, off_and_on,   NULL,          AT(legend),     NO_NUMBER, "what the signs of the picture mean, below it"},
    {"sentence",   N_("Sentence"),      CONTENTS, off_and_on,   NULL,          AT(sentence),   NO_NUMBER, "what the step did, below it"},
    {"look",       N_("Colors"),        LOOK,     look_words,   look_labels,   AT(look),       NO_NUMBER, "in which colours; reader: an SVG follows who reads it, others are light; print: black, white and grey"},
    {"background", N_("Background"),    LOOK,     off_and_on,   NULL,          AT(background), NO_NUMBER, "no: transparent"},
    {"dpi",        N_("Dots per Inch"), LOOK,     NULL,         NULL,          0,              AT(dpi),   36, 2400, "dpi", "of PNG"},
    {NULL, NULL, NULL, NULL, NULL, 0, NO_NUMBER, NULL},
};
// clang-format on

static guint *
choice_of(BsFigure *figure, const BsFigureOption *option)
{
    return (guint *)(gpointer)((char *)figure + option->choice);
}

static double *
number_of(BsFigure *figure, const BsFigureOption *option)
{
    return (double *)(gpointer)((char *)figure + option->number);
}

static gboolean
has_number(const BsFigureOption *option)
{
    return option->most > 0;
}

// -- reading --------------------------------------------------------------------------------------

static gboolean
fail(GError **error, const BsFigureOption *option, const char *value)
{
    g_autofree char *words = option->words ? g_strjoinv(", ", (GStrv)(gsize)option->words) : NULL;
    g_autofree char *number = has_number(option)
                                  ? g_strdup_printf(_("a number from %g to %g (%s)"), option->least,
                                                    option->most, option->unit)
                                  : NULL;
    g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("%s=%s: it is %s%s%s"),
                option->name, value, words ? words : "", words && number ? _(" or ") : "",
                number ? number : "");
    return FALSE;
}

static gboolean
read_value(BsFigure *figure, const BsFigureOption *option, const char *value, GError **error)
{
    guint i = 0;
    while (option->words && option->words[i] && strcmp(option->words[i], value) != 0)
        i++;
    if (option->words && option->words[i]) {
        *choice_of(figure, option) = i;
        return TRUE;
    }
    char *end;
    const double number = g_ascii_strtod(value, &end);
    if (!has_number(option) || end == value || *end || !(number >= option->least) ||
        !(number <= option->most))
        return fail(error, option, value);
    *number_of(figure, option) = number;
    if (option->words)
        *choice_of(figure, option) = i; // behind the last word
    return TRUE;
}

static const BsFigureOption *
find_option(const char *name, gsize len)
{
    const BsFigureOption *option = bs_figure_options;
    while (option->name && (strlen(option->name) != len || strncmp(option->name, name, len) != 0))
        option++;
    return option->name ? option : NULL;
}

static gboolean
read_part(BsFigure *figure, const char *part, GError **error)
{
    const char *sign = strchr(part, '=');
    const BsFigureOption *option = sign ? find_option(part, (gsize)(sign - part)) : NULL;
    if (option)
        return read_value(figure, option, sign + 1, error);
    g_autoptr(GString) names = g_string_new(NULL);
    for (option = bs_figure_options; option->name; option++)
        g_string_append_printf(names, "%s%s=", names->len ? ", " : "", option->name);
    g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                _("'%s' is nothing that a figure has: %s"), part, names->str);
    return FALSE;
}

gboolean
bs_figure_read(BsFigure *figure, const char *text, GError **error)
{
    g_auto(GStrv) parts = g_strsplit_set(text, ", ", -1);
    BsFigure read = *figure;
    for (guint i = 0; parts[i]; i++) {
        if (*parts[i] && !read_part(&read, parts[i], error))
            return FALSE;
    }
    *figure = read;
    return TRUE;
}

// -- writing --------------------------------------------------------------------------------------

// Its value; NULL: none is given. `in_words`: as the dialog says it.
static char *
value_text(const BsFigure *figure, const BsFigureOption *option, gboolean in_words)
{
    BsFigure copy = *figure;
    const guint choice = option->words ? *choice_of(&copy, option) : 0;
    if (option->words && choice < g_strv_length((GStrv)(gsize)option->words))
        return g_strdup(in_words && option->labels ? _(option->labels[choice])
                                                   : option->words[choice]);
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    const double number = *number_of(&copy, option);
    if (number <= 0)
        return NULL;
    g_ascii_formatd(text, sizeof text, "%g", number);
    return in_words ? g_strdup_printf("%s %s", text, option->unit) : g_strdup(text);
}

static char *
to_text(const BsFigure *figure, const BsFigure *from, gboolean in_words)
{
    GString *text = g_string_new(NULL);
    for (const BsFigureOption *option = bs_figure_options; option->name; option++) {
        g_autofree char *value = value_text(figure, option, in_words);
        g_autofree char *other = from ? value_text(from, option, in_words) : NULL;
        if (!value || (from && g_strcmp0(value, other) == 0))
            continue;
        if (in_words)
            g_string_append_printf(text, "%s%s: %s", text->len ? ", " : "", _(option->label),
                                   value);
        else
            g_string_append_printf(text, "%s%s=%s", text->len ? "," : "", option->name, value);
    }
    return g_string_free(text, FALSE);
}

char *
bs_figure_to_text(const BsFigure *figure)
{
    return to_text(figure, NULL, FALSE);
}

char *
bs_figure_difference(const BsFigure *figure, const BsFigure *from, gboolean in_words)
{
    return to_text(figure, from, in_words);
}
