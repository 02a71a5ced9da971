// A loop that hands on the number of its round stays, also where nobody asks for that.
// RUN: %bufscope-opt %s --upstream=22 --split-input-file --canonicalize | FileCheck %s

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
// CHECK-LABEL: func.func @f0(%arg0: index) {
// CHECK-NEXT: %0:2 = affine.for %arg1 = 1 to 16 step 3 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (index, index) {
// CHECK-NEXT: affine.yield %arg2, %arg1 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: call @use(%0#0) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f0(%k: index) {
  %v25:2 = affine.for %i23 = 1 to 16 step 3 iter_args(%v25a0 = %k, %v25a1 = %k) -> (index, index) {
    affine.yield %v25a0, %i23 : index, index
  }
  func.call @use(%v25#0) : (index) -> ()
  return
}

// -----
// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0:2 = affine.for %arg2 = 1 to 2 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (index, index) {
// CHECK-NEXT: affine.yield %arg3, %arg2 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: call @use(%0#0) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f4(%k: index, %n: index) {
  %v25:2 = affine.for %i23 = 1 to 2 iter_args(%v25a0 = %k, %v25a1 = %k) -> (index, index) {
    affine.yield %v25a0, %i23 : index, index
  }
  func.call @use(%v25#0) : (index) -> ()
  return
}

// -----
// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: index) {
// CHECK-NEXT: %0 = affine.for %arg2 = 1 to 2 iter_args(%arg3 = %arg0) -> (index) {
// CHECK-NEXT: affine.yield %arg2 : index
// CHECK-NEXT: }
// CHECK-NEXT: call @use(%0) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f4(%k: index, %n: index) {
  %v25:1 = affine.for %i23 = 1 to 2 iter_args(%v25a0 = %k) -> (index) {
    affine.yield %i23 : index
  }
  func.call @use(%v25#0) : (index) -> ()
  return
}

// -----
// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
// CHECK-LABEL: func.func @f5(%arg0: index, %arg1: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f5(%k: index, %n: index) {
  %v25:1 = affine.for %i23 = 1 to 9 iter_args(%v25a0 = %k) -> (index) {
    affine.yield %i23 : index
  }
  return
}

// -----
// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
// CHECK-LABEL: func.func @f6(%arg0: index, %arg1: index) {
// CHECK-NEXT: call @use(%arg0) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f6(%k: index, %n: index) {
  %v25:1 = affine.for %i23 = 1 to 0 iter_args(%v25a0 = %k) -> (index) {
    affine.yield %i23 : index
  }
  func.call @use(%v25#0) : (index) -> ()
  return
}
