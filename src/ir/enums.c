// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/enums.h"

#include "ir/context.h"

#include <string.h>

// clang-format off
static const char *const cmpi_predicates[] = {
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", NULL,
};
static const char *const cmpf_predicates[] = {
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
    "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true", NULL,
};
static const char *const overflow_flags[] = { "none", "nsw", "nuw", NULL };
static const char *const fastmath_flags[] = {
    "none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", NULL,
};
static const char *const rounding_modes[] = {
    "to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away", NULL,
};
static const char *const atomic_kinds[] = {
    "addf", "addi", "assign", "maximumf", "maxs", "maxu", "minimumf", "mins", "minu",
    "mulf", "muli", "ori", "andi", "maxnumf", "minnumf", NULL,
};

static const char *const atomic_kinds_since_22[] = {
    "addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf",
    "mins", "minu", "mulf", "muli", "ori", "xori", NULL,
};

static const char *const vector_kinds[] = {
    "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf",
    "and", "or", "xor", "maximumf", "minimumf", NULL,
};
static const char *const vector_punctuations[] = {
    "no_punctuation", "newline", "comma", "open", "close", NULL,
};

static const char *const iterator_types[] = { "parallel", "reduction", NULL };
static const char *const unary_functions[] = {
    "exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square",
    "tanh", "erf", NULL,
};
static const char *const binary_functions[] = {
    "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned",
    "min_unsigned", "powf", NULL,
};
static const char *const elementwise_functions[] = {
    "exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square",
    "tanh", "erf", "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed",
    "max_unsigned", "min_unsigned", "powf", "select", NULL,
};
static const char *const ternary_functions[] = { "select", NULL };
static const char *const cast_functions[] = { "cast_signed", "cast_unsigned", NULL };
static const char *const address_spaces[] = { "global", "workgroup", "private", NULL };
static const char *const dimensions[] = { "x", "y", "z", NULL };
static const char *const shuffle_modes[] = { "xor", "up", "down", "idx", NULL };
static const char *const reductions[] = {
    "add", "mul", "minui", "minsi",    "minnumf",  "maxui", "maxsi", "maxnumf",
    "and", "or",  "xor",   "minimumf", "maximumf", NULL,
};
static const char *const mapping_ids[] = {
    "x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4",
    "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9", NULL,
};

// An attribute of that many words, of which it has one.
#define ONE_OF(constraint, cpp_name, attr_name, prefix, words, parameter) \
    { constraint, cpp_name, attr_name, 0, prefix, NULL, NULL, words, NULL, parameter }
// The same, `#gpu<dim x>`.
#define BARE(constraint, cpp_name, attr_name, prefix, mnemonic, words) \
    { constraint, cpp_name, attr_name, 0, prefix, mnemonic, NULL, words, NULL, NULL }

