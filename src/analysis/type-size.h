// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How much memory a value of a type takes where no data layout says otherwise (upstream's
// getDefaultTypeSizeInBits in mlir/lib/Interfaces/DataLayoutInterfaces.cpp): an index has 64 bits,
// the imaginary part of a complex number is aligned, and a vector's last dimension is rounded up to
// a power of two.
#pragma once

#include "ir/type.h"

/* The size into `*bits`. FALSE when nothing is known: of a memref, a scalable vector, a vector
   without dimensions. */
gboolean bs_type_size_in_bits(const BsType *type, guint64 *bits);
