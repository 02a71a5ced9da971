// What is said first of a permutation that is wrong in several ways; and a map with symbols is none.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @short(%m: memref<4x4xf32>) {
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [1]
  return
}

// -----

func.func @ranks(%a: memref<4xf32>, %b: memref<4x4xf32>) {
  linalg.transpose ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) permutation = [1]
  return
}

// -----

func.func @twice(%a: memref<4xf32>, %b: memref<4x4xf32>) {
  linalg.transpose ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) permutation = [70, 0, 70]
  return
}

// -----

func.func @long(%m: memref<4x4xf32>) {
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [0, 1, 70]
  return
}

// -----

func.func @empty(%m: memref<4x4xf32>) {
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = []
  return
}

// -----

func.func @symbol(%m: memref<4x4xf32>) {
  %0 = memref.transpose %m (i, j)[k] -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  return
}

// -----

func.func @only_a_symbol(%m: memref<f32>) {
  %0 = memref.transpose %m ()[k] -> () : memref<f32> to memref<f32>
  return
}

// CHECK: within split at {{.*}}permutations.mlir:1 offset :5:3: error: 'linalg.transpose' op size of permutation 1 does not match the argument rank 2
// CHECK-NEXT: linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [1]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}permutations.mlir:1 offset :5:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg0, %arg0) <{permutation = array<i64: 1>}> ({
// CHECK-NEXT: ^bb0(%arg1: f32, %arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}permutations.mlir:9 offset :4:3: error: 'linalg.transpose' op input rank 1 does not match init rank 2
// CHECK-NEXT: linalg.transpose ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) permutation = [1]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}permutations.mlir:9 offset :4:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}permutations.mlir:16 offset :4:3: error: 'linalg.transpose' op permutation is not valid
// CHECK-NEXT: linalg.transpose ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) permutation = [70, 0, 70]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}permutations.mlir:16 offset :4:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 70, 0, 70>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}permutations.mlir:23 offset :4:3: error: 'linalg.transpose' op size of permutation 3 does not match the argument rank 2
// CHECK-NEXT: linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [0, 1, 70]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}permutations.mlir:23 offset :4:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg0, %arg0) <{permutation = array<i64: 0, 1, 70>}> ({
// CHECK-NEXT: ^bb0(%arg1: f32, %arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}permutations.mlir:30 offset :4:3: error: 'linalg.transpose' op size of permutation 0 does not match the argument rank 2
// CHECK-NEXT: linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = []
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}permutations.mlir:30 offset :4:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg0, %arg0) <{permutation = array<i64>}> ({
// CHECK-NEXT: ^bb0(%arg1: f32, %arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}permutations.mlir:37 offset :4:8: error: 'memref.transpose' op expected a permutation map
// CHECK-NEXT: %0 = memref.transpose %m (i, j)[k] -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}permutations.mlir:37 offset :4:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1)[s0] -> (d1, d0)>}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[1, 4]>>
// CHECK-NEXT: within split at {{.*}}permutations.mlir:44 offset :4:8: error: 'memref.transpose' op expected a permutation map
// CHECK-NEXT: %0 = memref.transpose %m ()[k] -> () : memref<f32> to memref<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}permutations.mlir:44 offset :4:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<()[s0] -> ()>}> : (memref<f32>) -> memref<f32>