static const BsEnum enums[] = {
    { "cmpi-predicate", "::mlir::arith::CmpIPredicate", NULL, 64, NULL, NULL, NULL, cmpi_predicates, NULL },
    { "cmpf-predicate", "::mlir::arith::CmpFPredicate", NULL, 64, NULL, NULL, NULL, cmpf_predicates, NULL },
    { "rounding-mode", "::mlir::arith::RoundingMode", NULL, 32, NULL, NULL, NULL, rounding_modes, NULL },
    { "atomic-rmw-kind", "::mlir::arith::AtomicRMWKind", NULL, 64, NULL, NULL, NULL, atomic_kinds, NULL },
    { "atomic-rmw-kind-22", "::mlir::arith::AtomicRMWKind", NULL, 64, NULL, NULL, NULL, atomic_kinds_since_22, NULL },
    { "vector-kind", "::mlir::vector::CombiningKind", "Vector_CombiningKindAttr", 0,
      "#vector.kind", NULL, NULL, vector_kinds, NULL },
    { "vector-punctuation", "::mlir::vector::PrintPunctuation", "Vector_PrintPunctuation", 0,
      "#vector.punctuation", NULL, NULL, vector_punctuations, NULL },
    { "overflow", "::mlir::arith::IntegerOverflowFlags", "Arith_IntegerOverflowAttr", 0,
      "#arith.overflow", NULL, ", ", overflow_flags, NULL },
    { "fastmath", "::mlir::arith::FastMathFlags", "Arith_FastMathAttr", 0,
      "#arith.fastmath", NULL, ",", fastmath_flags, "fast" },
    ONE_OF("vector-iterator", "::mlir::vector::IteratorType", "Vector_IteratorTypeEnum",
           "#vector.iterator_type", iterator_types, NULL),
    ONE_OF("linalg-iterator", "::mlir::utils::IteratorType", "IteratorTypeEnum",
           "#linalg.iterator_type", iterator_types, NULL),
    ONE_OF("linalg-unary", "::mlir::linalg::UnaryFn", "UnaryFnAttr", "#linalg.unary_fn",
           unary_functions, NULL),
    ONE_OF("linalg-binary", "::mlir::linalg::BinaryFn", "BinaryFnAttr", "#linalg.binary_fn",
           binary_functions, NULL),
    ONE_OF("linalg-ternary", "::mlir::linalg::TernaryFn", "TernaryFnAttr", "#linalg.ternary_fn",
           ternary_functions, NULL),
    ONE_OF("linalg-elementwise", "::mlir::linalg::ElementwiseKind", "ElementwiseKindAttr",
           "#linalg.elementwise_kind", elementwise_functions, NULL),
    ONE_OF("linalg-cast", "::mlir::linalg::TypeFn", "TypeFnAttr", "#linalg.type_fn", cast_functions,
           NULL),
    ONE_OF("gpu-address-space", "::mlir::gpu::AddressSpace", "GPU_AddressSpaceAttr",
           "#gpu.address_space", address_spaces, NULL),
    ONE_OF("gpu-memory-space", "::mlir::gpu::AddressSpace", "GPUMemorySpaceMappingAttr",
           "#gpu.memory_space", address_spaces, "address_space"),
    ONE_OF("gpu-block", "::mlir::gpu::MappingId", "GPUBlockMappingAttr", "#gpu.block", mapping_ids,
           "block"),
    ONE_OF("gpu-thread", "::mlir::gpu::MappingId", "GPUThreadMappingAttr", "#gpu.thread",
           mapping_ids, "thread"),
    ONE_OF("gpu-warp", "::mlir::gpu::MappingId", "GPUWarpMappingAttr", "#gpu.warp", mapping_ids,
           "warp"),
    ONE_OF("gpu-warpgroup", "::mlir::gpu::MappingId", "GPUWarpgroupMappingAttr", "#gpu.warpgroup",
           mapping_ids, "warpgroup"),
    BARE("index-predicate", "::mlir::index::IndexCmpPredicate", "IndexCmpPredicateAttr", "#index",
         "cmp_predicate", cmpi_predicates),
    BARE("gpu-dim", "::mlir::gpu::Dimension", "GPU_DimensionAttr", "#gpu", "dim", dimensions),
    BARE("gpu-shuffle-mode", "::mlir::gpu::ShuffleMode", "GPU_ShuffleModeAttr", "#gpu", "shuffle_mode",
         shuffle_modes),
    BARE("gpu-all-reduce-op", "::mlir::gpu::AllReduceOperation", "GPU_AllReduceOperationAttr", "#gpu",
         "all_reduce_op", reductions),
};
// clang-format on

const BsEnum *
bs_enum_find(const char *constraint)
{
    for (gsize i = 0; i < G_N_ELEMENTS(enums); i++) {
        if (!strcmp(enums[i].constraint, constraint))
            return &enums[i];
    }
    return NULL;
}

const BsEnum *
bs_enum_atomic_kinds(BsUpstream upstream)
{
    return bs_enum_find(upstream < BS_UPSTREAM_22 ? "atomic-rmw-kind" : "atomic-rmw-kind-22");
}

static guint32
count_keywords(const BsEnum *kind)
{
    guint32 n = 0;
    while (kind->keywords[n])
        n++;
    return n;
}

static gint64
all_bits(const BsEnum *kind)
{
    gint64 bits = 0;
    for (guint32 i = 1; kind->keywords[i]; i++)
        bits = bits << 1 | 1;
    return bits;
}

