// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What most files of the engine include of libraries, compiled once for all of them by compilers
// that then read only what a file uses of it. No file relies on it: with others it is not there.
#include <gio/gio.h>
#include <glib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
