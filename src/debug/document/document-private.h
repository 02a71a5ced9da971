// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a document is made of, for the files of this folder.
#pragma once

#include "debug/document/document.h"
#include "debug/document/timeline-private.h"
#include "syntax/spelling.h"

struct BsDocument {
    char *name, *made_by, *mlir_opt;
    GBytes *kept_text;         // with what leads it and the padding; recipes have it, too
    BsDocumentOptions options; // without what was borrowed
    BsSource source;
    BsLines lines;
    char *pipeline;
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
    BsTimeline *timeline;
    BsOutcome outcome;
    GArray *stages; // of BsStage
    guint32 cursor, generation;
    BsNaming naming;
    guint32 n_source_values; // values with smaller numbers are of the source

    // of the whole run
    guint32 *created_begin; // event -> first index in `created`; n_events + 2 entries
    BsOp **created;
    BsSpelling *spelling; // of the source; NULL until asked for, unless `options` say so
    GPtrArray *functions; // NULL until asked for, and when the run made, moved or erased one
    gboolean functions_asked;

    GArray *kept, *kept_here; // see kept.h; NULL: nothing
};

/* Frees what modules kept for the cursor's position, or all that they kept. */
void bs_kept_free(GArray *kept);

/* Whether the program, which stands after event `state`, may be printed in custom form. */
gboolean bs_document_is_printable(const BsDocument *document, guint32 state);

/* The text that the input was read from, and its length: what was loaded, or of a dump the part
   with the whole program that it begins with; NULL: there is none. */
const char *bs_document_input_text(const BsDocument *document, gsize *len);
