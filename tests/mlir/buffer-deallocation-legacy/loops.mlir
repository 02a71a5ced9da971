// The older pass: back edges. What a round passes to the next is a buffer of its own, freed in that round.
// RUN: %bufscope-opt %s --buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation --canonicalize | FileCheck %s --check-prefix=CANONICAL

// CHECK-LABEL: func.func @in_the_body(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @in_the_body(%arg0: index, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @in_the_body(%n: index, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
  }
  return
}

// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = scf.for %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %0) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg4, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %arg4 : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @carried(%arg0: index, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CANONICAL-NEXT: test.copy(%arg1, %arg2) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @carried(%n: index, %m: memref<2xf32>, %t: memref<2xf32>) {
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    scf.yield %a : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @passed_through(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %alloc) -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %arg3 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @passed_through(%arg0: index, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @passed_through(%n: index, %t: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %x = scf.for %i = %n to %n step %n iter_args(%b = %a) -> memref<2xf32> {
    scf.yield %b : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @if_in_for(%arg0: index, %arg1: i1, %arg2: memref<2xf32>, %arg3: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %0) -> (memref<2xf32>) {
// CHECK-NEXT: %2 = scf.if %arg1 -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg5, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %4 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %4 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %arg5 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %4 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %arg5 : memref<2xf32>
// CHECK-NEXT: %3 = bufferization.clone %2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %2 : memref<2xf32>
// CHECK-NEXT: scf.yield %3 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%1, %arg3) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @if_in_for(%arg0: index, %arg1: i1, %arg2: memref<2xf32>, %arg3: memref<2xf32>) {
// CANONICAL-NEXT: test.copy(%arg2, %arg3) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @if_in_for(%n: index, %c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    %y = scf.if %c -> memref<2xf32> {
      %a = memref.alloc() : memref<2xf32>
      test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
      scf.yield %a : memref<2xf32>
    } else {
      scf.yield %b : memref<2xf32>
    }
    scf.yield %y : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @for_in_for(%arg0: index, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = scf.for %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %0) -> (memref<2xf32>) {
// CHECK-NEXT: %2 = bufferization.clone %arg4 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg4 : memref<2xf32>
// CHECK-NEXT: %3 = scf.for %arg5 = %arg3 to %arg0 step %arg0 iter_args(%arg6 = %2) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg6, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %arg6 : memref<2xf32>
// CHECK-NEXT: %5 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %5 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %4 = bufferization.clone %3 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %3 : memref<2xf32>
// CHECK-NEXT: scf.yield %4 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @for_in_for(%arg0: index, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CANONICAL-NEXT: test.copy(%arg1, %arg2) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @for_in_for(%n: index, %m: memref<2xf32>, %t: memref<2xf32>) {
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    %y = scf.for %k = %i to %n step %n iter_args(%d = %b) -> memref<2xf32> {
      %a = memref.alloc() : memref<2xf32>
      test.copy(%d, %a) : (memref<2xf32>, memref<2xf32>)
      scf.yield %a : memref<2xf32>
    }
    scf.yield %y : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @while(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = scf.while (%arg3 = %0) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: test.copy(%arg3, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %2 = bufferization.clone %arg3 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg3 : memref<2xf32>
// CHECK-NEXT: scf.condition(%arg0) %2 : memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<2xf32>):
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %arg3 : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @while(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CANONICAL-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: %1 = scf.while (%arg3 = %0) : (memref<2xf32>) -> memref<2xf32> {
// CANONICAL-NEXT: test.copy(%arg3, %arg2) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: scf.condition(%arg0) %arg3 : memref<2xf32>
// CANONICAL-NEXT: } do {
// CANONICAL-NEXT: ^bb0(%arg3: memref<2xf32>):
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %arg3 : memref<2xf32>
// CANONICAL-NEXT: scf.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %1 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @while(%c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {
  %x = scf.while (%b = %m) : (memref<2xf32>) -> memref<2xf32> {
    test.copy(%b, %t) : (memref<2xf32>, memref<2xf32>)
    scf.condition(%c) %b : memref<2xf32>
  } do {
  ^bb0(%b: memref<2xf32>):
    %a = memref.alloc() : memref<2xf32>
    test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    scf.yield %a : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @while_with_scalar(%arg0: i1, %arg1: i32, %arg2: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1:2 = scf.while (%arg3 = %arg1, %arg4 = %0) : (i32, memref<2xf32>) -> (i32, memref<2xf32>) {
// CHECK-NEXT: %2 = bufferization.clone %arg4 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg4 : memref<2xf32>
// CHECK-NEXT: scf.condition(%arg0) %arg3, %2 : i32, memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: memref<2xf32>):
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg4, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %arg4 : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %arg3, %2 : i32, memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1#1 : memref<2xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @while_with_scalar(%arg0: i1, %arg1: i32, %arg2: memref<2xf32>) -> memref<2xf32> {
// CANONICAL-NEXT: %0 = bufferization.clone %arg2 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: %1 = scf.while (%arg3 = %0) : (memref<2xf32>) -> memref<2xf32> {
// CANONICAL-NEXT: scf.condition(%arg0) %arg3 : memref<2xf32>
// CANONICAL-NEXT: } do {
// CANONICAL-NEXT: ^bb0(%arg3: memref<2xf32>):
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %arg3 : memref<2xf32>
// CANONICAL-NEXT: scf.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: return %1 : memref<2xf32>
// CANONICAL-NEXT: }
func.func @while_with_scalar(%c: i1, %n: i32, %m: memref<2xf32>) -> memref<2xf32> {
  %r:2 = scf.while (%i = %n, %b = %m) : (i32, memref<2xf32>) -> (i32, memref<2xf32>) {
    scf.condition(%c) %i, %b : i32, memref<2xf32>
  } do {
  ^bb0(%i: i32, %b: memref<2xf32>):
    %a = memref.alloc() : memref<2xf32>
    test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    scf.yield %i, %a : i32, memref<2xf32>
  }
  return %r#1 : memref<2xf32>
}

// CHECK-LABEL: func.func @parallel(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @parallel(%arg0: index, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @parallel(%n: index, %m: memref<2xf32>) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @affine_for(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %0) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %arg3 : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: affine.yield %2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @affine_for(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: %1 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %0) -> (memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %arg3 : memref<2xf32>
// CANONICAL-NEXT: affine.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %1 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @affine_for(%m: memref<2xf32>, %t: memref<2xf32>) {
  %x = affine.for %i = 0 to 10 iter_args(%b = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    affine.yield %a : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// It runs once, so that nothing goes around.
// CHECK-LABEL: func.func @affine_for_once(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = affine.for %arg2 = 0 to 1 iter_args(%arg3 = %arg0) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: affine.yield %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @affine_for_once(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %0 = affine.for %arg2 = 0 to 1 iter_args(%arg3 = %arg0) -> (memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: affine.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %0 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @affine_for_once(%m: memref<2xf32>, %t: memref<2xf32>) {
  %x = affine.for %i = 0 to 1 iter_args(%b = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    affine.yield %a : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}
