// MLIR-HLO's pass is there to free all, as the others are: what it forgets is a finding, what it frees is none before it.
// REFERENCE: none
// RUN: not %bufscope-opt %s --check --hlo-deallocation-pipeline 2>&1 >/dev/null | FileCheck %s

// The same buffer is handed on twice: its indicator goes along with the first, and only the second is used.
func.func @twice(%which: i1, %given: memref<4xf32>) {
  %both:2 = scf.if %which -> (memref<4xf32>, memref<4xf32>) {
// CHECK: {{.*}}:[[@LINE+2]]:13: error: this buffer is not freed on every path
// CHECK: {{.*}}:[[@LINE+1]]:13: note: so since stage 1, hlo-deallocate
    %mine = memref.alloc() : memref<4xf32>
    memref.copy %given, %mine : memref<4xf32> to memref<4xf32>
    scf.yield %mine, %mine : memref<4xf32>, memref<4xf32>
  } else {
    scf.yield %given, %given : memref<4xf32>, memref<4xf32>
  }
  memref.copy %both#1, %given : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-NOT: {{.*}}:{{.*}}: {{error|warning}}: {{.*}}
func.func @freed(%out: memref<6xf32>) {
  %small = memref.alloc() : memref<4xf32>
  %large = memref.realloc %small : memref<4xf32> to memref<6xf32>
  memref.copy %large, %out : memref<6xf32> to memref<6xf32>
  return
}
