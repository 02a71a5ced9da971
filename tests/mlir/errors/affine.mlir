// Affine ops that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = affine.load %m[%i] : memref<4x4xf32>
return }

// -----
func.func @f(%m: memref<4x4xf32>, %i: i32) { %0 = affine.load %m[%i, %i] : memref<4x4xf32>
return }

// -----
func.func @f(%m: memref<4xf32>, %t: memref<4xindex>, %z: index) {
  %i = memref.load %t[%z] : memref<4xindex>
  scf.for %k = %z to %z step %z {
    %j = memref.load %t[%z] : memref<4xindex>
    %0 = affine.load %m[%j] : memref<4xf32>
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  scf.for %k = %z to %z step %z {
    affine.store %k, %m[%z] : memref<4xf32>
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  scf.for %k = %z to %z step %z {
    affine.store %f, %m[%k] : memref<4xf32>
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  scf.for %k = %z to %z step %z {
    affine.for %i = 0 to %k { }
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to %i { }
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0, 4)>(%i) { }
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.for %i = affine_map<(d0) -> (d0)>() to 4 {
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.for %i = affine_map<(d0)[s0] -> (d0)>(%z) to 4 {
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.for %i = 0 to 4 step -1 {
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.for %i = "x" to 4 {
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %f) -> (f32) {
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %f) -> (f32) {
    affine.yield %z : index
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0:2 = affine.for %i = 0 to 4 iter_args(%a = %f) -> (f32, f32) {
    affine.yield %f, %f : f32, f32
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%z, %z) { }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%z) { }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.if affine_map<(d0) -> (d0)>(%z) { }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  "affine.if"(%z) ({ affine.yield }, {}) : (index) -> ()
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%z) -> f32 { affine.yield %f : f32 }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%z)
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%z, %z)
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%z, %z)
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.min affine_map<(d0) -> ()>(%z)
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.yield
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.parallel (%i, %j) = (0) to (10, 10) { }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1) { }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.parallel (%i) = (0) to (10) -> f32 { affine.yield %f : f32 }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("foo") -> f32 { affine.yield %f : f32 }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.store %f, %m[d0] : memref<4xf32>
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.store %f, %m[%z * %z] : memref<4xf32>
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.store %f, %m[symbol(%z] : memref<4xf32>
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index, %f: f32) {
  affine.store %f, %m[%z] : tensor<4xf32>
  return
}

// -----
func.func @f(%m: memref<?xf32>, %z: index, %f: f32) {
  affine.for %i = 0 to 4 {
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] { }
  }
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  %v = affine.vector_load %m[%z] : memref<4xf32>, vector<4xi32>
  return
}

// -----
func.func @f(%z: index) {
  %d = affine.delinearize_index %z into () : index
  return
}

// -----
func.func @f(%z: index) {
  %d = affine.delinearize_index %z into (%z, %z) : index
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.prefetch %m[%z], read, locality<5>, data : memref<4xf32>
  return
}

// -----
func.func @f(%m: memref<4xf32>, %z: index) {
  affine.prefetch %m[%z], foo, locality<3>, data : memref<4xf32>
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (%z) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step () {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (1 floordiv 0) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step 2 {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (2 {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (2.0) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (9223372036854775808) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (2 * ) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (1) reduce () {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (1) reduce (2) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (0) to (%z) step (1) reduce ("ad\22df") {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (max()) to (min(%z, 4 5)) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (max 3) to (%z) {
  }
  return
}

// -----
func.func @f(%z: index) {
  affine.parallel (%i) = (3, max(4,)) to (3) {
  }
  return
}

// CHECK: within split at {{.*}}affine.mlir:1 offset :4:53: error: 'affine.load' op affine map num results must equal memref rank
// CHECK-NEXT: func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = affine.load %m[%i] : memref<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:1 offset :4:53: note: see current operation: %0 = "affine.load"(%arg0, %arg1) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index) -> f32
// CHECK-NEXT: within split at {{.*}}affine.mlir:7 offset :2:66: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK-NEXT: func.func @f(%m: memref<4x4xf32>, %i: i32) { %0 = affine.load %m[%i, %i] : memref<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:7 offset :2:35: note: prior use here
// CHECK-NEXT: func.func @f(%m: memref<4x4xf32>, %i: i32) { %0 = affine.load %m[%i, %i] : memref<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:11 offset :6:10: error: 'affine.load' op index must be a valid dimension or symbol identifier
// CHECK-NEXT: %0 = affine.load %m[%j] : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:11 offset :6:10: note: see current operation: %2 = "affine.load"(%arg0, %1) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f32
// CHECK-NEXT: within split at {{.*}}affine.mlir:21 offset :4:18: error: use of value '%k' expects different type than prior uses: 'f32' vs 'index'
// CHECK-NEXT: affine.store %k, %m[%z] : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:21 offset :3:11: note: prior use here
// CHECK-NEXT: scf.for %k = %z to %z step %z {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:29 offset :4:5: error: 'affine.store' op index must be a valid dimension or symbol identifier
// CHECK-NEXT: affine.store %f, %m[%k] : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:29 offset :4:5: note: see current operation: "affine.store"(%arg2, %arg0, %arg3) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:37 offset :4:5: error: 'affine.for' op operand cannot be used as a symbol
// CHECK-NEXT: affine.for %i = 0 to %k { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:37 offset :4:5: note: see current operation:
// CHECK-NEXT: "affine.for"(%arg2) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:45 offset :4:5: error: 'affine.for' op operand cannot be used as a symbol
// CHECK-NEXT: affine.for %j = 0 to %i { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:45 offset :4:5: note: see current operation:
// CHECK-NEXT: "affine.for"(%arg2) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:53 offset :4:53: error: custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix
// CHECK-NEXT: affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0, 4)>(%i) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:61 offset :3:3: error: custom op 'affine.for' dim operand count and affine map dim count must match
// CHECK-NEXT: affine.for %i = affine_map<(d0) -> (d0)>() to 4 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:68 offset :3:3: error: custom op 'affine.for' symbol operand count and affine map symbol count must match
// CHECK-NEXT: affine.for %i = affine_map<(d0)[s0] -> (d0)>(%z) to 4 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:75 offset :3:31: error: custom op 'affine.for' expected step to be representable as a positive signed integer
// CHECK-NEXT: affine.for %i = 0 to 4 step -1 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:82 offset :3:3: error: custom op 'affine.for' expected valid affine map representation for loop bounds
// CHECK-NEXT: affine.for %i = "x" to 4 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:89 offset :3:8: error: 'affine.yield' op parent of yield must have same number of results as the yield operands
// CHECK-NEXT: %0 = affine.for %i = 0 to 4 iter_args(%a = %f) -> (f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:89 offset :3:8: note: see current operation: "affine.yield"() : () -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:96 offset :4:5: error: 'affine.yield' op types mismatch between yield op and its parent
// CHECK-NEXT: affine.yield %z : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:96 offset :4:5: note: see current operation: "affine.yield"(%arg1) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:104 offset :3:10: error: custom op 'affine.for' mismatch between the number of loop-carried values and results
// CHECK-NEXT: %0:2 = affine.for %i = 0 to 4 iter_args(%a = %f) -> (f32, f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:112 offset :3:3: error: custom op 'affine.if' dim operand count and integer set dim count must match
// CHECK-NEXT: affine.if affine_set<(d0) : (d0 >= 0)>(%z, %z) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:118 offset :3:3: error: custom op 'affine.if' symbol operand count and integer set symbol count must match
// CHECK-NEXT: affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%z) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:124 offset :3:13: error: custom op 'affine.if' invalid kind of attribute specified
// CHECK-NEXT: affine.if affine_map<(d0) -> (d0)>(%z) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:130 offset :3:3: error: 'affine.if' op requires an integer set attribute named 'condition'
// CHECK-NEXT: "affine.if"(%z) ({ affine.yield }, {}) : (index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:130 offset :3:3: note: see current operation:
// CHECK-NEXT: "affine.if"(%arg1) ({
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:136 offset :3:8: error: 'affine.if' op  region control flow edge from parent operands to parent results: source has 0 operands, but target successor needs 1
// CHECK-NEXT: %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%z) -> f32 { affine.yield %f : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:136 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.if"(%arg1) ({
// CHECK-NEXT: "affine.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) {condition = affine_set<(d0) : (d0 >= 0)>} : (index) -> f32
// CHECK-NEXT: within split at {{.*}}affine.mlir:142 offset :3:3: error: operation defines 2 results but was provided 1 to bind
// CHECK-NEXT: %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%z)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:148 offset :3:8: error: custom op 'affine.apply' dimension or symbol index mismatch
// CHECK-NEXT: %0 = affine.apply affine_map<(d0) -> (d0)>(%z, %z)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:154 offset :3:8: error: 'affine.min' op operand count and affine map dimension and symbol count must match
// CHECK-NEXT: %0 = affine.min affine_map<(d0) -> (d0)>(%z, %z)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:154 offset :3:8: note: see current operation: %0 = "affine.min"(%arg1, %arg1) <{map = affine_map<(d0) -> (d0)>}> : (index, index) -> index
// CHECK-NEXT: within split at {{.*}}affine.mlir:166 offset :3:3: error: 'affine.yield' op only terminates affine.if/for/parallel regions
// CHECK-NEXT: affine.yield
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:166 offset :3:3: note: see current operation: "affine.yield"() : () -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:171 offset :3:3: error: 'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match
// CHECK-NEXT: affine.parallel (%i, %j) = (0) to (10, 10) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:171 offset :3:3: note: see current operation:
// CHECK-NEXT: "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (10, 10)>}> ({
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:177 offset :3:3: error: 'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (2) and upper bound (2), and the number of steps (1) must all match
// CHECK-NEXT: affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:177 offset :3:3: note: see current operation:
// CHECK-NEXT: "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0, 0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (10, 10)>}> ({
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:183 offset :3:8: error: 'affine.parallel' op a reduction must be specified for each output
// CHECK-NEXT: %0 = affine.parallel (%i) = (0) to (10) -> f32 { affine.yield %f : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:183 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "affine.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : () -> f32
// CHECK-NEXT: within split at {{.*}}affine.mlir:189 offset :3:51: error: custom op 'affine.parallel' invalid reduction value: "foo"
// CHECK-NEXT: %0 = affine.parallel (%i) = (0) to (10) reduce ("foo") -> f32 { affine.yield %f : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:195 offset :3:23: error: use of undeclared identifier
// CHECK-NEXT: affine.store %f, %m[d0] : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:201 offset :3:26: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// CHECK-NEXT: affine.store %f, %m[%z * %z] : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:207 offset :3:32: error: expected ')' at end of SSA symbol
// CHECK-NEXT: affine.store %f, %m[symbol(%z] : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:213 offset :3:27: error: custom op 'affine.store' invalid kind of type specified
// CHECK-NEXT: affine.store %f, %m[%z] : tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:219 offset :4:5: error: 'affine.if' op operand cannot be used as a symbol
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:219 offset :4:5: note: see current operation:
// CHECK-NEXT: "affine.if"(%arg3) ({
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) {condition = affine_set<()[s0] : (s0 >= 0)>} : (index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:227 offset :3:8: error: 'affine.vector_load' op requires memref and vector types of the same elemental type
// CHECK-NEXT: %v = affine.vector_load %m[%z] : memref<4xf32>, vector<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:227 offset :3:8: note: see current operation: %0 = "affine.vector_load"(%arg0, %arg1) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> vector<4xi32>
// CHECK-NEXT: within split at {{.*}}affine.mlir:233 offset :3:8: error: 'affine.delinearize_index' op basis should not be empty
// CHECK-NEXT: %d = affine.delinearize_index %z into () : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:233 offset :3:8: note: see current operation: %0 = "affine.delinearize_index"(%arg0) : (index) -> index
// CHECK-NEXT: within split at {{.*}}affine.mlir:239 offset :3:8: error: 'affine.delinearize_index' op should return an index for each basis element
// CHECK-NEXT: %d = affine.delinearize_index %z into (%z, %z) : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:239 offset :3:8: note: see current operation: %0 = "affine.delinearize_index"(%arg0, %arg0, %arg0) : (index, index, index) -> index
// CHECK-NEXT: within split at {{.*}}affine.mlir:245 offset :3:3: error: 'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
// CHECK-NEXT: affine.prefetch %m[%z], read, locality<5>, data : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:245 offset :3:3: note: see current operation: "affine.prefetch"(%arg0, %arg1) <{isDataCache = true, isWrite = false, localityHint = 5 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:251 offset :3:3: error: custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'
// CHECK-NEXT: affine.prefetch %m[%z], foo, locality<3>, data : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:257 offset :3:3: error: custom op 'affine.parallel' steps must be constant integers
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (%z) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:264 offset :3:3: error: 'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (0) must all match
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step () {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:264 offset :3:3: note: see current operation:
// CHECK-NEXT: "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}affine.mlir:271 offset :3:3: error: custom op 'affine.parallel' steps must be constant integers
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (1 floordiv 0) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:278 offset :3:42: error: expected '(' in affine map
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step 2 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:285 offset :3:45: error: expected ')' in affine map
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (2 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:292 offset :3:44: error: expected affine expression
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (2.0) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:299 offset :3:44: error: constant too large for index
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (9223372036854775808) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:306 offset :3:48: error: missing right operand of binary operator
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (2 * ) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:313 offset :3:55: error: expected attribute value
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (1) reduce () {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:320 offset :3:55: error: integer literal not valid for specified type
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (1) reduce (2) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:327 offset :3:55: error: custom op 'affine.parallel' invalid reduction value: "ad\22df"
// CHECK-NEXT: affine.parallel (%i) = (0) to (%z) step (1) reduce ("ad\22df") {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:334 offset :3:47: error: expected ')' in affine map
// CHECK-NEXT: affine.parallel (%i) = (max()) to (min(%z, 4 5)) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:341 offset :3:30: error: expected '(' in affine map
// CHECK-NEXT: affine.parallel (%i) = (max 3) to (%z) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}affine.mlir:348 offset :3:36: error: expected affine expression
// CHECK-NEXT: affine.parallel (%i) = (3, max(4,)) to (3) {
// CHECK-NEXT: ^
