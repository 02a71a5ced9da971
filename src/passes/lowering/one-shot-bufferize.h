// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors to buffers, by an mlir-opt that is installed.
#pragma once

#include <glib.h>

/* Sets the pass's options to what MLIR-HLO's users run it with: functions, too, whose memrefs have
   no layout; and loops may hand on what they allocate. */
void bs_one_shot_bufferize_for_hlo(gint64 *options);
