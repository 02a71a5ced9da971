// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/upstream-passes.h"

#include <string.h>

typedef struct UpstreamPass {
    const char *name;
    BsReleases releases;
    gboolean bufferizes; // what --import=bufferized does, too
} UpstreamPass;

// In the order of the alphabet. Those of ops on sparse tensors, of TOSA, and those that turn code
// into that of a device are not here.
static const UpstreamPass passes[] = {
    {"affine-data-copy-generate"},
    {"affine-expand-index-ops"},
    {"affine-expand-index-ops-as-affine", BS_SINCE_22},
    {"affine-fold-memref-alias-ops", BS_SINCE_22},
    {"affine-loop-coalescing"},
    {"affine-loop-fusion"},
    {"affine-loop-invariant-code-motion"},
    {"affine-loop-normalize"},
    {"affine-loop-tile"},
    {"affine-loop-unroll"},
    {"affine-loop-unroll-jam"},
    {"affine-parallelize"},
    {"affine-pipeline-data-transfer"},
    {"affine-raise-from-memref", BS_SINCE_22},
    {"affine-scalrep"},
    {"affine-simplify-min-max", BS_SINCE_22},
    {"affine-simplify-structures"},
    {"affine-super-vectorize"},
    {"arith-expand"},
    {"arith-int-range-narrowing", BS_SINCE_22},
    {"async-func-to-async-runtime"},
    {"async-parallel-for"},
    {"async-to-async-runtime"},
    {"control-flow-sink"},
    {"convert-affine-for-to-gpu"},
    {"convert-arith-to-llvm"},
    {"convert-cf-to-llvm"},
    {"convert-complex-to-llvm"},
    {"convert-complex-to-standard"},
    {"convert-elementwise-to-linalg"},
    {"convert-func-to-llvm"},
    {"convert-gpu-to-llvm-spv"},
    {"convert-index-to-llvm"},
    {"convert-linalg-to-affine-loops"},
    {"convert-linalg-to-loops"},
    {"convert-linalg-to-parallel-loops"},
    {"convert-linalg-to-std"},
    {"convert-math-to-llvm"},
    {"convert-parallel-loops-to-gpu"},
    {"convert-scf-to-cf"},
    {"convert-shape-constraints"},
    {"convert-shape-to-std"},
    {"convert-tensor-to-linalg"},
    {"convert-to-llvm"},
    {"convert-vector-to-llvm"},
    {"convert-vector-to-scf"},
    {"eliminate-empty-tensors"},
    {"empty-tensor-to-alloc-tensor"},
    {"expand-strided-metadata"},
    {"finalize-memref-to-llvm"},
    {"finalizing-bufferize", BS_UNTIL_19, .bufferizes = TRUE},
    {"flatten-memref", BS_SINCE_22},
    {"fold-memref-alias-ops"},
    {"fold-tensor-subset-ops"},
    {"func-bufferize", BS_UNTIL_19, .bufferizes = TRUE},
    {"gpu-async-region"},
    {"gpu-decompose-memrefs"},
    {"gpu-kernel-outlining"},
    {"gpu-launch-sink-index-computations"},
    {"gpu-map-parallel-loops"},
    {"gpu-to-llvm"},
    {"inline"},
    {"int-range-optimizations"},
    {"lift-cf-to-scf"},
    {"linalg-block-pack-matmul"},
    {"linalg-detensorize"},
    {"linalg-fold-into-elementwise", BS_SINCE_22},
    {"linalg-fold-unit-extent-dims"},
    {"linalg-fuse-elementwise-ops"},
    {"linalg-generalize-named-ops"},
    {"linalg-inline-scalar-operands"},
    {"linalg-morph-ops", BS_SINCE_22},
    {"linalg-named-op-conversion", BS_UNTIL_19},
    {"linalg-specialize-generic-ops"},
    {"loop-invariant-code-motion"},
    {"loop-invariant-subset-hoisting"},
    {"lower-affine"},
    {"lower-vector-mask"},
    {"lower-vector-multi-reduction"},
    {"lower-vector-to-from-elements-to-shuffle-tree", BS_SINCE_22},
    {"mem2reg"},
    {"memref-emulate-wide-int"},
    {"memref-expand"},
    {"normalize-memrefs"},
    {"reconcile-unrealized-casts"},
    {"remove-dead-values"},
    {"resolve-ranked-shaped-type-result-dims"},
    {"resolve-shaped-type-result-dims"},
    {"sccp"},
    {"scf-bufferize", BS_UNTIL_19, .bufferizes = TRUE},
    {"scf-for-loop-canonicalization"},
    {"scf-for-loop-peeling"},
    {"scf-for-loop-range-folding"},
    {"scf-for-loop-specialization"},
    {"scf-for-to-while"},
    {"scf-forall-to-for"},
    {"scf-forall-to-parallel"},
    {"scf-parallel-for-to-nested-fors", BS_SINCE_22},
    {"scf-parallel-loop-fusion"},
    {"scf-parallel-loop-specialization"},
    {"scf-parallel-loop-tiling"},
    {"sroa"},
    {"symbol-dce"},
    {"topological-sort"},
};

char *
bs_upstream_pass_note(const char *name, BsUpstream upstream)
{
    for (guint i = 0; i < G_N_ELEMENTS(passes); i++) {
        const UpstreamPass *pass = &passes[i];
        if (strcmp(pass->name, name) == 0 && bs_releases_have(pass->releases, upstream))
            return g_strdup_printf(
                "'%s' is a pass of mlir-opt %u that Bufscope does not have: %s", name,
                (guint)upstream,
                pass->bufferizes
                    ? "--import=bufferized has mlir-opt turn tensors into buffers first"
                    : "run it with mlir-opt first, and give Bufscope what that writes");
    }
    return NULL;
}
