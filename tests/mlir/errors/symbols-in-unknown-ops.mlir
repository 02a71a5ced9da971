// An op of a dialect that nobody knows, with one region, may be a symbol table of its own: nothing in it finds the
// symbols outside. One of a known dialect, or with two regions, is none.
// RUN: not %bufscope-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func private @callee()
func.func @hidden() {
  "unknown.op"() ({
    func.call @callee() : () -> ()
    "unknown.end"() : () -> ()
  }) : () -> ()
  return
}

// -----
memref.global @data : memref<4xf32>
func.func @hidden_deeper(%c: i1) {
  "unknown.op"() ({
    scf.if %c {
      %0 = memref.get_global @data : memref<4xf32>
    }
  }) : () -> ()
  return
}

// -----
func.func private @callee()
func.func @seen() {
  "unknown.op"() ({
    func.call @callee() : () -> ()
  }, {
  }) : () -> ()
  "test.op"() ({
    func.call @callee() : () -> ()
  }) : () -> ()
  return
}

// CHECK: within split at {{.*}}symbols-in-unknown-ops.mlir:1 offset :8:5: error: 'func.call' op 'callee' does not reference a valid function
// CHECK-NEXT: func.call @callee() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-unknown-ops.mlir:1 offset :8:5: note: see current operation: "func.call"() <{callee = @callee}> : () -> ()
// CHECK-NEXT: within split at {{.*}}symbols-in-unknown-ops.mlir:14 offset :6:12: error: 'memref.get_global' op 'data' does not reference a valid global memref
// CHECK-NEXT: %0 = memref.get_global @data : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-unknown-ops.mlir:14 offset :6:12: note: see current operation: %0 = "memref.get_global"() <{name = @data}> : () -> memref<4xf32>
