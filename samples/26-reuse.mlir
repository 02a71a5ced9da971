// What is freed is what is allocated next: one buffer instead of several.
//
// It opens with placement=last-use: the written page on this system frees behind the last use, its last
// revision at the end of the block, and only what is freed before the next allocation can be reused.
// Watch for, in hlo-buffer-reuse: %first is freed, %second of the same type comes next and becomes
// %first. %other has another size and is left alone. In @scopes the buffers of the two branches and the
// one behind them come to be one, with either placement: those of the branches move out first.
// bufscope: pipeline=hlo{placement=last-use}
func.func @in_a_row(%in: memref<8192xf32>, %wide: memref<9000xf32>, %out: memref<8192xf32>) {
  %first = memref.alloc() : memref<8192xf32>
  test.copy(%in, %first) : (memref<8192xf32>, memref<8192xf32>)
  test.copy(%first, %out) : (memref<8192xf32>, memref<8192xf32>)
  %second = memref.alloc() : memref<8192xf32>
  test.copy(%out, %second) : (memref<8192xf32>, memref<8192xf32>)
  test.copy(%second, %out) : (memref<8192xf32>, memref<8192xf32>)
  %other = memref.alloc() : memref<9000xf32>
  test.copy(%wide, %other) : (memref<9000xf32>, memref<9000xf32>)
  test.copy(%other, %wide) : (memref<9000xf32>, memref<9000xf32>)
  return
}

func.func @scopes(%choice: i1, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  scf.if %choice {
    %left = memref.alloc() : memref<8192xf32>
    test.copy(%in, %left) : (memref<8192xf32>, memref<8192xf32>)
    test.copy(%left, %out) : (memref<8192xf32>, memref<8192xf32>)
  } else {
    %right = memref.alloc() : memref<8192xf32>
    test.copy(%out, %right) : (memref<8192xf32>, memref<8192xf32>)
    test.copy(%right, %out) : (memref<8192xf32>, memref<8192xf32>)
  }
  %behind = memref.alloc() : memref<8192xf32>
  test.copy(%out, %behind) : (memref<8192xf32>, memref<8192xf32>)
  test.copy(%behind, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}
