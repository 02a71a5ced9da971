// --mlir-print-op-generic: every op in generic form, properties in <{}>, numbered over the whole module.
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (i1, index, memref<?xf32>) -> memref<?xf32>, sym_name = "first"}> ({
// CHECK-NEXT: ^bb0(%arg1: i1, %arg2: index, %arg3: memref<?xf32>):
// CHECK-NEXT: %2 = "memref.alloc"(%arg2) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: %3 = "arith.constant"() <{value = 2 : index}> : () -> index
// CHECK-NEXT: %4 = "scf.if"(%arg1) ({
// CHECK-NEXT: %8 = "memref.subview"(%arg3, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<?xf32>, index) -> memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: "scf.yield"(%2) : (memref<?xf32>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg3) : (memref<?xf32>) -> ()
// CHECK-NEXT: }) : (i1) -> memref<?xf32>
// CHECK-NEXT: %5 = "scf.for"(%arg2, %3, %3, %4) ({
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: memref<?xf32>):
// CHECK-NEXT: "scf.yield"(%arg5) : (memref<?xf32>) -> ()
// CHECK-NEXT: }) : (index, index, index, memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: %6:2 = "bufferization.dealloc"(%2, %arg1, %5, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (memref<?xf32>, i1, memref<?xf32>, memref<?xf32>) -> (i1, i1)
// CHECK-NEXT: "cf.cond_br"(%6#1, %5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, memref<?xf32>) -> ()
// CHECK-NEXT: ^bb1(%7: memref<?xf32>):  // pred: ^bb0
// CHECK-NEXT: "test.copy"(%7, %arg3) : (memref<?xf32>, memref<?xf32>) -> ()
// CHECK-NEXT: "cf.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "func.return"(%arg3) : (memref<?xf32>) -> ()
// CHECK-NEXT: }) {tag} : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "second", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "third"}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: %0 = "func.call"(%arg0) <{callee = @second}> : (i32) -> i32
// CHECK-NEXT: %1 = "arith.cmpi"(%arg0, %0) <{predicate = 2 : i64}> : (i32, i32) -> i1
// CHECK-NEXT: "cf.assert"(%1) <{msg = "smaller"}> : (i1) -> ()
// CHECK-NEXT: "func.return"(%0) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @first(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> attributes {tag} {
  %a = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  %k = arith.constant 2 : index
  %r = scf.if %c -> (memref<?xf32>) {
    %s = memref.subview %m[%k] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  %f = scf.for %i = %n to %k step %k iter_args(%x = %r) -> (memref<?xf32>) {
    scf.yield %x : memref<?xf32>
  }
  %o:2 = bufferization.dealloc (%a : memref<?xf32>) if (%c) retain (%f, %m : memref<?xf32>, memref<?xf32>)
  cf.cond_br %o#1, ^one(%f : memref<?xf32>), ^two
^one(%x: memref<?xf32>):
  test.copy(%x, %m) : (memref<?xf32>, memref<?xf32>)
  cf.br ^two
^two:
  return %m : memref<?xf32>
}

func.func private @second(i32) -> i32

func.func @third(%x: i32) -> i32 {
  %y = call @second(%x) : (i32) -> i32
  %z = arith.cmpi slt, %x, %y : i32
  cf.assert %z, "smaller"
  return %y : i32
}
