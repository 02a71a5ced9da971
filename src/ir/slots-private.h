// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists that operand slots and successor slots form, newest first. A slot that leaves its list
// keeps its own links ("dancing links", Knuth): changes are undone in the opposite order, so the
// neighbours are then what they were and every slot returns to its exact place.
#pragma once

#include "ir/op.h"

/* A slot of `owner` that holds `value`, and is in no list yet. */
void bs_use_init(BsUse *use, const BsOp *owner, const BsValue *value);
/* The next newer use of the value, or NULL. */
BsUse *bs_use_prev(const BsUse *use);
/* The slot becomes the newest use of its value. */
void bs_use_link(BsUse *use);
/* The slot leaves the list. */
void bs_use_unlink(BsUse *use);
/* The slot, which was the last to leave, returns to where it was. */
void bs_use_relink(BsUse *use);

/* The same for a successor slot, which may name no block. */
void bs_successor_init(BsSuccessor *successor, const BsOp *owner, const BsBlock *block);
BsSuccessor *bs_successor_prev(const BsSuccessor *successor);
void bs_successor_link(BsSuccessor *successor);
void bs_successor_unlink(BsSuccessor *successor);
void bs_successor_relink(BsSuccessor *successor);
