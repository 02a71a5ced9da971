// Since 22, what is only a dimension is no symbol of affine.apply; what may be neither is not minded.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @variable_of_a_loop(%m: memref<8xindex>) {
  affine.for %i = 0 to 8 {
    %a = affine.apply affine_map<()[s] -> (s)>()[%i]
    %b = affine.load %m[symbol(%a)] : memref<8xindex>
  }
  return
}

// -----

func.func @sum_with_one() {
  affine.parallel (%i) = (0) to (8) {
    %z = affine.apply affine_map<(d0) -> (d0 + 4)>(%i)
    %a = affine.apply affine_map<()[s] -> (s + 4)>()[%z]
  }
  return
}

// -----

func.func @both() {
  affine.parallel (%i) = (0) to (8) {
    %a = affine.apply affine_map<(d)[s] -> (s + 4 + d)>(%i)[%i]
  }
  return
}

// -----

func.func @neither(%n: index) {
  affine.for %i = 0 to 8 {
    %sum = arith.addi %i, %i : index
    %a = affine.apply affine_map<()[s] -> (s + 4)>()[%sum]
    %least = affine.min affine_map<()[s] -> (s, 4)>()[%i]
  }
  scf.parallel (%k) = (%n) to (%n) step (%n) {
    %b = affine.apply affine_map<(d)[s] -> (s + 4 + d)>(%k)[%k]
  }
  return
}

// CHECK: {{.*}}affine-apply-errors.mlir:6:10: error: dimensional operand cannot be used as a symbol
// CHECK-NEXT: %a = affine.apply affine_map<()[s] -> (s)>()[%i]
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-apply-errors.mlir:6:10: note: see current operation: %0 = "affine.apply"(%arg1) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
// CHECK-NEXT: {{.*}}affine-apply-errors.mlir:17:10: error: dimensional operand cannot be used as a symbol
// CHECK-NEXT: %a = affine.apply affine_map<()[s] -> (s + 4)>()[%z]
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-apply-errors.mlir:17:10: note: see current operation: %1 = "affine.apply"(%0) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
// CHECK-NEXT: {{.*}}affine-apply-errors.mlir:26:10: error: dimensional operand cannot be used as a symbol
// CHECK-NEXT: %a = affine.apply affine_map<(d)[s] -> (s + 4 + d)>(%i)[%i]
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-apply-errors.mlir:26:10: note: see current operation: %0 = "affine.apply"(%arg0, %arg0) <{map = affine_map<(d0)[s0] -> (d0 + s0 + 4)>}> : (index, index) -> index
