// Contractions, outer products, reductions and scans that are not valid since 22.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf64>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf64>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf64>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf64>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf16>
%a1="t.v"() : () -> vector<8x16xf16>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf16>,vector<8x16xf16>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xsi8>
%a1="t.v"() : () -> vector<8x16xsi8>
%a2="t.v"() : () -> vector<4x16xi32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xsi8>,vector<8x16xsi8>,vector<4x16xi32>) -> (vector<4x16xi32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x17xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x17xf32>) -> (vector<4x17xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<9x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<9x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16x1xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16x1xf32>) -> (vector<4x16x1xf32>)

// -----
%a0="t.v"() : () -> vector<8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)[s0]->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0+d1,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d1,d0)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> f32
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->()>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,f32) -> (f32)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> f32
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0)>],iterator_types=[#vector.iterator_type<reduction>,#vector.iterator_type<reduction>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,f32) -> (f32)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<parallel>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<xor>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (f32,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%a3="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2,%a3) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=["parallel",#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=1,iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x16xf32>
%a2="t.v"() : () -> vector<4x16xf32>
%r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>]}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf32>
%a2="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf32>
%a2="t.v"() : () -> vector<4x7xf32>
%r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>,vector<4x7xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf64>
%a2="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf64>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf64>
%a1="t.v"() : () -> vector<8xf32>
%a2="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf64>,vector<8xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (f32,vector<8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> f32
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,f32) -> (vector<5xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> f32
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,f32) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x1xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4x1xf32>,vector<8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8x1xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8x1xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x8x1xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x7xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (f32)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<xor>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<[4]xf32>,vector<8xf32>) -> (vector<[4]x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (f32,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf64>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<4xf64>) -> (vector<4xf64>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> f32
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 0,1>}> : (vector<4x8xf32>,f32) -> (f32)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> f32
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,f32) -> (f32)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 2>}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<[4]x8xf32>
%a1="t.v"() : () -> vector<[8]xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 0>}> : (vector<[4]x8xf32>,vector<[8]xf32>) -> (vector<[8]xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> tensor<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,tensor<4xf32>) -> (tensor<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%a2="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1,%a2) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<4xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=1}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=["a"]}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=1}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1)  : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf64>,vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf64>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=2}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=-1}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8x1xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=1}> : (vector<4x8xf32>,vector<8x1xf32>) -> (vector<4x8xf32>,vector<8x1xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf64>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf64>) -> (vector<4x8xf32>,vector<8xf64>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<xor>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> f32
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4xf32>,f32) -> (vector<4xf32>,f32)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<f32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<f32>,vector<f32>) -> (vector<f32>,vector<f32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=1,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0:i32}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)

