// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/ir.h"
#include "syntax/printer-private.h"

// `{-# ... #-}` behind a program: the resources that its attributes named, in the order in which
// they were printed, and all that other tools left.

void
bs_printer_note_resource(BsPrinter *p, const char *text, gsize len)
{
    static const char prefix[] = "dense_resource<";
    if (!p->resources || p->dry || len < sizeof prefix ||
        memcmp(text, prefix, sizeof prefix - 1) != 0)
        return;
    g_autofree char *key = g_strndup(text + sizeof prefix - 1, len - sizeof prefix);
    gpointer resource = g_hash_table_lookup(p->resources, key);
    if (resource && g_hash_table_remove(p->resources, key))
        g_ptr_array_add(p->named_resources, resource);
}

void
bs_printer_resources_init(BsPrinter *p, const BsIr *ir)
{
    p->resources = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    p->named_resources = g_ptr_array_new();
    for (guint i = 0; i < ir->n_resources; i++) {
        BsFileResource *resource = &ir->resources[i];
        if (resource->external)
            continue;
        GString *key = g_string_new(NULL); // as attributes have it
        bs_out_keyword_or_string(key, resource->key, strlen(resource->key));
        g_hash_table_insert(p->resources, g_string_free(key, FALSE), resource);
    }
}

void
bs_printer_resources_clear(BsPrinter *p)
{
    g_clear_pointer(&p->resources, g_hash_table_unref);
    if (p->named_resources)
        g_ptr_array_unref(p->named_resources);
    p->named_resources = NULL;
}

// What is printed so far: how many parts, sections in the part and entries in the section.
typedef struct Writer {
    GString *out;
    guint32 elide_from; // as BsPrintOptions.elide_resources_from
    gboolean began;     // there is an entry, printed or not
    guint n_parts;
    gboolean in_part;
    const char *section; // that is open, or NULL
} Writer;

static void
open_part(Writer *w, const char *name)
{
    g_string_append_printf(w->out, "%s  %s: {\n", w->n_parts++ ? ",\n" : "", name);
    w->section = NULL;
    w->in_part = TRUE;
}

static void
put_entry(Writer *w, const char *part, const BsFileResource *resource)
{
    if (!w->began)
        g_string_append(w->out, "\n{-#\n");
    w->began = TRUE;
    if (w->elide_from && strlen(resource->text) >= w->elide_from)
        return;
    if (!w->in_part)
        open_part(w, part);
    if (w->section == resource->section) {
        g_string_append(w->out, ",\n");
    } else {
        g_string_append(w->out, w->section ? "\n    },\n" : "");
        g_string_append_printf(w->out, "    %s: {\n", resource->section);
    }
    w->section = resource->section;
    g_string_append(w->out, "      ");
    bs_out_keyword_or_string(w->out, resource->key, strlen(resource->key));
    g_string_append_printf(w->out, ": %s", resource->text);
}

static void
close_part(Writer *w)
{
    if (w->in_part)
        g_string_append(w->out, "\n    }\n  }");
    w->in_part = FALSE;
}

void
bs_printer_resources(BsPrinter *p, const BsIr *ir)
{
    Writer w = {.out = p->out, .elide_from = p->elide_resources_from};
    for (guint i = 0; i < p->named_resources->len; i++)
        put_entry(&w, "dialect_resources", p->named_resources->pdata[i]);
    close_part(&w);
    for (guint i = 0; i < ir->n_resources && !p->own_resources; i++) {
        if (ir->resources[i].external)
            put_entry(&w, "external_resources", &ir->resources[i]);
    }
    close_part(&w);
    if (w.began)
        g_string_append(p->out, "\n#-}\n");
}
