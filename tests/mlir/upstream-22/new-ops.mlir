// Ops and words that 22 has and 19 has not: regions that stay, memrefs apart, exact quotients.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --upstream=22 --ownership-based-buffer-deallocation | FileCheck %s --check-prefix=OWNED

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>), sym_name = "stays"}> ({
// GENERIC-NEXT: ^bb0(%arg9: i1, %arg10: memref<4xf32>):
// GENERIC-NEXT: %19 = "scf.execute_region"() <{no_inline}> ({
// GENERIC-NEXT: %23 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT: "scf.yield"(%23) : (memref<4xf32>) -> ()
// GENERIC-NEXT: }) : () -> memref<4xf32>
// GENERIC-NEXT: %20 = "scf.execute_region"() <{no_inline}> ({
// GENERIC-NEXT: "cf.cond_br"(%arg9)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb0
// GENERIC-NEXT: "scf.yield"(%arg10) : (memref<4xf32>) -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb0
// GENERIC-NEXT: %22 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT: "scf.yield"(%22) : (memref<4xf32>) -> ()
// GENERIC-NEXT: }) : () -> memref<4xf32>
// GENERIC-NEXT: "scf.execute_region"() <{no_inline}> ({
// GENERIC-NEXT: "test.read_buffer"(%19) : (memref<4xf32>) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) {tag} : () -> ()
// GENERIC-NEXT: %21 = "scf.execute_region"() ({
// GENERIC-NEXT: "scf.yield"(%arg10) : (memref<4xf32>) -> ()
// GENERIC-NEXT: }) : () -> memref<4xf32>
// GENERIC-NEXT: "func.return"(%20, %21) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?xf32>, memref<4xf32>) -> memref<?xf32>, sym_name = "distinct"}> ({
// GENERIC-NEXT: ^bb0(%arg7: memref<?xf32>, %arg8: memref<4xf32>):
// GENERIC-NEXT: %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT: %17:3 = "memref.distinct_objects"(%arg7, %arg8, %16) {tag} : (memref<?xf32>, memref<4xf32>, memref<4xf32>) -> (memref<?xf32>, memref<4xf32>, memref<4xf32>)
// GENERIC-NEXT: "test.read_buffer"(%17#2) : (memref<4xf32>) -> ()
// GENERIC-NEXT: %18 = "memref.distinct_objects"(%arg7) : (memref<?xf32>) -> memref<?xf32>
// GENERIC-NEXT: "func.return"(%17#0) : (memref<?xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i32, i32), sym_name = "exact"}> ({
// GENERIC-NEXT: ^bb0(%arg5: i32, %arg6: i32):
// GENERIC-NEXT: %11 = "arith.shrsi"(%arg5, %arg6) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT: %12 = "arith.shrui"(%arg5, %arg6) <{isExact}> {tag} : (i32, i32) -> i32
// GENERIC-NEXT: %13 = "arith.divsi"(%arg5, %arg6) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT: %14 = "arith.divui"(%arg5, %arg6) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT: %15 = "arith.shrui"(%arg5, %arg6) : (i32, i32) -> i32
// GENERIC-NEXT: "func.return"(%11, %12, %13, %14, %15) : (i32, i32, i32, i32, i32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (f32, vector<4xf64>) -> (i1, vector<4xi1>, i1, i1, f32, vector<4xf64>), sym_name = "floats"}> ({
// GENERIC-NEXT: ^bb0(%arg3: f32, %arg4: vector<4xf64>):
// GENERIC-NEXT: %5 = "math.isfinite"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
// GENERIC-NEXT: %6 = "math.isinf"(%arg4) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xi1>
// GENERIC-NEXT: %7 = "math.isnan"(%arg3) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
// GENERIC-NEXT: %8 = "math.isnormal"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
// GENERIC-NEXT: %9:2 = "math.sincos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
// GENERIC-NEXT: %10:2 = "math.sincos"(%arg4) <{fastmath = #arith.fastmath<fast>}> {tag} : (vector<4xf64>) -> (vector<4xf64>, vector<4xf64>)
// GENERIC-NEXT: "func.return"(%5, %6, %7, %8, %9#1, %10#0) : (i1, vector<4xi1>, i1, i1, f32, vector<4xf64>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index) -> (index, index, index, index, index), sym_name = "linearize"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT: %0 = "affine.linearize_index"(%arg0, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index
// GENERIC-NEXT: %1 = "affine.linearize_index"(%arg0, %arg1, %arg1, %arg2) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: -9223372036854775808, 3>}> {tag} : (index, index, index, index) -> index
// GENERIC-NEXT: %2 = "affine.linearize_index"() <{disjoint = false, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
// GENERIC-NEXT: %3 = "affine.linearize_index"(%arg0) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
// GENERIC-NEXT: %4 = "affine.linearize_index"(%arg0, %arg1, %arg2, %arg1) <{disjoint, operandSegmentSizes = array<i32: 2, 2>, static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index, index) -> index
// GENERIC-NEXT: "func.return"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @stays(%arg0: i1, %arg1: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT: %0 = scf.execute_region -> memref<4xf32> no_inline {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: scf.yield %alloc : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.execute_region -> memref<4xf32> no_inline {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg1 : memref<4xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: scf.yield %alloc : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region no_inline {
// CHECK-NEXT: "test.read_buffer"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } {tag}
// CHECK-NEXT: return %1, %arg1 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
// OWNED-LABEL: func.func @stays(%arg0: i1, %arg1: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// OWNED-NEXT: %false = arith.constant false
// OWNED-NEXT: %false_0 = arith.constant false
// OWNED-NEXT: %false_1 = arith.constant false
// OWNED-NEXT: %false_2 = arith.constant false
// OWNED-NEXT: %false_3 = arith.constant false
// OWNED-NEXT: %0:2 = scf.execute_region -> (memref<4xf32>, i1) no_inline {
// OWNED-NEXT: %true_25 = arith.constant true
// OWNED-NEXT: %alloc = memref.alloc() : memref<4xf32>
// OWNED-NEXT: %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %6 = bufferization.dealloc (%base_buffer_26 : memref<f32>) if (%true_25) retain (%alloc : memref<4xf32>)
// OWNED-NEXT: scf.yield %alloc, %6 : memref<4xf32>, i1
// OWNED-NEXT: }
// OWNED-NEXT: %1:2 = scf.execute_region -> (memref<4xf32>, i1) no_inline {
// OWNED-NEXT: %false_25 = arith.constant false
// OWNED-NEXT: %6 = bufferization.dealloc retain (%arg1 : memref<4xf32>)
// OWNED-NEXT: bufferization.dealloc
// OWNED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// OWNED-NEXT: ^bb1:  // pred: ^bb0
// OWNED-NEXT: %false_26 = arith.constant false
// OWNED-NEXT: %7 = bufferization.dealloc retain (%arg1 : memref<4xf32>)
// OWNED-NEXT: scf.yield %arg1, %7 : memref<4xf32>, i1
// OWNED-NEXT: ^bb2:  // pred: ^bb0
// OWNED-NEXT: %true_27 = arith.constant true
// OWNED-NEXT: %alloc = memref.alloc() : memref<4xf32>
// OWNED-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %8 = bufferization.dealloc (%base_buffer_28 : memref<f32>) if (%true_27) retain (%alloc : memref<4xf32>)
// OWNED-NEXT: scf.yield %alloc, %8 : memref<4xf32>, i1
// OWNED-NEXT: }
// OWNED-NEXT: scf.execute_region no_inline {
// OWNED-NEXT: %false_25 = arith.constant false
// OWNED-NEXT: "test.read_buffer"(%0#0) : (memref<4xf32>) -> ()
// OWNED-NEXT: scf.yield
// OWNED-NEXT: } {tag}
// OWNED-NEXT: %2:2 = scf.execute_region -> (memref<4xf32>, i1) {
// OWNED-NEXT: %false_25 = arith.constant false
// OWNED-NEXT: %6 = bufferization.dealloc retain (%arg1 : memref<4xf32>)
// OWNED-NEXT: scf.yield %arg1, %6 : memref<4xf32>, i1
// OWNED-NEXT: }
// OWNED-NEXT: %3 = scf.if %1#1 -> (memref<4xf32>) {
// OWNED-NEXT: scf.yield %1#0 : memref<4xf32>
// OWNED-NEXT: } else {
// OWNED-NEXT: %6 = bufferization.clone %1#0 : memref<4xf32> to memref<4xf32>
// OWNED-NEXT: scf.yield %6 : memref<4xf32>
// OWNED-NEXT: }
// OWNED-NEXT: %true = arith.constant true
// OWNED-NEXT: %4 = scf.if %2#1 -> (memref<4xf32>) {
// OWNED-NEXT: scf.yield %2#0 : memref<4xf32>
// OWNED-NEXT: } else {
// OWNED-NEXT: %6 = bufferization.clone %2#0 : memref<4xf32> to memref<4xf32>
// OWNED-NEXT: scf.yield %6 : memref<4xf32>
// OWNED-NEXT: }
// OWNED-NEXT: %true_4 = arith.constant true
// OWNED-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %2#0 : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %3 : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %4 : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %5:2 = bufferization.dealloc (%base_buffer, %base_buffer_5, %base_buffer_9, %base_buffer_13, %base_buffer_17, %base_buffer_21 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_3, %0#1, %1#1, %2#1, %true, %true_4) retain (%3, %4 : memref<4xf32>, memref<4xf32>)
// OWNED-NEXT: return %3, %4 : memref<4xf32>, memref<4xf32>
// OWNED-NEXT: }
func.func @stays(%c: i1, %x: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = scf.execute_region -> memref<4xf32> no_inline {
    %1 = memref.alloc() : memref<4xf32>
    scf.yield %1 : memref<4xf32>
  }
  %2 = scf.execute_region -> memref<4xf32> no_inline {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : memref<4xf32>
  ^bb2:
    %3 = memref.alloc() : memref<4xf32>
    scf.yield %3 : memref<4xf32>
  }
  scf.execute_region no_inline {
    "test.read_buffer"(%0) : (memref<4xf32>) -> ()
    scf.yield
  } {tag}
  %4 = scf.execute_region -> memref<4xf32> {
    scf.yield %x : memref<4xf32>
  }
  return %2, %4 : memref<4xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func @distinct(%arg0: memref<?xf32>, %arg1: memref<4xf32>) -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0:3 = memref.distinct_objects %arg0, %arg1, %alloc {tag} : memref<?xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT: "test.read_buffer"(%0#2) : (memref<4xf32>) -> ()
// CHECK-NEXT: return %0#0 : memref<?xf32>
// CHECK-NEXT: }
// OWNED-LABEL: func.func @distinct(%arg0: memref<?xf32>, %arg1: memref<4xf32>) -> memref<?xf32> {
// OWNED-NEXT: %true = arith.constant true
// OWNED-NEXT: %false = arith.constant false
// OWNED-NEXT: %false_0 = arith.constant false
// OWNED-NEXT: %alloc = memref.alloc() : memref<4xf32>
// OWNED-NEXT: %0:3 = memref.distinct_objects %arg0, %arg1, %alloc {tag} : memref<?xf32>, memref<4xf32>, memref<4xf32>
// OWNED-NEXT: "test.read_buffer"(%0#2) : (memref<4xf32>) -> ()
// OWNED-NEXT: %1 = memref.distinct_objects %arg0 : memref<?xf32>
// OWNED-NEXT: %2 = bufferization.clone %0#0 : memref<?xf32> to memref<?xf32>
// OWNED-NEXT: %true_1 = arith.constant true
// OWNED-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
// OWNED-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true, %true_1) retain (%2 : memref<?xf32>)
// OWNED-NEXT: return %2 : memref<?xf32>
// OWNED-NEXT: }
func.func @distinct(%a: memref<?xf32>, %b: memref<4xf32>) -> memref<?xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1:3 = memref.distinct_objects %a, %b, %0 {tag} : memref<?xf32>, memref<4xf32>, memref<4xf32>
  "test.read_buffer"(%1#2) : (memref<4xf32>) -> ()
  %2 = memref.distinct_objects %a : memref<?xf32>
  return %1#0 : memref<?xf32>
}
// CHECK-LABEL: func.func @exact(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT: %0 = arith.shrsi %arg0, %arg1 exact : i32
// CHECK-NEXT: %1 = arith.shrui %arg0, %arg1 exact {tag} : i32
// CHECK-NEXT: %2 = arith.divsi %arg0, %arg1 exact : i32
// CHECK-NEXT: %3 = arith.divui %arg0, %arg1 exact : i32
// CHECK-NEXT: %4 = arith.shrui %arg0, %arg1 : i32
// CHECK-NEXT: return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
// CHECK-NEXT: }
// OWNED-LABEL: func.func @exact(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
// OWNED-NEXT: %0 = arith.shrsi %arg0, %arg1 exact : i32
// OWNED-NEXT: %1 = arith.shrui %arg0, %arg1 exact {tag} : i32
// OWNED-NEXT: %2 = arith.divsi %arg0, %arg1 exact : i32
// OWNED-NEXT: %3 = arith.divui %arg0, %arg1 exact : i32
// OWNED-NEXT: %4 = arith.shrui %arg0, %arg1 : i32
// OWNED-NEXT: return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
// OWNED-NEXT: }
func.func @exact(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.shrsi %x, %y exact : i32
  %1 = arith.shrui %x, %y exact {tag} : i32
  %2 = arith.divsi %x, %y exact : i32
  %3 = arith.divui %x, %y exact : i32
  %4 = arith.shrui %x, %y : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: vector<4xf64>) -> (i1, vector<4xi1>, i1, i1, f32, vector<4xf64>) {
// CHECK-NEXT: %0 = math.isfinite %arg0 : f32
// CHECK-NEXT: %1 = math.isinf %arg1 : vector<4xf64>
// CHECK-NEXT: %2 = math.isnan %arg0 {fastmath = #arith.fastmath<nnan>} : f32
// CHECK-NEXT: %3 = math.isnormal %arg0 : f32
// CHECK-NEXT: %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT: %sin_0, %cos_1 = math.sincos %arg1 fastmath<fast> {tag} : vector<4xf64>
// CHECK-NEXT: return %0, %1, %2, %3, %cos, %sin_0 : i1, vector<4xi1>, i1, i1, f32, vector<4xf64>
// CHECK-NEXT: }
// OWNED-LABEL: func.func @floats(%arg0: f32, %arg1: vector<4xf64>) -> (i1, vector<4xi1>, i1, i1, f32, vector<4xf64>) {
// OWNED-NEXT: %0 = math.isfinite %arg0 : f32
// OWNED-NEXT: %1 = math.isinf %arg1 : vector<4xf64>
// OWNED-NEXT: %2 = math.isnan %arg0 {fastmath = #arith.fastmath<nnan>} : f32
// OWNED-NEXT: %3 = math.isnormal %arg0 : f32
// OWNED-NEXT: %sin, %cos = math.sincos %arg0 : f32
// OWNED-NEXT: %sin_0, %cos_1 = math.sincos %arg1 fastmath<fast> {tag} : vector<4xf64>
// OWNED-NEXT: return %0, %1, %2, %3, %cos, %sin_0 : i1, vector<4xi1>, i1, i1, f32, vector<4xf64>
// OWNED-NEXT: }
func.func @floats(%x: f32, %v: vector<4xf64>) -> (i1, vector<4xi1>, i1, i1, f32, vector<4xf64>) {
  %0 = math.isfinite %x : f32
  %1 = math.isinf %v : vector<4xf64>
  %2 = math.isnan %x {fastmath = #arith.fastmath<nnan>} : f32
  %3 = math.isnormal %x : f32
  %4, %5 = math.sincos %x : f32
  %6:2 = math.sincos %v fastmath<fast> {tag} : vector<4xf64>
  return %0, %1, %2, %3, %5, %6#0 : i1, vector<4xi1>, i1, i1, f32, vector<4xf64>
}
// CHECK-LABEL: func.func @linearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.linearize_index [%arg0, %arg1] by (2, 3) : index
// CHECK-NEXT: %1 = affine.linearize_index disjoint [%arg0, %arg1, %arg1] by (%arg2, 3) {tag} : index
// CHECK-NEXT: %2 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg2, %arg1) : index
// CHECK-NEXT: return %0, %1, %c0, %arg0, %2 : index, index, index, index, index
// CHECK-NEXT: }
// OWNED-LABEL: func.func @linearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// OWNED-NEXT: %0 = affine.linearize_index [%arg0, %arg1] by (2, 3) : index
// OWNED-NEXT: %1 = affine.linearize_index disjoint [%arg0, %arg1, %arg1] by (%arg2, 3) {tag} : index
// OWNED-NEXT: %2 = affine.linearize_index [] by () : index
// OWNED-NEXT: %3 = affine.linearize_index [%arg0] by () : index
// OWNED-NEXT: %4 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg2, %arg1) : index
// OWNED-NEXT: return %0, %1, %2, %3, %4 : index, index, index, index, index
// OWNED-NEXT: }
func.func @linearize(%x: index, %y: index, %n: index) -> (index, index, index, index, index) {
  %0 = affine.linearize_index [%x, %y] by (2, 3) : index
  %1 = affine.linearize_index disjoint [%x, %y, %y] by (%n, 3) {tag} : index
  %2 = affine.linearize_index [] by () : index
  %3 = affine.linearize_index [%x] by () : index
  %4 = affine.linearize_index disjoint [%x, %y] by (%n, %y) : index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
