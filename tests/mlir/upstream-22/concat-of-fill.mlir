// Tensors that are filled alike and put behind one another are put behind one another and filled then.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @values(%arg0: f32, %arg1: tensor<2x4xf32>, %arg2: tensor<?x4xf32>, %arg3: index) -> (tensor<5x4xf32>, tensor<?x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT: %1 = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %0, %1 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%concat : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %4 = tensor.empty(%arg3) : tensor<?x4xf32>
// CHECK-NEXT: %concat_0 = tensor.concat dim(0) %0, %4 : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %5 = linalg.fill ins(%arg0 : f32) outs(%concat_0 : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %6 = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT: %concat_1 = tensor.concat dim(0) %2, %6 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %7 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: %concat_2 = tensor.concat dim(0) %2, %7 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: return %3, %5, %concat_1, %concat_2 : tensor<5x4xf32>, tensor<?x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>
// CHECK-NEXT: }
func.func @values(%x: f32, %a: tensor<2x4xf32>, %d: tensor<?x4xf32>, %n: index) -> (tensor<5x4xf32>, tensor<?x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<2x4xf32>
  %e2 = tensor.empty() : tensor<3x4xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %f2 = linalg.fill ins(%x : f32) outs(%e2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %0 = tensor.concat dim(0) %f, %f2 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %ed = tensor.empty(%n) : tensor<?x4xf32>
  %fd = linalg.fill ins(%x : f32) outs(%ed : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(0) %f, %fd : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %e3 = tensor.empty() : tensor<3x4xf32>
  %2 = tensor.concat dim(0) %f, %e3 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %c = arith.constant 1.0 : f32
  %f4 = linalg.fill ins(%c : f32) outs(%e2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %3 = tensor.concat dim(0) %f, %f4 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  return %0, %1, %2, %3 : tensor<5x4xf32>, tensor<?x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>
}

// CHECK-LABEL: func.func @destinations(%arg0: f32, %arg1: tensor<2x4xf32>, %arg2: tensor<2x5xf32>) -> (tensor<2x9xf32>, tensor<2x4xf32>) {
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: %concat = tensor.concat dim(1) %arg1, %arg2 : (tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<2x9xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%concat : tensor<2x9xf32>) -> tensor<2x9xf32>
// CHECK-NEXT: return %1, %0 : tensor<2x9xf32>, tensor<2x4xf32>
// CHECK-NEXT: }
func.func @destinations(%x: f32, %a: tensor<2x4xf32>, %b: tensor<2x5xf32>) -> (tensor<2x9xf32>, tensor<2x4xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%a : tensor<2x4xf32>) -> tensor<2x4xf32>
  %f2 = linalg.fill ins(%x : f32) outs(%b : tensor<2x5xf32>) -> tensor<2x5xf32>
  %0 = tensor.concat dim(1) %f, %f2 : (tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<2x9xf32>
  %1 = tensor.concat dim(1) %f : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %1 : tensor<2x9xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func.func @constants(%arg0: index) -> tensor<5x4xf32> {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT: %1 = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %0, %1 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%cst : f32) outs(%concat : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: return %2 : tensor<5x4xf32>
// CHECK-NEXT: }
func.func @constants(%n: index) -> (tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<2x4xf32>
  %e2 = tensor.empty() : tensor<3x4xf32>
  %x = arith.constant 1.0 : f32
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %y = arith.constant 1.0 : f32
  %f2 = linalg.fill ins(%y : f32) outs(%e2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %0 = tensor.concat dim(0) %f, %f2 {c} : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// CHECK-LABEL: func.func @sizes(%arg0: f32, %arg1: tensor<2x4xf32>, %arg2: tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg2, %arg2 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%concat : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %cast = tensor.cast %arg2 : tensor<?x4xf32> to tensor<2x4xf32>
// CHECK-NEXT: %concat_0 = tensor.concat dim(1) %arg1, %cast : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg0 : f32) outs(%concat_0 : tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: "use"(%2) : (tensor<2x8xf32>) -> ()
// CHECK-NEXT: return %0, %0, %1 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
func.func @sizes(%x: f32, %e: tensor<2x4xf32>, %e2: tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<?x4xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %0 = tensor.concat dim(1) %f : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %fd = linalg.fill {x} ins(%x : f32) outs(%e2 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(0) %fd, %fd {tag} : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = tensor.concat dim(1) %f, %fd {tag} : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<2x8xf32>
  "use"(%2) : (tensor<2x8xf32>) -> ()
  return %0, %f, %1 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<?x4xf32>
}
