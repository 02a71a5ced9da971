// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/look.h"

#include <math.h>
#include <string.h>

static double
channel(guint32 value)
{
    const double c = value / 255.0;
    return c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double
luminance(guint32 rgb)
{
    return 0.2126 * channel(rgb >> 16 & 255) + 0.7152 * channel(rgb >> 8 & 255) +
           0.0722 * channel(rgb & 255);
}

// Contrast of two colours as WCAG 2 defines it, 1 to 21.
static double
contrast(guint32 a, guint32 b)
{
    const double x = luminance(a), y = luminance(b);
    return (MAX(x, y) + 0.05) / (MIN(x, y) + 0.05);
}

static void
check(const char *what, guint32 colour, guint32 on, double least)
{
    if (contrast(colour, on) < least)
        g_error("%s: #%06x on #%06x has contrast %.2f, wanted %.1f", what, colour, on,
                contrast(colour, on), least);
}

// Text of states and of code is readable (AA: 4.5) on everything that it may stand on.
static void
test_contrast(void)
{
    static const BsPaint grounds[] = {BS_PAINT_BACKGROUND, BS_PAINT_BOX, BS_PAINT_NESTED};
    static const BsPaint texts[] = {BS_PAINT_TEXT, BS_PAINT_FAINT, BS_PAINT_TAKEN, BS_PAINT_REFUSED,
                                    BS_PAINT_EDGE};
    static const BsPaint marks[] = {BS_PAINT_CHANGED, BS_PAINT_SELECTED, BS_PAINT_TITLE,
                                    BS_PAINT_STRIP};
    g_assert_cmpfloat(contrast(0, 0xffffff), >, 20.9);
    for (guint g = 0; g < G_N_ELEMENTS(grounds); g++) {
        const BsPaintRow *ground = &bs_paints[grounds[g]];
        for (guint i = 0; i < BS_N_LOOKS; i++) {
            check(bs_looks[i].word, bs_looks[i].light, ground->light, 4.5);
            check(bs_looks[i].word, bs_looks[i].dark, ground->dark, 4.5);
        }
        for (guint i = 0; i < BS_N_STAGE_VERDICTS; i++) {
            check(bs_verdict_looks[i].word, bs_verdict_looks[i].light, ground->light, 4.5);
            check(bs_verdict_looks[i].word, bs_verdict_looks[i].dark, ground->dark, 4.5);
        }
        for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
            check(bs_paints[texts[i]].css_class, bs_paints[texts[i]].light, ground->light, 4.5);
            check(bs_paints[texts[i]].css_class, bs_paints[texts[i]].dark, ground->dark, 4.5);
        }
        check("ring", bs_paints[BS_PAINT_CURRENT].light, ground->light, 3);
        check("ring", bs_paints[BS_PAINT_CURRENT].dark, ground->dark, 3);
    }
    for (guint i = 0; i < G_N_ELEMENTS(marks); i++) {
        check("text", bs_paints[BS_PAINT_TEXT].light, bs_paints[marks[i]].light, 4.5);
        check("text", bs_paints[BS_PAINT_TEXT].dark, bs_paints[marks[i]].dark, 4.5);
    }
}

// Where high contrast is wanted everything that is written has 7 : 1 on what it stands on, and the
// picture is another one than usual.
static void
test_high_contrast(void)
{
    static const BsPaint grounds[] = {BS_PAINT_BACKGROUND, BS_PAINT_BOX,     BS_PAINT_NESTED,
                                      BS_PAINT_TITLE,      BS_PAINT_STRIP,   BS_PAINT_CHANGED,
                                      BS_PAINT_ADDED,      BS_PAINT_REMOVED, BS_PAINT_SELECTED};
    for (guint dark = 0; dark < 2; dark++) {
        const BsScheme usual = {.dark = dark}, high = {.dark = dark, .high_contrast = TRUE};
        for (guint g = 0; g < G_N_ELEMENTS(grounds); g++) {
            const guint32 ground = bs_paint_colour(grounds[g], high);
            for (guint i = 0; i < BS_N_LOOKS; i++)
                check(bs_looks[i].word, bs_look_colour((BsLook)i, high), ground, 7);
            for (guint i = BS_PAINT_CODE_VALUE; i <= BS_PAINT_CODE_NUMBER; i++)
                check(bs_paints[i].css_class, bs_paint_colour((BsPaint)i, high), ground, 7);
            check("text", bs_paint_colour(BS_PAINT_TEXT, high), ground, 7);
            check("faint", bs_paint_colour(BS_PAINT_FAINT, high), ground, 7);
        }
        g_assert_cmpuint(bs_paint_colour(BS_PAINT_BOX, high), ==, dark ? 0 : 0xffffff);
        g_assert_cmpuint(bs_paint_colour(BS_PAINT_BORDER, high), ==, dark ? 0xffffff : 0);
        g_assert_cmpuint(bs_paint_colour(BS_PAINT_BORDER, usual), !=,
                         bs_paint_colour(BS_PAINT_BORDER, high));
        g_assert_cmpfloat(bs_scheme_line_width(high), >, bs_scheme_line_width(usual));
    }
}

// `share` of a colour on another.
static guint32
mix(guint32 colour, guint32 ground, double share)
{
    guint32 mixed = 0;
    for (guint shift = 0; shift <= 16; shift += 8)
        mixed |=
            (guint32)lround((colour >> shift & 255) * share + (ground >> shift & 255) * (1 - share))
            << shift;
    return mixed;
}

