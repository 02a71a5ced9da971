// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one visual language of canvas, tables, code margin, SVG and hand-outs: every state of a
// memref has a sign, a word, a colour in light and dark and a shape of its frame; never a colour
// alone.
#pragma once

#include "debug/buffers/alias-sets.h"
#include "debug/buffers/indicators.h"
#include "debug/verdict/stage-verdicts.h"
#include "support/i18n.h"

// Before the label of an edge of a cycle that is refused, and how wide its line is.
#define BS_CYCLE_SIGN "↻"
#define BS_CYCLE_WIDTH 3.2

// clang-format off
// One row per look: enum, CSS class, sign, word (to be translated), colour in light and in dark (GNOME palette, darkened where
// WCAG AA asks for it), frame.
#define BS_LOOKS(X)                                                                               \
    X(UNINITIALIZED, "uninitialized", "·", N_("not yet known"), 0x5e5c64, 0xc0bfbc, DOTTED)       \
    X(OWNED,         "owned",         "●", N_("owned"),         0x166c41, 0x57e389, FILLED)       \
    X(NOT_OWNED,     "not-owned",     "○", N_("not owned"),     0x1a5fb4, 0x62a0ea, OUTLINE)      \
    X(OWNED_IF,      "owned-if",      "◐", N_("owned if"),      0x813d9c, 0xdc8add, HALF)         \
    X(UNKNOWN,       "unknown",       "?", N_("unknown"),       0x9c4400, 0xffbe6f, HATCHED)      \
    X(FREED,         "freed",         "✕", N_("freed"),         0xa51d2d, 0xff7b63, OUTLINE)      \
    X(RETAINED,      "retained",      "↷", N_("retained"),      0x0b6b7a, 0x5bc8d8, OUTLINE)      \
    X(TRACKED,       "tracked",       "◆", N_("tracked"),       0x166c41, 0x57e389, FILLED)       \
    X(UNTRACKED,     "untracked",     "□", N_("not tracked"),   0x5e5c64, 0xc0bfbc, DOTTED)       \
    X(ALIAS,         "alias",         "≈", N_("alias"),         0x1a5fb4, 0x62a0ea, OUTLINE)      \
    X(NON_CRITICAL,  "non-critical",  "◇", N_("non-critical alias"), 0x813d9c, 0xdc8add, OUTLINE) \
    X(CRITICAL,      "critical",      "▲", N_("critical alias"), 0x9c4400, 0xffbe6f, HATCHED)     \
    X(NULL,          "null",          "∅", N_("null"),          0x1a5fb4, 0x62a0ea, OUTLINE)      \
    X(OWN,           "own",           "■", N_("own"),           0x166c41, 0x57e389, FILLED)       \
    X(MAYBE,         "maybe",         "◧", N_("maybe"),         0x813d9c, 0xdc8add, HALF)         \
    X(CALLERS,       "callers",       "↑", N_("the caller's"),  0x1a5fb4, 0x62a0ea, OUTLINE)      \
    X(NEVER_FREED,   "never-freed",   "!", N_("never freed"),   0x9c4400, 0xffbe6f, OUTLINE)
// clang-format on

typedef enum BsLook {
#define X(id, css, sign, word, light, dark, frame) BS_LOOK_##id,
    BS_LOOKS(X)
#undef X
        BS_N_LOOKS
} BsLook;

typedef enum BsFrame {
    BS_FRAME_DOTTED,
    BS_FRAME_OUTLINE,
    BS_FRAME_FILLED,
    BS_FRAME_HALF,
    BS_FRAME_HATCHED
} BsFrame;

// How much of a state's colour fills its frame, and hatches it, on the colour of a box.
#define BS_FILL_ALPHA 0.15
#define BS_HATCH_ALPHA 0.22

typedef struct BsLookRow {
    const char *css_class, *sign, *word;
    guint32 light, dark; // 0xRRGGBB
    BsFrame frame;
} BsLookRow;

extern const BsLookRow bs_looks[BS_N_LOOKS];

// Verdicts on stages (debug/verdict/stage-verdicts.h): the same, with a sign of their own.
// clang-format off
#define BS_VERDICT_LOOKS(X)                                                                         \
    X(USED_FREED,    "verdict-used-freed",    "†",  N_("used when free"),  0xa51d2d, 0xff7b63) \
    X(FREED_TWICE,   "verdict-freed-twice",   "⨯⨯", N_("freed twice"),     0xa51d2d, 0xff7b63) \
    X(FREED_WRONGLY, "verdict-freed-wrongly", "⊗",  N_("freed wrongly"),   0xa51d2d, 0xff7b63) \
    X(GOES_WRONG,    "verdict-goes-wrong",    "‼",  N_("goes wrong"),      0xa51d2d, 0xff7b63) \
    X(DIFFERENT,     "verdict-different",     "≠",  N_("other results"),   0x813d9c, 0xdc8add) \
    X(LEAKS,         "verdict-leaks",         "⚠",  N_("leaks"),           0x9c4400, 0xffbe6f) \
    X(NOT_JUDGED,    "verdict-not-judged",    "–",  N_("not judged"),      0x5e5c64, 0xc0bfbc) \
    X(WAITS,         "verdict-waits",         "◷",  N_("not freed yet"),   0x1a5fb4, 0x62a0ea) \
    X(RIGHT,         "verdict-right",         "✓",  N_("right"),           0x166c41, 0x57e389)
// clang-format on

typedef struct BsVerdictLook {
    const char *css_class, *sign, *word;
    guint32 light, dark; // 0xRRGGBB
} BsVerdictLook;

extern const BsVerdictLook bs_verdict_looks[BS_N_STAGE_VERDICTS];

/* How an ownership looks: unique(%true) is owned, unique(%false) not owned, other indicators
 * owned-if. */
