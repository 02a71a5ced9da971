// Where MLIR-HLO's indicators decide who frees, executing shows what they free.
// REFERENCE: none
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --check 2>&1 >/dev/null | FileCheck %s
// RUN: %bufscope-opt %s --check=strict --hlo-deallocate --function=owner 2>&1 >/dev/null | FileCheck %s --check-prefix=RIGHT --allow-empty

// RIGHT-NOT: {{.*(error|warning): .*}}
// CHECK-NOT: {{.*}}:[[@LINE+3]]:{{.*}}
func.func @owner(%c: i1, %given: memref<4xf32>) -> f32 {
  %i = arith.constant 0 : index
  %r = scf.if %c -> memref<4xf32> {
    %own = memref.alloc() : memref<4xf32>
    scf.yield %own : memref<4xf32>
  } else {
    scf.yield %given : memref<4xf32>
  }
  %v = memref.load %r[%i] : memref<4xf32>
  return %v : f32
}

// The indicator says that it is owned, and it is freed by hand before.
// CHECK: {{.*}}:[[@LINE+4]]:8: error: this buffer is freed twice: 'deallocation.free' frees it again
// CHECK: {{.*}}:[[@LINE+5]]:3: note: freed here, by 'memref.dealloc'
// CHECK: {{.*}}:[[@LINE+5]]:3: note: freed again here
func.func @owned_and_freed() {
  %m = memref.alloc() : memref<4xf32>
  %o = deallocation.own %m : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  deallocation.free %o
  return
}
