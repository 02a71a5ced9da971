// Loops that carry tensors: casts move out, outputs that nobody changes or looks at go, dimensions that run once or never go.
// RUN: %bufscope-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @cast_moves_out(%arg0: tensor<6x9xf32>, %arg1: index) -> tensor<6x9xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0:2 = scf.for %arg2 = %c0 to %arg1 step %c2 iter_args(%arg3 = %arg0, %arg4 = %c0) -> (tensor<6x9xf32>, index) {
// CHECK-NEXT: %cast = tensor.cast %arg3 : tensor<6x9xf32> to tensor<?x9xf32>
// CHECK-NEXT: %1 = func.call @step(%cast) : (tensor<?x9xf32>) -> tensor<?x9xf32>
// CHECK-NEXT: %2 = func.call @count(%arg4) : (index) -> index
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<?x9xf32> to tensor<6x9xf32>
// CHECK-NEXT: scf.yield %cast_0, %2 : tensor<6x9xf32>, index
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0 : tensor<6x9xf32>
// CHECK-NEXT: }
func.func @cast_moves_out(%t: tensor<6x9xf32>, %n: index) -> tensor<6x9xf32> {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %cast = tensor.cast %t : tensor<6x9xf32> to tensor<?x9xf32>
  %0:2 = scf.for %i = %zero to %n step %two iter_args(%s = %cast, %k = %zero) -> (tensor<?x9xf32>, index) {
    %1 = func.call @step(%s) : (tensor<?x9xf32>) -> tensor<?x9xf32>
    %2 = func.call @count(%k) : (index) -> index
    scf.yield %1, %2 : tensor<?x9xf32>, index
  }
  %3 = tensor.cast %0#0 : tensor<?x9xf32> to tensor<6x9xf32>
  return %3 : tensor<6x9xf32>
}

// A result that is used twice keeps its type.
// CHECK-LABEL: func.func @cast_stays(%arg0: tensor<6xf32>, %arg1: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg1 step %c2 iter_args(%arg3 = %cast) -> (tensor<?xf32>) {
// CHECK-NEXT: %1 = func.call @one(%arg3) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: scf.yield %1 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %0 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @cast_stays(%t: tensor<6xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %cast = tensor.cast %t : tensor<6xf32> to tensor<?xf32>
  %0 = scf.for %i = %zero to %n step %two iter_args(%s = %cast) -> (tensor<?xf32>) {
    %1 = func.call @one(%s) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0, %0 : tensor<?xf32>, tensor<?xf32>
}
// CHECK-LABEL: func.func private @step(tensor<?x9xf32>) -> tensor<?x9xf32>
func.func private @step(tensor<?x9xf32>) -> tensor<?x9xf32>
// CHECK-LABEL: func.func private @one(tensor<?xf32>) -> tensor<?xf32>
func.func private @one(tensor<?xf32>) -> tensor<?xf32>
// CHECK-LABEL: func.func private @count(index) -> index
func.func private @count(index) -> index

// -----

