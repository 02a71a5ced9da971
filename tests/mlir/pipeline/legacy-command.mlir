// The line for a stage names the passes up to that one, of nested pipelines as well, and of release
// 22 what its mlir-opt has, and behind it the one that only the named pipeline has.
// RUN: %bufscope-opt %s --legacy --command --stage=1 | FileCheck %s --check-prefix=ONE
// RUN: %bufscope-opt %s --legacy --command --stage=2 | FileCheck %s --check-prefix=TWO
// RUN: %bufscope-opt %s --legacy --command --stage=4 | FileCheck %s --check-prefix=FOUR
// RUN: %bufscope-opt %s --legacy --command | FileCheck %s --check-prefix=ALL
// RUN: %bufscope-opt %s --legacy --command --upstream=22 --stage=4 2>%t | FileCheck %s --check-prefix=NEW
// RUN: %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(buffer-hoisting,buffer-deallocation),cse)" --command --stage=1 | FileCheck %s --check-prefix=ONE
// RUN: %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(buffer-hoisting,buffer-deallocation),cse)" --command --stage=2 | FileCheck %s --check-prefix=INSIDE

// ONE: mlir-opt-19 --pass-pipeline='builtin.module(func.func(buffer-hoisting))' '{{.*}}'
// TWO: mlir-opt-19 --pass-pipeline='builtin.module(func.func(buffer-hoisting),func.func(buffer-loop-hoisting))' '{{.*}}'
// FOUR: mlir-opt-19 --pass-pipeline='builtin.module(func.func(buffer-hoisting),func.func(buffer-loop-hoisting),func.func(promote-buffers-to-stack{{.*}}),func.func(buffer-deallocation))' '{{.*}}'
// ALL: mlir-opt-19 --pass-pipeline='builtin.module({{.*}},func.func(buffer-deallocation),canonicalize{{.*}})' '{{.*}}'
// NEW: mlir-opt-22 --pass-pipeline='builtin.module({{.*}})' '{{.*}}' | bufscope-opt --upstream=22 --pass-pipeline='builtin.module(func.func(buffer-deallocation))' # no mlir-opt-22 has buffer-deallocation
// INSIDE: mlir-opt-19 --pass-pipeline='builtin.module(func.func(buffer-hoisting,buffer-deallocation))' '{{.*}}'
func.func @f(%n: index, %m: memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %m : memref<?xf32> to memref<?xf32>
  return
}
