// What does not leave the op at whose end the stack is released.
// RUN: %bufscope-opt %s --promote-buffers-to-stack | FileCheck %s

// CHECK-LABEL: func.func @returned() -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %cast = memref.cast %alloc_0 : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %cast_1 = memref.cast %cast : memref<?xf32> to memref<2xf32>
// CHECK-NEXT: return %alloc, %cast_1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @returned() -> (memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %c = memref.cast %b : memref<2xf32> to memref<?xf32>
  %d = memref.cast %c : memref<?xf32> to memref<2xf32>
  return %a, %d : memref<2xf32>, memref<2xf32>
}

// CHECK-LABEL: func.func @branches(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// CHECK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @branches(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join(%m : memref<2xf32>)
^right:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @returned_by_a_branch(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<2xf32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.br ^bb2(%alloc : memref<2xf32>)
// CHECK-NEXT: ^bb2(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @returned_by_a_branch(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  cf.cond_br %c, ^left, ^join(%m : memref<2xf32>)
^left:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  return %x : memref<2xf32>
}

// CHECK-LABEL: func.func @if(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloca : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.yield %arg1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @if(%c: i1, %m: memref<2xf32>) {
  %x = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    %b = memref.alloc() : memref<2xf32>
    test.copy(%b, %m) : (memref<2xf32>, memref<2xf32>)
    scf.yield %m : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @if_returned(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @if_returned(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %x = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %x : memref<2xf32>
}

// CHECK-LABEL: func.func @loops(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: %0 = scf.for %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %arg2) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg3) in (%arg0) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg3 = 0 to 10 {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loops(%n: index, %c: i1, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
  }
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %x) : (memref<2xf32>, memref<2xf32>)
    scf.reduce
  }
  scf.forall (%i) in (%n) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %x) : (memref<2xf32>, memref<2xf32>)
  }
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %x) : (memref<2xf32>, memref<2xf32>)
  }
  return
}

// No loop of this kind releases the stack at its end.
// CHECK-LABEL: func.func @while(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while(%c: i1, %m: memref<2xf32>) {
  scf.while : () -> () {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
    scf.condition(%c)
  } do {
    %b = memref.alloc() : memref<2xf32>
    test.copy(%b, %m) : (memref<2xf32>, memref<2xf32>)
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @if_in_loop(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: %0 = scf.if %arg1 -> (memref<2xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloca : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @if_in_loop(%n: index, %c: i1, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    %x = scf.if %c -> memref<2xf32> {
      %a = memref.alloc() : memref<2xf32>
      scf.yield %a : memref<2xf32>
    } else {
      scf.yield %m : memref<2xf32>
    }
    test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  }
  return
}

// CHECK-LABEL: func.func @scopes(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: %0 = memref.alloca_scope  -> (memref<2xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: memref.alloca_scope.return %alloca : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scopes(%c: i1, %m: memref<2xf32>) {
  memref.alloca_scope {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
  }
  %x = memref.alloca_scope -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    memref.alloca_scope.return %b : memref<2xf32>
  }
  scf.execute_region {
    %d = memref.alloc() : memref<2xf32>
    test.copy(%d, %m) : (memref<2xf32>, memref<2xf32>)
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @region_if(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = test.region_if %arg0: memref<2xf32> -> memref<2xf32> then {
// CHECK-NEXT: ^bb0(%arg1: memref<2xf32>):
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: test.region_if_yield %arg1 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg1: memref<2xf32>):
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.region_if_yield %alloc : memref<2xf32>
// CHECK-NEXT: } join {
// CHECK-NEXT: ^bb0(%arg1: memref<2xf32>):
// CHECK-NEXT: test.region_if_yield %arg1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @region_if(%m: memref<2xf32>) -> memref<2xf32> {
  %x = test.region_if %m : memref<2xf32> -> (memref<2xf32>) then {
  ^bb0(%y: memref<2xf32>):
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %y) : (memref<2xf32>, memref<2xf32>)
    test.region_if_yield %y : memref<2xf32>
  } else {
  ^bb0(%y: memref<2xf32>):
    %b = memref.alloc() : memref<2xf32>
    test.region_if_yield %b : memref<2xf32>
  } join {
  ^bb0(%y: memref<2xf32>):
    test.region_if_yield %y : memref<2xf32>
  }
  return %x : memref<2xf32>
}

// Of an op that nothing is known of, the buffer cannot leave.
// CHECK-LABEL: func.func @unknown() {
// CHECK-NEXT: "test.unknown"() ({
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.end"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown() {
  "test.unknown"() ({
    %a = memref.alloc() : memref<2xf32>
    "test.end"(%a) : (memref<2xf32>) -> ()
  }) : () -> ()
  return
}

// CHECK-LABEL: func.func private @external() -> memref<2xf32>
func.func private @external() -> memref<2xf32>
