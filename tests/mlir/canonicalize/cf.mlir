// Branches: blocks are merged, passed over and removed.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @merge_into_predecessor(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @merge_into_predecessor(%x: i32) -> i32 {
  cf.br ^next(%x : i32)
^next(%y: i32):
  %z = arith.addi %y, %y : i32
  cf.br ^last
^last:
  return %z : i32
}

// CHECK-LABEL: func.func @pass_through(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%arg1, %arg0 : i32, i1), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: cf.br ^bb2(%arg1, %false : i32, i1)
// CHECK-NEXT: ^bb2(%0: i32, %1: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "test.opaque"(%0, %1) : (i32, i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @pass_through(%c: i1, %x: i32) {
  cf.cond_br %c, ^one(%x : i32), ^two
^one(%y: i32):
  cf.br ^three(%y, %c : i32, i1)
^two:
  "test.opaque"() : () -> ()
  cf.br ^three(%x, %c : i32, i1)
^three(%z: i32, %d: i1):
  "test.opaque"(%z, %d) : (i32, i1) -> ()
  return
}

// CHECK-LABEL: func.func @constant_condition(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: "test.opaque"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constant_condition(%m: memref<2xf32>, %n: memref<2xf32>) {
  %true = arith.constant true
  cf.cond_br %true, ^a(%m : memref<2xf32>), ^b(%n : memref<2xf32>)
^a(%x: memref<2xf32>):
  "test.opaque"(%x) : (memref<2xf32>) -> ()
  return
^b(%y: memref<2xf32>):
  "test.other"(%y) : (memref<2xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @equal_edges(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: "test.opaque"(%arg1) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @equal_edges(%c: i1, %x: i32) {
  cf.cond_br %c, ^next(%x : i32), ^next(%x : i32)
^next(%y: i32):
  "test.opaque"(%y) : (i32) -> ()
  return
}

// The same block with other operands: a select, as long as nobody else goes there.
// CHECK-LABEL: func.func @to_select(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: i32) {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%0, %arg3) : (memref<2xf32>, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @to_select(%c: i1, %m: memref<2xf32>, %n: memref<2xf32>, %x: i32) {
  cf.cond_br %c, ^next(%m, %x : memref<2xf32>, i32), ^next(%n, %x : memref<2xf32>, i32)
^next(%y: memref<2xf32>, %z: i32):
  "test.opaque"(%y, %z) : (memref<2xf32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @not_to_select(%arg0: i1, %arg1: i1, %arg2: memref<2xf32>, %arg3: memref<2xf32>) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg3 : memref<2xf32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%arg2 : memref<2xf32>), ^bb2(%arg3 : memref<2xf32>)
// CHECK-NEXT: ^bb2(%0: memref<2xf32>):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: "test.opaque"(%0) : (memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @not_to_select(%c: i1, %d: i1, %m: memref<2xf32>, %n: memref<2xf32>) {
  cf.cond_br %d, ^other, ^next(%n : memref<2xf32>)
^other:
  "test.opaque"() : () -> ()
  cf.cond_br %c, ^next(%m : memref<2xf32>), ^next(%n : memref<2xf32>)
^next(%y: memref<2xf32>):
  "test.opaque"(%y) : (memref<2xf32>) -> ()
  return
}

// In a block that only this edge leads to, the condition is known.
// CHECK-LABEL: func.func @condition_known(%arg0: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.opaque"(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "test.opaque"(%false, %true) : (i1, i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @condition_known(%c: i1) {
  %true = arith.constant true
  cf.cond_br %c, ^yes, ^no
^yes:
  "test.opaque"(%c) : (i1) -> ()
  return
^no:
  %n = arith.xori %c, %true : i1
  "test.opaque"(%c, %n) : (i1, i1) -> ()
  return
}

// CHECK-LABEL: func.func @condition_known_by_branch(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: "test.third"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @condition_known_by_branch(%c: i1) {
  cf.cond_br %c, ^yes, ^no
^yes:
  "test.opaque"() : () -> ()
  cf.cond_br %c, ^a, ^b
^no:
  "test.other"() : () -> ()
  cf.br ^b
^a:
  "test.third"() : () -> ()
  return
^b:
  return
}

// Unreachable blocks and unused arguments go; an argument that is always the same value stays.
// CHECK-LABEL: func.func @arguments(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: "test.opaque"(%0) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @arguments(%c: i1, %x: i32, %y: i32) {
  cf.cond_br %c, ^a(%x, %y : i32, i32), ^b
^a(%p: i32, %unused: i32):
  "test.opaque"(%p) : (i32) -> ()
  cf.br ^b
^b:
  return
^dead(%q: i32):
  cf.br ^a(%q, %q : i32, i32)
}

// CHECK-LABEL: func.func @switch(%arg0: i32) {
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @switch(%x: i32) {
  %c3 = arith.constant 3 : i32
  cf.switch %c3 : i32, [
    default: ^a,
    3: ^b,
    4: ^a
  ]
^a:
  "test.opaque"() : () -> ()
  return
^b:
  "test.other"() : () -> ()
  return
}
