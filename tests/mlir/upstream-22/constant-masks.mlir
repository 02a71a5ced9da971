// Masks of all and of nothing are constants since 22.
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f(%arg0: index) {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<[4]x4xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : vector<[4]x4xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %cst_2 = arith.constant dense<true> : vector<[1]xi1>
// CHECK-NEXT: %cst_3 = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT: %cst_4 = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT: %cst_5 = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: %cst_6 = arith.constant dense<false> : vector<i1>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c-1_vscale = arith.muli %vscale, %c-1 : index
// CHECK-NEXT: %0 = vector.create_mask %c0 : vector<[4]xi1>
// CHECK-NEXT: %1 = vector.create_mask %c-1_vscale : vector<[4]xi1>
// CHECK-NEXT: %2 = vector.create_mask %arg0 : vector<i1>
// CHECK-NEXT: "t.t"(%cst_6, %cst_5, %cst_5, %0, %cst_4, %cst_3, %cst_3, %cst_2, %1, %cst_1, %2, %cst_0, %cst, %cst_5, %cst_5, %cst_6, %cst_2) : (vector<i1>, vector<i1>, vector<i1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>, vector<[4]xi1>, vector<4xi1>, vector<i1>, vector<[4]x4xi1>, vector<[4]x4xi1>, vector<i1>, vector<i1>, vector<i1>, vector<[1]xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%i: index) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %cm = arith.constant -1 : index
 %c4 = arith.constant 4 : index
 %c9 = arith.constant 9 : index
 %vs = vector.vscale
 %v9 = arith.muli %vs, %c9 : index
 %v4 = arith.muli %vs, %c4 : index
 %v1 = arith.muli %vs, %c1 : index
 %vm = arith.muli %vs, %cm : index
 %0 = vector.create_mask %c0 : vector<i1>
 %1 = vector.create_mask %c1 : vector<i1>
 %2 = vector.create_mask %c9 : vector<i1>
 %3 = vector.create_mask %c0 : vector<[4]xi1>
 %4 = vector.create_mask %cm : vector<[4]xi1>
 %5 = vector.create_mask %v9 : vector<[4]xi1>
 %6 = vector.create_mask %v4 : vector<[4]xi1>
 %7 = vector.create_mask %vs : vector<[1]xi1>
 %8 = vector.create_mask %vm : vector<[4]xi1>
 %9 = vector.create_mask %v9 : vector<4xi1>
 %10 = vector.create_mask %i : vector<i1>
 %11 = vector.create_mask %v4, %c0 : vector<[4]x4xi1>
 %12 = vector.create_mask %v4, %c9 : vector<[4]x4xi1>
 %13 = vector.create_mask %vs : vector<i1>
 %14 = vector.constant_mask [1] : vector<i1>
 %15 = vector.constant_mask [0] : vector<i1>
 %16 = vector.create_mask %v1 : vector<[1]xi1>
 "t.t"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16) : (vector<i1>,vector<i1>,vector<i1>,vector<[4]xi1>,vector<[4]xi1>,vector<[4]xi1>,vector<[4]xi1>,vector<[1]xi1>,vector<[4]xi1>,vector<4xi1>,vector<i1>,vector<[4]x4xi1>,vector<[4]x4xi1>,vector<i1>,vector<i1>,vector<i1>,vector<[1]xi1>) -> ()
 return
}