// CHECK: {{.*}}vector-products-errors.mlir:13:8: error: 'vector.contract' op failed to verify that lhs and rhs have same element type
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf64>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:13:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf64>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:19:8: error: 'vector.contract' op failed to verify that third operand acc and result have same element type
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf64>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:19:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf64>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:31:8: error: 'vector.contract' op only supports signless integer types
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xsi8>,vector<8x16xsi8>,vector<4x16xi32>) -> (vector<4x16xi32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:31:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xsi8>, vector<8x16xsi8>, vector<4x16xi32>) -> vector<4x16xi32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:37:8: error: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x16xf32>'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x17xf32>) -> (vector<4x17xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:37:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x17xf32>) -> vector<4x17xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:43:8: error: 'vector.contract' op invalid contracting dimension map
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<9x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:43:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<9x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:49:8: error: 'vector.contract' op expected indexing map 2 to have 3 number of outputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16x1xf32>) -> (vector<4x16x1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:49:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16x1xf32>) -> vector<4x16x1xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:55:8: error: 'vector.contract' op expected indexing map 0 to have 1 number of outputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:55:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:61:8: error: 'vector.contract' op expected an indexing map for each vector operand
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:61:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:67:8: error: 'vector.contract' op expected indexing map 0 to have 2 number of inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:67:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:73:8: error: 'vector.contract' op expected indexing map 2 to have no symbols
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)[s0]->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:73:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2)[s0] -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:79:8: error: 'vector.contract' op expected indexing map 2 to be a projected permutation of its inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0+d1,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:79:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0 + d1, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:85:8: error: 'vector.contract' op expected indexing map 2 to have 3 number of inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:85:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:91:8: error: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<16x4xf32>'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d1,d0)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:91:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:97:8: error: 'vector.contract' op invalid accumulator/result vector shape
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->()>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:97:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> ()>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, f32) -> f32
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:103:8: error: 'vector.contract' op expected indexing map 2 to have 0 number of outputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0)>],iterator_types=[#vector.iterator_type<reduction>,#vector.iterator_type<reduction>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:103:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = [#vector.iterator_type<reduction>, #vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, f32) -> f32
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:109:8: error: 'vector.contract' op expected at least one contracting dimension pair
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<parallel>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:109:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:115:8: error: 'vector.contract' op unsupported contraction type
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<xor>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:115:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<xor>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:121:8: error: 'vector.contract' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (f32,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:121:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (f32, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:128:8: error: 'vector.contract' op expected 3 operands, but found 4
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2,%a3) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:128:8: note: see current operation: %4 = "vector.contract"(%0, %1, %2, %3) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:134:8: error: 'vector.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=["parallel",#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:134:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:140:8: error: invalid properties {indexing_maps = 1 : i64, iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>} for op vector.contract: Invalid attribute `indexing_maps` in property conversion: 1 : i64
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=1,iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:146:8: error: 'vector.contract' op expected indexing map 0 to have 0 number of inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:146:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:152:8: error: 'vector.contract' op requires attribute 'iterator_types'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>]}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:152:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:169:8: error: 'vector.outerproduct' op expected operand #3 of same type as result type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>,vector<4x7xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:169:8: note: see current operation: %3 = "vector.outerproduct"(%0, %1, %2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x7xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:175:8: error: 'vector.outerproduct' op failed to verify that rhs operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf64>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:175:8: note: see current operation: %3 = "vector.outerproduct"(%0, %1, %2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf64>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:181:8: error: 'vector.outerproduct' op failed to verify that lhs operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf64>,vector<8xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:181:8: note: see current operation: %3 = "vector.outerproduct"(%0, %1, %2) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:186:8: error: 'vector.outerproduct' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (f32,vector<8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:186:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (f32, vector<8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:191:8: error: 'vector.outerproduct' op expected #1 operand dim to match result dim #1
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,f32) -> (vector<5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:191:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<5xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:196:8: error: 'vector.outerproduct' op expected 1-d vector result
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,f32) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:196:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:201:8: error: 'vector.outerproduct' op expected 1-d vector for operand #1
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4x1xf32>,vector<8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:201:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4x1xf32>, vector<8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:206:8: error: 'vector.outerproduct' op expected 1-d vector for operand #2
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8x1xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:206:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8x1xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:211:8: error: 'vector.outerproduct' op expected 2-d vector result
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x8x1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:211:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8x1xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:216:8: error: 'vector.outerproduct' op expected #2 operand dim to match result dim #2
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x7xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:216:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x7xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:221:8: error: 'vector.outerproduct' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:221:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:226:8: error: 'vector.outerproduct' op unsupported outerproduct type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<xor>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:226:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<xor>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:231:8: error: 'vector.outerproduct' op expected either both or only #2 operand dim to be scalable
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<[4]xf32>,vector<8xf32>) -> (vector<[4]x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:231:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<8xf32>) -> vector<[4]x8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:241:8: error: 'vector.multi_reduction' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (f32,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:241:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:246:8: error: 'vector.multi_reduction' op destination type 'vector<8xf32>' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:246:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:251:8: error: 'vector.multi_reduction' op failed to verify that all of {dest, acc} have same type
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:251:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:256:8: error: 'vector.multi_reduction' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<4xf64>) -> (vector<4xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:256:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:266:8: error: 'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:266:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, f32) -> f32
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:271:8: error: 'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 2>}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:271:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 2>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:276:8: error: 'vector.multi_reduction' op destination type 'vector<[8]xf32>' is incompatible with source type 'vector<[4]x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 0>}> : (vector<[4]x8xf32>,vector<[8]xf32>) -> (vector<[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:276:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<[4]x8xf32>, vector<[8]xf32>) -> vector<[8]xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:281:8: error: 'vector.multi_reduction' op destination type 'tensor<4xf32>' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,tensor<4xf32>) -> (tensor<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:281:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:287:8: error: 'vector.multi_reduction' op expected 2 operands, but found 3
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1,%a2) <{kind=#vector.kind<add>,reduction_dims=array<i64: 1>}> : (vector<4x8xf32>,vector<4xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:287:8: note: see current operation: %3 = "vector.multi_reduction"(%0, %1, %2) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:292:8: error: invalid properties {kind = #vector.kind<add>, reduction_dims = 1 : i64} for op vector.multi_reduction: Invalid attribute `reduction_dims` in property conversion: 1 : i64
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=1}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:297:8: error: invalid properties {kind = #vector.kind<add>, reduction_dims = ["a"]} for op vector.multi_reduction: Invalid attribute `reduction_dims` in property conversion: ["a"]
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=["a"]}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:302:8: error: invalid properties {kind = 1 : i64} for op vector.multi_reduction: Invalid attribute `kind` in property conversion: 1 : i64
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=1}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:307:8: error: 'vector.multi_reduction' op requires attribute 'kind'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1)  : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:307:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:317:8: error: 'vector.scan' op failed to verify that all of {source, dest} have same type
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf64>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:317:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf64>, vector<8xf32>)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:322:8: error: 'vector.scan' op failed to verify that all of {initial_value, accumulated_value} have same type
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:322:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf64>)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:327:8: error: 'vector.scan' op reduction dimension 2 has to be less than 2
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=2}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:327:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 2 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:332:8: error: 'vector.scan' op incompatible input/initial value shapes
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=-1}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:332:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = -1 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:337:8: error: 'vector.scan' op initial value rank 2 has to be equal to 1
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=1}> : (vector<4x8xf32>,vector<8x1xf32>) -> (vector<4x8xf32>,vector<8x1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:337:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<8x1xf32>) -> (vector<4x8xf32>, vector<8x1xf32>)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:347:8: error: 'vector.scan' op unsupported reduction type 'f32' for kind 'xor'
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<xor>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:347:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:352:8: error: 'vector.scan' op operand #1 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4xf32>,f32) -> (vector<4xf32>,f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:352:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4xf32>, f32) -> (vector<4xf32>, f32)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:357:8: error: 'vector.scan' op operand #0 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<f32>,vector<f32>) -> (vector<f32>,vector<f32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:357:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<f32>, vector<f32>) -> (vector<f32>, vector<f32>)
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:362:8: error: invalid properties {inclusive = 1 : i64, kind = #vector.kind<add>, reduction_dim = 0 : i64} for op vector.scan: Invalid attribute `inclusive` in property conversion: 1 : i64
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=1,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:367:8: error: 'vector.scan' op attribute 'reduction_dim' failed to satisfy constraint: 64-bit signless integer attribute
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0:i32}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-products-errors.mlir:367:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i32}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
