// Small mistakes in the core dialects: text, types, names, symbols.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b(%c : i1)
^a:
  return
^b:
  return
}

// -----
func.func @f(%c: i1) {
  cf.br ^a(%c : i32)
^a(%x: i32):
  return
}

// -----
func.func @f(%c: i1) {
  cf.br ^a
^a(%x: i32):
  return
}

// -----
func.func @f() -> i32 {
  return
}

// -----
func.func @f() {
  call @g() : () -> ()
  return
}

// -----
func.func @f(i32) { return }

// -----
func.func @f(%a: i32, i32) { return }

// -----
func.func @f() { return } 
func.func @f() { return }

// -----
func.func @f(%a: i32)

// -----
func.func @f() -> (i32, ) { }

// -----
func.func f() { return }

// -----
func.func @f() { %0 = arith.constant 1 : f32 
return }

// -----
func.func @f() { %0 = arith.constant dense<1> : vector<2xf32>
return }

// -----
func.func @f() { %0 = arith.constant : i32
return }

// -----
func.func @f(%a: i32) { %0 = arith.addi %a : i32
return }

// -----
func.func @f(%a: i32) { %0:2 = arith.addi %a, %a : i32
return }

// -----
func.func @f(%a: i32) { arith.addi %a, %a : i32
return }

// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32
return }

// -----
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32
return }

// -----
func.func @f(%a: f32) { %0 = arith.cmpf olt, %a, %a fastmath<nnan, foo> : f32
return }

// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64
return }

// -----
func.func @f(%a: i32, %i: index) { %0 = scf.for %x = %i to %i step %i iter_args(%y = %a) -> i32 { scf.yield %a : i32 }
return }

// -----
func.func @f(%a: i32, %i: index) { scf.for %x = %i to %i step %i iter_args(%y = %a) -> (i32) { }
return }

// -----
func.func @f(%a: i32, %i: index) { scf.for %x = %i to %a step %i { }
return }

// -----
func.func @f(%a: i1, %i: index) { %0 = scf.if %a -> index { scf.yield %i : index }
return }

// -----
func.func @f(%a: i1, %i: index) { %0 = scf.if %a -> index { scf.yield %i : index } else { }
return }

// -----
func.func @f(%a: i1, %i: index) { scf.if %i { }
return }

// -----
func.func @f(%a: i1, %i: index) { scf.while (%x = %i) : (index) -> index { scf.condition(%a) %x : index } do { ^bb0(%z: i32): scf.yield %i : index }
return }

// -----
func.func @f(%a: i1, %i: index) { scf.index_switch %i case 1 { scf.yield } 
return }

// -----
func.func @f(%m: memref<?xf32>, %i: i1) { bufferization.dealloc (%m, %m : memref<?xf32>) if (%i, %i)
return }

// -----
func.func @f(%m: memref<?xf32>, %i: i1) { bufferization.dealloc (%m : memref<?xf32>) if (%i, %i)
return }

// -----
func.func @f(%m: memref<?xf32>, %i: i1) { bufferization.dealloc (%m : memref<?xf32>)
return }

// -----
func.func @f(%m: memref<?xf32>, %i: i1) { %0:2 = bufferization.dealloc (%m : memref<?xf32>) if (%i) retain (%m : memref<?xf32>)
return }

// -----
func.func @f(%m: memref<?xf32>) { %0 = bufferization.clone %m : memref<?xf32> to memref<2xi32>
return }

// -----
func.func @f(%m: memref<?xf32>) { %0 = memref.load %m[] : memref<?xf32>
return }

// -----
func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.subview %m[%i][%i] : memref<?xf32> to memref<?xf32>
return }

// -----
func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.subview %m[%i][%i][] : memref<?xf32> to memref<?xf32>
return }

// -----
func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.alloc(%i, %i) : memref<?xf32>
return }

// -----
func.func @f(%m: memref<?x?xf32>, %i: index) { %0 = memref.realloc %m : memref<?x?xf32> to memref<4xf32>
return }

// -----
module { func.func @a() { %0 = arith.constant 1 : i32 } }

// -----
func.func @a() { ^bb0: }

// -----
func.func @a() { cf.br ^bb1 ^bb1: cf.br ^bb0 }

