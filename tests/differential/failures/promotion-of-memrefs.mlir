// Nothing is known of the size of an element: it gives up all.
// RUN: --promote-buffers-to-stack
// REFERENCE: crash
// OURS: error

func.func @f() {
  %a = memref.alloc() : memref<2xmemref<4xf32>>
  return
}

// CHECK: error: cannot tell the size of this buffer: nothing is known of the size of its elements
