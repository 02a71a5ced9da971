// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// JSON, written as it comes: a line for each member, indented by two spaces. Nothing of it is kept,
// as traces are long.
#pragma once

#include <glib.h>

typedef struct BsJsonText {
    GString *out; // borrowed
    guint depth;
    gboolean open; // nothing stands yet in the object or array that was begun last
} BsJsonText;

/* `name`: of the member of an object that it is; NULL in arrays and for the outermost one.
   `opening`: "{" or "[". */
void bs_json_begin(BsJsonText *json, const char *name, const char *opening);

/* `closing`: "}" or "]". */
void bs_json_end(BsJsonText *json, const char *closing);

/* Members of the object that is open. Texts are UTF-8. */
void bs_json_put_string(BsJsonText *json, const char *name, const char *text);
void bs_json_put_number(BsJsonText *json, const char *name, gint64 number);
void bs_json_put_flag(BsJsonText *json, const char *name, gboolean flag);
