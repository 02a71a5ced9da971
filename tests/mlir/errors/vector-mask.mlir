// Ops under a mask that are not valid; until 19 any op may stand there.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @m(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %f: f32, %v: vector<4xf32>, %p: vector<4xf32>, %n: vector<4xi32>) {
  %0 = vector.mask %k { vector.gather %m[%i] [%n], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %f: f32, %v: vector<4xf32>, %p: vector<4xf32>, %n: vector<4xi32>) {
  %0 = vector.mask %k, %p { vector.gather %m[%i] [%n], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %f: f32, %v: vector<4xf32>, %p: vector<4xf32>, %n: vector<4xi32>) {
  vector.mask %k { vector.scatter %m[%i] [%n], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> } : vector<4xi1>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> i32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0, %1 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32, f32
  return
}

// -----
func.func @m(%k: vector<5xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<5xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k, %f { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %2 : f32 } : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %f : f32 } : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { } : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: f32, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : f32 -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = "vector.mask"(%k) ({}) : (vector<4xi1>) -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = "vector.mask"(%k) ({ ^bb0: }) : (vector<4xi1>) -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = "vector.mask"(%k) ({ ^bb0(%a: f32): "vector.yield"(%a) : (f32) -> () }) : (vector<4xi1>) -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = "vector.mask"(%k) ({ "func.return"(%f) : (f32) -> () }) : (vector<4xi1>) -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = "vector.mask"(%k) ({ "test.x"(%f) : (f32) -> () }) : (vector<4xi1>) -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = "vector.mask"(%k) ({ "vector.yield"(%f)[^bb1] : (f32) -> ()
   ^bb1:
    "vector.yield"(%f) : (f32) -> () }) : (vector<4xi1>) -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %f: f32, %v: vector<4xf32>, %p: vector<5xf32>) {
  %0 = "vector.mask"(%k, %p) ({ %1 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32>
    vector.yield %1 : vector<4xf32> }) : (vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { vector.reduction <xor>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  vector.yield %f : f32
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %f: f32, %v: vector<4xf32>, %p: vector<4xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %f, %k : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k { vector.print %f : f32 } : vector<4xi1> -> f32
  return
}

// -----
func.func @m(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %v: vector<4xf32>, %p: vector<4xf32>) {
  %0 = vector.mask %k { vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----
func.func @m(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %v: vector<4xf32>, %p: vector<4xf32>) {
  %0 = vector.mask %k { vector.load %m[%i] : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// CHECK: within split at {{.*}}vector-mask.mlir:9 offset :3:8: error: 'vector.mask' op doesn't expect a passthru argument for this maskable operation
// CHECK-NEXT: %0 = vector.mask %k, %p { vector.gather %m[%i] [%n], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:9 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0, %arg5) ({
// CHECK-NEXT: %1 = "vector.gather"(%arg1, %arg2, %arg6, %arg0, %arg5) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: "vector.yield"(%1) : (vector<4xf32>) -> ()
// CHECK-NEXT: }) : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:27 offset :3:8: error: 'vector.mask' op expects result type to match maskable operation result type
// CHECK-NEXT: %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:27 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: "vector.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> i32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:33 offset :3:3: error: operation defines 1 results but was provided 2 to bind
// CHECK-NEXT: %0, %1 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32, f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:39 offset :3:8: error: 'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation
// CHECK-NEXT: %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<5xi1> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:39 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: "vector.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (vector<5xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:45 offset :3:8: error: 'vector.mask' op doesn't expect a passthru argument for this maskable operation
// CHECK-NEXT: %0 = vector.mask %k, %f { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:45 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0, %arg2) ({
// CHECK-NEXT: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: "vector.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>, f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:51 offset :3:3: error: 'vector.mask' op expects number of results to match mask region yielded values
// CHECK-NEXT: vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:51 offset :3:3: note: see current operation:
// CHECK-NEXT: "vector.mask"(%arg0) ({
// CHECK-NEXT: %0 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: "vector.yield"(%0) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:57 offset :3:8: error: 'vector.mask' op expects only one operation to mask
// CHECK-NEXT: %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:57 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: %2 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: "vector.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:65 offset :3:8: error: 'vector.mask' op expects only one operation to mask
// CHECK-NEXT: %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:65 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: %2 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: "vector.yield"() : () -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:79 offset :3:8: error: 'vector.mask' op expects number of results to match mask region yielded values
// CHECK-NEXT: %0 = vector.mask %k { } : vector<4xi1> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:79 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: "vector.yield"() : () -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:85 offset :3:8: error: 'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'f32'
// CHECK-NEXT: %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : f32 -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:85 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: "vector.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:91 offset :3:8: error: 'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks
// CHECK-NEXT: %0 = "vector.mask"(%k) ({}) : (vector<4xi1>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:91 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:97 offset :3:8: error: 'vector.mask' op expects a non-empty block
// CHECK-NEXT: %0 = "vector.mask"(%k) ({ ^bb0: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:97 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:103 offset :3:8: error: 'vector.mask' op region should have no arguments
// CHECK-NEXT: %0 = "vector.mask"(%k) ({ ^bb0(%a: f32): "vector.yield"(%a) : (f32) -> () }) : (vector<4xi1>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:103 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: "vector.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:109 offset :3:8: error: 'vector.mask' op expects a terminator within the mask region
// CHECK-NEXT: %0 = "vector.mask"(%k) ({ "func.return"(%f) : (f32) -> () }) : (vector<4xi1>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:109 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: "func.return"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:115 offset :3:8: error: 'vector.mask' op expects a terminator within the mask region
// CHECK-NEXT: %0 = "vector.mask"(%k) ({ "test.x"(%f) : (f32) -> () }) : (vector<4xi1>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:115 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: "test.x"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:121 offset :3:8: error: 'vector.mask' op expects region #0 to have 0 or 1 blocks
// CHECK-NEXT: %0 = "vector.mask"(%k) ({ "vector.yield"(%f)[^bb1] : (f32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:121 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: "vector.yield"(%arg2)[^bb1] : (f32) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "vector.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:129 offset :3:8: error: 'vector.mask' op expects passthru type to match result type
// CHECK-NEXT: %0 = "vector.mask"(%k, %p) ({ %1 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:129 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0, %arg5) ({
// CHECK-NEXT: %1 = "vector.transfer_read"(%arg1, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
// CHECK-NEXT: "vector.yield"(%1) : (vector<4xf32>) -> ()
// CHECK-NEXT: }) : (vector<4xi1>, vector<5xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:136 offset :3:25: error: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'xor'
// CHECK-NEXT: %0 = vector.mask %k { vector.reduction <xor>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:136 offset :3:25: note: see current operation: %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<4xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:147 offset :3:22: error: expected '{' to begin a region
// CHECK-NEXT: %0 = vector.mask %k : vector<4xi1> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:159 offset :3:8: error: 'vector.mask' op expects number of results to match mask region yielded values
// CHECK-NEXT: %0 = vector.mask %k { vector.print %f : f32 } : vector<4xi1> -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-mask.mlir:159 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "vector.mask"(%arg0) ({
// CHECK-NEXT: "vector.print"(%arg2) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
// CHECK-NEXT: "vector.yield"() : () -> ()
// CHECK-NEXT: }) : (vector<4xi1>) -> f32
