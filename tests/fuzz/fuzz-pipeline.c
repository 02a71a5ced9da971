// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Any text as a pipeline: it is refused with a message, or what it parses to prints as text that
// parses to the same. (Pipelines are C strings: what follows a NUL is not looked at.)
#include "fuzz.h"
#include "passes/run/pass.h"

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    char *text = g_strndup((const char *)data, size);
    GError *error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse(text, &error);
    fuzz_check((pipeline != NULL) == (error == NULL), "an error and success, or neither");
    if (pipeline) {
        char *first = bs_pipeline_to_string(pipeline);
        BsPipeline *again = bs_pipeline_parse(first, &error);
        fuzz_check(again, "%s in what was printed: %s", error->message, first);
        char *second = bs_pipeline_to_string(again);
        fuzz_check_same("a pipeline", first, second);
        g_free(second);
        g_free(first);
        bs_pipeline_free(again);
    } else {
        fuzz_check(*error->message, "an error without a message");
    }
    bs_pipeline_free(pipeline);
    g_clear_error(&error);
    g_free(text);
    return 0;
}
