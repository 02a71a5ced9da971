// Elementary functions and poison that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%f: i32) {
 %0 = math.absf %f : i32 
 return }

// -----
func.func @f(%f: f32) {
 %0 = math.absi %f : f32 
 return }

// -----
func.func @f(%f: f32) {
 %0 = math.fpowi %f, %f : f32 , f32
 return }

// -----
func.func @f(%f: f32, %i: i32) {
 %0 = "math.fpowi"(%f, %i) : (f32, i32) -> f64
 return }

// -----
func.func @f(%f: vector<4xf32>, %i: i32) {
 %0 = math.fpowi %f, %i : vector<4xf32>, i32
 return }

// -----
func.func @f(%f: f32) {
 %0 = "math.absf"(%f) : (f32) -> f64
 return }

// -----
func.func @f(%f: memref<2xf32>) {
 %0 = math.absf %f : memref<2xf32>
 return }

// -----
 %13 = ub.poison <3> : i32

// -----
 %13 = ub.poison <#foo.bar> : i32

// -----
 %13 = ub.poison

// -----
 %13 = "ub.poison"() : () -> i32

// CHECK: within split at {{.*}}math.mlir:1 offset :5:7: error: 'math.absf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: %0 = math.absf %f : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:1 offset :5:7: note: see current operation: %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (i32) -> i32
// CHECK-NEXT: within split at {{.*}}math.mlir:8 offset :3:7: error: 'math.absi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: %0 = math.absi %f : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:8 offset :3:7: note: see current operation: %0 = "math.absi"(%arg0) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}math.mlir:13 offset :3:7: error: 'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: %0 = math.fpowi %f, %f : f32 , f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:13 offset :3:7: note: see current operation: %0 = "math.fpowi"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: within split at {{.*}}math.mlir:18 offset :3:7: error: 'math.fpowi' op failed to verify that all of {lhs, result} have same type
// CHECK-NEXT: %0 = "math.fpowi"(%f, %i) : (f32, i32) -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:18 offset :3:7: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f64
// CHECK-NEXT: within split at {{.*}}math.mlir:23 offset :3:7: error: 'math.fpowi' op requires the same shape for all operands and results
// CHECK-NEXT: %0 = math.fpowi %f, %i : vector<4xf32>, i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:23 offset :3:7: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, i32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}math.mlir:28 offset :3:7: error: 'math.absf' op requires the same type for all operands and results
// CHECK-NEXT: %0 = "math.absf"(%f) : (f32) -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:28 offset :3:7: note: see current operation: %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f64
// CHECK-NEXT: within split at {{.*}}math.mlir:33 offset :3:7: error: 'math.absf' op operand #0 must be floating-point-like, but got 'memref<2xf32>'
// CHECK-NEXT: %0 = math.absf %f : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:33 offset :3:7: note: see current operation: %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}math.mlir:38 offset :2:19: error: custom op 'ub.poison' invalid kind of attribute specified
// CHECK-NEXT: %13 = ub.poison <3> : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:41 offset :2:24: error: #"foo"<"bar"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: %13 = ub.poison <#foo.bar> : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}math.mlir:44 offset :2:17: error: expected ':'
// CHECK-NEXT: %13 = ub.poison
// CHECK-NEXT: ^
