// Loops that compare their bounds as unsigned numbers; how often loops run is found in the width of their bounds.
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=CANON
// RUN: %bufscope-opt %s --upstream=22 --ownership-based-buffer-deallocation | FileCheck %s --check-prefix=OWNERSHIP

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i16, i16, i16) -> i16, sym_name = "written"}> ({
// GENERIC-NEXT: ^bb0(%arg19: i16, %arg20: i16, %arg21: i16):
// GENERIC-NEXT: "scf.for"(%arg19, %arg20, %arg21) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg24: i16):
// GENERIC-NEXT: %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i16, i16, i16) -> ()
// GENERIC-NEXT: %15 = "scf.for"(%arg19, %arg20, %arg21, %arg19) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg22: i16, %arg23: i16):
// GENERIC-NEXT: "scf.yield"(%arg22) : (i16) -> ()
// GENERIC-NEXT: }) {note} : (i16, i16, i16, i16) -> i16
// GENERIC-NEXT: "func.return"(%15) : (i16) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, memref<2xf32>) -> memref<2xf32>, sym_name = "carried"}> ({
// GENERIC-NEXT: ^bb0(%arg13: index, %arg14: index, %arg15: index, %arg16: memref<2xf32>):
// GENERIC-NEXT: %13 = "scf.for"(%arg13, %arg14, %arg15, %arg16) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg17: index, %arg18: memref<2xf32>):
// GENERIC-NEXT: %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// GENERIC-NEXT: "scf.yield"(%14) : (memref<2xf32>) -> ()
// GENERIC-NEXT: }) {note} : (index, index, index, memref<2xf32>) -> memref<2xf32>
// GENERIC-NEXT: "func.return"(%13) : (memref<2xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (i8, memref<f32>) -> (), sym_name = "never"}> ({
// GENERIC-NEXT: ^bb0(%arg6: i8, %arg7: memref<f32>):
// GENERIC-NEXT: %8 = "arith.constant"() <{value = 100 : i8}> : () -> i8
// GENERIC-NEXT: %9 = "arith.constant"() <{value = -56 : i8}> : () -> i8
// GENERIC-NEXT: %10 = "arith.constant"() <{value = 1 : i8}> : () -> i8
// GENERIC-NEXT: %11 = "arith.constant"() <{value = -1 : i8}> : () -> i8
// GENERIC-NEXT: %12 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT: "scf.for"(%9, %8, %10) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg12: i8):
// GENERIC-NEXT: "memref.store"(%12, %arg7) : (f32, memref<f32>) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i8, i8, i8) -> ()
// GENERIC-NEXT: "scf.for"(%8, %9, %10) ({
// GENERIC-NEXT: ^bb0(%arg11: i8):
// GENERIC-NEXT: "memref.store"(%12, %arg7) : (f32, memref<f32>) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i8, i8, i8) -> ()
// GENERIC-NEXT: "scf.for"(%9, %8, %10) ({
// GENERIC-NEXT: ^bb0(%arg10: i8):
// GENERIC-NEXT: "memref.store"(%12, %arg7) : (f32, memref<f32>) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i8, i8, i8) -> ()
// GENERIC-NEXT: "scf.for"(%arg6, %8, %11) ({
// GENERIC-NEXT: ^bb0(%arg9: i8):
// GENERIC-NEXT: "memref.store"(%12, %arg7) : (f32, memref<f32>) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i8, i8, i8) -> ()
// GENERIC-NEXT: "scf.for"(%arg6, %8, %11) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg8: i8):
// GENERIC-NEXT: "memref.store"(%12, %arg7) : (f32, memref<f32>) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i8, i8, i8) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "stays"}> ({
// GENERIC-NEXT: ^bb0(%arg4: memref<f32>):
// GENERIC-NEXT: %4 = "arith.constant"() <{value = 100 : i8}> : () -> i8
// GENERIC-NEXT: %5 = "arith.constant"() <{value = -56 : i8}> : () -> i8
// GENERIC-NEXT: %6 = "arith.constant"() <{value = 1 : i8}> : () -> i8
// GENERIC-NEXT: %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT: "scf.for"(%4, %5, %6) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg5: i8):
// GENERIC-NEXT: "memref.store"(%7, %arg4) : (f32, memref<f32>) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i8, i8, i8) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "once"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: memref<?xf32>):
// GENERIC-NEXT: %0 = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT: %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT: %2 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
// GENERIC-NEXT: %3 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<nuw>}> : (index, index) -> index
// GENERIC-NEXT: "scf.for"(%arg0, %3, %0) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "memref.store"(%1, %arg1, %arg3) : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "scf.for"(%arg0, %2, %0) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg2: index):
// GENERIC-NEXT: "memref.store"(%1, %arg1, %arg2) : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @written(%arg0: i16, %arg1: i16, %arg2: i16) -> i16 {
// CHECK-NEXT: scf.for unsigned %arg3 = %arg0 to %arg1 step %arg2  : i16 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %0 = scf.for unsigned %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %arg0) -> (i16)  : i16 {
// CHECK-NEXT: scf.yield %arg3 : i16
// CHECK-NEXT: } {note}
// CHECK-NEXT: return %0 : i16
// CHECK-NEXT: }
// CANON-LABEL: func.func @written(%arg0: i16, %arg1: i16, %arg2: i16) -> i16 {
// CANON-NEXT: %0 = scf.for unsigned %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %arg0) -> (i16)  : i16 {
// CANON-NEXT: scf.yield %arg3 : i16
// CANON-NEXT: } {note}
// CANON-NEXT: return %0 : i16
// CANON-NEXT: }
// OWNERSHIP-LABEL: func.func @written(%arg0: i16, %arg1: i16, %arg2: i16) -> i16 {
// OWNERSHIP-NEXT: %false = arith.constant false
// OWNERSHIP-NEXT: %false_0 = arith.constant false
// OWNERSHIP-NEXT: scf.for unsigned %arg3 = %arg0 to %arg1 step %arg2  : i16 {
// OWNERSHIP-NEXT: %true = arith.constant true
// OWNERSHIP-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OWNERSHIP-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// OWNERSHIP-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: %0 = scf.for unsigned %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %arg0) -> (i16)  : i16 {
// OWNERSHIP-NEXT: scf.yield %arg3 : i16
// OWNERSHIP-NEXT: } {note}
// OWNERSHIP-NEXT: return %0 : i16
// OWNERSHIP-NEXT: }
func.func @written(%a: i16, %b: i16, %c: i16) -> i16 {
  scf.for unsigned %i = %a to %b step %c : i16 {
    memref.alloc() : memref<2xf32>
  }
  %0 = scf.for unsigned %i = %a to %b step %c iter_args(%x = %a) -> (i16) : i16 {
    scf.yield %i : i16
  } {note}
  return %0 : i16
}

// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = scf.for unsigned %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } {note}
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
// CANON-LABEL: func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) -> memref<2xf32> {
// CANON-NEXT: %0 = scf.for unsigned %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (memref<2xf32>) {
// CANON-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANON-NEXT: scf.yield %alloc : memref<2xf32>
// CANON-NEXT: } {note}
// CANON-NEXT: return %0 : memref<2xf32>
// CANON-NEXT: }
// OWNERSHIP-LABEL: func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) -> memref<2xf32> {
// OWNERSHIP-NEXT: %false = arith.constant false
// OWNERSHIP-NEXT: %false_0 = arith.constant false
// OWNERSHIP-NEXT: %0:2 = scf.for unsigned %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %false) -> (memref<2xf32>, i1) {
// OWNERSHIP-NEXT: %true_9 = arith.constant true
// OWNERSHIP-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OWNERSHIP-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg5 : memref<2xf32> -> memref<f32>, index, index, index
// OWNERSHIP-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// OWNERSHIP-NEXT: %3 = bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%arg6, %true_9) retain (%alloc : memref<2xf32>)
// OWNERSHIP-NEXT: scf.yield %alloc, %3 : memref<2xf32>, i1
// OWNERSHIP-NEXT: } {note}
// OWNERSHIP-NEXT: %1 = scf.if %0#1 -> (memref<2xf32>) {
// OWNERSHIP-NEXT: scf.yield %0#0 : memref<2xf32>
// OWNERSHIP-NEXT: } else {
// OWNERSHIP-NEXT: %3 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
// OWNERSHIP-NEXT: scf.yield %3 : memref<2xf32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: %true = arith.constant true
// OWNERSHIP-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<2xf32> -> memref<f32>, index, index, index
// OWNERSHIP-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// OWNERSHIP-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// OWNERSHIP-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<2xf32>)
// OWNERSHIP-NEXT: return %1 : memref<2xf32>
// OWNERSHIP-NEXT: }
func.func @carried(%a: index, %b: index, %c: index, %m: memref<2xf32>) -> memref<2xf32> {
  %0 = scf.for unsigned %i = %a to %b step %c iter_args(%x = %m) -> (memref<2xf32>) {
    %1 = memref.alloc() : memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } {note}
  return %0 : memref<2xf32>
}

// 200 is more than 100, and an i8 can't say so.
// CHECK-LABEL: func.func @never(%arg0: i8, %arg1: memref<f32>) {
// CHECK-NEXT: %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT: %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: scf.for unsigned %arg2 = %c-56_i8 to %c100_i8 step %c1_i8  : i8 {
// CHECK-NEXT: memref.store %cst, %arg1[] : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %c100_i8 to %c-56_i8 step %c1_i8  : i8 {
// CHECK-NEXT: memref.store %cst, %arg1[] : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %c-56_i8 to %c100_i8 step %c1_i8  : i8 {
// CHECK-NEXT: memref.store %cst, %arg1[] : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %arg0 to %c100_i8 step %c-1_i8  : i8 {
// CHECK-NEXT: memref.store %cst, %arg1[] : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for unsigned %arg2 = %arg0 to %c100_i8 step %c-1_i8  : i8 {
// CHECK-NEXT: memref.store %cst, %arg1[] : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @never(%arg0: i8, %arg1: memref<f32>) {
// CANON-NEXT: return
// CANON-NEXT: }
// OWNERSHIP-LABEL: func.func @never(%arg0: i8, %arg1: memref<f32>) {
// OWNERSHIP-NEXT: %false = arith.constant false
// OWNERSHIP-NEXT: %false_0 = arith.constant false
// OWNERSHIP-NEXT: %false_1 = arith.constant false
// OWNERSHIP-NEXT: %false_2 = arith.constant false
// OWNERSHIP-NEXT: %false_3 = arith.constant false
// OWNERSHIP-NEXT: %false_4 = arith.constant false
// OWNERSHIP-NEXT: %c100_i8 = arith.constant 100 : i8
// OWNERSHIP-NEXT: %c-56_i8 = arith.constant -56 : i8
// OWNERSHIP-NEXT: %c1_i8 = arith.constant 1 : i8
// OWNERSHIP-NEXT: %c-1_i8 = arith.constant -1 : i8
// OWNERSHIP-NEXT: %cst = arith.constant 1.000000e+00 : f32
// OWNERSHIP-NEXT: scf.for unsigned %arg2 = %c-56_i8 to %c100_i8 step %c1_i8  : i8 {
// OWNERSHIP-NEXT: %false_5 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg1[] : memref<f32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: scf.for %arg2 = %c100_i8 to %c-56_i8 step %c1_i8  : i8 {
// OWNERSHIP-NEXT: %false_5 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg1[] : memref<f32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: scf.for %arg2 = %c-56_i8 to %c100_i8 step %c1_i8  : i8 {
// OWNERSHIP-NEXT: %false_5 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg1[] : memref<f32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: scf.for %arg2 = %arg0 to %c100_i8 step %c-1_i8  : i8 {
// OWNERSHIP-NEXT: %false_5 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg1[] : memref<f32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: scf.for unsigned %arg2 = %arg0 to %c100_i8 step %c-1_i8  : i8 {
// OWNERSHIP-NEXT: %false_5 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg1[] : memref<f32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index
// OWNERSHIP-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_4)
// OWNERSHIP-NEXT: return
// OWNERSHIP-NEXT: }
func.func @never(%a: i8, %m: memref<f32>) {
  %hundred = arith.constant 100 : i8
  %high = arith.constant -56 : i8
  %one = arith.constant 1 : i8
  %minus = arith.constant -1 : i8
  %v = arith.constant 1.0 : f32
  scf.for unsigned %i = %high to %hundred step %one : i8 {
    memref.store %v, %m[] : memref<f32>
  }
  scf.for %i = %hundred to %high step %one : i8 {
    memref.store %v, %m[] : memref<f32>
  }
  scf.for %i = %high to %hundred step %one : i8 {
    memref.store %v, %m[] : memref<f32>
  }
  scf.for %i = %a to %hundred step %minus : i8 {
    memref.store %v, %m[] : memref<f32>
  }
  scf.for unsigned %i = %a to %hundred step %minus : i8 {
    memref.store %v, %m[] : memref<f32>
  }
  return
}

// CHECK-LABEL: func.func @stays(%arg0: memref<f32>) {
// CHECK-NEXT: %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT: %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: scf.for unsigned %arg1 = %c100_i8 to %c-56_i8 step %c1_i8  : i8 {
// CHECK-NEXT: memref.store %cst, %arg0[] : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @stays(%arg0: memref<f32>) {
// CANON-NEXT: %c100_i8 = arith.constant 100 : i8
// CANON-NEXT: %c-56_i8 = arith.constant -56 : i8
// CANON-NEXT: %c1_i8 = arith.constant 1 : i8
// CANON-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CANON-NEXT: scf.for unsigned %arg1 = %c100_i8 to %c-56_i8 step %c1_i8  : i8 {
// CANON-NEXT: memref.store %cst, %arg0[] : memref<f32>
// CANON-NEXT: }
// CANON-NEXT: return
// CANON-NEXT: }
// OWNERSHIP-LABEL: func.func @stays(%arg0: memref<f32>) {
// OWNERSHIP-NEXT: %false = arith.constant false
// OWNERSHIP-NEXT: %false_0 = arith.constant false
// OWNERSHIP-NEXT: %c100_i8 = arith.constant 100 : i8
// OWNERSHIP-NEXT: %c-56_i8 = arith.constant -56 : i8
// OWNERSHIP-NEXT: %c1_i8 = arith.constant 1 : i8
// OWNERSHIP-NEXT: %cst = arith.constant 1.000000e+00 : f32
// OWNERSHIP-NEXT: scf.for unsigned %arg1 = %c100_i8 to %c-56_i8 step %c1_i8  : i8 {
// OWNERSHIP-NEXT: %false_1 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg0[] : memref<f32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
// OWNERSHIP-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0)
// OWNERSHIP-NEXT: return
// OWNERSHIP-NEXT: }
func.func @stays(%m: memref<f32>) {
  %hundred = arith.constant 100 : i8
  %high = arith.constant -56 : i8
  %one = arith.constant 1 : i8
  %v = arith.constant 1.0 : f32
  scf.for unsigned %i = %hundred to %high step %one : i8 {
    memref.store %v, %m[] : memref<f32>
  }
  return
}

// CHECK-LABEL: func.func @once(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = arith.addi %arg0, %c1 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.addi %arg0, %c1 overflow<nuw> : index
// CHECK-NEXT: scf.for unsigned %arg2 = %arg0 to %1 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for unsigned %arg2 = %arg0 to %0 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @once(%arg0: index, %arg1: memref<?xf32>) {
// CANON-NEXT: %c1 = arith.constant 1 : index
// CANON-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CANON-NEXT: %0 = arith.addi %arg0, %c1 overflow<nsw> : index
// CANON-NEXT: memref.store %cst, %arg1[%arg0] : memref<?xf32>
// CANON-NEXT: scf.for unsigned %arg2 = %arg0 to %0 step %c1 {
// CANON-NEXT: memref.store %cst, %arg1[%arg2] : memref<?xf32>
// CANON-NEXT: }
// CANON-NEXT: return
// CANON-NEXT: }
// OWNERSHIP-LABEL: func.func @once(%arg0: index, %arg1: memref<?xf32>) {
// OWNERSHIP-NEXT: %false = arith.constant false
// OWNERSHIP-NEXT: %false_0 = arith.constant false
// OWNERSHIP-NEXT: %false_1 = arith.constant false
// OWNERSHIP-NEXT: %c1 = arith.constant 1 : index
// OWNERSHIP-NEXT: %cst = arith.constant 1.000000e+00 : f32
// OWNERSHIP-NEXT: %0 = arith.addi %arg0, %c1 overflow<nsw> : index
// OWNERSHIP-NEXT: %1 = arith.addi %arg0, %c1 overflow<nuw> : index
// OWNERSHIP-NEXT: scf.for unsigned %arg2 = %arg0 to %1 step %c1 {
// OWNERSHIP-NEXT: %false_2 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg1[%arg2] : memref<?xf32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: scf.for unsigned %arg2 = %arg0 to %0 step %c1 {
// OWNERSHIP-NEXT: %false_2 = arith.constant false
// OWNERSHIP-NEXT: memref.store %cst, %arg1[%arg2] : memref<?xf32>
// OWNERSHIP-NEXT: }
// OWNERSHIP-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// OWNERSHIP-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_1)
// OWNERSHIP-NEXT: return
// OWNERSHIP-NEXT: }
func.func @once(%a: index, %m: memref<?xf32>) {
  %one = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %signed = arith.addi %a, %one overflow<nsw> : index
  %unsigned = arith.addi %a, %one overflow<nuw> : index
  scf.for unsigned %i = %a to %unsigned step %one {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.for unsigned %i = %a to %signed step %one {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}