BsLook bs_look_of(BsOwnership ownership);

/* Sign and word, with the indicator's name where it has one: "● owned", "◐ owned if %3", "?
   unknown". `indicator`: NULL or empty when it is gone; of what is freed, when it is: "✕ freed if
   %3". Free with g_free(). */
char *bs_look_text(BsLook look, const char *indicator);

/* How a memref looks whose alias set is tracked, and whether a look is one of those. */
BsLook bs_look_of_alias(BsAliasKind kind);
gboolean bs_look_is_of_alias(BsLook look);

/* How a memref or its indicator looks, which may be null; and whether a look is one of those. A
   memref without an indicator looks like one whose indicator is null: nobody here frees it. */
BsLook bs_look_of_indicator(BsIndicatorKind kind);
gboolean bs_look_is_of_indicator(BsLook look);

/* Sign, word, and of a memref its indicator, of an indicator whose it is: "■ own %3", "◧ maybe, of
   %arg1", "∅ null". Free with g_free(). */
char *bs_look_indicator_text(BsDocument *document, const BsIndicatorState *state);

/* What a retain does, or what frees by an indicator: "✕ frees %x unless %o is null",
   "↷ retains %x: %r goes on with it". Free with g_free(). */
char *bs_look_mark_text(BsDocument *document, const BsMark *mark);

/* Names at the cursor: "%0, %1"; behind the first `max` of them (0: of 24) "… 3 more", and those
   that others have, too, told apart briefly (0: in words). Free with g_free(). */
char *bs_look_names(BsDocument *document, const GPtrArray *values, guint max);

/* Sign, word, what it is an alias of, and in braces what its own aliases are: "◆ tracked {%0}", "▲
   critical alias of %alloc {%2, %3}"; each list as by bs_look_names(). Free with g_free(). */
char *bs_look_alias_text(BsDocument *document, const BsAliasState *state, guint max);

// Colours of everything that is not a state; those of code are also in data/styles.
// clang-format off
#define BS_PAINTS(X)                                  \
    X(BACKGROUND, "background", 0xfafafa, 0x1e1e1e)   \
    X(BOX,        "box",        0xffffff, 0x2a2a2a)   \
    X(NESTED,     "nested",     0xf2f4f8, 0x333338)   \
    X(TITLE,      "title",      0xe3e8f0, 0x3a3f4a)   \
    X(BORDER,     "border",     0x77767b, 0x9a9996)   \
    X(TEXT,       "text",       0x1e1e1e, 0xf6f5f4)   \
    X(FAINT,      "faint",      0x5e5c64, 0xc0bfbc)   \
    X(STRIP,      "strip",      0xeef3ee, 0x2b332d)   \
    X(EDGE,       "edge",       0x3d3846, 0xdeddda)   \
    X(TAKEN,      "taken",      0x166c41, 0x57e389)   \
    X(REFUSED,    "refused",    0xa51d2d, 0xff7b63)   \
    X(CURRENT,    "current",    0xc64600, 0xffa348)   \
    X(CHANGED,    "changed",    0xfff3c4, 0x4d4420)   \
    X(ADDED,      "added",      0xd5f2dc, 0x1f3d29)   \
    X(REMOVED,    "removed",    0xfbdde0, 0x4b2328)   \
    X(LIFE,       "life",       0x613583, 0xdc8add)   \
    X(SELECTED,   "selected",   0xcfe3ff, 0x1d3a5c)   \
    X(NEEDED,     "needed",     0x166c41, 0x57e389)   \
    X(LATE,       "late",       0x9c4400, 0xffbe6f)   \
    X(CLONES,     "clones",     0x813d9c, 0xdc8add)   \
    X(LISTS,      "lists",      0x1a5fb4, 0x62a0ea)   \
    X(LEAKED,     "leaked",     0xa51d2d, 0xff7b63)   \
    X(CODE_VALUE,  "code-value",  0x2b6300, 0xa5e07a) \
    X(CODE_BLOCK,  "code-block",  0xa33b00, 0xffa348) \
    X(CODE_SYMBOL, "code-symbol", 0x1a53a4, 0x8fc0f5) \
    X(CODE_TYPE,   "code-type",   0x0f5f5f, 0x5bc8af) \
    X(CODE_OP,     "code-op",     0xa33b00, 0xffa348) \
    X(CODE_STRING, "code-string", 0x0f5f5f, 0x5bc8af) \
    X(CODE_NUMBER, "code-number", 0x4048a8, 0xaab3e6)
// clang-format on

typedef enum BsPaint {
#define X(id, css, light, dark) BS_PAINT_##id,
    BS_PAINTS(X)
#undef X
        BS_N_PAINTS
} BsPaint;

typedef struct BsPaintRow {
    const char *css_class;
    guint32 light, dark;
} BsPaintRow;

extern const BsPaintRow bs_paints[BS_N_PAINTS];

// What colours are for.
typedef struct BsScheme {
    gboolean dark;
    gboolean high_contrast; // text has 7 : 1 (WCAG AAA), what is around it is white or black
    gboolean grey;          // without colours, for print, with these contrasts
} BsScheme;

/* 0xRRGGBB. */
guint32 bs_paint_colour(BsPaint paint, BsScheme scheme);
guint32 bs_look_colour(BsLook look, BsScheme scheme);
/* By how much lines are wider there. */
double bs_scheme_line_width(BsScheme scheme);
/* How much of the background a spotlight lays over what it leaves out, 0 to 1: in high contrast
   that can still be read well, with 4.5 : 1. */
double bs_scheme_veil(BsScheme scheme);
/* How one colour stands out from another, as WCAG 2 has it: 1 to 21. */
double bs_contrast(guint32 one, guint32 other);
