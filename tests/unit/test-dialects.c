// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the tables say is whole: every row has a syntax that compiles, fits its traits and
// interfaces; and what they say of effects, hints and control flow is upstream's for the ops that
// the passes ask about.
#include "analysis/verify.h"
#include "dialects/dialects.h"
#include "ir/builder.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/format.h"

#include <string.h>

// -- rows ---------------------------------------------------------------------------------------

typedef void (*RowCheck)(const BsOpDef *row);

static void
for_each_row_of(BsUpstream upstream, RowCheck check)
{
    BsContext *context = bs_context_new_for(bs_dialects, upstream);
    for (guint d = 0; bs_dialects[d]; d++) {
        for (guint i = 0; i < bs_dialects[d]->n_ops; i++) {
            if (bs_releases_have(bs_dialects[d]->ops[i].releases, upstream))
                check(bs_context_find_op(context, bs_dialects[d]->ops[i].name));
        }
    }
    bs_context_free(context);
}

static void
for_each_row(RowCheck check)
{
    for_each_row_of(BS_UPSTREAM_19, check);
    for_each_row_of(BS_UPSTREAM_22, check);
}

static void
check_syntax(const BsOpDef *row)
{
    g_autofree char *error = NULL;
    g_assert_true((row->parse == NULL) == (row->print == NULL));
    if (!row->format) {
        // Only the test dialect has ops without a form of their own, as upstream's has.
        g_assert_true(row->parse || g_str_has_prefix(row->name, "test."));
        return;
    }
    g_assert_null(row->parse);
    bs_format_compile(row, &error);
    g_assert_cmpstr(error, ==, NULL);
}

static void
test_syntax(void)
{
    for_each_row(check_syntax);
}

static void
check_interfaces(const BsOpDef *row)
{
    const gboolean terminator = (row->traits & BS_TRAIT_TERMINATOR) != 0;
    // Upstream's only op with successors that is no branch.
    const gboolean suspends = strcmp(row->name, "async.coro.suspend") == 0;
    g_assert_true(row->branch == (row->n_successors != 0 && !suspends));
    g_assert_true(!row->branch || (terminator && row->successor_operands));
    g_assert_true(!row->region_terminator || terminator);
    // A terminator of regions that does not forward everything says what it forwards.
    const gboolean all = (row->traits & BS_TRAIT_RETURN_LIKE) != 0;
    g_assert_true(!row->region_terminator || all == (row->terminator_operands == NULL));
    if (row->region_branch) {
        g_assert_cmpuint(row->n_regions, !=, 0);
        g_assert_nonnull(row->region_branch->successors);
        g_assert_nonnull(row->region_branch->entry_operands);
    }
    g_assert_true(!row->view_like || row->shape->n_operands > 0);
    g_assert_true((row->n_effects == 0) == (row->effects == NULL));
    g_assert_true(!(row->traits & BS_TRAIT_PURE) || (!row->n_effects && !row->effects_fn));
}

static void
test_interfaces(void)
{
    for_each_row(check_interfaces);
}

static void
check_patterns(const BsOpDef *row)
{
    for (guint32 i = 0; row->patterns && row->patterns[i].name; i++) {
        g_assert_nonnull(row->patterns[i].rewrite);
        g_assert_cmpuint(i, <, 64);
    }
}

static void
test_patterns(void)
{
    for_each_row(check_patterns);
}

// -- one program --------------------------------------------------------------------------------

typedef struct Program {
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
} Program;

static gboolean
program_init(Program *program, const char *text)
{
    const BsParseOptions options = {.allow_unregistered = TRUE};
    program->context = bs_context_new(bs_dialects);
    program->ir = bs_ir_new(program->context);
    bs_diags_init(&program->diags);
    return bs_parse(program->ir, text, strlen(text), &options, &program->diags) &&
           bs_verify(program->ir->root, &program->diags);
}

static void
program_clear(Program *program)
{
    bs_diags_clear(&program->diags);
    bs_ir_free(program->ir);
    bs_context_free(program->context);
}

typedef struct Search {
    const char *name;
    BsOp *found;
} Search;

static BsWalk
visit(BsOp *op, gpointer data)
{
    Search *search = data;
    if (!bs_op_is(op, search->name))
        return BS_WALK_ON;
    search->found = op;
    return BS_WALK_STOP;
}

static BsOp *
find_op(const Program *program, const char *name)
{
    Search search = {name, NULL};
    bs_op_walk_preorder(program->ir->root, visit, &search);
    g_assert_nonnull(search.found);
    return search.found;
}

