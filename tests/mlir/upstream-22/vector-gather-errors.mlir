// Loads and stores under a mask that are not valid since 22; vectors of more dimensions are.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

%a0="t.v"() : () -> memref<?x?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> index
%a3="t.v"() : () -> vector<16xi32>
%a4="t.v"() : () -> vector<16xi1>
%a5="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4,%a5)  : (memref<?x?xf32>,index,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?x?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?x?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (vector<4xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> tensor<*xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (tensor<*xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xf32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xf32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xui32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xui32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi2>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi2>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> f32
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,f32) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (f32)

// -----
%a0="t.v"() : () -> memref<?xf64>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf64>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<17xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<17xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<17xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<17xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<17xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<17xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4) <{alignment=7}> : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%r:1 = "vector.load"(%a0,%a1) <{alignment=7}> : (memref<?xf32>,index) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%r:1 = "vector.load"(%a0,%a1) <{alignment=8}> : (memref<?xf32>,index) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3) <{alignment=8}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<2x16xi1>
%a3="t.v"() : () -> vector<2x16xf32>
%r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<2x16xf32>) -> (vector<2x16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<2x16xi1>
%a3="t.v"() : () -> vector<2x16xf32>
"vector.maskedstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<2x16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> tensor<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (tensor<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (f32,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> vector<16xi32>
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xf32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xf32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<2x16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<2x16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<2x16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<2x16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf64>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf64>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> tensor<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (tensor<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> vector<16xi1>
%a2="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2)  : (memref<?xf32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<2x16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<2x16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<2x16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi8>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi8>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf64>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32,strided<[2]>>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32,strided<[2]>>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> tensor<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (tensor<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> vector<16xi1>
%a2="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2)  : (memref<?xf32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<2x16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf64>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<i1>
%a3="t.v"() : () -> vector<f32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<i1>,vector<f32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (memref<?xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<2x16xi1>
%a3="t.v"() : () -> vector<2x17xf32>
%r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<2x17xf32>) -> (vector<2x17xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<i1>
%a3="t.v"() : () -> vector<f32>
%r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<i1>,vector<f32>) -> (vector<f32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<1xi1>
%a3="t.v"() : () -> vector<f32>
%r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<1xi1>,vector<f32>) -> (vector<1xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> f32
"vector.maskedstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,f32) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<i1>
%a3="t.v"() : () -> vector<f32>
"vector.maskedstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<i1>,vector<f32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<f32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<f32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<f32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<2x16xi1>
%a3="t.v"() : () -> vector<2x16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<2x16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> f32
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,f32) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.maskedstore"(%a0,%a1,%a2,%a3) <{alignment=8}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> vector<16xf32>
%a1="t.v"() : () -> memref<?xf32>
%a2="t.v"() : () -> index
"vector.store"(%a0,%a1,%a2) <{alignment=8}> : (vector<16xf32>,memref<?xf32>,index) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%r:1 = "vector.load"(%a0,%a1) <{nontemporal=true}> : (memref<?xf32>,index) -> (vector<16xf32>)

// CHECK: {{.*}}vector-gather-errors.mlir:18:8: error: 'vector.gather' op requires 2 indices
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?x?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:18:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?x?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:26:8: error: 'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'vector<4xf32>'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (vector<4xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:26:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (vector<4xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:34:8: error: 'vector.gather' op requires base to be a memref or ranked tensor type
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (tensor<*xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:34:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (tensor<*xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:42:8: error: 'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<16xf32>'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xf32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:42:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xf32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:58:8: error: 'vector.gather' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<16xi2>'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi2>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:58:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi2>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:66:8: error: 'vector.gather' op operand #4 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,f32) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:66:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, f32) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:74:8: error: 'vector.gather' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:74:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:82:8: error: 'vector.gather' op base and result element type should match
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf64>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:82:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf64>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:90:8: error: 'vector.gather' op expected result dim to match indices dim
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<17xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:90:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<17xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:98:8: error: 'vector.gather' op expected result dim to match mask dim
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<17xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:98:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<17xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:106:8: error: 'vector.gather' op expected pass_thru of same type as result type
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<17xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:106:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<17xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:114:8: error: 'vector.gather' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4) <{alignment=7}> : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:114:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) <{alignment = 7 : i64}> : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:119:8: error: 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// CHECK-NEXT: %r:1 = "vector.load"(%a0,%a1) <{alignment=7}> : (memref<?xf32>,index) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:119:8: note: see current operation: %2 = "vector.load"(%0, %1) <{alignment = 7 : i64}> : (memref<?xf32>, index) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:169:1: error: 'vector.scatter' op operand #0 must be Tensor or MemRef of any type values, but got 'f32'
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (f32,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:169:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (f32, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:176:1: error: 'vector.scatter' op requires 1 indices
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:176:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3) : (memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:184:1: error: 'vector.scatter' op operand #2 must be vector of integer or index values, but got 'vector<16xf32>'
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xf32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:184:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xf32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:192:1: error: 'vector.scatter' op expected valueToStore dim to match mask dim
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<2x16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:192:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<2x16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:200:1: error: 'vector.scatter' op expected valueToStore dim to match indices dim
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<2x16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:200:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<2x16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:208:1: error: 'vector.scatter' op base and valueToStore element type should match
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf64>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:208:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf64>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:222:8: error: 'vector.expandload' op operand #0 must be memref of any type values, but got 'tensor<?xf32>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (tensor<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:222:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (tensor<?xf32>, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:228:8: error: 'vector.expandload' op requires 1 indices
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2)  : (memref<?xf32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:228:8: note: see current operation: %3 = "vector.expandload"(%0, %1, %2) : (memref<?xf32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:235:8: error: 'vector.expandload' op expected result dim to match mask dim
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:235:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<2x16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:242:8: error: 'vector.expandload' op expected pass_thru of same type as result type
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<2x16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:242:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, vector<2x16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:249:8: error: 'vector.expandload' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<16xi8>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi8>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:249:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi8>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:256:8: error: 'vector.expandload' op base and result element type should match
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:256:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf64>, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:277:1: error: 'vector.compressstore' op operand #0 must be memref of any type values, but got 'tensor<?xf32>'
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (tensor<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:277:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (tensor<?xf32>, index, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:283:1: error: 'vector.compressstore' op requires 1 indices
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2)  : (memref<?xf32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:283:1: note: see current operation: "vector.compressstore"(%0, %1, %2) : (memref<?xf32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:290:1: error: 'vector.compressstore' op expected valueToStore dim to match mask dim
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:290:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<2x16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:297:1: error: 'vector.compressstore' op base and valueToStore element type should match
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:297:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf64>, index, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:304:1: error: 'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<i1>'
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<i1>,vector<f32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:304:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<i1>, vector<f32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:312:8: error: 'vector.scatter' op result #0 must be ranked tensor of any type values, but got 'memref<?xf32>'
// CHECK-NEXT: %r:1 = "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (memref<?xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:312:8: note: see current operation: %5 = "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> memref<?xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:319:8: error: 'vector.maskedload' op expected result shape to match mask shape
// CHECK-NEXT: %r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<2x17xf32>) -> (vector<2x17xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:319:8: note: see current operation: %4 = "vector.maskedload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<2x16xi1>, vector<2x17xf32>) -> vector<2x17xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:326:8: error: 'vector.maskedload' op operand #2 must be vector of 1-bit signless integer values, but got 'vector<i1>'
// CHECK-NEXT: %r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<i1>,vector<f32>) -> (vector<f32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:326:8: note: see current operation: %4 = "vector.maskedload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<i1>, vector<f32>) -> vector<f32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:333:8: error: 'vector.maskedload' op operand #3 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<1xi1>,vector<f32>) -> (vector<1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:333:8: note: see current operation: %4 = "vector.maskedload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<1xi1>, vector<f32>) -> vector<1xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:340:1: error: 'vector.maskedstore' op operand #3 must be vector of any type values, but got 'f32'
// CHECK-NEXT: "vector.maskedstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,f32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:340:1: note: see current operation: "vector.maskedstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, f32) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:347:1: error: 'vector.maskedstore' op operand #2 must be vector of 1-bit signless integer values, but got 'vector<i1>'
// CHECK-NEXT: "vector.maskedstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<i1>,vector<f32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:347:1: note: see current operation: "vector.maskedstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<i1>, vector<f32>) -> ()
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:354:8: error: 'vector.expandload' op operand #3 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<f32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:354:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, vector<f32>) -> vector<16xf32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:361:8: error: 'vector.expandload' op result #0 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<f32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:361:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, vector<16xf32>) -> vector<f32>
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:375:1: error: 'vector.compressstore' op operand #3 must be vector of any type values, but got 'f32'
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,f32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-gather-errors.mlir:375:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, f32) -> ()
