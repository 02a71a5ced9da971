// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the named ops of linalg compute: their regions, which are not written in custom form
// (RegionBuilderHelper in mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/linalg/linalg-private.h"

#include "ir/builder.h"
#include "ir/context.h"

#include <string.h>

typedef struct Body {
    BsParser *parser;
    BsBuilder builder;
    BsLoc loc, start;     // of its ops; of what is read
    gboolean is_unsigned; // casts
} Body;

static BsValue *
apply(Body *body, const char *name, const BsType *type, BsValue *a, BsValue *b)
{
    return bs_builder_value(&body->builder, name, body->loc, type, a, b, NULL, NULL);
}

static gboolean
is_kind(const BsType *type, BsTypeKind kind)
{
    return type->kind == kind;
}

// The op that converts between two types, or NULL (upstream's convertScalarToDtype).
static const char *
find_cast(const Body *body, const BsType *from, const BsType *to)
{
    const gboolean wider = bs_type_bit_width(to) > bs_type_bit_width(from);
    if (is_kind(to, BS_TYPE_FLOAT)) {
        if (is_kind(from, BS_TYPE_INTEGER))
            return body->is_unsigned ? "arith.uitofp" : "arith.sitofp";
        if (is_kind(from, BS_TYPE_FLOAT) && bs_type_bit_width(to) != bs_type_bit_width(from))
            return wider ? "arith.extf" : "arith.truncf";
    }
    if (is_kind(to, BS_TYPE_INTEGER)) {
        if (is_kind(from, BS_TYPE_INDEX))
            return "arith.index_cast";
        if (is_kind(from, BS_TYPE_FLOAT))
            return body->is_unsigned ? "arith.fptoui" : "arith.fptosi";
        if (is_kind(from, BS_TYPE_INTEGER) && bs_type_bit_width(to) != bs_type_bit_width(from))
            return !wider ? "arith.trunci" : body->is_unsigned ? "arith.extui" : "arith.extsi";
    }
    return NULL;
}

static BsValue *
cast_to(Body *body, BsValue *value, const BsType *to)
{
    if (value->type == to)
        return value;
    const char *name = find_cast(body, value->type, to);
    if (name)
        return apply(body, name, to, value, NULL);
    g_autofree char *from = bs_type_to_string(value->type), *into = bs_type_to_string(to);
    bs_parser_warning(body->parser, body->loc, "could not cast operand of type '%s' to '%s'", from,
                      into);
    return value;
}

// What numbers may be; of two, both.
typedef enum Numbers { COMPLEX, FLOATS, BOOLEANS, INTEGERS, OTHERS } Numbers;

#define ON(numbers) (1u << (numbers))
#define ALL(op)        \
    {                  \
        op, op, op, op \
    }
#define UINT_ONLY (ON(COMPLEX) | ON(FLOATS) | ON(BOOLEANS))
#define OF_FLOATS(function, op)                                                    \
    {                                                                              \
        function, ALL(op), ON(COMPLEX) | ON(BOOLEANS) | ON(INTEGERS) | ON(OTHERS), \
            "unsupported non numeric type"                                         \
    }

// Functions of one number or two: the op by what they are. Until 19 upstream looks no further, and
// takes what is nothing else for integers, so that the verifier finds what does not fit; since 22
// it refuses some.
static const struct {
    const char *function, *of[OTHERS];
    guint refused;
    const char *words;
} functions[] = {
    {"add", {"complex.add", "arith.addf", "arith.ori", "arith.addi"}, 0, NULL},
    {"sub",
     {"complex.sub", "arith.subf", "arith.subi", "arith.subi"},
     ON(BOOLEANS),
     "unsupported operation: sub with bools"},
    {"mul", {"complex.mul", "arith.mulf", "arith.andi", "arith.muli"}, 0, NULL},
    {"div",
     {"complex.div", "arith.divf", "arith.divsi", "arith.divsi"},
     ON(BOOLEANS),
     "unsupported operation: div with bools"},
    {"div_unsigned", ALL("arith.divui"), UINT_ONLY,
     "unsupported operation: unsigned div not on uint"},
    {"max_signed", {"arith.maxsi", "arith.maximumf", "arith.maxsi", "arith.maxsi"}, 0, NULL},
    {"min_signed", {"arith.minsi", "arith.minimumf", "arith.minsi", "arith.minsi"}, 0, NULL},
    {"max_unsigned",
     {"arith.maxui", "arith.maximumf", "arith.maxui", "arith.maxui"},
     UINT_ONLY,
     "unsupported operation: unsigned max not on uint"},
    {"min_unsigned",
     {"arith.minui", "arith.minimumf", "arith.minui", "arith.minui"},
     UINT_ONLY,
     "unsupported operation: unsigned min not on uint"},
    {"powf", ALL("math.powf"), 0, NULL},
    OF_FLOATS("exp", "math.exp"),
    OF_FLOATS("log", "math.log"),
    OF_FLOATS("abs", "math.absf"),
    OF_FLOATS("ceil", "math.ceil"),
    OF_FLOATS("floor", "math.floor"),
    OF_FLOATS("negf", "arith.negf"),
    OF_FLOATS("round", "math.round"),
    OF_FLOATS("sqrt", "math.sqrt"),
    OF_FLOATS("rsqrt", "math.rsqrt"),
    OF_FLOATS("square", "arith.mulf"),
    OF_FLOATS("tanh", "math.tanh"),
    OF_FLOATS("erf", "math.erf"),
    OF_FLOATS("reciprocal", "arith.divf"),
};

