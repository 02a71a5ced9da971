// Unreachable blocks go before patterns are applied, at every level of region simplification.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize=region-simplify=disabled --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
^bb1:
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb2
^bb2:
  return %a : memref<4xf32>
}
