// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing a text over a file, on a worker: only over what is expected there.
#pragma once

#include <gio/gio.h>

#define BS_WRITE_ERROR (bs_write_error_quark())
GQuark bs_write_error_quark(void);

typedef enum BsWriteError {
    BS_WRITE_CHANGED,   // something else is there
    BS_WRITE_READ_ONLY, // it may not be written
} BsWriteError;

/* Writes a text where `expected` is (NULL: nothing), or nothing any more; `over`: whatever is
   there. */
void bs_write(GFile *file, GBytes *text, GBytes *expected, gboolean over, GAsyncReadyCallback done,
              gpointer data);
/* FALSE with one of the errors above or GIO's: nothing was written. `*file` and `*text`, borrowed
   from the result, are what was to be written. */
gboolean bs_write_finish(GAsyncResult *result, GFile **file, GBytes **text, GError **error);
