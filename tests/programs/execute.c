// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes @main of a program, standard input, on the machine, and writes what runtime.c writes:
// what the functions show_... are given, and how many buffers were allocated, freed, and freed
// wrongly. Exit status 1 when it does not return, or something is used that must not be.
//
//     execute             @main
//     execute --faults    @main, and the faults, with their moments, as fence.c writes them
#include "dialects/dialects.h"
#include "ir/ir.h"
#include "sim/witness.h"
#include "syntax/parser.h"

#include <stdio.h>
#include <string.h>

static const BsLimits limits = {
    .steps = 100000000, .bytes = 1 << 30, .depth = 10000, .buffers = 1 << 24, .seconds = 60};

// Numbers as printf() has them.
static void
show(gpointer data, const BsOp *op, guint32 n, const BsStorage *const *storages,
     const guint64 *const *words)
{
    (void)data;
    const BsAttr *callee = bs_op_attr(op, "callee");
    const char *name = callee ? bs_attr_symbol_root(callee) : "";
    float number;
    if (n != 1 || storages[0]->kind != BS_STORAGE_NUMBERS || !g_str_has_prefix(name, "show_"))
        return;
    const guint32 low = (guint32)words[0][0];
    memcpy(&number, &low, sizeof number);
    if (g_str_has_suffix(name, "_f32"))
        printf("%.9g\n", (double)number);
    else if (g_str_has_suffix(name, "_char"))
        putchar((gint8)low);
    else
        printf("%" G_GINT64_FORMAT "\n", (gint64)words[0][0]);
}

static const BsOp *
find_main(const BsProgram *program)
{
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len; i++) {
        const BsAttr *name = bs_op_attr(functions->pdata[i], "sym_name");
        if (name && strcmp(name->string.text, "main") == 0)
            return functions->pdata[i];
    }
    return NULL;
}

static guint
count_wrong_frees(const BsMachine *machine)
{
    guint n, wrong = 0;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    for (guint i = 0; i < n; i++)
        wrong +=
            faults[i].kind >= BS_MACHINE_FREED_TWICE && faults[i].kind <= BS_MACHINE_FREED_PART;
    return wrong;
}

static void
write_counts(const BsMachine *machine, const BsHeap *heap)
{
    guint n;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    fprintf(stderr, "allocated %u freed %u wrong %u\n", heap->made, heap->freed,
            count_wrong_frees(machine));
    for (guint i = 0; i < n; i++)
        fprintf(stderr, "step %" G_GUINT64_FORMAT ", '%s': %s\n", faults[i].step,
                faults[i].op->def->name, bs_machine_fault_words(faults[i].kind));
}

// Of the buffers on the heap, the how manieth it is.
static guint
allocation_number(const BsHeap *heap, guint32 buffer)
{
    guint n = 0;
    if (!buffer || bs_heap_get(heap, buffer)->kind != BS_BUFFER_HEAP)
        return 0;
    for (guint32 i = 1; i <= buffer; i++)
        n += bs_heap_get(heap, i)->kind == BS_BUFFER_HEAP;
    return n;
}

// An op and its number, from outside to inside.
typedef struct Numbered {
    const BsOp *op;
    guint number, n;
} Numbered;

static BsWalk
number_op(BsOp *op, gpointer data)
{
    Numbered *numbered = data;
    if (op == numbered->op)
        numbered->number = numbered->n;
    numbered->n++;
    return BS_WALK_ON;
}

// The moments of a fault: when its buffer was made and freed, and when and by whom it was used when
// it was free, or, of a leak, used last.
static void
write_moments(const BsProgram *program, BsIr *ir, const BsMachineFault *fault,
              const BsBuffer *buffer)
{
    const BsWitness witness = {
        .fault = *fault, .made_step = buffer->made, .freed_step = buffer->freed};
    Numbered numbered = {.op = fault->op};
    guint64 at = fault->step;
    if (fault->kind == BS_MACHINE_LEAK) {
        const BsOp *function = find_main(program);
        g_autoptr(BsInput) input = bs_input_new(program, function);
        BsTrace trace;
        bs_witness_trace(program, function, input, &limits, &witness, &trace);
        numbered.op = trace.last.ops[trace.last.n - 1];
        at = trace.last.step;
    }
    bs_op_walk_preorder(ir->root, number_op, &numbered);
    fprintf(stderr,
            " made %" G_GUINT64_FORMAT " freed %" G_GUINT64_FORMAT " at %" G_GUINT64_FORMAT
            " by %u",
            buffer->made, buffer->freed, at, numbered.number);
}

static void
write_faults(const BsMachine *machine, const BsHeap *heap, const BsProgram *program, BsIr *ir)
{
    static const char *const words[BS_N_MACHINE_FAULTS] = {
        [BS_MACHINE_READ_FREED] = "read",
        [BS_MACHINE_WRITTEN_FREED] = "written",
        [BS_MACHINE_FREED_TWICE] = "freed twice",
        [BS_MACHINE_FREED_STACK] = "freed otherwise",
        [BS_MACHINE_FREED_GLOBAL] = "freed otherwise",
        [BS_MACHINE_LEAK] = "leak",
    };
    guint n;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    for (guint i = 0; i < n; i++) {
        const char *word = words[faults[i].kind];
        const guint number = allocation_number(heap, faults[i].buffer);
        fprintf(stderr, "%s %u", word ? word : bs_machine_fault_words(faults[i].kind), number);
        if (number)
            write_moments(program, ir, &faults[i], bs_heap_get(heap, faults[i].buffer));
        fputc('\n', stderr);
    }
    fprintf(stderr, "allocated %u\n", heap->made);
}

static int
execute(const BsProgram *program, BsIr *ir, gboolean as_fence)
{
    const BsOp *function = find_main(program);
    const char *why = NULL;
    if (!function)
        return 1;
    BsMachine *machine = bs_machine_new(program, function, &limits);
    bs_machine_watch(machine, show, NULL);
    bs_machine_run(machine, G_MAXUINT64);
    const BsHeap *heap = bs_machine_heap(machine);
    const BsEnding ending = bs_machine_ending(machine, &why);
    if (as_fence)
        write_faults(machine, heap, program, ir);
    else
        write_counts(machine, heap);
    if (why)
        fprintf(stderr, "%s\n", why);
    bs_machine_free(machine);
    return ending == BS_RETURNED ? 0 : 1;
}

int
main(int argc, char **argv)
{
    GString *text = g_string_new(NULL);
    char part[4096];
    for (gsize n; (n = fread(part, 1, sizeof part, stdin)) > 0;)
        g_string_append_len(text, part, (gssize)n);
    BsContext *context = bs_context_new_for(bs_dialects, BS_UPSTREAM_DEFAULT);
    BsIr *ir = bs_ir_new(context);
    BsDiags diags;
    bs_diags_init(&diags);
    int status = 1;
    if (bs_parse(ir, text->str, text->len, &(BsParseOptions){.allow_unregistered = TRUE}, &diags)) {
        BsProgram *program = bs_program_new(ir);
        status = execute(program, ir, argc > 1 && strcmp(argv[1], "--faults") == 0);
        bs_program_unref(program);
    } else {
        fprintf(stderr, "it does not parse\n");
    }
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    bs_context_free(context);
    g_string_free(text, TRUE);
    return status;
}
