// Rules that traits stand for: types of one kind, shape and encoding; places of ops; and the order in which they are asked.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

// A result of another kind, or without its elements.
func.func @kinds(%a: vector<4xi16>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, i1)
  return
}

// -----

func.func @kinds(%a: vector<4xi16>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, tensor<4xi1>)
  return
}

// -----

// Scalable dimensions are not fixed ones.
func.func @scalable(%a: vector<[8]xi64>) {
  %0 = arith.trunci %a : vector<[8]xi64> to vector<8xi32>
  return
}

// -----

func.func @scalable_elements() {
  %0 = arith.constant dense<[1, 2, 3]> : vector<[3]xi16>
  return
}

// -----

// Encodings count, shapes only have to be compatible.
func.func @encodings(%a: tensor<?xi16, "left">, %b: tensor<3xi16, "right">) {
  %0 = "arith.addi"(%a, %b) : (tensor<?xi16, "left">, tensor<3xi16, "right">) -> tensor<?xi16, "left">
  return
}

// -----

func.func @encodings(%a: tensor<?xi16>, %b: tensor<3xi32>) {
  %0 = "arith.addi"(%a, %b) : (tensor<?xi16>, tensor<3xi32>) -> tensor<?xi16>
  return
}

// -----

func.func @encodings(%a: tensor<3xf16, "left">) {
  %0 = arith.extf %a : tensor<3xf16, "left"> to tensor<3xf32, "right">
  return
}

// -----

func.func @encodings(%c: tensor<3xi1, "left">, %a: tensor<3xf32, "right">) {
  %0 = arith.select %c, %a, %a : tensor<3xi1, "left">, tensor<3xf32, "right">
  return
}

// -----

func.func @encodings(%a: tensor<3xi16, "left">) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (tensor<3xi16, "left">, tensor<3xi16, "left">) -> tensor<3xi1>
  return
}

// -----

// A type that another is made of is checked before.
func.func @transformed(%a: f64) {
  %0 = arith.cmpi slt, %a, %a : f64
  return
}

// -----

func.func @transformed(%a: memref<3xf64>) {
  %0 = arith.cmpf olt, %a, %a : memref<3xf64>
  return
}

// -----

func.func @prefetch(%a: memref<*xf32>, %i: index) {
  memref.prefetch %a[%i], write, locality<2>, data : memref<*xf32>
  return
}

// -----

// What is in a region is looked at before how the region ends; where an op is comes before that it
// ends its block.
func.func @place() {
  affine.for %i = 0 to 8 {
    func.return
  }
  return
}

// -----

func.func @place(%a: f32) {
  scf.reduce(%a : f32) {
  ^bb0(%x: f32, %y: f32):
    scf.reduce.return %x : f32
  }
  return
}

// -----

func.func @order(%a: index, %b: i32) {
  "scf.for"(%a, %b, %a) ({}) : (index, i32, index) -> ()
  return
}

