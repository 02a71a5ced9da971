// What goes wrong with buffers on some path, found by trying the function out: through callees,
// casts of any type, function values, memory, and clones of what was one buffer.
// RUN: not %bufscope-opt %s --check --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err

func.func private @show(memref<4xf32>)
func.func private @free(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func private @write(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9.0 : f32
  memref.store %v, %m[%c0] : memref<4xf32>
  return
}
func.func private @keep(%t: memref<1xmemref<4xf32>>, %x: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  memref.store %x, %t[%c0] : memref<1xmemref<4xf32>>
  return
}
func.func private @make_one() -> (memref<4xf32>, memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  %y = memref.cast %x : memref<4xf32> to memref<4xf32>
  return %x, %y : memref<4xf32>, memref<4xf32>
}
func.func private @make() -> memref<4xf32> {
  %x = memref.alloc() : memref<4xf32>
  return %x : memref<4xf32>
}

// -- leaks ----------------------------------------------------------------------------------------

// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+3]]:8: error: this buffer is never freed: the callee allocates it
func.func @made_through_value() {
  %f = func.constant @make : () -> memref<4xf32>
  %x = call_indirect %f() : () -> memref<4xf32>
  call @show(%x) : (memref<4xf32>) -> ()
  return
}
// Both results are the same buffer.
// CHECK-NOT: {{.*(error|warning): .*}}
func.func @freed_by_other_name() {
  %x:2 = call @make_one() : () -> (memref<4xf32>, memref<4xf32>)
  call @show(%x#0) : (memref<4xf32>) -> ()
  memref.dealloc %x#1 : memref<4xf32>
  return
}
// The clone for one edge is made on both.
// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+1]]:31: error: a clone of this buffer is not freed on every path
func.func @both_edges(%c: i1, %m: memref<4xf32>) {
  cf.cond_br %c, ^a, ^b(%m : memref<4xf32>)
^a:
  %x = memref.alloc() : memref<4xf32>
  cf.br ^b(%x : memref<4xf32>)
^b(%r: memref<4xf32>):
  call @show(%r) : (memref<4xf32>) -> ()
  return
}

// -- writes that a clone hides --------------------------------------------------------------------

// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: error: this function gives other results than before the passes
// CHECK: {{.*}}:[[@LINE+9]]:3: note: written here, by 'memref.store': that goes into one of the two
func.func @no_round(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 4.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> memref<4xf32> {
    %x = memref.alloc() : memref<4xf32>
    scf.yield %x : memref<4xf32>
  }
  memref.store %v, %r[%c0] : memref<4xf32>
  return
}
// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: warning: this function may give other results than before the passes, where they depend on what nobody has written
// CHECK: {{.*}}:[[@LINE+13]]:3: note: written here, by 'memref.store': that goes into one of the two
func.func @two_clones(%c: i1) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 4.0 : f32
  %r:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {
    %x = memref.alloc() : memref<4xf32>
    scf.yield %x, %x : memref<4xf32>, memref<4xf32>
  } else {
    %y = memref.alloc() : memref<4xf32>
    %z = memref.alloc() : memref<4xf32>
    scf.yield %y, %z : memref<4xf32>, memref<4xf32>
  }
  // The first of them is written to.
  memref.store %v, %r#0[%c0] : memref<4xf32>
  call @show(%r#1) : (memref<4xf32>) -> ()
  return
}
// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: warning: this function may give other results than before the passes, where they depend on what nobody has written
// CHECK: {{.*}}:[[@LINE+11]]:3: note: written here, by 'memref.store': that goes into one of the two
func.func @source_is_written(%c: i1) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 4.0 : f32
  %x = memref.alloc() : memref<4xf32>
  %r = scf.if %c -> memref<4xf32> {
    %w = memref.alloc() : memref<4xf32>
    scf.yield %w : memref<4xf32>
  } else {
    scf.yield %x : memref<4xf32>
  }
  memref.store %v, %x[%c0] : memref<4xf32>
  call @show(%r) : (memref<4xf32>) -> ()
  return
}
// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: error: this function gives other results than before the passes
// CHECK: {{.*}}:14:3: note: written here, by 'memref.store': that goes into one of the two
func.func @callee_writes(%c: i1, %m: memref<4xf32>) {
  %r = scf.if %c -> memref<4xf32> {
    %w = memref.alloc() : memref<4xf32>
    scf.yield %w : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  call @write(%r) : (memref<4xf32>) -> ()
  return
}
// Where there is something to lose, the condition says otherwise; and what was written before is in
// the clone.
// CHECK-NOT: {{.*(error|warning): .*}}
func.func @nothing_is_lost(%c: i1, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 4.0 : f32
  memref.store %v, %m[%c0] : memref<4xf32>
  %r = scf.if %c -> memref<4xf32> {
    %w = memref.alloc() : memref<4xf32>
    memref.copy %m, %w : memref<4xf32> to memref<4xf32>
    scf.yield %w : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  scf.if %c {
    memref.store %v, %r[%c0] : memref<4xf32>
  }
  call @show(%r) : (memref<4xf32>) -> ()
  return
}
