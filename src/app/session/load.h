// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a session loads: a file or a text, read and run on a worker.
#pragma once

#include "debug/document/import.h"
#include "debug/marks/lesson.h"

typedef struct BsLoad {
    GFile *file;    // or NULL
    char **program; // whose dump it is, with its arguments: it is run; or NULL
    char *folder;   // that it runs in
    char *command;  // how it was run, when it was
    char *name;     // for titles and messages
    GBytes *text;   // as it is in the file; read from it when NULL
    BsUpstream upstream;
    BsNaming naming; // lessons have the printed names, which they speak of
    char *pipeline;  // in the words of debug/document/pipeline-words.h; NULL: what the program asks
                     // for
    char *asked;     // the words that it asks with, or NULL: none that there is
    BsImport import; // what an mlir-opt does to it first ...
    char *mlir_opt;  // ... and passes that it does, which one; NULL: what is found
    char *effects;   // an effects sheet for all programs; NULL: none
    BsSheet *sheet;  // that, and the one beside the file
    char *sheet_wrong; // what is wrong with them, or NULL
    gboolean revises;  // what is open: it is another text of the same program
    BsLesson *lesson;  // that it turned out to be, or NULL
    BsImport advice;   // what would help, or NOTHING
} BsLoad;

/* A file; a text; what a program with these arguments, run in that folder, prints of its passes.
   Free with bs_load_free(). */
BsLoad *bs_load_new(GFile *file);
BsLoad *bs_load_new_text(const char *name, GBytes *text);
BsLoad *bs_load_new_program(char **argv, const char *folder);
/* Also for what a thread was given; NULL is nothing. */
void bs_load_free(gpointer load);

/* Reads, imports, parses, runs. NULL with an error: it could not be read or imported, was
   cancelled, or is a lesson that is broken. Errors in a program are the document's. */
BsDocument *bs_load_run(BsLoad *load, GCancellable *cancellable, GError **error);
