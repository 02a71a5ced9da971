// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// Functions in functions: what changes in the inner one changes the outer one's text.

// CHECK-LABEL: func.func @outer(%arg0: memref<4xf32>) {
// CHECK:         func.func @inner() -> i32 {
// CHECK-NEXT:      %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:      return %c2_i32 : i32
// CHECK:         memref.copy %{{.*}}, %arg0 : memref<4xf32> to memref<4xf32>
func.func @outer(%m: memref<4xf32>) {
  builtin.module {
    func.func @inner() -> i32 {
      %c = arith.constant 1 : i32
      %d = arith.addi %c, %c : i32
      return %d : i32
    }
  }
  %n = memref.alloc() : memref<4xf32>
  memref.copy %n, %m : memref<4xf32> to memref<4xf32>
  return
}
