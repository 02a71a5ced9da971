// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asks where something of the program is to be saved.
#pragma once

#include "app/frame/host.h"

typedef void (*BsSaveAs)(gpointer part, gconstpointer what, const char *path);

/* Opens the dialog for a file, or for a folder where `extension` is NULL. `then` is called with the
   part, `what` and the path, when one was chosen and the part is still there. `place` is that of
   the program, in the name that is suggested: program-function-place.extension. */
void bs_save_as(const BsHost *host, const char *title, const char *extension, const char *place,
                BsSaveAs then, gpointer part, gconstpointer what);

/* Whether something made of the program may be written to that path. FALSE, and it is said: the
   source that is open is there, by whatever name. */
gboolean bs_save_spares_source(const BsHost *host, const char *path);
