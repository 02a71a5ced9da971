// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/rules.h"

#undef N_
#define N_(text) text // no brackets: arrays begin with it

#define X(id, kind, text, sentence) const char bs_rule_##id[] = text;
BS_RULES(X)
#undef X
