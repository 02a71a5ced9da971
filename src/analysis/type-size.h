// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How much memory a value of a type takes (upstream's getDefaultTypeSizeInBits in
// mlir/lib/Interfaces/DataLayoutInterfaces.cpp): an index has 64 bits or what the data layouts of
// the modules around say, the imaginary part of a complex number is aligned, to what these say or
// to a power of two, and a vector's last dimension is rounded up to one.
#pragma once

#include "ir/op.h"

/* The size into `*bits`, where the op is. FALSE when nothing is known: of a memref, a scalable
   vector, a vector without dimensions. */
gboolean bs_type_size_in_bits(const BsOp *op, const BsType *type, guint64 *bits);
