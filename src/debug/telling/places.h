// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How people call places: "the body of the for at line 12", "case 2 of the index_switch at line 9".
#pragma once

#include "debug/document/document.h"

/* Whether a block is called by its region alone: it is the only one in it, and no function's. */
gboolean bs_place_is_region(const BsBlock *block);

/* Appends what people call a region of an op that is no function, as the program stands: by the
   part of the op that it is, and the line of the source where the op is (of one that a pass made:
   "made for line 12"); brief: "the body". */
void bs_place_put_region(BsDocument *document, const BsRegion *region, gboolean brief,
                         GString *out);

/* Appends " at line 12": where an op of the source is; nothing of an op that has no line. */
void bs_place_put_line(const BsOp *op, GString *out);
/* " at line 12"; of an op that a pass made " made for line 12 by event 40", and " (1 of 2)" of two
   with its name. Nothing when it is neither. */
void bs_place_put_origin(BsDocument *document, const BsOp *op, GString *out);
