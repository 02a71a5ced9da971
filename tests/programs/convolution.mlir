// Two convolutions of an image of six by six: edges, and a blur.
// Made by mlir-opt-19 of convolution.tensor.mlir; run_programs.py says how.
// Prints: 8 1.125 8 2.25 1 2.5 1 2.75 16 2.25 9 3.625 -5 4.125 -5 3.75 17 2.5 3 4.125 -4 4 -4
//   3.875 11 2.75 -3 3.75 4 3.875 4 4

#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  memref.global "private" constant @__constant_3x3xf32_0 : memref<3x3xf32> = dense<1.250000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_3x3xf32 : memref<3x3xf32> = dense<[[-1.000000e+00, 0.000000e+00, 1.000000e+00], [-2.000000e+00, 0.000000e+00, 2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00]]> {alignment = 64 : i64}
  func.func private @show_f32(f32)
  func.func @convolve(%arg0: memref<6x6xf32>, %arg1: memref<3x3xf32>) -> memref<4x4xf32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        memref.store %cst, %alloc[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        scf.for %arg4 = %c0 to %c3 step %c1 {
          scf.for %arg5 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg2, %arg4)
            %1 = affine.apply #map(%arg3, %arg5)
            %2 = memref.load %arg0[%0, %1] : memref<6x6xf32>
            %3 = memref.load %arg1[%arg4, %arg5] : memref<3x3xf32>
            %4 = memref.load %alloc[%arg2, %arg3] : memref<4x4xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc[%arg2, %arg3] : memref<4x4xf32>
          }
        }
      }
    }
    return %alloc : memref<4x4xf32>
  }
  func.func @main() {
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6x6xf32>
    scf.for %arg0 = %c0 to %c6 step %c1 {
      scf.for %arg1 = %c0 to %c6 step %c1 {
        %4 = arith.muli %arg0, %arg1 : index
        %5 = arith.remui %4, %c7 : index
        %6 = arith.index_cast %5 : index to i32
        %7 = arith.sitofp %6 : i32 to f32
        memref.store %7, %alloc[%arg0, %arg1] : memref<6x6xf32>
      }
    }
    %0 = memref.get_global @__constant_3x3xf32 : memref<3x3xf32>
    %1 = memref.get_global @__constant_3x3xf32_0 : memref<3x3xf32>
    %2 = call @convolve(%alloc, %0) : (memref<6x6xf32>, memref<3x3xf32>) -> memref<4x4xf32>
    %3 = call @convolve(%alloc, %1) : (memref<6x6xf32>, memref<3x3xf32>) -> memref<4x4xf32>
    scf.for %arg0 = %c0 to %c4 step %c1 {
      scf.for %arg1 = %c0 to %c4 step %c1 {
        %4 = memref.load %2[%arg0, %arg1] : memref<4x4xf32>
        %5 = memref.load %3[%arg0, %arg1] : memref<4x4xf32>
        func.call @show_f32(%4) : (f32) -> ()
        func.call @show_f32(%5) : (f32) -> ()
      }
    }
    return
  }
}
