// Layouts that cannot be allocated, sizes that the caller does not know, callees elsewhere.
// RUN: not %bufscope-opt %s --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params 2>&1 | FileCheck %s

func.func private @bad(%n: memref<4xf32, strided<[2]>>) -> (i1, memref<4xf32, strided<[2]>>) {
  %t = arith.constant true
  return %t, %n : i1, memref<4xf32, strided<[2]>>
}

// -----

func.func private @bad(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (i1, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)

// -----

func.func private @bad(memref<4xf32, affine_map<(d0) -> (d0 mod 4)>>) -> (i1, memref<4xf32, affine_map<(d0) -> (d0 mod 4)>>)

// -----

func.func private @bad(memref<4x4xf32, strided<[?, ?]>>) -> (i1, memref<4x4xf32, strided<[?, ?]>>)

// -----

func.func private @dyn(%n: index) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>) {
  %1 = memref.alloc() : memref<2xf32>
  %0 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.alloc() : memref<2xf32>
  return %1, %0, %2 : memref<2xf32>, memref<?xf32>, memref<2xf32>
}
func.func @caller(%n: index) {
  %0:3 = call @dyn(%n) : (index) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>)
  %1:3 = call @dyn(%n) : (index) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>)
  "test.use"(%0#0) : (memref<2xf32>) -> ()
  return
}

// -----

module @inner {
  func.func @a() -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    return %0 : memref<2xf32>
  }
  func.func @b() {
    %0 = call @a() : () -> memref<2xf32>
    return
  }
}
func.func @a() -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

func.func @indirect(%g: () -> memref<2xf32>) -> memref<2xf32> {
  %f = func.constant @a : () -> memref<2xf32>
  %0 = call_indirect %f() : () -> memref<2xf32>
  return %0 : memref<2xf32>
}
func.func private @a() -> memref<2xf32>

// -----

module {
  module @inner {
    func.func @a() {
      return
    }
    func.func @b() {
      call @a() : () -> ()
      return
    }
  }
}

// CHECK: within split at {{.*}}out-params.mlir:1 offset :4:1: error: cannot create out param for result with unsupported layout
// CHECK-NEXT: func.func private @bad(%n: memref<4xf32, strided<[2]>>) -> (i1, memref<4xf32, strided<[2]>>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:1 offset :4:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<4xf32, strided<[2]>>) -> (i1, memref<4xf32, strided<[2]>>), sym_name = "bad", sym_visibility = "private"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<4xf32, strided<[2]>>):
// CHECK-NEXT: %0 = "arith.constant"() <{value = true}> : () -> i1
// CHECK-NEXT: "func.return"(%0, %arg0) : (i1, memref<4xf32, strided<[2]>>) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}out-params.mlir:9 offset :3:1: error: cannot create out param for result with unsupported layout
// CHECK-NEXT: func.func private @bad(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (i1, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:9 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (i1, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>), sym_name = "bad", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}out-params.mlir:13 offset :3:1: error: cannot create out param for result with unsupported layout
// CHECK-NEXT: func.func private @bad(memref<4xf32, affine_map<(d0) -> (d0 mod 4)>>) -> (i1, memref<4xf32, affine_map<(d0) -> (d0 mod 4)>>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:13 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<4xf32, affine_map<(d0) -> (d0 mod 4)>>) -> (i1, memref<4xf32, affine_map<(d0) -> (d0 mod 4)>>), sym_name = "bad", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}out-params.mlir:17 offset :3:1: error: cannot create out param for result with unsupported layout
// CHECK-NEXT: func.func private @bad(memref<4x4xf32, strided<[?, ?]>>) -> (i1, memref<4x4xf32, strided<[?, ?]>>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:17 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<4x4xf32, strided<[?, ?]>>) -> (i1, memref<4x4xf32, strided<[?, ?]>>), sym_name = "bad", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}out-params.mlir:21 offset :10:10: error: cannot create out param for dynamically shaped result
// CHECK-NEXT: %0:3 = call @dyn(%n) : (index) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:21 offset :10:10: note: see current operation: %1:3 = "func.call"(%arg0) <{callee = @dyn}> : (index) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>)
// CHECK-NEXT: within split at {{.*}}out-params.mlir:21 offset :11:10: error: cannot create out param for dynamically shaped result
// CHECK-NEXT: %1:3 = call @dyn(%n) : (index) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:21 offset :11:10: note: see current operation: %3:3 = "func.call"(%arg0) <{callee = @dyn}> : (index) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>)
// CHECK-NEXT: within split at {{.*}}out-params.mlir:36 offset :9:10: error: 'func.call' op incorrect number of operands for callee
// CHECK-NEXT: %0 = call @a() : () -> memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:36 offset :9:10: note: see current operation: "func.call"(%0) <{callee = @a}> : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}out-params.mlir:53 offset :4:8: error: 'func.constant' op reference to function with mismatched type
// CHECK-NEXT: %f = func.constant @a : () -> memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:53 offset :4:8: note: see current operation: %0 = "func.constant"() <{value = @a}> : () -> (() -> memref<2xf32>)
// CHECK-NEXT: within split at {{.*}}out-params.mlir:62 offset :9:7: error: cannot find callee 'a' in symbol table
// CHECK-NEXT: call @a() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}out-params.mlir:62 offset :9:7: note: see current operation: "func.call"() <{callee = @a}> : () -> ()
