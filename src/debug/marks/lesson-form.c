// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/marks/lesson-form.h"

#include "debug/buffers/state.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"

#include <string.h>

typedef enum FormKind { FORM_OWNERSHIP, FORM_RETAINS, FORM_FREES } FormKind;

static const char *const words[] = {
    [FORM_OWNERSHIP] = "ownership ", [FORM_RETAINS] = "retains ", [FORM_FREES] = "frees "};

enum { NOT_OWNED, OWNED, DEPENDS, UNKNOWN };
static const char *const states[] = {[NOT_OWNED] = N_("○ not owned"),
                                     [OWNED] = N_("● owned"),
                                     [DEPENDS] = N_("◐ it depends"),
                                     [UNKNOWN] = N_("? unknown")};
enum { NOT_LISTED, LISTED };
static const char *const listed[] = {
    [NOT_LISTED] = N_("not on the list"), [LISTED] = N_("on the list")};

// What is right of a value in a block (NULL: in the dealloc), before it is named.
typedef struct Entry {
    const BsValue *value;
    const BsBlock *block;
    guint right;
    guint32 since; // the event that says why; 0: it is none of those on the list
    BsReason reason;
} Entry;

typedef struct Making {
    BsDocument *document;
    FormKind kind;
    const char *function;
    guint32 event;
    GArray *entries; // of Entry
    BsForm *form;
} Making;

static gboolean
find_kind(const char *task, FormKind *kind)
{
    for (guint i = 0; task && i < G_N_ELEMENTS(words); i++) {
        *kind = (FormKind)i;
        if (g_str_has_prefix(task, words[i]))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_lesson_has_form(const BsLessonStep *step)
{
    FormKind kind;
    return find_kind(step->task, &kind);
}

static void
clear_row(gpointer data)
{
    BsFormRow *row = data;
    g_free(row->label);
    g_free(row->why);
}

void
bs_form_free(BsForm *form)
{
    if (!form)
        return;
    g_ptr_array_unref(form->choices);
    g_array_unref(form->rows);
    g_free(form);
}

// -- at the later place: what is right ------------------------------------------------------------

static guint
state_of(BsOwnership ownership)
{
    const BsAttr *constant = ownership.indicator ? bs_value_constant(ownership.indicator) : NULL;
    if (ownership.state == BS_OWNERSHIP_UNKNOWN)
        return UNKNOWN;
    if (!constant)
        return DEPENDS;
    return bs_attr_is_true(constant) ? OWNED : NOT_OWNED;
}

static void
note_states(BsDocument *document, gpointer data)
{
    Making *making = data;
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    const BsOp *function =
        making->function ? bs_document_find_function(document, making->function) : NULL;
    bs_document_cells(document, function, cells);
    for (guint i = 0; i < cells->len; i++) {
        const BsCell *cell = &g_array_index(cells, BsCell, i);
        const Entry entry = {.value = cell->value,
                             .block = cell->block,
                             .right = state_of(cell->ownership),
                             .since = cell->since};
        if (cell->ownership.state != BS_OWNERSHIP_UNINITIALIZED)
            g_array_append_val(making->entries, entry);
    }
}

static const BsEventItem *
find_item(const BsEvent *event, FormKind kind, const BsValue *value)
{
    const BsRole role = kind == FORM_RETAINS ? BS_ROLE_RETAINED : BS_ROLE_TO_FREE;
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].role == role && event->items[i].value == value)
            return &event->items[i];
    }
    return NULL;
}

static void
note_memref(Making *making, const BsValue *value)
{
    const BsEvent *event = bs_document_event(making->document, making->event);
    const BsEventItem *item = find_item(event, making->kind, value);
    const Entry entry = {.value = value,
                         .right = item ? LISTED : NOT_LISTED,
                         .since = item ? making->event : 0,
                         .reason = item ? item->reason : BS_REASON_NONE};
    if (bs_type_is_memref(value->type))
        g_array_append_val(making->entries, entry);
}

