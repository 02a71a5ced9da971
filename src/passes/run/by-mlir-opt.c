// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/by-mlir-opt.h"

#include "ir/loc.h"
#include "passes/run/take-over.h"
#include "support/mlir-opt.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <gio/gio.h>
#include <string.h>

// What places in the program are called in what the other one reads and writes: nothing that it
// could open and look for them in.
static const char here[] = "the-program";

static GString *
write_program(const BsIr *ir)
{
    GString *text = g_string_new(NULL);
    const BsDebugInfo places = {ir->context, here, FALSE, 0, 0};
    const BsPrintOptions print = {.generic = TRUE, .debug = &places};
    bs_print(ir, &print, text, NULL);
    return text;
}

// -- what it answers -----------------------------------------------------------------------------

// `the-program:3:7: error: TEXT`, also with `loc(...)` around the place. FALSE: it is no such line.
static gboolean
take_error(BsDiags *diags, const char *program, const char *line)
{
    const char *at = strstr(line, here);
    guint32 numbers[2];
    if (!at)
        return FALSE;
    at += strlen(here) + (at[strlen(here)] == '"');
    for (guint i = 0; i < 2; i++) {
        char *end;
        if (*at != ':')
            return FALSE;
        numbers[i] = (guint32)g_ascii_strtoull(at + 1, &end, 10);
        at = end;
    }
    at += *at == ')';
    static const char error[] = ": error: ";
    if (!g_str_has_prefix(at, error))
        return FALSE;
    g_autofree char *name = g_path_get_basename(program);
    bs_diags_error(diags, (BsLoc){numbers[0], numbers[1]}, "%s: %s", name, at + strlen(error));
    return TRUE;
}

// `message` is all that is known when it named no place.
static void
report_failure(const BsPassContext *context, const char *program, const char *said,
               const char *message)
{
    g_auto(GStrv) lines = g_strsplit(said ? said : "", "\n", -1);
    gboolean found = FALSE;
    for (guint i = 0; lines[i]; i++)
        found |= take_error(context->diags, program, lines[i]);
    if (!found)
        bs_diags_error(context->diags, context->ir->root->loc, "%s", message);
}

// Its text as a program of its own in the same context, or NULL.
static BsIr *
read_program(const BsPassContext *context, const char *program, GBytes *bytes)
{
    BsContext *in = context->ir->context;
    const gboolean refuses = bs_context_refuses_unregistered(in);
    const BsParseOptions parse = {.allow_unregistered = TRUE, .places_of = here};
    gsize len;
    const char *text = g_bytes_get_data(bytes, &len);
    BsDiags diags;
    bs_diags_init(&diags);
    BsIr *made = bs_ir_new(in);
    if (!bs_parse(made, text, len, &parse, &diags)) {
        const BsDiag *first = diags.items->len ? diags.items->pdata[0] : NULL;
        bs_diags_error(context->diags, context->ir->root->loc,
                       "what %s wrote cannot be read: line %u: %s", program,
                       first ? first->loc.line : 0, first ? first->text : "");
        g_clear_pointer(&made, bs_ir_free);
    }
    bs_context_refuse_unregistered(in, refuses);
    bs_diags_clear(&diags);
    return made;
}

// A location that is a place is that place.
static BsWalk
place_op(BsOp *op, gpointer ir)
{
    BsContext *context = ((BsIr *)ir)->context;
    const BsLocAttr *loc = bs_loc_is_attr(op->loc) ? bs_loc_attr(context, op->loc)->loc : NULL;
    if (loc && loc->kind == BS_LOC_PLACE)
        bs_op_set_loc(ir, op, (BsLoc){loc->at.line, loc->at.column});
    return BS_WALK_ON;
}

static gboolean
take_answer(const BsPassContext *context, const char *program, const char *command, GBytes *bytes)
{
    BsIr *made = read_program(context, program, bytes);
    if (!made)
        return FALSE;
    const gboolean recognizes = context->recognize && !context->pass->anew;
    bs_op_walk_preorder(made->root, place_op, made);
    bs_report(context->events, .kind = recognizes ? BS_EVENT_RECOGNIZED : BS_EVENT_REWRITTEN,
              .op = context->ir->root, .rule = bs_context_string(context->ir->context, command));
    if (recognizes)
        context->recognize(context->ir, made);
    else
        bs_take_over(context->ir, made);
    bs_ir_free(made);
    return TRUE;
}

gboolean
bs_run_by_mlir_opt(BsPassContext *context, const char *argument)
{
    GError *error = NULL;
    g_autofree char *program =
        bs_mlir_opt_find(context->mlir_opt, bs_context_upstream(context->ir->context), &error);
    if (!program) {
        bs_diags_error(context->diags, context->ir->root->loc,
                       "%s is done by an mlir-opt that is installed: %s", context->pass->name,
                       error->message);
        g_error_free(error);
        return FALSE;
    }
    const char *const asked[] = {argument, NULL};
    const char *const arguments[] = {argument, "--allow-unregistered-dialect",
                                     "--mlir-print-op-generic", "--mlir-print-debuginfo", NULL};
    g_autofree char *command = bs_mlir_opt_command(program, asked), *said = NULL;
    g_autoptr(GString) text = write_program(context->ir);
    g_autoptr(GBytes) bytes =
        bs_mlir_opt_run(program, arguments, text->str, text->len, BS_LIMIT_FILE_BYTES,
                        context->cancellable, &said, &error);
    const gboolean ok = bytes && take_answer(context, program, command, bytes);
    if (!bytes && !g_cancellable_is_cancelled(context->cancellable))
        report_failure(context, program, said, error->message);
    g_clear_error(&error);
    return ok;
}
