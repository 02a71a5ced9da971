// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of values and blocks of a large op, one by one, while it changes: the printer's, without
// naming all that is in it each time.
#pragma once

#include "syntax/printer.h"

typedef struct BsNameRuns BsNameRuns;

/* Whether names in the op can be found so: it has one region and no results. */
static inline gboolean
bs_name_runs_may_be_of(const BsOp *scope)
{
    return scope->n_regions == 1 && scope->n_results == 0;
}

/* Nothing is named yet. `scope` is such an op; free with bs_name_runs_free(). */
BsNameRuns *bs_name_runs_new(const BsOp *scope);
void bs_name_runs_free(BsNameRuns *runs);

/* Since names were asked for last, the op was made, moved, modified or taken away. */
void bs_name_runs_touch(BsNameRuns *runs, BsOp *op);
/* More has changed than ops, or many: what is known is forgotten. */
void bs_name_runs_forget(BsNameRuns *runs);

/* The name, as bs_names_value() and bs_names_block() have it when the scope is named as it stands
   now. NULL: it is not in the scope. The text stays as long as the runs do. */
const char *bs_name_runs_value(BsNameRuns *runs, const BsValue *value);
const char *bs_name_runs_block(BsNameRuns *runs, const BsBlock *block);
/* Names among which are those that the first line of the op's text has. They are good until other
   names are asked for; borrowed. */
const BsNames *bs_name_runs_of_line(BsNameRuns *runs, const BsOp *op);
