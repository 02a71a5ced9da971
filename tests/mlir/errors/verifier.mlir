// Programs that can be read but are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @alloc_sizes(%n: index) {
  %a = memref.alloc(%n) : memref<2xf32>
  return
}

// -----
func.func @load_indices(%m: memref<2x3xf32>, %i: index) {
  %a = memref.load %m[%i] : memref<2x3xf32>
  return
}

// -----
func.func @cast(%m: memref<2xf32>) {
  %a = memref.cast %m : memref<2xf32> to memref<3xf32>
  return
}

// -----
func.func @subview(%m: memref<8xf32>) {
  %a = memref.subview %m[1] [2] [1] : memref<8xf32> to memref<2xf32>
  return
}

// -----
func.func @realloc(%m: memref<8xf32>) {
  %a = memref.realloc %m : memref<8xf32> to memref<4xi32>
  return
}

// -----
func.func @realloc_size(%m: memref<8xf32>) {
  %a = memref.realloc %m : memref<8xf32> to memref<?xf32>
  return
}

// -----
func.func @return_count() -> i32 {
  return
}

// -----
func.func @return_type(%x: f32) -> i32 {
  return %x : f32
}

// -----
func.func @call_undefined() {
  call @nowhere() : () -> ()
  return
}

// -----
func.func private @callee(i32)
func.func @call_type(%x: f32) {
  call @callee(%x) : (f32) -> ()
  return
}

// -----
func.func @branch_count(%x: i32) {
  cf.br ^next
^next(%y: i32):
  return
}

// -----
func.func @branch_type(%x: i32) {
  cf.br ^next(%x : i32)
^next(%y: f32):
  return
}

// -----
func.func @dominance(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %m = memref.alloc() : memref<2xf32>
  cf.br ^b
^b:
  memref.dealloc %m : memref<2xf32>
  return
}

// -----
func.func @no_terminator(%c: i1) {
  %m = memref.alloc() : memref<2xf32>
}

// -----
func.func @redefined() {
  return
}
func.func @redefined() {
  return
}

// -----
func.func @dealloc_conditions(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c)
  return
}

// -----
func.func @dealloc_results(%m: memref<2xf32>, %c: i1) {
  %r:2 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> (i1, i1)
  return
}

// -----
func.func @if_without_else(%c: i1, %x: i32) {
  %r = scf.if %c -> (i32) {
    scf.yield %x : i32
  }
  return
}

// -----
func.func @for_yield(%n: index, %x: i32, %y: f32) {
  %r = scf.for %i = %n to %n step %n iter_args(%z = %x) -> (i32) {
    scf.yield %y : f32
  }
  return
}

// -----
func.func @get_global() {
  %g = memref.get_global @missing : memref<2xf32>
  return
}

// -----
func.func @capture_across_function(%x: i32) {
  return
}
func.func @other() -> i32 {
  return %x : i32
}

