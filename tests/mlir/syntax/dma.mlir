// Transfers between memories.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x4xf32>, memref<1xi32>, memref<4x4xf32, 1>, index) -> (), sym_name = "dma"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x4xf32>, %arg1: memref<1xi32>, %arg2: memref<4x4xf32, 1>, %arg3: index):
// GENERIC-NEXT: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg3) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index) -> ()
// GENERIC-NEXT: "memref.dma_start"(%arg0, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3, %arg1, %arg3, %arg3, %arg3) : (memref<4x4xf32>, index, index, memref<4x4xf32, 1>, index, index, index, memref<1xi32>, index, index, index) -> ()
// GENERIC-NEXT: "memref.dma_wait"(%arg1, %arg3, %arg3) {tag} : (memref<1xi32>, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @dma(%arg0: memref<4x4xf32>, %arg1: memref<1xi32>, %arg2: memref<4x4xf32, 1>, %arg3: index) {
// CHECK-NEXT: memref.dma_start %arg0[%arg3, %arg3], %arg2[%arg3, %arg3], %arg3, %arg1[%arg3] : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
// CHECK-NEXT: memref.dma_start %arg0[%arg3, %arg3], %arg2[%arg3, %arg3], %arg3, %arg1[%arg3], %arg3, %arg3 : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
// CHECK-NEXT: memref.dma_wait %arg1[%arg3], %arg3 {tag} : memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dma(%m: memref<4x4xf32>, %t: memref<1xi32>, %d: memref<4x4xf32, 1>, %i: index) {
  memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i] : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
  memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i], %i, %i : memref<4x4xf32>, memref<4x4xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i {tag} : memref<1xi32>
  return
}
