// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that Bufscope cannot work on as they are, made ready by an mlir-opt that is installed:
// other dialects are translated to the generic form of their ops, tensors to buffers. Nothing else
// needs one.
#pragma once

#include "debug/document/document.h"
#include "support/cancellable.h"

#include <glib.h>

typedef enum BsImport {
    BS_IMPORT_NOTHING,
    BS_IMPORT_GENERIC,    // every op in generic form
    BS_IMPORT_BUFFERIZED, // the same, after one-shot-bufferize with function boundaries
} BsImport;

/* "generic", "bufferized"; FALSE for other words. */
gboolean bs_import_parse(const char *word, BsImport *import);
const char *bs_import_word(BsImport import);

/* The mlir-opt to run: `chosen` (a path, or a name in PATH), or, when that is NULL or "", what is
   in PATH: mlir-opt of the release whose rules hold, mlir-opt, or the newest of mlir-opt-16 to
   mlir-opt-22. NULL with an error that names what was looked for, and what to install. Free with
   g_free(). */
char *bs_import_find(const char *chosen, BsUpstream upstream, GError **error);

/* What the program is run with, quoted for a shell: "mlir-opt-19 --mlir-print-op-generic". Free
   with g_free(). */
char *bs_import_command(const char *program, BsImport import);

/* The text as the program writes it. NULL with an error: it could not be started, took longer than
   20 seconds, wrote more than a file may have, or refused the text (then the error holds what it
   said). Meant for a worker. `name` is what its messages call the file. */
GBytes *bs_import_run(const char *program, BsImport import, const char *name, const char *text,
                      gsize len, GCancellable *cancellable, GError **error);

/* What would make the document one that there is something to see of: GENERIC when it could not be
   read and no op is merely misspelt, BUFFERIZED when it computes with tensors and no stage makes
   buffers of them, else NOTHING.
   Travels, and comes back. */
BsImport bs_import_advice(BsDocument *document);
