// A picture with a frame around it, in which each patch is replaced by its sum.
// Made by mlir-opt-19 of patches.tensor.mlir; run_programs.py says how.
// Prints: 0 0 0 10 18 42 50 5

module {
  func.func private @show_index(index)
  func.func @framed(%arg0: memref<4x4xindex>) -> memref<6x6xindex> {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6x6xindex>
    scf.for %arg1 = %c0 to %c6 step %c1 {
      scf.for %arg2 = %c0 to %c6 step %c1 {
        memref.store %c0, %alloc[%arg1, %arg2] : memref<6x6xindex>
      }
    }
    %subview = memref.subview %alloc[1, 1] [4, 4] [1, 1] : memref<6x6xindex> to memref<4x4xindex, strided<[6, 1], offset: 7>>
    memref.copy %arg0, %subview : memref<4x4xindex> to memref<4x4xindex, strided<[6, 1], offset: 7>>
    return %alloc : memref<6x6xindex>
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xindex>
    scf.for %arg0 = %c0 to %c4 step %c1 {
      scf.for %arg1 = %c0 to %c4 step %c1 {
        %5 = arith.muli %arg0, %c4 : index
        %6 = arith.addi %5, %arg1 : index
        memref.store %6, %alloc[%arg0, %arg1] : memref<4x4xindex>
      }
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x2xindex>
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c2 step %c1 {
        %5 = arith.muli %arg0, %c2 : index
        %6 = arith.muli %arg1, %c2 : index
        %subview_2 = memref.subview %alloc[%5, %6] [2, 2] [1, 1] : memref<4x4xindex> to memref<2x2xindex, strided<[4, 1], offset: ?>>
        %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<index>
        memref.store %c0, %alloc_3[] : memref<index>
        scf.for %arg2 = %c0 to %c2 step %c1 {
          scf.for %arg3 = %c0 to %c2 step %c1 {
            %8 = memref.load %subview_2[%arg2, %arg3] : memref<2x2xindex, strided<[4, 1], offset: ?>>
            %9 = memref.load %alloc_3[] : memref<index>
            %10 = arith.addi %8, %9 : index
            memref.store %10, %alloc_3[] : memref<index>
          }
        }
        %7 = memref.load %alloc_3[] : memref<index>
        memref.store %7, %alloc_0[%arg0, %arg1] : memref<2x2xindex>
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x4xindex>
    memref.copy %alloc, %alloc_1 : memref<4x4xindex> to memref<4x4xindex>
    %subview = memref.subview %alloc_1[1, 1] [2, 2] [1, 1] : memref<4x4xindex> to memref<2x2xindex, strided<[4, 1], offset: 5>>
    memref.copy %alloc_0, %subview : memref<2x2xindex> to memref<2x2xindex, strided<[4, 1], offset: 5>>
    %0 = call @framed(%alloc_1) : (memref<4x4xindex>) -> memref<6x6xindex>
    %1 = memref.load %0[%c0, %c3] : memref<6x6xindex>
    call @show_index(%1) : (index) -> ()
    %2 = memref.load %0[%c3, %c5] : memref<6x6xindex>
    call @show_index(%2) : (index) -> ()
    %3 = memref.load %0[%c1, %c1] : memref<6x6xindex>
    call @show_index(%3) : (index) -> ()
    scf.for %arg0 = %c0 to %c2 step %c1 {
      %5 = arith.addi %arg0, %c2 : index
      scf.for %arg1 = %c0 to %c2 step %c1 {
        %6 = arith.addi %arg1, %c2 : index
        %7 = memref.load %0[%5, %6] : memref<6x6xindex>
        func.call @show_index(%7) : (index) -> ()
      }
    }
    %4 = memref.load %alloc[%c1, %c1] : memref<4x4xindex>
    call @show_index(%4) : (index) -> ()
    return
  }
}

