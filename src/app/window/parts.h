// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a window. Each is a file of that name, which defines `bs_NAME_part`; the window
// consists of those that are listed here. They hear of the session in this order: first what it
// shows, last those that come back to a place in it.
#pragma once

#include "app/edit/edit.h"
#include "app/frame/host.h"
#include "app/teach/teach.h"

#define BS_PARTS(X)                                              \
    X(page)     /* which page is shown, what is wrong, title */  \
    X(pipeline) /* rules and pipeline */                         \
    X(import)   /* having mlir-opt read a program */             \
    X(foreign)  /* what ops do that nobody knows */              \
    X(program)  /* opening what another one prints */            \
    X(travel)   /* steps, playing, places visited */             \
    X(verdicts) /* verdicts on stages */                         \
    X(reduce)   /* smaller programs that are as wrong */         \
    X(marking)  /* breakpoints and bookmarks */                  \
    X(select)   /* selection, its events, function in view */    \
    X(search)   /* the search bar */                             \
    X(views)    /* zoom, stages, views that go together */       \
    X(compare)  /* differences, columns of stages and systems */ \
    X(graph)    /* what of the graph is in the picture */        \
    X(panel)    /* tables below the views */                     \
    X(memory)   /* memory over time */                           \
    X(focus)    /* from pane to pane */                          \
    X(lesson)   /* steps of a lesson */                          \
    X(predict)  /* asking before an event is shown */            \
    X(export)   /* files, paper, clipboard */                    \
    X(story)    /* files of many steps */                        \
    X(edit)     /* the source, as one types */                   \
    X(save)     /* what was typed, into its file */              \
    X(recover)  /* what was typed, when the program ends */      \
    X(present)  /* for an audience */                            \
    X(layouts)  /* what is there, by the task */                 \
    X(run)      /* executing the program */                      \
    X(tour)     /* four things in a minute */                    \
    X(reload)   /* a file that changed */                        \
    X(keep)     /* what outlives a window */

// Those of a folder of their own are declared there, too.
#define BS_DECLARE_PART(name) extern const BsPart bs_##name##_part;
BS_PARTS(BS_DECLARE_PART)
#undef BS_DECLARE_PART
