// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The window's insides, for window.c, select.c, travel.c and export.c.
#pragma once

#include "app/frame/code-link.h"
#include "app/frame/lesson-pane.h"
#include "app/frame/panes.h"
#include "app/frame/search-bar.h"
#include "app/kit/message.h"
#include "app/session/marks.h"
#include "app/tables/inspector.h"
#include "app/timeline/stage-strip.h"
#include "app/timeline/timeline-bar.h"
#include "app/window/window.h"
#include "debug/telling/predict.h"
#include "view/write/story.h"

// Walking as time goes by (travel.c).
typedef struct BsTravel {
    guint playing;        // source id, 0: not playing
    guint speed;          // steps per second
    guint grain;          // of these, a row of the table of grains
    gboolean moving;      // playing moves the cursor
    const BsWalkBy *walk; // of steps that came faster than pictures, or NULL
    guint times, walking; // how many; source id
} BsTravel;

// Asking before an event is shown (predict.c).
typedef struct BsPredict {
    gboolean on;
    BsPrediction *next; // what is asked, or NULL
    guint answered, right;
    GtkRevealer *bar;
    GtkLabel *question, *verdict, *score;
    GtkFlowBox *choices;
} BsPredict;

struct _BsWindow {
    AdwApplicationWindow parent_instance;
    BsSession *session;
    BsMessage *message;
    AdwWindowTitle *title;
    GtkStack *pages;
    AdwStatusPage *loading;
    GtkMenuButton *main_menu, *step_menu;
    GtkWidget *steps, *zooms; // groups of buttons that only a program needs
    guint resized;            // source id
    guint waiting;            // source id: until what is loading has taken long
    gboolean waits_long;      // it has
    GtkInfoBar *problem_bar;
    GtkLabel *problem;
    GtkWidget *translate, *bufferize; // offers in the bar
    BsStageStrip *strip;
    BsLessonPane *lesson;
    BsPanes *panes;
    BsInspector *inspector;
    BsTimelineBar *timeline;
    BsSearchBar *search;
    BsMarks *marks;
    BsTravel travel;
    BsPredict predict;
    gint difference;          // the one in view, -1: none
    const BsBlock *path_from; // where a path begins, or NULL
    BsBookmarks *place;       // the cursor's, while the program is read again, or NULL
    guint32 place_stage;
    char *place_selected; // what was selected then, or NULL
    guint32 place_times;  // lines like it above it
    guint place_step;     // of its lesson
    char *place_table;    // what was in sight then
    char *place_function;
    struct {
        guint32 line;
        double hidden;
    } place_tops[2];     // of its code
    gboolean place_told; // the file changed by itself
    GKeyFile *kept;      // where to come back to, and ...
    char *kept_group;    // ... which window it was; or NULL
    GFileMonitor *monitor;
    guint settling, keeping; // source ids
    gboolean without_tables; // for an audience
    BsCodeLink *link;        // between the code views
    double tables_share;     // of the height, when it is asked for; ...
    gboolean tables_placed;  // ... and that their border is there
    guint placing;           // source id
    GtkRevealer *work;       // what is written on a worker, with ...
    GtkProgressBar *work_progress;
    guint work_tick;                 // source id
    GTask *writing;                  // ... or NULL
    guint32 story_first, story_last; // the events of a story; last 0: to the end
    BsGrain story_grain;             // at which of them it stops
};

// When a command can be used: always, with a program, with a selection, while one is loading, while
// a story is written, with a lesson, with a program or a text that is none, of no lesson.
typedef enum BsNeeds {
    BS_ALWAYS,
    BS_PROGRAM,
    BS_SELECTION,
    BS_LOADING,
    BS_WRITING,
    BS_LESSON,
    BS_IMPORTABLE
} BsNeeds;

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

// Walking, playing and coming back: travel.c.
extern const BsCommands bs_travel_commands;
void bs_window_init_travel(BsWindow *window);
void bs_window_clear_travel(BsWindow *window);
void bs_window_update_travel(BsWindow *window);

/* Installs the actions that write files, copy and print; and sets their sensitivity. */
void bs_window_add_exports(BsWindow *window);
void bs_window_update_exports(BsWindow *window);

/* Writes the story of the function in view to `path` on a worker; one at a time. `format`: of
   stories that are pictures. */
void bs_window_write_story(BsWindow *window, BsStoryWriter write, BsFormatKind format,
                           const char *path);
void bs_window_cancel_story(BsWindow *window);
/* For a window that goes: nothing comes back to it. */
void bs_window_forget_story(BsWindow *window);
/* A BsStoryWriter: a picture for each stage. */
gboolean bs_window_write_stages(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                                const char *directory, GError **error);
/* A BsStoryWriter: the timeline of the whole run as JSON; `function` may be NULL. */
gboolean bs_window_write_trace(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                               const char *path, GError **error);

// The steps of a story: story.c.
extern const BsCommands bs_story_commands;
void bs_window_init_story(BsWindow *window);

// Importing with mlir-opt: import.c.
extern const BsCommands bs_import_commands;
void bs_window_init_import(BsWindow *window);

// Predicting: predict.c.
extern const BsCommands bs_predict_commands;
void bs_window_init_predict(BsWindow *window);
void bs_window_clear_predict(BsWindow *window);

// Searching: search.c.
extern const BsCommands bs_search_commands;
void bs_window_init_search(BsWindow *window);

// How the views are linked and what they compare: views.c.
extern const BsCommands bs_view_commands;
void bs_window_init_views(BsWindow *window);
void bs_window_clear_views(BsWindow *window);
/* What is compared, in the words of the action: "off", "step", "stages". Other words change
   nothing. */
const char *bs_window_differences(BsWindow *window);
void bs_window_set_differences(BsWindow *window, const char *name);

/* A message that goes soon, for an audience. */
void bs_window_say_briefly(BsWindow *window, const char *text);
/* Takes that text away, if it is what was said last. */
void bs_window_unsay(BsWindow *window, const char *text);

/* Turns a yes-or-no action over; returns what it is then. */
gboolean bs_window_toggle(BsWindow *window, const char *name);

// What of the graph is in the picture: graph.c.
extern const BsCommands bs_graph_commands;
void bs_window_init_graph(BsWindow *window);

// What outlives a window, and a change of its file: keep.c.
void bs_window_init_keep(BsWindow *window);
void bs_window_clear_keep(BsWindow *window);
/* Shows the tables below the sentence, or leaves their room to the views. */
void bs_window_show_tables(BsWindow *window, gboolean show);
/* Reads its file again, and comes back to where it is. */
void bs_window_reload(BsWindow *window);

// For an audience: present.c.
extern const BsCommands bs_present_commands;
void bs_window_init_present(BsWindow *window);

// Breakpoints and bookmarks: marking.c.
extern const BsCommands bs_mark_commands;
void bs_window_init_marks(BsWindow *window);
