// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --stage=4 --names=source --why-not=freed:%%caller >%t
// RUN: FileCheck %s --check-prefix=CALLER <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --stage=4 --names=source --why-not=freed:%%stack >%t
// RUN: FileCheck %s --check-prefix=STACK <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --stage=5 --names=source --why-not=freed:%%own >%t
// RUN: FileCheck %s --check-prefix=OWN <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --stage=5 --names=source --why-not=freed:%%gone >%t
// RUN: FileCheck %s --check-prefix=GONE <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --stage=4 --names=source --why-not=freed:%%view >%t
// RUN: FileCheck %s --check-prefix=VIEW <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --names=source --why-not=split:%%chosen >%t
// RUN: FileCheck %s --check-prefix=SPLIT <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --stage=2 --why-not=@freed:%%alloc >%t
// RUN: FileCheck %s --check-prefix=LATER <%t
// RUN: %bufscope-opt %s --cse --why-not=promoted:@freed:%%alloc >%t
// RUN: FileCheck %s --check-prefix=NOBODY <%t
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --stage=3 --names=source --why=%%chosen >%t
// RUN: FileCheck %s --check-prefix=WHY <%t
//
// Why something is not freed, or not split off, in the ownership system: the condition, and what is to blame.

// CALLER: not freed: %caller is an argument: the caller frees it (line [[@LINE+7]]){{.*}}
// STACK: not freed: %stack is on the stack, and goes with its scope (line [[@LINE+7]]){{.*}}
// OWN: not freed: %own is kept by the dealloc for the end of ^bb0: returned{{.*}}
// GONE: to be freed: %gone is to be freed in ^bb0{{.*}}
// VIEW: not freed: %view is a view of %gone: the buffer is freed as that{{.*}}
// LATER: not freed: not yet: ownership-based-buffer-deallocation is stage 3{{.*}}
// NOBODY: not promoted: no pass of this pipeline does that; promote-buffers-to-stack would{{.*}}
func.func @freed(%c: i1, %caller: memref<8xf32>) -> memref<8xf32> {
  %stack = memref.alloca() : memref<8xf32>
  %own = memref.alloc() : memref<8xf32>
  %gone = memref.alloc() : memref<8xf32>
  test.copy(%caller, %stack) : (memref<8xf32>, memref<8xf32>)
  test.copy(%stack, %own) : (memref<8xf32>, memref<8xf32>)
  test.copy(%own, %gone) : (memref<8xf32>, memref<8xf32>)
  %view = memref.cast %gone : memref<8xf32> to memref<?xf32>
  test.copy(%view, %view) : (memref<?xf32>, memref<?xf32>)
  return %own : memref<8xf32>
}

// The one cause first; then what was decided of the thing itself, then of others, then what that rests on.
// SPLIT: not split off: %chosen is not split off its dealloc: it may be the same buffer as %{{[a-z]+}}{{.*}}
// WHY: %chosen is owned if %{{.*}}: it lives on whichever way ^bb0 is left, {{.*}}; used later by test.copy at line [[@LINE+13]]{{.*}}
// WHY: {{ *}}%chosen is owned or not: it may be %a or %b (line [[@LINE+5]]){{.*}}
// WHY: {{ *}}%b is not owned: it is an argument, which the caller frees (line [[@LINE+2]]){{.*}}
// WHY: {{ *}}from the source: %chosen = arith.select at line [[@LINE+3]]{{.*}}
func.func @split(%c: i1, %d: i1, %b: memref<8xf32>, %out: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %chosen = arith.select %c, %a, %b : memref<8xf32>
  test.copy(%a, %out) : (memref<8xf32>, memref<8xf32>)
  cf.cond_br %d, ^left, ^right
^left:
  test.copy(%chosen, %out) : (memref<8xf32>, memref<8xf32>)
  cf.br ^right
^right:
  test.copy(%chosen, %a) : (memref<8xf32>, memref<8xf32>)
  return
}