// CHECK-LABEL: func.func @outputs(%arg0: tensor<?xf16>, %arg1: tensor<?xf16>, %arg2: tensor<?xf16>, %arg3: index, %arg4: tensor<1xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
// CHECK-NEXT: %0 = scf.forall (%arg5) in (%arg3) shared_outs(%arg6 = %arg0) -> (tensor<?xf16>) {
// CHECK-NEXT: "some.read"(%arg1, %arg2) : (tensor<?xf16>, tensor<?xf16>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg4 into %arg6[%arg5] [1] [1] : tensor<1xf16> into tensor<?xf16>
// CHECK-NEXT: }
// CHECK-NEXT: } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT: return %0, %arg1 : tensor<?xf16>, tensor<?xf16>
// CHECK-NEXT: }
func.func @outputs(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>, %n: index, %e: tensor<1xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
  %0:3 = scf.forall (%i) in (%n) shared_outs(%x = %a, %y = %b, %z = %c) -> (tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) {
    "some.read"(%y, %z) : (tensor<?xf16>, tensor<?xf16>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %x[%i] [1] [1] : tensor<1xf16> into tensor<?xf16>
      tensor.parallel_insert_slice %e into %z[%i] [1] [1] : tensor<1xf16> into tensor<?xf16>
    }
  } {mapping = [#gpu.thread<x>], note = "goes"}
  return %0#0, %0#1 : tensor<?xf16>, tensor<?xf16>
}

// -----

// CHECK-LABEL: func.func @cast_of_output(%arg0: tensor<12xf16>, %arg1: tensor<1xf16>) -> tensor<?xf16> {
// CHECK-NEXT: %0 = scf.forall (%arg2) in (12) shared_outs(%arg3 = %arg0) -> (tensor<12xf16>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [1] [1] : tensor<1xf16> into tensor<12xf16>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<12xf16> to tensor<?xf16>
// CHECK-NEXT: return %cast : tensor<?xf16>
// CHECK-NEXT: }
func.func @cast_of_output(%a: tensor<12xf16>, %e: tensor<1xf16>) -> tensor<?xf16> {
  %cast = tensor.cast %a : tensor<12xf16> to tensor<?xf16>
  %0 = scf.forall (%i) in (12) shared_outs(%x = %cast) -> (tensor<?xf16>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %x[%i] [1] [1] : tensor<1xf16> into tensor<?xf16>
    }
  }
  return %0 : tensor<?xf16>
}

// -----

// CHECK-LABEL: func.func @once(%arg0: tensor<4x6xf16>, %arg1: tensor<1x1xf16>, %arg2: index) -> tensor<4x6xf16> {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: "some.index"(%c3, %c5) : (index, index) -> ()
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2, %arg2] [1, 1] [1, 1] : tensor<1x1xf16> into tensor<4x6xf16>
// CHECK-NEXT: return %inserted_slice : tensor<4x6xf16>
// CHECK-NEXT: }
func.func @once(%a: tensor<4x6xf16>, %e: tensor<1x1xf16>, %k: index) -> tensor<4x6xf16> {
  %0 = scf.forall (%i, %j) = (3, 5) to (4, 6) step (1, 1) shared_outs(%x = %a) -> (tensor<4x6xf16>) {
    "some.index"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %x[%k, %k] [1, 1] [1, 1] : tensor<1x1xf16> into tensor<4x6xf16>
    }
  }
  return %0 : tensor<4x6xf16>
}

// CHECK-LABEL: func.func @once_in_one_dimension(%arg0: tensor<4x6xf16>, %arg1: tensor<1x1xf16>, %arg2: index, %arg3: index) -> tensor<4x6xf16> {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg0) -> (tensor<4x6xf16>) {
// CHECK-NEXT: "some.index"(%c3) : (index) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg5[%arg2, %arg4] [1, 1] [1, 1] : tensor<1x1xf16> into tensor<4x6xf16>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<4x6xf16>
// CHECK-NEXT: }
func.func @once_in_one_dimension(%a: tensor<4x6xf16>, %e: tensor<1x1xf16>, %k: index, %n: index) -> tensor<4x6xf16> {
  %0 = scf.forall (%i, %j) = (3, 0) to (4, %n) step (1, 1) shared_outs(%x = %a) -> (tensor<4x6xf16>) {
    "some.index"(%i) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %x[%k, %j] [1, 1] [1, 1] : tensor<1x1xf16> into tensor<4x6xf16>
    }
  }
  return %0 : tensor<4x6xf16>
}

// CHECK-LABEL: func.func @never(%arg0: tensor<4xf16>, %arg1: tensor<1xf16>) -> tensor<4xf16> {
// CHECK-NEXT: return %arg0 : tensor<4xf16>
// CHECK-NEXT: }
func.func @never(%a: tensor<4xf16>, %e: tensor<1xf16>) -> tensor<4xf16> {
  %0 = scf.forall (%i, %j) = (3, 5) to (4, 5) step (1, 1) shared_outs(%x = %a) -> (tensor<4xf16>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %x[%i] [1] [1] : tensor<1xf16> into tensor<4xf16>
    }
  }
  return %0 : tensor<4xf16>
}

// -----

// Its sizes are those of the output.
// CHECK-LABEL: func.func @size(%arg0: tensor<?xf16>, %arg1: tensor<1xf16>, %arg2: index, %arg3: index) -> (index, tensor<?xf16>) {
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg2) shared_outs(%arg5 = %arg0) -> (tensor<?xf16>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg5[%arg4] [1] [1] : tensor<1xf16> into tensor<?xf16>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %dim = tensor.dim %arg0, %arg3 : tensor<?xf16>
// CHECK-NEXT: return %dim, %0 : index, tensor<?xf16>
// CHECK-NEXT: }
func.func @size(%a: tensor<?xf16>, %e: tensor<1xf16>, %n: index, %k: index) -> (index, tensor<?xf16>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%x = %a) -> (tensor<?xf16>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %x[%i] [1] [1] : tensor<1xf16> into tensor<?xf16>
    }
  }
  %1 = tensor.dim %0, %k : tensor<?xf16>
  return %1, %0 : index, tensor<?xf16>
}
