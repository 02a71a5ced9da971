// RUN: %bufscope-opt %s | FileCheck %s

// Ops that are like one before are printed like it, with their own names: one value in two places,
// and one block as both successors.
// CHECK-LABEL: func.func @f(%arg0: i1, %arg1: index, %arg2: memref<?x?xf32>) {
// CHECK-NEXT: cf.br ^bb1(%arg1, %arg1 : index, index)
// CHECK-NEXT: ^bb1(%0: index, %1: index):  // 6 preds: ^bb0, ^bb3, ^bb6, ^bb9, ^bb12, ^bb12
// CHECK-NEXT: %2 = memref.load %arg2[%0, %1] : memref<?x?xf32>
// CHECK-NEXT: %3 = arith.addi %1, %0 : index
// CHECK-NEXT: memref.store %2, %arg2[%3, %0] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%0, %1 : index, index), ^bb2(%1, %0 : index, index)
// CHECK-NEXT: ^bb2(%4: index, %5: index):  // 2 preds: ^bb1, ^bb1
// CHECK-NEXT: %6 = memref.load %arg2[%5, %5] : memref<?x?xf32>
// CHECK-NEXT: %7 = arith.addi %5, %5 : index
// CHECK-NEXT: memref.store %6, %arg2[%7, %4] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb3(%4, %5 : index, index), ^bb3(%5, %4 : index, index)
// CHECK-NEXT: ^bb3(%8: index, %9: index):  // 2 preds: ^bb2, ^bb2
// CHECK-NEXT: %10 = memref.load %arg2[%8, %9] : memref<?x?xf32>
// CHECK-NEXT: %11 = arith.addi %9, %8 : index
// CHECK-NEXT: memref.store %10, %arg2[%11, %8] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb4(%8, %9 : index, index), ^bb1(%9, %8 : index, index)
// CHECK-NEXT: ^bb4(%12: index, %13: index):  // pred: ^bb3
// CHECK-NEXT: %14 = memref.load %arg2[%13, %13] : memref<?x?xf32>
// CHECK-NEXT: %15 = arith.addi %13, %13 : index
// CHECK-NEXT: memref.store %14, %arg2[%15, %12] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb5(%12, %13 : index, index), ^bb5(%12, %12 : index, index)
// CHECK-NEXT: ^bb5(%16: index, %17: index):  // 2 preds: ^bb4, ^bb4
// CHECK-NEXT: %18 = memref.load %arg2[%16, %17] : memref<?x?xf32>
// CHECK-NEXT: %19 = arith.addi %17, %16 : index
// CHECK-NEXT: memref.store %18, %arg2[%19, %16] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb6(%16, %17 : index, index), ^bb6(%17, %16 : index, index)
// CHECK-NEXT: ^bb6(%20: index, %21: index):  // 2 preds: ^bb5, ^bb5
// CHECK-NEXT: %22 = memref.load %arg2[%21, %21] : memref<?x?xf32>
// CHECK-NEXT: %23 = arith.addi %21, %21 : index
// CHECK-NEXT: memref.store %22, %arg2[%23, %20] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb7(%20, %21 : index, index), ^bb1(%21, %20 : index, index)
// CHECK-NEXT: ^bb7(%24: index, %25: index):  // pred: ^bb6
// CHECK-NEXT: %26 = memref.load %arg2[%24, %25] : memref<?x?xf32>
// CHECK-NEXT: %27 = arith.addi %25, %24 : index
// CHECK-NEXT: memref.store %26, %arg2[%27, %24] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb8(%24, %25 : index, index), ^bb8(%25, %24 : index, index)
// CHECK-NEXT: ^bb8(%28: index, %29: index):  // 2 preds: ^bb7, ^bb7
// CHECK-NEXT: %30 = memref.load %arg2[%29, %29] : memref<?x?xf32>
// CHECK-NEXT: %31 = arith.addi %29, %29 : index
// CHECK-NEXT: memref.store %30, %arg2[%31, %28] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb9(%28, %29 : index, index), ^bb9(%28, %28 : index, index)
// CHECK-NEXT: ^bb9(%32: index, %33: index):  // 2 preds: ^bb8, ^bb8
// CHECK-NEXT: %34 = memref.load %arg2[%32, %33] : memref<?x?xf32>
// CHECK-NEXT: %35 = arith.addi %33, %32 : index
// CHECK-NEXT: memref.store %34, %arg2[%35, %32] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb10(%32, %33 : index, index), ^bb1(%33, %32 : index, index)
// CHECK-NEXT: ^bb10(%36: index, %37: index):  // pred: ^bb9
// CHECK-NEXT: %38 = memref.load %arg2[%37, %37] : memref<?x?xf32>
// CHECK-NEXT: %39 = arith.addi %37, %37 : index
// CHECK-NEXT: memref.store %38, %arg2[%39, %36] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb11(%36, %37 : index, index), ^bb11(%37, %36 : index, index)
// CHECK-NEXT: ^bb11(%40: index, %41: index):  // 2 preds: ^bb10, ^bb10
// CHECK-NEXT: %42 = memref.load %arg2[%40, %41] : memref<?x?xf32>
// CHECK-NEXT: %43 = arith.addi %41, %40 : index
// CHECK-NEXT: memref.store %42, %arg2[%43, %40] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb12(%40, %41 : index, index), ^bb12(%41, %40 : index, index)
// CHECK-NEXT: ^bb12(%44: index, %45: index):  // 2 preds: ^bb11, ^bb11
// CHECK-NEXT: %46 = memref.load %arg2[%45, %45] : memref<?x?xf32>
// CHECK-NEXT: %47 = arith.addi %45, %45 : index
// CHECK-NEXT: memref.store %46, %arg2[%47, %44] : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%44, %45 : index, index), ^bb1(%44, %44 : index, index)
// CHECK-NEXT: }
func.func @f(%arg0: i1, %arg1: index, %arg2: memref<?x?xf32>) {
  cf.br ^bb1(%arg1, %arg1 : index, index)
^bb1(%a1: index, %b1: index):
  %l1 = memref.load %arg2[%a1, %b1] : memref<?x?xf32>
  %s1 = arith.addi %b1, %a1 : index
  memref.store %l1, %arg2[%s1, %a1] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb2(%a1, %b1 : index, index), ^bb2(%b1, %a1 : index, index)
^bb2(%a2: index, %b2: index):
  %l2 = memref.load %arg2[%b2, %b2] : memref<?x?xf32>
  %s2 = arith.addi %b2, %b2 : index
  memref.store %l2, %arg2[%s2, %a2] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb3(%a2, %b2 : index, index), ^bb3(%b2, %a2 : index, index)
^bb3(%a3: index, %b3: index):
  %l3 = memref.load %arg2[%a3, %b3] : memref<?x?xf32>
  %s3 = arith.addi %b3, %a3 : index
  memref.store %l3, %arg2[%s3, %a3] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb4(%a3, %b3 : index, index), ^bb1(%b3, %a3 : index, index)
^bb4(%a4: index, %b4: index):
  %l4 = memref.load %arg2[%b4, %b4] : memref<?x?xf32>
  %s4 = arith.addi %b4, %b4 : index
  memref.store %l4, %arg2[%s4, %a4] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb5(%a4, %b4 : index, index), ^bb5(%a4, %a4 : index, index)
^bb5(%a5: index, %b5: index):
  %l5 = memref.load %arg2[%a5, %b5] : memref<?x?xf32>
  %s5 = arith.addi %b5, %a5 : index
  memref.store %l5, %arg2[%s5, %a5] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb6(%a5, %b5 : index, index), ^bb6(%b5, %a5 : index, index)
^bb6(%a6: index, %b6: index):
  %l6 = memref.load %arg2[%b6, %b6] : memref<?x?xf32>
  %s6 = arith.addi %b6, %b6 : index
  memref.store %l6, %arg2[%s6, %a6] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb7(%a6, %b6 : index, index), ^bb1(%b6, %a6 : index, index)
^bb7(%a7: index, %b7: index):
  %l7 = memref.load %arg2[%a7, %b7] : memref<?x?xf32>
  %s7 = arith.addi %b7, %a7 : index
  memref.store %l7, %arg2[%s7, %a7] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb8(%a7, %b7 : index, index), ^bb8(%b7, %a7 : index, index)
^bb8(%a8: index, %b8: index):
  %l8 = memref.load %arg2[%b8, %b8] : memref<?x?xf32>
  %s8 = arith.addi %b8, %b8 : index
  memref.store %l8, %arg2[%s8, %a8] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb9(%a8, %b8 : index, index), ^bb9(%a8, %a8 : index, index)
^bb9(%a9: index, %b9: index):
  %l9 = memref.load %arg2[%a9, %b9] : memref<?x?xf32>
  %s9 = arith.addi %b9, %a9 : index
  memref.store %l9, %arg2[%s9, %a9] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb10(%a9, %b9 : index, index), ^bb1(%b9, %a9 : index, index)
^bb10(%a10: index, %b10: index):
  %l10 = memref.load %arg2[%b10, %b10] : memref<?x?xf32>
  %s10 = arith.addi %b10, %b10 : index
  memref.store %l10, %arg2[%s10, %a10] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb11(%a10, %b10 : index, index), ^bb11(%b10, %a10 : index, index)
^bb11(%a11: index, %b11: index):
  %l11 = memref.load %arg2[%a11, %b11] : memref<?x?xf32>
  %s11 = arith.addi %b11, %a11 : index
  memref.store %l11, %arg2[%s11, %a11] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb12(%a11, %b11 : index, index), ^bb12(%b11, %a11 : index, index)
^bb12(%a12: index, %b12: index):
  %l12 = memref.load %arg2[%b12, %b12] : memref<?x?xf32>
  %s12 = arith.addi %b12, %b12 : index
  memref.store %l12, %arg2[%s12, %a12] : memref<?x?xf32>
  cf.cond_br %arg0, ^bb1(%a12, %b12 : index, index), ^bb1(%a12, %a12 : index, index)
}
