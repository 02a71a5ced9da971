// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line with which another program shows the same stage.
#pragma once

#include "debug/document/document.h"

/* The passes that have run after `stage`, of nested pipelines those on the function of that stage.
   Free with bs_pipeline_free(); NULL: that cannot be told. */
BsPipeline *bs_document_pipeline_up_to(BsDocument *document, guint32 stage);
/* The line whose output is the program after `stage` (0: as it was read), quoted for a
   shell. Of nested pipelines, which mlir-opt runs function by function, it names those passes that
   have run on the function of that stage; it runs them on all functions. What no mlir-opt has
   is run by bufscope-opt, before or behind one, and a comment at the end names it. Stages that do
   not exist count as the last one. Free with g_free(). */
char *bs_document_command(BsDocument *document, guint32 stage);
