// A shape_cast that puts dimensions of size 1 in front does what a broadcast does, wherever one extracts.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --bufferization-lower-deallocations | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: func.func @g(%arg0: vector<4xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT: return %arg0 : vector<4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g(%arg0: vector<4xf32>, %arg1: index) -> vector<4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
// FOLD-NEXT: return %arg0 : vector<4xf32>
// FOLD-NEXT: }
func.func @g(%v: vector<4xf32>, %i: index) -> vector<4xf32> {
  %5 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %7 = vector.extract %5[%i] : vector<4xf32> from vector<1x4xf32>
  return %7 : vector<4xf32>
}
// CHECK-LABEL: func.func @g1(%arg0: vector<4xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT: return %arg0 : vector<4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g1(%arg0: vector<4xf32>, %arg1: index) -> vector<4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x1x4xf32>
// FOLD-NEXT: return %arg0 : vector<4xf32>
// FOLD-NEXT: }
func.func @g1(%v: vector<4xf32>, %i: index) -> vector<4xf32> {
  %5 = vector.shape_cast %v : vector<4xf32> to vector<1x1x4xf32>
  %7 = vector.extract %5[%i, %i] : vector<4xf32> from vector<1x1x4xf32>
  return %7 : vector<4xf32>
}
// CHECK-LABEL: func.func @g2(%arg0: vector<8xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g2(%arg0: vector<8xf32>, %arg1: index) -> vector<4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<2x4xf32>
// FOLD-NEXT: %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<2x4xf32>
// FOLD-NEXT: return %1 : vector<4xf32>
// FOLD-NEXT: }
func.func @g2(%v: vector<8xf32>, %i: index) -> vector<4xf32> {
  %5 = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
  %7 = vector.extract %5[%i] : vector<4xf32> from vector<2x4xf32>
  return %7 : vector<4xf32>
}
// CHECK-LABEL: func.func @g3(%arg0: vector<2x4xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<2x1x4xf32>
// CHECK-NEXT: %1 = vector.extract %0[%arg1, %arg1] : vector<4xf32> from vector<2x1x4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g3(%arg0: vector<2x4xf32>, %arg1: index) -> vector<4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<2x1x4xf32>
// FOLD-NEXT: %1 = vector.extract %0[%arg1, %arg1] : vector<4xf32> from vector<2x1x4xf32>
// FOLD-NEXT: return %1 : vector<4xf32>
// FOLD-NEXT: }
func.func @g3(%v: vector<2x4xf32>, %i: index) -> vector<4xf32> {
  %5 = vector.shape_cast %v : vector<2x4xf32> to vector<2x1x4xf32>
  %7 = vector.extract %5[%i, %i] : vector<4xf32> from vector<2x1x4xf32>
  return %7 : vector<4xf32>
}
// CHECK-LABEL: func.func @g4(%arg0: vector<2x4xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g4(%arg0: vector<2x4xf32>, %arg1: index) -> vector<4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<1x2x4xf32>
// FOLD-NEXT: %1 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
// FOLD-NEXT: return %1 : vector<4xf32>
// FOLD-NEXT: }
func.func @g4(%v: vector<2x4xf32>, %i: index) -> vector<4xf32> {
  %5 = vector.shape_cast %v : vector<2x4xf32> to vector<1x2x4xf32>
  %7 = vector.extract %5[%i, 1] : vector<4xf32> from vector<1x2x4xf32>
  return %7 : vector<4xf32>
}
// CHECK-LABEL: func.func @g5(%arg0: vector<1x4xf32>, %arg1: index) -> vector<1x4xf32> {
// CHECK-NEXT: return %arg0 : vector<1x4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g5(%arg0: vector<1x4xf32>, %arg1: index) -> vector<1x4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<1x1x4xf32>
// FOLD-NEXT: return %arg0 : vector<1x4xf32>
// FOLD-NEXT: }
func.func @g5(%v: vector<1x4xf32>, %i: index) -> vector<1x4xf32> {
  %5 = vector.shape_cast %v : vector<1x4xf32> to vector<1x1x4xf32>
  %7 = vector.extract %5[%i] : vector<1x4xf32> from vector<1x1x4xf32>
  return %7 : vector<1x4xf32>
}
// CHECK-LABEL: func.func @g6(%arg0: vector<4xf32>, %arg1: index) -> vector<1x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: return %0 : vector<1x4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g6(%arg0: vector<4xf32>, %arg1: index) -> vector<1x4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x1x4xf32>
// FOLD-NEXT: %1 = vector.extract %0[%arg1] : vector<1x4xf32> from vector<1x1x4xf32>
// FOLD-NEXT: return %1 : vector<1x4xf32>
// FOLD-NEXT: }
func.func @g6(%v: vector<4xf32>, %i: index) -> vector<1x4xf32> {
  %5 = vector.shape_cast %v : vector<4xf32> to vector<1x1x4xf32>
  %7 = vector.extract %5[%i] : vector<1x4xf32> from vector<1x1x4xf32>
  return %7 : vector<1x4xf32>
}
// CHECK-LABEL: func.func @g7(%arg0: vector<4x1xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4x1xf32> to vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
// FOLD-LABEL: func.func @g7(%arg0: vector<4x1xf32>, %arg1: index) -> vector<4xf32> {
// FOLD-NEXT: %0 = vector.shape_cast %arg0 : vector<4x1xf32> to vector<1x4xf32>
// FOLD-NEXT: %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<1x4xf32>
// FOLD-NEXT: return %1 : vector<4xf32>
// FOLD-NEXT: }
func.func @g7(%v: vector<4x1xf32>, %i: index) -> vector<4xf32> {
  %5 = vector.shape_cast %v : vector<4x1xf32> to vector<1x4xf32>
  %7 = vector.extract %5[%i] : vector<4xf32> from vector<1x4xf32>
  return %7 : vector<4xf32>
}
