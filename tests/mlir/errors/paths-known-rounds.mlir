// Faults that are certain although it has to be computed when: in rounds of loops whose bounds
// are known, whatever the loop is, and at places of memory that nobody knows but that are the same.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err

// Passed on from argument to argument, it is read in the fifth round.
// CHECK: {{.*}} error: this buffer is freed too early: 'tensor.extract' uses it later
// CHECK-NEXT: %fifth = memref.alloc(){{.*}}
func.func @fifth_round(%o: memref<?xf32>, %t: tensor<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r:4 = scf.for %i = %c0 to %c10 step %c1 iter_args(%t1 = %t, %t2 = %t, %t3 = %t, %t4 = %t) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %fifth = memref.alloc() : memref<1xf32>
    %j = arith.index_cast %i : index to i32
    %v = arith.sitofp %j : i32 to f32
    memref.store %v, %fifth[%c0] : memref<1xf32>
    %x = bufferization.to_tensor %fifth : memref<1xf32>
    %e = tensor.extract %t4[%c0] : tensor<1xf32>
    memref.store %e, %o[%i] : memref<?xf32>
    scf.yield %x, %t1, %t2, %t3 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
  return
}

// -----

// The bounds of an affine.for are a number.
// CHECK: {{.*}} error: this buffer is freed too early: 'tensor.extract' uses it later
// CHECK-NEXT: %affine = memref.alloc(){{.*}}
func.func @affine(%o: memref<?xf32>, %t: tensor<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = affine.for %i = 0 to 10 iter_args(%t1 = %t) -> (tensor<1xf32>) {
    %affine = memref.alloc() : memref<1xf32>
    %j = arith.index_cast %i : index to i32
    %v = arith.sitofp %j : i32 to f32
    memref.store %v, %affine[%c0] : memref<1xf32>
    %x = bufferization.to_tensor %affine : memref<1xf32>
    %e = tensor.extract %t1[%c0] : tensor<1xf32>
    memref.store %e, %o[%i] : memref<?xf32>
    affine.yield %x : tensor<1xf32>
  }
  return
}

// -----

// The number of rounds is not known, but may be three.
// CHECK: {{.*}} error: this buffer is freed too early: 'tensor.extract' uses it later
// CHECK-NEXT: %open = memref.alloc(){{.*}}
func.func @open(%o: memref<?xf32>, %t: tensor<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t1 = %t, %t2 = %t) -> (tensor<1xf32>, tensor<1xf32>) {
    %open = memref.alloc() : memref<1xf32>
    %j = arith.index_cast %i : index to i32
    %v = arith.sitofp %j : i32 to f32
    memref.store %v, %open[%c0] : memref<1xf32>
    %x = bufferization.to_tensor %open : memref<1xf32>
    %e = tensor.extract %t2[%c0] : tensor<1xf32>
    memref.store %e, %o[%i] : memref<?xf32>
    scf.yield %x, %t1 : tensor<1xf32>, tensor<1xf32>
  }
  return
}

// -----

// Of tensors that parallel rounds make nothing is executed.
// CHECK: {{.*}} warning: this function is not judged: 'scf.forall' makes tensors of parts
func.func @parallel(%m: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    %parallel = memref.alloc() : memref<1xf32>
    %v = memref.load %m[%i] : memref<4xf32>
    memref.store %v, %parallel[%c0] : memref<1xf32>
    %x = bufferization.to_tensor %parallel : memref<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i][1][1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// -----

// The fourth of four rounds.
// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %fourth = memref.alloc(){{.*}}
func.func @fourth(%t: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %fourth = memref.alloc() : memref<4xf32>
  memref.copy %t, %fourth : memref<4xf32> to memref<4xf32>
  %b = memref.cast %fourth : memref<4xf32> to memref<?xf32>
  affine.for %i = 0 to 4 {
    %k = arith.cmpi eq, %i, %c3 : index
    scf.if %k {
      memref.dealloc %b : memref<?xf32>
    }
  }
  %z = arith.constant 0.0 : f32
  return %z : f32
}

// -----

// Somewhere in the memory of the caller.
// CHECK: {{.*}} error: this buffer is freed while 'memref.store' has put it into memory, where others may still find it
// CHECK-NEXT: %some = memref.alloc(){{.*}}
func.func @somewhere(%b: memref<8xmemref<4xf32>>, %i: index) {
  %some = memref.alloc() : memref<4xf32>
  memref.store %some, %b[%i] : memref<8xmemref<4xf32>>
  return
}

// -----

// Loaded from there, and put elsewhere.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %moved = memref.alloc(){{.*}}
func.func @moved(%b: memref<8xmemref<4xf32>>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %moved = memref.alloc() : memref<4xf32>
  memref.store %moved, %b[%i] : memref<8xmemref<4xf32>>
  %x = memref.load %b[%i] : memref<8xmemref<4xf32>>
  %v = memref.load %x[%c0] : memref<4xf32>
  memref.store %x, %b[%c0] : memref<8xmemref<4xf32>>
  return %v : f32
}

// -----

// In memory that is copied to the caller's.
// CHECK: {{.*}} error: this buffer is freed while 'memref.copy' has put it into memory, where others may still find it
// CHECK-NEXT: %copied = memref.alloc(){{.*}}
func.func @copied(%o: memref<1xmemref<4xf32>>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %copied = memref.alloc() : memref<4xf32>
  memref.copy %m, %copied : memref<4xf32> to memref<4xf32>
  %s = memref.alloca() : memref<1xmemref<4xf32>>
  memref.store %copied, %s[%c0] : memref<1xmemref<4xf32>>
  memref.copy %s, %o : memref<1xmemref<4xf32>> to memref<1xmemref<4xf32>>
  return
}

// -----

// In memory of the function itself, at a place that is the same in both ops.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %same = memref.alloc(){{.*}}
func.func @same_place(%m: memref<4xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<8xmemref<4xf32>>
  %same = memref.alloc() : memref<4xf32>
  memref.copy %m, %same : memref<4xf32> to memref<4xf32>
  memref.store %same, %s[%i] : memref<8xmemref<4xf32>>
  %x = memref.load %s[%i] : memref<8xmemref<4xf32>>
  %v = memref.load %x[%c0] : memref<4xf32>
  return %v : f32
}

// -----

// In a view.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %viewed = memref.alloc(){{.*}}
func.func @in_view(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<8xmemref<4xf32>>
  %w = memref.subview %s[2][1][1] : memref<8xmemref<4xf32>> to memref<1xmemref<4xf32>, strided<[1], offset: 2>>
  %viewed = memref.alloc() : memref<4xf32>
  memref.copy %m, %viewed : memref<4xf32> to memref<4xf32>
  memref.store %viewed, %w[%c0] : memref<1xmemref<4xf32>, strided<[1], offset: 2>>
  %x = memref.load %w[%c0] : memref<1xmemref<4xf32>, strided<[1], offset: 2>>
  %v = memref.load %x[%c0] : memref<4xf32>
  return %v : f32
}
