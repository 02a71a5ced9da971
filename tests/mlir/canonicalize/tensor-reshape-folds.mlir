// Reshapes that change nothing, sizes of reshapes, elements of what is cast, and one value everywhere.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: tensor<2x3xf32>, %arg1: tensor<2xindex>) -> tensor<2x3xf32> {
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg1) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
// CHECK-NEXT: return %reshape : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @a(%x : tensor<2x3xf32>, %s: tensor<2xindex>) -> tensor<2x3xf32> {
  %0 = tensor.reshape %x(%s) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// CHECK-LABEL: func.func @b(%arg0: tensor<?x3xf32>, %arg1: tensor<2xindex>) -> tensor<?x3xf32> {
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg1) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
// CHECK-NEXT: return %reshape : tensor<?x3xf32>
// CHECK-NEXT: }
func.func @b(%x : tensor<?x3xf32>, %s: tensor<2xindex>) -> tensor<?x3xf32> {
  %0 = tensor.reshape %x(%s) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// CHECK-LABEL: func.func @c(%arg0: tensor<?x3xf32>, %arg1: index) -> tensor<?x3xf32> {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %from_elements = tensor.from_elements %arg1, %c3 : tensor<2xindex>
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
// CHECK-NEXT: return %reshape : tensor<?x3xf32>
// CHECK-NEXT: }
func.func @c(%x : tensor<?x3xf32>, %n: index) -> tensor<?x3xf32> {
  %c3 = arith.constant 3 : index
  %s = tensor.from_elements %n, %c3 : tensor<2xindex>
  %0 = tensor.reshape %x(%s) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// CHECK-LABEL: func.func @d(%arg0: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: return %arg0 : tensor<?x3xf32>
// CHECK-NEXT: }
func.func @d(%x : tensor<?x3xf32>) -> tensor<?x3xf32> {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x3xf32>
  %s = tensor.from_elements %n, %c3 : tensor<2xindex>
  %0 = tensor.reshape %x(%s) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// CHECK-LABEL: func.func @e(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %from_elements = tensor.from_elements %dim_0, %dim : tensor<2xindex>
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT: return %reshape : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @e(%x : tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %s = tensor.from_elements %m, %n : tensor<2xindex>
  %0 = tensor.reshape %x(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @f(%arg0: tensor<?x3xf32>, %arg1: index) -> tensor<?x3xf32> {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT: %0 = arith.index_cast %dim : index to i32
// CHECK-NEXT: %from_elements = tensor.from_elements %0, %c3_i32 : tensor<2xi32>
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %reshape : tensor<?x3xf32>
// CHECK-NEXT: }
func.func @f(%x : tensor<?x3xf32>, %i: index) -> tensor<?x3xf32> {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x3xf32>
  %k = arith.index_cast %n : index to i32
  %s = tensor.from_elements %k, %c3 : tensor<2xi32>
  %0 = tensor.reshape %x(%s) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// CHECK-LABEL: func.func @g(%arg0: tensor<*xf32>, %arg1: tensor<?xindex>) -> tensor<*xf32> {
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg1) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
// CHECK-NEXT: return %reshape : tensor<*xf32>
// CHECK-NEXT: }
func.func @g(%x : tensor<*xf32>, %s: tensor<?xindex>) -> tensor<*xf32> {
  %0 = tensor.reshape %x(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// CHECK-LABEL: func.func @h(%arg0: tensor<2xindex>) -> (tensor<?x?xf32>, tensor<2x2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %reshape = tensor.reshape %cst(%arg0) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT: %reshape_1 = tensor.reshape %cst_0(%arg0) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
// CHECK-NEXT: return %reshape, %reshape_1 : tensor<?x?xf32>, tensor<2x2xf32>
// CHECK-NEXT: }
func.func @h(%s: tensor<2xindex>) -> (tensor<?x?xf32>, tensor<2x2xf32>) {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %d = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tensor.reshape %c(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %d(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<2x2xf32>
}
// CHECK-LABEL: func.func @i(%arg0: tensor<5x?x?xi32>) -> (tensor<5x?x?xi32>, tensor<5x?x?xi32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<5x?x?xi32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c2 : tensor<5x?x?xi32>
// CHECK-NEXT: %from_elements = tensor.from_elements %dim, %dim, %dim_0 : tensor<3xindex>
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%from_elements) : (tensor<5x?x?xi32>, tensor<3xindex>) -> tensor<5x?x?xi32>
// CHECK-NEXT: return %arg0, %reshape : tensor<5x?x?xi32>, tensor<5x?x?xi32>
// CHECK-NEXT: }
func.func @i(%x : tensor<5x?x?xi32>) -> (tensor<5x?x?xi32>, tensor<5x?x?xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %n = tensor.dim %x, %c1 : tensor<5x?x?xi32>
  %m = tensor.dim %x, %c2 : tensor<5x?x?xi32>
  %s = tensor.from_elements %c5, %n, %m : tensor<3xindex>
  %s2 = tensor.from_elements %n, %n, %m : tensor<3xindex>
  %0 = tensor.reshape %x(%s) : (tensor<5x?x?xi32>, tensor<3xindex>) -> tensor<5x?x?xi32>
  %1 = tensor.reshape %x(%s2) : (tensor<5x?x?xi32>, tensor<3xindex>) -> tensor<5x?x?xi32>
  return %0, %1 : tensor<5x?x?xi32>, tensor<5x?x?xi32>
}
// CHECK-LABEL: func.func @dim(%arg0: tensor<*xf32>, %arg1: tensor<?xi32>, %arg2: index) -> index {
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg2] : tensor<?xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @dim(%x : tensor<*xf32>, %s: tensor<?xi32>, %i : index) -> index {
  %0 = tensor.reshape %x(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  %1 = tensor.dim %0, %i : tensor<*xf32>
  return %1 : index
}
// CHECK-LABEL: func.func @dim2(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg2] : tensor<2xindex>
// CHECK-NEXT: %extracted_0 = tensor.extract %arg1[%c9] : tensor<2xindex>
// CHECK-NEXT: return %extracted, %extracted_0 : index, index
// CHECK-NEXT: }
func.func @dim2(%x : tensor<?xf32>, %s: tensor<2xindex>, %i : index) -> (index, index) {
  %c9 = arith.constant 9 : index
  %0 = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  %2 = tensor.dim %0, %c9 : tensor<?x?xf32>
  return %1, %2 : index, index
}
// CHECK-LABEL: func.func @bit(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xf32>) {
// CHECK-NEXT: %0 = tensor.bitcast %arg0 : tensor<2xi32> to tensor<2xf32>
// CHECK-NEXT: return %arg0, %0 : tensor<2xi32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @bit(%x : tensor<2xi32>) -> (tensor<2xi32>, tensor<2xf32>) {
  %0 = tensor.bitcast %x : tensor<2xi32> to tensor<2xui32>
  %1 = tensor.bitcast %0 : tensor<2xui32> to tensor<2xi32>
  %2 = tensor.bitcast %0 : tensor<2xui32> to tensor<2xf32>
  return %1, %2 : tensor<2xi32>, tensor<2xf32>
}
// CHECK-LABEL: func.func @cast(%arg0: tensor<2xi32>, %arg1: index, %arg2: tensor<2xindex>) -> (index, i32) {
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<2xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %extracted_0 = tensor.extract %arg2[%arg1] : tensor<2xindex>
// CHECK-NEXT: %1 = arith.index_cast %extracted_0 : index to i32
// CHECK-NEXT: return %0, %1 : index, i32
// CHECK-NEXT: }
func.func @cast(%x : tensor<2xi32>, %i: index, %y: tensor<2xindex>) -> (index, i32) {
  %0 = arith.index_cast %x : tensor<2xi32> to tensor<2xindex>
  %1 = tensor.extract %0[%i] : tensor<2xindex>
  %2 = arith.index_cast %y : tensor<2xindex> to tensor<2xi32>
  %3 = tensor.extract %2[%i] : tensor<2xi32>
  return %1, %3 : index, i32
}
// CHECK-LABEL: func.func @gather(%arg0: tensor<1x2x3xindex>) -> (tensor<1x2x1x1x1xf32>, tensor<1x2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e-01> : tensor<1x2x1x1x1xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e-01> : tensor<1x2xf32>
// CHECK-NEXT: return %cst, %cst_0 : tensor<1x2x1x1x1xf32>, tensor<1x2xf32>
// CHECK-NEXT: }
func.func @gather(%i: tensor<1x2x3xindex>) -> (tensor<1x2x1x1x1xf32>, tensor<1x2xf32>) {
  %cst = arith.constant dense<1.000000e-01> : tensor<4x4x4xf32>
  %0 = tensor.gather %cst[%i] gather_dims([0, 1, 2]) : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  %1 = tensor.gather %cst[%i] gather_dims([0, 1, 2]) : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return %0, %1 : tensor<1x2x1x1x1xf32>, tensor<1x2xf32>
}
