// scf.if.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @constant_condition(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @constant_condition(%m: memref<2xf32>) -> memref<2xf32> {
  %false = arith.constant false
  %r = scf.if %false -> (memref<2xf32>) {
    scf.yield %m : memref<2xf32>
  } else {
    %k = bufferization.clone %m : memref<2xf32> to memref<2xf32>
    scf.yield %k : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// CHECK-LABEL: func.func @negated_condition(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @negated_condition(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    "test.opaque"() : () -> ()
  } else {
    "test.other"() : () -> ()
  }
  return
}

// Without an else region the negation stays.
// CHECK-LABEL: func.func @negated_without_else(%arg0: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: "test.third"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @negated_without_else(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    "test.third"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @empty_arms(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @empty_arms(%c: i1) {
  scf.if %c {
    "test.opaque"() : () -> ()
  } else {
  }
  scf.if %c {
  } else {
    "test.other"() : () -> ()
  }
  scf.if %c {
  }
  return
}

// Results from outside become selects, in front; the others keep their order.
// CHECK-LABEL: func.func @to_select(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, i1, memref<2xf32>) {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : memref<2xf32>
// CHECK-NEXT: %1 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %1, %arg0, %arg2 : memref<2xf32>, memref<2xf32>, i1, memref<2xf32>
// CHECK-NEXT: }
func.func @to_select(%c: i1, %m: memref<2xf32>, %n: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, i1, memref<2xf32>) {
  %true = arith.constant true
  %false = arith.constant false
  %r:4 = scf.if %c -> (memref<2xf32>, memref<2xf32>, i1, memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%a) : (memref<2xf32>) -> ()
    scf.yield %m, %a, %true, %n : memref<2xf32>, memref<2xf32>, i1, memref<2xf32>
  } else {
    scf.yield %n, %m, %false, %n : memref<2xf32>, memref<2xf32>, i1, memref<2xf32>
  }
  return %r#0, %r#1, %r#2, %r#3 : memref<2xf32>, memref<2xf32>, i1, memref<2xf32>
}

// CHECK-LABEL: func.func @all_to_select(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @all_to_select(%c: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}

// A result that nobody uses is dropped; two that are the same value are not joined.
// CHECK-LABEL: func.func @results(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc, %alloc : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1, %arg1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @results(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %r:3 = scf.if %c -> (memref<2xf32>, memref<2xf32>, memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%a) : (memref<2xf32>) -> ()
    scf.yield %a, %a, %a : memref<2xf32>, memref<2xf32>, memref<2xf32>
  } else {
    scf.yield %m, %m, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>
  }
  return %r#0, %r#2 : memref<2xf32>, memref<2xf32>
}

// Side by side, the same condition or its negation: one.
// CHECK-LABEL: func.func @adjacent(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.one"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.two"() : () -> ()
// CHECK-NEXT: "test.three"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @adjacent(%c: i1, %m: memref<2xf32>, %n: memref<2xf32>) {
  %true = arith.constant true
  scf.if %c {
    memref.dealloc %m : memref<2xf32>
  }
  scf.if %c {
    memref.dealloc %n : memref<2xf32>
  }
  "test.opaque"() : () -> ()
  %d = arith.xori %c, %true : i1
  scf.if %c {
    "test.one"() : () -> ()
  } else {
    "test.two"() : () -> ()
  }
  scf.if %d {
    "test.three"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @not_adjacent(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.one"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.two"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "test.three"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @not_adjacent(%c: i1, %d: i1) {
  scf.if %c {
    "test.one"() : () -> ()
  }
  "test.opaque"() : () -> ()
  scf.if %c {
    "test.two"() : () -> ()
  }
  scf.if %d {
    "test.three"() : () -> ()
  }
  return
}

// The condition is known in the arms.
// CHECK-LABEL: func.func @condition_in_arms(%arg0: i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.opaque"(%true) : (i1) -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.other"(%false) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @condition_in_arms(%c: i1) {
  scf.if %c {
    "test.opaque"(%c) : (i1) -> ()
  } else {
    "test.other"(%c) : (i1) -> ()
  }
  return
}

// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.opaque"() : () -> ()
    }
  }
  return
}

// The first has only an else region, the second only a then region.
// CHECK-LABEL: func.func @adjacent_complement(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.two"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.one"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @adjacent_complement(%c: i1) {
  scf.if %c {
  } else {
    "test.one"() : () -> ()
  }
  scf.if %c {
    "test.two"() : () -> ()
  }
  return
}

// The first has results, the second too: appended.
// CHECK-LABEL: func.func @adjacent_results(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, i32) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<2xf32>, i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = "test.make"(%alloc) : (memref<2xf32>) -> i32
// CHECK-NEXT: scf.yield %alloc, %1 : memref<2xf32>, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = "test.other"() : () -> i32
// CHECK-NEXT: scf.yield %arg1, %1 : memref<2xf32>, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<2xf32>, i32
// CHECK-NEXT: }
func.func @adjacent_results(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, i32) {
  %r = scf.if %c -> (memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  %s = scf.if %c -> (i32) {
    %x = "test.make"(%r) : (memref<2xf32>) -> i32
    scf.yield %x : i32
  } else {
    %y = "test.other"() : () -> i32
    scf.yield %y : i32
  }
  return %r, %s : memref<2xf32>, i32
}
