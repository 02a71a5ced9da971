// A clone may be what it is a clone of: canonicalize takes it for that although one of the two is
// written while the other is still read. The same bytes as upstream, with an error where
// an execution shows it.
// RUN: not %bufscope-opt %s --check --canonicalize 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: not %bufscope-opt %s --check --buffer-deallocation --canonicalize 2>&1 >/dev/null | FileCheck %s

// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:[[@LINE+2]]:1: error: this function gives other results than before the passes
// CHECK: {{.*}}:[[@LINE+3]]:3: note: written here, by 'memref.store': that is seen in both now
func.func @clone_is_written(%x: memref<4xf32>, %o: memref<4xf32>, %v: f32, %i: index) {
  %c = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  memref.store %v, %c[%i] : memref<4xf32>
  %w = memref.load %x[%i] : memref<4xf32>
  memref.store %w, %o[%i] : memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return
}

func.func private @put(%x: memref<4xf32>, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %x[%i] : memref<4xf32>
  }
  return
}
// CHECK: {{.*}}:[[@LINE+2]]:1: error: this function gives other results than before the passes
// CHECK: {{.*}}:[[@LINE-5]]:5: note: written here, by 'affine.store': that is seen in both now
func.func @buffer_is_written(%o: memref<4xf32>, %f: f32, %i: index) -> f32 {
  %c = bufferization.clone %o : memref<4xf32> to memref<4xf32>
  call @put(%o, %f) : (memref<4xf32>, f32) -> ()
  %v = memref.load %c[%i] : memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return %v : f32
}

// The copy reads the clone until someone waits.
// CHECK: {{.*}}:[[@LINE+2]]:28: warning: 'memref.copy' writes this buffer while work that began before may still read it
// CHECK: {{.*}}:[[@LINE+5]]:3: note: written here
func.func @clone_is_copied(%m: memref<8xf32>, %o: memref<8xf32>, %z: memref<8xf32>) {
  %c = bufferization.clone %m : memref<8xf32> to memref<8xf32>
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %o, %c : memref<8xf32>, memref<8xf32>
  memref.copy %z, %m : memref<8xf32> to memref<8xf32>
  gpu.wait [%t1]
  memref.dealloc %c : memref<8xf32>
  return
}

// Of two clones each is spoken of that is the buffer now.
// CHECK: {{.*}}:[[@LINE+3]]:1: error: this function gives other results than before the passes
// CHECK: {{.*}}:[[@LINE+4]]:8: note: cloned here, by 'bufferization.clone': the clone is the buffer itself now
// CHECK: {{.*}}:[[@LINE+4]]:3: note: written here, by 'memref.store': that is seen in both now
func.func @two_clones(%o: memref<4xf32>, %f: f32, %i: index) -> (f32, memref<4xf32>) {
  %c = bufferization.clone %o : memref<4xf32> to memref<4xf32>
  %d = bufferization.clone %o : memref<4xf32> to memref<4xf32>
  memref.store %f, %o[%i] : memref<4xf32>
  %v = memref.load %c[%i] : memref<4xf32>
  %w = memref.load %d[%i] : memref<4xf32>
  %u = arith.addf %v, %w : f32
  memref.dealloc %d : memref<4xf32>
  return %u, %c : f32, memref<4xf32>
}

// Only read, or written when nobody reads the clone any more: nothing is wrong.
// CHECK-NOT: {{.*(error|warning): .*}}
func.func @read(%o: memref<4xf32>, %f: f32, %i: index) -> f32 {
  %c = bufferization.clone %o : memref<4xf32> to memref<4xf32>
  %v = memref.load %c[%i] : memref<4xf32>
  %w = memref.load %o[%i] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  memref.dealloc %c : memref<4xf32>
  memref.store %f, %o[%i] : memref<4xf32>
  return %s : f32
}

// Both are read and written, and so it stays what it is.
func.func @kept(%o: memref<4xf32>, %f: f32, %i: index) -> memref<4xf32> {
  %c = bufferization.clone %o : memref<4xf32> to memref<4xf32>
  memref.store %f, %o[%i] : memref<4xf32>
  return %c : memref<4xf32>
}
