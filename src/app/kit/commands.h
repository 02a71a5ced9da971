// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Commands of a window, as tables: a row is one `win.*` action, which menus, shortcuts, buttons and
// D-Bus share. What tests and scripts ask of a window is the state of such an action.
#pragma once

#include <gio/gio.h>

// When a command can be used: always, with a program, with a selection, while one is loading, with
// a lesson, with a program or a text that is none, of no lesson; or its part says so itself.
typedef enum BsNeeds {
    BS_ALWAYS,
    BS_PROGRAM,
    BS_SELECTION,
    BS_LOADING,
    BS_LESSON,
    BS_IMPORTABLE,
    BS_ITS_PART,
    BS_N_NEEDS
} BsNeeds;

// A table of these ends with a row of zeros.
typedef struct BsCommand {
    const char *name, *parameter;
    void (*handler)(gpointer part, GVariant *parameter); // NULL: read only
    BsNeeds needs;
    const char *initial; // state as text, NULL for a stateless action
} BsCommand;

/* Installs the actions of a table, which is static; their handlers get `part`. */
void bs_commands_add(GActionMap *actions, const BsCommand *commands, gpointer part);
/* Takes them away again, before the part goes. */
void bs_commands_remove(GActionMap *actions, const BsCommand *commands);
/* Enables those whose needs are met; leaves BS_ITS_PART alone. */
void bs_commands_enable(GActionMap *actions, const BsCommand *commands,
                        const gboolean met[BS_N_NEEDS]);

/* One action by its name: whether it can be used, its state (a floating one is taken), and another
   state for a yes-or-no action, which is returned. */
void bs_command_enable(GActionMap *actions, const char *name, gboolean enabled);
void bs_command_set_state(GActionMap *actions, const char *name, GVariant *state);
gboolean bs_command_toggle(GActionMap *actions, const char *name);
/* The state of an action; owned by the caller. */
GVariant *bs_command_state(GActionMap *actions, const char *name);
/* Presses it, if it can be used; `parameter` may be NULL, a floating one is taken. */
void bs_command_do(GActionMap *actions, const char *name, GVariant *parameter);
