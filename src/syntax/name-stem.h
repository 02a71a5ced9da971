// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is sure of a value's name without naming all that stands before it: everything but the
// numbers.
#pragma once

#include "ir/ir.h"

// Stands for what is not known of a name: nothing, or some of the characters of BS_NAME_NUMBERS.
#define BS_NAME_HOLE "\x01"
#define BS_NAME_NUMBERS "0123456789_#"

/* Appends the name that the value's op or region, as they are, give it in custom form, with a hole
   where numbers may stand: "%alloc", hole; "%", hole; of one of several results "%", hole, "#",
   hole. */
void bs_name_put_stem(GString *out, const BsValue *value);