// -----
func.func @a() { %x = "a.b"() : () -> i32 
 %x = "a.b"() : () -> i32
 return }

// -----
func.func @a() { %x:0 = "a.b"() : () -> ()
 return }

// -----
func.func @a() { %x:2, %y = "a.b"() : () -> (i32, i32)
 return }

// -----
func.func @a(%y: i32) { "a.b"(%y#1) : (i32) -> () 
 return }

// -----
func.func @a() { return } }

// -----
func.func @a() { return 

// -----
"func.func"() : () -> ()

// -----
"func.func"() <{sym_name = "a", function_type = i32}> ({}) : () -> ()

// -----
"builtin.module"() : () -> ()

// -----
func.func @a(%x: tensor<2xi32> {a.b = 3, a.b = 4}) { return }

// -----
func.func @a() { %0 = "a.b" : () -> i32 return }

// -----
func.func @a() { a.b }

// -----
func.func @a() { memref.foo }

// -----
func.func @a() { "memref.foo"() : () -> () 
return }

// -----
func.func @a(%x: !foo) { return }

// -----
memref.global @b : memref<2xi32> = dense<1> : tensor<3xi32>

// -----
memref.global @b : memref<2xi32> = dense<[1, 2, 3]>

// -----
memref.global @b : memref<?xi32> = dense<1>

// -----
memref.global "foo" @b : memref<2xi32>

// -----
memref.global @b : memref<2xi32>
func.func @f() { %0 = memref.get_global @b : memref<3xi32> return }

// -----
func.func @f() { %0 = memref.get_global @b : memref<3xi32> return }

// -----
func.func @f(%m: memref<4x4xf32>, %f: i32, %i: index) {
  %0 = memref.atomic_rmw addf %f, %m[%i, %i] : (i32, memref<4x4xf32>) -> i32
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %f: f32, %i: index) {
  %1 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x4xf32> {
  ^bb0(%c: f32):
    memref.store %c, %m[%i, %i] : memref<4x4xf32>
    memref.atomic_yield %c : f32
  }
  return
}

// -----
func.func @f(%m: memref<4x4xf32>, %f: f32, %i: index) {
  %1 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x4xf32> {
  ^bb0(%c: i32):
    memref.atomic_yield %f : f32
  }
  return
}

// -----
func.func @f(%m: memref<4x4xf32>) {
  %t = memref.transpose %m (i, j) -> (j, j) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  return
}

// -----
func.func @f(%m: memref<4x4xf32>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<15xf32>
  return
}

// -----
func.func @f(%m: memref<16xi8>, %i: index) {
  %t = memref.view %m[%i][] : memref<16xi8> to memref<?xf32>
  return
}

// -----
func.func @f(%m: memref<16xf32>, %n: memref<4xf32>) {
  memref.copy %m, %n : memref<16xf32> to memref<4xf32>
  return
}

// -----
func.func @f(%i: index) {
  scf.parallel (%a, %b) = (%i) to (%i, %i) step (%i, %i) { }
  return
}

// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%i : index) { ^bb0(%x: index, %y: index): scf.reduce.return %x : index } }
  return
}

// -----
func.func @f(%i: index, %f: tensor<2xf32>) {
  %0 = scf.forall (%a) in (%i) shared_outs(%o = %f) -> tensor<2xf32> { }
  return
}

// -----
func.func @f(%i: index, %f: tensor<2xf32>) {
  scf.forall (%a) in (%i) { } {mapping = [1]}
  return
}

