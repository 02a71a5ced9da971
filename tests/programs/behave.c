// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What @f of programs does when it is executed on the machine, for tests that compare programs
// before and after passes. Programs stand in standard input, with lines `// -----` between them.
//
//     behave STEPS FILL INPUT...
//
// FILL is what bytes are that nobody wrote (0 to 255): what is printed otherwise with another one
// depends on them. An input is `0,1,4` or `=0,1,4`: numbers for the arguments that are none of
// memory, in order; with `=` arguments of one type are one buffer, but those that are restrict or
// belong to XLA. Memory of the caller has elements 1000, 1001, ... of argument 0, 2000, ... of
// argument 1, four of them; the others nobody wrote. Dynamic sizes are 4.
//
// For each program and input one line of JSON: `ending` is "", "endless", or what is wrong first;
// `printed` what functions without a body were given, then what is in the first four elements of
// results and arguments, null: nobody wrote it; `leaks` what is on the heap then and no indicator
// of the results frees; `returned` how many of these a result is in; `allocated`. Or `unknown`: why
// it can't be executed.
#include "dialects/dialects.h"
#include "ir/ir.h"
#include "sim/machine.h"
#include "syntax/parser.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 4 };

typedef struct Run {
    BsMachine *machine;
    const BsOp *function;
    GString *printed;
} Run;

// -- what is seen --------------------------------------------------------------------------------

static void
begin_part(GString *out)
{
    g_string_append(out, out->len ? ", [" : "[");
}

static void
put(GString *out, gboolean known, guint64 word)
{
    if (!g_str_has_suffix(out->str, "["))
        g_string_append(out, ", ");
    if (known)
        g_string_append_printf(out, "%" G_GUINT64_FORMAT, word);
    else
        g_string_append(out, "null");
}

static void
see_call(gpointer data, const BsOp *op, guint32 n, const BsStorage *const *storages,
         const guint64 *const *words)
{
    Run *run = data;
    (void)op;
    begin_part(run->printed);
    for (guint32 i = 0; i < n; i++) {
        if (storages[i]->kind == BS_STORAGE_NUMBERS)
            put(run->printed, TRUE, words[i][0]);
    }
    g_string_append_c(run->printed, ']');
}

static gint64
place_of(const BsView *view, gint64 number)
{
    gint64 element = view->offset;
    for (guint32 i = view->rank; i-- > 0; number /= MAX(view->sizes[i], 1))
        element += number % MAX(view->sizes[i], 1) * view->strides[i];
    return element;
}

static void
see_memory(Run *run, const BsStorage *storage, const guint64 *words)
{
    const BsHeap *heap = bs_machine_heap(run->machine);
    const BsView view = bs_view_of(storage, words);
    const gint64 each = bs_storage_element_bytes(storage->element);
    if (!view.buffer || bs_heap_get(heap, view.buffer)->is_free ||
        storage->element->kind != BS_STORAGE_NUMBERS || storage->element->n != 1)
        return;
    begin_part(run->printed);
    for (gint64 i = 0; i < MIN(bs_view_n_elements(&view), SHOWN); i++) {
        guint64 word = 0;
        const gint64 at = place_of(&view, i) * each;
        const gboolean inside = at >= 0 && at + each <= bs_heap_get(heap, view.buffer)->bytes;
        const gboolean known = inside && bs_heap_look(heap, view.buffer, at, each, &word);
        put(run->printed, known, word);
    }
    g_string_append_c(run->printed, ']');
}

// -- arguments -----------------------------------------------------------------------------------

static gboolean
stands_alone(const BsOp *function, guint32 argument)
{
    const BsAttr *marks = bs_op_attr(function, "arg_attrs");
    const gboolean of_xla = bs_op_attr(function, "xla_framework.result_mapping") != NULL;
    const BsAttr *mark = marks && argument < marks->array.n ? marks->array.items[argument] : NULL;
    if (mark && bs_dict_get(mark, "deallocation.restrict"))
        return TRUE;
    return of_xla && !(mark && bs_dict_get(mark, "xla_framework.input_mapping"));
}

static void
fill_argument(Run *run, const BsStorage *storage, const guint64 *words, guint32 argument)
{
    const BsView view = bs_view_of(storage, words);
    const gint64 n = bs_view_n_elements(&view), each = bs_storage_element_bytes(storage->element);
    for (gint64 i = 0; i < MIN(n, SHOWN); i++) {
        guint64 word = 1000 * (argument + 1) + (guint64)i;
        const float real = (float)word;
        if (storage->element->number->kind == BS_TYPE_FLOAT && each == sizeof real)
            memcpy(&word, &real, sizeof real);
        bs_heap_write(bs_machine_heap(run->machine), view.buffer, place_of(&view, i) * each, each,
                      &word, (BsHeapEvent){0});
    }
}

