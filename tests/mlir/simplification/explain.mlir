// RUN: %bufscope-opt %s --names=printed --split-input-file --buffer-deallocation-pipeline --explain >%t
// RUN: FileCheck %s <%t
//
// What the simplification leaves in a dealloc: which other memref may be the same buffer, and why.

// CHECK: {{.*}}buffer-deallocation-simplification begins
// CHECK-NEXT: {{.*}}round 1 over the module
// CHECK-NEXT: {{.*}}%alloc is not split off its dealloc: it may be the same buffer as %0 (returned by a call)
// CHECK-NEXT: {{.*}}%0 is not split off its dealloc: %0 (returned by a call) may be the same buffer as %alloc
// CHECK-NEXT: {{.*}}buffer-deallocation-simplification ends and changed nothing
func.func private @pass_on(%x: memref<8xf32>) -> memref<8xf32>
func.func @one_call(%out: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %r = call @pass_on(%a) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %r, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

// Two allocations and an argument are told apart: nothing to say.
// CHECK: {{.*}}buffer-deallocation-simplification begins
// CHECK-NOT: {{.*}}is not
// CHECK: {{.*}}buffer-deallocation-simplification ends{{.*}}
func.func @told_apart(%out: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  memref.copy %b, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

// CHECK: {{.*}}buffer-deallocation-simplification begins
// CHECK: {{.*}}%alloc is not dropped: it may be the same buffer as %0, which is retained
// CHECK: {{.*}}buffer-deallocation-simplification ends{{.*}}
func.func @select(%c: i1) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %s = arith.select %c, %a, %b : memref<8xf32>
  return %s : memref<8xf32>
}

// -----

// Two calls may give one buffer, and one that is passed on by a loop.
// CHECK: {{.*}}buffer-deallocation-simplification begins
// CHECK: {{.*}}%0 is not split off its dealloc: it may be the same buffer as %1 (returned by a call)
// CHECK-NEXT: {{.*}}%1 is not split off its dealloc: it may be the same buffer as %0 (returned by a call)
// CHECK-NEXT: {{.*}}%alloc is not split off its dealloc: it may be the same buffer as %0 (returned by a call)
func.func private @give() -> memref<8xf32>
func.func @carried(%n: index, %out: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x = call @give() : () -> memref<8xf32>
  %y = call @give() : () -> memref<8xf32>
  %a = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %zero to %n step %one iter_args(%m = %a) -> (memref<8xf32>) {
    memref.copy %m, %out : memref<8xf32> to memref<8xf32>
    scf.yield %m : memref<8xf32>
  }
  memref.copy %x, %y : memref<8xf32> to memref<8xf32>
  memref.copy %r, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

// The results of a loop: of which one comes from what the other may be, too.
// CHECK: {{.*}}buffer-deallocation-simplification begins
// CHECK: {{.*}}%alloc is not split off its dealloc: it may be the same buffer as %0#0 (result of an op with regions)
// CHECK: {{.*}}%0#1 is not split off its dealloc: %0#1 (result of an op with regions) may be the same buffer as %alloc
func.func @loop(%n: index, %c: i1, %out: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%m = %a, %k = %b) -> (memref<8xf32>, memref<8xf32>) {
    memref.copy %m, %out : memref<8xf32> to memref<8xf32>
    scf.yield %k, %m : memref<8xf32>, memref<8xf32>
  }
  memref.copy %r#0, %r#1 : memref<8xf32> to memref<8xf32>
  return
}
