// A product of matrices.
// Made by mlir-opt-19 of matrix-multiplication.tensor.mlir; run_programs.py says how.
// Prints: 6 20 10 30 14 40

module {
  func.func private @show_f32(f32)
  func.func @multiply(%arg0: memref<3x4xf32>, %arg1: memref<4x2xf32>) -> memref<3x2xf32> {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x2xf32>
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c2 step %c1 {
        memref.store %cst, %alloc[%arg2, %arg3] : memref<3x2xf32>
      }
    }
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c2 step %c1 {
        scf.for %arg4 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg2, %arg4] : memref<3x4xf32>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<4x2xf32>
          %2 = memref.load %alloc[%arg2, %arg3] : memref<3x2xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg2, %arg3] : memref<3x2xf32>
        }
      }
    }
    return %alloc : memref<3x2xf32>
  }
  func.func @main() {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x4xf32>
    scf.for %arg0 = %c0 to %c3 step %c1 {
      scf.for %arg1 = %c0 to %c4 step %c1 {
        %1 = arith.addi %arg0, %arg1 : index
        %2 = arith.index_cast %1 : index to i32
        %3 = arith.sitofp %2 : i32 to f32
        memref.store %3, %alloc[%arg0, %arg1] : memref<3x4xf32>
      }
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x2xf32>
    scf.for %arg0 = %c0 to %c4 step %c1 {
      scf.for %arg1 = %c0 to %c2 step %c1 {
        %1 = arith.muli %arg0, %arg1 : index
        %2 = arith.addi %1, %c1 : index
        %3 = arith.index_cast %2 : index to i32
        %4 = arith.sitofp %3 : i32 to f32
        memref.store %4, %alloc_0[%arg0, %arg1] : memref<4x2xf32>
      }
    }
    %0 = call @multiply(%alloc, %alloc_0) : (memref<3x4xf32>, memref<4x2xf32>) -> memref<3x2xf32>
    scf.for %arg0 = %c0 to %c3 step %c1 {
      scf.for %arg1 = %c0 to %c2 step %c1 {
        %1 = memref.load %0[%arg0, %arg1] : memref<3x2xf32>
        func.call @show_f32(%1) : (f32) -> ()
      }
    }
    return
  }
}
