// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program: windows, the `app.*` actions, the shortcuts.
#pragma once

#include <adwaita.h>

#define BS_TYPE_APPLICATION (bs_application_get_type())
G_DECLARE_FINAL_TYPE(BsApplication, bs_application, BS, APPLICATION, AdwApplication)

BsApplication *bs_application_new(void);
/* What `app.open-program` is to be given where it would open a window that is empty at first. */
void bs_application_begin_with(BsApplication *application, GVariant *program);
