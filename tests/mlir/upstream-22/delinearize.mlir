// An index in several dimensions: sizes that are known, or 1, or missing.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --bufferization-lower-deallocations | FileCheck %s --check-prefix=LOWER

// CHECK-LABEL: func.func private @use(index, index, index)
// LOWER-LABEL: func.func private @use(index, index, index)
func.func private @use(index, index, index)
// CHECK-LABEL: func.func @sizes(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c47 = arith.constant 47 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: call @use(%c3, %c2, %c3) : (index, index, index) -> ()
// CHECK-NEXT: call @use(%c-1, %c1, %c3) : (index, index, index) -> ()
// CHECK-NEXT: %0:3 = affine.delinearize_index %arg0 into (%arg1, 3, 4) : index, index, index
// CHECK-NEXT: call @use(%0#0, %0#1, %0#2) : (index, index, index) -> ()
// CHECK-NEXT: %1:2 = affine.delinearize_index %arg0 into (2, 4) : index, index
// CHECK-NEXT: call @use(%1#0, %c0, %1#1) : (index, index, index) -> ()
// CHECK-NEXT: call @use(%c0, %c0, %c0) : (index, index, index) -> ()
// CHECK-NEXT: %2:2 = affine.delinearize_index %arg0 into (%arg1) : index, index
// CHECK-NEXT: call @use(%2#0, %c0, %2#1) : (index, index, index) -> ()
// CHECK-NEXT: call @use(%arg0, %arg0, %c0) : (index, index, index) -> ()
// CHECK-NEXT: %3:3 = affine.delinearize_index %c47 into (%arg1, 3, 4) : index, index, index
// CHECK-NEXT: call @use(%3#0, %3#1, %3#2) : (index, index, index) -> ()
// CHECK-NEXT: call @use(%c5, %c0, %c2) : (index, index, index) -> ()
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// LOWER-LABEL: func.func @sizes(%arg0: index, %arg1: index) -> index {
// LOWER-NEXT: %c47 = arith.constant 47 : index
// LOWER-NEXT: %c-5 = arith.constant -5 : index
// LOWER-NEXT: %c3 = arith.constant 3 : index
// LOWER-NEXT: %c3_0 = arith.constant 3 : index
// LOWER-NEXT: %c2 = arith.constant 2 : index
// LOWER-NEXT: %c3_1 = arith.constant 3 : index
// LOWER-NEXT: call @use(%c3_0, %c2, %c3_1) : (index, index, index) -> ()
// LOWER-NEXT: %c-1 = arith.constant -1 : index
// LOWER-NEXT: %c1 = arith.constant 1 : index
// LOWER-NEXT: %c3_2 = arith.constant 3 : index
// LOWER-NEXT: call @use(%c-1, %c1, %c3_2) : (index, index, index) -> ()
// LOWER-NEXT: %0:3 = affine.delinearize_index %arg0 into (%arg1, 3, 4) : index, index, index
// LOWER-NEXT: call @use(%0#0, %0#1, %0#2) : (index, index, index) -> ()
// LOWER-NEXT: %1:3 = affine.delinearize_index %arg0 into (2, 1, 4) : index, index, index
// LOWER-NEXT: call @use(%1#0, %1#1, %1#2) : (index, index, index) -> ()
// LOWER-NEXT: %2:3 = affine.delinearize_index %arg0 into (1, 1, 1) : index, index, index
// LOWER-NEXT: call @use(%2#0, %2#1, %2#2) : (index, index, index) -> ()
// LOWER-NEXT: %3:3 = affine.delinearize_index %arg0 into (1, %arg1) : index, index, index
// LOWER-NEXT: call @use(%3#0, %3#1, %3#2) : (index, index, index) -> ()
// LOWER-NEXT: %4:2 = affine.delinearize_index %arg0 into (1) {a.b} : index, index
// LOWER-NEXT: call @use(%arg0, %4#0, %4#1) : (index, index, index) -> ()
// LOWER-NEXT: %5:3 = affine.delinearize_index %c47 into (%arg1, 3, 4) : index, index, index
// LOWER-NEXT: call @use(%5#0, %5#1, %5#2) : (index, index, index) -> ()
// LOWER-NEXT: %c5 = arith.constant 5 : index
// LOWER-NEXT: %c0 = arith.constant 0 : index
// LOWER-NEXT: %c2_3 = arith.constant 2 : index
// LOWER-NEXT: call @use(%c5, %c0, %c2_3) : (index, index, index) -> ()
// LOWER-NEXT: return %arg0 : index
// LOWER-NEXT: }
func.func @sizes(%i: index, %n: index) -> index {
  %c7 = arith.constant 47 : index
  %cm = arith.constant -5 : index
  %c3 = arith.constant 3 : index
  %0:3 = affine.delinearize_index %c7 into (2, 3, 4) : index, index, index
  func.call @use(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  %1:3 = affine.delinearize_index %cm into (3, 4) : index, index, index
  func.call @use(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  %2:3 = affine.delinearize_index %i into (%n, %c3, 4) : index, index, index
  func.call @use(%2#0, %2#1, %2#2) : (index, index, index) -> ()
  %3:3 = affine.delinearize_index %i into (2, 1, 4) : index, index, index
  func.call @use(%3#0, %3#1, %3#2) : (index, index, index) -> ()
  %4:3 = affine.delinearize_index %i into (1, 1, 1) : index, index, index
  func.call @use(%4#0, %4#1, %4#2) : (index, index, index) -> ()
  %5:3 = affine.delinearize_index %i into (1, %n) : index, index, index
  func.call @use(%5#0, %5#1, %5#2) : (index, index, index) -> ()
  %6 = affine.delinearize_index %i into (%n) : index
  %7:2 = affine.delinearize_index %i into (1) {a.b} : index, index
  func.call @use(%6, %7#0, %7#1) : (index, index, index) -> ()
  %8:3 = affine.delinearize_index %c7 into (%n, %c3, 4) : index, index, index
  func.call @use(%8#0, %8#1, %8#2) : (index, index, index) -> ()
  %9:3 = affine.delinearize_index %c7 into (1, %c3, %c3) {x.y} : index, index, index
  func.call @use(%9#0, %9#1, %9#2) : (index, index, index) -> ()
  %10 = affine.delinearize_index %i into () : index
  return %10 : index
}

// CHECK-LABEL: func.func @far(%arg0: index) -> (index, index, index) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: return %c-1, %c2, %c0 : index, index, index
// CHECK-NEXT: }
// LOWER-LABEL: func.func @far(%arg0: index) -> (index, index, index) {
// LOWER-NEXT: %c-9223372036854775807 = arith.constant -9223372036854775807 : index
// LOWER-NEXT: %c-1 = arith.constant -1 : index
// LOWER-NEXT: %c2 = arith.constant 2 : index
// LOWER-NEXT: %c0 = arith.constant 0 : index
// LOWER-NEXT: return %c-1, %c2, %c0 : index, index, index
// LOWER-NEXT: }
func.func @far(%n: index) -> (index, index, index) {
  %i = arith.constant -9223372036854775807 : index
  %0:3 = affine.delinearize_index %i into (3, 9223372036854775807) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
// CHECK-LABEL: func.func @near(%arg0: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c6148914691236517205 = arith.constant 6148914691236517205 : index
// CHECK-NEXT: return %c0, %c6148914691236517205 : index, index
// CHECK-NEXT: }
// LOWER-LABEL: func.func @near(%arg0: index) -> (index, index) {
// LOWER-NEXT: %c6148914691236517205 = arith.constant 6148914691236517205 : index
// LOWER-NEXT: %c0 = arith.constant 0 : index
// LOWER-NEXT: %c6148914691236517205_0 = arith.constant 6148914691236517205 : index
// LOWER-NEXT: return %c0, %c6148914691236517205_0 : index, index
// LOWER-NEXT: }
func.func @near(%i: index) -> (index, index) {
  %c = arith.constant 6148914691236517205 : index
  %0:2 = affine.delinearize_index %c into (9223372036854775807) : index, index
  return %0#0, %0#1 : index, index
}
// CHECK-LABEL: func.func @value_of_one(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (%arg1, %arg1) : index, index
// CHECK-NEXT: return %0#0, %c0, %0#1 : index, index, index
// CHECK-NEXT: }
// LOWER-LABEL: func.func @value_of_one(%arg0: index, %arg1: index) -> (index, index, index) {
// LOWER-NEXT: %c1 = arith.constant 1 : index
// LOWER-NEXT: %0:3 = affine.delinearize_index %arg0 into (%arg1, 1, %arg1) : index, index, index
// LOWER-NEXT: return %0#0, %0#1, %0#2 : index, index, index
// LOWER-NEXT: }
func.func @value_of_one(%i: index, %n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0:3 = affine.delinearize_index %i into (%n, %c1, %n) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK-LABEL: func.func @no_size(%arg0: index) -> (index, index) {
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (7, 4) : index, index
// CHECK-NEXT: return %0#0, %0#1 : index, index
// CHECK-NEXT: }
// LOWER-LABEL: func.func @no_size(%arg0: index) -> (index, index) {
// LOWER-NEXT: %c7 = arith.constant 7 : index
// LOWER-NEXT: %0:2 = affine.delinearize_index %arg0 into (7, 4) : index, index
// LOWER-NEXT: return %0#0, %0#1 : index, index
// LOWER-NEXT: }
func.func @no_size(%i: index) -> (index, index) {
  %c0 = arith.constant 7 : index
  %0:2 = affine.delinearize_index %i into (%c0, 4) : index, index
  return %0#0, %0#1 : index, index
}
