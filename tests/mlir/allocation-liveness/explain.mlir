// RUN: %bufscope-opt %s --names=printed --upstream=22 --optimize-allocation-liveness --explain >%t
// RUN: FileCheck %s <%t
//
// %a is used once more, as %again, which the pass does not know to be the same buffer.

// CHECK: {{.*}}move memref.dealloc at line [[#@LINE+7]] behind memref.store at line [[#@LINE+4]], the last use of %alloc_0 that the pass sees
func.func @through_memory(%v: f32, %i: index) -> f32 {
  %box = memref.alloc() : memref<memref<8xf32>>
  %a = memref.alloc() : memref<8xf32>
  memref.store %a, %box[] : memref<memref<8xf32>>
  %again = memref.load %box[] : memref<memref<8xf32>>
  %x = memref.load %again[%i] : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  memref.dealloc %box : memref<memref<8xf32>>
  return %x : f32
}
