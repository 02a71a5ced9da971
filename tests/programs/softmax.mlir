// Softmax of the rows of a matrix whose height is known at run time.
// Made by mlir-opt-19 of softmax.tensor.mlir; run_programs.py says how.
// Prints: 0.25 0.25 0.25 0.25 0.101536 0.167405 0.276004 0.455054 0.0320586 0.0871443 0.236883
//   0.643914

module {
  func.func private @show_f32(f32)
  func.func @softmax(%arg0: memref<?x4xf32>, %arg1: index) -> memref<?x4xf32> {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %alloc = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      memref.store %cst_0, %alloc[%arg2] : memref<?xf32>
    }
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    scf.for %arg2 = %c0 to %dim step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<?x4xf32>
        %1 = memref.load %alloc[%arg2] : memref<?xf32>
        %2 = arith.maximumf %0, %1 : f32
        memref.store %2, %alloc[%arg2] : memref<?xf32>
      }
    }
    %alloc_1 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?x4xf32>
    scf.for %arg2 = %c0 to %dim step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<?x4xf32>
        %1 = memref.load %alloc[%arg2] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        %3 = math.exp %2 : f32
        memref.store %3, %alloc_1[%arg2, %arg3] : memref<?x4xf32>
      }
    }
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      memref.store %cst, %alloc[%arg2] : memref<?xf32>
    }
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %alloc_1[%arg2, %arg3] : memref<?x4xf32>
        %1 = memref.load %alloc[%arg2] : memref<?xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %alloc[%arg2] : memref<?xf32>
      }
    }
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %alloc_1[%arg2, %arg3] : memref<?x4xf32>
        %1 = memref.load %alloc[%arg2] : memref<?xf32>
        %2 = arith.divf %0, %1 : f32
        memref.store %2, %alloc_1[%arg2, %arg3] : memref<?x4xf32>
      }
    }
    return %alloc_1 : memref<?x4xf32>
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 5.000000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x4xf32>
    %cast = memref.cast %alloc : memref<3x4xf32> to memref<?x4xf32>
    scf.for %arg0 = %c0 to %c3 step %c1 {
      scf.for %arg1 = %c0 to %c4 step %c1 {
        %1 = arith.muli %arg0, %arg1 : index
        %2 = arith.index_cast %1 : index to i32
        %3 = arith.sitofp %2 : i32 to f32
        %4 = arith.mulf %3, %cst : f32
        memref.store %4, %alloc[%arg0, %arg1] : memref<3x4xf32>
      }
    }
    %0 = call @softmax(%cast, %c3) : (memref<?x4xf32>, index) -> memref<?x4xf32>
    scf.for %arg0 = %c0 to %c3 step %c1 {
      scf.for %arg1 = %c0 to %c4 step %c1 {
        %1 = memref.load %0[%arg0, %arg1] : memref<?x4xf32>
        func.call @show_f32(%1) : (f32) -> ()
      }
    }
    return
  }
}
