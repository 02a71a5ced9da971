// Buffers that a region allocates and frees move out of it: one for all rounds, one for both branches.
//
// Watch for, in hlo-buffer-reuse: in @rounds the allocation goes in front of the inner loop, then of
// the outer one, its dealloc behind them. Nobody knows what a fresh buffer holds, so that a buffer may
// as well hold what the round before left in it. In @branches each branch has one of the same type,
// and one of another: those of the same type become one. In @small what has moved out fits the
// stack, 4096 elements for each function, and becomes an alloca.
// bufscope: pipeline=hlo
func.func @rounds(%count: index, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %count step %one {
    scf.for %k = %zero to %count step %one {
      %scratch = memref.alloc() : memref<8192xf32>
      test.copy(%in, %scratch) : (memref<8192xf32>, memref<8192xf32>)
      test.copy(%scratch, %out) : (memref<8192xf32>, memref<8192xf32>)
    }
  }
  return
}

func.func @branches(%choice: i1, %in: memref<8192xf32>, %wide: memref<9000xf32>) {
  scf.if %choice {
    %left = memref.alloc() : memref<8192xf32>
    test.copy(%in, %left) : (memref<8192xf32>, memref<8192xf32>)
    test.copy(%left, %in) : (memref<8192xf32>, memref<8192xf32>)
  } else {
    %right = memref.alloc() : memref<8192xf32>
    %other = memref.alloc() : memref<9000xf32>
    test.copy(%in, %right) : (memref<8192xf32>, memref<8192xf32>)
    test.copy(%wide, %other) : (memref<9000xf32>, memref<9000xf32>)
    test.copy(%right, %in) : (memref<8192xf32>, memref<8192xf32>)
    test.copy(%other, %wide) : (memref<9000xf32>, memref<9000xf32>)
  }
  return
}

func.func @small(%count: index, %in: memref<64xf32>, %out: memref<64xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %count step %one {
    %scratch = memref.alloc() : memref<64xf32>
    test.copy(%in, %scratch) : (memref<64xf32>, memref<64xf32>)
    test.copy(%scratch, %out) : (memref<64xf32>, memref<64xf32>)
  }
  return
}
