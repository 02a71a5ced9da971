// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The window's insides, for window.c, window-actions.c, window-travel.c and window-export.c.
#pragma once

#include "app/inspector.h"
#include "app/panes.h"
#include "app/stage-strip.h"
#include "app/timeline-bar.h"
#include "app/window.h"

// Walking as time goes by (window-travel.c).
typedef struct BsTravel {
    guint playing;        // source id, 0: not playing
    guint speed;          // events per second
    gboolean moving;      // playing moves the cursor
    const BsWalkBy *walk; // of steps that came faster than pictures, or NULL
    guint times, walking; // how many; source id
} BsTravel;

struct _BsWindow {
    AdwApplicationWindow parent_instance;
    BsSession *session;
    AdwToastOverlay *toasts;
    AdwWindowTitle *title;
    GtkStack *pages;
    GtkWidget *steps, *zooms; // groups of buttons that only a program needs
    guint resized;            // source id
    GtkInfoBar *problem_bar;
    GtkLabel *problem;
    BsStageStrip *strip;
    BsPanes *panes;
    BsInspector *inspector;
    BsTimelineBar *timeline;
    BsTravel travel;
};

// When a command can be used: always, with a program, with a selection, while one is loading.
typedef enum BsNeeds { BS_ALWAYS, BS_PROGRAM, BS_SELECTION, BS_LOADING } BsNeeds;

// One row per `win.*` action.
typedef struct BsCommand {
    const char *name, *parameter;
    void (*handler)(BsWindow *window, GVariant *parameter); // NULL: read only
    BsNeeds needs;
    const char *initial; // state as text, NULL for a stateless action
} BsCommand;

typedef struct BsCommands {
    const BsCommand *rows;
    guint n;
} BsCommands;

/* Installs the `win.*` actions. */
void bs_window_add_actions(BsWindow *window);
/* Sets states and sensitivity of the actions to where the session is. */
void bs_window_update_actions(BsWindow *window);

/* Sets the state, or the sensitivity, of an action of the window. */
void bs_window_set_state(BsWindow *window, const char *name, GVariant *state);
void bs_window_enable(BsWindow *window, const char *name, gboolean enabled);

// Walking, playing and coming back: window-travel.c.
extern const BsCommands bs_travel_commands;
void bs_window_init_travel(BsWindow *window);
void bs_window_clear_travel(BsWindow *window);
void bs_window_update_travel(BsWindow *window);

/* Saves the picture in view to `path`; empty: asks where. The format is "svg", "png" or "pdf". */
void bs_window_export(BsWindow *window, const char *format, const char *path);
