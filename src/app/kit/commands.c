// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/commands.h"

typedef struct Call {
    const BsCommand *command;
    gpointer part;
} Call;

static void
on_activate(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    const Call *call = data;
    if (call->command->handler)
        call->command->handler(call->part, parameter);
}

static void
call_free(gpointer data, GClosure *closure)
{
    g_free(data);
}

static GSimpleAction *
new_action(const BsCommand *command)
{
    const GVariantType *type = command->parameter ? G_VARIANT_TYPE(command->parameter) : NULL;
    if (!command->initial)
        return g_simple_action_new(command->name, type);
    g_autoptr(GVariant) state = g_variant_parse(NULL, command->initial, NULL, NULL, NULL);
    return g_simple_action_new_stateful(command->name, type, state);
}

// An action that nobody handles would set its state by itself: `activate` is connected always.
void
bs_commands_add(GActionMap *actions, const BsCommand *commands, gpointer part)
{
    for (const BsCommand *command = commands; command->name; command++) {
        g_autoptr(GSimpleAction) action = new_action(command);
        Call *call = g_new(Call, 1);
        *call = (Call){command, part};
        g_signal_connect_data(action, "activate", G_CALLBACK(on_activate), call, call_free, 0);
        g_action_map_add_action(actions, G_ACTION(action));
    }
}

void
bs_commands_remove(GActionMap *actions, const BsCommand *commands)
{
    for (const BsCommand *command = commands; command->name; command++)
        g_action_map_remove_action(actions, command->name);
}

void
bs_commands_enable(GActionMap *actions, const BsCommand *commands, const gboolean met[BS_N_NEEDS])
{
    for (const BsCommand *command = commands; command->name; command++) {
        if (command->needs != BS_ITS_PART)
            bs_command_enable(actions, command->name, met[command->needs]);
    }
}

static GSimpleAction *
find(GActionMap *actions, const char *name)
{
    return G_SIMPLE_ACTION(g_action_map_lookup_action(actions, name));
}

void
bs_command_enable(GActionMap *actions, const char *name, gboolean enabled)
{
    g_simple_action_set_enabled(find(actions, name), enabled);
}

void
bs_command_set_state(GActionMap *actions, const char *name, GVariant *state)
{
    g_simple_action_set_state(find(actions, name), state);
}

gboolean
bs_command_toggle(GActionMap *actions, const char *name)
{
    g_autoptr(GVariant) state = bs_command_state(actions, name);
    const gboolean on = !g_variant_get_boolean(state);
    bs_command_set_state(actions, name, g_variant_new_boolean(on));
    return on;
}

GVariant *
bs_command_state(GActionMap *actions, const char *name)
{
    return g_action_get_state(G_ACTION(find(actions, name)));
}

void
bs_command_do(GActionMap *actions, const char *name, GVariant *parameter)
{
    g_action_activate(G_ACTION(find(actions, name)), parameter);
}
