// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What rewrites do, in plain words: a template (see debug/telling/explain.c) for each pattern that
// people meet in programs on buffers.
#pragma once

/* The template for a pattern by its name, as bs_rule_label() has it; NULL: none. Static. */
const char *bs_pattern_template(const char *label);
