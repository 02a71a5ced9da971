// The folder of --mlir-print-ir-tree-dir: a file for each pass, ordered by their numbers.
// RUN: rm -rf %t.dir && mkdir -p %t.dir/module/func_func_f
// RUN: %bufscope-opt %s --canonicalize --mlir-print-ir-after-all -o /dev/null 2>%t.dir/module/10_canonicalize.mlir
// RUN: %bufscope-opt %s --cse --mlir-print-ir-after-all -o /dev/null 2>%t.dir/module/2_cse.mlir
// RUN: %bufscope-opt %s --buffer-hoisting --mlir-print-ir-after-all -o /dev/null 2>%t.dir/module/func_func_f/2_0_buffer-hoisting.mlir
// RUN: %bufscope-opt --dump=%t.dir --counts | FileCheck %s
// RUN: rm -rf %t.none && mkdir %t.none
// RUN: not %bufscope-opt --dump=%t.none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %bufscope-opt --dump=%s 2>&1 | FileCheck %s --check-prefix=NO-DUMP
// RUN: not %bufscope-opt --dump=%t.dir --import=generic 2>&1 | FileCheck %s --check-prefix=OTHER

// CHECK: 0: input
// CHECK-NEXT: 1: cse
// CHECK-NEXT: 2: buffer-hoisting
// CHECK-NEXT: 3: canonicalize

// NONE: bufscope-opt: no file in '{{.*}}' is one of --mlir-print-ir-tree-dir
// NO-DUMP: {{.*}}folder.mlir:1:1: error: this is no dump: no line says '// -----// IR Dump After ...' or '... Before ...'
// OTHER: bufscope-opt: a dump has the stages that are in it: --import cannot be given beside --dump

func.func @f() {
  return
}
