// A buffer in memory on the stack that nobody else sees may move to the stack, too, as long as it is
// there as long as that: no warning. What is loaded from there may be the buffer.
// RUN: not %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --allow-empty <%t.err

// CHECK-NOT: {{.*}}warning{{.*}}
func.func @any_place(%m: memref<4xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<8xmemref<4xf32>>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  memref.store %a, %s[%i] : memref<8xmemref<4xf32>>
  %x = memref.load %s[%i] : memref<8xmemref<4xf32>>
  %v = memref.load %x[%c0] : memref<4xf32>
  return %v : f32
}

// -----

func.func @in_a_view(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<8xmemref<4xf32>>
  %w = memref.subview %s[2][1][1] : memref<8xmemref<4xf32>> to memref<1xmemref<4xf32>, strided<[1], offset: 2>>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  memref.store %a, %w[%c0] : memref<1xmemref<4xf32>, strided<[1], offset: 2>>
  %x = memref.load %w[%c0] : memref<1xmemref<4xf32>, strided<[1], offset: 2>>
  %v = memref.load %x[%c0] : memref<4xf32>
  return %v : f32
}

// -----

// CHECK: {{.*}} error: this buffer is on the stack, and 'func.return' uses it when the stack is released
// CHECK-NEXT: %a = memref.alloc(){{.*}}
func.func @loaded_and_returned(%m: memref<4xf32>, %i: index, %k: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<8xmemref<4xf32>>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  memref.store %a, %s[%i] : memref<8xmemref<4xf32>>
  %x = memref.load %s[%k] : memref<8xmemref<4xf32>>
  return %x : memref<4xf32>
}

// -----

// Others have a look while it is there.
// CHECK-NOT: {{.*(error|warning): .*}}
func.func private @look(memref<8xmemref<4xf32>>)
func.func @shown(%m: memref<4xf32>, %i: index) {
  %s = memref.alloca() : memref<8xmemref<4xf32>>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  memref.store %a, %s[%i] : memref<8xmemref<4xf32>>
  call @look(%s) : (memref<8xmemref<4xf32>>) -> ()
  return
}
