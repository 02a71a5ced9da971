// A program is checked as it is, too, without any pass.
// RUN: not %bufscope-opt %s --check 2>&1 >/dev/null | FileCheck %s
// RUN: not %bufscope-opt %s --check --function=may_leak 2>&1 >/dev/null | FileCheck %s --check-prefix=ONE
// RUN: not %bufscope-opt %s --check=loose 2>&1 | FileCheck %s --check-prefix=LOOSE
// LOOSE: bufscope-opt: for the --check option: 'loose' is not strict

// CHECK: {{.*}}:[[@LINE+3]]:8: error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK: {{.*}}:[[@LINE+3]]:3: note: freed here, by 'memref.dealloc'
func.func @two_in_a_row() {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}

// Nothing comes behind it: what would leak there does not.
// CHECK: {{.*}}:[[@LINE+5]]:3: error: this assertion fails
// CHECK-NOT: {{.*}}:[[@LINE+3]]:8: {{.*}}
func.func @assertion(%o: memref<4xf32>) {
  %false = arith.constant false
  %m = memref.alloc() : memref<4xf32>
  cf.assert %false, "never"
  memref.dealloc %o : memref<4xf32>
  return
}

// CHECK-COUNT-1: {{.*}}:[[@LINE+3]]:3: error: this assertion fails
func.func private @never() {
  %false = arith.constant false
  cf.assert %false, "in a callee"
  return
}
func.func @in_a_callee() {
  call @never() : () -> ()
  return
}

// An input that shows it is told.
// CHECK: {{.*}}:[[@LINE+5]]:8: error: this buffer is not freed on every path
// CHECK: {{.*}} note: a path ends here on which nothing frees it
// CHECK: {{.*}} note: lost here: nothing that holds it is used behind 'memref.alloc'
// CHECK: {{.*}} note: shown by @one_way with --args='0', made at step 1, lost at step 1
func.func @one_way(%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  return
}

// So is one that takes two decisions.
// CHECK: {{.*}}:[[@LINE+6]]:8: error: this buffer is not freed on every path
// CHECK: {{.*}}:[[@LINE+5]]:8: error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK: {{.*}} note: shown by @may_leak with --args='1, 1', made at step 1, freed at step 3, wrong at step 6
// ONE: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// ONE-NOT: {{.*}} error: {{.*}}
func.func @may_leak(%c: i1, %d: i1) {
  %m = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  scf.if %d {
    memref.dealloc %m : memref<4xf32>
  }
  return
}

// A loop that has no round has no fault, and what is no memref is no buffer.
// CHECK-NOT: {{.*}}:{{[0-9]+}}:{{[0-9]+}}: {{(error|warning): .*}}
func.func @no_round(%n: index, %m: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %c1 {
    memref.dealloc %m : memref<4xf32>
    memref.dealloc %m : memref<4xf32>
  }
  return
}
func.func @no_buffer(%c: i1, %d: i1) -> i1 {
  %x = arith.select %c, %d, %c : i1
  return %x : i1
}

// What has no free yet waits for a pass.
func.func @unfinished(%o: memref<4xf32>) {
  %m = memref.alloc() : memref<4xf32>
  memref.copy %m, %o : memref<4xf32> to memref<4xf32>
  return
}

// A conversion of nothing is nothing.
func.func @from_nothing() -> memref<4xf32> {
  %m = builtin.unrealized_conversion_cast to memref<4xf32>
  return %m : memref<4xf32>
}

// What an assignment of a round makes of a constant is known in the next one.
func.func @carried_constant(%s: index, %e: index, %c: i1) {
  %false = arith.constant false
  %m = memref.alloc() : memref<4xf32>
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    %frees = scf.for %i = %s to %e step %s iter_args(%f = %false) -> (i1) {
      %still = arith.andi %f, %f : i1
      scf.yield %still : i1
    }
    scf.if %frees {
      memref.dealloc %m : memref<4xf32>
    }
    scf.yield
  }
  memref.dealloc %m : memref<4xf32>
  return
}

// A task that frees is not one that uses what is free.
func.func @freed_by_a_task() {
  %m = memref.alloc() : memref<4xf32>
  %t = async.execute {
    memref.dealloc %m : memref<4xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}
