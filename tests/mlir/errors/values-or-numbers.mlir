// Where a value is wrong, a number is looked for; lists of sizes that are empty; names with numbers.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%n: index, %v: memref<?xf32>) {
  %0 = memref.subview %v[%n#m] [1] [1] : memref<?xf32>
  return
}

// -----

func.func @b(%n: index) {
  %0 = bufferization.alloc_tensor(%n %n) : tensor<?xf64>
  return
}

// -----

func.func @c(%n: index) {
  %0 = bufferization.alloc_tensor(, %n) : tensor<?xf64>
  return
}

// -----

func.func @d(%n: index) {
  scf.for %i#1 = %n to %n step %n { "t.a"(%i) : (index) -> () }
  return
}

// -----

func.func @e(%n: index) {
  scf.for %i loc("a") = %n to %n step %n { }
  return
}

// CHECK: within split at {{.*}}values-or-numbers.mlir:1 offset :5:28: error: invalid SSA value result number
// CHECK-NEXT: %0 = memref.subview %v[%n#m] [1] [1] : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}values-or-numbers.mlir:1 offset :5:28: error: custom op 'memref.subview' expected integer value
// CHECK-NEXT: %0 = memref.subview %v[%n#m] [1] [1] : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}values-or-numbers.mlir:1 offset :5:8: error: custom op 'memref.subview' expected SSA value or integer
// CHECK-NEXT: %0 = memref.subview %v[%n#m] [1] [1] : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}values-or-numbers.mlir:9 offset :4:37: error: expected ')'
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%n %n) : tensor<?xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}values-or-numbers.mlir:16 offset :4:35: error: expected ')'
// CHECK-NEXT: %0 = bufferization.alloc_tensor(, %n) : tensor<?xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}values-or-numbers.mlir:23 offset :4:42: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: scf.for %i#1 = %n to %n step %n { "t.a"(%i) : (index) -> () }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}values-or-numbers.mlir:30 offset :4:13: error: expected '='
// CHECK-NEXT: scf.for %i loc("a") = %n to %n step %n { }
// CHECK-NEXT: ^