static gboolean
make_argument(Run *run, const BsStorage *storage, guint64 *words, guint32 argument)
{
    gint64 sizes[8], n = 1;
    if (storage->kind != BS_STORAGE_MEMORY || storage->rank > G_N_ELEMENTS(sizes) ||
        storage->element->kind != BS_STORAGE_NUMBERS)
        return FALSE;
    for (guint32 i = 0; i < storage->rank; i++) {
        const gint64 size = storage->type->shaped.shape[i];
        sizes[i] = size == BS_DYNAMIC ? SHOWN : size;
        n *= sizes[i];
    }
    const guint32 buffer =
        bs_heap_make(bs_machine_heap(run->machine), BS_BUFFER_ARGUMENT, storage->type,
                     n * bs_storage_element_bytes(storage->element), (BsHeapEvent){0});
    bs_view_put(storage, words, buffer, 0, storage->rank, sizes, NULL);
    fill_argument(run, storage, words, argument);
    return TRUE;
}

// The words of an argument before that one which may be the same buffer.
static const guint64 *
find_same(Run *run, const BsStorage *storage, guint32 argument)
{
    const BsStorage *other;
    for (guint32 i = 0; i < argument && !stands_alone(run->function, argument); i++) {
        const guint64 *words = bs_machine_argument(run->machine, i, &other);
        if (other->type == storage->type && !stands_alone(run->function, i))
            return words;
    }
    return NULL;
}

static gboolean
set_arguments(Run *run, const char *input)
{
    const BsBlock *entry = bs_op_region(run->function, 0)->first;
    const gboolean shared = *input == '=';
    char *rest = (char *)(gsize)(input + shared);
    for (guint32 i = 0; i < entry->n_args; i++) {
        const BsStorage *storage;
        guint64 *words = bs_machine_argument(run->machine, i, &storage);
        if (storage->kind == BS_STORAGE_NUMBERS) {
            words[0] = g_ascii_strtoull(rest, &rest, 10) & storage->mask;
            rest += *rest == ',';
            continue;
        }
        const guint64 *same = shared ? find_same(run, storage, i) : NULL;
        if (same)
            memcpy(words, same, storage->words * sizeof *words);
        else if (!make_argument(run, storage, words, i))
            return FALSE;
    }
    return TRUE;
}

// -- how it ends ---------------------------------------------------------------------------------

static const char *
first_fault(const BsMachine *machine)
{
    static const char *const words[BS_N_MACHINE_FAULTS] = {
        [BS_MACHINE_READ_FREED] = "used when free",
        [BS_MACHINE_WRITTEN_FREED] = "used when free",
        [BS_MACHINE_PASSED_FREED] = "used when free",
        [BS_MACHINE_RETURNED_FREED] = "used when free",
        [BS_MACHINE_FREED_TWICE] = "freed twice",
        [BS_MACHINE_FREED_STACK] = "the stack freed",
        [BS_MACHINE_FREED_GLOBAL] = "a global freed",
        [BS_MACHINE_FREED_ARGUMENT] = "the caller's buffer freed",
        [BS_MACHINE_FREED_PART] = "a part freed",
        [BS_MACHINE_OUT_OF_BOUNDS] = "out of bounds",
        [BS_MACHINE_ASSERTION] = "an assertion fails",
        [BS_MACHINE_NO_RESULT] = "divided by zero",
        [BS_MACHINE_OVERFLOW] = "a quotient does not fit",
        [BS_MACHINE_BAD_SHAPE] = "sizes do not fit",
    };
    guint n;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    for (guint i = 0; i < n; i++) {
        if (words[faults[i].kind])
            return words[faults[i].kind];
    }
    return NULL;
}

// Frees what the indicators among the results own; what is wrong with that.
static const char *
free_returned(Run *run)
{
    static const char *const wrong[] = {[BS_BUFFER_STACK] = "the stack freed",
                                        [BS_BUFFER_GLOBAL] = "a global freed",
                                        [BS_BUFFER_ARGUMENT] = "the caller's buffer freed",
                                        [BS_BUFFER_TENSOR] = NULL};
    BsHeap *heap = bs_machine_heap(run->machine);
    const BsStorage *storage;
    const guint64 *words;
    for (guint32 i = 0; bs_machine_result(run->machine, i, &words, &storage); i++) {
        if (storage->kind != BS_STORAGE_BUFFER || !words[0])
            continue;
        const BsBuffer *buffer = bs_heap_get(heap, (guint32)words[0]);
        if (wrong[buffer->kind])
            return wrong[buffer->kind];
        if (buffer->is_free)
            return "freed twice";
        bs_heap_free(heap, (guint32)words[0], (BsHeapEvent){0});
    }
    return NULL;
}

