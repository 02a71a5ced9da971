// Contractions, outer products, reductions and scans that are not valid.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

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
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (f32,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<8xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf64>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<4xf64>) -> (vector<4xf64>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> f32
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[0,1]}> : (vector<4x8xf32>,f32) -> (f32)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> f32
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,f32) -> (f32)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[2]}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<[4]x8xf32>
%a1="t.v"() : () -> vector<[8]xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[0]}> : (vector<[4]x8xf32>,vector<[8]xf32>) -> (vector<[8]xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> tensor<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,tensor<4xf32>) -> (tensor<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4xf32>
%a2="t.v"() : () -> vector<4xf32>
%r:1 = "vector.multi_reduction"(%a0,%a1,%a2) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<4xf32>,vector<4xf32>) -> (vector<4xf32>)

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

// -----
%a0="t.v"() : () -> vector<16xf32>
%r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<17xf32>
%r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<17xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<16xf32>
%r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<16xf32>) -> (vector<16xf64>)

// -----
%a0="t.v"() : () -> vector<2x8xf32>
%r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<2x8xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<16xf32>
%r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<16xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<16xf32>
%r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4}> : (vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<16xf32>
%a1="t.v"() : () -> vector<16xf32>
%r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<16xf32>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<16xf32>
%a1="t.v"() : () -> vector<16xf64>
%r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<16xf32>,vector<16xf64>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<16xf32>
%a1="t.v"() : () -> vector<16xf32>
%r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<16xf32>,vector<16xf32>) -> (vector<16xf64>)

// -----
%a0="t.v"() : () -> vector<17xf32>
%a1="t.v"() : () -> vector<16xf32>
%r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<17xf32>,vector<16xf32>) -> (vector<16xf32>)

// -----
%a0="t.v"() : () -> vector<2x8xf32>
%a1="t.v"() : () -> vector<16xf32>
%r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<2x8xf32>,vector<16xf32>) -> (vector<16xf32>)

// -----
func.func @bits(%v: vector<2x4xf32>) {
  %0 = vector.bitcast %v : vector<2x4xf32> to vector<2x4xf64>
  return
}

