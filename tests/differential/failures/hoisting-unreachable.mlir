// The block of the allocation cannot be reached: what dominates it is looked for, and there is no such block.
// RUN: --buffer-loop-hoisting
// REFERENCE: crash
// OURS: error

func.func @f() {
  return
^nowhere:
  %a = memref.alloc() : memref<2xf32>
  return
}

// CHECK: error: cannot find a place for this allocation: its block cannot be reached
