// Structured control flow: what is printed and what is left out.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK-LABEL: func.func private @called(i1, index)
func.func private @called(i1, index)

// CHECK-LABEL: func.func @ifs(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: func.call @called(%arg0, %c0) : (i1, index) -> ()
// CHECK-NEXT: } {note = "else only"}
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @ifs(%c: i1, %x: i32) -> i32 {
  scf.if %c {
  }
  scf.if %c {
  } else {
    %n = arith.constant 0 : index
    func.call @called(%c, %n) : (i1, index) -> ()
  } {note = "else only"}
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @loops(%arg0: index, %arg1: i32, %arg2: memref<2xf32>, %arg3: i1) {
// CHECK-NEXT: scf.for %arg4 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: func.call @called(%arg3, %arg4) : (i1, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg4 = %arg1 to %arg1 step %arg1  : i32 {
// CHECK-NEXT: } {unroll = 4 : i64}
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %arg2, %arg6 = %arg1) -> (memref<2xf32>, i32) {
// CHECK-NEXT: scf.yield %arg5, %arg6 : memref<2xf32>, i32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %arg1) -> (i32) {
// CHECK-NEXT: scf.yield %arg5 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loops(%n: index, %k: i32, %m: memref<2xf32>, %c: i1) {
  scf.for %i = %n to %n step %n {
    func.call @called(%c, %i) : (i1, index) -> ()
  }
  scf.for %i = %k to %k step %k : i32 {
  } {unroll = 4 : i64}
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %m, %y = %k) -> (memref<2xf32>, i32) {
    scf.yield %x, %y : memref<2xf32>, i32
  }
  %s = scf.for %i = %n to %n step %n iter_args(%x = %k) -> i32 {
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @whiles(%arg0: i1, %arg1: memref<2xf32>, %arg2: i32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %0 = scf.while (%arg3 = %arg1) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: scf.condition(%arg0) %arg3 : memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<2xf32>):
// CHECK-NEXT: scf.yield %arg3 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %1:2 = scf.while (%arg3 = %arg1, %arg4 = %arg2) : (memref<2xf32>, i32) -> (i32, i1) {
// CHECK-NEXT: scf.condition(%arg0) %arg4, %arg0 : i32, i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: i1):
// CHECK-NEXT: scf.yield %arg1, %arg3 : memref<2xf32>, i32
// CHECK-NEXT: } attributes {hint = "no"}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @whiles(%c: i1, %m: memref<2xf32>, %x: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %r = scf.while (%a = %m) : (memref<2xf32>) -> memref<2xf32> {
    scf.condition(%c) %a : memref<2xf32>
  } do {
  ^bb0(%b: memref<2xf32>):
    scf.yield %b : memref<2xf32>
  }
  %s:2 = scf.while (%a = %m, %k = %x) : (memref<2xf32>, i32) -> (i32, i1) {
    scf.condition(%c) %k, %c : i32, i1
  } do {
  ^bb0(%b: i32, %d: i1):
    scf.yield %m, %b : memref<2xf32>, i32
  } attributes {hint = "no"}
  return
}

// CHECK-LABEL: func.func @executes(%arg0: i32) -> i32 {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %0 = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %1:2 = scf.execute_region -> (i32, i32) {
// CHECK-NEXT: scf.yield %arg0, %0 : i32, i32
// CHECK-NEXT: } {tag}
// CHECK-NEXT: return %1#1 : i32
// CHECK-NEXT: }
func.func @executes(%x: i32) -> i32 {
  scf.execute_region {
    scf.yield
  }
  %r = scf.execute_region -> i32 {
    scf.yield %x : i32
  }
  %s:2 = scf.execute_region -> (i32, i32) {
    scf.yield %x, %r : i32, i32
  } {tag}
  return %s#1 : i32
}