// -----
func.func @bits(%v: vector<2x4xf32>) {
  %0 = vector.bitcast %v : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----
func.func @bits(%v: vector<2x4xf32>) {
  %0 = vector.bitcast %v : vector<2x4xf32> to vector<8xf32>
  return
}

// -----
func.func @bits(%v: vector<f32>) {
  %0 = vector.bitcast %v : vector<f32> to vector<f64>
  return
}

// CHECK: within split at {{.*}}vector-products.mlir:9 offset :5:8: error: 'vector.contract' op failed to verify that lhs and rhs have same element type
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf64>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:9 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf64>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:15 offset :5:8: error: 'vector.contract' op failed to verify that third operand acc and result have same element type
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf64>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:15 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf64>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:27 offset :5:8: error: 'vector.contract' op only supports signless integer types
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xsi8>,vector<8x16xsi8>,vector<4x16xi32>) -> (vector<4x16xi32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:27 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xsi8>, vector<8x16xsi8>, vector<4x16xi32>) -> vector<4x16xi32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:33 offset :5:8: error: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x16xf32>'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x17xf32>) -> (vector<4x17xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:33 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x17xf32>) -> vector<4x17xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:39 offset :5:8: error: 'vector.contract' op invalid contracting dimension map
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<9x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:39 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<9x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:45 offset :5:8: error: 'vector.contract' op expected indexing map 2 to have 3 number of outputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16x1xf32>) -> (vector<4x16x1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:45 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16x1xf32>) -> vector<4x16x1xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:51 offset :5:8: error: 'vector.contract' op expected indexing map 0 to have 1 number of outputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:51 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:57 offset :5:8: error: 'vector.contract' op expected an indexing map for each vector operand
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:57 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:63 offset :5:8: error: 'vector.contract' op expected indexing map 0 to have 2 number of inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:63 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:69 offset :5:8: error: 'vector.contract' op expected indexing map 2 to have no symbols
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)[s0]->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:69 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2)[s0] -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:75 offset :5:8: error: 'vector.contract' op expected indexing map 2 to be a projected permutation of its inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0+d1,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:75 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0 + d1, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:81 offset :5:8: error: 'vector.contract' op expected indexing map 2 to have 3 number of inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:81 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:87 offset :5:8: error: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<16x4xf32>'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d1,d0)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:87 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:93 offset :5:8: error: 'vector.contract' op invalid accumulator/result vector shape
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->()>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:93 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> ()>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:99 offset :5:8: error: 'vector.contract' op expected indexing map 2 to have 0 number of outputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0)>],iterator_types=[#vector.iterator_type<reduction>,#vector.iterator_type<reduction>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:99 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = [#vector.iterator_type<reduction>, #vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:105 offset :5:8: error: 'vector.contract' op expected at least one contracting dimension pair
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<parallel>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:105 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:111 offset :5:8: error: 'vector.contract' op unsupported contraction type
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<xor>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:111 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<xor>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:117 offset :5:8: error: 'vector.contract' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (f32,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:117 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (f32, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:123 offset :6:8: error: 'vector.contract' op expected 3 operands, but found 4
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2,%a3) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:123 offset :6:8: note: see current operation: %4 = "vector.contract"(%0, %1, %2, %3) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:130 offset :5:8: error: 'vector.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=["parallel",#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:130 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:136 offset :5:8: error: invalid properties {indexing_maps = 1 : i64, iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>} for op vector.contract: Invalid attribute `indexing_maps` in property conversion: 1 : i64
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=1,iterator_types=[#vector.iterator_type<parallel>,#vector.iterator_type<parallel>,#vector.iterator_type<reduction>],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:142 offset :5:8: error: 'vector.contract' op expected indexing map 0 to have 0 number of inputs
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>],iterator_types=[],kind=#vector.kind<add>}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:142 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:148 offset :5:8: error: 'vector.contract' op requires attribute 'iterator_types'
// CHECK-NEXT: %r:1 = "vector.contract"(%a0,%a1,%a2) <{indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>]}> : (vector<4x8xf32>,vector<8x16xf32>,vector<4x16xf32>) -> (vector<4x16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:148 offset :5:8: note: see current operation: %3 = "vector.contract"(%0, %1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:165 offset :5:8: error: 'vector.outerproduct' op expected operand #3 of same type as result type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>,vector<4x7xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:165 offset :5:8: note: see current operation: %3 = "vector.outerproduct"(%0, %1, %2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x7xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:171 offset :5:8: error: 'vector.outerproduct' op failed to verify that rhs operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf64>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:171 offset :5:8: note: see current operation: %3 = "vector.outerproduct"(%0, %1, %2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf64>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:177 offset :5:8: error: 'vector.outerproduct' op failed to verify that lhs operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1,%a2) <{kind=#vector.kind<add>}> : (vector<4xf64>,vector<8xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:177 offset :5:8: note: see current operation: %3 = "vector.outerproduct"(%0, %1, %2) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:183 offset :4:8: error: 'vector.outerproduct' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (f32,vector<8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:183 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (f32, vector<8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:188 offset :4:8: error: 'vector.outerproduct' op expected #1 operand dim to match result dim #1
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,f32) -> (vector<5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:188 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<5xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:193 offset :4:8: error: 'vector.outerproduct' op expected 1-d vector result
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,f32) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:193 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:198 offset :4:8: error: 'vector.outerproduct' op expected 1-d vector for operand #1
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4x1xf32>,vector<8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:198 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4x1xf32>, vector<8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:203 offset :4:8: error: 'vector.outerproduct' op expected 1-d vector for operand #2
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8x1xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:203 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8x1xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:208 offset :4:8: error: 'vector.outerproduct' op expected 2-d vector result
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x8x1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:208 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8x1xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:213 offset :4:8: error: 'vector.outerproduct' op expected #2 operand dim to match result dim #2
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x7xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:213 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x7xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:218 offset :4:8: error: 'vector.outerproduct' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:218 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:223 offset :4:8: error: 'vector.outerproduct' op unsupported outerproduct type
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<xor>}> : (vector<4xf32>,vector<8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:223 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<xor>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:228 offset :4:8: error: 'vector.outerproduct' op expected either both or only #2 operand dim to be scalable
// CHECK-NEXT: %r:1 = "vector.outerproduct"(%a0,%a1) <{kind=#vector.kind<add>}> : (vector<[4]xf32>,vector<8xf32>) -> (vector<[4]x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:228 offset :4:8: note: see current operation: %2 = "vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<8xf32>) -> vector<[4]x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:238 offset :4:8: error: 'vector.multi_reduction' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (f32,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:238 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (f32, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:243 offset :4:8: error: 'vector.multi_reduction' op destination type 'vector<8xf32>' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:243 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:248 offset :4:8: error: 'vector.multi_reduction' op failed to verify that all of {dest, acc} have same type
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:248 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<4x8xf32>, vector<8xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:253 offset :4:8: error: 'vector.multi_reduction' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<4xf64>) -> (vector<4xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:253 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<4x8xf32>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:263 offset :4:8: error: 'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:263 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<4x8xf32>, f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:268 offset :4:8: error: 'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[2]}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:268 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [2]}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:273 offset :4:8: error: 'vector.multi_reduction' op destination type 'vector<[8]xf32>' is incompatible with source type 'vector<[4]x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[0]}> : (vector<[4]x8xf32>,vector<[8]xf32>) -> (vector<[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:273 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [0]}> : (vector<[4]x8xf32>, vector<[8]xf32>) -> vector<[8]xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:278 offset :4:8: error: 'vector.multi_reduction' op destination type 'tensor<4xf32>' is incompatible with source type 'vector<4x8xf32>'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,tensor<4xf32>) -> (tensor<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:278 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:283 offset :5:8: error: 'vector.multi_reduction' op expected 2 operands, but found 3
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1,%a2) <{kind=#vector.kind<add>,reduction_dims=[1]}> : (vector<4x8xf32>,vector<4xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:283 offset :5:8: note: see current operation: %3 = "vector.multi_reduction"(%0, %1, %2) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<4x8xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:289 offset :4:8: error: invalid properties {kind = #vector.kind<add>, reduction_dims = 1 : i64} for op vector.multi_reduction: Invalid attribute `reduction_dims` in property conversion: 1 : i64
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=1}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:294 offset :4:8: error: 'vector.multi_reduction' op attribute 'reduction_dims' failed to satisfy constraint: 64-bit integer array attribute
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=#vector.kind<add>,reduction_dims=["a"]}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:294 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) <{kind = #vector.kind<add>, reduction_dims = ["a"]}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:299 offset :4:8: error: invalid properties {kind = 1 : i64} for op vector.multi_reduction: Invalid attribute `kind` in property conversion: 1 : i64
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1) <{kind=1}> : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:304 offset :4:8: error: 'vector.multi_reduction' op requires attribute 'kind'
// CHECK-NEXT: %r:1 = "vector.multi_reduction"(%a0,%a1)  : (vector<4x8xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:304 offset :4:8: note: see current operation: %2 = "vector.multi_reduction"(%0, %1) : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:314 offset :4:8: error: 'vector.scan' op failed to verify that all of {source, dest} have same type
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf64>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:314 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf64>, vector<8xf32>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:319 offset :4:8: error: 'vector.scan' op failed to verify that all of {initial_value, accumulated_value} have same type
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:319 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf64>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:324 offset :4:8: error: 'vector.scan' op reduction dimension 2 has to be less than 2
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=2}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:324 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 2 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:329 offset :4:8: error: 'vector.scan' op incompatible input/initial value shapes
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=-1}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:329 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = -1 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:334 offset :4:8: error: 'vector.scan' op initial value rank 2 has to be equal to 1
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=1}> : (vector<4x8xf32>,vector<8x1xf32>) -> (vector<4x8xf32>,vector<8x1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:334 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<8x1xf32>) -> (vector<4x8xf32>, vector<8x1xf32>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:344 offset :4:8: error: 'vector.scan' op unsupported reduction type 'f32' for kind 'xor'
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<xor>,inclusive=true,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:344 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:349 offset :4:8: error: 'vector.scan' op operand #1 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<4xf32>,f32) -> (vector<4xf32>,f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:349 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4xf32>, f32) -> (vector<4xf32>, f32)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:354 offset :4:8: error: 'vector.scan' op operand #0 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0}> : (vector<f32>,vector<f32>) -> (vector<f32>,vector<f32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:354 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<f32>, vector<f32>) -> (vector<f32>, vector<f32>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:359 offset :4:8: error: invalid properties {inclusive = 1 : i64, kind = #vector.kind<add>, reduction_dim = 0 : i64} for op vector.scan: Invalid attribute `inclusive` in property conversion: 1 : i64
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=1,reduction_dim=0}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:364 offset :4:8: error: 'vector.scan' op attribute 'reduction_dim' failed to satisfy constraint: 64-bit signless integer attribute
// CHECK-NEXT: %r:2 = "vector.scan"(%a0,%a1) <{kind=#vector.kind<add>,inclusive=true,reduction_dim=0:i32}> : (vector<4x8xf32>,vector<8xf32>) -> (vector<4x8xf32>,vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:364 offset :4:8: note: see current operation: %2:2 = "vector.scan"(%0, %1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i32}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:377 offset :3:8: error: 'vector.flat_transpose' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<16xf32>) -> (vector<16xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:377 offset :3:8: note: see current operation: %1 = "vector.flat_transpose"(%0) <{columns = 4 : i32, rows = 4 : i32}> : (vector<16xf32>) -> vector<16xf64>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:381 offset :3:8: error: 'vector.flat_transpose' op operand #0 must be vector of signless integer or signed integer or index or floating-point values of ranks 1, but got 'vector<2x8xf32>'
// CHECK-NEXT: %r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<2x8xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:381 offset :3:8: note: see current operation: %1 = "vector.flat_transpose"(%0) <{columns = 4 : i32, rows = 4 : i32}> : (vector<2x8xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:385 offset :3:8: error: 'vector.flat_transpose' op result #0 must be vector of signless integer or signed integer or index or floating-point values of ranks 1, but got 'vector<2x8xf32>'
// CHECK-NEXT: %r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4:i32}> : (vector<16xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:385 offset :3:8: note: see current operation: %1 = "vector.flat_transpose"(%0) <{columns = 4 : i32, rows = 4 : i32}> : (vector<16xf32>) -> vector<2x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:389 offset :3:8: error: 'vector.flat_transpose' op attribute 'columns' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT: %r:1 = "vector.flat_transpose"(%a0) <{rows=4:i32,columns=4}> : (vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:389 offset :3:8: note: see current operation: %1 = "vector.flat_transpose"(%0) <{columns = 4 : i64, rows = 4 : i32}> : (vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:398 offset :4:8: error: 'vector.matrix_multiply' op failed to verify that rhs operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<16xf32>,vector<16xf64>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:398 offset :4:8: note: see current operation: %2 = "vector.matrix_multiply"(%0, %1) <{lhs_columns = 4 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32}> : (vector<16xf32>, vector<16xf64>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:403 offset :4:8: error: 'vector.matrix_multiply' op failed to verify that lhs operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<16xf32>,vector<16xf32>) -> (vector<16xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:403 offset :4:8: note: see current operation: %2 = "vector.matrix_multiply"(%0, %1) <{lhs_columns = 4 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32}> : (vector<16xf32>, vector<16xf32>) -> vector<16xf64>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:413 offset :4:8: error: 'vector.matrix_multiply' op operand #0 must be vector of signless integer or signed integer or index or floating-point values of ranks 1, but got 'vector<2x8xf32>'
// CHECK-NEXT: %r:1 = "vector.matrix_multiply"(%a0,%a1) <{lhs_rows=4:i32,lhs_columns=4:i32,rhs_columns=4:i32}> : (vector<2x8xf32>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:413 offset :4:8: note: see current operation: %2 = "vector.matrix_multiply"(%0, %1) <{lhs_columns = 4 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32}> : (vector<2x8xf32>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:418 offset :3:8: error: 'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal
// CHECK-NEXT: %0 = vector.bitcast %v : vector<2x4xf32> to vector<2x4xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:418 offset :3:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<2x4xf32>) -> vector<2x4xf64>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:424 offset :3:8: error: 'vector.bitcast' op dimension size mismatch at: 0
// CHECK-NEXT: %0 = vector.bitcast %v : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:424 offset :3:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<2x4xf32>) -> vector<4x2xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:430 offset :3:8: error: 'vector.bitcast' op failed to verify that all of {source, result} have same rank
// CHECK-NEXT: %0 = vector.bitcast %v : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:430 offset :3:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<2x4xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:436 offset :3:8: error: 'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal
// CHECK-NEXT: %0 = vector.bitcast %v : vector<f32> to vector<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-products.mlir:436 offset :3:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<f32>) -> vector<f64>
