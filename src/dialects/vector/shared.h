// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the vector dialect tells other dialects.
#pragma once

#include "ir/diag.h"
#include "ir/op.h"
#include "ir/opdef.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

/* Pattern of arith.addf and arith.addi: what is added to a product becomes what it begins with. */
gboolean bs_vector_add_to_contract(BsBuilder *builder, BsOp *op);
