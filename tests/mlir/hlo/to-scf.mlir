// A retain of one memref, or of one indicator, as comparisons of base pointers.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --hlo-deallocation-to-scf | FileCheck %s

// CHECK-LABEL: func.func @freed_unless_null(%arg0: !deallocation.ownership) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = deallocation.get_buffer %arg0 : !deallocation.ownership
// CHECK-NEXT: %1 = arith.cmpi ne, %0, %c0 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: deallocation.free %arg0
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_unless_null(%o: !deallocation.ownership) {
  deallocation.retain() of(%o) : (!deallocation.ownership) -> ()
  return
}

// -----
// CHECK-LABEL: func.func @one_and_one(%arg0: memref<?xi8>, %arg1: !deallocation.ownership) -> !deallocation.ownership {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = deallocation.get_buffer %arg1 : !deallocation.ownership
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2 = deallocation.get_buffer %arg0 : memref<?xi8>
// CHECK-NEXT: %3 = arith.cmpi eq, %2, %0 : index
// CHECK-NEXT: %4:3 = scf.if %3 -> (!deallocation.ownership, index, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %1, %c0, %arg1 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1, %0, %1 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %5 = arith.cmpi ne, %4#1, %c0 : index
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: deallocation.free %4#0
// CHECK-NEXT: }
// CHECK-NEXT: return %4#2 : !deallocation.ownership
// CHECK-NEXT: }
func.func @one_and_one(%m: memref<?xi8>, %o: !deallocation.ownership) -> !deallocation.ownership {
  %r = deallocation.retain(%m) of(%o) : (memref<?xi8>, !deallocation.ownership) -> !deallocation.ownership
  return %r : !deallocation.ownership
}

// -----
// One that both may take: the first does.
// CHECK-LABEL: func.func @two_and_one(%arg0: memref<*xi8>, %arg1: memref<4xi8>, %arg2: !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = deallocation.get_buffer %arg2 : !deallocation.ownership
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2 = deallocation.get_buffer %arg0 : memref<*xi8>
// CHECK-NEXT: %3 = arith.cmpi eq, %2, %0 : index
// CHECK-NEXT: %4:3 = scf.if %3 -> (!deallocation.ownership, index, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %1, %c0, %arg2 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2, %0, %1 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %5 = deallocation.get_buffer %arg1 : memref<4xi8>
// CHECK-NEXT: %6 = arith.cmpi eq, %5, %4#1 : index
// CHECK-NEXT: %7:3 = scf.if %6 -> (!deallocation.ownership, index, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %1, %c0, %4#0 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %4#0, %4#1, %1 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %8 = arith.cmpi ne, %7#1, %c0 : index
// CHECK-NEXT: scf.if %8 {
// CHECK-NEXT: deallocation.free %7#0
// CHECK-NEXT: }
// CHECK-NEXT: return %4#2, %7#2 : !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @two_and_one(%m: memref<*xi8>, %n: memref<4xi8>, %o: !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
  %r:2 = deallocation.retain(%m, %n) of(%o) : (memref<*xi8>, memref<4xi8>, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
  return %r#0, %r#1 : !deallocation.ownership, !deallocation.ownership
}

// -----
// In a loop, where the constant zero goes to the function's beginning.
// CHECK-LABEL: func.func @in_a_loop(%arg0: index, %arg1: !deallocation.ownership) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (!deallocation.ownership) {
// CHECK-NEXT: %1 = deallocation.get_buffer %arg3 : !deallocation.ownership
// CHECK-NEXT: %2 = arith.cmpi ne, %1, %c0 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: deallocation.free %arg3
// CHECK-NEXT: }
// CHECK-NEXT: %3 = deallocation.null
// CHECK-NEXT: scf.yield %3 : !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @in_a_loop(%n: index, %o: !deallocation.ownership) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %o) -> (!deallocation.ownership) {
    deallocation.retain() of(%p) : (!deallocation.ownership) -> ()
    %null = deallocation.null
    scf.yield %null : !deallocation.ownership
  }
  return
}

// -----
// For the library: several indicators without a memref, or several of both.
// CHECK-LABEL: func.func @left(%arg0: memref<4xi8>, %arg1: memref<4xi8>, %arg2: !deallocation.ownership, %arg3: !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: deallocation.retain() of(%arg2, %arg3) : (!deallocation.ownership, !deallocation.ownership) -> ()
// CHECK-NEXT: %0:2 = deallocation.retain(%arg0, %arg1) of(%arg2, %arg3) : (memref<4xi8>, memref<4xi8>, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1 : !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @left(%m: memref<4xi8>, %n: memref<4xi8>, %o: !deallocation.ownership, %p: !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
  deallocation.retain() of(%o, %p) : (!deallocation.ownership, !deallocation.ownership) -> ()
  %r:2 = deallocation.retain(%m, %n) of(%o, %p) : (memref<4xi8>, memref<4xi8>, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
  return %r#0, %r#1 : !deallocation.ownership, !deallocation.ownership
}

// -----
// Of nothing: null, with a warning.
// CHECK-LABEL: func.func @of_nothing(%arg0: memref<4xi8>) -> !deallocation.ownership {
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: return %0 : !deallocation.ownership
// CHECK-NEXT: }
func.func @of_nothing(%m: memref<4xi8>) -> !deallocation.ownership {
  %r = deallocation.retain(%m) of() : (memref<4xi8>) -> !deallocation.ownership
  return %r : !deallocation.ownership
}

// -----
// One memref and two indicators: it takes the first that is of its buffer; what it did not take is freed.
// CHECK-LABEL: func.func @one_and_two(%arg0: memref<4xi8>, %arg1: !deallocation.ownership, %arg2: !deallocation.ownership) -> !deallocation.ownership {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = deallocation.get_buffer %arg1 : !deallocation.ownership
// CHECK-NEXT: %1 = deallocation.get_buffer %arg2 : !deallocation.ownership
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: %3 = deallocation.get_buffer %arg0 : memref<4xi8>
// CHECK-NEXT: %4 = arith.cmpi eq, %3, %0 : index
// CHECK-NEXT: %5:3 = scf.if %4 -> (!deallocation.ownership, index, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %2, %c0, %arg1 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1, %0, %2 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %6 = arith.cmpi eq, %3, %1 : index
// CHECK-NEXT: %7:3 = scf.if %6 -> (!deallocation.ownership, index, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %2, %c0, %arg2 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2, %1, %5#2 : !deallocation.ownership, index, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %8 = arith.cmpi ne, %5#1, %c0 : index
// CHECK-NEXT: scf.if %8 {
// CHECK-NEXT: deallocation.free %5#0
// CHECK-NEXT: }
// CHECK-NEXT: %9 = arith.cmpi ne, %7#1, %c0 : index
// CHECK-NEXT: scf.if %9 {
// CHECK-NEXT: deallocation.free %7#0
// CHECK-NEXT: }
// CHECK-NEXT: return %7#2 : !deallocation.ownership
// CHECK-NEXT: }
func.func @one_and_two(%m: memref<4xi8>, %o: !deallocation.ownership, %p: !deallocation.ownership) -> !deallocation.ownership {
  %r = deallocation.retain(%m) of(%o, %p) : (memref<4xi8>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
  return %r : !deallocation.ownership
}
