// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of upstream's test dialect that the documents about buffer deallocation write their examples
// with.
#include "dialects/dialects.h"

// They read operand 0 and write operand 1.
static const BsEffectSpec effects[] = {
    {BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0},
    {BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1},
};

static const BsEffectSpec updates[] = {
    {BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0},
    {BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0},
};

// clang-format off
static const BsOpDef ops[] = {
    { .name = "test.buffer_based", .summary = "an op that reads one buffer and writes another",
      .operands = "input:any-memref, output:any-memref",
      .format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` attr-dict",
      .effects = effects, .n_effects = G_N_ELEMENTS(effects), .has_effects = TRUE },
    { .name = "test.copy", .summary = "an op that copies one buffer to another",
      .operands = "source:any-memref, target:any-memref",
      .format = "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict",
      .effects = effects, .n_effects = G_N_ELEMENTS(effects), .has_effects = TRUE },
    { .name = "test.forward_buffer", .summary = "an op that passes a buffer on",
      .operands = "buffer:any-memref", .results = "result:any-memref", .traits = BS_TRAIT_PURE },
    // Nothing may be moved over it: it is as if it wrote, too.
    { .name = "test.read_buffer", .summary = "an op that reads a buffer", .operands = "buffer:any-memref",
      .effects = updates, .n_effects = G_N_ELEMENTS(updates), .has_effects = TRUE },
    { .name = "test.region_buffer_based", .summary = "the same with a region for one element",
      .operands = "input:any-memref, output:any-memref", .n_regions = 1,
      .format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` $region(0) attr-dict",
      .effects = effects, .n_effects = G_N_ELEMENTS(effects), .has_effects = TRUE },
    { .name = "test.region_yield", .summary = "ends such a region", .operands = "result:any",
      .format = "$result `:` type($result) attr-dict", .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

const BsDialect bs_dialect_test = {
    .name = "test",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .allows_unknown_ops = TRUE,
};
