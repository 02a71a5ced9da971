// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes a libFuzzer dictionary: the words of the language, from the tables of ops, enums and
// passes. `dictionary ir`, `dictionary pipeline` or `dictionary sheet`.
#include "dialects/dialects.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "ir/shape.h"
#include "passes/run/pass.h"

#include <stdio.h>
#include <string.h>

static GHashTable *seen;

static void
put(const char *word, gsize len)
{
    if (len == 0)
        return;
    char *copy = g_strndup(word, len);
    if (!g_hash_table_add(seen, copy))
        return;
    putchar('"');
    for (const char *p = copy; *p; p++) {
        if (g_ascii_isprint(*p) && *p != '"' && *p != '\\')
            putchar(*p);
        else
            printf("\\x%02X", (guchar)*p);
    }
    puts("\"");
}

// The `literals` of an assembly format.
static void
put_literals(const char *format)
{
    const char *open, *close;
    for (; format && (open = strchr(format, '`')) && (close = strchr(open + 1, '`'));
         format = close + 1)
        put(open + 1, (gsize)(close - open - 1));
}

static void
put_attrs(const BsOpShape *shape)
{
    for (guint32 i = 0; i < shape->n_attrs; i++) {
        const BsEnum *kind = bs_enum_find(shape->attrs[i].constraint->name);
        put(shape->attrs[i].name, strlen(shape->attrs[i].name));
        if (kind && kind->prefix)
            put(kind->prefix, strlen(kind->prefix));
        for (guint k = 0; kind && kind->keywords[k]; k++)
            put(kind->keywords[k], strlen(kind->keywords[k]));
    }
}

static void
put_ops(void)
{
    BsContext *context = bs_context_new(bs_dialects);
    for (guint d = 0; bs_dialects[d]; d++) {
        for (guint32 i = 0; i < bs_dialects[d]->n_ops; i++) {
            const BsOpDef *def = bs_context_find_op(context, bs_dialects[d]->ops[i].name);
            if (!def) // of another release
                continue;
            put(def->name, strlen(def->name));
            put_literals(def->format);
            put_attrs(def->shape);
        }
    }
    bs_context_free(context);
}

// What belongs to no op: types, attributes, and pieces that are hard to guess.
static void
put_builtin(void)
{
    static const char *const words[] = {
        "memref<",
        "memref<*x",
        "tensor<",
        "vector<",
        "complex<",
        "tuple<",
        "index",
        "none",
        "strided<",
        "affine_map<",
        "affine_set<",
        "dense<",
        "dense_resource<",
        "sparse<",
        "array<",
        "opaque<",
        "loc(",
        "unknown",
        "fused[",
        "callsite(",
        "unit",
        "true",
        "false",
        "floordiv",
        "ceildiv",
        "mod",
        "offset: ",
        "?x",
        "[[",
        "<{",
        "}>",
        "-> ",
        "^bb1",
        "^bb0(%a: ",
        "%0",
        "%a#1",
        "%a:2 = ",
        "@f",
        "@f::@g",
        "#map",
        "!t",
        "{-#",
        "#-}",
        "// -----\n",
        "\\\\22",
        "0x7FC00000",
        "-1",
        "1.0e+1",
        "9223372036854775807",
        "18446744073709551616",
        " : i64",
        " : f32",
#define X(id, keyword, bits, exponent, significand, ...) keyword,
        BS_FLOAT_FORMATS(X)
#undef X
            "i1",
        "i8",
        "i32",
        "si8",
        "ui8",
        "i129",
    };
    for (guint i = 0; i < G_N_ELEMENTS(words); i++)
        put(words[i], strlen(words[i]));
}

static void
put_passes(void)
{
    for (guint i = 0; bs_passes[i]; i++) {
        put(bs_passes[i]->name, strlen(bs_passes[i]->name));
        for (guint32 k = 0; k < bs_passes[i]->n_options; k++) {
            const BsPassOption *option = &bs_passes[i]->options[k];
            char **choices = g_strsplit(option->choices ? option->choices : "true,-1", ",", -1);
            put(option->name, strlen(option->name));
            for (guint c = 0; choices[c]; c++)
                put(choices[c], strlen(choices[c]));
            g_strfreev(choices);
        }
    }
    static const char *const words[] = {"builtin.module(", "func.func(", "any(", "{}",
                                        "buffer-deallocation-pipeline"};
    for (guint i = 0; i < G_N_ELEMENTS(words); i++)
        put(words[i], strlen(words[i]));
}

static void
put_sheet_words(void)
{
    static const char *const words[] = {"my.a: ",
                                        "my.b: ",
                                        "my.c: ",
                                        "my.d: ",
                                        "pure",
                                        "reads ",
                                        "writes ",
                                        "frees ",
                                        "memory",
                                        "allocates ",
                                        "result 0",
                                        "operand ",
                                        "on stack",
                                        "is part of ",
                                        "regions ",
                                        "once",
                                        "loop",
                                        "repeat",
                                        "branch",
                                        " or ",
                                        " then ",
                                        "none",
                                        "to ",
                                        "enters with ",
                                        "arguments ",
                                        "yields ",
                                        "passes ",
                                        "effects of regions",
                                        "terminator",
                                        "isolated",
                                        "no terminator",
                                        "allocation scope",
                                        "allocation interface"};
    for (guint i = 0; i < G_N_ELEMENTS(words); i++)
        put(words[i], strlen(words[i]));
}

int
main(int argc, char **argv)
{
    seen = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    if (argc == 2 && strcmp(argv[1], "pipeline") == 0) {
        put_passes();
    } else if (argc == 2 && strcmp(argv[1], "sheet") == 0) {
        put_sheet_words();
    } else {
        put_builtin();
        put_ops();
    }
    g_hash_table_unref(seen);
    return 0;
}
