// Programs with one wrong op: what the traits and verifiers say, and what comes first.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, memref<2xf32>, tensor<2xf32>, f32) -> (), sym_name = "scf"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32):
    %result:1 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg11: index, %arg12: tensor<2xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) {x} : () -> ()
    }) : (tensor<2xf32>) -> tensor<*xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x?xf32>, index) -> tensor<16x?xf32>, sym_name = "parallel"}> ({
  ^bb0(%arg0: tensor<16x?xf32>, %arg1: index):
    %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<16x?xf32>):
      "scf.forall.in_parallel"() ({
        %value0 = "t.value"() : () -> tensor<1x1xf32>
        "tensor.parallel_insert_slice"(%value0, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<16x?xf32>, index, index) -> ()
        "t.after"() : () -> ()
      }) : () -> ()
    }) : (index, tensor<16x?xf32>) -> tensor<16x?xf32>
    "func.return"(%0) : (tensor<16x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<2xf32>) -> memref<2xf32>, sym_name = "in_region"}> ({
  ^bb0(%arg0: i1, %arg1: memref<2xf32>):
    %0 = "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    ^bb1(%1: memref<2xf32>):
      "scf.yield"(%1) : (memref<2xf32>) -> ()
    ^bb2:
      %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      "cf.br"(%2)[^bb1] : (memref<2xf32>) -> ()
    }) : () -> memref<2xf32>
    "func.return"(%0) : (memref<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>, index) -> (), sym_name = "atomic"}> ({
  ^bb0(%arg0: memref<2xf32>, %arg1: index):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg2: f32):
      %new = "t.value"() : () -> tensor<4xf32>
      "memref.atomic_yield"(%new) : (tensor<4xf32>) -> ()
    }) {x} : (memref<2xf32>, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, vector<4xf32>, i32), sym_name = "poison"}> ({
    %value0 = "t.value"() : () -> vector<4xf32>
    %value1 = "t.value"() : () -> i32
    "func.return"(%0, %value0, %value1) : (i32, vector<4xf32>, i32) -> ()
  }) : () -> ()
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>, index) -> (), sym_name = "atomic"}> ({
  ^bb0(%arg0: memref<2xf32>, %arg1: index):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg2: f32):
      %new = "t.value"() : () -> i1
      "memref.atomic_yield"(%new, %arg2) : (i1, f32) -> ()
    }) {x} : (memref<2xf32>, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>, index) -> (), sym_name = "atomic"}> ({
  ^bb0(%arg0: memref<2xf32>, %arg1: index):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg2: f32):
      "memref.atomic_yield"(%arg2) : (f32) -> ()
      "t.after"() : () -> ()
    }) {x} : (memref<2xf32>, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, memref<2xf32>, tensor<2xf32>, f32) -> (), sym_name = "scf"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32):
    %3:2 = "scf.parallel"(%arg1, %arg2, %arg2, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg16: index):
      "scf.reduce"(%arg5, %arg5) ({
      ^bb0(%arg19: f32, %arg20: f32):
        %15 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%15) : (f32) -> ()
      }, {
      ^bb0(%arg17: tensor<?x?xi32>, %arg18: f32):
        %other0_0 = "t.value"() : () -> f32
        %other0_1 = "t.value"() : () -> f32
        %14 = "arith.addf"(%other0_0, %other0_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%14) : (f32) -> ()
      }) {r} : (f32, f32) -> ()
    }) : (index, index, index, f32, f32) -> (f32, f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x?xf32>, index) -> tensor<16x?xf32>, sym_name = "parallel"}> ({
  ^bb0(%arg0: tensor<16x?xf32>, %arg1: index):
    %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<16x?xf32>):
      "scf.forall.in_parallel"() ({
        %value0 = "t.value"() : () -> tensor<1x1xf32>
        %new = "t.value"() : () -> i32
        "tensor.parallel_insert_slice"(%value0, %arg4, %arg2, %new) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<16x?xf32>, index, i32) -> ()
      }) : () -> ()
    }) : (index, tensor<16x?xf32>) -> tensor<16x?xf32>
    "func.return"(%0) : (tensor<16x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, memref<2xf32>, tensor<2xf32>, f32) -> (), sym_name = "scf"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32):
    "scf.parallel"(%arg1, %arg1, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg21: index, %arg22: index):
      %new = "t.value"() : () -> i1
      "scf.reduce"(%new) : (i1) -> ()
    }) {k} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x?xf32>, index) -> tensor<16x?xf32>, sym_name = "parallel"}> ({
  ^bb0(%arg0: tensor<16x?xf32>, %arg1: index):
    %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<16x?xf32>):
      "scf.forall.in_parallel"() ({
        %value0 = "t.value"() : () -> tensor<1x1xf32>
        %result:1 = "tensor.parallel_insert_slice"(%value0, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<16x?xf32>, index, index) -> i1
      }) : () -> ()
    }) : (index, tensor<16x?xf32>) -> tensor<16x?xf32>
    "func.return"(%0) : (tensor<16x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x?xf32>, index) -> tensor<16x?xf32>, sym_name = "parallel"}> ({
  ^bb0(%arg0: tensor<16x?xf32>, %arg1: index):
    %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<16x?xf32>):
      "scf.forall.in_parallel"() ({
        %value0 = "t.value"() : () -> tensor<1x1xf32>
        "tensor.parallel_insert_slice"(%value0, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> ({

        }) : (tensor<1x1xf32>, tensor<16x?xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, tensor<16x?xf32>) -> tensor<16x?xf32>
    "func.return"(%0) : (tensor<16x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, f32, i1) -> (), sym_name = "casts"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: f32, %arg3: i1):
    %result:1 = "arith.sitofp"(%arg0) : (i32) -> tensor<*xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, memref<2xf32>, tensor<2xf32>, f32) -> (), sym_name = "scf"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32):
    %2:2 = "scf.execute_region"() ({
      "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:
      %16 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %17 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      "scf.yield"(%16, %17) : (i32, i64) -> ()
    ^bb2:
      %18 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %19 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      %new = "t.value"() : () -> index
      "scf.yield"(%new, %19) : (index, i64) -> ()
    }) : () -> (i32, i64)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x?xf32>, index) -> tensor<16x?xf32>, sym_name = "parallel"}> ({
  ^bb0(%arg0: tensor<16x?xf32>, %arg1: index):
    %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<16x?xf32>):
      "scf.forall.in_parallel"() ({
        %value0 = "t.value"() : () -> tensor<1x1xf32>
        "tensor.parallel_insert_slice"(%value0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, tensor<16x?xf32>) -> tensor<16x?xf32>
    "func.return"(%0) : (tensor<16x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, memref<2xf32>, tensor<2xf32>, f32) -> (), sym_name = "scf"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32):
    %value0 = "t.value"() : () -> i32
    %result:2 = "scf.for"(%value0, %value0, %value0, %arg3, %arg5) ({
    ^bb0(%arg6: i32, %arg7: memref<2xf32>, %arg8: f32):
      "scf.yield"(%arg7, %arg8) {x} : (memref<2xf32>, f32) -> ()
    }) : (i32, i32, i32, memref<2xf32>, f32) -> memref<2xf32>, vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x?xf32>, index) -> tensor<16x?xf32>, sym_name = "parallel"}> ({
  ^bb0(%arg0: tensor<16x?xf32>, %arg1: index):
    %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<16x?xf32>):
      "scf.forall.in_parallel"() ({
        %value0 = "t.value"() : () -> tensor<1x1xf32>
        %new = "t.value"() : () -> (() -> ())
        "tensor.parallel_insert_slice"(%new, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (() -> (), tensor<16x?xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, tensor<16x?xf32>) -> tensor<16x?xf32>
    "func.return"(%0) : (tensor<16x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>, index) -> (), sym_name = "atomic"}> ({
  ^bb0(%arg0: memref<2xf32>, %arg1: index):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg2: f32):
      "memref.atomic_yield"(%arg2) ({
      ^only:
        "t.end"() : () -> ()
      }) : (f32) -> ()
    }) {x} : (memref<2xf32>, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (10)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> f32, sym_name = "loop"}> ({
    %value0 = "t.value"() : () -> f32
    %value1 = "t.value"() : () -> memref<1024xf32>
    %2 = "affine.for"(%value0) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 2 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %other0_1 = "t.value"() : () -> index
      %3 = "affine.load"(%value1, %other0_1) <{map = #map}> : (memref<1024xf32>, index) -> f32
      %other1_0 = "t.value"() : () -> f32
      %4 = "arith.addf"(%other1_0, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%4) : (f32) -> ()
    }) : (f32) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (f32, f64) -> (), sym_name = "float"}> ({
  ^bb0(%arg4: f32, %arg5: f64):
    %16 = "arith.divf"(%arg4, %arg4) <{fastmath = dense<1> : tensor<2xi64>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, vector<4xf32>, i32), sym_name = "poison"}> ({
    %value0 = "t.value"() : () -> vector<4xf32>
    %value1 = "t.value"() : () -> i32
    %0 = "ub.poison"() <{value = affine_set<(d0) : (d0 >= 0)>}> : () -> i32
    "func.return"(%0, %value0, %value1) : (i32, vector<4xf32>, i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, index, f32, tensor<*xf32>) -> (), sym_name = "access"}> ({
  ^bb0(%arg22: tensor<?x4xf32>, %arg23: index, %arg24: f32, %arg25: tensor<*xf32>):
    %26 = "tensor.extract_slice"(%arg22, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = "text", static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, index) -> tensor<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, tensor<?x4xf32>) -> (), sym_name = "make"}> ({
  ^bb0(%arg10: index, %arg11: f32, %arg12: tensor<?x4xf32>):
    %12 = "tensor.pad"(%arg12, %arg10) <{operandSegmentSizes = @symbol, static_high = array<i64: 1, 1>, static_low = array<i64: 0, -9223372036854775808>}> ({
    ^bb0(%arg15: index, %arg16: index):
      "tensor.yield"(%arg11) : (f32) -> ()
    }) : (tensor<?x4xf32>, index) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, index, tensor<2xindex>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg19: tensor<?x4xf32>, %arg20: index, %arg21: tensor<2xindex>):
    %15 = "tensor.collapse_shape"(%arg19) <{reassociation = 2 : index}> : (tensor<?x4xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = ((i32) -> i32, i32) -> i32, sym_name = "public", sym_visibility = "public"}> ({
  ^bb0(%arg0: (i32) -> i32, %arg1: i32):
    %value0 = "t.value"() : () -> i32
    %value1 = "t.value"() : () -> i32
    %2 = "func.call"(%value0) <{callee = array<i32>}> : (i32) -> i32
    "func.return"(%value1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// CHECK: within split at {{.*}}generic-forms.mlir:1 offset :7:17: error: 'scf.forall' op expected type of operand #0 ('tensor<2xf32>') to match type of corresponding result ('tensor<*xf32>')
// CHECK-NEXT: %result:1 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:1 offset :7:17: note: see current operation:
// CHECK-NEXT: %0 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: tensor<2xf32>):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {x} : () -> ()
// CHECK-NEXT: }) : (tensor<2xf32>) -> tensor<*xf32>
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:17 offset :8:7: error: 'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:17 offset :8:7: note: see current operation:
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: %1 = "t.value"() : () -> tensor<1x1xf32>
// CHECK-NEXT: "tensor.parallel_insert_slice"(%1, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<16x?xf32>, index, index) -> ()
// CHECK-NEXT: "t.after"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:34 offset :6:10: error: 'scf.execute_region' op  along control flow edgefrom Region #0 to parent results operands mismatch between return-like terminators
// CHECK-NEXT: %0 = "scf.execute_region"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:34 offset :6:10: note: see current operation:
// CHECK-NEXT: %0 = "scf.execute_region"() ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: ^bb1(%1: memref<2xf32>):  // pred: ^bb2
// CHECK-NEXT: "scf.yield"(%1) : (memref<2xf32>) -> ()
// CHECK-NEXT: ^bb2:  // no predecessors
// CHECK-NEXT: %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// CHECK-NEXT: "cf.br"(%2)[^bb1] : (memref<2xf32>) -> ()
// CHECK-NEXT: }) : () -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:51 offset :8:14: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK-NEXT: %new = "t.value"() : () -> tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:51 offset :8:14: note: see current operation: %1 = "t.value"() : () -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:65 offset :7:5: error: 'func.return' op using value defined outside the region
// CHECK-NEXT: "func.return"(%0, %value0, %value1) : (i32, vector<4xf32>, i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:65 offset :7:5: note: see current operation: "func.return"(<<UNKNOWN SSA VALUE>>, %0, %1) : (i32, vector<4xf32>, i32) -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:65 offset :4:3: note: required by region isolation constraints
// CHECK-NEXT: "func.func"() <{function_type = () -> (i32, vector<4xf32>, i32), sym_name = "poison"}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:76 offset :8:14: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK-NEXT: %new = "t.value"() : () -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:76 offset :8:14: note: see current operation: %1 = "t.value"() : () -> i1
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:90 offset :9:7: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK-NEXT: "t.after"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:90 offset :9:7: note: see current operation: "t.after"() : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:104 offset :17:9: error: 'scf.reduce.return' op must have type 'tensor<?x?xi32>' (the type of the reduction inputs)
// CHECK-NEXT: "scf.reduce.return"(%14) : (f32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:104 offset :17:9: note: see current operation: "scf.reduce.return"(%3) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:127 offset :8:7: error: 'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:127 offset :8:7: note: see current operation:
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: %1 = "t.value"() : () -> tensor<1x1xf32>
// CHECK-NEXT: %2 = "t.value"() : () -> i32
// CHECK-NEXT: "tensor.parallel_insert_slice"(%1, %arg4, %arg2, %2) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<16x?xf32>, index, i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:158 offset :8:7: error: 'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:158 offset :8:7: note: see current operation:
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: %1 = "t.value"() : () -> tensor<1x1xf32>
// CHECK-NEXT: %2 = "tensor.parallel_insert_slice"(%1, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<16x?xf32>, index, index) -> i1
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:174 offset :8:7: error: 'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:174 offset :8:7: note: see current operation:
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: %1 = "t.value"() : () -> tensor<1x1xf32>
// CHECK-NEXT: "tensor.parallel_insert_slice"(%1, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> ({
// CHECK-NEXT: }) : (tensor<1x1xf32>, tensor<16x?xf32>, index, index) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:192 offset :6:17: error: 'arith.sitofp' op failed to verify that input and output have the same tensor dimensions
// CHECK-NEXT: %result:1 = "arith.sitofp"(%arg0) : (i32) -> tensor<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:192 offset :6:17: note: see current operation: %0 = "arith.sitofp"(%arg0) : (i32) -> tensor<*xf32>
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:202 offset :6:12: error: 'scf.execute_region' op  along control flow edgefrom Region #0 to parent results operands mismatch between return-like terminators
// CHECK-NEXT: %2:2 = "scf.execute_region"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:202 offset :6:12: note: see current operation:
// CHECK-NEXT: %0:2 = "scf.execute_region"() ({
// CHECK-NEXT: "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: %2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// CHECK-NEXT: "scf.yield"(%1, %2) : (i32, i64) -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: %4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// CHECK-NEXT: %5 = "t.value"() : () -> index
// CHECK-NEXT: "scf.yield"(%5, %4) : (index, i64) -> ()
// CHECK-NEXT: }) : () -> (i32, i64)
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:223 offset :8:7: error: 'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:223 offset :8:7: note: see current operation:
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: %1 = "t.value"() : () -> tensor<1x1xf32>
// CHECK-NEXT: "tensor.parallel_insert_slice"(%1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, index, index) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:239 offset :7:5: error: operation defines 1 results but was provided 2 to bind
// CHECK-NEXT: %result:2 = "scf.for"(%value0, %value0, %value0, %arg3, %arg5) ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:253 offset :8:7: error: 'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:253 offset :8:7: note: see current operation:
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: %1 = "t.value"() : () -> tensor<1x1xf32>
// CHECK-NEXT: %2 = "t.value"() : () -> (() -> ())
// CHECK-NEXT: "tensor.parallel_insert_slice"(%2, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (() -> (), tensor<16x?xf32>, index, index) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:270 offset :10:9: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK-NEXT: "t.end"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:270 offset :10:9: note: see current operation: "t.end"() : () -> ()
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:286 offset :13:12: error: 'affine.load' op index must be a valid dimension or symbol identifier
// CHECK-NEXT: %3 = "affine.load"(%value1, %other0_1) <{map = #map}> : (memref<1024xf32>, index) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:286 offset :13:12: note: see current operation: %4 = "affine.load"(%1, %3) <{map = affine_map<(d0) -> (d0)>}> : (memref<1024xf32>, index) -> f32
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:307 offset :6:11: error: invalid properties {fastmath = dense<1> : tensor<2xi64>} for op arith.divf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi64>
// CHECK-NEXT: %16 = "arith.divf"(%arg4, %arg4) <{fastmath = dense<1> : tensor<2xi64>}> : (f32, f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:317 offset :7:10: error: invalid properties {value = affine_set<(d0) : (d0 >= 0)>} for op ub.poison: Invalid attribute `value` in property conversion: affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: %0 = "ub.poison"() <{value = affine_set<(d0) : (d0 >= 0)>}> : () -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:328 offset :6:11: error: invalid properties {operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = "text", static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>} for op tensor.extract_slice: Invalid attribute `static_offsets` in property conversion: "text"
// CHECK-NEXT: %26 = "tensor.extract_slice"(%arg22, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = "text", static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, index) -> tensor<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:338 offset :6:11: error: invalid properties {operandSegmentSizes = @symbol, static_high = array<i64: 1, 1>, static_low = array<i64: 0, -9223372036854775808>} for op tensor.pad: expected DenseI32ArrayAttr for key `value`
// CHECK-NEXT: %12 = "tensor.pad"(%arg12, %arg10) <{operandSegmentSizes = @symbol, static_high = array<i64: 1, 1>, static_low = array<i64: 0, -9223372036854775808>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:351 offset :6:11: error: invalid properties {reassociation = 2 : index} for op tensor.collapse_shape: Invalid attribute `reassociation` in property conversion: 2 : index
// CHECK-NEXT: %15 = "tensor.collapse_shape"(%arg19) <{reassociation = 2 : index}> : (tensor<?x4xf32>) -> tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}generic-forms.mlir:361 offset :8:10: error: invalid properties {callee = array<i32>} for op func.call: Invalid attribute `callee` in property conversion: array<i32>
// CHECK-NEXT: %2 = "func.call"(%value0) <{callee = array<i32>}> : (i32) -> i32
// CHECK-NEXT: ^
