// Small buffers that move to the stack, and what keeps others from it.
//
// Watch for, with --promote-buffers-to-stack: 256 elements of 32 bits are 1024 bytes, just small
// enough, 257 are not. A buffer that is returned would outlive the stack of its function. The one in
// the loop moves to the stack too: each iteration releases its stack at its end. A size that is
// known at run time only moves when it is the rank of a memref.
// bufscope: pipeline=promote-buffers-to-stack
func.func @sizes(%in: memref<256xf32>, %wide: memref<257xf32>) {
  %fits = memref.alloc() : memref<256xf32>
  test.copy(%in, %fits) : (memref<256xf32>, memref<256xf32>)
  %too_large = memref.alloc() : memref<257xf32>
  test.copy(%wide, %too_large) : (memref<257xf32>, memref<257xf32>)
  return
}

func.func @leaves(%in: memref<8xf32>) -> memref<8xf32> {
  %result = memref.alloc() : memref<8xf32>
  test.copy(%in, %result) : (memref<8xf32>, memref<8xf32>)
  return %result : memref<8xf32>
}

func.func @loop(%count: index, %in: memref<8xf32>, %out: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %count step %one {
    %scratch = memref.alloc() : memref<8xf32>
    test.copy(%in, %scratch) : (memref<8xf32>, memref<8xf32>)
    test.copy(%scratch, %out) : (memref<8xf32>, memref<8xf32>)
  }
  return
}

func.func @ranks(%of: memref<*xf32>, %size: index) {
  %rank = memref.rank %of : memref<*xf32>
  %shape = memref.alloc(%rank) : memref<?xindex>
  %free = memref.alloc(%size) : memref<?xindex>
  test.copy(%shape, %free) : (memref<?xindex>, memref<?xindex>)
  return
}
