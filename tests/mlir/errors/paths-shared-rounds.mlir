// Loops that share a buffer although their rounds need their own: both places of the caller's memory
// have one buffer then, and an affine.parallel frees it twice.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err

// Both places of the caller's memory have the same one then.
// CHECK: {{.*}} warning: this function may give other results than before the passes, where they depend on what nobody has written
// CHECK: {{.*}} note: moved from here: all rounds of a loop around share this buffer now
// CHECK-NEXT: %both = memref.alloc(){{.*}}
func.func @both(%s: memref<2xmemref<4xf32>>, %n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f0 = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c2 step %c1 {
    %both = memref.alloc() : memref<4xf32>
    %j = arith.index_cast %i : index to i32
    %v = arith.sitofp %j : i32 to f32
    memref.store %v, %both[%c0] : memref<4xf32>
    memref.store %both, %s[%i] : memref<2xmemref<4xf32>>
  }
  return
}

// -----

// The rounds of an affine.parallel are more than one.
// CHECK: {{.*}} error: this buffer is freed too early: 'affine.store' uses it later
// CHECK-NEXT: %rounds = memref.alloc(){{.*}}
// CHECK: {{.*}} warning: all rounds of the loop share this buffer now, and those of an 'affine.parallel' may run at the same time
// CHECK-NEXT: %rounds = memref.alloc(){{.*}}
func.func @rounds(%out: memref<16xf32>, %in: memref<16xf32>) {
  affine.parallel (%i) = (0) to (16) {
    %rounds = memref.alloc() : memref<1xf32>
    %v = affine.load %in[%i] : memref<16xf32>
    affine.store %v, %rounds[0] : memref<1xf32>
    %w = affine.load %rounds[0] : memref<1xf32>
    affine.store %w, %out[%i] : memref<16xf32>
    memref.dealloc %rounds : memref<1xf32>
  }
  return
}
