// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program: windows, the `app.*` actions, the shortcuts.
#pragma once

#include <adwaita.h>

#define BS_TYPE_APPLICATION (bs_application_get_type())
G_DECLARE_FINAL_TYPE(BsApplication, bs_application, BS, APPLICATION, AdwApplication)

BsApplication *bs_application_new(void);
