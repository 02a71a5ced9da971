// The block of the allocation cannot be reached: what dominates it is looked for, and there is no
// such block. The allocation stays.
// RUN: --buffer-loop-hoisting
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks what dominates a block that cannot be reached

func.func @f() {
  return
^nowhere:
  %a = memref.alloc() : memref<2xf32>
  return
}

// CHECK: func.func @f() {
// CHECK: return
// CHECK: ^bb1:  // no predecessors
// CHECK: %alloc = memref.alloc() : memref<2xf32>
// CHECK: return