// What a spotlight leaves out can be read on the ground of a box by who wants high contrast.
static void
test_veil(void)
{
    for (guint dark = 0; dark < 2; dark++) {
        const BsScheme high = {.dark = dark, .high_contrast = TRUE};
        const guint32 ground = bs_paint_colour(BS_PAINT_BOX, high);
        const double veil = bs_scheme_veil(high);
        g_assert_cmpfloat(veil, >, 0.1); // it is seen
        g_assert_cmpfloat(veil, <, bs_scheme_veil((BsScheme){.dark = dark}));
        for (guint i = 0; i < BS_N_LOOKS + 1; i++) {
            const guint32 colour = i < BS_N_LOOKS ? bs_look_colour((BsLook)i, high)
                                                  : bs_paint_colour(BS_PAINT_FAINT, high);
            guint32 veiled = 0;
            for (guint k = 0; k < 24; k += 8) {
                const double ink = colour >> k & 255, paper = ground >> k & 255;
                veiled |= (guint32)(ink + (paper - ink) * veil) << k;
            }
            check("veiled", veiled, ground, 4.5);
        }
    }
}

// The text of a state is readable on the colour that fills or hatches its frame.
static void
test_contrast_in_frames(void)
{
    static const double shares[] = {[BS_FRAME_DOTTED] = 0,
                                    [BS_FRAME_OUTLINE] = 0,
                                    [BS_FRAME_FILLED] = BS_FILL_ALPHA,
                                    [BS_FRAME_HALF] = BS_FILL_ALPHA,
                                    [BS_FRAME_HATCHED] = BS_HATCH_ALPHA};
    const BsPaintRow *box = &bs_paints[BS_PAINT_BOX];
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        const BsLookRow *look = &bs_looks[i];
        const double share = shares[look->frame];
        check(look->word, look->light, mix(look->light, box->light, share), 4.5);
        check(look->word, look->dark, mix(look->dark, box->dark, share), 4.5);
    }
}

// What a dealloc does is written on the row itself, which may be selected; strips are faint text.
static void
test_contrast_of_rows(void)
{
    static const BsLook marks[] = {BS_LOOK_FREED, BS_LOOK_RETAINED};
    static const BsPaint grounds[] = {BS_PAINT_SELECTED, BS_PAINT_STRIP, BS_PAINT_CHANGED};
    for (guint g = 0; g < G_N_ELEMENTS(grounds); g++) {
        const BsPaintRow *ground = &bs_paints[grounds[g]];
        for (guint i = 0; i < G_N_ELEMENTS(marks) && grounds[g] == BS_PAINT_SELECTED; i++) {
            check(bs_looks[marks[i]].word, bs_looks[marks[i]].light, ground->light, 4.5);
            check(bs_looks[marks[i]].word, bs_looks[marks[i]].dark, ground->dark, 4.5);
        }
        check("faint", bs_paints[BS_PAINT_FAINT].light, ground->light, 4.5);
        check("faint", bs_paints[BS_PAINT_FAINT].dark, ground->dark, 4.5);
        check("ring", bs_paints[BS_PAINT_CURRENT].light, ground->light, 3);
        check("ring", bs_paints[BS_PAINT_CURRENT].dark, ground->dark, 3);
    }
}

// Every state can be told from every other without colour: by its sign and by its word.
static void
test_distinct(void)
{
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        for (guint j = i + 1; j < BS_N_LOOKS; j++) {
            g_assert_cmpstr(bs_looks[i].sign, !=, bs_looks[j].sign);
            g_assert_cmpstr(bs_looks[i].word, !=, bs_looks[j].word);
            g_assert_cmpstr(bs_looks[i].css_class, !=, bs_looks[j].css_class);
        }
    }
    for (guint i = 0; i < BS_N_STAGE_VERDICTS; i++) {
        for (guint j = i + 1; j < BS_N_STAGE_VERDICTS; j++) {
            g_assert_cmpstr(bs_verdict_looks[i].sign, !=, bs_verdict_looks[j].sign);
            g_assert_cmpstr(bs_verdict_looks[i].word, !=, bs_verdict_looks[j].word);
        }
        g_assert_cmpstr(bs_verdict_looks[i].sign, !=, "…"); // as if a name had been cut off
    }
    g_autofree char *conditional = bs_look_text(BS_LOOK_OWNED_IF, "%3");
    g_assert_cmpstr(conditional, ==, "◐ owned if %3");
    g_autofree char *unknown = bs_look_text(BS_LOOK_UNKNOWN, NULL);
    g_assert_cmpstr(unknown, ==, "? unknown");
}

// What a memref is owned by may be gone, as all indicators are in the end.
static void
test_owned_if(void)
{
    static const struct {
        const char *indicator, *text;
    } cases[] = {{"%3", "\u25d0 owned if %3"},
                 {"", "\u25d0 owned on a condition"},
                 {NULL, "\u25d0 owned on a condition"}};
    for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
        char *text = bs_look_text(BS_LOOK_OWNED_IF, cases[i].indicator);
        g_assert_cmpstr(text, ==, cases[i].text);
        g_free(text);
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/look/contrast", test_contrast);
    g_test_add_func("/look/high-contrast", test_high_contrast);
    g_test_add_func("/look/veil", test_veil);
    g_test_add_func("/look/contrast-in-frames", test_contrast_in_frames);
    g_test_add_func("/look/contrast-of-rows", test_contrast_of_rows);
    g_test_add_func("/look/distinct", test_distinct);
    g_test_add_func("/look/owned-if", test_owned_if);
    return g_test_run();
}
