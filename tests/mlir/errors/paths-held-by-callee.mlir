// What a function without a body returns may hold what it was given when it is no memref.
// RUN: %bufscope-opt %s --check --canonicalize --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s

// CHECK-NOT: {{.*}}is_own{{.*}}
// CHECK: {{.*}} warning: this buffer is freed too early: 'func.call' uses it later
// CHECK-NEXT: %held = memref.alloc(){{.*}}
// CHECK-NOT: {{.*}}is_own{{.*}}
func.func private @wrap(memref<8xf32>) -> !foo.handle
func.func private @look(!foo.handle)
func.func private @copy_of(memref<8xf32>) -> memref<8xf32>

func.func @in_a_handle() {
  %held = memref.alloc() : memref<8xf32>
  %handle = call @wrap(%held) : (memref<8xf32>) -> !foo.handle
  memref.dealloc %held : memref<8xf32>
  call @look(%handle) : (!foo.handle) -> ()
  return
}

func.func @in_a_memref(%out: memref<8xf32>) {
  %is_own = memref.alloc() : memref<8xf32>
  %copy = call @copy_of(%is_own) : (memref<8xf32>) -> memref<8xf32>
  memref.dealloc %is_own : memref<8xf32>
  memref.copy %copy, %out : memref<8xf32> to memref<8xf32>
  memref.dealloc %copy : memref<8xf32>
  return
}
