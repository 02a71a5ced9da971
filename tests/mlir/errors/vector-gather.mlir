// Loads and stores under a mask, in one piece or from all over the memory, that are not valid.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

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
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (f32,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

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
%r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4) <{alignment=8}> : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

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
%a0="t.v"() : () -> tensor<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
%r:1 = "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (tensor<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (tensor<?xf32>)

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
%a2="t.v"() : () -> vector<17xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<17xi32>,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<17xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<17xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<[16]xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<[16]xi32>,vector<16xi1>,vector<16xf32>) -> ()

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
%a0="t.v"() : () -> memref<?xf64>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<17xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<17xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<17xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<17xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<[16]xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<[16]xi1>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3) <{alignment=16}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)

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
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<2x16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<2x16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf64>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<17xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<17xi1>,vector<16xf32>) -> ()

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
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
%r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<f32>)

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<[16]xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<[16]xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi1>
%a3="t.v"() : () -> vector<16xf32>
"vector.compressstore"(%a0,%a1,%a2,%a3) <{alignment=8}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()

// -----
%a0="t.v"() : () -> memref<?xf32>
%a1="t.v"() : () -> index
%a2="t.v"() : () -> vector<16xi32>
%a3="t.v"() : () -> vector<16xi1>
%a4="t.v"() : () -> vector<16xf32>
"vector.scatter"(%a0,%a1,%a2,%a3,%a4) <{alignment=8}> : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()

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

