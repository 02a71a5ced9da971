// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beside picture and code of a run: what it is run with, the values of the step, and the heap.
#pragma once

#include "app/frame/heap-view.h"
#include "app/frame/run-memory.h"
#include "app/session/session-box.h"

#define BS_TYPE_RUN_PANE (bs_run_pane_get_type())
G_DECLARE_FINAL_TYPE(BsRunPane, bs_run_pane, BS, RUN_PANE, BsSessionBox)

BsHeapView *bs_run_pane_heap(BsRunPane *pane);
/* The input that was typed; "" where none was. Borrowed. */
const char *bs_run_pane_args(BsRunPane *pane);
/* Writes it, as if it was typed. */
void bs_run_pane_set_args(BsRunPane *pane, const char *args);
/* Puts it below the heap, for as long as there is the pane: with room of its own, and where there
   is too little for both, as what one scrolls to. */
void bs_run_pane_add_memory(BsRunPane *pane, BsRunMemory *memory);
