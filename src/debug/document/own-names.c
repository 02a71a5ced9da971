// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/own-names.h"

#include "debug/document/document-private.h"
#include "debug/document/heirs.h"
#include "debug/document/kept.h"
#include "debug/document/moments.h"
#include "debug/document/source-names.h"
#include "ir/effects.h"
#include "ir/journal.h"
#include "syntax/name-stem.h"

#include <string.h>

// A name: "%pair#1" is 1 of "%pair". There is one of each text.
typedef struct Own {
    const char *text; // the stem's is its beginning
    guint32 spelling; // of the stem
    gint32 nth;       // -1: of one alone
    guint32 writing;  // the last in which something has got it
} Own;

// Of the functions that have names in common with no other.
typedef struct Taken {
    GHashTable *texts;
    GHashTable *next; // text, owned -> up to which number all behind it are taken; none is given up
    guint32 number;   // the next one of what has nothing else
} Taken;

typedef struct OwnNames {
    BsNameStock *stock;
    GHashTable *texts;               // text -> Own
    Own **names;                     // by the number of the value; NULL: none yet
    guint32 *labels;                 // spellings, by the number of the block; 0: not looked for
    guint32 writing;                 // the number of the one that goes on
    GHashTable *owned;               // indicator -> the memref that it says of who owns it
    GHashTable *functions;           // op, NULL for what is in none -> Taken
    const BsNames *source, *printed; // the source's, and those of the input where it has none
    GString *buffer;
    GPtrArray *made; // of the writing: values to which passes gave rise
} OwnNames;

static void
free_taken(gpointer data)
{
    Taken *taken = data;
    g_hash_table_unref(taken->texts);
    g_hash_table_unref(taken->next);
    g_free(taken);
}

static void
free_name(gpointer data)
{
    Own *name = data;
    g_free((gpointer)(gsize)name->text);
    g_free(name);
}

static void
free_own(gpointer data)
{
    OwnNames *own = data;
    bs_name_stock_unref(own->stock);
    g_hash_table_unref(own->texts);
    g_free(own->names);
    g_free(own->labels);
    g_ptr_array_unref(own->made);
    g_hash_table_unref(own->owned);
    g_hash_table_unref(own->functions);
    g_string_free(own->buffer, TRUE);
    g_free(own);
}

static Taken *
taken_in(const OwnNames *own, const BsOp *function)
{
    Taken *taken = g_hash_table_lookup(own->functions, function);
    if (!taken) {
        taken = g_new0(Taken, 1);
        taken->texts = g_hash_table_new(g_str_hash, g_str_equal);
        taken->next = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
        g_hash_table_insert(own->functions, (gpointer)(gsize)function, taken);
    }
    return taken;
}

static Own *
make_name(OwnNames *own, const char *text)
{
    const gsize len = strcspn(text, "#");
    g_autofree char *stem = g_strndup(text, len);
    Own *name = g_new0(Own, 1);
    name->text = g_strdup(text);
    name->spelling = bs_name_stock_spell(own->stock, stem);
    name->nth = text[len] ? (gint32)g_ascii_strtoll(text + len + 1, NULL, 10) : -1;
    g_hash_table_insert(own->texts, (gpointer)(gsize)name->text, name);
    return name;
}

static Own *
name_of_text(OwnNames *own, const char *text)
{
    Own *name = g_hash_table_lookup(own->texts, text);
    return name ? name : make_name(own, text);
}

// -- of the source --------------------------------------------------------------------------------

typedef struct Naming {
    OwnNames *own;
    Taken *taken;
} Naming;

static void
name_source_value(const Naming *naming, const BsValue *value)
{
    OwnNames *own = naming->own;
    const char *text = own->source ? bs_names_value(own->source, value) : NULL;
    if (!text)
        text = bs_names_value(own->printed, value);
    if (!text)
        return;
    own->names[value->id] = name_of_text(own, text);
    g_hash_table_add(naming->taken->texts, (gpointer)(gsize)own->names[value->id]->text);
}

