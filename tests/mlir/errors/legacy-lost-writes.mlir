// What is written to a critical alias goes into a clone: the same bytes as upstream, with an error
// where an execution shows the difference, and where it is that the write is lost.
// RUN: not %bufscope-opt %s --check --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err

// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: error: this function gives other results than before the passes{{.*}}
// CHECK: {{.*}}:[[@LINE+9]]:3: note: written here, by 'memref.store': that goes into one of the two
func.func @argument(%c: i1, %m: memref<8xf32>, %v: f32, %i: index) {
  %x = scf.if %c -> memref<8xf32> {
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a : memref<8xf32>
  } else {
    scf.yield %m : memref<8xf32>
  }
  %w = memref.cast %x : memref<8xf32> to memref<?xf32>
  memref.store %v, %w[%i] : memref<?xf32>
  return
}

// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: error: this function gives other results than before the passes{{.*}}
// CHECK: {{.*}}:[[@LINE+9]]:3: note: written here, by 'memref.store': that goes into one of the two
func.func @read_later(%c: i1, %i: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<8xf32>
  %x = scf.if %c -> memref<8xf32> {
    %b = memref.alloc() : memref<8xf32>
    scf.yield %b : memref<8xf32>
  } else {
    scf.yield %a : memref<8xf32>
  }
  memref.store %v, %x[%i] : memref<8xf32>
  %w = memref.cast %a : memref<8xf32> to memref<?xf32>
  %l = memref.load %w[%i] : memref<?xf32>
  return %l : f32
}

// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: error: this function gives other results than before the passes{{.*}}
// CHECK: {{.*}}:[[@LINE+4]]:5: note: written here, by 'memref.store': that goes into one of the two
func.func @carried(%n: index, %one: index, %m: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %one iter_args(%p = %m) -> (memref<8xf32>) {
    memref.store %v, %p[%i] : memref<8xf32>
    %a = memref.alloc() : memref<8xf32>
    memref.copy %p, %a : memref<8xf32> to memref<8xf32>
    scf.yield %a : memref<8xf32>
  }
  return
}

// In the next round.
// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: warning: this function may give other results than before the passes, where they depend on what nobody has written{{.*}}
// CHECK: {{.*}}:[[@LINE+12]]:5: note: written here, by 'memref.store': that goes into one of the two
func.func @next_round(%c: i1, %n: index, %one: index, %m: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %n step %one {
    memref.copy %a, %m : memref<8xf32> to memref<8xf32>
    %x = scf.if %c -> memref<8xf32> {
      %b = memref.alloc() : memref<8xf32>
      scf.yield %b : memref<8xf32>
    } else {
      scf.yield %a : memref<8xf32>
    }
    memref.store %v, %x[%i] : memref<8xf32>
  }
  return
}

// What nobody can tell from the buffer itself: nothing is written, or what was cloned is not read
// behind the write.
// CHECK-NOT: {{.*(error|warning): .*}}
func.func @only_read(%c: i1, %m: memref<8xf32>, %i: index) -> f32 {
  %x = scf.if %c -> memref<8xf32> {
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a : memref<8xf32>
  } else {
    scf.yield %m : memref<8xf32>
  }
  %l = memref.load %x[%i] : memref<8xf32>
  return %l : f32
}
func.func @read_before(%c: i1, %i: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<8xf32>
  %l = memref.load %a[%i] : memref<8xf32>
  %x = scf.if %c -> memref<8xf32> {
    %b = memref.alloc() : memref<8xf32>
    scf.yield %b : memref<8xf32>
  } else {
    scf.yield %a : memref<8xf32>
  }
  memref.store %v, %x[%i] : memref<8xf32>
  return %l : f32
}
func.func @own_round(%n: index, %one: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %one iter_args(%p = %m) -> (memref<8xf32>) {
    memref.store %v, %p[%i] : memref<8xf32>
    %a = memref.alloc() : memref<8xf32>
    memref.copy %p, %a : memref<8xf32> to memref<8xf32>
    %l = memref.load %a[%i] : memref<8xf32>
    scf.yield %a : memref<8xf32>
  }
  return
}
