// What the older passes say of their steps: alias sets, critical aliases, places, ways up, promotions.
// RUN: %bufscope-opt %s --names=printed --split-input-file --legacy --explain >%t
// RUN: FileCheck %s <%t
// RUN: %bufscope-opt %s --names=printed --split-input-file --buffer-loop-hoisting --explain >%t
// RUN: FileCheck %s --check-prefix=LOOP <%t

// CHECK: {{.*}} ^bb0 is the common dominator of all uses of %alloc and its alias %1
// CHECK-NEXT: {{.*}} %alloc depends on %0, which is defined in ^bb2
// CHECK-NEXT: {{.*}} %alloc = memref.alloc stays: its operands are computed there
// CHECK: {{.*}} %alloc = memref.alloc stays: its size is known at run time only, and is not the rank of a memref
// CHECK: {{.*}} %alloc is tracked: its alias is %1
// CHECK-NEXT: {{.*}} %arg2 is not tracked: its alias is %1
// CHECK-NEXT: {{.*}} %1 is a critical alias of %alloc: ^bb2 does not dominate ^bb3
// CHECK-NEXT: {{.*}} without the critical ones, %arg2 has no alias
// CHECK-NEXT: {{.*}} without the critical ones, %alloc has no alias
// CHECK-NEXT: {{.*}} %1 becomes a buffer of its own, which is freed as such
// CHECK-NEXT: {{.*}} make temporary buffers for the critical alias %1
// CHECK-NEXT: {{.*}} clone %alloc before cf.br in {{\^bb[0-9]+}}: it is passed to the critical alias %2 (%1 before)
// CHECK-NEXT: {{.*}} clone %arg2 before cf.br in {{\^bb[0-9]+}}: it is passed to the critical alias %3 (%2 before)
// CHECK-NEXT: {{.*}} ^bb2 is the common post-dominator of all uses of %alloc
// CHECK-NEXT: {{.*}} free %alloc behind %2 = bufferization.clone
func.func @diamond(%c: i1, %n: index, %m: memref<?xf32>, %t: memref<?xf32>) {
  cf.cond_br %c, ^left, ^right(%n : index)
^left:
  cf.br ^join(%m : memref<?xf32>)
^right(%s: index):
  %a = memref.alloc(%s) : memref<?xf32>
  test.copy(%m, %a) : (memref<?xf32>, memref<?xf32>)
  cf.br ^join(%a : memref<?xf32>)
^join(%x: memref<?xf32>):
  test.copy(%x, %t) : (memref<?xf32>, memref<?xf32>)
  return
}

// -----

// CHECK: {{.*}} from the then branch of the if at line {{[0-9]+}} out of %0 = scf.if, up to ^bb0
// CHECK-NEXT: {{.*}} move %alloc = memref.alloc up to ^bb0, before %0 = scf.if; no further: this block dominates all its uses
// CHECK: {{.*}} %alloc = memref.alloc stays: 512 elements of 32 bits are 16384 bits, more than 8192
// CHECK: {{.*}} %alloc_0 = memref.alloc is small enough: 2 elements of 32 bits are 64 bits, at most 8192
// CHECK-NEXT: {{.*}} @choice releases the stack at its end, and nothing passes the buffer on from there
// CHECK-NEXT: {{.*}} %alloc_0 = memref.alloc moves to the stack as %alloca = memref.alloca
// CHECK: {{.*}} %0 is a non-critical alias of %alloc: ^bb0 frees both
// CHECK: {{.*}} free %alloc behind scf.for at line {{[0-9]+}}, the last use of its alias %0
// LOOP: {{.*}} %alloc = memref.alloc at line {{[0-9]+}} stays: the op around it is no loop with one round after the other
// LOOP: {{.*}} from the body of the for at line {{[0-9]+}} out of scf.for, up to ^bb0
// LOOP-NEXT: {{.*}} move %alloc = memref.alloc up to ^bb0, before scf.for at line {{[0-9]+}}; no further: this is where the function begins
func.func @choice(%c: i1, %n: index, %m: memref<512xf32>) {
  %x = scf.if %c -> memref<512xf32> {
    %a = memref.alloc() : memref<512xf32>
    scf.yield %a : memref<512xf32>
  } else {
    scf.yield %m : memref<512xf32>
  }
  scf.for %i = %n to %n step %n {
    %b = memref.alloc() : memref<2xf32>
    test.copy(%b, %x) : (memref<2xf32>, memref<512xf32>)
  }
  return
}
