// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hlo-deallocate refuses: for the pass, and for the list of all that it would refuse.
#pragma once

#include "passes/run/refusals.h"

typedef enum BsHloRule {
    BS_HLO_RULE_NO_BODY,
    BS_HLO_RULE_FUNCTION_BLOCKS,
    BS_HLO_RULE_OTHER_BRANCH,
    BS_HLO_RULE_UNKNOWN_REGION,
    BS_HLO_RULE_NO_INDICATOR,
    BS_HLO_RULE_LOOP_CAPTURE,
    BS_HLO_RULE_NO_ELSE,
    BS_HLO_RULE_NOT_YIELDED,
    BS_HLO_RULE_FREED_TWICE,
    BS_HLO_RULE_INVALID_REALLOC,
} BsHloRule;

/* What is said of it. */
const BsRefusalRule *bs_hlo_rule(BsHloRule rule);
/* Whether a function breaks a rule that it takes no look at buffers to see; which one goes to
   `rule`. */
gboolean bs_hlo_function_breaks(const BsOp *function, BsHloRule *rule);
/* Whether one of its results is a memref. */
gboolean bs_hlo_returns_memrefs(const BsOp *function);
