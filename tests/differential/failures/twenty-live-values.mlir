// More than 16 values live out of a block are ordered by address where the order has ties.
// RUN: --ownership-based-buffer-deallocation
// REFERENCE: varies
// OURS: result

func.func @f(%c: i1) {
  %a0 = memref.alloc() : memref<1xf32>
  %a1 = memref.alloc() : memref<2xf32>
  %a2 = memref.alloc() : memref<3xf32>
  %a3 = memref.alloc() : memref<4xf32>
  %a4 = memref.alloc() : memref<5xf32>
  %a5 = memref.alloc() : memref<6xf32>
  %a6 = memref.alloc() : memref<7xf32>
  %a7 = memref.alloc() : memref<8xf32>
  %a8 = memref.alloc() : memref<9xf32>
  %a9 = memref.alloc() : memref<10xf32>
  cf.cond_br %c, ^bb1, ^bb4
^bb1:
  %b0 = memref.alloc() : memref<1xf64>
  %b1 = memref.alloc() : memref<2xf64>
  %b2 = memref.alloc() : memref<3xf64>
  %b3 = memref.alloc() : memref<4xf64>
  %b4 = memref.alloc() : memref<5xf64>
  %b5 = memref.alloc() : memref<6xf64>
  %b6 = memref.alloc() : memref<7xf64>
  %b7 = memref.alloc() : memref<8xf64>
  %b8 = memref.alloc() : memref<9xf64>
  %b9 = memref.alloc() : memref<10xf64>
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  test.copy(%a0, %b0) : (memref<1xf32>, memref<1xf64>)
  test.copy(%a1, %b1) : (memref<2xf32>, memref<2xf64>)
  test.copy(%a2, %b2) : (memref<3xf32>, memref<3xf64>)
  test.copy(%a3, %b3) : (memref<4xf32>, memref<4xf64>)
  test.copy(%a4, %b4) : (memref<5xf32>, memref<5xf64>)
  test.copy(%a5, %b5) : (memref<6xf32>, memref<6xf64>)
  test.copy(%a6, %b6) : (memref<7xf32>, memref<7xf64>)
  test.copy(%a7, %b7) : (memref<8xf32>, memref<8xf64>)
  test.copy(%a8, %b8) : (memref<9xf32>, memref<9xf64>)
  test.copy(%a9, %b9) : (memref<10xf32>, memref<10xf64>)
  return
^bb3:
  test.copy(%a0, %b0) : (memref<1xf32>, memref<1xf64>)
  test.copy(%a1, %b1) : (memref<2xf32>, memref<2xf64>)
  test.copy(%a2, %b2) : (memref<3xf32>, memref<3xf64>)
  test.copy(%a3, %b3) : (memref<4xf32>, memref<4xf64>)
  test.copy(%a4, %b4) : (memref<5xf32>, memref<5xf64>)
  test.copy(%a5, %b5) : (memref<6xf32>, memref<6xf64>)
  test.copy(%a6, %b6) : (memref<7xf32>, memref<7xf64>)
  test.copy(%a7, %b7) : (memref<8xf32>, memref<8xf64>)
  test.copy(%a8, %b8) : (memref<9xf32>, memref<9xf64>)
  test.copy(%a9, %b9) : (memref<10xf32>, memref<10xf64>)
  return
^bb4:
  return
}

// CHECK: func.func @f(%arg0: i1) {
// CHECK: %true = arith.constant true
// CHECK: %true_0 = arith.constant true
// CHECK: %true_1 = arith.constant true
// CHECK: %true_2 = arith.constant true
// CHECK: %true_3 = arith.constant true
// CHECK: %true_4 = arith.constant true
// CHECK: %true_5 = arith.constant true
// CHECK: %true_6 = arith.constant true
// CHECK: %true_7 = arith.constant true
// CHECK: %true_8 = arith.constant true
// CHECK: %alloc = memref.alloc() : memref<1xf32>
// CHECK: %alloc_9 = memref.alloc() : memref<2xf32>
// CHECK: %alloc_10 = memref.alloc() : memref<3xf32>
// CHECK: %alloc_11 = memref.alloc() : memref<4xf32>
// CHECK: %alloc_12 = memref.alloc() : memref<5xf32>
// CHECK: %alloc_13 = memref.alloc() : memref<6xf32>
// CHECK: %alloc_14 = memref.alloc() : memref<7xf32>
// CHECK: %alloc_15 = memref.alloc() : memref<8xf32>
// CHECK: %alloc_16 = memref.alloc() : memref<9xf32>
// CHECK: %alloc_17 = memref.alloc() : memref<10xf32>
// CHECK: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %alloc_9 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %alloc_10 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %alloc_11 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %alloc_12 : memref<5xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %alloc_13 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %alloc_14 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_42, %offset_43, %sizes_44, %strides_45 = memref.extract_strided_metadata %alloc_15 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_46, %offset_47, %sizes_48, %strides_49 = memref.extract_strided_metadata %alloc_16 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_50, %offset_51, %sizes_52, %strides_53 = memref.extract_strided_metadata %alloc_17 : memref<10xf32> -> memref<f32>, index, index, index
// CHECK: %0 = arith.andi %true_8, %arg0 : i1
// CHECK: %1 = arith.andi %true_7, %arg0 : i1
// CHECK: %2 = arith.andi %true_6, %arg0 : i1
// CHECK: %3 = arith.andi %true_5, %arg0 : i1
// CHECK: %4 = arith.andi %true_4, %arg0 : i1
// CHECK: %5 = arith.andi %true_3, %arg0 : i1
// CHECK: %6 = arith.andi %true_2, %arg0 : i1
// CHECK: %7 = arith.andi %true_1, %arg0 : i1
