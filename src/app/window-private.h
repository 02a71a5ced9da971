// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The window's insides, for window.c, window-actions.c and window-export.c.
#pragma once

#include "app/inspector.h"
#include "app/panes.h"
#include "app/stage-strip.h"
#include "app/timeline-bar.h"
#include "app/window.h"

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
};

/* Installs the `win.*` actions. */
void bs_window_add_actions(BsWindow *window);
/* Sets states and sensitivity of the actions to where the session is. */
void bs_window_update_actions(BsWindow *window);

/* Saves the picture in view to `path`; empty: asks where. The format is "svg", "png" or "pdf". */
void bs_window_export(BsWindow *window, const char *format, const char *path);
