// Nothing is known of the size of an element: it gives up all. What is not known to be small stays.
// RUN: --promote-buffers-to-stack
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the size of an element of a type of which it knows none

func.func @f() {
  %a = memref.alloc() : memref<2xmemref<4xf32>>
  return
}

// CHECK: func.func @f() {
// CHECK: %alloc = memref.alloc() : memref<2xmemref<4xf32>>
// CHECK: return
