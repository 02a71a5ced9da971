// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A row of a table (app/tables/table.h): its cells, and what it stands for.
#pragma once

#include "app/session/session.h"
#include "debug/buffers/state.h"
#include "view/scene/look.h"

#include <gtk/gtk.h>

enum { BS_TABLE_COLUMNS = 12 };

#define BS_TYPE_TABLE_ROW (bs_table_row_get_type())
G_DECLARE_FINAL_TYPE(BsTableRow, bs_table_row, BS, TABLE_ROW, GObject)

struct _BsTableRow {
    GObject parent_instance;
    char *cells[BS_TABLE_COLUMNS]; // owned; NULL is empty
    // A giant function has tens of thousands of rows, of which a screenful is read: writes the
    // cells, but the sentence, when one is first asked for. NULL: they are written.
    void (*write)(BsTableRow *row, BsDocument *document);
    char **before; // owned: what cells that are not written yet said before, when nothing else of
                   // the row is new; or NULL
    BsCell cell;   // what ownership is written from
    gint look;     // a BsLook that colours the cell `look_column`, or -1
    guint look_column;
    guint code_column; // this cell is in a monospaced font, unless 0
    guint link_column; // in this cell and those behind it names and places are links, unless 0
    const BsOp *op;
    const BsValue *value;
    const BsBlock *block;
    BsSession *session; // whose op it is; NULL: the table's
    guint32 event;      // 0: none
    // What it stands for when that is at the end of a stage: `op_id` is looked for there, in that
    // function. NULL: it is not.
    char *function; // owned
    guint32 stage, op_id;
    const char *action; // that choosing it presses, static, with `target` (owned); NULL: none
    char *target;
    // Sentences take a journey each: this one is asked for when the row comes into sight.
    guint32 explained;    // the event whose sentence is cell `explain_column`; 0: none
    guint explain_column; // NULL until then
    const BsDocument *of; // whose event it is
};

BsTableRow *bs_table_row_new(void);
/* Whether it stands for an op, or a value that the op defines; FALSE for NULL. */
gboolean bs_table_row_is_of(const BsTableRow *row, const BsOp *op);
/* Has the cells written, with names at the cursor of the document, which is that of the row. FALSE:
   the row says what it said before. */
gboolean bs_table_row_write(BsTableRow *row, BsDocument *document);

gboolean bs_table_row_stands_for_the_same(const BsTableRow *a, const BsTableRow *b);
/* Makes it the row that another one is, which is not to be used any more then. Returns whether it
   says something else now; nobody knows that of cells that are not written yet. */
gboolean bs_table_row_take(BsTableRow *row, BsTableRow *from);