gint64
bs_enum_value(const BsEnum *kind, const char *keyword, gsize len)
{
    if (kind->all && strlen(kind->all) == len && !memcmp(kind->all, keyword, len))
        return all_bits(kind);
    for (guint32 i = 0; kind->keywords[i]; i++) {
        if (strlen(kind->keywords[i]) != len || memcmp(kind->keywords[i], keyword, len) != 0)
            continue;
        if (!kind->separator)
            return i;
        return i ? (gint64)1 << (i - 1) : 0;
    }
    return -1;
}

static void
append_flags(const BsEnum *kind, gint64 value, GString *out)
{
    if (value == 0 || !kind->separator) {
        g_string_append(out, kind->keywords[value]);
        return;
    }
    if (kind->all && value == all_bits(kind)) {
        g_string_append(out, kind->all);
        return;
    }
    const char *separator = "";
    for (guint32 i = 1; kind->keywords[i]; i++) {
        if (!(value & ((gint64)1 << (i - 1))))
            continue;
        g_string_append(out, separator);
        g_string_append(out, kind->keywords[i]);
        separator = kind->separator;
    }
}

const BsAttr *
bs_enum_attr(BsContext *context, const BsEnum *kind, gint64 value)
{
    if (!kind->prefix)
        return bs_attr_integer(context, bs_type_integer(context, kind->width, BS_SIGNLESS), value);
    GString *text = g_string_new(kind->prefix);
    g_string_append_c(text, '<');
    if (kind->mnemonic)
        g_string_append_printf(text, "%s ", kind->mnemonic);
    append_flags(kind, value, text);
    g_string_append_c(text, '>');
    const BsAttr *attr = bs_attr_text(context, BS_ATTR_OPAQUE, text->str, text->len);
    g_string_free(text, TRUE);
    return attr;
}

// The value of `len` bytes of text: one keyword, or flags separated by commas; -1 when a word is
// unknown.
static gint64
value_of_text(const BsEnum *kind, const char *text, gsize len)
{
    const char *end = text + len;
    gint64 value = 0;
    for (;;) {
        const char *comma = kind->separator ? memchr(text, ',', (gsize)(end - text)) : NULL;
        const char *stop = comma ? comma : end;
        while (text < stop && g_ascii_isspace(*text))
            text++;
        const char *word_end = stop;
        while (word_end > text && g_ascii_isspace(word_end[-1]))
            word_end--;
        gint64 one = bs_enum_value(kind, text, (gsize)(word_end - text));
        if (one < 0)
            return -1;
        value |= one;
        if (!comma)
            return value;
        text = comma + 1;
    }
}

const BsAttr *
bs_enum_attr_from_text(BsContext *context, const BsEnum *kind, const char *text)
{
    gint64 value = value_of_text(kind, text, strlen(text));
    return value < 0 ? NULL : bs_enum_attr(context, kind, value);
}

gint64
bs_enum_attr_value(const BsEnum *kind, const BsAttr *attr)
{
    if (!attr)
        return -1;
    if (!kind->prefix) {
        gboolean fits = attr->kind == BS_ATTR_INTEGER &&
                        bs_type_is_integer(attr->type, kind->width) && attr->integer >= 0 &&
                        attr->integer < count_keywords(kind);
        return fits ? attr->integer : -1;
    }
    if (attr->kind != BS_ATTR_OPAQUE)
        return -1;
    const char *text = attr->string.text, *end = text + attr->string.len;
    gsize prefix = strlen(kind->prefix);
    if (attr->string.len < prefix + 2 || strncmp(text, kind->prefix, prefix) != 0 ||
        text[prefix] != '<' || end[-1] != '>')
        return -1;
    text += prefix + 1;
    if (kind->mnemonic) {
        if (!g_str_has_prefix(text, kind->mnemonic) || text[strlen(kind->mnemonic)] != ' ')
            return -1;
        text += strlen(kind->mnemonic);
    }
    return value_of_text(kind, text, (gsize)(end - 1 - text));
}

gboolean
bs_enum_attr_has(const char *name, const BsAttr *attr, const char *flag)
{
    const BsEnum *kind = bs_enum_find(name);
    const gint64 wanted = bs_enum_value(kind, flag, strlen(flag));
    return attr && (MAX(bs_enum_attr_value(kind, attr), 0) & wanted) == wanted;
}
