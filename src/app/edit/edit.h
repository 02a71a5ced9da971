// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a window that edit the source: typing and running it, and the file that it is of.
#pragma once

#include "app/frame/host.h"

extern const BsPart bs_edit_part, bs_save_part, bs_recover_part;
