// Regions, results, successors and operands are counted in this order; then come the traits in the
// order of upstream's list for the op, and its own rules before those of what is in its regions.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: {{.*}} error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
"builtin.module"() ({}) : () -> ()

// -----

// CHECK: {{.*}} error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
module { "builtin.module"() ({}) {sym_name = "inner"} : () -> () }

// -----

// CHECK: {{.*}} error: 'cf.switch' op requires at least 1 successors but found 0
"cf.switch"() : () -> ()

// -----

// CHECK: {{.*}} error: 'cf.switch' op requires at least 1 successors but found 0
func.func @switch(%a: i32) { "cf.switch"(%a) : (i32) -> () }

// -----

// CHECK: {{.*}} error: 'scf.index_switch' op expected 1 or more regions
"scf.index_switch"() : () -> ()

// -----

// CHECK: {{.*}} error: 'linalg.copy' op expects a non-empty block
func.func @copy(%m: memref<4xf32>) {
  "linalg.copy"(%m, %m) ({^bb0: }) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// CHECK: {{.*}} error: 'async.execute' op expects a non-empty block
func.func @execute(%t: !async.token) {
  %0 = "async.execute"(%t) ({^bb0: }) : (!async.token) -> !async.token
  return
}

// -----

// CHECK: {{.*}} error: expected op with 2 inputs and 1 output
"linalg.conv_2d_ngchw_gfchw"() ({
^bb0(%z: index):
  "scf.yield"() : () -> ()
}) : () -> ()

// -----

// CHECK: {{.*}} error: expected op with 2 inputs and 1 output
func.func @pooling(%m: memref<4xf32>) {
  "linalg.pooling_nwc_min"(%m, %m) ({
  ^bb0(%z: index):
    "linalg.yield"() : () -> ()
  }) {operandSegmentSizes = array<i32: 1, 1>} : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
