// What the parser and the verifier of 22 say in other words than those of 19.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @kind(%n: index) { %0 = memref.load %n[%n] : index return }

// -----
func.func @kind_of_function(%n: index) { call @f(%n) : index return }

// -----
func.func @either_kind(%n: index) { memref.dealloc %n : index return }

// -----
func.func @counts(%n: index) { return %n, %n : index }

// -----
func.func @sizes(%n: index) { %0 = memref.alloc(%n) : memref<4xf32> return }

// -----
func.func @sizes_of_view(%m: memref<16xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<16xi8> to memref<?xf32> return }

// -----
func.func @alignment() { %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32> return }

// -----
func.func @alignment_of_load(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] {alignment = 0 : i64} : memref<4xf32> return }

// -----
memref.global @alignment_of_global : memref<4xf32> {alignment = 12 : i64}

// -----
func.func @yields_too_little(%c: i1) {
  %0 = "scf.if"(%c) ({
    scf.yield
  }, {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }) : (i1) -> i32
  return
}

// -----
func.func @yields_another_type(%c: i1) {
  %0 = "scf.if"(%c) ({
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }, {
    scf.yield %c : i1
  }) : (i1) -> i32
  return
}

// -----
func.func @may_skip() {
  %0 = "affine.if"() <{condition = affine_set<() : (0 >= 0)>}> ({
    %1 = arith.constant 1 : i32
    affine.yield %1 : i32
  }, {}) : () -> i32
  return
}

// -----
func.func @subview(%m: memref<4x8xf32>) {
  %0 = memref.subview %m[0, 0] [2, 3] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1]>>
  return
}

// -----
func.func @reinterpreted(%m: memref<4xf32>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----
func.func @dimension(%m: memref<4xf32>, %t: memref<4xindex>, %i: index) {
  scf.for %k = %i to %i step %i {
    %j = memref.load %t[%i] : memref<4xindex>
    %0 = affine.load %m[%j] : memref<4xf32>
  }
  return
}

// -----
func.func @atomic(%m: memref<4xf32>, %v: f32, %i: index) {
  %0 = memref.atomic_rmw foo %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----
"memref.global"() <{initial_value = dense<1.0> : tensor<2x4xf32>, sym_name = "shape", type = memref<2x3xf32>}> : () -> ()

// -----
"memref.global"() <{initial_value = dense<1> : tensor<2x3xi32>, sym_name = "element", type = memref<2x3xf32>}> : () -> ()

// -----
func.func @gone(%t: tensor<4xf32>, %d: tensor<4x1xf32>) {
  %0 = tensor.pack %t inner_dims_pos = [0] inner_tiles = [1] into %d : tensor<4xf32> -> tensor<4x1xf32>
  return
}

// -----
"func.func"() <{sym_name = "integers", function_type = () -> ()}> ({}) {test.a = dense<[1.0, -2]> : tensor<2xf32>} : () -> ()

// -----
"func.func"() <{sym_name = "words", function_type = () -> ()}> ({}) {test.a = dense<true> : tensor<2xf32>} : () -> ()

// -----
"func.func"() <{sym_name = "shape", function_type = () -> ()}> ({}) {test.a = dense<[1, 2]> : tensor<3xi32>} : () -> ()

// -----
"func.func"() <{sym_name = "unknown_shape", function_type = () -> ()}> ({}) {test.a = dense<1> : tensor<?xi32>} : () -> ()

// -----
func.func @scalable(%v: vector<2x[6]xf32>) {
  %1 = vector.shape_cast %v : vector<2x[6]xf32> to vector<12xf32>
  return
}

// -----
func.func @reductions(%i: index, %c: i1) {
  "scf.parallel"(%i, %i, %i, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%k: index):
    "scf.reduce"(%c) : (i1) -> ()
  }) : (index, index, index, i1) -> i1
  return
}

// -----
func.func @unknown_dialect() { a.b }