// CHECK: within split at {{.*}}traits.mlir:1 offset :6:10: error: 'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar
// CHECK-NEXT: %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, i1)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:1 offset :6:10: note: see current operation: %0:2 = "arith.addui_extended"(%arg0, %arg0) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, i1)
// CHECK-NEXT: within split at {{.*}}traits.mlir:10 offset :4:10: error: 'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT: %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, tensor<4xi1>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:10 offset :4:10: note: see current operation: %0:2 = "arith.addui_extended"(%arg0, %arg0) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, tensor<4xi1>)
// CHECK-NEXT: within split at {{.*}}traits.mlir:17 offset :5:8: error: 'arith.trunci' op requires the same shape for all operands and results
// CHECK-NEXT: %0 = arith.trunci %a : vector<[8]xi64> to vector<8xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:17 offset :5:8: note: see current operation: %0 = "arith.trunci"(%arg0) : (vector<[8]xi64>) -> vector<8xi32>
// CHECK-NEXT: within split at {{.*}}traits.mlir:25 offset :4:8: error: 'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat
// CHECK-NEXT: %0 = arith.constant dense<[1, 2, 3]> : vector<[3]xi16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:25 offset :4:8: note: see current operation: %0 = "arith.constant"() <{value = dense<[1, 2, 3]> : vector<[3]xi16>}> : () -> vector<[3]xi16>
// CHECK-NEXT: within split at {{.*}}traits.mlir:32 offset :5:8: error: 'arith.addi' op requires the same encoding for all operands and results
// CHECK-NEXT: %0 = "arith.addi"(%a, %b) : (tensor<?xi16, "left">, tensor<3xi16, "right">) -> tensor<?xi16, "left">
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:32 offset :5:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi16, "left">, tensor<3xi16, "right">) -> tensor<?xi16, "left">
// CHECK-NEXT: within split at {{.*}}traits.mlir:40 offset :4:8: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: %0 = "arith.addi"(%a, %b) : (tensor<?xi16>, tensor<3xi32>) -> tensor<?xi16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:40 offset :4:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi16>, tensor<3xi32>) -> tensor<?xi16>
// CHECK-NEXT: within split at {{.*}}traits.mlir:47 offset :4:8: error: 'arith.extf' op operand type 'tensor<3xf16, "left">' and result type 'tensor<3xf32, "right">' are cast incompatible
// CHECK-NEXT: %0 = arith.extf %a : tensor<3xf16, "left"> to tensor<3xf32, "right">
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:47 offset :4:8: note: see current operation: %0 = "arith.extf"(%arg0) : (tensor<3xf16, "left">) -> tensor<3xf32, "right">
// CHECK-NEXT: within split at {{.*}}traits.mlir:54 offset :4:8: error: 'arith.select' op expected condition type to have the same shape as the result type, expected 'tensor<3xi1, "right">', but got 'tensor<3xi1, "left">'
// CHECK-NEXT: %0 = arith.select %c, %a, %a : tensor<3xi1, "left">, tensor<3xf32, "right">
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:54 offset :4:8: note: see current operation: %0 = "arith.select"(%arg0, %arg1, %arg1) : (tensor<3xi1, "left">, tensor<3xf32, "right">, tensor<3xf32, "right">) -> tensor<3xf32, "right">
// CHECK-NEXT: within split at {{.*}}traits.mlir:61 offset :4:8: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
// CHECK-NEXT: %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (tensor<3xi16, "left">, tensor<3xi16, "left">) -> tensor<3xi1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:61 offset :4:8: note: see current operation: %0 = "arith.cmpi"(%arg0, %arg0) <{predicate = 1 : i64}> : (tensor<3xi16, "left">, tensor<3xi16, "left">) -> tensor<3xi1>
// CHECK-NEXT: within split at {{.*}}traits.mlir:68 offset :5:8: error: custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f64'
// CHECK-NEXT: %0 = arith.cmpi slt, %a, %a : f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:76 offset :4:8: error: custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'memref<3xf64>'
// CHECK-NEXT: %0 = arith.cmpf olt, %a, %a : memref<3xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:83 offset :4:52: error: custom op 'memref.prefetch' invalid kind of type specified
// CHECK-NEXT: memref.prefetch %a[%i], write, locality<2>, data : memref<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:90 offset :7:5: error: 'func.return' op expects parent op 'func.func'
// CHECK-NEXT: func.return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:90 offset :7:5: note: see current operation: "func.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}traits.mlir:101 offset :4:3: error: 'scf.reduce' op expects parent op 'scf.parallel'
// CHECK-NEXT: scf.reduce(%a : f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:101 offset :4:3: note: see current operation:
// CHECK-NEXT: "scf.reduce"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg1: f32, %arg2: f32):
// CHECK-NEXT: "scf.reduce.return"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}traits.mlir:111 offset :4:3: error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
// CHECK-NEXT: "scf.for"(%a, %b, %a) ({}) : (index, i32, index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}traits.mlir:111 offset :4:3: note: see current operation:
// CHECK-NEXT: "scf.for"(%arg0, %arg1, %arg0) ({
// CHECK-NEXT: }) : (index, i32, index) -> ()
