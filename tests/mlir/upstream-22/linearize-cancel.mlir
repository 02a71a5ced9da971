// An index that was taken apart, or will be, is not put together for that.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 * 5)>
// CHECK-LABEL: func.func @all(%arg0: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
func.func @all(%x: index) -> index {
  %0:3 = affine.delinearize_index %x into (3, 5, 8) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (3, 5, 8) : index
  return %1 : index
}
// CHECK-LABEL: func.func @inside(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg3]
// CHECK-NEXT: %1:3 = affine.delinearize_index %arg0 into (3, %0, 2) : index, index, index
// CHECK-NEXT: %2:2 = affine.delinearize_index %1#1 into (5, %arg3) : index, index
// CHECK-NEXT: %3 = affine.linearize_index [%arg1, %1#1, %arg2] by (3, %0, 7) : index
// CHECK-NEXT: return %3, %1#0, %2#1 : index, index, index
// CHECK-NEXT: }
func.func @inside(%x: index, %a: index, %b: index, %n: index) -> (index, index, index) {
  %0:4 = affine.delinearize_index %x into (3, 5, %n, 2) : index, index, index, index
  %1 = affine.linearize_index [%a, %0#1, %0#2, %b] by (3, 5, %n, 7) : index
  return %1, %0#0, %0#2 : index, index, index
}
// CHECK-LABEL: func.func @front(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (20, 8) : index, index
// CHECK-NEXT: %1 = affine.linearize_index [%0#0, %arg1] by (20, 9) : index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @front(%x: index, %a: index) -> index {
  %0:3 = affine.delinearize_index %x into (3, 5, 8) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %a] by (4, 5, 9) : index
  return %1 : index
}
// CHECK-LABEL: func.func @unbounded(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (8) : index, index
// CHECK-NEXT: %1 = affine.linearize_index [%0#0, %arg1] by (9) : index
// CHECK-NEXT: return %1, %arg0 : index, index
// CHECK-NEXT: }
func.func @unbounded(%x: index, %a: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (5, 8) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %a] by (5, 9) : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, 5, 8) : index
  return %1, %2 : index, index
}
// CHECK-LABEL: func.func @disjoint(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0:3 = affine.delinearize_index %arg0 into (3, 5, 8) : index, index, index
// CHECK-NEXT: %1 = affine.linearize_index disjoint [%arg1, %0#0, %0#1] by (2, 4, 5) : index
// CHECK-NEXT: %2 = affine.linearize_index [%arg1, %0#0, %0#1] by (2, 4, 5) : index
// CHECK-NEXT: return %1, %2 : index, index
// CHECK-NEXT: }
func.func @disjoint(%x: index, %a: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (3, 5, 8) : index, index, index
  %1 = affine.linearize_index disjoint [%a, %0#0, %0#1] by (2, 4, 5) : index
  %2 = affine.linearize_index [%a, %0#0, %0#1] by (2, 4, 5) : index
  return %1, %2 : index, index
}
// CHECK-LABEL: func.func @twice(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (15, 16) : index, index
// CHECK-NEXT: %1 = affine.linearize_index [%0#0, %arg1, %0#1] by (15, 42, 16) : index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @twice(%x: index, %y: index) -> index {
  %0:4 = affine.delinearize_index %x into (3, 5, 8, 2) : index, index, index, index
  %1:2 = affine.delinearize_index %y into (6, 7) : index, index
  %2 = affine.linearize_index [%0#0, %0#1, %1#0, %1#1, %0#2, %0#3] by (3, 5, 6, 7, 8, 2) : index
  return %2 : index
}
// CHECK-LABEL: func.func @alone(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (3, 5) : index, index
// CHECK-NEXT: %1 = affine.linearize_index [%arg1, %0#1] by (3, 5) : index
// CHECK-NEXT: %2 = affine.linearize_index [%0#1, %0#0] by (5, 3) : index
// CHECK-NEXT: return %1, %2 : index, index
// CHECK-NEXT: }
func.func @alone(%x: index, %a: index) -> (index, index) {
  %0:2 = affine.delinearize_index %x into (3, 5) : index, index
  %1 = affine.linearize_index [%a, %0#1] by (3, 5) : index
  %2 = affine.linearize_index [%0#1, %0#0] by (5, 3) : index
  return %1, %2 : index, index
}
// CHECK-LABEL: func.func @taken_apart_again(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index, index, index) {
// CHECK-NEXT: return %arg0, %arg1, %arg2, %arg0, %arg1, %arg2 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @taken_apart_again(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (2, %n, 8) : index
  %1:3 = affine.delinearize_index %0 into (2, %n, 8) : index, index, index
  %2:3 = affine.delinearize_index %0 into (3, %n, 8) : index, index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : index, index, index, index, index, index
}
// CHECK-LABEL: func.func @last_apart(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (3, 2, 32) : index
// CHECK-NEXT: %1 = affine.linearize_index disjoint [%arg0, %arg1] by (3, 2) : index
// CHECK-NEXT: %2:2 = affine.delinearize_index %1 into (2, 3) : index, index
// CHECK-NEXT: %3:2 = affine.delinearize_index %arg2 into (8, 4) : index, index
// CHECK-NEXT: %4:2 = affine.delinearize_index %0 into (5, 7) : index, index
// CHECK-NEXT: return %2#0, %2#1, %3#0, %3#1, %4#1 : index, index, index, index, index
// CHECK-NEXT: }
func.func @last_apart(%a: index, %b: index, %c: index) -> (index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (3, 2, 32) : index
  %1:4 = affine.delinearize_index %0 into (2, 3, 8, 4) : index, index, index, index
  %2:2 = affine.delinearize_index %0 into (5, 7) : index, index
  return %1#0, %1#1, %1#2, %1#3, %2#1 : index, index, index, index, index
}
// CHECK-LABEL: func.func @may_overflow(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0 = affine.linearize_index [%arg0, %arg1] by (2, 8) : index
// CHECK-NEXT: %1:2 = affine.delinearize_index %0 into (2, 8) : index, index
// CHECK-NEXT: return %1#0, %1#1 : index, index
// CHECK-NEXT: }
func.func @may_overflow(%a: index, %b: index) -> (index, index) {
  %0 = affine.linearize_index [%a, %b] by (2, 8) : index
  %1:2 = affine.delinearize_index %0 into (2, 8) : index, index
  return %1#0, %1#1 : index, index
}
// CHECK-LABEL: func.func @disjoint_unbounded(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (20, 8) : index, index
// CHECK-NEXT: %1 = affine.linearize_index disjoint [%arg1, %0#0] by (2, 20) : index
// CHECK-NEXT: %2:3 = affine.delinearize_index %arg1 into (5, 8) : index, index, index
// CHECK-NEXT: %3 = affine.linearize_index [%arg0, %2#0, %2#1] by (2, 4, 5) : index
// CHECK-NEXT: return %1, %3 : index, index
// CHECK-NEXT: }
func.func @disjoint_unbounded(%x: index, %a: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (5, 8) : index, index, index
  %1 = affine.linearize_index disjoint [%a, %0#0, %0#1] by (2, 4, 5) : index
  %2:3 = affine.delinearize_index %a into (5, 8) : index, index, index
  %3 = affine.linearize_index [%x, %2#0, %2#1] by (2, 4, 5) : index
  return %1, %3 : index, index
}
