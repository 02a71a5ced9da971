// Faults that are certain, of buffers that come to their use by other ways than memrefs.
// RUN: not %bufscope-opt %s --split-input-file --buffer-deallocation 2>%t.err >%t.out
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
// CHECK: {{.*}} error: this buffer is freed too early: 'func.call' uses it later
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
