// What is wrong with locations and distinct attributes.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

module {} loc(#never)

// -----
module {} loc(#number)
#number = 5

// -----
#number = 5
module {} loc(#number)

// -----
#number = 5
#loc = loc(#number)

// -----
module {} loc("a":1)

// -----
module {} loc("a":1:)

// -----
module {} loc("a":b:2)

// -----
module {} loc("a"("b")

// -----
module {} loc(callsite("a" at))

// -----
module {} loc(callsite("a" to "b"))

// -----
module {} loc(callsite "a")

// -----
module {} loc(fused<5["b"])

// -----
module {} loc(fused["b")

// -----
module {} loc(fused "b")

// -----
module {} loc(nowhere)

// -----
module {} loc(5)

// -----
module {} loc 5

// -----
module attributes {a = loc(nowhere)} {}

// -----
module attributes {a = loc 5} {}

// -----
module attributes {a.b = distinct[0]<i32>, a.c = distinct[0]<i64>} {}

// -----
module attributes {a.b = distinct[i]<i32>} {}

// -----
module attributes {a.b = distinct[0](i32)} {}

// -----
module attributes {a.b = distinct[0]<i32)} {}

// -----
module attributes {a.b = distinct[36893488147419103232]<i32>} {}

// -----
module attributes {a.b = distinct<i32>} {}

// CHECK: within split at {{.*}}errors.mlir:1 offset :4:15: error: operation location alias was never defined
// CHECK-NEXT: module {} loc(#never)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:6 offset :2:15: error: expected location, but found '5 : i64'
// CHECK-NEXT: module {} loc(#number)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:10 offset :3:15: error: expected location, but found '5 : i64'
// CHECK-NEXT: module {} loc(#number)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:14 offset :3:19: error: expected location attribute, but got5 : i64
// CHECK-NEXT: #loc = loc(#number)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:18 offset :2:20: error: expected ':' in FileLineColLoc
// CHECK-NEXT: module {} loc("a":1)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:21 offset :2:21: error: expected integer column number in FileLineColLoc
// CHECK-NEXT: module {} loc("a":1:)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:24 offset :2:19: error: expected integer line number in FileLineColLoc
// CHECK-NEXT: module {} loc("a":b:2)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:27 offset :2:23: error: expected ')' in location
// CHECK-NEXT: module {} loc("a"("b")
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:30 offset :2:30: error: expected location instance
// CHECK-NEXT: module {} loc(callsite("a" at))
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:33 offset :2:27: error: expected 'at' in callsite location
// CHECK-NEXT: module {} loc(callsite("a" to "b"))
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:36 offset :2:23: error: expected '(' in callsite location
// CHECK-NEXT: module {} loc(callsite "a")
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:39 offset :2:22: error: expected '>' after fused location metadata
// CHECK-NEXT: module {} loc(fused<5["b"])
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:42 offset :2:24: error: expected ']' in fused location
// CHECK-NEXT: module {} loc(fused["b")
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:45 offset :2:20: error: expected '[' in fused location
// CHECK-NEXT: module {} loc(fused "b")
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:48 offset :2:15: error: expected location instance
// CHECK-NEXT: module {} loc(nowhere)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:51 offset :2:15: error: expected location instance
// CHECK-NEXT: module {} loc(5)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:54 offset :2:14: error: expected '(' in location
// CHECK-NEXT: module {} loc 5
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:57 offset :2:28: error: expected location instance
// CHECK-NEXT: module attributes {a = loc(nowhere)} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:60 offset :2:27: error: expected '(' in inline location
// CHECK-NEXT: module attributes {a = loc 5} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:63 offset :2:50: error: referenced attribute does not match previous definition: i32
// CHECK-NEXT: module attributes {a.b = distinct[0]<i32>, a.c = distinct[0]<i64>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:66 offset :2:35: error: expected distinct ID
// CHECK-NEXT: module attributes {a.b = distinct[i]<i32>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:69 offset :2:37: error: expected '<' after distinct ID
// CHECK-NEXT: module attributes {a.b = distinct[0](i32)} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:72 offset :2:41: error: expected '>' to close distinct attribute
// CHECK-NEXT: module attributes {a.b = distinct[0]<i32)} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:75 offset :2:55: error: expected an unsigned 64-bit integer
// CHECK-NEXT: module attributes {a.b = distinct[36893488147419103232]<i32>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}errors.mlir:78 offset :2:34: error: expected '[' after 'distinct'
// CHECK-NEXT: module attributes {a.b = distinct<i32>} {}
// CHECK-NEXT: ^