static void
for_each_value(const BsOp *op, void (*visit)(const Naming *naming, const BsValue *value),
               const Naming *naming)
{
    for (guint32 i = 0; i < op->n_results; i++)
        visit(naming, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                visit(naming, block->args[i]);
        }
    }
}

static BsWalk
name_source_op(BsOp *op, gpointer data)
{
    Naming *naming = data;
    if (bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        naming->taken = taken_in(naming->own, op);
    for_each_value(op, name_source_value, naming);
    return BS_WALK_ON;
}

static void
name_source(BsDocument *document, OwnNames *own)
{
    BsNames *printed = bs_names_new(document->ir->root);
    Naming naming = {own, taken_in(own, NULL)};
    own->printed = printed;
    bs_op_walk_preorder(document->ir->root, name_source_op, &naming);
    own->printed = NULL;
    bs_names_free(printed);
}

// -- of what passes made --------------------------------------------------------------------------

static gboolean
is_made(const BsDocument *document, const BsValue *value)
{
    return value && value->id >= document->n_source_values;
}

static gboolean
is_constant(const BsValue *value)
{
    return bs_value_op(value) && bs_op_has_trait(bs_value_op(value), BS_TRAIT_CONSTANT_LIKE);
}

static void
note_owner(BsDocument *document, OwnNames *own, const BsValue *indicator, const BsValue *memref)
{
    if (is_made(document, indicator) && !is_constant(indicator) && memref != indicator &&
        !g_hash_table_contains(own->owned, indicator))
        g_hash_table_insert(own->owned, (gpointer)(gsize)indicator, (gpointer)(gsize)memref);
}

// One of two that are united is a memref, the other says who owns it.
static void
note_united(BsDocument *document, OwnNames *own, const BsEvent *event)
{
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        if (item->role != BS_ROLE_SOURCE || !item->value)
            continue;
        if (bs_type_is_memref(event->value->type) && !bs_type_is_memref(item->value->type))
            note_owner(document, own, item->value, event->value);
        if (!bs_type_is_memref(event->value->type) && bs_type_is_memref(item->value->type))
            note_owner(document, own, event->value, item->value);
    }
}

static void
note_owners(BsDocument *document, OwnNames *own)
{
    const guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        const BsOwnership after = bs_event_after(event);
        if (event->ownership && after.state == BS_OWNERSHIP_UNIQUE)
            note_owner(document, own, after.indicator, event->value);
        if (event->kind == BS_EVENT_UNITE)
            note_united(document, own, event);
    }
}

static void name_made(BsDocument *document, OwnNames *own, const BsValue *value);

// "_select" of "%select", "_pair_1" of "%pair#1".
static void
put_after(BsDocument *document, OwnNames *own, const BsValue *value, GString *out)
{
    name_made(document, own, value);
    const Own *name = own->names[value->id];
    if (!name)
        return;
    g_string_append_printf(out, "_%.*s", (int)strcspn(name->text, "#") - 1, name->text + 1);
    if (name->nth >= 0)
        g_string_append_printf(out, "_%d", name->nth);
}

static void
put_hint(const BsValue *value, GString *out)
{
    const gsize begin = out->len;
    bs_name_put_stem(out, value);
    g_string_truncate(out, begin + strcspn(out->str + begin, BS_NAME_HOLE));
}

static const BsValue *
memref_of(const BsOp *op)
{
    const BsValue *value = op && op->n_operands ? bs_op_operand(op, 0) : NULL;
    return value && bs_type_is_memref(value->type) ? value : NULL;
}

// What it is for, as the program stands. FALSE: nothing is known of that, `out` is its hint.
static gboolean
put_purpose(BsDocument *document, OwnNames *own, const BsValue *value, GString *out)
{
    const BsOp *op = bs_value_op(value);
    const BsValue *memref = g_hash_table_lookup(own->owned, value);
    if (!memref && op && bs_op_memory(op) == BS_MEMORY_OWN)
        memref = memref_of(op);
    if (memref) {
        g_string_append(out, "%owns");
        put_after(document, own, memref, out);
        return TRUE;
    }
    memref = memref_of(op);
    if (memref && bs_op_memory(op) == BS_MEMORY_CLONE) {
        g_string_append_c(out, '%');
        put_after(document, own, memref, out);
        g_string_erase(out, 1, 1);
        return TRUE;
    }
    put_hint(value, out);
    if (!memref || out->len <= 1)
        return FALSE;
    put_after(document, own, memref, out);
    return TRUE;
}

