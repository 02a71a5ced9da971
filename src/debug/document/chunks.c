// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rule is that of mlir/lib/Support/ToolUtilities.cpp: the text is cut at every `// ---`; a cut
// is a separator when
// `--` and another byte follow. A cut right at the beginning is neither cut nor warned of.
#include "debug/document/chunks.h"

#include <string.h>

static const char prefix[] = "// ---", suffix[] = "--";

enum { PREFIX = sizeof prefix - 1, SUFFIX = sizeof suffix - 1 };

// Lines are counted on from the last place that was asked for, so that a file is walked once.
typedef struct Lines {
    const char *at, *line;
    guint32 number;
} Lines;

static void
count_to(Lines *lines, const char *to)
{
    for (; lines->at < to; lines->at++) {
        if (*lines->at == '\n') {
            lines->number++;
            lines->line = lines->at + 1;
        }
    }
}

static void
warn(const BsSource *file, Lines *lines, const char *at, GString *warnings)
{
    count_to(lines, at);
    BsDiag diag = {.severity = BS_WARNING,
                   .loc = {.line = lines->number, .column = at - lines->line + 1}};
    char text[] = "near miss with file split marker";
    diag.text = text;
    bs_diag_format(&diag, file, warnings);
}

static void
add_chunk(GArray *chunks, const BsSource *file, Lines *lines, const char *begin, const char *end)
{
    if (begin == end)
        return;
    count_to(lines, begin);
    BsSource chunk = {.name = file->name,
                      .text = begin,
                      .len = end - begin,
                      .split_line = lines->number,
                      .lead = begin - lines->line};
    g_array_append_val(chunks, chunk);
}

GArray *
bs_chunks_split(const char *name, const char *text, gsize len, GString *warnings)
{
    GArray *chunks = g_array_new(FALSE, TRUE, sizeof(BsSource));
    BsSource file = {.name = name, .text = text, .len = len};
    const char *end = text + len, *begin = text, *from = text;
    Lines chunk_lines = {text, text, 1}, warning_lines = {text, text, 1};
    const char *cut;
    while ((cut = memmem(from, end - from, prefix, PREFIX))) {
        const char *after = cut + PREFIX;
        from = after;
        if (cut == begin) {
            begin = after;
        } else if (end - after > SUFFIX && memcmp(after, suffix, SUFFIX) == 0) {
            add_chunk(chunks, &file, &chunk_lines, begin, cut);
            begin = after + SUFFIX;
        } else {
            warn(&file, &warning_lines, after, warnings);
        }
    }
    add_chunk(chunks, &file, &chunk_lines, begin, end);
    return chunks;
}
