// Buffers that the older deallocation pass leaves to the program, and calls that it takes for views:
// a fault where a path leaks, none where the program is right.
// RUN: not %bufscope-opt %s --check --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: %bufscope-opt %s --compare=buffer-deallocation,buffer-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=TABLE <%t.out

// TABLE: @freed_in_both_arms {{.*}}
// TABLE-NEXT: allocations {{.*}}
// TABLE: @freed_in_one_arm {{.*}}
// TABLE-NEXT: outcome {{.*}}complete, 1 fault {{.*}}
// TABLE: @lost_in_a_round {{.*}}
// TABLE-NEXT: outcome {{.*}}complete, 2 faults {{.*}}

func.func @make(%m: memref<8xf32>) -> memref<8xf32> {
  %x = memref.alloc() : memref<8xf32>
  memref.copy %m, %x : memref<8xf32> to memref<8xf32>
  return %x : memref<8xf32>
}
func.func @same(%m: memref<8xf32>) -> memref<8xf32> {
  return %m : memref<8xf32>
}
func.func private @unknown(memref<8xf32>) -> memref<8xf32>

// CHECK-NOT: {{.*}}warning: this buffer{{.*}}
// Freed on every path, by whatever name.
func.func @freed_behind_arms(%c: i1, %m: memref<8xf32>) {
  %r = scf.if %c -> memref<8xf32> {
    %x = func.call @make(%m) : (memref<8xf32>) -> memref<8xf32>
    scf.yield %x : memref<8xf32>
  } else {
    %y = func.call @make(%m) : (memref<8xf32>) -> memref<8xf32>
    scf.yield %y : memref<8xf32>
  }
  memref.dealloc %r : memref<8xf32>
  return
}
func.func @freed_in_both_arms(%c: i1, %m: memref<8xf32>) {
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  scf.if %c {
    memref.dealloc %x : memref<8xf32>
  } else {
    memref.copy %x, %m : memref<8xf32> to memref<8xf32>
    memref.dealloc %x : memref<8xf32>
  }
  return
}
func.func @freed_by_next_round(%n: index, %m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> memref<8xf32> {
    %y = func.call @make(%a) : (memref<8xf32>) -> memref<8xf32>
    memref.dealloc %a : memref<8xf32>
    scf.yield %y : memref<8xf32>
  }
  memref.dealloc %r : memref<8xf32>
  return
}
func.func @freed_by_next_round_of_while(%c: i1, %m: memref<8xf32>) {
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  %r = scf.while (%a = %x) : (memref<8xf32>) -> memref<8xf32> {
    scf.condition(%c) %a : memref<8xf32>
  } do {
  ^bb0(%b: memref<8xf32>):
    %y = func.call @make(%b) : (memref<8xf32>) -> memref<8xf32>
    memref.dealloc %b : memref<8xf32>
    scf.yield %y : memref<8xf32>
  }
  memref.dealloc %r : memref<8xf32>
  return
}
func.func @freed_or_returned(%c: i1, %m: memref<8xf32>) -> memref<8xf32> {
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %x : memref<8xf32>
  return %m : memref<8xf32>
^b:
  return %x : memref<8xf32>
}
func.func @freed_as_result_of_same(%o: memref<8xf32>) {
  %m = call @make(%o) : (memref<8xf32>) -> memref<8xf32>
  %y = call @same(%m) : (memref<8xf32>) -> memref<8xf32>
  memref.dealloc %y : memref<8xf32>
  return
}
func.func @given_and_result_freed(%o: memref<8xf32>) {
  %m = memref.alloc() : memref<8xf32>
  memref.copy %o, %m : memref<8xf32> to memref<8xf32>
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %x, %o : memref<8xf32> to memref<8xf32>
  memref.dealloc %x : memref<8xf32>
  return
}
func.func @freed_by_unknown_name(%o: memref<8xf32>) {
  %m = call @make(%o) : (memref<8xf32>) -> memref<8xf32>
  %y = call @unknown(%m) : (memref<8xf32>) -> memref<8xf32>
  memref.dealloc %y : memref<8xf32>
  return
}
func.func @in_memory(%c: i1, %o: memref<8xf32>, %t: memref<1xmemref<8xf32>>) {
  %c0 = arith.constant 0 : index
  %m = call @make(%o) : (memref<8xf32>) -> memref<8xf32>
  scf.if %c {
    memref.dealloc %m : memref<8xf32>
  } else {
    memref.store %m, %t[%c0] : memref<1xmemref<8xf32>>
  }
  return
}
func.func @no_end(%c: i1, %o: memref<8xf32>) {
  %m = call @make(%o) : (memref<8xf32>) -> memref<8xf32>
  scf.while : () -> () {
    %t = arith.constant true
    scf.condition(%t)
  } do {
    scf.yield
  }
  memref.dealloc %m : memref<8xf32>
  return
}