// -----
func.func @f(%i: index, %f: tensor<2xf32>) {
  scf.forall (%a) in (%i) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----
func.func @f(%i: index) {
  scf.execute_region { }
  return
}

// -----
func.func @f(%i: index) {
  %0 = scf.execute_region -> i32 { scf.yield %i : index }
  return
}

// -----
func.func @f(%i: index) {
  scf.yield
}

// -----
func.func @f(%i: index) {
  %0 = arith.constant 1 : i32
  %1 = arith.select %i, %0, %0 : i32
  return
}

// -----
module attributes {sym_visibility = "foo"} { }

// -----
func.func private @g(i32) -> i32
func.func @f(%i: i32) { %0 = call @g(%i, %i) : (i32, i32) -> i32 return }

// -----
func.func private @g(i32) -> i32
func.func @f(%i: i64) { %0 = call @g(%i) : (i64) -> i32 return }

// -----
func.func private @g(i32) -> i32
func.func @f(%i: i32) { %0 = call @g(%i) : (i32) -> i64 return }

// -----
func.func private @g(i32) -> i32
func.func @f(%i: i32) { call @g(%i) : (i32) -> () return }

// -----
func.func @f(%i: i32) { %0 = constant @g : (i32) -> i32 return }

// -----
func.func @f(%i: i32) { call_indirect %i() : () -> () return }

// CHECK: within split at {{.*}}core.mlir:1 offset :5:3: error: branch has 1 operands for successor #1, but target block has 0
// CHECK-NEXT: cf.cond_br %c, ^a, ^b(%c : i1)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:1 offset :5:3: note: see current operation: "cf.cond_br"(%arg0, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i1) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:12 offset :3:12: error: use of value '%c' expects different type than prior uses: 'i32' vs 'i1'
// CHECK-NEXT: cf.br ^a(%c : i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:12 offset :2:14: note: prior use here
// CHECK-NEXT: func.func @f(%c: i1) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:19 offset :3:3: error: branch has 0 operands for successor #0, but target block has 1
// CHECK-NEXT: cf.br ^a
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:19 offset :3:3: note: see current operation: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:26 offset :3:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:26 offset :3:3: note: see current operation: "func.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:31 offset :3:3: error: 'func.call' op 'g' does not reference a valid function
// CHECK-NEXT: call @g() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:31 offset :3:3: note: see current operation: "func.call"() <{callee = @g}> : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:37 offset :2:1: error: 'func.func' op entry block must have 1 arguments to match function signature
// CHECK-NEXT: func.func @f(i32) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:37 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:40 offset :2:23: error: custom op 'func.func' expected SSA identifier
// CHECK-NEXT: func.func @f(%a: i32, i32) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:43 offset :3:1: error: redefinition of symbol named 'f'
// CHECK-NEXT: func.func @f() { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:43 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:43 offset :2:1: note: see existing symbol definition here
// CHECK-NEXT: func.func @f() { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:47 offset :2:1: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK-NEXT: func.func @f(%a: i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:47 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:50 offset :2:24: error: expected non-function type
// CHECK-NEXT: func.func @f() -> (i32, ) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:53 offset :2:11: error: custom op 'func.func' expected valid '@'-identifier for symbol name
// CHECK-NEXT: func.func f() { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:56 offset :2:38: error: unexpected decimal integer literal for a floating point value
// CHECK-NEXT: func.func @f() { %0 = arith.constant 1 : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:56 offset :2:38: note: add a trailing dot to make the literal a float
// CHECK-NEXT: within split at {{.*}}core.mlir:60 offset :3:1: error: expected floating-point elements, but parsed integer
// CHECK-NEXT: return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:64 offset :2:37: error: expected attribute value
// CHECK-NEXT: func.func @f() { %0 = arith.constant : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:68 offset :2:43: error: expected ','
// CHECK-NEXT: func.func @f(%a: i32) { %0 = arith.addi %a : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:72 offset :2:25: error: operation defines 1 results but was provided 2 to bind
// CHECK-NEXT: func.func @f(%a: i32) { %0:2 = arith.addi %a, %a : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:80 offset :2:57: error: custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
// CHECK-NEXT: func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:80 offset :2:60: error: custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
// CHECK-NEXT: func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:84 offset :2:41: error: custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]
// CHECK-NEXT: func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:88 offset :2:62: error: custom op 'arith.cmpf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK-NEXT: func.func @f(%a: f32) { %0 = arith.cmpf olt, %a, %a fastmath<nnan, foo> : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:88 offset :2:71: error: custom op 'arith.cmpf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// CHECK-NEXT: func.func @f(%a: f32) { %0 = arith.cmpf olt, %a, %a fastmath<nnan, foo> : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:92 offset :2:30: error: 'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible
// CHECK-NEXT: func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:92 offset :2:30: note: see current operation: %0 = "arith.index_cast"(%arg0) : (i32) -> i64
// CHECK-NEXT: within split at {{.*}}core.mlir:100 offset :2:36: error: 'scf.for' op  region control flow edge from Region #0 to Region #0: source has 0 operands, but target successor needs 1
// CHECK-NEXT: func.func @f(%a: i32, %i: index) { scf.for %x = %i to %i step %i iter_args(%y = %a) -> (i32) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:100 offset :2:36: note: see current operation:
// CHECK-NEXT: %0 = "scf.for"(%arg1, %arg1, %arg1, %arg0) ({
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: i32):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, i32) -> i32
// CHECK-NEXT: within split at {{.*}}core.mlir:104 offset :2:55: error: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
// CHECK-NEXT: func.func @f(%a: i32, %i: index) { scf.for %x = %i to %a step %i { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:104 offset :2:14: note: prior use here
// CHECK-NEXT: func.func @f(%a: i32, %i: index) { scf.for %x = %i to %a step %i { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:108 offset :2:40: error: 'scf.if' op must have an else block if defining values
// CHECK-NEXT: func.func @f(%a: i1, %i: index) { %0 = scf.if %a -> index { scf.yield %i : index }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:108 offset :2:40: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg1) : (index) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> index
// CHECK-NEXT: within split at {{.*}}core.mlir:112 offset :2:40: error: 'scf.if' op  region control flow edge from Region #1 to parent results: source has 0 operands, but target successor needs 1
// CHECK-NEXT: func.func @f(%a: i1, %i: index) { %0 = scf.if %a -> index { scf.yield %i : index } else { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:112 offset :2:40: note: see current operation:
// CHECK-NEXT: %0 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg1) : (index) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i1) -> index
// CHECK-NEXT: within split at {{.*}}core.mlir:116 offset :2:42: error: use of value '%i' expects different type than prior uses: 'i1' vs 'index'
// CHECK-NEXT: func.func @f(%a: i1, %i: index) { scf.if %i { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:116 offset :2:22: note: prior use here
// CHECK-NEXT: func.func @f(%a: i1, %i: index) { scf.if %i { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:120 offset :2:35: error: 'scf.while' op  along control flow edge from Region #0 to Region #1: source type #0 'index' should match input type #0 'i32'
// CHECK-NEXT: func.func @f(%a: i1, %i: index) { scf.while (%x = %i) : (index) -> index { scf.condition(%a) %x : index } do { ^bb0(%z: i32): scf.yield %i : index }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:120 offset :2:35: note: see current operation:
// CHECK-NEXT: %0 = "scf.while"(%arg1) ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "scf.condition"(%arg0, %arg3) : (i1, index) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: "scf.yield"(%arg1) : (index) -> ()
// CHECK-NEXT: }) : (index) -> index
// CHECK-NEXT: within split at {{.*}}core.mlir:124 offset :3:1: error: custom op 'scf.index_switch' expected 'default'
// CHECK-NEXT: return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:128 offset :2:66: error: custom op 'bufferization.dealloc' 2 operands present, but expected 1
// CHECK-NEXT: func.func @f(%m: memref<?xf32>, %i: i1) { bufferization.dealloc (%m, %m : memref<?xf32>) if (%i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:132 offset :2:43: error: 'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate
// CHECK-NEXT: func.func @f(%m: memref<?xf32>, %i: i1) { bufferization.dealloc (%m : memref<?xf32>) if (%i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:132 offset :2:43: note: see current operation: "bufferization.dealloc"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?xf32>, i1, i1) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:136 offset :3:1: error: custom op 'bufferization.dealloc' expected 'if'
// CHECK-NEXT: return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:140 offset :2:43: error: operation defines 1 results but was provided 2 to bind
// CHECK-NEXT: func.func @f(%m: memref<?xf32>, %i: i1) { %0:2 = bufferization.dealloc (%m : memref<?xf32>) if (%i) retain (%m : memref<?xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:148 offset :2:40: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// CHECK-NEXT: func.func @f(%m: memref<?xf32>) { %0 = memref.load %m[] : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:148 offset :2:40: note: see current operation: %0 = "memref.load"(%arg0) : (memref<?xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}core.mlir:152 offset :2:76: error: expected '[' in dynamic index list
// CHECK-NEXT: func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.subview %m[%i][%i] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:152 offset :2:51: error: custom op 'memref.subview' expected SSA value or integer
// CHECK-NEXT: func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.subview %m[%i][%i] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:156 offset :2:51: error: expected mixed sizes rank to match mixed strides rank (1 vs 0) so the rank of the result type is well-formed.
// CHECK-NEXT: func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.subview %m[%i][%i][] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:156 offset :2:51: note: see current operation: %0 = "memref.subview"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64>}> : (memref<?xf32>, index, index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}core.mlir:160 offset :2:51: error: 'memref.alloc' op dimension operand count does not equal memref dynamic dimension count
// CHECK-NEXT: func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.alloc(%i, %i) : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:160 offset :2:51: note: see current operation: %0 = "memref.alloc"(%arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}core.mlir:164 offset :2:53: error: 'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<?x?xf32>'
// CHECK-NEXT: func.func @f(%m: memref<?x?xf32>, %i: index) { %0 = memref.realloc %m : memref<?x?xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:164 offset :2:53: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<?x?xf32>) -> memref<4xf32>
// CHECK-NEXT: within split at {{.*}}core.mlir:168 offset :2:32: error: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: module { func.func @a() { %0 = arith.constant 1 : i32 } }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:168 offset :2:32: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: within split at {{.*}}core.mlir:171 offset :2:1: error: empty block: expect at least a terminator
// CHECK-NEXT: func.func @a() { ^bb0: }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:174 offset :2:41: error: reference to an undefined block
// CHECK-NEXT: func.func @a() { cf.br ^bb1 ^bb1: cf.br ^bb0 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:177 offset :2:28: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: func.func @a() { %x = "a.b"() : () -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:182 offset :2:21: error: expected named operation to have at least 1 result
// CHECK-NEXT: func.func @a() { %x:0 = "a.b"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:186 offset :2:34: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: func.func @a() { %x:2, %y = "a.b"() : () -> (i32, i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:190 offset :2:30: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: func.func @a(%y: i32) { "a.b"(%y#1) : (i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:194 offset :2:26: error: expected operation name in quotes
// CHECK-NEXT: func.func @a() { return } }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:197 offset :2:24: error: expected operation name in quotes
// CHECK-NEXT: func.func @a() { return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:200 offset :2:1: error: 'func.func' op requires one region
// CHECK-NEXT: "func.func"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:200 offset :2:1: note: see current operation: "func.func"() : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:203 offset :2:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
// CHECK-NEXT: "func.func"() <{sym_name = "a", function_type = i32}> ({}) : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:203 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = i32, sym_name = "a"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:206 offset :2:1: error: 'builtin.module' op requires one region
// CHECK-NEXT: "builtin.module"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:206 offset :2:1: note: see current operation: "builtin.module"() : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:209 offset :2:42: error: duplicate key 'a.b' in dictionary attribute
// CHECK-NEXT: func.func @a(%x: tensor<2xi32> {a.b = 3, a.b = 4}) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:212 offset :2:29: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: func.func @a() { %0 = "a.b" : () -> i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:215 offset :2:18: error: Dialect `a' not found for custom op 'a.b'
// CHECK-NEXT: func.func @a() { a.b }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:215 offset :2:18: note: Registered dialects: acc, affine, amdgpu, amx, arith, arm_neon, arm_sme, arm_sve, async, bufferization, builtin, cf, complex, dlti, emitc, func, gpu, index, irdl, linalg, llvm, math, memref, mesh, ml_program, mpi, nvgpu, nvvm, omp, pdl, pdl_interp, polynomial, ptr, quant, rocdl, scf, shape, sparse_tensor, spirv, tensor, test, test_dyn, tosa, transform, ub, vector, x86vector, xegpu ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management
// CHECK-NEXT: within split at {{.*}}core.mlir:218 offset :2:18: error: custom op 'memref.foo' is unknown
// CHECK-NEXT: func.func @a() { memref.foo }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:221 offset :2:18: error: unregistered operation 'memref.foo' found in dialect ('memref') that does not allow unknown operations
// CHECK-NEXT: func.func @a() { "memref.foo"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:221 offset :2:18: note: see current operation: "memref.foo"() : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:225 offset :2:22: error: undefined symbol alias id 'foo'
// CHECK-NEXT: func.func @a(%x: !foo) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:228 offset :2:44: error: expected operation name in quotes
// CHECK-NEXT: memref.global @b : memref<2xi32> = dense<1> : tensor<3xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:231 offset :2:36: error: inferred shape of elements literal ([3]) does not match type ([2])
// CHECK-NEXT: memref.global @b : memref<2xi32> = dense<[1, 2, 3]>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:234 offset :2:1: error: custom op 'memref.global' type should be static shaped memref, but got 'memref<?xi32>'
// CHECK-NEXT: memref.global @b : memref<?xi32> = dense<1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:237 offset :2:1: error: 'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
// CHECK-NEXT: memref.global "foo" @b : memref<2xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:237 offset :2:1: note: see current operation: "memref.global"() <{sym_name = "b", sym_visibility = "foo", type = memref<2xi32>}> : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:240 offset :3:23: error: 'memref.get_global' op result type 'memref<3xi32>' does not match type 'memref<2xi32>' of the global memref @b
// CHECK-NEXT: func.func @f() { %0 = memref.get_global @b : memref<3xi32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:240 offset :3:23: note: see current operation: %0 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
// CHECK-NEXT: within split at {{.*}}core.mlir:244 offset :2:23: error: 'memref.get_global' op 'b' does not reference a valid global memref
// CHECK-NEXT: func.func @f() { %0 = memref.get_global @b : memref<3xi32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:244 offset :2:23: note: see current operation: %0 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
// CHECK-NEXT: within split at {{.*}}core.mlir:247 offset :3:8: error: 'memref.atomic_rmw' op failed to verify that value type matches element type of memref
// CHECK-NEXT: %0 = memref.atomic_rmw addf %f, %m[%i, %i] : (i32, memref<4x4xf32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:247 offset :3:8: note: see current operation: %0 = "memref.atomic_rmw"(%arg1, %arg0, %arg2, %arg2) <{kind = 0 : i64}> : (i32, memref<4x4xf32>, index, index) -> i32
// CHECK-NEXT: within split at {{.*}}core.mlir:253 offset :5:5: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK-NEXT: memref.store %c, %m[%i, %i] : memref<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:253 offset :5:5: note: see current operation: "memref.store"(%arg3, %arg0, %arg2, %arg2) : (f32, memref<4x4xf32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:263 offset :3:8: error: 'memref.generic_atomic_rmw' op expected block argument of the same type result type
// CHECK-NEXT: %1 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x4xf32> {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:263 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "memref.generic_atomic_rmw"(%arg0, %arg2, %arg2) ({
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: "memref.atomic_yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, index, index) -> f32
// CHECK-NEXT: within split at {{.*}}core.mlir:272 offset :3:8: error: 'memref.transpose' op expected a permutation map
// CHECK-NEXT: %t = memref.transpose %m (i, j) -> (j, j) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:272 offset :3:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d1, d1)>}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[1, 4]>>
// CHECK-NEXT: within split at {{.*}}core.mlir:278 offset :3:8: error: 'memref.collapse_shape' op collapsed dim size (15) must equal reassociation group size (16)
// CHECK-NEXT: %t = memref.collapse_shape %m {{\[\[}}0, 1]] : memref<4x4xf32> into memref<15xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:278 offset :3:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0, 1]]}> : (memref<4x4xf32>) -> memref<15xf32>
// CHECK-NEXT: within split at {{.*}}core.mlir:284 offset :3:8: error: incorrect number of size operands for type 'memref<?xf32>'
// CHECK-NEXT: %t = memref.view %m[%i][] : memref<16xi8> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:284 offset :3:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<16xi8>, index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}core.mlir:290 offset :3:3: error: 'memref.copy' op requires the same shape for all operands
// CHECK-NEXT: memref.copy %m, %n : memref<16xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:290 offset :3:3: note: see current operation: "memref.copy"(%arg0, %arg1) : (memref<16xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:296 offset :3:27: error: custom op 'scf.parallel' expected 2 operands
// CHECK-NEXT: scf.parallel (%a, %b) = (%i) to (%i, %i) step (%i, %i) { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:302 offset :3:70: error: 'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'
// CHECK-NEXT: %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce(%i : index) { ^bb0(%x: index, %y: index): scf.reduce.return %x : index } }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:302 offset :3:70: note: see current operation:
// CHECK-NEXT: "scf.reduce"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: "scf.reduce.return"(%arg3) : (index) -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:314 offset :3:3: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// CHECK-NEXT: scf.forall (%a) in (%i) { } {mapping = [1]}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:314 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.forall"(%arg0) <{mapping = [1], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:320 offset :3:3: error: 'scf.forall' op mapping attribute size must match op rank
// CHECK-NEXT: scf.forall (%a) in (%i) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:320 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.forall"(%arg0) <{mapping = [#gpu.thread<x>, #gpu.thread<y>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:326 offset :3:3: error: 'scf.execute_region' op region needs to have at least one block
// CHECK-NEXT: scf.execute_region { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:326 offset :3:3: note: see current operation:
// CHECK-NEXT: "scf.execute_region"() ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:332 offset :3:8: error: 'scf.execute_region' op  along control flow edge from Region #0 to parent results: source type #0 'index' should match input type #0 'i32'
// CHECK-NEXT: %0 = scf.execute_region -> i32 { scf.yield %i : index }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:332 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "scf.execute_region"() ({
// CHECK-NEXT: "scf.yield"(%arg0) : (index) -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: within split at {{.*}}core.mlir:338 offset :3:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK-NEXT: scf.yield
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:338 offset :3:3: note: see current operation: "scf.yield"() : () -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:343 offset :4:21: error: use of value '%i' expects different type than prior uses: 'i1' vs 'index'
// CHECK-NEXT: %1 = arith.select %i, %0, %0 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:343 offset :2:14: note: prior use here
// CHECK-NEXT: func.func @f(%i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:353 offset :3:30: error: 'func.call' op incorrect number of operands for callee
// CHECK-NEXT: func.func @f(%i: i32) { %0 = call @g(%i, %i) : (i32, i32) -> i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:353 offset :3:30: note: see current operation: %0 = "func.call"(%arg0, %arg0) <{callee = @g}> : (i32, i32) -> i32
// CHECK-NEXT: within split at {{.*}}core.mlir:357 offset :3:30: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0
// CHECK-NEXT: func.func @f(%i: i64) { %0 = call @g(%i) : (i64) -> i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:357 offset :3:30: note: see current operation: %0 = "func.call"(%arg0) <{callee = @g}> : (i64) -> i32
// CHECK-NEXT: within split at {{.*}}core.mlir:361 offset :3:30: error: 'func.call' op result type mismatch at index 0
// CHECK-NEXT: func.func @f(%i: i32) { %0 = call @g(%i) : (i32) -> i64 return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:361 offset :3:30: note: see current operation: %0 = "func.call"(%arg0) <{callee = @g}> : (i32) -> i64
// CHECK-NEXT: within split at {{.*}}core.mlir:361 offset :3:30: note:       op result types: 'i64'
// CHECK-NEXT: within split at {{.*}}core.mlir:361 offset :3:30: note: function result types: 'i32'
// CHECK-NEXT: within split at {{.*}}core.mlir:365 offset :3:25: error: 'func.call' op incorrect number of results for callee
// CHECK-NEXT: func.func @f(%i: i32) { call @g(%i) : (i32) -> () return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:365 offset :3:25: note: see current operation: "func.call"(%arg0) <{callee = @g}> : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}core.mlir:369 offset :2:30: error: 'func.constant' op reference to undefined function 'g'
// CHECK-NEXT: func.func @f(%i: i32) { %0 = constant @g : (i32) -> i32 return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:369 offset :2:30: note: see current operation: %0 = "func.constant"() <{value = @g}> : () -> ((i32) -> i32)
// CHECK-NEXT: within split at {{.*}}core.mlir:372 offset :2:39: error: use of value '%i' expects different type than prior uses: '() -> ()' vs 'i32'
// CHECK-NEXT: func.func @f(%i: i32) { call_indirect %i() : () -> () return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}core.mlir:372 offset :2:14: note: prior use here
// CHECK-NEXT: func.func @f(%i: i32) { call_indirect %i() : () -> () return }
// CHECK-NEXT: ^
