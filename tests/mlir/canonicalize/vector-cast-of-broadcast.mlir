// A cast of what was broadcast: a broadcast to the new shape, or a cast where nothing is repeated.
// RUN: %bufscope-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: vector<1xf32>) -> vector<1x1x1xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1xf32> to vector<1x1x1xf32>
// CHECK-NEXT: return %0 : vector<1x1x1xf32>
// CHECK-NEXT: }
func.func @a(%row: vector<1xf32>) -> vector<1x1x1xf32> {
  %v6 = vector.broadcast %row : vector<1xf32> to vector<1x1xf32>
  %v7 = vector.shape_cast %v6 : vector<1x1xf32> to vector<1x1x1xf32>
  return %v7 : vector<1x1x1xf32>
}

// -----
// CHECK-LABEL: func.func @b(%arg0: vector<f32>) -> vector<1x1x1xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<f32> to vector<1x1x1xf32>
// CHECK-NEXT: return %0 : vector<1x1x1xf32>
// CHECK-NEXT: }
func.func @b(%row: vector<f32>) -> vector<1x1x1xf32> {
  %v6 = vector.broadcast %row : vector<f32> to vector<1x1xf32>
  %v7 = vector.shape_cast %v6 : vector<1x1xf32> to vector<1x1x1xf32>
  return %v7 : vector<1x1x1xf32>
}

// -----
// CHECK-LABEL: func.func @c(%arg0: vector<4xf32>) -> vector<2x1x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x1x4xf32>
// CHECK-NEXT: return %0 : vector<2x1x4xf32>
// CHECK-NEXT: }
func.func @c(%row: vector<4xf32>) -> vector<2x1x4xf32> {
  %v6 = vector.broadcast %row : vector<4xf32> to vector<2x4xf32>
  %v7 = vector.shape_cast %v6 : vector<2x4xf32> to vector<2x1x4xf32>
  return %v7 : vector<2x1x4xf32>
}

// -----
// CHECK-LABEL: func.func @d(%arg0: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: return %1 : vector<8xf32>
// CHECK-NEXT: }
func.func @d(%row: vector<4xf32>) -> vector<8xf32> {
  %v6 = vector.broadcast %row : vector<4xf32> to vector<2x4xf32>
  %v7 = vector.shape_cast %v6 : vector<2x4xf32> to vector<8xf32>
  return %v7 : vector<8xf32>
}

// -----
// CHECK-LABEL: func.func @e(%arg0: f32) -> vector<8xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<8xf32>
// CHECK-NEXT: return %0 : vector<8xf32>
// CHECK-NEXT: }
func.func @e(%row: f32) -> vector<8xf32> {
  %v6 = vector.broadcast %row : f32 to vector<2x4xf32>
  %v7 = vector.shape_cast %v6 : vector<2x4xf32> to vector<8xf32>
  return %v7 : vector<8xf32>
}

// -----
// CHECK-LABEL: func.func @f(%arg0: vector<[4]xf32>) -> vector<1x1x[4]xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<[4]xf32> to vector<1x1x[4]xf32>
// CHECK-NEXT: return %0 : vector<1x1x[4]xf32>
// CHECK-NEXT: }
func.func @f(%row: vector<[4]xf32>) -> vector<1x1x[4]xf32> {
  %v6 = vector.broadcast %row : vector<[4]xf32> to vector<1x[4]xf32>
  %v7 = vector.shape_cast %v6 : vector<1x[4]xf32> to vector<1x1x[4]xf32>
  return %v7 : vector<1x1x[4]xf32>
}

// -----
// CHECK-LABEL: func.func @g(%arg0: vector<1x4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
func.func @g(%row: vector<1x4xf32>) -> vector<4xf32> {
  %v6 = vector.broadcast %row : vector<1x4xf32> to vector<1x1x4xf32>
  %v7 = vector.shape_cast %v6 : vector<1x1x4xf32> to vector<4xf32>
  return %v7 : vector<4xf32>
}

// -----
// CHECK-LABEL: func.func @h(%arg0: vector<2xf32>) -> vector<1x2xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT: return %0 : vector<1x2xf32>
// CHECK-NEXT: }
func.func @h(%row: vector<2xf32>) -> vector<1x2xf32> {
  %v6 = vector.broadcast %row : vector<2xf32> to vector<1x1x2xf32>
  %v7 = vector.shape_cast %v6 : vector<1x1x2xf32> to vector<1x2xf32>
  return %v7 : vector<1x2xf32>
}

// -----
// CHECK-LABEL: func.func @i(%arg0: f32) -> vector<1xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT: return %0 : vector<1xf32>
// CHECK-NEXT: }
func.func @i(%row: f32) -> vector<1xf32> {
  %v6 = vector.broadcast %row : f32 to vector<1x1xf32>
  %v7 = vector.shape_cast %v6 : vector<1x1xf32> to vector<1xf32>
  return %v7 : vector<1xf32>
}

// -----
// CHECK-LABEL: func.func @a(%arg0: vector<4xf32>) -> vector<1x1x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT: return %0 : vector<1x1x4xf32>
// CHECK-NEXT: }
func.func @a(%row: vector<4xf32>) -> vector<1x1x4xf32> {
  %v6 = vector.broadcast %row : vector<4xf32> to vector<1x4xf32>
  %v7 = vector.shape_cast %v6 : vector<1x4xf32> to vector<1x1x4xf32>
  return %v7 : vector<1x1x4xf32>
}

// -----
// CHECK-LABEL: func.func @b(%arg0: vector<4xf32>) -> vector<1x4x1xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4x1xf32>
// CHECK-NEXT: return %0 : vector<1x4x1xf32>
// CHECK-NEXT: }
func.func @b(%row: vector<4xf32>) -> vector<1x4x1xf32> {
  %v6 = vector.broadcast %row : vector<4xf32> to vector<1x4xf32>
  %v7 = vector.shape_cast %v6 : vector<1x4xf32> to vector<1x4x1xf32>
  return %v7 : vector<1x4x1xf32>
}

// -----
// CHECK-LABEL: func.func @c(%arg0: vector<4xf32>) -> vector<1x4x1xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [0, 2, 1] : vector<1x1x4xf32> to vector<1x4x1xf32>
// CHECK-NEXT: return %1 : vector<1x4x1xf32>
// CHECK-NEXT: }
func.func @c(%row: vector<4xf32>) -> vector<1x4x1xf32> {
  %v6 = vector.broadcast %row : vector<4xf32> to vector<1x4xf32>
  %v7 = vector.shape_cast %v6 : vector<1x4xf32> to vector<1x1x4xf32>
  %v8 = vector.transpose %v7, [0, 2, 1] : vector<1x1x4xf32> to vector<1x4x1xf32>
  return %v8 : vector<1x4x1xf32>
}

// -----
// CHECK-LABEL: func.func @d(%arg0: vector<1x4xf32>) -> vector<1x4x1xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<1x1x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [0, 2, 1] : vector<1x1x4xf32> to vector<1x4x1xf32>
// CHECK-NEXT: return %1 : vector<1x4x1xf32>
// CHECK-NEXT: }
func.func @d(%row: vector<1x4xf32>) -> vector<1x4x1xf32> {
  %v7 = vector.shape_cast %row : vector<1x4xf32> to vector<1x1x4xf32>
  %v8 = vector.transpose %v7, [0, 2, 1] : vector<1x1x4xf32> to vector<1x4x1xf32>
  return %v8 : vector<1x4x1xf32>
}
