// Reductions to a single number: dot product, smallest and largest.
// Made by mlir-opt-19 of reductions.tensor.mlir; run_programs.py says how.
// Prints: 123 -5 9

module {
  memref.global "private" constant @__constant_8xf32_0 : memref<8xf32> = dense<[2.000000e+00, 7.000000e+00, 1.000000e+00, 8.000000e+00, 2.000000e+00, 8.000000e+00, 1.000000e+00, 8.000000e+00]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_8xf32 : memref<8xf32> = dense<[3.000000e+00, -1.000000e+00, 4.000000e+00, 1.000000e+00, -5.000000e+00, 9.000000e+00, 2.000000e+00, 6.000000e+00]> {alignment = 64 : i64}
  func.func private @show_f32(f32)
  func.func private @dot(%arg0: memref<8xf32>, %arg1: memref<8xf32>) -> memref<f32> {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<f32>
    memref.store %cst, %alloc[] : memref<f32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      %0 = memref.load %arg0[%arg2] : memref<8xf32>
      %1 = memref.load %arg1[%arg2] : memref<8xf32>
      %2 = memref.load %alloc[] : memref<f32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %alloc[] : memref<f32>
    }
    return %alloc : memref<f32>
  }
  func.func private @extremes(%arg0: memref<8xf32>) -> (memref<f32>, memref<f32>) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+30 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<f32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<f32>
    memref.store %cst_0, %alloc_1[] : memref<f32>
    memref.store %cst, %alloc[] : memref<f32>
    scf.for %arg1 = %c0 to %c8 step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<8xf32>
      %1 = memref.load %alloc[] : memref<f32>
      %2 = memref.load %alloc_1[] : memref<f32>
      %3 = arith.minimumf %0, %1 : f32
      %4 = arith.maximumf %0, %2 : f32
      memref.store %3, %alloc[] : memref<f32>
      memref.store %4, %alloc_1[] : memref<f32>
    }
    return %alloc, %alloc_1 : memref<f32>, memref<f32>
  }
  func.func @main() {
    %0 = memref.get_global @__constant_8xf32 : memref<8xf32>
    %1 = memref.get_global @__constant_8xf32_0 : memref<8xf32>
    %2 = call @dot(%0, %1) : (memref<8xf32>, memref<8xf32>) -> memref<f32>
    %3:2 = call @extremes(%0) : (memref<8xf32>) -> (memref<f32>, memref<f32>)
    %4 = memref.load %2[] : memref<f32>
    %5 = memref.load %3#0[] : memref<f32>
    %6 = memref.load %3#1[] : memref<f32>
    call @show_f32(%4) : (f32) -> ()
    call @show_f32(%5) : (f32) -> ()
    call @show_f32(%6) : (f32) -> ()
    return
  }
}