static const char program_text[] =
    "func.func @f(%c: i1, %n: index, %m: memref<2xf32>, %d: memref<?xf32>) {\n"
    "  %a = memref.alloc() : memref<2xf32>\n"
    "  %s = memref.alloca() : memref<2xf32>\n"
    "  %k = bufferization.clone %a : memref<2xf32> to memref<2xf32>\n"
    "  %r = memref.realloc %d(%n) : memref<?xf32> to memref<?xf32>\n"
    "  %v = memref.load %m[%n] : memref<2xf32>\n"
    "  memref.store %v, %a[%n] : memref<2xf32>\n"
    "  %q = arith.divui %n, %n : index\n"
    "  %u = memref.dim %m, %n : memref<2xf32>\n"
    "  %b:4 = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, "
    "index\n"
    "  %o = bufferization.dealloc (%b#0 : memref<f32>) if (%c) retain (%m : memref<2xf32>)\n"
    "  %l = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (memref<2xf32>) {\n"
    "    scf.yield %x : memref<2xf32>\n"
    "  }\n"
    "  scf.if %c {\n"
    "    func.call @f(%c, %n, %m, %d) : (i1, index, memref<2xf32>, memref<?xf32>) -> ()\n"
    "  }\n"
    "  scf.while : () -> () {\n"
    "    scf.condition(%c)\n"
    "  } do {\n"
    "    scf.yield\n"
    "  }\n"
    "  scf.execute_region {\n"
    "    scf.yield\n"
    "  }\n"
    "  memref.copy %m, %a : memref<2xf32> to memref<2xf32>\n"
    "  cf.cond_br %c, ^bb1(%a : memref<2xf32>), ^bb1(%m : memref<2xf32>)\n"
    "^bb1(%e: memref<2xf32>):\n"
    "  return\n"
    "}\n";

// -- effects ------------------------------------------------------------------------------------

// `known`: the op has the interface. `effects`: letters of its effects in order (a f r w), an
// upper-case letter for those on the automatic resource.
static const struct {
    const char *op;
    gboolean known;
    const char *effects;
} effect_cases[] = {
    {"memref.alloc", TRUE, "a"},
    {"memref.alloca", TRUE, "A"},
    {"memref.realloc", TRUE, "fa"},
    {"memref.load", TRUE, "r"},
    {"memref.store", TRUE, "w"},
    {"memref.copy", TRUE, "rw"},
    {"memref.dim", TRUE, ""},
    {"memref.extract_strided_metadata", TRUE, ""},
    {"bufferization.clone", TRUE, "rwa"},
    {"bufferization.dealloc", FALSE, ""},
    {"arith.divui", TRUE, ""},
    {"func.call", FALSE, ""},
    {"func.return", TRUE, ""},
    {"scf.execute_region", FALSE, ""},
    {"scf.for", FALSE, ""},
    {"cf.cond_br", TRUE, ""},
};

static void
test_effects(void)
{
    Program program;
    g_assert_true(program_init(&program, program_text));
    for (gsize i = 0; i < G_N_ELEMENTS(effect_cases); i++) {
        BsEffects effects;
        bs_effects_init(&effects);
        gboolean known = bs_op_effects(find_op(&program, effect_cases[i].op), &effects);
        g_assert_true(known == effect_cases[i].known);
        g_autoptr(GString) letters = g_string_new(NULL);
        for (guint32 k = 0; k < effects.n; k++) {
            const char letter = "afrw"[effects.items[k].kind];
            const gboolean automatic = effects.items[k].resource == BS_RESOURCE_AUTOMATIC;
            g_string_append_c(letters, automatic ? g_ascii_toupper(letter) : letter);
        }
        g_assert_cmpstr(letters->str, ==, effect_cases[i].effects);
        bs_effects_clear(&effects);
    }
    program_clear(&program);
}

static void
test_effect_values(void)
{
    Program program;
    g_assert_true(program_init(&program, program_text));
    const BsOp *store = find_op(&program, "memref.store");
    BsEffects effects;
    bs_effects_init(&effects);
    bs_op_effects(store, &effects);
    g_assert_true(bs_effects_has(&effects, BS_EFFECT_WRITE, bs_op_operand(store, 1)));
    g_assert_false(bs_effects_has(&effects, BS_EFFECT_WRITE, bs_op_operand(store, 0)));
    bs_effects_clear(&effects);
    program_clear(&program);
}

// -- control flow -------------------------------------------------------------------------------

// Regions in order, by number; `p` is the parent.
static void
assert_successors(const BsOp *op, const BsRegion *from, const char *expected)
{
    BsRegion *to[8];
    guint32 n = op->def->region_branch->successors(op, from, to, 8);
    g_autoptr(GString) text = g_string_new(NULL);
    for (guint32 i = 0; i < n; i++) {
        if (to[i])
            g_string_append_printf(text, "%u", to[i]->index);
        else
            g_string_append_c(text, 'p');
    }
    g_assert_cmpstr(text->str, ==, expected);
}

