// Where MLIR-HLO's indicators decide who frees, a check says that it does not judge.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-deallocate --check 2>&1 >/dev/null | FileCheck %s
// RUN: not %bufscope-opt %s --hlo-deallocate --check=strict 2>&1 >/dev/null | FileCheck %s

// CHECK: {{.*}}:[[@LINE+4]]:1: warning: this function is not judged where it has indicators of MLIR-HLO's system: what they free is not followed
// CHECK-NEXT: func.func @owner{{.*}}
// CHECK: {{.*}} note: so since stage {{.*}}, hlo-deallocate
// CHECK-NOT: {{.*(error|warning): .*}}
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
