// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of texts that are not saved, in the user's state folder, for when the program ends without
// being asked to: each is a text and, beside it, what it is of. Who has written one holds a lock on
// it for as long as it runs.
#pragma once

#include <gio/gio.h>

typedef struct BsRecovery BsRecovery;

/* A copy that is to be written. NULL with `error`: there is no place for it. */
BsRecovery *bs_recovery_new(GError **error);
/* One that another program, which has ended, has written; NULL: there is none of that name, or its
   writer still runs. */
BsRecovery *bs_recovery_adopt(const char *id);
/* Lets go of it; what is written stays. NULL is nothing. */
void bs_recovery_free(BsRecovery *recovery);

/* Writes the text, on a worker; that of `file`, or of none (NULL), which is called `name`; `base`
   is what the file has as far as is known, or NULL. `done`, which gets `data`, is called in this
   thread, with g_task_propagate_boolean() as the result: FALSE with an error when it could not be
   written. The caller keeps `data` until then. */
void bs_recovery_write(BsRecovery *recovery, GFile *file, const char *name, GBytes *base,
                       GBytes *text, GAsyncReadyCallback done, gpointer data);
/* The same, at once, and nobody hears whether it could. */
void bs_recovery_write_now(BsRecovery *recovery, GFile *file, const char *name, GBytes *base,
                           GBytes *text);
/* Takes it away: the text is saved, or not wanted. */
void bs_recovery_remove(BsRecovery *recovery);

/* The text of one that was adopted; NULL with an error. */
GBytes *bs_recovery_text(BsRecovery *recovery, GError **error);
/* Its file or NULL; what it is called. To be freed. */
GFile *bs_recovery_file(BsRecovery *recovery);
char *bs_recovery_name(BsRecovery *recovery);
/* Whether its file had these bytes when it was written. */
gboolean bs_recovery_is_based_on(BsRecovery *recovery, GBytes *bytes);

/* Of those whose writers have ended; of char *. Free with g_ptr_array_unref(). */
GPtrArray *bs_recovery_find(void);