// "%own'" where there is a "%own", "%own''", "%own'3".
static void
put_mark(GString *name, gsize len, guint32 i)
{
    g_string_truncate(name, len);
    g_string_append(name, i == 2 ? "''" : "'");
    if (i > 2)
        g_string_append_printf(name, "%u", i);
}

static void
put_number(GString *name, gsize len, guint32 i)
{
    g_string_truncate(name, len);
    g_string_append_printf(name, "%u", i);
}

// Puts the first number behind the name that makes it one that is not taken, from where the last
// search for it ended: there may be as many as the program has ops.
static void
put_free(const Taken *taken, GString *name, void (*put)(GString *name, gsize len, guint32 i),
         guint32 from)
{
    char *key = g_strconcat(name->str, put == put_mark ? "'" : NULL, NULL);
    guint32 i = MAX(from, GPOINTER_TO_UINT(g_hash_table_lookup(taken->next, key)));
    const gsize len = name->len;
    for (put(name, len, i); g_hash_table_contains(taken->texts, name->str); put(name, len, i))
        i++;
    g_hash_table_insert(taken->next, key, GUINT_TO_POINTER(i));
}

// As upstream: "%0", "%arg0", "%alloc", "%alloc_0".
static void
count_on(Taken *taken, const BsValue *value, GString *out)
{
    const gboolean bare = out->len <= 1, counted = bare || bs_value_is_arg(value);
    if (counted || g_hash_table_contains(taken->texts, out->str)) {
        g_string_append(out, counted ? "" : "_");
        put_free(taken, out, put_number, bare ? taken->number : 0);
    }
    if (bare)
        taken->number++;
}

static void
mark_on(const Taken *taken, GString *out)
{
    if (g_hash_table_contains(taken->texts, out->str))
        put_free(taken, out, put_mark, 1);
}

// Of constants that passes made each has a name of its own, whichever goes for another one.
static void
name_made(BsDocument *document, OwnNames *own, const BsValue *value)
{
    if (own->names[value->id] || !is_made(document, value))
        return;
    const BsValue *first = bs_document_value_first(document, value);
    if (first != value && !(is_constant(value) && is_made(document, first))) {
        name_made(document, own, first);
        own->names[value->id] = own->names[first->id];
        return;
    }
    const BsBlock *block = bs_value_block(value);
    const BsOp *function =
        block && block->region ? bs_op_function(bs_block_parent_op(block)) : NULL;
    Taken *taken = taken_in(own, function);
    g_autoptr(GString) text = g_string_new(NULL);
    if (put_purpose(document, own, value, text))
        mark_on(taken, text);
    else
        count_on(taken, value, text);
    own->names[value->id] = name_of_text(own, text->str);
    g_hash_table_add(taken->texts, (gpointer)(gsize)own->names[value->id]->text);
}

static void
name_block_args(BsDocument *document, OwnNames *own, const BsBlock *block)
{
    for (guint32 i = 0; block && i < block->n_args; i++)
        name_made(document, own, block->args[i]);
}

static void
name_op(BsDocument *document, OwnNames *own, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        name_made(document, own, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block)
            name_block_args(document, own, block);
    }
}

// In the order of the run, each as it is when it is made.
static void
name_all_made(BsDocument *document, OwnNames *own)
{
    const BsJournal *journal = document->ir->journal;
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        guint32 begin, end, n;
        bs_document_event_records(document, i, &begin, &end);
        if (begin == end)
            continue;
        bs_document_seek(document, i);
        BsOp *const *created = bs_document_event_created(document, i, &n);
        for (guint32 k = 0; k < n; k++)
            name_op(document, own, created[k]);
        for (guint32 k = begin; k < end; k++)
            name_block_args(document, own, bs_journal_change(journal, k).block);
    }
}

