// Folds of arith and math take poison for a constant: whatever the other operand is, the result is
// poison. A comparison does not; cbrt and rsqrt have no fold.
//
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @integers(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: return %0, %0 : i32, i32
// CHECK-NEXT: }
func.func @integers(%x: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %0 = arith.subi %x, %p : i32
  %1 = arith.divsi %p, %x : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @halves(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: return %0, %0 : i32, i32
// CHECK-NEXT: }
func.func @halves(%x: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %low, %high = arith.mulsi_extended %x, %p : i32
  return %low, %high : i32, i32
}

// CHECK-LABEL: func.func @casts() -> (i64, i8, f32, index, i32) {
// CHECK-NEXT: %0 = ub.poison : i64
// CHECK-NEXT: %1 = ub.poison : i8
// CHECK-NEXT: %2 = ub.poison : f32
// CHECK-NEXT: %3 = ub.poison : index
// CHECK-NEXT: %4 = ub.poison : i32
// CHECK-NEXT: return %0, %1, %2, %3, %4 : i64, i8, f32, index, i32
// CHECK-NEXT: }
func.func @casts() -> (i64, i8, f32, index, i32) {
  %p = ub.poison : i32
  %f = ub.poison : f16
  %0 = arith.extui %p : i32 to i64
  %1 = arith.trunci %p : i32 to i8
  %2 = arith.sitofp %p : i32 to f32
  %3 = arith.index_cast %p : i32 to index
  %4 = arith.fptosi %f : f16 to i32
  return %0, %1, %2, %3, %4 : i64, i8, f32, index, i32
}

// CHECK-LABEL: func.func @vectors(%arg0: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT: %0 = ub.poison : vector<4xi32>
// CHECK-NEXT: return %0 : vector<4xi32>
// CHECK-NEXT: }
func.func @vectors(%x: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %0 = arith.xori %x, %p : vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: f80) -> (f32, f32, f32, f32, f80) {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1 = ub.poison : f80
// CHECK-NEXT: return %0, %0, %0, %0, %1 : f32, f32, f32, f32, f80
// CHECK-NEXT: }
func.func @floats(%x: f32, %y: f80) -> (f32, f32, f32, f32, f80) {
  %p = ub.poison : f32
  %wide = ub.poison : f80
  %0 = arith.mulf %x, %p : f32
  %1 = arith.maximumf %p, %x : f32
  %2 = arith.negf %p : f32
  %3 = arith.truncf %wide : f80 to f32
  %4 = arith.addf %wide, %y : f80
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f80
}

// CHECK-LABEL: func.func @math(%arg0: f32, %arg1: bf16) -> (f32, f32, f32, i32, bf16) {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1 = ub.poison : i32
// CHECK-NEXT: %2 = ub.poison : bf16
// CHECK-NEXT: return %0, %0, %0, %1, %2 : f32, f32, f32, i32, bf16
// CHECK-NEXT: }
func.func @math(%x: f32, %b: bf16) -> (f32, f32, f32, i32, bf16) {
  %p = ub.poison : f32
  %i = ub.poison : i32
  %narrow = ub.poison : bf16
  %0 = math.absf %p : f32
  %1 = math.powf %x, %p : f32
  %2 = math.ceil %p : f32
  %3 = math.ctlz %i : i32
  %4 = math.sin %narrow : bf16
  return %0, %1, %2, %3, %4 : f32, f32, f32, i32, bf16
}

// CHECK-LABEL: func.func @roots(%arg0: f32) -> (f32, f32, vector<4xf32>, f32) {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1 = ub.poison : vector<4xf32>
// CHECK-NEXT: %2 = math.cbrt %0 : f32
// CHECK-NEXT: %3 = math.rsqrt %0 : f32
// CHECK-NEXT: %4 = math.rsqrt %1 : vector<4xf32>
// CHECK-NEXT: return %2, %3, %4, %0 : f32, f32, vector<4xf32>, f32
// CHECK-NEXT: }
func.func @roots(%x: f32) -> (f32, f32, vector<4xf32>, f32) {
  %p = ub.poison : f32
  %v = ub.poison : vector<4xf32>
  %0 = math.cbrt %p : f32
  %1 = math.rsqrt %p : f32
  %2 = math.rsqrt %v : vector<4xf32>
  %3 = math.sqrt %p : f32
  return %0, %1, %2, %3 : f32, f32, vector<4xf32>, f32
}

// CHECK-LABEL: func.func @comparisons(%arg0: i32, %arg1: f32) -> (i1, i1) {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %1 = ub.poison : f32
// CHECK-NEXT: %2 = arith.cmpi slt, %arg0, %0 : i32
// CHECK-NEXT: %3 = arith.cmpf olt, %1, %arg1 : f32
// CHECK-NEXT: return %2, %3 : i1, i1
// CHECK-NEXT: }
func.func @comparisons(%x: i32, %y: f32) -> (i1, i1) {
  %p = ub.poison : i32
  %f = ub.poison : f32
  %0 = arith.cmpi slt, %x, %p : i32
  %1 = arith.cmpf olt, %f, %y : f32
  return %0, %1 : i1, i1
}
