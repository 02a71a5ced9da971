// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a step of a run did, as a sentence to be shown: subject, what, why, in the names in sight.
#pragma once

#include "debug/verdict/heap-map.h"

/* Appends "%a is freed: buffer 2, which nobody frees again"; of the step 0 what the run begins
   with, of the last one how it ended. With the heap over the run (or NULL), which buffers are lost
   in this step and, of the last one, which leak. The document stands at the end of the stage. */
void bs_run_moment_tell(const BsRunRecord *record, BsDocument *document, const BsRunMoment *moment,
                        const BsHeapMap *map, GString *out);
