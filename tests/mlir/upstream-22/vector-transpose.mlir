// A transposition that only moves dimensions of one element, or repeated ones among themselves, goes into
// the shape_cast or broadcast before it.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: vector<4xf32>) -> vector<1x4x1xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4x1xf32>
// CHECK-NEXT: return %0 : vector<1x4x1xf32>
// CHECK-NEXT: }
func.func @a(%row: vector<4xf32>) -> vector<1x4x1xf32> {
  %v21 = vector.shape_cast %row : vector<4xf32> to vector<4x1x1xf32>
  %v25 = vector.transpose %v21, [1, 0, 2] : vector<4x1x1xf32> to vector<1x4x1xf32>
  return %v25 : vector<1x4x1xf32>
}

// -----
// CHECK-LABEL: func.func @b(%arg0: vector<4x1x1xf32>) -> vector<1x4x1xf32> {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0, 2] : vector<4x1x1xf32> to vector<1x4x1xf32>
// CHECK-NEXT: return %0 : vector<1x4x1xf32>
// CHECK-NEXT: }
func.func @b(%v21: vector<4x1x1xf32>) -> vector<1x4x1xf32> {
  %v25 = vector.transpose %v21, [1, 0, 2] : vector<4x1x1xf32> to vector<1x4x1xf32>
  return %v25 : vector<1x4x1xf32>
}

// -----
// CHECK-LABEL: func.func @c(%arg0: vector<8xf32>) -> vector<4x2xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: return %1 : vector<4x2xf32>
// CHECK-NEXT: }
func.func @c(%row: vector<8xf32>) -> vector<4x2xf32> {
  %v21 = vector.shape_cast %row : vector<8xf32> to vector<2x4xf32>
  %v25 = vector.transpose %v21, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %v25 : vector<4x2xf32>
}

// -----
// CHECK-LABEL: func.func @d(%arg0: vector<4x1xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4x1xf32> to vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
func.func @d(%row: vector<4x1xf32>) -> vector<4xf32> {
  %v25 = vector.transpose %row, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %v21 = vector.shape_cast %v25 : vector<1x4xf32> to vector<4xf32>
  return %v21 : vector<4xf32>
}

// -----
// CHECK-LABEL: func.func @e(%arg0: vector<4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: return %0 : vector<1x4xf32>
// CHECK-NEXT: }
func.func @e(%row: vector<4xf32>) -> vector<1x4xf32> {
  %v21 = vector.shape_cast %row : vector<4xf32> to vector<4x1xf32>
  %v25 = vector.transpose %v21, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  return %v25 : vector<1x4xf32>
}

// -----
// CHECK-LABEL: func.func @f(%arg0: vector<4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: return %0 : vector<1x4xf32>
// CHECK-NEXT: }
func.func @f(%row: vector<4xf32>) -> vector<1x4xf32> {
  %v21 = vector.broadcast %row : vector<4xf32> to vector<1x4xf32>
  %v25 = vector.transpose %v21, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %v26 = vector.transpose %v25, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  return %v26 : vector<1x4xf32>
}

// -----
// CHECK-LABEL: func.func @g(%arg0: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: return %arg0 : vector<4xf32>
// CHECK-NEXT: }
func.func @g(%row: vector<4xf32>) -> vector<4xf32> {
  %v21 = vector.shape_cast %row : vector<4xf32> to vector<4x1xf32>
  %v25 = vector.transpose %v21, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %v26 = vector.shape_cast %v25 : vector<1x4xf32> to vector<4xf32>
  return %v26 : vector<4xf32>
}

