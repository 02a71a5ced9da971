// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// GIO's cancellable by its name alone: most of the engine hands it on, and a file that does no more
// is compiled without the rest of GIO, which is longer than all that the file includes besides.
#pragma once

typedef struct _GCancellable GCancellable;
