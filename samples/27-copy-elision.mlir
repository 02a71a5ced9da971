// A buffer that is only filled to be copied: the copy goes, and the buffer with it.
//
// It opens with placement=last-use, so that what is copied is freed behind the copy and not at the end
// of the block. Watch for, at the beginning of hlo-buffer-reuse: in @to_another what was done with
// %scratch is done with %kept from the start. In @to_caller the target is an argument, which is taken
// only where the caller promises that nobody else looks at it: deallocation.restrict. In @looked_at
// %out is read before the copy, and in @used_on %scratch is read behind it: both copies stay.
// bufscope: pipeline=hlo{placement=last-use}
func.func @to_another(%in: memref<8192xf32>, %out: memref<8192xf32>) {
  %scratch = memref.alloc() : memref<8192xf32>
  %kept = memref.alloc() : memref<8192xf32>
  test.copy(%in, %scratch) : (memref<8192xf32>, memref<8192xf32>)
  memref.copy %scratch, %kept : memref<8192xf32> to memref<8192xf32>
  test.copy(%kept, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}

func.func @to_caller(%in: memref<8192xf32>,
                     %out: memref<8192xf32> {deallocation.restrict = true}) {
  %scratch = memref.alloc() : memref<8192xf32>
  test.copy(%in, %scratch) : (memref<8192xf32>, memref<8192xf32>)
  memref.copy %scratch, %out : memref<8192xf32> to memref<8192xf32>
  return
}

func.func @looked_at(%in: memref<8192xf32>,
                     %out: memref<8192xf32> {deallocation.restrict = true}) {
  %scratch = memref.alloc() : memref<8192xf32>
  test.copy(%out, %scratch) : (memref<8192xf32>, memref<8192xf32>)
  memref.copy %scratch, %out : memref<8192xf32> to memref<8192xf32>
  return
}

func.func @used_on(%in: memref<8192xf32>, %sum: memref<8192xf32>,
                   %out: memref<8192xf32> {deallocation.restrict = true}) {
  %scratch = memref.alloc() : memref<8192xf32>
  test.copy(%in, %scratch) : (memref<8192xf32>, memref<8192xf32>)
  memref.copy %scratch, %out : memref<8192xf32> to memref<8192xf32>
  test.copy(%scratch, %sum) : (memref<8192xf32>, memref<8192xf32>)
  return
}
