// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An execution as JSON, for other tools: each step with values, buffers and holders. Its schema is
// data/bufscope-run.schema.json.
#pragma once

#include "debug/verdict/run-record.h"

/* Writes steps `first` to `last` (cut to the last one there is) as one JSON object into `out`.
   FALSE with an error when they are not there or too many, see bs_run_record_check_range(). Travels
   to the end of the record's stage and back. */
gboolean bs_run_record_write_json(BsRunRecord *record, BsDocument *document, guint64 first,
                                  guint64 last, GString *out, GError **error);
