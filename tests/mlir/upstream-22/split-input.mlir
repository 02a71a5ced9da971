// Places of diagnostics are those in the file.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @a(%arg0: memref<4xf32>) {
  return
}

// -----
func.func @b(%arg0: memref<4xf32>) {
  %0 = "x.y"() : () -> i32
}

// -----

// -----
func.func @b(%arg0: memref<4xf32>) { return }
func.func @b(%arg0: memref<4xf32>) { return }

// -----
func.func @b(%arg0: memref<4xf32>) { bla }

// CHECK: {{.*}}split-input.mlir:17:1: error: redefinition of symbol named 'b'
// CHECK-NEXT: func.func @b(%arg0: memref<4xf32>) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}split-input.mlir:17:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "b"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<4xf32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: {{.*}}split-input.mlir:16:1: note: see existing symbol definition here
// CHECK-NEXT: func.func @b(%arg0: memref<4xf32>) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}split-input.mlir:20:38: error: custom op 'bla' is unknown (tried 'func.bla' as well)
// CHECK-NEXT: func.func @b(%arg0: memref<4xf32>) { bla }
// CHECK-NEXT: ^
