// A round that drops nothing but dead arguments is the last one, unless another function changes in
// it: then what these arguments kept goes, too.
// RUN: %bufscope-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @alone(%arg0: i1) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 4.500000e+00 : f32
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.store %cst, %alloc[%c1] : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @alone(%c: i1) {
  %m = memref.alloc() : memref<2xf32>
  %x = arith.constant 4.5 : f32
  %i = arith.constant 1 : index
  memref.store %x, %m[%i] : memref<2xf32>
  cf.cond_br %c, ^a(%m : memref<2xf32>), ^b
^a(%dead: memref<2xf32>):
  return
^b:
  return
}

// -----

// CHECK-LABEL: func.func @with_another(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @with_another(%c: i1) {
  %m = memref.alloc() : memref<2xf32>
  %x = arith.constant 4.5 : f32
  %i = arith.constant 1 : index
  memref.store %x, %m[%i] : memref<2xf32>
  cf.cond_br %c, ^a(%m : memref<2xf32>), ^b
^a(%dead: memref<2xf32>):
  return
^b:
  return
}
// CHECK-LABEL: func.func @changes(%arg0: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @changes(%m: memref<?xf32>) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  return
}
