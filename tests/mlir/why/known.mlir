// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --stage=3 --why=%%both >%t
// RUN: FileCheck %s --check-prefix=EDGES <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --why=%%own >%t
// RUN: FileCheck %s --check-prefix=KNOWN <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --stage=3 --why-not=freed:%%both >%t
// RUN: FileCheck %s --check-prefix=DUE <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --why-not=freed:%%both >%t
// RUN: FileCheck %s --check-prefix=DONE <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --stage=6 --why-not=freed:%%scratch >%t
// RUN: FileCheck %s --check-prefix=ALWAYS <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --why-not=freed:%%one >%t
// RUN: FileCheck %s --check-prefix=EITHER <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --explain >%t
// RUN: FileCheck %s --check-prefix=TOLD <%t
//
// What is known at the moment that is asked about: both ways into a block, a condition that has become a constant, a
// dealloc that is not lowered yet, and one that is, of the base buffer.

// EDGES: %both is owned if %owns_both: who passes it to ^join says whether it hands it over{{.*}}
// EDGES: {{ *}}cf.br in ^left passes indicators along to ^join: {{.*}} for %caller{{.*}}
// EDGES: {{ *}}cf.br in ^right passes indicators along to ^join: %owns_own for %own{{.*}}
// KNOWN: %own is owned: the dealloc keeps it, {{.*}}
// DUE: to be freed: %both is to be freed in ^join if %owns_both{{.*}}
// DONE: freed: %both is freed in ^join if %owns_both{{.*}}
// ALWAYS: freed: %scratch is freed in ^right  [{{.*}}
// EITHER: not freed: %one may be %scratch or %caller, which is what is freed (line [[@LINE+15]]){{.*}}
// TOLD: {{.*}} argument %caller of ^bb0: the caller keeps it
// TOLD: {{.*}} %caller is to be freed at the end of ^bb0 if it is owned: argument
// TOLD: {{.*}} arith.andi has its operands in another order now
// TOLD: {{.*}} arith.andi is always false: %false{{.*}}
// TOLD: {{.*}} takes %caller off its list: never freed, the condition is false {{.*}}
// TOLD: {{.*}} %owns_own = arith.ori is always true: %true{{.*}}
func.func @known(%cond: i1, %other: i1, %caller: memref<8xf32>) {
  cf.cond_br %cond, ^left, ^right
^left:
  test.copy(%caller, %caller) : (memref<8xf32>, memref<8xf32>)
  cf.br ^join(%caller : memref<8xf32>)
^right:
  %own = memref.alloc() : memref<8xf32>
  %scratch = memref.alloc() : memref<8xf32>
  %one = arith.select %other, %scratch, %caller : memref<8xf32>
  test.copy(%one, %own) : (memref<8xf32>, memref<8xf32>)
  cf.br ^join(%own : memref<8xf32>)
^join(%both: memref<8xf32>):
  test.copy(%both, %both) : (memref<8xf32>, memref<8xf32>)
  return
}