static void
test_control_flow(void)
{
    Program program;
    g_assert_true(program_init(&program, program_text));
    const BsOp *loop = find_op(&program, "scf.for"), *choice = find_op(&program, "scf.if");
    const BsOp *test = find_op(&program, "scf.while"),
               *once = find_op(&program, "scf.execute_region");
    assert_successors(loop, NULL, "0p");
    assert_successors(loop, bs_op_region(loop, 0), "0p");
    assert_successors(choice, NULL, "0p"); // no else
    assert_successors(choice, bs_op_region(choice, 0), "p");
    assert_successors(test, NULL, "0");
    assert_successors(test, bs_op_region(test, 0), "p1");
    assert_successors(test, bs_op_region(test, 1), "0");
    assert_successors(once, NULL, "0");
    const BsRange entry = loop->def->region_branch->entry_operands(loop, bs_op_region(loop, 0));
    g_assert_cmpuint(entry.begin, ==, 3);
    g_assert_cmpuint(entry.n, ==, 1);
    const BsRange inputs = loop->def->region_branch->successor_inputs(loop, bs_op_region(loop, 0));
    g_assert_cmpuint(inputs.begin, ==, 1);
    const BsOp *branch = find_op(&program, "cf.cond_br");
    g_assert_cmpuint(bs_op_successor_operands(branch, 0).begin, ==, 1);
    g_assert_cmpuint(bs_op_successor_operands(branch, 1).begin, ==, 2);
    program_clear(&program);
}

// -- names --------------------------------------------------------------------------------------

static void
test_hints(void)
{
    Program program;
    char buffer[64];
    g_assert_true(program_init(&program, program_text));
    const BsOp *op = find_op(&program, "memref.extract_strided_metadata");
    static const char *const names[] = {"base_buffer", "offset", "sizes", "strides"};
    for (guint32 i = 0; i < 4; i++)
        g_assert_cmpstr(op->def->result_hint(op, i, buffer), ==, names[i]);
    g_assert_cmpstr(find_op(&program, "memref.realloc")->def->hint, ==, NULL);
    g_assert_cmpstr(find_op(&program, "memref.alloca")->def->hint, ==, "alloca");
    program_clear(&program);
}

static const struct {
    const char *value, *hint;
} constant_cases[] = {
    {"5 : index", "c5"},
    {"-5 : index", "c-5"},
    {"7 : i8", "c7_i8"},
    {"-1 : i32", "c-1_i32"},
    {"true", "true"},
    {"false", "false"},
    {"1.0 : f32", "cst"},
    {"dense<true> : tensor<2xi1>", "cst"},
    {"dense<1> : vector<2xi32>", "cst"},
};

static void
test_constant_hints(void)
{
    for (gsize i = 0; i < G_N_ELEMENTS(constant_cases); i++) {
        Program program;
        char buffer[64];
        g_autofree char *text = g_strconcat("%x = arith.constant ", constant_cases[i].value, NULL);
        g_assert_true(program_init(&program, text));
        const BsOp *op = find_op(&program, "arith.constant");
        g_assert_cmpstr(op->def->result_hint(op, 0, buffer), ==, constant_cases[i].hint);
        g_assert_nonnull(bs_op_constant(op));
        program_clear(&program);
    }
}

// -- constants made by folding ------------------------------------------------------------------

static void
test_materialize(void)
{
    Program program;
    g_assert_true(program_init(&program, program_text));
    BsBuilder builder;
    bs_builder_init(&builder, program.ir);
    const BsOp *at = find_op(&program, "memref.alloc");
    bs_builder_set_before(&builder, (BsOp *)(guintptr)at);
    const BsAttr *seven = bs_attr_index(program.context, 7);
    const BsOp *made = bs_dialect_memref.materialize(&builder, seven, seven->type, at);
    g_assert_true(bs_op_is(made, "arith.constant"));
    g_assert_true(bs_op_constant(made) == seven);
    g_assert_cmpuint(made->loc.line, ==, at->loc.line);
    g_assert_null(bs_dialect_arith.materialize(&builder, seven, bs_type_i1(program.context), at));
    g_assert_null(bs_dialect_scf.materialize);
    const BsType *type = bs_type_function(program.context, 0, NULL, 0, NULL);
    made = bs_dialect_func.materialize(&builder, bs_attr_symbol(program.context, "g"), type, at);
    g_assert_true(bs_op_is(made, "func.constant"));
    g_assert_null(bs_dialect_func.materialize(&builder, seven, seven->type, at));
    program_clear(&program);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/dialects/syntax", test_syntax);
    g_test_add_func("/dialects/interfaces", test_interfaces);
    g_test_add_func("/dialects/patterns", test_patterns);
    g_test_add_func("/dialects/effects", test_effects);
    g_test_add_func("/dialects/effect-values", test_effect_values);
    g_test_add_func("/dialects/control-flow", test_control_flow);
    g_test_add_func("/dialects/hints", test_hints);
    g_test_add_func("/dialects/constant-hints", test_constant_hints);
    g_test_add_func("/dialects/materialize", test_materialize);
    return g_test_run();
}
