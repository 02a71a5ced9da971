// Faults that are certain, of buffers that come to their use by other ways than memrefs.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err

// It goes into a cell by affine.store and comes out by affine.load.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @affine_cell(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<2xmemref<8xf32>>
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  affine.store %a, %s[1] : memref<2xmemref<8xf32>>
  %x = affine.load %s[1] : memref<2xmemref<8xf32>>
  %v = memref.load %x[%c0] : memref<8xf32>
  return %v : f32
}

// -----

// Whichever function is called frees it.
// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func private @d1(%x: memref<8xf32>) {
  memref.dealloc %x : memref<8xf32>
  return
}
func.func private @d2(%x: memref<8xf32>) {
  memref.dealloc %x : memref<8xf32>
  return
}
func.func @selected_callee(%m: memref<8xf32>, %k: i1) {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %p = constant @d1 : (memref<8xf32>) -> ()
  %q = constant @d2 : (memref<8xf32>) -> ()
  %s = arith.select %k, %p, %q : (memref<8xf32>) -> ()
  call_indirect %s(%a) : (memref<8xf32>) -> ()
  return
}

// -----

// An address some bytes on is one of the buffer still.
// CHECK: {{.*}} warning: this buffer is freed too early: 'func.call' uses it later
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @behind_the_pointer(%m: memref<8xf32>) -> f32 {
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %i = memref.extract_aligned_pointer_as_index %a : memref<8xf32> -> index
  %j = arith.addi %i, %c4 : index
  %v = call @peek(%j) : (index) -> f32
  return %v : f32
}
func.func private @peek(index) -> f32

// -----

// The same cell, whatever it is.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @unknown_cell(%m: memref<8xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<4x4xmemref<8xf32>>
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  affine.store %a, %s[symbol(%i) + 1, 2] : memref<4x4xmemref<8xf32>>
  %x = affine.load %s[symbol(%i) + 1, 2] : memref<4x4xmemref<8xf32>>
  %v = memref.load %x[%c0] : memref<8xf32>
  return %v : f32
}

// -----

// An attribute that somebody calls a map says nothing of a memref.load.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @attribute_called_map(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloca() : memref<2xmemref<8xf32>>
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  affine.store %a, %s[1] : memref<2xmemref<8xf32>>
  %x = memref.load %s[%c1] {map = affine_map<(d0) -> (d0 - 1)>} : memref<2xmemref<8xf32>>
  %v = memref.load %x[%c0] : memref<8xf32>
  return %v : f32
}

// -----

// Two buffers go into a tuple and come out again: the second is read behind its free.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @tuple(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %p = builtin.unrealized_conversion_cast %m, %a : memref<8xf32>, memref<8xf32> to tuple<memref<8xf32>, memref<8xf32>>
  %x, %y = builtin.unrealized_conversion_cast %p : tuple<memref<8xf32>, memref<8xf32>> to memref<8xf32>, memref<8xf32>
  %v = memref.load %y[%c0] : memref<8xf32>
  return %v : f32
}

// -----

// The first comes out, which is the caller's: nothing is wrong.
func.func @other_of_tuple(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %p = builtin.unrealized_conversion_cast %m, %a : memref<8xf32>, memref<8xf32> to tuple<memref<8xf32>, memref<8xf32>>
  %x, %y = builtin.unrealized_conversion_cast %p : tuple<memref<8xf32>, memref<8xf32>> to memref<8xf32>, memref<8xf32>
  %v = memref.load %x[%c0] : memref<8xf32>
  return %v : f32
}

// -----

// The cell that holds the buffer is at [2, 0, 1] then.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @transposed(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.alloca() : memref<2x3x4xmemref<8xf32>>
  %d = memref.alloca() : memref<4x2x3xmemref<8xf32>>
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  memref.store %a, %s[%c0, %c1, %c2] : memref<2x3x4xmemref<8xf32>>
  linalg.transpose ins(%s : memref<2x3x4xmemref<8xf32>>) outs(%d : memref<4x2x3xmemref<8xf32>>) permutation = [2, 0, 1]
  %x = memref.load %d[%c2, %c0, %c1] : memref<4x2x3xmemref<8xf32>>
  %v = memref.load %x[%c0] : memref<8xf32>
  return %v : f32
}

// -----

// Two private functions are between this one and whoever calls: the conditions may be anything.
// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @outer(%m: memref<8xf32>, %k: i1, %l: i1) {
  call @between(%m, %k, %l) : (memref<8xf32>, i1, i1) -> ()
  return
}
func.func private @between(%m: memref<8xf32>, %k: i1, %l: i1) {
  call @inner(%m, %l, %k) : (memref<8xf32>, i1, i1) -> ()
  return
}
func.func private @inner(%m: memref<8xf32>, %k: i1, %l: i1) {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %w = memref.cast %a : memref<8xf32> to memref<?xf32>
  scf.if %k {
    scf.if %l {
      memref.dealloc %w : memref<?xf32>
    }
  }
  return
}
