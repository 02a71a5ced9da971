// Maps that are not those of a contraction, or are not there.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, 1] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = 3 ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract foo = [] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m + n, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, l)>, affine_map<(m, n, k, l) -> (l, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>] ins(%A, %A : tensor<4x8xf32>, tensor<4x8xf32>) outs(%A : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %A : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A : tensor<4x8xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B, %B : tensor<4x8xf32>, tensor<8x5xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {indexing_maps = []} ins(%m, %n : memref<4x8xf32>, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {cast = 3} ins(%m, %n : memref<4x8xf32>, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> ()>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%s, %n : f32, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  linalg.contract indexing_maps = [affine_map<()[s] -> ()>, affine_map<()[s] -> ()>, affine_map<()[s] -> ()>] ins(%s, %s : f32, f32) outs(%s : f32)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>] ins(%iv, %iv : tensor<4xi32>, tensor<4xi32>) outs(%i : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%i, %B : tensor<4x8xi32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C, %C : tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k)[s] -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, k)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %u : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>, %s: f32, %i: tensor<4x8xi32>, %iv: tensor<4xi32>) {
  %0 = "linalg.contract"(%A, %B, %C) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %c : f32
  }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK: {{.*}}linalg-contract-errors.mlir:5:8: error: iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:5:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:12:8: error: 'linalg.contract' op expected the number of indexing_map (4) to be equal to the number of input/output operands (3)
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:12:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:19:110: error: custom op 'linalg.contract' element of indexing_maps array is not an affine_map
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, 1] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:19:110: error: custom op 'linalg.contract' expected 'indexing_maps' attribute
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, 1] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:26:24: error: custom op 'linalg.contract' expected 'indexing_maps' attribute
// CHECK-NEXT: %0 = linalg.contract ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:33:37: error: expected '='
// CHECK-NEXT: %0 = linalg.contract indexing_maps ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:33:38: error: custom op 'linalg.contract' expected 'indexing_maps' attribute
// CHECK-NEXT: %0 = linalg.contract indexing_maps ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:40:40: error: custom op 'linalg.contract' invalid kind of attribute specified
// CHECK-NEXT: %0 = linalg.contract indexing_maps = 3 ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:40:42: error: custom op 'linalg.contract' expected 'indexing_maps' attribute
// CHECK-NEXT: %0 = linalg.contract indexing_maps = 3 ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:47:24: error: custom op 'linalg.contract' expected 'indexing_maps' attribute
// CHECK-NEXT: %0 = linalg.contract foo = [] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:54:8: error: provided affine_map is not a projected permutation
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m + n, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:54:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d1, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:61:8: error: provided affine_map is not a projected permutation
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:61:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:68:8: error: iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:68:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:75:8: error: ranks of shaped operand and results of corresponding affine_map differ
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:75:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:82:8: error: iteration spaces of provided affine_maps differ
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:82:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:89:8: error: iteration space dim at index 2 not used to access any operand
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, l)>, affine_map<(m, n, k, l) -> (l, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:89:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:96:8: error: 'indexing_maps' do not specify a contracting dimension
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>] ins(%A, %A : tensor<4x8xf32>, tensor<4x8xf32>) outs(%A : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:96:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:103:8: error: 'linalg.contract' op inferred input/output operand #2 has shape's dimension #1 to be 4, but found 5
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %A : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:103:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:111:3: error: custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:118:3: error: custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 4
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:124:3: error: cannot name an operation with no results
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:131:8: error: 'linalg.contract' op expected type of operand #2 ('tensor<4x5xf32>') to match type of corresponding result ('tensor<4x6xf32>')
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:131:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:138:3: error: custom op 'linalg.contract' attribute 'indexing_maps' occurs more than once in the attribute list
// CHECK-NEXT: linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {indexing_maps = []} ins(%m, %n : memref<4x8xf32>, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:145:135: error: custom op 'linalg.contract' 'linalg.contract' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1
// CHECK-NEXT: linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {cast = 3} ins(%m, %n : memref<4x8xf32>, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:152:3: error: iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type
// CHECK-NEXT: linalg.contract indexing_maps = [affine_map<(m, n, k) -> ()>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%s, %n : f32, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:152:3: note: see current operation:
// CHECK-NEXT: "linalg.contract"(%arg6, %arg4, %arg5) <{indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg11, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (f32, memref<8x5xf32>, memref<4x5xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:159:3: error: 'linalg.contract' op operand #2 must be variadic of shaped of any type values, but got 'f32'
// CHECK-NEXT: linalg.contract indexing_maps = [affine_map<()[s] -> ()>, affine_map<()[s] -> ()>, affine_map<()[s] -> ()>] ins(%s, %s : f32, f32) outs(%s : f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:159:3: note: see current operation:
// CHECK-NEXT: "linalg.contract"(%arg6, %arg6, %arg6) <{indexing_maps = [affine_map<()[s0] -> ()>, affine_map<()[s0] -> ()>, affine_map<()[s0] -> ()>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg11, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (f32, f32, f32) -> ()
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:166:8: error: ranks of shaped operand and results of corresponding affine_map differ
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>] ins(%iv, %iv : tensor<4xi32>, tensor<4xi32>) outs(%i : tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:166:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg8, %arg8, %arg7) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: i32, %arg10: i32, %arg11: i32):
// CHECK-NEXT: %1 = "arith.muli"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %2 = "arith.addi"(%arg11, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%2) : (i32) -> ()
// CHECK-NEXT: }) : (tensor<4xi32>, tensor<4xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:181:3: error: custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 4
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:187:8: error: provided affine_map is not a projected permutation
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k)[s] -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:187:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2)[s0] -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:194:8: error: iteration space dim at index 1 is neither a contracting dim nor of parallel iteration type
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, k)>] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:194:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:202:3: error: custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:208:148: error: use of undeclared SSA value name
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%A, %u : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:215:8: error: 'linalg.contract' op requires attribute 'indexing_maps'
// CHECK-NEXT: %0 = "linalg.contract"(%A, %B, %C) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-contract-errors.mlir:215:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// CHECK-NEXT: "linalg.yield"(%arg11) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
