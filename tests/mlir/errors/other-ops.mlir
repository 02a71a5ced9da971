// Ops that upstream has and this program reads in generic form only.
// RUN: not %bufscope-opt %s --split-input-file 2>/dev/null | FileCheck %s
// RUN: not %bufscope-opt %s --split-input-file 2>&1 >/dev/null | FileCheck --check-prefix=ERROR %s

"gpu.spmm"() : () -> ()
// CHECK: "gpu.spmm"() : () -> ()

// -----

gpu.spmm
// ERROR: within split at {{.*}}other-ops.mlir:8 offset :3:1: error: custom op 'gpu.spmm' is unknown
// ERROR: within split at {{.*}}other-ops.mlir:8 offset :3:1: note: 'gpu.spmm' is read in generic form only, and passes take it for an op with unknown effects

// -----

"gpu.rotate"() : () -> ()
// ERROR: within split at {{.*}}other-ops.mlir:14 offset :3:1: error: unregistered operation 'gpu.rotate' found in dialect ('gpu') that does not allow unknown operations
