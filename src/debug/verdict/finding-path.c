// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/finding-path.h"

#include "support/i18n.h"

static const char *const names[BS_N_PATH_STEPS] = {
#define X(id, name) [BS_PATH_##id] = name,
    BS_PATH_STEPS(X)
#undef X
};

const char *
bs_path_step_name(BsPathStepKind kind)
{
    return names[kind];
}

// -- what it is ----------------------------------------------------------------------------------

static const struct {
    const char *kind;
    BsStageVerdictKind verdict;
    const char
        *wrong; // what happens at the op that shows it, at a line, and where that is not known
    const char *wrong_somewhere;
} kinds[] = {
    // clang-format off
    {"leak",           BS_STAGE_LEAKS,         NULL, NULL},
    {"used-freed",     BS_STAGE_USED_FREED,    N_("used at line %u"), N_("used")},
    {"returned-freed", BS_STAGE_USED_FREED,    N_("used at line %u"), N_("used")},
    {"found-freed",    BS_STAGE_USED_FREED,    N_("put into memory at line %u"), N_("put into memory")},
    {"freed-twice",    BS_STAGE_FREED_TWICE,   N_("freed again at line %u"), N_("freed again")},
    {"freed-stack",    BS_STAGE_FREED_WRONGLY, N_("freed at line %u"), N_("freed")},
    {"freed-global",   BS_STAGE_FREED_WRONGLY, N_("freed at line %u"), N_("freed")},
    {"freed-argument", BS_STAGE_FREED_WRONGLY, N_("freed at line %u"), N_("freed")},
    {"freed-part",     BS_STAGE_FREED_WRONGLY, N_("freed at line %u"), N_("freed")},
    {"other-results",  BS_STAGE_DIFFERENT,     N_("written at line %u"), N_("written")},
    {"out-of-bounds",  BS_STAGE_GOES_WRONG,    N_("out of bounds at line %u"), N_("out of bounds")},
    {"unwritten",      BS_STAGE_GOES_WRONG,    N_("read at line %u"), N_("read")},
    {"assertion",      BS_STAGE_GOES_WRONG,    N_("fails at line %u"), N_("fails")},
    {"limit",          BS_STAGE_NOT_JUDGED,    NULL, NULL},
    {NULL,             BS_STAGE_GOES_WRONG,    N_("goes wrong at line %u"), N_("goes wrong")},
    // clang-format on
};

static guint
find_kind(const BsFinding *finding)
{
    guint i = 0;
    while (kinds[i].kind && !g_str_equal(kinds[i].kind, finding->kind))
        i++;
    return i;
}

BsStageVerdictKind
bs_finding_verdict(const BsFinding *finding)
{
    return kinds[find_kind(finding)].verdict;
}

// -- its steps -----------------------------------------------------------------------------------

static void
clear_step(gpointer step)
{
    g_free(((BsPathStep *)step)->text);
}

// The line that the note of that kind is about; 0: there is none.
static guint32
line_of(const BsFinding *finding, BsFindingNoteKind kind)
{
    for (guint i = 0; i < finding->notes->len; i++) {
        const BsFindingNote *note = &g_array_index(finding->notes, BsFindingNote, i);
        if (note->kind == kind)
            return note->loc.line;
    }
    return 0;
}

static void
add(GArray *path, BsPathStepKind kind, guint32 op, guint32 line, const char *at_line,
    const char *somewhere)
{
    g_auto(GStrv) parts = g_strsplit(_(at_line), "%u", 2);
    g_autofree char *number = g_strdup_printf("%u", line);
    const BsPathStep step = {.kind = kind,
                             .op = op,
                             .line = line,
                             .text = line ? g_strjoinv(number, parts) : g_strdup(_(somewhere))};
    if (op)
        g_array_append_val(path, step);
    else
        g_free(step.text);
}

static void
add_event(GArray *path, BsPathStepKind kind, guint32 event, const char *words)
{
    g_auto(GStrv) parts = g_strsplit(_(words), "%u", 2);
    g_autofree char *number = g_strdup_printf("%u", event);
    const BsPathStep step = {.kind = kind, .event = event, .text = g_strjoinv(number, parts)};
    g_array_append_val(path, step);
}

static void
add_loss(GArray *path, const BsFinding *finding)
{
    const guint32 lost = line_of(finding, BS_NOTE_LOST), made = finding->loc.line;
    if (finding->lost_at)
        add(path, BS_PATH_LOST, finding->lost_at, lost, N_("lost behind line %u"), N_("lost"));
    else
        add(path, BS_PATH_LOST, finding->made, made, N_("lost at line %u, where it is made"),
            N_("lost where it is made"));
    add(path, BS_PATH_END, finding->op, line_of(finding, BS_NOTE_END),
        N_("ends at line %u, not freed"), N_("ends, not freed"));
}

GArray *
bs_finding_path(const BsFinding *finding)
{
    GArray *path = g_array_new(FALSE, FALSE, sizeof(BsPathStep));
    const guint kind = find_kind(finding);
    const gboolean is_copy = kinds[kind].verdict == BS_STAGE_DIFFERENT;
    g_array_set_clear_func(path, clear_step);
    if (is_copy)
        add(path, BS_PATH_CLONED, finding->made, line_of(finding, BS_NOTE_CLONED),
            N_("cloned at line %u"), N_("cloned"));
    else if (finding->made)
        add(path, BS_PATH_MADE, finding->made, finding->loc.line, N_("made at line %u"),
            N_("made"));
    add(path, BS_PATH_FREED, finding->freed_at, line_of(finding, BS_NOTE_FREED),
        N_("freed at line %u"), N_("freed"));
    if (kinds[kind].verdict == BS_STAGE_LEAKS)
        add_loss(path, finding);
    else if (kinds[kind].wrong)
        add(path, BS_PATH_WRONG, finding->op,
            line_of(finding, BS_NOTE_WRONG) ? line_of(finding, BS_NOTE_WRONG) : finding->loc.line,
            kinds[kind].wrong, kinds[kind].wrong_somewhere);
    if (finding->dropped_by)
        add_event(path, BS_PATH_DROPPED, finding->dropped_by,
                  N_("event %u takes away who freed it"));
    else if (finding->brought_by)
        add_event(path, BS_PATH_BROUGHT, finding->brought_by, N_("event %u brings it"));
    return path;
}

// -- in words ------------------------------------------------------------------------------------

char *
bs_finding_sentence(const BsDocument *document, const BsFinding *finding)
{
    GString *text = g_string_new(NULL);
    g_autofree char *stage = bs_stage_title(bs_document_stage(document, finding->stage));
    if (!finding->is_sure)
        g_string_append(text, _("Perhaps "));
    if (finding->stage)
        g_string_append_printf(text, _("Since stage %u, %s: "), finding->stage, stage);
    else
        g_string_append(text, _("Wrong before any pass: "));
    g_string_append_printf(text, "@%s: %s.", finding->function, finding->text);
    if (!finding->args)
        return g_string_free(text, FALSE);
    g_string_append_printf(text, _(" Shown with %u of %u inputs"), finding->n_shown,
                           finding->n_inputs);
    if (*finding->args)
        g_string_append_printf(text, _(", the first: %s"), finding->args);
    g_string_append_c(text, '.');
    if (finding->is_mended)
        g_string_append(text, _(" The last stage has it no more."));
    return g_string_free(text, FALSE);
}