static Numbers
numbers_of(const BsType *type)
{
    if (type->kind == BS_TYPE_COMPLEX)
        return COMPLEX;
    if (type->kind == BS_TYPE_FLOAT)
        return FLOATS;
    if (type->kind != BS_TYPE_INTEGER)
        return OTHERS;
    return bs_type_is_i1(type) ? BOOLEANS : INTEGERS;
}

static Numbers
numbers_of_both(const BsType *a, const BsType *b)
{
    const Numbers first = numbers_of(a), second = numbers_of(b);
    if (first == second)
        return first;
    const guint both = ON(first) | ON(second);
    return both == (ON(BOOLEANS) | ON(INTEGERS)) ? INTEGERS : OTHERS;
}

// What 22 refuses: FALSE, and an error where the op's text begins.
static gboolean
accepts(const Body *body, guint function, Numbers numbers, const BsValue *a, const BsValue *b)
{
    if (bs_context_upstream(body->builder.ir->context) < BS_UPSTREAM_22)
        return TRUE;
    if (ON(numbers) & functions[function].refused)
        return bs_parser_error(body->parser, body->start, "%s", functions[function].words);
    if (numbers != OTHERS)
        return TRUE;
    g_autofree char *first = bs_type_to_string(a->type), *second = bs_type_to_string(b->type);
    return bs_parser_error(body->parser, body->start,
                           "Cannot build binary Linalg operation: expects allComplex, "
                           "allFloatingPoint, or allInteger, got '%s' and '%s'",
                           first, second);
}

static guint
find_function(const char *function)
{
    guint i = 0;
    while (i < G_N_ELEMENTS(functions) && strcmp(functions[i].function, function) != 0)
        i++;
    return i;
}

// Upstream's getOneAttr(), or NULL.
static const BsAttr *
make_one(BsContext *context, const BsType *type)
{
    if (type->kind == BS_TYPE_FLOAT)
        return bs_attr_float(context, type, 1.0);
    if (type->kind == BS_TYPE_INTEGER || type->kind == BS_TYPE_INDEX)
        return bs_attr_integer(context, type, 1);
    if (type->kind != BS_TYPE_VECTOR || bs_type_bit_width(type->shaped.element) > 64)
        return NULL;
    const BsAttr *one = make_one(context, type->shaped.element);
    const guint64 bits = !one                         ? 0
                         : one->kind == BS_ATTR_FLOAT ? one->floating.bits
                                                      : (guint64)one->integer;
    return one ? bs_attr_dense(context, type, 1, &bits, TRUE) : NULL;
}

static BsValue *
divide_one(Body *body, const char *name, BsValue *value)
{
    const BsAttr *one = make_one(body->builder.ir->context, value->type);
    if (!one) { // upstream crashes until 19
        g_autofree char *type = bs_type_to_string(value->type);
        bs_parser_error(body->parser, body->start, "no reciprocal of '%s' is known", type);
        return NULL;
    }
    return apply(body, name, value->type, bs_builder_constant(&body->builder, body->loc, one),
                 value);
}

static BsValue *
call(Body *body, const char *function, BsValue *a, BsValue *b)
{
    const Numbers numbers = b ? numbers_of_both(a->type, b->type) : numbers_of(a->type);
    const guint i = find_function(function);
    if (i == G_N_ELEMENTS(functions)) {
        bs_parser_error(body->parser, bs_parser_name_loc(body->parser),
                        "'%s' is not the name of a function", function);
        return NULL;
    }
    if (!accepts(body, i, numbers, a, b))
        return NULL;
    const char *name = functions[i].of[MIN(numbers, INTEGERS)];
    if (!strcmp(function, "reciprocal"))
        return divide_one(body, name, a);
    return apply(body, name, a->type, a, !strcmp(function, "square") ? a : b);
}

