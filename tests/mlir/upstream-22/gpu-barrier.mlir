// A barrier says nothing of memory.
// RUN: not %bufscope-opt %s --upstream=22 2>&1 | FileCheck %s

func.func @barrier() {
  gpu.barrier {a}
  gpu.barrier memfence [#gpu.address_space<workgroup>]
  return
}

// CHECK: {{.*}}gpu-barrier.mlir:6:15: error: custom op 'memfence' is unknown (tried 'func.memfence' as well)
// CHECK-NEXT: gpu.barrier memfence [#gpu.address_space<workgroup>]
// CHECK-NEXT: ^