// CHECK: {{.*}}:[[@LINE+3]]:8: error: this buffer is not freed on every path: the callee allocates it
// CHECK: {{.*}}:[[@LINE+6]]:3: note: a path ends here on which nothing frees it{{.*}}
func.func @freed_in_one_arm(%c: i1, %m: memref<8xf32>) {
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  scf.if %c {
    memref.dealloc %x : memref<8xf32>
  }
  return
}
// CHECK: {{.*}}:[[@LINE+3]]:8: error: this buffer is not freed on every path: the callee allocates it
// CHECK: {{.*}}:[[@LINE+5]]:3: note: a path ends here on which nothing frees it{{.*}}
func.func @returned_sometimes(%c: i1, %m: memref<8xf32>) -> memref<8xf32> {
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  cf.cond_br %c, ^a(%x : memref<8xf32>), ^a(%m : memref<8xf32>)
^a(%r: memref<8xf32>):
  return %r : memref<8xf32>
}
// CHECK: {{.*}}:[[@LINE+5]]:8: error: this buffer is not freed on every path: the callee allocates it
// CHECK: {{.*}}:[[@LINE+8]]:3: note: a path ends here on which nothing frees it{{.*}}
func.func @freed_in_a_round(%n: index, %m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.dealloc %x : memref<8xf32>
  }
  return
}
// CHECK: {{.*}}:[[@LINE+3]]:8: error: this buffer is not freed on every path: the callee allocates it
// CHECK: {{.*}}:[[@LINE+5]]:3: note: a path ends here on which nothing frees it{{.*}}
func.func @freed_if_selected(%c: i1, %m: memref<8xf32>) {
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  %s = arith.select %c, %x, %m : memref<8xf32>
  memref.dealloc %s : memref<8xf32>
  return
}
// CHECK: {{.*}}:[[@LINE+5]]:8: error: this buffer is not freed on every path: the callee allocates it
// CHECK: {{.*}}:[[@LINE+17]]:3: note: a path ends here on which nothing frees it{{.*}}
// CHECK: {{.*}}:[[@LINE+11]]:10: error: this buffer is not freed on every path: the callee allocates it
// CHECK: {{.*}}:[[@LINE+15]]:3: note: a path ends here on which nothing frees it{{.*}}
func.func @lost_in_a_round(%t: memref<4xi1>, %m: memref<8xf32>) {
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%a = %x, %i = %c0) : (memref<8xf32>, index) -> (memref<8xf32>, index) {
    %c = memref.load %t[%i] : memref<4xi1>
    scf.condition(%c) %a, %i : memref<8xf32>, index
  } do {
  ^bb0(%b: memref<8xf32>, %i: index):
    %y = func.call @make(%b) : (memref<8xf32>) -> memref<8xf32>
    %next = arith.addi %i, %c1 : index
    scf.yield %y, %next : memref<8xf32>, index
  }
  memref.dealloc %r#0 : memref<8xf32>
  return
}

// What several ops free is left to them.
// CHECK: {{.*}}:[[@LINE+3]]:8: error: this buffer is not freed on every path
// CHECK: {{.*}}:[[@LINE+14]]:3: note: a path ends here on which nothing frees it{{.*}}
func.func @two_of_three_paths(%c: i1, %d: i1, %o: memref<8xf32>) {
  %m = memref.alloc() : memref<8xf32>
  memref.copy %o, %m : memref<8xf32> to memref<8xf32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %m : memref<8xf32>
  cf.br ^e
^b:
  cf.cond_br %d, ^x, ^e
^x:
  memref.dealloc %m : memref<8xf32>
  cf.br ^e
^e:
  return
}

// What a callee makes is no view of what it was given.
// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is never freed
func.func @given_and_result_returned(%o: memref<8xf32>) -> memref<8xf32> {
  %m = memref.alloc() : memref<8xf32>
  memref.copy %o, %m : memref<8xf32> to memref<8xf32>
  %x = call @make(%m) : (memref<8xf32>) -> memref<8xf32>
  return %x : memref<8xf32>
}

// CHECK-NOT: {{.*}}warning{{.*}}
