// The set of an affine.if is an inherent attribute of its own kind.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file --mlir-print-op-generic 2>&1 | FileCheck %s

#set = affine_set<(d0) : (d0 - 1 == 0)>
func.func @number(%i: index) {
  "affine.if"(%i) ({
    affine.yield
  }, {
  }) {condition = 1} : (index) -> ()
  return
}

// -----

func.func @without(%i: index) {
  "affine.if"(%i) ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// CHECK: {{.*}}affine-if-errors.mlir:6:3: error: 'affine.if' op attribute 'condition' failed to satisfy constraint: IntegerSet attribute
// CHECK-NEXT: "affine.if"(%i) ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-if-errors.mlir:16:3: error: 'affine.if' op requires attribute 'condition'
// CHECK-NEXT: "affine.if"(%i) ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-if-errors.mlir:16:3: note: see current operation:
// CHECK-NEXT: "affine.if"(%arg0) ({
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (index) -> ()
