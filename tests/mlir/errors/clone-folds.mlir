// Clones that canonicalize folds, as upstream's does, although a loop or a callee in between frees the
// buffer: an error where that is sure, else a warning.
// RUN: not %bufscope-opt %s --check --split-input-file --canonicalize 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: not %bufscope-opt %s --check --legacy --split-input-file 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=LEGACY <%t.err

func.func private @show(memref<4xf32>)
func.func private @free(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}

// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is freed too early: 'func.call' uses it later
func.func @callee_frees_clone() {
  %x = memref.alloc() : memref<4xf32>
  %k = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  call @free(%k) : (memref<4xf32>) -> ()
  call @show(%x) : (memref<4xf32>) -> ()
  memref.dealloc %x : memref<4xf32>
  return
}
// CHECK: {{.*}}:[[@LINE+4]]:8: error: this buffer is freed too early: 'func.call' uses it later
func.func @loop_frees_clone(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.alloc() : memref<4xf32>
  %k = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k) -> memref<4xf32> {
    %y = memref.alloc() : memref<4xf32>
    memref.copy %a, %y : memref<4xf32> to memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    scf.yield %y : memref<4xf32>
  }
  call @show(%x) : (memref<4xf32>) -> ()
  memref.dealloc %x : memref<4xf32>
  call @show(%r) : (memref<4xf32>) -> ()
  memref.dealloc %r : memref<4xf32>
  return
}
// The source is freed in a region, into which the pattern does not look.
// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is freed too early: 'func.call' uses it later
func.func @free_in_region(%d: i1) {
  %x = memref.alloc() : memref<4xf32>
  call @show(%x) : (memref<4xf32>) -> ()
  %k = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  scf.if %d {
    memref.dealloc %x : memref<4xf32>
  }
  call @show(%k) : (memref<4xf32>) -> ()
  memref.dealloc %k : memref<4xf32>
  return
}
// Two conditions from memory, which may rule each other out; and where %c is false nothing frees it
// any more.
// CHECK: {{.*}}:[[@LINE+5]]:8: error: this buffer is freed too early: 'func.call' uses it later
// CHECK: {{.*}}:[[@LINE+4]]:8: error: this buffer is not freed on every path
func.func @perhaps(%t: memref<2xi1>, %i: index, %j: index) {
  %c = memref.load %t[%i] : memref<2xi1>
  %d = memref.load %t[%j] : memref<2xi1>
  %x = memref.alloc() : memref<4xf32>
  %k = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  scf.if %c {
    func.call @free(%k) : (memref<4xf32>) -> ()
  }
  scf.if %d {
    func.call @show(%x) : (memref<4xf32>) -> ()
  }
  memref.dealloc %x : memref<4xf32>
  return
}
// The clone is last used before its original is freed.
// CHECK-NOT: {{.*(warning|error): .*}}
func.func @clone_is_original() {
  %x = memref.alloc() : memref<4xf32>
  %k = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  memref.dealloc %x : memref<4xf32>
  call @show(%k) : (memref<4xf32>) -> ()
  memref.dealloc %k : memref<4xf32>
  return
}

// -----

// The older passes make such a clone, and the loop frees it.
// LEGACY: {{.*}}:8: error: this buffer is freed too early: 'memref.load' uses it later
func.func private @show(memref<4xf32>)
func.func @loop_of_pass(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.alloc() : memref<1000xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> memref<1000xf32> {
    %y = memref.alloc() : memref<1000xf32>
    memref.copy %a, %y : memref<1000xf32> to memref<1000xf32>
    scf.yield %y : memref<1000xf32>
  }
  %l = memref.load %x[%c0] : memref<1000xf32>
  memref.store %l, %m[%c0] : memref<4xf32>
  %k = memref.load %r[%c0] : memref<1000xf32>
  memref.store %k, %m[%c1] : memref<4xf32>
  return
}