// What passes have made to compute with is nobody's to list.
static BsWalk
note_results(BsOp *op, gpointer data)
{
    if (op->event)
        return BS_WALK_SKIP;
    for (guint32 i = 0; i < op->n_results; i++)
        note_memref(data, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                note_memref(data, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

// -- at the step: what it is called ---------------------------------------------------------------

static const char *
target_of(const Making *making)
{
    const BsEvent *event = bs_document_event(making->document, making->event);
    return event->target ? bs_document_block_name(making->document, event->target) : NULL;
}

static char *
why_listed(const Making *making, const Entry *entry, const char *name)
{
    const char *target = target_of(making);
    if (entry->right == LISTED) {
        g_autofree char *reason = bs_reason_text(entry->reason, target);
        return g_strdup_printf(_("%s is on the list: %s"), name, reason);
    }
    if (making->kind == FORM_FREES)
        return g_strdup_printf(_("%s is not on the list: the block neither allocates it nor gets "
                                 "it"),
                               name);
    return target ? g_strdup_printf(_("%s is not retained: %s neither gets it nor uses it"), name,
                                    target)
                  : g_strdup_printf(_("%s is not retained: nothing gets it"), name);
}

// What is not there yet is left out.
static void
add_row(Making *making, const Entry *entry)
{
    const char *name = bs_document_value_name(making->document, entry->value);
    const char *there = entry->block ? bs_document_block_name(making->document, entry->block) : "";
    if (!name || !there || making->form->rows->len == BS_LIMIT_FORM_ROWS)
        return;
    g_autofree char *block =
        entry->block ? bs_document_telling_block(making->document, entry->block) : NULL;
    const BsFormRow row = {
        .label = block ? g_strdup_printf(_("%s in %s"), name, block) : g_strdup(name),
        .right = entry->right,
        .why = making->kind == FORM_OWNERSHIP ? NULL : why_listed(making, entry, name)};
    g_array_append_val(making->form->rows, row);
    if (making->kind == FORM_OWNERSHIP)
        g_array_index(making->form->rows, BsFormRow, making->form->rows->len - 1).why =
            g_strdup_printf("%u", entry->since);
}

static void
name_rows(BsDocument *document, gpointer data)
{
    Making *making = data;
    if (making->kind != FORM_OWNERSHIP) {
        BsOp *function = making->function
                             ? (BsOp *)(gsize)bs_document_find_function(document, making->function)
                             : NULL;
        bs_op_walk_preorder(function ? function : bs_document_ir(document)->root, note_results,
                            making);
    }
    for (guint i = 0; i < making->entries->len; i++)
        add_row(making, &g_array_index(making->entries, Entry, i));
}

// -- making ---------------------------------------------------------------------------------------

static gboolean
no_form(const BsLessonStep *step, GError **error)
{
    g_set_error(error, BS_LESSON_ERROR, 0,
                _("line %u: there is nothing to fill in at '%s': it has to be a place behind the "
                  "step's, for a list an event 'dealloc'"),
                step->task_line, step->task);
    return FALSE;
}

// Both places; FALSE when the task's is none that can be asked about.
static gboolean
find_places(Making *making, const BsLessonStep *step, guint32 *at)
{
    g_autofree char *place = g_strstrip(g_strdup(step->task + strlen(words[making->kind])));
    const BsLessonStep later = {.place = place};
    if (!bs_lesson_find_place(step, making->document, at, NULL) ||
        !bs_lesson_find_place(&later, making->document, &making->event, NULL) ||
        making->event <= *at)
        return FALSE;
    const BsEvent *event = bs_document_event(making->document, making->event);
    return making->kind == FORM_OWNERSHIP || (event && event->kind == BS_EVENT_DEALLOC);
}

static BsForm *
new_form(FormKind kind)
{
    const gboolean lists = kind != FORM_OWNERSHIP;
    const char *const *from = lists ? listed : states;
    BsForm *form = g_new0(BsForm, 1);
    form->choices = g_ptr_array_new_with_free_func(g_free);
    form->rows = g_array_new(FALSE, TRUE, sizeof(BsFormRow));
    g_array_set_clear_func(form->rows, clear_row);
    for (guint i = 0; i < (lists ? G_N_ELEMENTS(listed) : G_N_ELEMENTS(states)); i++)
        g_ptr_array_add(form->choices, g_strdup(_(from[i])));
    return form;
}

// The events that set a state say why, when nobody travels any more.
static void
explain_states(Making *making)
{
    for (guint i = 0; i < making->form->rows->len; i++) {
        BsFormRow *row = &g_array_index(making->form->rows, BsFormRow, i);
        const guint32 since = (guint32)g_ascii_strtoull(row->why, NULL, 10);
        g_free(row->why);
        row->why = g_strdup(bs_document_explain(making->document, since));
    }
}

BsForm *
bs_lesson_form(const BsLessonStep *step, BsDocument *document, GError **error)
{
    guint32 at;
    g_autoptr(GArray) entries = g_array_new(FALSE, FALSE, sizeof(Entry));
    Making making = {.document = document, .function = step->function, .entries = entries};
    if (!find_kind(step->task, &making.kind) || !find_places(&making, step, &at)) {
        no_form(step, error);
        return NULL;
    }
    making.form = new_form(making.kind);
    if (making.kind == FORM_OWNERSHIP)
        bs_document_visit(document, making.event, note_states, &making);
    bs_document_visit(document, at, name_rows, &making);
    if (making.kind == FORM_OWNERSHIP)
        explain_states(&making);
    if (making.form->rows->len)
        return making.form;
    bs_form_free(making.form);
    no_form(step, error);
    return NULL;
}

// -- judging --------------------------------------------------------------------------------------

gint
bs_form_try(const BsForm *form, const char *said, char **why)
{
    g_auto(GStrv) numbers = g_strsplit(said, " ", -1);
    for (guint i = 0; i < form->rows->len; i++) {
        const BsFormRow *row = &g_array_index(form->rows, BsFormRow, i);
        guint64 number = G_MAXUINT64;
        if (i >= g_strv_length(numbers) ||
            !g_ascii_string_to_unsigned(numbers[i], 10, 0, form->choices->len - 1, &number, NULL)) {
            *why = g_strdup_printf(_("Nothing is chosen for %s."), row->label);
            return (gint)i;
        }
        if (number != row->right) {
            *why = g_strdup_printf(_("%s: not “%s”. %s."), row->label,
                                   (char *)form->choices->pdata[number], row->why);
            return (gint)i;
        }
    }
    *why = g_strdup(_("That is what the pass finds, too."));
    return -1;
}

char *
bs_form_solution(const BsForm *form)
{
    GString *said = g_string_new(NULL);
    for (guint i = 0; i < form->rows->len; i++)
        g_string_append_printf(said, "%s%u", i ? " " : "",
                               g_array_index(form->rows, BsFormRow, i).right);
    return g_string_free(said, FALSE);
}
