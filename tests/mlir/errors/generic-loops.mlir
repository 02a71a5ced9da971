// Loops with one wrong part: what is carried around, and outputs that are tensors.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, memref<2xf32>, tensor<2xf32>, f32) -> (), sym_name = "scf"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32):
    %result:1 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg11: index, %arg12: tensor<2xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) {x} : () -> ()
    }) : (tensor<2xf32>) -> memref<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32, vector<4xindex>) -> (), sym_name = "integers"}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: vector<4xindex>):
    %result:1 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, memref<2xf32>, i1) -> (), sym_name = "loops"}> ({
  ^bb0(%arg10: index, %arg11: i32, %arg12: memref<2xf32>, %arg13: i1):
    %result:2 = "scf.for"(%arg10, %arg10, %arg10, %arg12, %arg11) ({
    ^bb0(%arg16: index, %arg17: memref<2xf32>, %arg18: i32):
      "scf.yield"(%arg17, %arg18) : (memref<2xf32>, i32) -> ()
    }) : (index, index, index, memref<2xf32>, i32) -> (memref<2xf32>, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

func.func @second_result(%a: index, %x: f32, %y: i32) {
  %0:2 = "scf.for"(%a, %a, %a, %x, %y) ({
  ^bb0(%i: index, %p: f32, %q: i32):
    "scf.yield"(%p, %q) : (f32, i32) -> ()
  }) : (index, index, index, f32, i32) -> (f32, i1)
  return
}

// CHECK: within split at {{.*}}generic-loops.mlir:1 offset :7:17: error: 'scf.forall' op expected the number of tensor results (0) to be equal to the number of output tensors (1)
// CHECK-NEXT: %result:1 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-loops.mlir:1 offset :7:17: note: see current operation:
// CHECK-NEXT: %0 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: tensor<2xf32>):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {x} : () -> ()
// CHECK-NEXT: }) : (tensor<2xf32>) -> memref<?x?xf32>
// CHECK-NEXT: within split at {{.*}}generic-loops.mlir:17 offset :6:17: error: 'math.fpowi' op failed to verify that all of {lhs, result} have same type
// CHECK-NEXT: %result:1 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-loops.mlir:17 offset :6:17: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}generic-loops.mlir:27 offset :6:17: error: 'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'index'
// CHECK-NEXT: %result:2 = "scf.for"(%arg10, %arg10, %arg10, %arg12, %arg11) ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-loops.mlir:27 offset :6:17: note: see current operation:
// CHECK-NEXT: %0:2 = "scf.for"(%arg0, %arg0, %arg0, %arg2, %arg1) ({
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: memref<2xf32>, %arg6: i32):
// CHECK-NEXT: "scf.yield"(%arg5, %arg6) : (memref<2xf32>, i32) -> ()
// CHECK-NEXT: }) : (index, index, index, memref<2xf32>, i32) -> (memref<2xf32>, index)
// CHECK-NEXT: within split at {{.*}}generic-loops.mlir:40 offset :4:10: error: 'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i1'
// CHECK-NEXT: %0:2 = "scf.for"(%a, %a, %a, %x, %y) ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-loops.mlir:40 offset :4:10: note: see current operation:
// CHECK-NEXT: %0:2 = "scf.for"(%arg0, %arg0, %arg0, %arg1, %arg2) ({
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: f32, %arg5: i32):
// CHECK-NEXT: "scf.yield"(%arg4, %arg5) : (f32, i32) -> ()
// CHECK-NEXT: }) : (index, index, index, f32, i32) -> (f32, i1)
