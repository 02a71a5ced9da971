// Elements that are read from and written to all over the memory, or packed.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?x?xf32>, tensor<?xf32>, index, vector<4xi32>, vector<2x4xindex>, vector<4xi1>, vector<2x4xi1>, vector<4xf32>, vector<2x4xf32>) -> (), sym_name = "gather"}> ({
// GENERIC-NEXT: ^bb0(%arg7: memref<?x?xf32>, %arg8: tensor<?xf32>, %arg9: index, %arg10: vector<4xi32>, %arg11: vector<2x4xindex>, %arg12: vector<4xi1>, %arg13: vector<2x4xi1>, %arg14: vector<4xf32>, %arg15: vector<2x4xf32>):
// GENERIC-NEXT: %1 = "vector.gather"(%arg7, %arg9, %arg9, %arg10, %arg12, %arg14) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: %2 = "vector.gather"(%arg8, %arg9, %arg11, %arg13, %arg15) {tag} : (tensor<?xf32>, index, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC-NEXT: "vector.scatter"(%arg7, %arg9, %arg9, %arg10, %arg12, %arg14) {tag} : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xi64>) -> (), sym_name = "packed"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<[4]xi1>, %arg5: vector<[4]xf32>, %arg6: vector<[4]xi64>):
// GENERIC-NEXT: %0 = "vector.expandload"(%arg0, %arg1, %arg1, %arg2, %arg3) {tag} : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: "vector.compressstore"(%arg0, %arg1, %arg1, %arg2, %0) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT: "vector.scatter"(%arg0, %arg1, %arg1, %arg6, %arg4, %arg5) : (memref<?x?xf32>, index, index, vector<[4]xi64>, vector<[4]xi1>, vector<[4]xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @gather(%arg0: memref<?x?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xi32>, %arg4: vector<2x4xindex>, %arg5: vector<4xi1>, %arg6: vector<2x4xi1>, %arg7: vector<4xf32>, %arg8: vector<2x4xf32>) {
// CHECK-NEXT: %0 = vector.gather %arg0[%arg2, %arg2] [%arg3], %arg5, %arg7 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %1 = vector.gather %arg1[%arg2] [%arg4], %arg6, %arg8 {tag} : tensor<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg2, %arg2] [%arg3], %arg5, %arg7 {tag} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @gather(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %places: vector<4xi32>,
                  %more: vector<2x4xindex>, %k: vector<4xi1>, %k2: vector<2x4xi1>, %v: vector<4xf32>,
                  %v2: vector<2x4xf32>) {
  %0 = vector.gather %m[%i, %i] [%places], %k, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %t[%i] [%more], %k2, %v2 {tag} : tensor<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.scatter %m[%i, %i] [%places], %k, %v {tag} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// CHECK-LABEL: func.func @packed(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<[4]xi1>, %arg5: vector<[4]xf32>, %arg6: vector<[4]xi64>) {
// CHECK-NEXT: %0 = vector.expandload %arg0[%arg1, %arg1], %arg2, %arg3 {tag} : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.compressstore %arg0[%arg1, %arg1], %arg2, %0 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg1, %arg1] [%arg6], %arg4, %arg5 : memref<?x?xf32>, vector<[4]xi64>, vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @packed(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                  %ks: vector<[4]xi1>, %vs: vector<[4]xf32>, %places: vector<[4]xi64>) {
  %0 = vector.expandload %m[%i, %i], %k, %v {tag} : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %0 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i, %i] [%places], %ks, %vs : memref<?x?xf32>, vector<[4]xi64>, vector<[4]xi1>, vector<[4]xf32>
  return
}
