// Where several things are wrong: what is missing first, by name; properties by name; counts of results before successors.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  %r:2 = "vector.scan"(%a, %b) <{reduction_dim = 0 : i32}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
  return
}

// -----

"func.func"() <{function_type = 1, sym_name = 1, arg_attrs = 1, res_attrs = 1}> ({}) : () -> ()

// -----

"func.func"() ({}) {function_type = i32, sym_name = 1, arg_attrs = [1]} : () -> ()

// -----

"func.func"() <{function_type = i32, sym_name = "a", arg_attrs = [1]}> ({}) : () -> ()

// -----

func.func @b(%c: i1) {
  %0 = "cf.cond_br"(%c) [^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> i32
^bb1:
  return
}

// CHECK: within split at {{.*}}several-wrong.mlir:1 offset :5:10: error: 'vector.scan' op requires attribute 'inclusive'
// CHECK-NEXT: %r:2 = "vector.scan"(%a, %b) <{reduction_dim = 0 : i32}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}several-wrong.mlir:1 offset :5:10: note: see current operation: %0:2 = "vector.scan"(%arg0, %arg1) <{reduction_dim = 0 : i32}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: within split at {{.*}}several-wrong.mlir:9 offset :3:1: error: invalid properties {arg_attrs = 1 : i64, function_type = 1 : i64, res_attrs = 1 : i64, sym_name = 1 : i64} for op func.func: Invalid attribute `arg_attrs` in property conversion: 1 : i64
// CHECK-NEXT: "func.func"() <{function_type = 1, sym_name = 1, arg_attrs = 1, res_attrs = 1}> ({}) : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}several-wrong.mlir:13 offset :3:1: error: 'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes
// CHECK-NEXT: "func.func"() ({}) {function_type = i32, sym_name = 1, arg_attrs = [1]} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}several-wrong.mlir:17 offset :3:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
// CHECK-NEXT: "func.func"() <{function_type = i32, sym_name = "a", arg_attrs = [1]}> ({}) : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}several-wrong.mlir:17 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [1], function_type = i32, sym_name = "a"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}several-wrong.mlir:21 offset :4:8: error: 'cf.cond_br' op requires zero results
// CHECK-NEXT: %0 = "cf.cond_br"(%c) [^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}several-wrong.mlir:21 offset :4:8: note: see current operation: %0 = "cf.cond_br"(%arg0)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> i32
