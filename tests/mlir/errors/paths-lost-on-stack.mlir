// What a callee allocates and nobody frees is lost with the stack that it lies on, unless somebody
// takes it out again or has it elsewhere, too.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>&1 >%t.out | FileCheck %s

func.func private @make() -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  return %a : memref<4xi32>
}

// CHECK: {{.*}} error: this buffer is never freed: the callee allocates it
// CHECK-NEXT: %lost = call @make(){{.*}}
func.func @lost(%i: index) {
  %t = memref.alloca() : memref<1xmemref<4xi32>>
  %lost = call @make() : () -> memref<4xi32>
  memref.store %lost, %t[%i] : memref<1xmemref<4xi32>>
  return
}

// CHECK-NOT: warning
func.func @freed(%i: index) {
  %t = memref.alloca() : memref<1xmemref<4xi32>>
  %freed = call @make() : () -> memref<4xi32>
  memref.store %freed, %t[%i] : memref<1xmemref<4xi32>>
  %again = memref.load %t[%i] : memref<1xmemref<4xi32>>
  memref.dealloc %again : memref<4xi32>
  return
}

func.func private @take(memref<1xmemref<4xi32>>)

func.func @taken(%i: index) {
  %t = memref.alloca() : memref<1xmemref<4xi32>>
  %taken = call @make() : () -> memref<4xi32>
  memref.store %taken, %t[%i] : memref<1xmemref<4xi32>>
  call @take(%t) : (memref<1xmemref<4xi32>>) -> ()
  return
}

func.func @copied(%i: index, %m: memref<1xmemref<4xi32>>) {
  %t = memref.alloca() : memref<1xmemref<4xi32>>
  %copied = call @make() : () -> memref<4xi32>
  memref.store %copied, %t[%i] : memref<1xmemref<4xi32>>
  memref.copy %t, %m : memref<1xmemref<4xi32>> to memref<1xmemref<4xi32>>
  return
}

func.func @copied_to_a_view(%i: index, %m: memref<2xmemref<4xi32>>) {
  %t = memref.alloca() : memref<1xmemref<4xi32>>
  %copied = call @make() : () -> memref<4xi32>
  memref.store %copied, %t[%i] : memref<1xmemref<4xi32>>
  %view = memref.subview %m[1] [1] [1]
      : memref<2xmemref<4xi32>> to memref<1xmemref<4xi32>, strided<[1], offset: 1>>
  memref.copy %t, %view
      : memref<1xmemref<4xi32>> to memref<1xmemref<4xi32>, strided<[1], offset: 1>>
  return
}
