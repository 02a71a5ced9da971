// Public functions stay; what is the same at every return goes.
// RUN: %bufscope-opt %s --upstream=22 --drop-equivalent-buffer-results --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func private @a(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : memref<4xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg2 : memref<4xf32>
// CHECK-NEXT: }
func.func private @a(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m, %m, %c : memref<4xf32>, memref<4xf32>, i1
^bb2:
  return %m, %n, %c : memref<4xf32>, memref<4xf32>, i1
}
// CHECK-LABEL: func.func private @b(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg2 : memref<4xf32>), ^bb2
// CHECK-NEXT: ^bb1(%0: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %cast_0 = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %arg2 : memref<4xf32>
// CHECK-NEXT: }
func.func private @b(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<?xf32>, memref<4xf32>, i1) {
  %k = memref.cast %m : memref<4xf32> to memref<?xf32>
  cf.cond_br %c, ^bb1(%n: memref<4xf32>), ^bb2
^bb1(%q: memref<4xf32>):
  return %k, %q, %c : memref<?xf32>, memref<4xf32>, i1
^bb2:
  %k2 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %k2, %n, %c : memref<?xf32>, memref<4xf32>, i1
}
// CHECK-LABEL: func.func private @rec(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: call @rec(%arg0, %arg2, %arg1) : (i1, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @rec(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>) {
  %k = call @rec(%c, %n, %m) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return %n : memref<4xf32>
}
// CHECK-LABEL: func.func private @loop(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.t"() : () -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @loop(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.t"() : () -> ()
^bb2:
  return %n : memref<4xf32>
}
// CHECK-LABEL: func.func @call(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i1, memref<?xf32>) {
// CHECK-NEXT: %0 = call @a(%arg0, %arg2, %arg1) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: %1 = call @b(%arg0, %arg2, %arg1) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %arg2 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %arg2, %0, %arg0, %cast : memref<4xf32>, memref<4xf32>, i1, memref<?xf32>
// CHECK-NEXT: }
func.func @call(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i1, memref<?xf32>) {
  %0:3 = call @a(%c, %n, %m) : (i1, memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i1)
  %1:3 = call @b(%c, %n, %m) : (i1, memref<4xf32>, memref<4xf32>) -> (memref<?xf32>, memref<4xf32>, i1)
  return %0#0, %0#1, %0#2, %1#0 : memref<4xf32>, memref<4xf32>, i1, memref<?xf32>
}
// CHECK-LABEL: func.func @cc(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT: %0 = call @public_drop(%arg0, %arg1) {a = 1 : i64} : (memref<4xf32>, index) -> memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
func.func @cc(%m: memref<4xf32>, %n: index) -> memref<4xf32> {
  %c = call @public_drop(%m, %n) {a = 1} : (memref<4xf32>, index) -> memref<4xf32>
  return %c : memref<4xf32>
}
// CHECK-LABEL: func.func @public_drop(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
func.func @public_drop(%m: memref<4xf32>, %n: index) -> memref<4xf32> {
  return %m : memref<4xf32>
}
// CHECK-LABEL: func.func @public_calls(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: %0 = call @public_drop(%arg0, %arg1) {a = 1 : i64} : (memref<4xf32>, index) -> memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @public_calls(%m: memref<4xf32>, %n: index) {
  call @public_drop(%m, %n) {a = 1} : (memref<4xf32>, index) -> memref<4xf32>
  return
}
