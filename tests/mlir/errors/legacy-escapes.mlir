// Buffers that go where the alias sets of the older passes do not follow, or are freed through an
// alias: the same bytes as upstream, with a warning for each, and none for what is right.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=FREE <%t.err
// RUN: %bufscope-opt %s --allow-unregistered-dialect --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=LOOP <%t.err
// RUN: %bufscope-opt %s --allow-unregistered-dialect --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK <%t.err

// FREE-NOT: {{.*}}warning{{.*}}
// LOOP-NOT: {{.*}}warning{{.*}}
// STACK-NOT: {{.*}}warning{{.*}}

// FREE: {{.*}}:[[@LINE+3]]:8: warning: this buffer is freed too early: what 'bufferization.to_tensor' makes of it is used later{{.*}}
// STACK: {{.*}}:[[@LINE+2]]:8: warning: this buffer moves to the stack, but what 'bufferization.to_tensor' makes of it outlives the stack{{.*}}
func.func @tensor(%m: memref<4xf32>) -> tensor<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)
  %t = bufferization.to_tensor %a : memref<4xf32>
  return %t : tensor<4xf32>
}

// FREE: {{.*}}:[[@LINE+2]]:8: warning: this buffer is freed too early: what 'foo.view' makes of it is used later{{.*}}
func.func @unknown_view(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %v = "foo.view"(%a) : (memref<4xf32>) -> memref<4xf32>
  test.copy(%v, %m) : (memref<4xf32>, memref<4xf32>)
  return
}

// FREE: {{.*}}:[[@LINE+6]]:10: warning: this buffer is freed while 'memref.store' has put it into memory, where others may still find it{{.*}}
// LOOP: {{.*}}:[[@LINE+5]]:10: warning: all rounds of the loop share this buffer now, but 'memref.store' lets it outlive a round{{.*}}
// STACK: {{.*}}:[[@LINE+4]]:10: warning: this buffer moves to the stack, but 'memref.store' puts it into memory, where others may find it when the stack is released{{.*}}
func.func @stored(%n: index, %one: index, %s: memref<?xmemref<4xf32>>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %one {
    %a = memref.alloc() : memref<4xf32>
    memref.store %a, %s[%i] : memref<?xmemref<4xf32>>
  }
  return
}

// FREE: {{.*}}:[[@LINE+2]]:8: warning: this buffer is never freed where another one is passed on in its place: what 'func.return' passes on may be either{{.*}}
func.func @selected(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  return %s : memref<4xf32>
}

// FREE: {{.*}}:[[@LINE+2]]:8: warning: this buffer is never freed where another one is passed on in its place{{.*}}
func.func @both_edges(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb1(%m : memref<4xf32>)
^bb1(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

func.func @make() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}

// FREE: {{.*}}:[[@LINE+2]]:8: warning: this buffer is never freed: the callee allocates it, and this pass frees what the function itself allocates{{.*}}
func.func @caller(%o: memref<4xf32>) -> memref<4xf32> {
  %r = call @make() : () -> memref<4xf32>
  test.copy(%r, %o) : (memref<4xf32>, memref<4xf32>)
  %k = call @make() : () -> memref<4xf32>
  %f = call @make() : () -> memref<4xf32>
  memref.dealloc %f : memref<4xf32>
  return %k : memref<4xf32>
}

// FREE: {{.*}}:[[@LINE+4]]:8: warning: this buffer is freed twice: the program frees an alias of it{{.*}}
// STACK: {{.*}}:[[@LINE+3]]:8: warning: this buffer moves to the stack, but the program frees an alias of it{{.*}}
func.func @freed_as_argument(%o: memref<4xf32>) {
  // two of the same
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb1(%a : memref<4xf32>)
^bb1(%x: memref<4xf32>):
  memref.dealloc %x : memref<4xf32>
  return
}

// FREE: {{.*}}:[[@LINE+6]]:10: warning: this buffer is freed twice: the program frees an alias of it{{.*}}
// LOOP: {{.*}}:[[@LINE+5]]:10: warning: this buffer is freed in every round of the loop that its allocation leaves{{.*}}
// STACK: {{.*}}:[[@LINE+4]]:10: warning: this buffer moves to the stack, but the program frees an alias of it{{.*}}
func.func @freed_in_loop(%n: index, %one: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %one {
    %a = memref.alloc() : memref<4xf32>
    %v = memref.cast %a : memref<4xf32> to memref<?xf32>
    memref.dealloc %v : memref<?xf32>
  }
  return
}

// What is right.
// FREE-NOT: {{.*}}warning{{.*}}
// LOOP-NOT: {{.*}}warning{{.*}}
// STACK-NOT: {{.*}}warning{{.*}}
func.func @local_tensor(%m: memref<4xf32>, %i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)
  %t = bufferization.to_tensor %a : memref<4xf32>
  %e = tensor.extract %t[%i] : tensor<4xf32>
  test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)
  return %e : f32
}
func.func @same_on_both_edges(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb1(%a : memref<4xf32>)
^bb1(%x: memref<4xf32>):
  %s = arith.select %c, %x, %a : memref<4xf32>
  return %s : memref<4xf32>
}
func.func @carried(%n: index, %one: index, %m: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %one iter_args(%x = %a) -> (memref<4xf32>) {
    test.copy(%m, %x) : (memref<4xf32>, memref<4xf32>)
    scf.yield %x : memref<4xf32>
  }
  return %r : memref<4xf32>
}
