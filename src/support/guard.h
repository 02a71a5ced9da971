// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that is nobody's yet. AddressSanitizer watches what malloc() gives; of memory that we deal
// out ourselves it has to be told. In all other builds these are nothing.
#pragma once

#ifndef __has_feature
#define __has_feature(what) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>

enum { BS_GUARD_BYTES = 16 }; // left between two pieces of memory, for what goes beyond the first

/* From now on, to touch one of these bytes is an error. */
#define bs_guard_close(memory, size) __asan_poison_memory_region((memory), (size))

/* They may be used again. */
#define bs_guard_open(memory, size) __asan_unpoison_memory_region((memory), (size))

/* Whether it is an error to touch the byte; for tests. */
#define bs_guard_is_closed(byte) (__asan_address_is_poisoned(byte) != 0)
#else
enum { BS_GUARD_BYTES = 0 };

#define bs_guard_close(memory, size) ((void)(memory), (void)(size))
#define bs_guard_open(memory, size) ((void)(memory), (void)(size))
#define bs_guard_is_closed(byte) ((void)(byte), FALSE)
#endif