static void
see_results(Run *run)
{
    const BsBlock *entry = bs_op_region(run->function, 0)->first;
    const BsStorage *storage;
    const guint64 *words;
    for (guint32 i = 0; bs_machine_result(run->machine, i, &words, &storage); i++) {
        if (storage->kind == BS_STORAGE_MEMORY)
            see_memory(run, storage, words);
    }
    for (guint32 i = 0; i < entry->n_args; i++) {
        words = bs_machine_argument(run->machine, i, &storage);
        if (storage->kind == BS_STORAGE_MEMORY)
            see_memory(run, storage, words);
    }
}

// Of what is on the heap, what a result is in, each buffer once.
static guint
count_returned(Run *run)
{
    const BsHeap *heap = bs_machine_heap(run->machine);
    g_autofree guint8 *seen = g_malloc0(heap->n + 1);
    const BsStorage *storage;
    const guint64 *words;
    guint n = 0;
    for (guint32 i = 0; bs_machine_result(run->machine, i, &words, &storage); i++) {
        const BsBuffer *buffer = storage->kind == BS_STORAGE_MEMORY && words[0]
                                     ? bs_heap_get(heap, (guint32)words[0])
                                     : NULL;
        if (buffer && buffer->kind == BS_BUFFER_HEAP && !buffer->is_free)
            n += !seen[words[0]]++;
    }
    return n;
}

static void
tell(Run *run)
{
    const char *why = NULL, *ending = first_fault(run->machine);
    const BsEnding how = bs_machine_ending(run->machine, &why);
    if (how == BS_STUCK) {
        printf("{\"unknown\": \"%s\"}\n", why);
        return;
    }
    if (!ending && how == BS_LIMITED)
        ending = "endless";
    if (!ending) {
        see_results(run); // before what they own is freed
        ending = free_returned(run);
    }
    const BsHeap *heap = bs_machine_heap(run->machine);
    printf("{\"ending\": \"%s\", \"printed\": [%s], \"leaks\": %u, \"returned\": %u, "
           "\"allocated\": %u}\n",
           ending ? ending : "", run->printed->str, heap->live, count_returned(run), heap->made);
}

// -- programs ------------------------------------------------------------------------------------

static const BsOp *
find_function(const BsProgram *program)
{
    const GPtrArray *functions = bs_program_functions(program);
    for (guint i = 0; i < functions->len; i++) {
        const BsAttr *name = bs_op_attr(functions->pdata[i], "sym_name");
        if (name && strcmp(name->string.text, "f") == 0)
            return functions->pdata[i];
    }
    return NULL;
}

static void
behave(const BsProgram *program, const char *input, guint64 steps, guint8 fill)
{
    const BsLimits limits = {
        .steps = steps, .bytes = 1 << 26, .depth = 500, .buffers = 1 << 16, .seconds = 0};
    Run run = {.function = find_function(program)};
    if (!run.function) {
        printf("{\"unknown\": \"there is no @f\"}\n");
        return;
    }
    run.machine = bs_machine_new(program, run.function, &limits);
    run.printed = g_string_new(NULL);
    bs_machine_heap(run.machine)->unwritten = fill;
    bs_machine_watch(run.machine, see_call, &run);
    if (set_arguments(&run, input)) {
        bs_machine_run(run.machine, G_MAXUINT64);
        tell(&run);
    } else {
        printf("{\"unknown\": \"arguments of other types\"}\n");
    }
    bs_machine_free(run.machine);
    g_string_free(run.printed, TRUE);
}

static void
read_program(const char *text, int n, char **inputs, guint64 steps, guint8 fill)
{
    BsContext *context = bs_context_new_for(bs_dialects, BS_UPSTREAM_DEFAULT);
    BsIr *ir = bs_ir_new(context);
    BsDiags diags;
    bs_diags_init(&diags);
    const BsParseOptions options = {.allow_unregistered = TRUE};
    if (bs_parse(ir, text, strlen(text), &options, &diags)) {
        BsProgram *program = bs_program_new(ir);
        for (int i = 0; i < n; i++)
            behave(program, inputs[i], steps, fill);
        bs_program_unref(program);
    } else {
        for (int i = 0; i < n; i++)
            printf("{\"unknown\": \"it does not parse\"}\n");
    }
    bs_diags_clear(&diags);
    bs_ir_free(ir);
    bs_context_free(context);
}

int
main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    g_autoptr(GString) text = g_string_new(NULL);
    char part[4096];
    for (gsize n; (n = fread(part, 1, sizeof part, stdin)) > 0;)
        g_string_append_len(text, part, (gssize)n);
    g_auto(GStrv) programs = g_strsplit(text->str, "// -----\n", -1);
    for (char **program = programs; *program; program++)
        read_program(*program, argc - 3, argv + 3, g_ascii_strtoull(argv[1], NULL, 10),
                     (guint8)atoi(argv[2]));
    return 0;
}
