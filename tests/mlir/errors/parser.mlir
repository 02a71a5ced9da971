// Text that cannot be read: where the error is and what it says.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @undefined_value() {
  %a = arith.addi %nothing, %nothing : i32
  return
}

// -----
func.func @defined_twice(%c: i1) {
  %a = memref.alloc() : memref<2xf32>
  %a = memref.alloc() : memref<2xf32>
  return
}

// -----
func.func @used_with_another_type(%m: memref<2xf32>) {
  memref.dealloc %m : memref<3xf32>
  return
}

// -----
func.func @unknown_operation() {
  memref.no_such_op
  return
}

// -----
func.func @unregistered() {
  "unheard.of"() : () -> ()
  return
}

// -----
func.func @undefined_block(%c: i1) {
  cf.br ^nowhere
}

// -----
func.func @block_twice() {
  cf.br ^a
^a:
  return
^a:
  return
}

// -----
func.func @unknown_type(%a: memory<2xf32>) {
  return
}

// -----
func.func @bad_extent(%a: memref<-2xf32>) {
  return
}

// -----
func.func @missing_element(%a: memref<2x>) {
  return
}

// -----
func.func @unterminated() {
  %s = "test.string"() {a = "no end} : () -> i32
  return
}

// -----
func.func @missing_paren(%a: i32 {
  return
}

// -----
func.func @missing_colon(%m: memref<2xf32>) {
  memref.dealloc %m memref<2xf32>
  return
}

// -----
func.func @wrong_result_count(%m: memref<2xf32>) {
  %a, %b = memref.alloc() : memref<2xf32>
  return
}

// -----
func.func @no_results(%m: memref<2xf32>) {
  %a = memref.dealloc %m : memref<2xf32>
  return
}

// -----
func.func @result_number(%c: i1) -> i32 {
  %a:2 = scf.if %c -> (i32, i32) {
    %x = arith.constant 1 : i32
    scf.yield %x, %x : i32, i32
  } else {
    %y = arith.constant 2 : i32
    scf.yield %y, %y : i32, i32
  }
  return %a#2 : i32
}

// -----
func.func @literal() {
  %a = arith.constant 300 : i8
  return
}

// -----

func.func @scalable_index(%m: memref<?xf32>, %k: index) {
  %s = memref.subview %m[%k [2]] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @scalable_index(%m: memref<?xf32>, %k: index) {
  %s = memref.subview %m[[2] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @scalable_index(%m: memref<?xf32>, %k: index) {
  %s = memref.subview %m[[%k]] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @scalable_index(%m: memref<?xf32>, %k: index) {
  %s = memref.subview %m[1 []] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @names_in_maps(%m: memref<4x4xf32>) {
  %a:2 = "test.two"() : () -> (index, index)
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%a#0, %a#1] : memref<4x4xf32>
  }
  return
}

// -----

func.func @string_constant() {
  %0 = arith.constant "x"
  return
}

// -----

func.func @array_end(%w: vector<2x4xf32>) {
  %9 = vector.transpose %w, [0, %w] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @no_type(%i: index) {
  vector.print %i :
  return
}

// -----

func.func @place_of_outs(%v: f32) {
  linalg.fill ins(%v : f32) outs( : tensor<4xf32>)
  return
}

// -----

func.func private @uneven() attributes {a = dense<[[1], [[1]], 3]> : tensor<2xi32>}

// -----

func.func private @uneven_lists() attributes {a = sparse<[[0], [[1], [2]]], [1.0]> : tensor<2xf32>}

// -----

func.func @shape_sizes() {
  %0 = shape.const_shape [1, x] : tensor<2xindex>
  return
}

// -----

func.func @result_number(%w: memref<?x?xindex>, %0: index) {
  memref.store %0, %w[%0#m , %0] : memref<?x?xindex>
  return
}

// -----

func.func @bounds(%0: index) {
  affine.parallel (%i) = 0 to (%0) {
  }
  return
}

// -----

func.func @no_terminator(%0: index) {
  scf.for %i = %0 to %0 step %0 {
  }
}

// -----

func.func @large_case(%x: i32) -> i32 {
  cf.switch %x : i32, [ default: ^b, 18446744073709551616: ^b ]
^b:
  return %x : i32
}

// CHECK: within split at {{.*}}parser.mlir:1 offset :5:19: error: use of undeclared SSA value name
// CHECK-NEXT: %a = arith.addi %nothing, %nothing : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:9 offset :4:3: error: redefinition of SSA value '%a'
// CHECK-NEXT: %a = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:9 offset :3:3: note: previously defined here
// CHECK-NEXT: %a = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:16 offset :3:18: error: use of value '%m' expects different type than prior uses: 'memref<3xf32>' vs 'memref<2xf32>'
// CHECK-NEXT: memref.dealloc %m : memref<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:16 offset :2:35: note: prior use here
// CHECK-NEXT: func.func @used_with_another_type(%m: memref<2xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:22 offset :3:3: error: custom op 'memref.no_such_op' is unknown
// CHECK-NEXT: memref.no_such_op
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:28 offset :3:15: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: "unheard.of"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:34 offset :3:9: error: reference to an undefined block
// CHECK-NEXT: cf.br ^nowhere
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:39 offset :6:1: error: redefinition of block '^a'
// CHECK-NEXT: ^a:
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:48 offset :2:28: error: expected non-function type
// CHECK-NEXT: func.func @unknown_type(%a: memory<2xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:53 offset :2:34: error: expected non-function type
// CHECK-NEXT: func.func @bad_extent(%a: memref<-2xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:58 offset :2:41: error: expected non-function type
// CHECK-NEXT: func.func @missing_element(%a: memref<2x>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:63 offset :3:49: error: expected '"' in string literal
// CHECK-NEXT: %s = "test.string"() {a = "no end} : () -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:69 offset :4:2: error: expected ')'
// CHECK-NEXT: }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:74 offset :3:20: error: expected ':'
// CHECK-NEXT: memref.dealloc %m memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:80 offset :3:3: error: operation defines 1 results but was provided 2 to bind
// CHECK-NEXT: %a, %b = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:86 offset :3:3: error: cannot name an operation with no results
// CHECK-NEXT: %a = memref.dealloc %m : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:92 offset :10:10: error: reference to invalid result number
// CHECK-NEXT: return %a#2 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:104 offset :3:23: error: integer constant out of range for attribute
// CHECK-NEXT: %a = arith.constant 300 : i8
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:110 offset :4:8: error: custom op 'memref.subview' expected SSA value or integer
// CHECK-NEXT: %s = memref.subview %m[%k [2]] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:117 offset :4:29: error: expected ']' in dynamic index list
// CHECK-NEXT: %s = memref.subview %m{{\[\[}}2] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:117 offset :4:8: error: custom op 'memref.subview' expected SSA value or integer
// CHECK-NEXT: %s = memref.subview %m{{\[\[}}2] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:124 offset :4:27: error: custom op 'memref.subview' expected integer value
// CHECK-NEXT: %s = memref.subview %m{{\[\[}}%k]] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:124 offset :4:8: error: custom op 'memref.subview' expected SSA value or integer
// CHECK-NEXT: %s = memref.subview %m{{\[\[}}%k]] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:131 offset :4:27: error: expected ']' in dynamic index list
// CHECK-NEXT: %s = memref.subview %m[1 []] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:131 offset :4:8: error: custom op 'memref.subview' expected SSA value or integer
// CHECK-NEXT: %s = memref.subview %m[1 []] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:138 offset :6:33: error: expected ']' in affine map
// CHECK-NEXT: %0 = affine.load %m[%a#0, %a#1] : memref<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:148 offset :4:8: error: 'arith.constant' op value must be an integer, float, or elements attribute
// CHECK-NEXT: %0 = arith.constant "x"
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:148 offset :4:8: note: see current operation: %0 = "arith.constant"() <{value = "x"}> : () -> none
// CHECK-NEXT: within split at {{.*}}parser.mlir:155 offset :4:33: error: custom op 'vector.transpose' expected integer value
// CHECK-NEXT: %9 = vector.transpose %w, [0, %w] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:155 offset :4:32: error: expected ']'
// CHECK-NEXT: %9 = vector.transpose %w, [0, %w] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:162 offset :4:16: error: custom op 'vector.print' 1 operands present, but expected 0
// CHECK-NEXT: vector.print %i :
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:169 offset :4:33: error: custom op 'linalg.fill' 0 operands present, but expected 1
// CHECK-NEXT: linalg.fill ins(%v : f32) outs( : tensor<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:176 offset :3:62: error: tensor literal is invalid; ranks are not consistent between elements
// CHECK-NEXT: func.func private @uneven() attributes {a = dense<{{\[\[}}1], {{\[\[}}1]], 3]> : tensor<2xi32>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:180 offset :3:74: error: tensor literal is invalid; ranks are not consistent between elements
// CHECK-NEXT: func.func private @uneven_lists() attributes {a = sparse<{{\[\[}}0], {{\[\[}}1], [2]]], [1.0]> : tensor<2xf32>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:184 offset :4:29: error: expected attribute value
// CHECK-NEXT: %0 = shape.const_shape [1, x] : tensor<2xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:191 offset :4:25: error: invalid SSA value result number
// CHECK-NEXT: memref.store %0, %w[%0#m , %0] : memref<?x?xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:198 offset :4:25: error: expected '('
// CHECK-NEXT: affine.parallel (%i) = 0 to (%0) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:206 offset :4:3: error: block with no terminator, has
// CHECK-NEXT: "scf.for"(%arg0, %arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: scf.for %i = %0 to %0 step %0 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parser.mlir:206 offset :4:3: note: see current operation:
// CHECK-NEXT: "scf.for"(%arg0, %arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}parser.mlir:213 offset :4:38: error: custom op 'cf.switch' integer value too large
// CHECK-NEXT: cf.switch %x : i32, [ default: ^b, 18446744073709551616: ^b ]
// CHECK-NEXT: ^
