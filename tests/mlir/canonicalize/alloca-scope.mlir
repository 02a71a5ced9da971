// memref.alloca_scope: inlined where nothing lives longer for it, or its allocations move out.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @no_allocation(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @no_allocation(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.load %m[%i] : memref<4xf32>
    memref.alloca_scope.return %1 : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @last_in_function() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: "test.use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @last_in_function() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "test.use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @not_last(%arg0: memref<4xf32>) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: "test.use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @not_last(%m: memref<4xf32>) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "test.use"(%0) : (memref<4xf32>) -> ()
  }
  "test.use"(%m) : (memref<4xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @hoisted(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca(%arg1) : memref<?xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @hoisted(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @size_inside(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %0 = "test.size"() : () -> index
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xf32>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @size_inside(%c: i1) {
  scf.if %c {
    %n = "test.size"() : () -> index
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @scope_in_scope() {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: "test.use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.more"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope_in_scope() {
  memref.alloca_scope {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "test.use"(%0) : (memref<4xf32>) -> ()
    }
    "test.more"() : () -> ()
  }
  return
}
