// Vector ops that compute, and masked reads and writes, that are not valid; and some that are.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%v: vector<2x6xf32>) {
  %0 = vector.shape_cast %v : vector<2x6xf32> to vector<3x4xf32>
  %1 = vector.shape_cast %v : vector<2x6xf32> to vector<12x1xf32>
  %2 = vector.shape_cast %v : vector<2x6xf32> to vector<2x2x3x1x1xf32>
  %3 = vector.shape_cast %v : vector<2x6xf32> to vector<4x3x1xf32>
  return
}

// -----
func.func @a(%v: vector<2x6xf32>) {
  %1 = vector.shape_cast %v : vector<2x6xf32> to vector<12xi32>
  return
}

// -----
func.func @a(%v: vector<2x[6]xf32>) {
  %1 = vector.shape_cast %v : vector<2x[6]xf32> to vector<12xf32>
  return
}

// -----
func.func @a(%v: memref<2x6xf32>, %w: memref<2x6xf32, strided<[6,1]>>) {
  %1 = vector.type_cast %w : memref<2x6xf32, strided<[6,1]>> to memref<2xvector<6xf32>>
  %2 = vector.type_cast %v : memref<2x6xf32> to memref<vector<2x6xi32>>
  return
}

// -----
func.func @a(%v: memref<2x6xf32>, %w: memref<2x6xf32, strided<[6,1]>>) {
  %2 = vector.type_cast %v : memref<2x6xf32> to memref<vector<2x6xi32>>
  return
}

// -----
func.func @r(%v: vector<2x6xf32>) {
  %1 = vector.reduction <add>, %v : vector<2x6xf32> into f32
  return
}

// -----
func.func @r(%v: vector<6xf32>) {
  %1 = vector.reduction <minui>, %v : vector<6xf32> into f32
  return
}

// -----
func.func @k() {
  %1 = vector.constant_mask [0, 3] : vector<2x6xi1>
  return
}

// -----
func.func @k(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<2x[4]xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true], permutation_map=affine_map<(d0,d1)->(d1,d0)>} : memref<4x8xf32>, vector<[4]x2xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map=affine_map<(d0,d1)->(d1)>} : memref<4x8xf32>, vector<[4]x2xf32>
  return
}

// -----
func.func @m(%m: memref<4xf32>, %i: index, %k: vector<4xi1>, %v: vector<8xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<4xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----
func.func @m(%m: memref<4xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xi32>) {
  vector.maskedstore %m[%i], %k, %v : memref<4xf32>, vector<4xi1>, vector<4xi32>
  return
}

// -----
func.func @t(%v: vector<2x4xf32>) {
  %0 = vector.transpose %v, [0, 0] : vector<2x4xf32> to vector<2x2xf32>
  return
}

// CHECK: within split at {{.*}}vector.mlir:1 offset :8:8: error: 'vector.shape_cast' op invalid shape cast
// CHECK-NEXT: %3 = vector.shape_cast %v : vector<2x6xf32> to vector<4x3x1xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:1 offset :8:8: note: see current operation: %3 = "vector.shape_cast"(%arg0) : (vector<2x6xf32>) -> vector<4x3x1xf32>
// CHECK-NEXT: within split at {{.*}}vector.mlir:12 offset :3:8: error: 'vector.shape_cast' op source/result vectors must have same element type
// CHECK-NEXT: %1 = vector.shape_cast %v : vector<2x6xf32> to vector<12xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:12 offset :3:8: note: see current operation: %0 = "vector.shape_cast"(%arg0) : (vector<2x6xf32>) -> vector<12xi32>
// CHECK-NEXT: within split at {{.*}}vector.mlir:24 offset :4:8: error: 'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<2x6xi32>>'
// CHECK-NEXT: %2 = vector.type_cast %v : memref<2x6xf32> to memref<vector<2x6xi32>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:24 offset :4:8: note: see current operation: %1 = "vector.type_cast"(%arg0) : (memref<2x6xf32>) -> memref<vector<2x6xi32>>
// CHECK-NEXT: within split at {{.*}}vector.mlir:31 offset :3:8: error: 'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<2x6xi32>>'
// CHECK-NEXT: %2 = vector.type_cast %v : memref<2x6xf32> to memref<vector<2x6xi32>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:31 offset :3:8: note: see current operation: %0 = "vector.type_cast"(%arg0) : (memref<2x6xf32>) -> memref<vector<2x6xi32>>
// CHECK-NEXT: within split at {{.*}}vector.mlir:37 offset :3:8: error: 'vector.reduction' op unsupported reduction rank: 2
// CHECK-NEXT: %1 = vector.reduction <add>, %v : vector<2x6xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:37 offset :3:8: note: see current operation: %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<2x6xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector.mlir:43 offset :3:8: error: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'minui'
// CHECK-NEXT: %1 = vector.reduction <minui>, %v : vector<6xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:43 offset :3:8: note: see current operation: %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minui>}> : (vector<6xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector.mlir:49 offset :3:8: error: 'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim
// CHECK-NEXT: %1 = vector.constant_mask [0, 3] : vector<2x6xi1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:49 offset :3:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = [0, 3]}> : () -> vector<2x6xi1>
// CHECK-NEXT: within split at {{.*}}vector.mlir:55 offset :4:92: error: custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map
// CHECK-NEXT: %1 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map=affine_map<(d0,d1)->(d1)>} : memref<4x8xf32>, vector<[4]x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:62 offset :3:8: error: 'vector.maskedload' op expected result dim to match mask dim
// CHECK-NEXT: %0 = vector.maskedload %m[%i], %k, %v : memref<4xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:62 offset :3:8: note: see current operation: %0 = "vector.maskedload"(%arg0, %arg1, %arg2, %arg3) : (memref<4xf32>, index, vector<4xi1>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector.mlir:68 offset :3:3: error: 'vector.maskedstore' op base and valueToStore element type should match
// CHECK-NEXT: vector.maskedstore %m[%i], %k, %v : memref<4xf32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:68 offset :3:3: note: see current operation: "vector.maskedstore"(%arg0, %arg1, %arg2, %arg3) : (memref<4xf32>, index, vector<4xi1>, vector<4xi32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector.mlir:74 offset :3:8: error: 'vector.transpose' op duplicate position index: 0
// CHECK-NEXT: %0 = vector.transpose %v, [0, 0] : vector<2x4xf32> to vector<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector.mlir:74 offset :3:8: note: see current operation: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 0, 0>}> : (vector<2x4xf32>) -> vector<2x2xf32>