// CHECK: {{.*}}errors.mlir:4:56: error: custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'index'
// CHECK-NEXT: func.func @kind(%n: index) { %0 = memref.load %n[%n] : index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:7:56: error: custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'index'
// CHECK-NEXT: func.func @kind_of_function(%n: index) { call @f(%n) : index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:10:57: error: custom op 'memref.dealloc' invalid kind of type specified
// CHECK-NEXT: func.func @either_kind(%n: index) { memref.dealloc %n : index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:13:39: error: custom op 'func.return' number of operands and types do not match: got 2 operands and 1 types
// CHECK-NEXT: func.func @counts(%n: index) { return %n, %n : index }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:16:36: error: 'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0
// CHECK-NEXT: func.func @sizes(%n: index) { %0 = memref.alloc(%n) : memref<4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:16:36: note: see current operation: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4xf32>
// CHECK-NEXT: {{.*}}errors.mlir:19:63: error: 'memref.view' op incorrect number of dynamic sizes, has 0, expected 1
// CHECK-NEXT: func.func @sizes_of_view(%m: memref<16xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<16xi8> to memref<?xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:19:63: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<16xi8>, index) -> memref<?xf32>
// CHECK-NEXT: {{.*}}errors.mlir:22:46: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// CHECK-NEXT: func.func @alignment() { %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:25:86: error: custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// CHECK-NEXT: func.func @alignment_of_load(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] {alignment = 0 : i64} : memref<4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:28:52: error: custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// CHECK-NEXT: memref.global @alignment_of_global : memref<4xf32> {alignment = 12 : i64}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:32:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK-NEXT: %0 = "scf.if"(%c) ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:32:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: "scf.yield"(%1) : (i32) -> ()
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: {{.*}}errors.mlir:33:5: note: region branch point
// CHECK-NEXT: scf.yield
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:43:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'
// CHECK-NEXT: %0 = "scf.if"(%c) ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:43:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: "scf.yield"(%1) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg0) : (i1) -> ()
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: {{.*}}errors.mlir:47:5: note: region branch point
// CHECK-NEXT: scf.yield %c : i1
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:54:8: error: 'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK-NEXT: %0 = "affine.if"() <{condition = affine_set<() : (0 >= 0)>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:54:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.if"() <{condition = affine_set<() : (0 >= 0)>}> ({
// CHECK-NEXT: %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: "affine.yield"(%1) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: {{.*}}errors.mlir:54:8: note: region branch point
// CHECK-NEXT: {{.*}}errors.mlir:63:8: error: expected result type to be 'memref<2x3xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<2x4xf32, strided<[8, 1]>>'
// CHECK-NEXT: %0 = memref.subview %m[0, 0] [2, 3] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1]>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:63:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<2x4xf32, strided<[8, 1]>>
// CHECK-NEXT: {{.*}}errors.mlir:69:8: error: expected result type with size = dynamic instead of 4 in dim = 0
// CHECK-NEXT: %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:69:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
// CHECK-NEXT: {{.*}}errors.mlir:77:10: error: 'affine.load' op operand cannot be used as a dimension id
// CHECK-NEXT: %0 = affine.load %m[%j] : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:77:10: note: see current operation: %1 = "affine.load"(%arg0, %0) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f32
// CHECK-NEXT: {{.*}}errors.mlir:84:26: error: custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]
// CHECK-NEXT: %0 = memref.atomic_rmw foo %v, %m[%i] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:89:1: error: 'memref.global' op initial value shape expected to be 2, 3 but was 2, 4
// CHECK-NEXT: "memref.global"() <{initial_value = dense<1.0> : tensor<2x4xf32>, sym_name = "shape", type = memref<2x3xf32>}> : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:89:1: note: see current operation: "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<2x4xf32>, sym_name = "shape", type = memref<2x3xf32>}> : () -> ()
// CHECK-NEXT: {{.*}}errors.mlir:92:1: error: 'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'
// CHECK-NEXT: "memref.global"() <{initial_value = dense<1> : tensor<2x3xi32>, sym_name = "element", type = memref<2x3xf32>}> : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:92:1: note: see current operation: "memref.global"() <{initial_value = dense<1> : tensor<2x3xi32>, sym_name = "element", type = memref<2x3xf32>}> : () -> ()
// CHECK-NEXT: {{.*}}errors.mlir:96:8: error: custom op 'tensor.pack' is unknown
// CHECK-NEXT: %0 = tensor.pack %t inner_dims_pos = [0] inner_tiles = [1] into %d : tensor<4xf32> -> tensor<4x1xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:101:95: error: unexpected decimal integer literal for a floating point value
// CHECK-NEXT: "func.func"() <{sym_name = "integers", function_type = () -> ()}> ({}) {test.a = dense<[1.0, -2]> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:101:95: note: add a trailing dot to make the literal a float
// CHECK-NEXT: {{.*}}errors.mlir:104:85: error: expected floating point literal
// CHECK-NEXT: "func.func"() <{sym_name = "words", function_type = () -> ()}> ({}) {test.a = dense<true> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:107:79: error: inferred shape of elements literal ([2]) does not match type ([3])
// CHECK-NEXT: "func.func"() <{sym_name = "shape", function_type = () -> ()}> ({}) {test.a = dense<[1, 2]> : tensor<3xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:110:87: error: elements literal type must have static shape
// CHECK-NEXT: "func.func"() <{sym_name = "unknown_shape", function_type = () -> ()}> ({}) {test.a = dense<1> : tensor<?xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:114:8: error: 'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)
// CHECK-NEXT: %1 = vector.shape_cast %v : vector<2x[6]xf32> to vector<12xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:114:8: note: see current operation: %0 = "vector.shape_cast"(%arg0) : (vector<2x[6]xf32>) -> vector<12xf32>
// CHECK-NEXT: {{.*}}errors.mlir:120:3: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
// CHECK-NEXT: "scf.parallel"(%i, %i, %i, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:120:3: note: see current operation:
// CHECK-NEXT: %0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "scf.reduce"(%arg1) : (i1) -> ()
// CHECK-NEXT: }) : (index, index, index, i1) -> i1
// CHECK-NEXT: {{.*}}errors.mlir:128:32: error: Dialect `a' not found for custom op 'a.b'
// CHECK-NEXT: func.func @unknown_dialect() { a.b }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}errors.mlir:128:32: note: Available dialects: acc, affine, amdgpu, amx, arith, arm_neon, arm_sme, arm_sve, async, bufferization, builtin, cf, complex, dlti, emitc, func, gpu, index, irdl, linalg, llvm, math, memref, ml_program, mpi, nvgpu, nvvm, omp, pdl, pdl_interp, ptr, quant, rocdl, scf, shape, shard, smt, sparse_tensor, spirv, tensor, test, test_dyn, test_irdl_to_cpp, tosa, transform, ub, vector, wasmssa, x86vector, xegpu, xevm ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management
