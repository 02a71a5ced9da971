// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/host.h"

#include "support/i18n.h"

enum { BRIEFLY = 6, LONG_ENOUGH_TO_READ = 10 }; // seconds

void
bs_host_connect(const BsHost *host, gpointer instance, const char *signal, GCallback handler,
                gpointer part)
{
    GClosure *closure = g_cclosure_new_swap(handler, part, NULL);
    g_object_watch_closure(host->life, closure);
    g_signal_connect_closure(instance, signal, closure, FALSE);
}

static void
say(const BsHost *host, const char *text, guint seconds, const char *path)
{
    bs_command_set_state(host->actions, "message", g_variant_new_string(text));
    bs_message_show_with(host->message, text, seconds, path);
}

void
bs_host_say(const BsHost *host, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    say(host, text, LONG_ENOUGH_TO_READ, NULL);
}

void
bs_host_say_saved(const BsHost *host, const char *path)
{
    g_autofree char *text = g_strdup_printf(_("Saved as %s"), path);
    say(host, text, LONG_ENOUGH_TO_READ, path);
}

void
bs_host_say_briefly(const BsHost *host, const char *text)
{
    say(host, text, BRIEFLY, NULL);
}

void
bs_host_unsay(const BsHost *host, const char *text)
{
    g_autoptr(GVariant) said = bs_command_state(host->actions, "message");
    if (g_str_equal(g_variant_get_string(said, NULL), text))
        bs_message_hide(host->message);
}
