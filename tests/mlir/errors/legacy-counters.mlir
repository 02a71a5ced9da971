// What goes wrong in a late round of a loop, or only where conditions that belong together say so.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err

// The fourth round of a loop of unknown length.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %fourth = memref.alloc(){{.*}}
func.func @fourth(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 1.0 : f32
  %fourth = memref.alloc() : memref<4xf32>
  memref.store %v, %fourth[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %fourth : memref<4xf32> to i64
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.cmpi eq, %i, %c3 : index
    scf.if %q {
      %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
      %l = memref.load %w[%c0] : memref<4xf32>
    }
  }
  return
}

// -----

// The hundredth: those before it are left out.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %hundredth = memref.alloc(){{.*}}
func.func @hundredth(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c99 = arith.constant 99 : index
  %v = arith.constant 1.0 : f32
  %hundredth = memref.alloc() : memref<4xf32>
  memref.store %v, %hundredth[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %hundredth : memref<4xf32> to i64
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.cmpi sge, %i, %c99 : index
    scf.if %q {
      %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
      %l = memref.load %w[%c0] : memref<4xf32>
    }
  }
  return
}

// -----

// The last of a hundred.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %last = memref.alloc(){{.*}}
func.func @last(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c99 = arith.constant 99 : index
  %c100 = arith.constant 100 : index
  %v = arith.constant 1.0 : f32
  %last = memref.alloc() : memref<4xf32>
  memref.store %v, %last[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %last : memref<4xf32> to i64
  scf.for %i = %c0 to %c100 step %c1 {
    %q = arith.cmpi eq, %i, %c99 : index
    scf.if %q {
      %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
      %l = memref.load %w[%c0] : memref<4xf32>
    }
  }
  return
}

// -----

// Of the outer of two loops.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %outer = memref.alloc(){{.*}}
func.func @outer(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %outer = memref.alloc() : memref<4xf32>
  memref.store %v, %outer[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %outer : memref<4xf32> to i64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %m step %c1 {
      %q = arith.cmpi eq, %i, %c7 : index
      scf.if %q {
        %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
        %l = memref.load %w[%c0] : memref<4xf32>
      }
    }
  }
  return
}

// -----

// Of an scf.while.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %while_loop = memref.alloc(){{.*}}
func.func @while_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %while_loop = memref.alloc() : memref<4xf32>
  memref.store %v, %while_loop[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %while_loop : memref<4xf32> to i64
  %r = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %q = arith.cmpi eq, %i, %c7 : index
    scf.if %q {
      %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
      %l = memref.load %w[%c0] : memref<4xf32>
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}

// -----

// Of an scf.while with more rounds than are tried: the comparison goes each way, and nothing is
// sure.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %far = memref.alloc(){{.*}}
func.func @far(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c99 = arith.constant 99 : index
  %v = arith.constant 1.0 : f32
  %far = memref.alloc() : memref<4xf32>
  memref.store %v, %far[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %far : memref<4xf32> to i64
  %r = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %q = arith.cmpi eq, %i, %c99 : index
    scf.if %q {
      %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
      %l = memref.load %w[%c0] : memref<4xf32>
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}

// -----

// Where the bound of a loop is compared behind it.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %bound = memref.alloc(){{.*}}
func.func @bound(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %bound = memref.alloc() : memref<8xf32>
  memref.store %v, %bound[%c0] : memref<8xf32>
  %u = builtin.unrealized_conversion_cast %bound : memref<8xf32> to i64
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %bound[%i] : memref<8xf32>
  }
  %q = arith.cmpi eq, %n, %c7 : index
  scf.if %q {
    %w = builtin.unrealized_conversion_cast %u : i64 to memref<8xf32>
    %l = memref.load %w[%c0] : memref<8xf32>
  }
  return
}

// -----

// Behind a comparison that leaves the loop no round but many.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %many = memref.alloc(){{.*}}
func.func @many(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %many = memref.alloc() : memref<4xf32>
  memref.store %v, %many[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %many : memref<4xf32> to i64
  %some = arith.cmpi sgt, %n, %c7 : index
  scf.if %some {
    scf.for %i = %c0 to %n step %c1 {
      %q = arith.cmpi eq, %i, %c3 : index
      scf.if %q {
        %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
        %l = memref.load %w[%c0] : memref<4xf32>
      }
    }
  }
  return
}

// -----

// Two comparisons of one argument, which agree.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %agree = memref.alloc(){{.*}}
func.func @agree(%n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %agree = memref.alloc() : memref<4xf32>
  memref.store %v, %agree[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %agree : memref<4xf32> to i64
  %at_least = arith.cmpi sge, %n, %c3 : index
  %at_most = arith.cmpi sle, %n, %c7 : index
  scf.if %at_least {
    scf.if %at_most {
      %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
      %l = memref.load %w[%c0] : memref<4xf32>
    }
  }
  return
}

// -----

// And two that do not: nothing to say.
// CHECK-NOT: %disagree = {{.*}}
func.func @disagree(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  %disagree = memref.alloc() : memref<4xf32>
  memref.store %v, %disagree[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %disagree : memref<4xf32> to i64
  %at_most = arith.cmpi slt, %n, %c3 : index
  %next = arith.addi %n, %c1 : index
  %at_least = arith.cmpi sgt, %next, %c7 : index
  scf.if %at_most {
    scf.if %at_least {
      %w = builtin.unrealized_conversion_cast %u : i64 to memref<4xf32>
      %l = memref.load %w[%c0] : memref<4xf32>
    }
  }
  return
}

// -----

// A condition that is the negation of another by a selection; each says something of the buffer.
// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %selected = memref.alloc(){{.*}}
func.func @selected(%n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 1.0 : f32
  %selected = memref.alloc() : memref<4xf32>
  memref.store %v, %selected[%c0] : memref<4xf32>
  %u = builtin.unrealized_conversion_cast %selected : memref<4xf32> to i64
  %true = arith.constant true
  %false = arith.constant false
  %q = arith.cmpi slt, %n, %c3 : index
  %r = arith.select %q, %false, %true : i1
  scf.if %q {
    memref.dealloc %selected : memref<4xf32>
  }
  scf.if %r {
    %s = memref.cast %selected : memref<4xf32> to memref<?xf32>
    memref.dealloc %s : memref<?xf32>
  }
  return
}

// -----

// The loop says how much %n is, in as many rounds.
// CHECK: {{.*}} error: this function gives other results than before the passes
// CHECK: {{.*}} note: written here, by 'memref.store': that goes into one of the two
func.func @counted_by_rounds(%m: memref<8xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %last = scf.while (%k = %c0) : (index) -> index {
    %go = arith.cmpi slt, %k, %n : index
    scf.condition(%go) %k : index
  } do {
  ^bb0(%k: index):
    %next = arith.addi %k, %c1 : index
    scf.yield %next : index
  }
  %five = arith.cmpi eq, %n, %c5 : index
  cf.cond_br %five, ^callers, ^own
^callers:
  cf.br ^end(%m : memref<8xf32>)
^own:
  %own = memref.alloc() : memref<8xf32>
  cf.br ^end(%own : memref<8xf32>)
^end(%x: memref<8xf32>):
  scf.if %five {
    memref.store %v, %x[%c0] : memref<8xf32>
  }
  return
}
