// A dealloc moves up to the last use of the buffer and of what may be the same.
// REFERENCE: mlir-opt-22
// RUN: %bufscope-opt %s --allow-unregistered-dialect --optimize-allocation-liveness | FileCheck %s

// CHECK-LABEL: func.func @simple(%arg0: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @simple(%x: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @views(%arg0: memref<4xf32>, %arg1: i1) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %cast[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %cast, %cast : memref<?xf32>
// CHECK-NEXT: %1 = memref.load %0[%c0] : memref<?xf32>
// CHECK-NEXT: "test.use"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: %2 = memref.load %subview[%c0] : memref<2xf32, strided<[1]>>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: "test.use"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @views(%x: memref<4xf32>, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %v = memref.cast %a : memref<4xf32> to memref<?xf32>
  %w = memref.subview %v[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %s = arith.select %c, %v, %v : memref<?xf32>
  %r = memref.load %s[%c0] : memref<?xf32>
  "test.use"(%x) : (memref<4xf32>) -> ()
  %r2 = memref.load %w[%c0] : memref<2xf32, strided<[1]>>
  "test.use"(%x) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @select(%arg0: memref<4xf32>, %arg1: i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %alloc, %arg0 : memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%x: memref<4xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %x : memref<4xf32>
  "test.other"() : () -> ()
  %r = memref.load %s[%c0] : memref<4xf32>
  "test.other"() : () -> ()
  memref.dealloc %a : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @regions(%arg0: memref<4xf32>, %arg1: i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: %1 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0) -> (memref<4xf32>) {
// CHECK-NEXT: "test.inside"(%arg3) : (memref<4xf32>) -> ()
// CHECK-NEXT: scf.yield %arg3 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: %2 = call @callee(%1) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: "test.inside"(%2) : (memref<4xf32>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @regions(%x: memref<4xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %s = scf.if %c -> memref<4xf32> {
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %x : memref<4xf32>
  }
  "test.other"() : () -> ()
  %l = scf.for %i = %c0 to %c1 step %c1 iter_args(%q = %s) -> memref<4xf32> {
    "test.inside"(%q) : (memref<4xf32>) -> ()
    scf.yield %q : memref<4xf32>
  }
  "test.other"() : () -> ()
  %call = func.call @callee(%l) : (memref<4xf32>) -> memref<4xf32>
  "test.other"() : () -> ()
  "test.inside"(%call) : (memref<4xf32>) -> ()
  "test.other"() : () -> ()
  memref.dealloc %a : memref<4xf32>
  return
}

// CHECK-LABEL: func.func private @callee(memref<4xf32>) -> memref<4xf32>
func.func private @callee(memref<4xf32>) -> memref<4xf32>
// CHECK-LABEL: func.func @twice(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @twice(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.other"() : () -> ()
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @conditional(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: "test.other"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @conditional(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.other"(%a) : (memref<4xf32>) -> ()
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// CHECK-LABEL: func.func @unused(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.other"() : () -> ()
  memref.dealloc %a : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @nested(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: "test.other"(%alloc_0) : (memref<4xf32>) -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.other"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nested(%c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<4xf32>
    "test.other"(%a) : (memref<4xf32>) -> ()
    "test.other"() : () -> ()
    memref.dealloc %a : memref<4xf32>
  }
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    "test.other"(%a) : (memref<4xf32>) -> ()
  }
  "test.other"() : () -> ()
  memref.dealloc %a : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @stack(%arg0: i1) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: "test.other"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stack(%c: i1) {
  %a = memref.alloca() : memref<4xf32>
  "test.other"(%a) : (memref<4xf32>) -> ()
  "test.other"() : () -> ()
  return
}

// CHECK-LABEL: func.func @deallocop(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: "test.other"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @deallocop(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.other"(%a) : (memref<4xf32>) -> ()
  "test.other"() : () -> ()
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  return
}

// CHECK-LABEL: func.func @deallocop2(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: "test.other"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc, %alloc_0 : memref<4xf32>, memref<4xf32>) if (%arg0, %arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @deallocop2(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  "test.other"(%a) : (memref<4xf32>) -> ()
  "test.other"() : () -> ()
  bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%c, %c)
  return
}

// CHECK-LABEL: func.func @clone(%arg0: memref<4xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: "test.other"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT: memref.dealloc %0 : memref<4xf32>
// CHECK-NEXT: "test.other"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @clone(%x: memref<4xf32>) {
  %a = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  "test.other"(%a) : (memref<4xf32>) -> ()
  "test.other"(%x) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @blocks(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.other"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @blocks(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  cf.br ^bb1
^bb1:
  "test.other"(%a) : (memref<4xf32>) -> ()
  return
}
