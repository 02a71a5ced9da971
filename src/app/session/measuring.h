// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A comparison of several runs of what a session has open (debug/compare/comparison.h), made on a
// worker, in documents of its own: nothing waits for it.
#pragma once

#include "app/session/session.h"
#include "debug/compare/comparison.h"

typedef struct BsMeasuring BsMeasuring;

/* What is told when it is done: the comparison, which is the receiver's. */
typedef void (*BsMeasuringDone)(gpointer data, BsComparison *comparison);
/* How far it is, from 0 to 1: told now and then. */
typedef void (*BsMeasuringProgress)(gpointer data, double fraction);

BsMeasuring *bs_measuring_new(BsMeasuringDone done, BsMeasuringProgress progress, gpointer data);
/* Stops; nothing is told any more. Accepts NULL. */
void bs_measuring_free(BsMeasuring *measuring);
/* Begins, with runs by their names and the texts of their pipelines (NULL-terminated, copied), of
   one function or, NULL, of all. What was begun before is stopped. */
void bs_measuring_start(BsMeasuring *measuring, BsSession *session, const char *const *names,
                        const char *const *pipelines, const char *function);
void bs_measuring_stop(BsMeasuring *measuring);
gboolean bs_measuring_is_working(BsMeasuring *measuring);
