// Three layers of a perceptron: matrix product, bias, and the larger of that and zero.
// Made by mlir-opt-19 of mlp.tensor.mlir; run_programs.py says how.
// Prints: 4.28125 4.6875 0 0 7.9375 13.5938

module {
  memref.global "private" constant @__constant_3xf32 : memref<3xf32> = dense<[5.000000e-01, -2.500000e-01, 1.000000e+00]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_3x3xf32 : memref<3x3xf32> = dense<[[5.000000e-01, -1.000000e+00, 2.000000e+00], [1.500000e+00, 7.500000e-01, -5.000000e-01], [-1.000000e+00, 1.000000e+00, 2.500000e-01]]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_2x3xf32 : memref<2x3xf32> = dense<[[1.000000e+00, -2.000000e+00, 5.000000e-01], [2.500000e-01, 3.000000e+00, -1.000000e+00]]> {alignment = 64 : i64}
  func.func private @show_f32(f32)
  func.func @layer(%arg0: memref<2x3xf32>, %arg1: memref<3x3xf32>, %arg2: memref<3xf32>) -> memref<2x3xf32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        memref.store %cst, %alloc[%arg3, %arg4] : memref<2x3xf32>
      }
    }
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<2x3xf32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<3x3xf32>
          %2 = memref.load %alloc[%arg3, %arg4] : memref<2x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg3, %arg4] : memref<2x3xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        %0 = memref.load %alloc[%arg3, %arg4] : memref<2x3xf32>
        %1 = memref.load %arg2[%arg4] : memref<3xf32>
        %2 = arith.addf %0, %1 : f32
        %3 = arith.maximumf %2, %cst : f32
        memref.store %3, %alloc[%arg3, %arg4] : memref<2x3xf32>
      }
    }
    return %alloc : memref<2x3xf32>
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = memref.get_global @__constant_2x3xf32 : memref<2x3xf32>
    %1 = memref.get_global @__constant_3x3xf32 : memref<3x3xf32>
    %2 = memref.get_global @__constant_3xf32 : memref<3xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3xf32>
    memref.copy %0, %alloc : memref<2x3xf32> to memref<2x3xf32>
    %3 = scf.for %arg0 = %c0 to %c3 step %c1 iter_args(%arg1 = %alloc) -> (memref<2x3xf32>) {
      %4 = func.call @layer(%arg1, %1, %2) : (memref<2x3xf32>, memref<3x3xf32>, memref<3xf32>) -> memref<2x3xf32>
      scf.yield %4 : memref<2x3xf32>
    }
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %4 = memref.load %3[%arg0, %arg1] : memref<2x3xf32>
        func.call @show_f32(%4) : (f32) -> ()
      }
    }
    return
  }
}
