// Buffers that a callee frees: the same bytes as upstream, with a warning where that is wrong, and
// none where the callee frees what nobody else would.
// RUN: not %bufscope-opt %s --check --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=FREE <%t.err
// RUN: %bufscope-opt %s --check --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=LOOP --allow-empty <%t.err
// RUN: %bufscope-opt %s --check --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK --allow-empty <%t.err

func.func @make() -> memref<8xf32> {
  %x = memref.alloc() : memref<8xf32>
  return %x : memref<8xf32>
}
func.func @free_view(%x: memref<8xf32>) {
  %v = memref.cast %x : memref<8xf32> to memref<?xf32>
  memref.dealloc %v : memref<?xf32>
  return
}
func.func @free(%x: memref<8xf32>) {
  call @free_view(%x) : (memref<8xf32>) -> ()
  return
}
func.func @read(%x: memref<8xf32>, %o: memref<8xf32>) {
  memref.copy %x, %o : memref<8xf32> to memref<8xf32>
  return
}

// The one at the end has no end.
// FREE: {{.*}} warning: this function is not judged: limit of 1000 calls in one another
// LOOP: {{.*}} warning: this function is not judged: limit of 1000 calls in one another
// STACK: {{.*}} warning: this function is not judged: limit of 1000 calls in one another

// Right.
// FREE-NOT: {{.*}}warning: this buffer{{.*}}
// LOOP-NOT: {{.*}}warning: this buffer{{.*}}
// STACK-NOT: {{.*}}warning: this buffer{{.*}}
func.func @given_away() {
  %x = call @make() : () -> memref<8xf32>
  call @free(%x) : (memref<8xf32>) -> ()
  return
}
func.func @only_read(%m: memref<8xf32>) {
  %x = memref.alloc() : memref<8xf32>
  call @read(%x, %m) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}

// FREE: {{.*}}:[[@LINE+2]]:8: error: this buffer is never freed: the callee allocates it
func.func @kept(%m: memref<8xf32>) {
  %x = call @make() : () -> memref<8xf32>
  call @read(%x, %m) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}

// FREE-NOT: {{.*}}warning: this buffer{{.*}}
// LOOP-NOT: {{.*}}warning: this buffer{{.*}}
// STACK-NOT: {{.*}}warning: this buffer{{.*}}

// Calls in a circle, none of which frees: what has no end is not judged.
func.func @ping(%x: memref<8xf32>) {
  call @pong(%x) : (memref<8xf32>) -> ()
  return
}
func.func @pong(%x: memref<8xf32>) {
  call @ping(%x) : (memref<8xf32>) -> ()
  return
}
func.func @circle() {
  %x = memref.alloc() : memref<8xf32>
  call @ping(%x) : (memref<8xf32>) -> ()
  return
}
