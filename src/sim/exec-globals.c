// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Globals: buffers that are there from the first time that anybody asks for one.
#include "sim/exec-private.h"

typedef struct GlobalRef {
    guint32 number; // among the program's
} GlobalRef;

gboolean
bs_decode_get_global(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsOp *named = bs_callee_named(decoder->callees, op, bs_op_attr(op, "name"));
    for (guint32 i = 0; i < decoder->program->globals.len; i++) {
        if (decoder->program->globals.data[i].op == named) {
            decoder->insns.data[insn].function = i;
            return TRUE;
        }
    }
    return bs_decode_refuse(decoder, BS_UNJUDGED_NO_GLOBAL, op);
}

// Fills a global with what it begins with; one that nobody says is written elsewhere.
static void
fill_global(BsMachine *machine, const BsGlobal *global, guint32 buffer, const BsStorage *element)
{
    const BsAttr *value = global->value;
    const gint64 n = bs_type_n_elements(global->type);
    if (n <= 0 || (value && value->kind == BS_ATTR_UNIT))
        return;
    const guint32 each = bs_storage_element_bytes(element);
    const gboolean known = value && value->kind == BS_ATTR_DENSE_ELEMENTS && element->n == 1;
    g_autofree guint64 *words = g_new0(guint64, element->n);
    g_autofree guint8 *bytes = g_malloc0(each + 1);
    for (gint64 i = 0; i < n; i++) {
        if (known)
            words[0] = value->dense.values[value->dense.splat ? 0 : i];
        bs_storage_store(element, words, bytes);
        bs_heap_write(&machine->heap, buffer, i * each, each, bytes, (BsHeapEvent){0});
    }
}

static gboolean
make_globals(BsMachine *machine)
{
    machine->first_global = machine->heap.n + 1;
    for (guint32 i = 0; i < machine->program->globals.len; i++) {
        const BsGlobal *global = &machine->program->globals.data[i];
        BsStorage element;
        const gint64 n = global->type ? bs_type_n_elements(global->type) : -1;
        const gboolean ok = n >= 0 && bs_storage_init(&element, global->type->shaped.element);
        const gint64 each = ok ? bs_storage_element_bytes(&element) : 1;
        const guint32 buffer =
            bs_machine_make(machine, BS_BUFFER_GLOBAL, global->type,
                            !ok || n > machine->limits.bytes ? 0 : n * each, NULL);
        if (!buffer)
            return FALSE;
        if (ok && n <= machine->limits.bytes)
            fill_global(machine, global, buffer, &element);
    }
    return TRUE;
}

void
bs_exec_get_global(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsStorage *storage = insn->result_storages[0];
    if (!machine->first_global && !make_globals(machine))
        return;
    bs_view_put(storage, frame + insn->results[0], machine->first_global + insn->function, 0,
                storage->rank, storage->type->shaped.shape, NULL);
}