// The keyword of an attribute like `#linalg.unary_fn<log>`, or `otherwise`; written to `buffer`.
static const char *
find_keyword(const BsAttrs *attrs, const char *name, const char *otherwise, char buffer[32])
{
    for (guint i = 0; i < attrs->len; i++) {
        const BsAttr *value = attrs->data[i].value;
        const char *open = value->kind == BS_ATTR_OPAQUE ? strchr(value->string.text, '<') : NULL;
        if (strcmp(attrs->data[i].name, name) != 0 || !open)
            continue;
        g_strlcpy(buffer, open + 1, 32);
        if (strchr(buffer, '>'))
            *strchr(buffer, '>') = '\0';
        return buffer;
    }
    return otherwise;
}

// Until 19, upstream's description of this op converts the second input only; and it has no `cast`.
static gboolean
reduces_batch(const BsLinalgNamed *named)
{
    return !strcmp(named->name, "batch_reduce_matmul");
}

static gboolean
converts_first(const Body *body, const BsLinalgNamed *named)
{
    return !reduces_batch(named) ||
           bs_context_upstream(body->builder.ir->context) >= BS_UPSTREAM_22;
}

// Since 22 linalg.fill has the type of what it fills.
static gboolean
copies_with_cast(const Body *body, const BsLinalgNamed *named)
{
    return named->kernel == BS_LINALG_COPY &&
           (strcmp(named->name, "fill") != 0 ||
            bs_context_upstream(body->builder.ir->context) < BS_UPSTREAM_22);
}

static BsValue *
without_zero(Body *body, BsValue *input, BsValue *zero, const BsType *type)
{
    input = cast_to(body, input, type);
    zero = cast_to(body, zero, type);
    return input && zero ? call(body, "sub", input, zero) : NULL;
}

static BsValue *
compute_quantized(Body *body, BsValue *const *args)
{
    BsValue *out = args[4];
    BsValue *a = without_zero(body, args[0], args[2], out->type);
    BsValue *b = a ? without_zero(body, args[1], args[3], out->type) : NULL;
    BsValue *product = b ? call(body, "mul", a, b) : NULL;
    return product ? call(body, "add", out, product) : NULL;
}

static BsValue *
compute(Body *body, const BsLinalgNamed *named, const char *function, BsValue *const *args)
{
    BsValue *out = args[named->n_inputs];
    BsValue *in[3] = {NULL};
    if (named->kernel == BS_LINALG_QUANTIZED)
        return compute_quantized(body, args);
    for (guint32 i = 0; i < named->n_inputs; i++)
        in[i] = args[i];
    // Ops on each element have no types to convert between, but for those with a `cast`.
    const gboolean casts =
        named->maps || copies_with_cast(body, named) || g_str_has_prefix(named->name, "elemwise_");
    if (named->kernel == BS_LINALG_SELECT) // the type is inferred from the last operand
        return bs_builder_value(&body->builder, "arith.select", body->loc, in[2]->type, in[0],
                                in[1], in[2], NULL);
    if (casts && converts_first(body, named))
        in[0] = cast_to(body, in[0], out->type);
    if (named->kernel == BS_LINALG_COPY)
        return in[0];
    if (named->kernel == BS_LINALG_POOL)
        return call(body, function, out, in[0]);
    if (named->kernel == BS_LINALG_UNARY)
        return call(body, function, in[0], NULL);
    if (casts)
        in[1] = cast_to(body, in[1], out->type);
    if (named->kernel == BS_LINALG_BINARY)
        return call(body, function, in[0], in[1]);
    BsValue *product = call(body, "mul", in[0], in[1]);
    return product ? call(body, "add", out, product) : NULL;
}

gboolean
bs_linalg_build_body(BsParser *parser, const BsLinalgNamed *named, BsBlock *block,
                     const BsAttrs *attrs, BsLoc start)
{
    char cast[32], fun[32];
    Body body = {.parser = parser, .start = start}; // its ops have no location
    const gboolean pools_unsigned =
        named->kernel == BS_LINALG_POOL && g_str_has_suffix(named->function, "unsigned");
    body.is_unsigned =
        pools_unsigned ||
        (!reduces_batch(named) && !strcmp(find_keyword(attrs, "cast", "", cast), "cast_unsigned"));
    const char *function = named->function ? find_keyword(attrs, "fun", named->function, fun) : "";
    bs_builder_init(&body.builder, bs_parser_ir(parser));
    bs_builder_set_end(&body.builder, block);
    BsValue *result = compute(&body, named, function, block->args);
    if (!result)
        return FALSE;
    bs_builder_op(&body.builder, "linalg.yield", body.loc, 1, &result, 0, NULL, NULL, 0);
    return TRUE;
}
