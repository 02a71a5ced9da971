// A view of all bytes is the buffer.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @whole(%arg0: memref<128xi8>, %arg1: memref<?xi8>, %arg2: index, %arg3: index) -> (memref<128xi8>, memref<128xi8>, memref<128xi8>, memref<?xi8>, memref<64xi8>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %view = memref.view %arg0[%c1][] : memref<128xi8> to memref<128xi8>
// CHECK-NEXT: %view_0 = memref.view %arg0[%arg3][] : memref<128xi8> to memref<128xi8>
// CHECK-NEXT: %view_1 = memref.view %arg1[%c0][%arg2] : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: %view_2 = memref.view %arg0[%c0][] : memref<128xi8> to memref<64xi8>
// CHECK-NEXT: return %arg0, %view, %view_0, %view_1, %view_2 : memref<128xi8>, memref<128xi8>, memref<128xi8>, memref<?xi8>, memref<64xi8>
// CHECK-NEXT: }
func.func @whole(%a: memref<128xi8>, %d: memref<?xi8>, %n: index, %s: index) -> (memref<128xi8>, memref<128xi8>, memref<128xi8>, memref<?xi8>, memref<64xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.view %a[%c0][] : memref<128xi8> to memref<128xi8>
  %1 = memref.view %a[%c1][] : memref<128xi8> to memref<128xi8>
  %2 = memref.view %a[%s][] : memref<128xi8> to memref<128xi8>
  %3 = memref.view %d[%c0][%n] : memref<?xi8> to memref<?xi8>
  %4 = memref.view %a[%c0][] : memref<128xi8> to memref<64xi8>
  return %0, %1, %2, %3, %4 : memref<128xi8>, memref<128xi8>, memref<128xi8>, memref<?xi8>, memref<64xi8>
}