static OwnNames *
make(BsDocument *document)
{
    const guint32 position = bs_journal_position(document->ir->journal);
    OwnNames *own = g_new0(OwnNames, 1);
    own->stock = bs_name_stock_new();
    own->texts = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, free_name);
    own->names = g_new0(Own *, document->ir->n_values + 1);
    own->labels = g_new0(guint32, document->ir->n_blocks + 1);
    own->made = g_ptr_array_new();
    own->owned = g_hash_table_new(NULL, NULL);
    own->functions = g_hash_table_new_full(NULL, NULL, NULL, free_taken);
    own->buffer = g_string_new(NULL);
    own->source = bs_document_source_names(document);
    bs_document_seek(document, 0);
    name_source(document, own);
    note_owners(document, own);
    name_all_made(document, own);
    bs_journal_seek(document->ir, position);
    return own;
}

static OwnNames *
own_names(BsDocument *document)
{
    static const char key;
    OwnNames *own = bs_document_kept(document, &key);
    if (!own) {
        own = make(document);
        bs_document_keep(document, &key, own, free_own);
    }
    return own;
}

// -- as the program stands ------------------------------------------------------------------------

typedef struct Writing {
    BsDocument *document;
    OwnNames *own;
    BsNames *names;
} Writing;

// FALSE: something has it.
static gboolean
take(const OwnNames *own, Own *name)
{
    const gboolean is_free = name->writing != own->writing;
    name->writing = own->writing;
    return is_free;
}

static Own *
marked(OwnNames *own, const Own *name)
{
    const gsize len = strcspn(name->text, "#");
    GString *text = g_string_assign(own->buffer, name->text);
    for (guint32 i = 1;; i++) {
        put_mark(text, len, i);
        g_string_append(text, name->text + len);
        Own *other = name_of_text(own, text->str);
        if (take(own, other))
            return other;
    }
}

static void
put_name(const Writing *writing, const BsValue *value, const Own *name)
{
    bs_names_put_value(writing->names, value, name->spelling, name->nth);
}

// What passes made has to wait for what the source has.
static void
put_value(const Writing *writing, const BsValue *value)
{
    OwnNames *own = writing->own;
    if (is_made(writing->document, value)) {
        g_ptr_array_add(own->made, (gpointer)(gsize)value);
        return;
    }
    Own *name = own->names[value->id];
    if (!name)
        return;
    take(own, name);
    put_name(writing, value, name);
}

static void
put_made(const Writing *writing, const BsValue *value)
{
    OwnNames *own = writing->own;
    name_made(writing->document, own, value);
    Own *name = own->names[value->id];
    if (name)
        put_name(writing, value, take(own, name) ? name : marked(own, name));
}

static void
put_block(const Writing *writing, const BsBlock *block, guint32 number)
{
    enum { NONE = G_MAXUINT32 };
    OwnNames *own = writing->own;
    guint32 *label = &own->labels[block->id];
    if (!*label) {
        const char *text = bs_document_source_label(writing->document, block);
        *label = text ? bs_name_stock_spell(own->stock, text) : NONE;
    }
    if (*label == NONE)
        bs_names_count_block(writing->names, block, number);
    else
        bs_names_put_block(writing->names, block, *label);
}

static BsWalk
put_op(BsOp *op, gpointer data)
{
    const Writing *writing = data;
    for (guint32 i = 0; i < op->n_results; i++)
        put_value(writing, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        guint32 number = 0;
        bs_region_for_each (bs_op_region(op, r), block) {
            put_block(writing, block, number++);
            for (guint32 i = 0; i < block->n_args; i++)
                put_value(writing, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

BsNames *
bs_document_own_names(BsDocument *document, const BsOp *scope)
{
    OwnNames *own = own_names(document);
    const Writing writing = {document, own, bs_names_begin(own->stock)};
    own->writing++;
    g_ptr_array_set_size(own->made, 0);
    bs_op_walk_preorder((BsOp *)(gsize)scope, put_op, (gpointer)(gsize)&writing); // only read
    for (guint i = 0; i < own->made->len; i++)
        put_made(&writing, g_ptr_array_index(own->made, i));
    bs_names_end(writing.names);
    return writing.names;
}
