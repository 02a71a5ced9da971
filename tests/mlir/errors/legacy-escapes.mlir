// Buffers that go where the alias sets of the older passes do not follow, or are freed through an
// alias: the same bytes as upstream, with a warning for each, and none for what is right.
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=FREE <%t.err
// RUN: %bufscope-opt %s --check --allow-unregistered-dialect --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=LOOP --allow-empty <%t.err
// RUN: %bufscope-opt %s --check --allow-unregistered-dialect --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK --allow-empty <%t.err

// FREE-NOT: {{.*(error|warning): .*}}
// LOOP-NOT: {{.*(error|warning): .*}}
// STACK-NOT: {{.*(error|warning): .*}}

// FREE: {{.*}}:[[@LINE+2]]:8: warning: this buffer is freed too early: 'test.copy' uses it later
func.func @unknown_view(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %v = "foo.view"(%a) : (memref<4xf32>) -> memref<4xf32>
  test.copy(%v, %m) : (memref<4xf32>, memref<4xf32>)
  return
}

// FREE: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
func.func @selected(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  return %s : memref<4xf32>
}

// FREE: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
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

// FREE: {{.*}}:[[@LINE+4]]:8: error: this buffer is never freed: the callee allocates it
// LOOP: {{.*}}:[[@LINE+3]]:8: warning: this buffer is never freed: the callee allocates it
// STACK: {{.*}}:[[@LINE+2]]:8: warning: this buffer is never freed: the callee allocates it
func.func @caller(%o: memref<4xf32>) -> memref<4xf32> {
  %r = call @make() : () -> memref<4xf32>
  test.copy(%r, %o) : (memref<4xf32>, memref<4xf32>)
  %k = call @make() : () -> memref<4xf32>
  %f = call @make() : () -> memref<4xf32>
  memref.dealloc %f : memref<4xf32>
  return %k : memref<4xf32>
}

// What is right.
// FREE-NOT: {{.*(error|warning): .*}}
// LOOP-NOT: {{.*(error|warning): .*}}
// STACK-NOT: {{.*(error|warning): .*}}
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