// CHECK: within split at {{.*}}verifier.mlir:1 offset :5:8: error: 'memref.alloc' op dimension operand count does not equal memref dynamic dimension count
// CHECK-NEXT: %a = memref.alloc(%n) : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:1 offset :5:8: note: see current operation: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier.mlir:9 offset :3:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 1
// CHECK-NEXT: %a = memref.load %m[%i] : memref<2x3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:9 offset :3:8: note: see current operation: %0 = "memref.load"(%arg0, %arg1) : (memref<2x3xf32>, index) -> f32
// CHECK-NEXT: within split at {{.*}}verifier.mlir:15 offset :3:8: error: 'memref.cast' op operand type 'memref<2xf32>' and result type 'memref<3xf32>' are cast incompatible
// CHECK-NEXT: %a = memref.cast %m : memref<2xf32> to memref<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:15 offset :3:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<2xf32>) -> memref<3xf32>
// CHECK-NEXT: within split at {{.*}}verifier.mlir:21 offset :3:8: error: expected result type to be 'memref<2xf32, strided<[1], offset: 1>>' or a rank-reduced version. (mismatch of result layout)
// CHECK-NEXT: %a = memref.subview %m[1] [2] [1] : memref<8xf32> to memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:21 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier.mlir:27 offset :3:8: error: different element types specified for source memref type 'memref<8xf32>' and result memref type 'memref<4xi32>'
// CHECK-NEXT: %a = memref.realloc %m : memref<8xf32> to memref<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:27 offset :3:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<8xf32>) -> memref<4xi32>
// CHECK-NEXT: within split at {{.*}}verifier.mlir:33 offset :3:8: error: missing dimension operand for result type 'memref<?xf32>'
// CHECK-NEXT: %a = memref.realloc %m : memref<8xf32> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:33 offset :3:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<8xf32>) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}verifier.mlir:39 offset :3:3: error: 'func.return' op has 0 operands, but enclosing function (@return_count) returns 1
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:39 offset :3:3: note: see current operation: "func.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:44 offset :3:3: error: type of return operand 0 ('f32') doesn't match function result type ('i32') in function @return_type
// CHECK-NEXT: return %x : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:44 offset :3:3: note: see current operation: "func.return"(%arg0) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:49 offset :3:3: error: 'func.call' op 'nowhere' does not reference a valid function
// CHECK-NEXT: call @nowhere() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:49 offset :3:3: note: see current operation: "func.call"() <{callee = @nowhere}> : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:55 offset :4:3: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0
// CHECK-NEXT: call @callee(%x) : (f32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:55 offset :4:3: note: see current operation: "func.call"(%arg0) <{callee = @callee}> : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:62 offset :3:3: error: branch has 0 operands for successor #0, but target block has 1
// CHECK-NEXT: cf.br ^next
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:62 offset :3:3: note: see current operation: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:69 offset :3:3: error: type mismatch for bb argument #0 of successor #0
// CHECK-NEXT: cf.br ^next(%x : i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:69 offset :3:3: note: see current operation: "cf.br"(%arg0)[^bb1] : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:76 offset :8:3: error: operand #0 does not dominate this use
// CHECK-NEXT: memref.dealloc %m : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:76 offset :8:3: note: see current operation: "memref.dealloc"(%0) : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:76 offset :5:8: note: operand defined here (op in the same region)
// CHECK-NEXT: %m = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:87 offset :3:8: error: block with no terminator, has %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// CHECK-NEXT: %m = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:87 offset :3:8: note: see current operation: %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier.mlir:92 offset :5:1: error: redefinition of symbol named 'redefined'
// CHECK-NEXT: func.func @redefined() {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:92 offset :5:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "redefined"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:92 offset :2:1: note: see existing symbol definition here
// CHECK-NEXT: func.func @redefined() {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:100 offset :3:3: error: 'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate
// CHECK-NEXT: bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:100 offset :3:3: note: see current operation: "bufferization.dealloc"(%arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (memref<2xf32>, memref<2xf32>, i1) -> ()
// CHECK-NEXT: within split at {{.*}}verifier.mlir:106 offset :3:10: error: 'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands
// CHECK-NEXT: %r:2 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> (i1, i1)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:106 offset :3:10: note: see current operation: %0:2 = "bufferization.dealloc"(%arg0, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> (i1, i1)
// CHECK-NEXT: within split at {{.*}}verifier.mlir:112 offset :3:8: error: 'scf.if' op must have an else block if defining values
// CHECK-NEXT: %r = scf.if %c -> (i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:112 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg1) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: within split at {{.*}}verifier.mlir:120 offset :3:8: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'f32'
// CHECK-NEXT: %r = scf.for %i = %n to %n step %n iter_args(%z = %x) -> (i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:120 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: i32):
// CHECK-NEXT: "scf.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (index, index, index, i32) -> i32
// CHECK-NEXT: within split at {{.*}}verifier.mlir:128 offset :3:8: error: 'memref.get_global' op 'missing' does not reference a valid global memref
// CHECK-NEXT: %g = memref.get_global @missing : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier.mlir:128 offset :3:8: note: see current operation: %0 = "memref.get_global"() <{name = @missing}> : () -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier.mlir:134 offset :6:10: error: use of undeclared SSA value name
// CHECK-NEXT: return %x : i32
// CHECK-NEXT: ^
