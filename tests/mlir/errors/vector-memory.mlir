// Reads, writes and broadcasts of vectors that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, f32
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (1)>, in_bounds = [true]} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<4x4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {masked = [true]} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<3xf16>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xvector<4xf32>>, vector<1x3xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xvector<4x3xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[%i], %p, %k : memref<4xvector<4xf32>>, vector<1x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<3xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<3xi1>) {
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>, index, index, f32, vector<3xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f64) {
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>, index, index, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : vector<4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %i] : f32, f32
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[4, 2]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[4, 2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<4xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf64>) {
  vector.store %v, %m[%i] : memref<4xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %v: vector<4xf32>) {
  vector.store %v, %m[%i] : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  %0 = vector.broadcast %v : vector<4x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.broadcast %v : vector<2x4xf32> to vector<2x3x4xf32>
  return
}

// -----

func.func @f(%v: i32) {
  %0 = vector.broadcast %v : i32 to vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>) {
  vector.print %v : memref<4xf32>
  return
}

// -----

func.func @f(%v: f32) {
  vector.print str "a" punctuation <comma>
  return
}

// CHECK: within split at {{.*}}vector-memory.mlir:1 offset :5:8: error: 'vector.transfer_read' op requires 2 indices
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:1 offset :5:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x4xf32>, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:9 offset :4:40: error: custom op 'vector.transfer_read' requires two types
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:16 offset :4:40: error: custom op 'vector.transfer_read' requires memref or ranked tensor type
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:23 offset :4:40: error: custom op 'vector.transfer_read' requires vector type
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:30 offset :4:8: error: 'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:30 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4x4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:37 offset :4:8: error: 'vector.transfer_read' op requires permutation_map without symbols
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:37 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1)[s0] -> (d0)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:44 offset :4:8: error: 'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:44 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:51 offset :4:8: error: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:51 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0 + d1)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:58 offset :4:8: error: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (1)>, in_bounds = [true]} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:58 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (1)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:65 offset :4:8: error: 'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:65 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d0)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4x4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:72 offset :4:8: error: 'vector.transfer_read' op requires broadcast dimensions to be in-bounds
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:72 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (0)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:79 offset :4:8: error: 'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:79 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:86 offset :4:8: error: 'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p {masked = [true]} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:86 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> {masked = [true]} : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:93 offset :4:8: error: 'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<3xf16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:93 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<3xf16>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:100 offset :4:8: error: 'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p : memref<4xvector<4xf32>>, vector<1x3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:100 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<4xf32>>, index, vector<4xf32>) -> vector<1x3xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:107 offset :4:8: error: 'vector.transfer_read' op requires source vector element and vector result ranks to match.
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p : memref<4xvector<4x3xf32>>, vector<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:107 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<4x3xf32>>, index, vector<4x3xf32>) -> vector<3xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:114 offset :4:41: error: custom op 'vector.transfer_read' does not support masks with vector element type
// CHECK-NEXT: %0 = vector.transfer_read %m[%i], %p, %k : memref<4xvector<4xf32>>, vector<1x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:121 offset :4:45: error: use of value '%k' expects different type than prior uses: 'vector<4xi1>' vs 'vector<3xi1>'
// CHECK-NEXT: %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:121 offset :3:55: note: prior use here
// CHECK-NEXT: func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<3xi1>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:128 offset :4:8: error: 'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<3xi1>') don't match
// CHECK-NEXT: %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>, index, index, f32, vector<3xi1>) -> vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:128 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>, index, index, f32, vector<3xi1>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:135 offset :4:8: error: 'vector.transfer_read' op requires formal padding and source of the same elemental type
// CHECK-NEXT: %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>, index, index, f64) -> vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:135 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>, index, index, f64) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:142 offset :4:3: error: 'vector.transfer_write' op should not have broadcast dimensions
// CHECK-NEXT: vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : vector<4xf32>, memref<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:142 offset :4:3: note: see current operation: "vector.transfer_write"(%arg2, %arg0, %arg1, %arg1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (0)>}> : (vector<4xf32>, memref<4x4xf32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:149 offset :4:40: error: custom op 'vector.transfer_write' requires vector type
// CHECK-NEXT: vector.transfer_write %v, %m[%i, %i] : f32, f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:156 offset :4:8: error: 'vector.load' op most minor memref dim must have unit stride
// CHECK-NEXT: %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[4, 2]>>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:156 offset :4:8: note: see current operation: %0 = "vector.load"(%arg0, %arg1, %arg1) : (memref<4x4xf32, strided<[4, 2]>>, index, index) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:163 offset :4:8: error: 'vector.load' op base memref and result vector types should match
// CHECK-NEXT: %0 = vector.load %m[%i] : memref<4xvector<4xf32>>, vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:163 offset :4:8: note: see current operation: %0 = "vector.load"(%arg0, %arg1) : (memref<4xvector<4xf32>>, index) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:170 offset :4:3: error: 'vector.store' op base and valueToStore element type should match
// CHECK-NEXT: vector.store %v, %m[%i] : memref<4xf32>, vector<4xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:170 offset :4:3: note: see current operation: "vector.store"(%arg2, %arg0, %arg1) : (vector<4xf64>, memref<4xf32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:177 offset :4:3: error: 'vector.store' op requires 2 indices
// CHECK-NEXT: vector.store %v, %m[%i] : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:177 offset :4:3: note: see current operation: "vector.store"(%arg2, %arg0, %arg1) : (vector<4xf32>, memref<4x4xf32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:184 offset :4:8: error: 'vector.broadcast' op source rank higher than destination rank
// CHECK-NEXT: %0 = vector.broadcast %v : vector<4x4xf32> to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:184 offset :4:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (vector<4x4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:191 offset :4:8: error: 'vector.broadcast' op dimension mismatch (2 vs. 3)
// CHECK-NEXT: %0 = vector.broadcast %v : vector<2x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:191 offset :4:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (vector<2x4xf32>) -> vector<2x3x4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:198 offset :4:8: error: 'vector.broadcast' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %0 = vector.broadcast %v : i32 to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:198 offset :4:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (i32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:205 offset :4:3: error: 'vector.print' op operand #0 must be , but got 'memref<4xf32>'
// CHECK-NEXT: vector.print %v : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:205 offset :4:3: note: see current operation: "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:212 offset :4:3: error: 'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings
// CHECK-NEXT: vector.print str "a" punctuation <comma>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-memory.mlir:212 offset :4:3: note: see current operation: "vector.print"() <{punctuation = #vector.punctuation<comma>, stringLiteral = "a"}> : () -> ()
