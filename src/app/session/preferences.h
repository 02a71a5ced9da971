// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the user chose once and for all windows: the GSettings of
// data/org.bufscope.Bufscope.gschema.xml, installed or in the build's folder. Where neither is,
// everything has its default and nothing is kept.
#pragma once

#include "debug/document/document.h"
#include "view/scene/scene.h"

#include <adwaita.h>

/* Whose rules programs are run by; the default when nothing was chosen, or nothing that is known.
 */
BsUpstream bs_preferences_upstream(void);
/* Keeps the choice. */
void bs_preferences_set_upstream(BsUpstream upstream);
/* An effects sheet for all programs (a path); NULL when none was chosen. Free with g_free(). */
char *bs_preferences_effects(void);
void bs_preferences_set_effects(const char *path);
/* The mlir-opt to import with; NULL when none was chosen. Free with g_free(). */
char *bs_preferences_mlir_opt(void);
/* "" for none. */
void bs_preferences_set_mlir_opt(const char *program);

/* How much of a program is in the picture. */
BsDetail bs_preferences_detail(void);
void bs_preferences_set_detail(BsDetail detail);

// How the panel of tables was left in a layout of the window.
typedef struct BsPanelPlace {
    gboolean open, beside; // beside the views, not below them
    double share;          // of the room
} BsPanelPlace;

/* What was chosen for a layout; FALSE when nothing was, and `*place` stays what it is. */
gboolean bs_preferences_panel(const char *layout, BsPanelPlace *place);
void bs_preferences_set_panel(const char *layout, const BsPanelPlace *place);
/* Which names values and blocks have; the source's when nothing was chosen. */
BsNaming bs_preferences_naming(void);
/* Keeps the choice. */
void bs_preferences_set_naming(BsNaming naming);

/* What the dialog of figures was left as: "figure", "figure-of" or "figure-format"; the default
   when nothing was chosen. Free with g_free(). */
char *bs_preferences_figure(const char *key);
void bs_preferences_set_figure(const char *key, const char *text);

/* Whether the tour was taken or refused; TRUE where that cannot be kept. */
gboolean bs_preferences_toured(void);
void bs_preferences_set_toured(gboolean toured);

/* Whether an audience has a spotlight on what the sentence speaks of; TRUE when nothing was chosen.
 */
gboolean bs_preferences_spotlight(void);
void bs_preferences_set_spotlight(gboolean on);

typedef enum BsColors { BS_COLORS_SYSTEM, BS_COLORS_LIGHT, BS_COLORS_DARK } BsColors;

BsColors bs_preferences_colors(void); // of the program
/* Keeps the choice; what follows the colours changes. */
void bs_preferences_set_colors(BsColors colors);
/* Gives the program the colours that were chosen, now and when the choice changes. */
void bs_preferences_follow_colors(AdwStyleManager *styles);
