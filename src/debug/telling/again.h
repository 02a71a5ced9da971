// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a stage says twice of the same thing: passes try again what they tried before.
#pragma once

#include "debug/document/document.h"

/* How many events before it, of its stage, say the same of the same things: kind, rule, op, block,
   values. 0 of kinds that are no attempts. The first call of a stage walks over its events. */
guint32 bs_document_said_before(BsDocument *document, guint32 number);