// -----
// CHECK-LABEL: func.func @a(%arg0: vector<4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: return %0 : vector<3x2x4xf32>
// CHECK-NEXT: }
func.func @a(%row: vector<4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %row : vector<4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// -----
// CHECK-LABEL: func.func @b(%arg0: vector<4xf32>) -> vector<2x4x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT: return %1 : vector<2x4x3xf32>
// CHECK-NEXT: }
func.func @b(%row: vector<4xf32>) -> vector<2x4x3xf32> {
  %0 = vector.broadcast %row : vector<4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  return %1 : vector<2x4x3xf32>
}

// -----
// CHECK-LABEL: func.func @c(%arg0: vector<1x4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: return %0 : vector<3x2x4xf32>
// CHECK-NEXT: }
func.func @c(%row: vector<1x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %row : vector<1x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// -----
// CHECK-LABEL: func.func @d(%arg0: vector<1x1x4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x1x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: return %0 : vector<3x2x4xf32>
// CHECK-NEXT: }
func.func @d(%row: vector<1x1x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %row : vector<1x1x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// -----
// CHECK-LABEL: func.func @e(%arg0: vector<2x1x4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<2x1x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: return %1 : vector<3x2x4xf32>
// CHECK-NEXT: }
func.func @e(%row: vector<2x1x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %row : vector<2x1x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// -----
// CHECK-LABEL: func.func @f(%arg0: vector<1x3x1xf32>) -> vector<4x3x2xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x3x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
// CHECK-NEXT: return %1 : vector<4x3x2xf32>
// CHECK-NEXT: }
func.func @f(%row: vector<1x3x1xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %row : vector<1x3x1xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %1 : vector<4x3x2xf32>
}

// -----
// CHECK-LABEL: func.func @g(%arg0: vector<1xf32>) -> vector<4x3x2xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1xf32> to vector<4x3x2xf32>
// CHECK-NEXT: return %0 : vector<4x3x2xf32>
// CHECK-NEXT: }
func.func @g(%row: vector<1xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %row : vector<1xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %1 : vector<4x3x2xf32>
}

// -----
// CHECK-LABEL: func.func @h(%arg0: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: return %0 : vector<3x2x4xf32>
// CHECK-NEXT: }
func.func @h(%row: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %row : vector<2x3x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// -----
// CHECK-LABEL: func.func @i(%arg0: vector<2x1x1xf32>) -> vector<2x4x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<2x1x1xf32> to vector<2x4x3xf32>
// CHECK-NEXT: return %0 : vector<2x4x3xf32>
// CHECK-NEXT: }
func.func @i(%row: vector<2x1x1xf32>) -> vector<2x4x3xf32> {
  %0 = vector.broadcast %row : vector<2x1x1xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  return %1 : vector<2x4x3xf32>
}

// -----
// CHECK-LABEL: func.func @j(%arg0: vector<1x4xf32>) -> vector<2x4x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT: return %1 : vector<2x4x3xf32>
// CHECK-NEXT: }
func.func @j(%row: vector<1x4xf32>) -> vector<2x4x3xf32> {
  %0 = vector.broadcast %row : vector<1x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  return %1 : vector<2x4x3xf32>
}

// -----
// CHECK-LABEL: func.func @k(%arg0: vector<3x1xf32>) -> vector<2x4x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<3x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT: return %1 : vector<2x4x3xf32>
// CHECK-NEXT: }
func.func @k(%row: vector<3x1xf32>) -> vector<2x4x3xf32> {
  %0 = vector.broadcast %row : vector<3x1xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  return %1 : vector<2x4x3xf32>
}

// -----
// CHECK-LABEL: func.func @l(%arg0: vector<3x1xf32>) -> vector<4x3x2xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<3x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
// CHECK-NEXT: return %1 : vector<4x3x2xf32>
// CHECK-NEXT: }
func.func @l(%row: vector<3x1xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %row : vector<3x1xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %1 : vector<4x3x2xf32>
}

// -----
// CHECK-LABEL: func.func @a(%arg0: vector<4xf32>) -> vector<2x4x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [0, 2, 1] : vector<2x4x4xf32> to vector<2x4x4xf32>
// CHECK-NEXT: return %1 : vector<2x4x4xf32>
// CHECK-NEXT: }
func.func @a(%row: vector<4xf32>) -> vector<2x4x4xf32> {
  %0 = vector.broadcast %row : vector<4xf32> to vector<2x4x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x4x4xf32> to vector<2x4x4xf32>
  return %1 : vector<2x4x4xf32>
}

// -----
// CHECK-LABEL: func.func @b(%arg0: vector<2x1x1x3x1x1xf32>) -> vector<2x5x4x3x7x6xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<2x1x1x3x1x1xf32> to vector<2x5x4x3x7x6xf32>
// CHECK-NEXT: return %0 : vector<2x5x4x3x7x6xf32>
// CHECK-NEXT: }
func.func @b(%row: vector<2x1x1x3x1x1xf32>) -> vector<2x5x4x3x7x6xf32> {
  %0 = vector.broadcast %row : vector<2x1x1x3x1x1xf32> to vector<2x4x5x3x6x7xf32>
  %1 = vector.transpose %0, [0, 2, 1, 3, 5, 4] : vector<2x4x5x3x6x7xf32> to vector<2x5x4x3x7x6xf32>
  return %1 : vector<2x5x4x3x7x6xf32>
}

// -----
// CHECK-LABEL: func.func @c(%arg0: vector<2x1x1x3x1x1xf32>) -> vector<2x6x5x3x4x7xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<2x1x1x3x1x1xf32> to vector<2x4x5x3x6x7xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [0, 4, 2, 3, 1, 5] : vector<2x4x5x3x6x7xf32> to vector<2x6x5x3x4x7xf32>
// CHECK-NEXT: return %1 : vector<2x6x5x3x4x7xf32>
// CHECK-NEXT: }
func.func @c(%row: vector<2x1x1x3x1x1xf32>) -> vector<2x6x5x3x4x7xf32> {
  %0 = vector.broadcast %row : vector<2x1x1x3x1x1xf32> to vector<2x4x5x3x6x7xf32>
  %1 = vector.transpose %0, [0, 4, 2, 3, 1, 5] : vector<2x4x5x3x6x7xf32> to vector<2x6x5x3x4x7xf32>
  return %1 : vector<2x6x5x3x4x7xf32>
}

// -----
// CHECK-LABEL: func.func @d(%arg0: vector<[1]x4xf32>) -> vector<2x[1]x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<[1]x4xf32> to vector<2x[1]x4xf32>
// CHECK-NEXT: return %0 : vector<2x[1]x4xf32>
// CHECK-NEXT: }
func.func @d(%row: vector<[1]x4xf32>) -> vector<2x[1]x4xf32> {
  %0 = vector.broadcast %row : vector<[1]x4xf32> to vector<2x[1]x4xf32>
  return %0 : vector<2x[1]x4xf32>
}
