// What is wrong with ranges of locations.
// RUN: not %bufscope-opt %s --split-input-file --upstream=22 2>&1 | FileCheck %s

module {} loc("a":)

// -----
module {} loc("a":1:)

// -----
module {} loc("a":1:b)

// -----
module {} loc("a":1 to 3:4)

// -----
module {} loc("a":1:2 to)

// -----
module {} loc("a":1:2 to 3)

// -----
module {} loc("a":1:2 to :)

// -----
module {} loc("a":1:2 to 4294967296:1)

// -----
func.func @at_a_range(%m: memref<4xf32>) {
  %0 = "memref.load"(%m) : (memref<4xf32>) -> f32 loc("a":1:2 to 3:4)
  return
}

// CHECK: {{.*}}location-ranges-errors.mlir:4:19: error: expected integer line number in FileLineColRange
// CHECK-NEXT: module {} loc("a":)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-ranges-errors.mlir:7:21: error: expected integer column number in FileLineColRange
// CHECK-NEXT: module {} loc("a":1:)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-ranges-errors.mlir:10:21: error: expected integer column number in FileLineColRange
// CHECK-NEXT: module {} loc("a":1:b)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-ranges-errors.mlir:13:20: error: expected ')' in location
// CHECK-NEXT: module {} loc("a":1 to 3:4)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-ranges-errors.mlir:16:25: error: expected either integer or `:` post `to` in FileLineColRange
// CHECK-NEXT: module {} loc("a":1:2 to)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-ranges-errors.mlir:19:27: error: expected either integer or `:` post `to` in FileLineColRange
// CHECK-NEXT: module {} loc("a":1:2 to 3)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-ranges-errors.mlir:22:27: error: expected integer column number in FileLineColRange
// CHECK-NEXT: module {} loc("a":1:2 to :)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}location-ranges-errors.mlir:25:25: error: expected integer line number in FileLineColRange
// CHECK-NEXT: module {} loc("a":1:2 to 4294967296:1)
// CHECK-NEXT: ^
// CHECK-NEXT: a:1:2: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// CHECK-NEXT: a:1:2: note: see current operation: %0 = "memref.load"(%arg0) : (memref<4xf32>) -> f32
