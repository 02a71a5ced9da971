// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the bufferization dialect tells other dialects.
#pragma once

#include "ir/opdef.h"

/* What the op from tensor to memref is called: to_memref, since 22 to_buffer. */
const char *bs_bufferization_to_buffer_name(const BsBuilder *builder);
