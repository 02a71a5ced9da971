// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the fuzz targets share. Each target has LLVMFuzzerTestOneInput() and is linked twice: with
// libFuzzer, which makes up inputs, and with replay.c, which runs it over files.
//
// A target says what must hold of any input whatever: fuzz_check() of something that does not ends
// the process, as the sanitizers do.
#pragma once

#include "analysis/verify.h"
#include "dialects/dialects.h"
#include "ir/ir.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const guint8 *data, gsize size);

typedef struct FuzzProgram {
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
    gboolean parsed;
    gboolean valid; // parsed and verified
} FuzzProgram;

void fuzz_program_init(FuzzProgram *program, const char *text, gsize len);
void fuzz_program_clear(FuzzProgram *program);
/* Free with g_string_free(). */
GString *fuzz_program_text(const FuzzProgram *program, gboolean generic);

#define fuzz_check(condition, ...)                         \
    do {                                                   \
        if (!(condition))                                  \
            fuzz_fail(__FILE__, __LINE__, "" __VA_ARGS__); \
    } while (0)
void fuzz_fail(const char *file, int line, const char *format, ...)
    G_GNUC_PRINTF(3, 4) G_GNUC_NORETURN;

/* Whether what was printed says less than the program did, as upstream's does: in custom form,
   operands whose types are only compatible share the one type that is printed; equal places of a
   sparse constant are printed as one; attributes of memref.dma_start are printed, but not read.
   `diag` is why the text could not be read back. */
gboolean fuzz_is_loss(const BsDiag *diag, const GString *text);

/* Fails, showing both, where the texts differ. `what` says what they are. */
void fuzz_check_same(const char *what, const char *before, const char *after);

/* A number that depends on all of the input, to choose by. */
guint32 fuzz_hash(const guint8 *data, gsize size);