// CHECK: within split at {{.*}}vector-gather.mlir:12 offset :7:8: error: 'vector.gather' op requires 2 indices
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?x?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:12 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?x?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:20 offset :7:8: error: 'vector.gather' op requires base to be a memref or ranked tensor type
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (vector<4xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:20 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (vector<4xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:28 offset :7:8: error: 'vector.gather' op operand #0 must be shaped of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (f32,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:28 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (f32, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:36 offset :7:8: error: 'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<16xf32>'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xf32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:36 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xf32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:52 offset :7:8: error: 'vector.gather' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<16xi2>'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi2>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:52 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi2>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:60 offset :7:8: error: 'vector.gather' op operand #4 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,f32) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:60 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, f32) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:68 offset :7:8: error: 'vector.gather' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:68 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:76 offset :7:8: error: 'vector.gather' op base and result element type should match
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf64>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:76 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf64>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:84 offset :7:8: error: 'vector.gather' op expected result dim to match indices dim
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<17xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:84 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<17xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:92 offset :7:8: error: 'vector.gather' op expected result dim to match mask dim
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<17xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:92 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<17xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:100 offset :7:8: error: 'vector.gather' op expected pass_thru of same type as result type
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<17xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:100 offset :7:8: note: see current operation: %5 = "vector.gather"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<17xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:108 offset :7:8: error: invalid properties {alignment = 8 : i64} for op vector.gather: this operation does not support properties
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4) <{alignment=8}> : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:116 offset :7:8: error: invalid properties {alignment = 7 : i64} for op vector.gather: this operation does not support properties
// CHECK-NEXT: %r:1 = "vector.gather"(%a0,%a1,%a2,%a3,%a4) <{alignment=7}> : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:134 offset :6:8: error: invalid properties {alignment = 8 : i64} for op vector.maskedload: this operation does not support properties
// CHECK-NEXT: %r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3) <{alignment=8}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:141 offset :6:8: error: 'vector.maskedload' op operand #2 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<2x16xi1>'
// CHECK-NEXT: %r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<2x16xf32>) -> (vector<2x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:141 offset :6:8: note: see current operation: %4 = "vector.maskedload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<2x16xi1>, vector<2x16xf32>) -> vector<2x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:148 offset :6:1: error: 'vector.maskedstore' op operand #2 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<2x16xi1>'
// CHECK-NEXT: "vector.maskedstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<2x16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:148 offset :6:1: note: see current operation: "vector.maskedstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<2x16xi1>, vector<2x16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:163 offset :7:1: error: 'vector.scatter' op operand #0 must be memref of any type values, but got 'tensor<?xf32>'
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (tensor<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:163 offset :7:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (tensor<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:171 offset :7:8: error: 'vector.scatter' op requires zero results
// CHECK-NEXT: %r:1 = "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (tensor<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> (tensor<?xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:171 offset :7:8: note: see current operation: %5 = "vector.scatter"(%0, %1, %2, %3, %4) : (tensor<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:179 offset :6:1: error: 'vector.scatter' op requires 1 indices
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:179 offset :6:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3) : (memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:186 offset :7:1: error: 'vector.scatter' op operand #2 must be vector of integer or index values of ranks 1, but got 'vector<16xf32>'
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xf32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:186 offset :7:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xf32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:194 offset :7:1: error: 'vector.scatter' op operand #3 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<2x16xi1>'
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<2x16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:194 offset :7:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<2x16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:202 offset :7:1: error: 'vector.scatter' op operand #4 must be  of ranks 1, but got 'vector<2x16xf32>'
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<2x16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:202 offset :7:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<2x16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:210 offset :7:1: error: 'vector.scatter' op base and valueToStore element type should match
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf64>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:210 offset :7:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf64>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:218 offset :7:1: error: 'vector.scatter' op expected valueToStore dim to match indices dim
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<17xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:218 offset :7:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<17xi32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:226 offset :7:1: error: 'vector.scatter' op expected valueToStore dim to match mask dim
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4)  : (memref<?xf32>,index,vector<16xi32>,vector<17xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:226 offset :7:1: note: see current operation: "vector.scatter"(%0, %1, %2, %3, %4) : (memref<?xf32>, index, vector<16xi32>, vector<17xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:249 offset :6:8: error: 'vector.expandload' op operand #0 must be memref of any type values, but got 'tensor<?xf32>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (tensor<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:249 offset :6:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (tensor<?xf32>, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:256 offset :5:8: error: 'vector.expandload' op requires 1 indices
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2)  : (memref<?xf32>,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:256 offset :5:8: note: see current operation: %3 = "vector.expandload"(%0, %1, %2) : (memref<?xf32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:262 offset :6:8: error: 'vector.expandload' op operand #2 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<2x16xi1>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:262 offset :6:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<2x16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:269 offset :6:8: error: 'vector.expandload' op operand #3 must be  of ranks 1, but got 'vector<2x16xf32>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<2x16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:269 offset :6:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, vector<2x16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:276 offset :6:8: error: 'vector.expandload' op base and result element type should match
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:276 offset :6:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf64>, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:283 offset :6:8: error: 'vector.expandload' op expected result dim to match mask dim
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<17xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:283 offset :6:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<17xi1>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:290 offset :6:8: error: 'vector.expandload' op expected pass_thru of same type as result type
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<17xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:290 offset :6:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, vector<17xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:304 offset :6:8: error: invalid properties {alignment = 16 : i64} for op vector.expandload: this operation does not support properties
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3) <{alignment=16}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:318 offset :6:1: error: 'vector.compressstore' op operand #0 must be memref of any type values, but got 'tensor<?xf32>'
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (tensor<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:318 offset :6:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (tensor<?xf32>, index, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:325 offset :5:1: error: 'vector.compressstore' op requires 1 indices
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2)  : (memref<?xf32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:325 offset :5:1: note: see current operation: "vector.compressstore"(%0, %1, %2) : (memref<?xf32>, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:331 offset :6:1: error: 'vector.compressstore' op operand #2 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<2x16xi1>'
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<2x16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:331 offset :6:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<2x16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:338 offset :6:1: error: 'vector.compressstore' op operand #3 must be  of ranks 1, but got 'vector<2x16xf32>'
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<2x16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:338 offset :6:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, vector<2x16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:345 offset :6:1: error: 'vector.compressstore' op base and valueToStore element type should match
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf64>,index,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:345 offset :6:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf64>, index, vector<16xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:352 offset :6:1: error: 'vector.compressstore' op expected valueToStore dim to match mask dim
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<17xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:352 offset :6:1: note: see current operation: "vector.compressstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<17xi1>, vector<16xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:359 offset :6:8: error: 'vector.maskedload' op operand #3 must be  of ranks 1, but got 'vector<f32>'
// CHECK-NEXT: %r:1 = "vector.maskedload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<1xi1>,vector<f32>) -> (vector<1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:359 offset :6:8: note: see current operation: %4 = "vector.maskedload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<1xi1>, vector<f32>) -> vector<1xf32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:366 offset :6:1: error: 'vector.maskedstore' op operand #3 must be  of ranks 1, but got 'f32'
// CHECK-NEXT: "vector.maskedstore"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,f32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:366 offset :6:1: note: see current operation: "vector.maskedstore"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, f32) -> ()
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:373 offset :6:8: error: 'vector.expandload' op result #0 must be  of ranks 1, but got 'vector<f32>'
// CHECK-NEXT: %r:1 = "vector.expandload"(%a0,%a1,%a2,%a3)  : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> (vector<f32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:373 offset :6:8: note: see current operation: %4 = "vector.expandload"(%0, %1, %2, %3) : (memref<?xf32>, index, vector<16xi1>, vector<16xf32>) -> vector<f32>
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:387 offset :6:1: error: invalid properties {alignment = 8 : i64} for op vector.compressstore: this operation does not support properties
// CHECK-NEXT: "vector.compressstore"(%a0,%a1,%a2,%a3) <{alignment=8}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:394 offset :7:1: error: invalid properties {alignment = 8 : i64} for op vector.scatter: this operation does not support properties
// CHECK-NEXT: "vector.scatter"(%a0,%a1,%a2,%a3,%a4) <{alignment=8}> : (memref<?xf32>,index,vector<16xi32>,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-gather.mlir:402 offset :6:1: error: invalid properties {alignment = 8 : i64} for op vector.maskedstore: this operation does not support properties
// CHECK-NEXT: "vector.maskedstore"(%a0,%a1,%a2,%a3) <{alignment=8}> : (memref<?xf32>,index,vector<16xi1>,vector<16xf32>) -> ()
// CHECK-NEXT: ^
