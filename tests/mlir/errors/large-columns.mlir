// A column that is too large is an error where it stands, one that is missing behind what comes before.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

module {} loc("a":1: 18446744073709551616)

// -----

module {} loc("a":1:
  4294967296)

// -----

module {} loc("a":1: b)

// -----

module {} loc("a": 4294967296:1)

// CHECK: within split at {{.*}}large-columns.mlir:1 offset :4:22: error: expected integer column number in FileLineColLoc
// CHECK-NEXT: module {} loc("a":1: 18446744073709551616)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}large-columns.mlir:6 offset :4:3: error: expected integer column number in FileLineColLoc
// CHECK-NEXT: 4294967296)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}large-columns.mlir:11 offset :3:21: error: expected integer column number in FileLineColLoc
// CHECK-NEXT: module {} loc("a":1: b)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}large-columns.mlir:15 offset :3:19: error: expected integer line number in FileLineColLoc
// CHECK-NEXT: module {} loc("a": 4294967296:1)
// CHECK-NEXT: ^
