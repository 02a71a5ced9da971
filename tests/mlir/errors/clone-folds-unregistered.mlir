// Clones that are folded in what is no function, but an op of an unknown dialect: nobody knows
// whether it runs, and that is said.
// RUN: %bufscope-opt %s --check --allow-unregistered-dialect --canonicalize 2>%t.err | FileCheck %s --check-prefix=OUT
// RUN: FileCheck %s <%t.err

// CHECK-NOT: {{.*}}: warning: {{.*}}
// CHECK: {{.*}}:[[@LINE+3]]:1: warning: this is not judged: nobody says whether 'my.func' runs
// CHECK-NOT: {{.*}}: warning: {{.*}}
// OUT-NOT: {{.*}}bufferization.clone{{.*}}
"my.func"() ({
^bb0(%m: memref<4xf32>, %k: i1):
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
    scf.if %k {
      memref.dealloc %a : memref<4xf32>
    }
    %v = memref.load %c[%c0] : memref<4xf32>
    memref.store %v, %m[%c0] : memref<4xf32>
    memref.dealloc %c : memref<4xf32>
    "my.return"() : () -> ()
}, {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<4xf32>
    %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
    scf.execute_region {
      memref.dealloc %a : memref<4xf32>
      scf.yield
    }
    %v = memref.load %c[%c0] : memref<4xf32>
    "my.use"(%v) : (f32) -> ()
    memref.dealloc %c : memref<4xf32>
    "my.return"() : () -> ()
}) : () -> ()
