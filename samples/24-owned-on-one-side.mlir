// An if that owns what it returns on one side only: an indicator that may be null.
//
// Watch for, in hlo-deallocate: one branch yields the caller's %in, with null, the other one a new
// buffer, with its pointer. The if returns both, memref and indicator, and the function frees what the
// indicator points to, if anything. hlo-deallocation-simplification asks of each indicator whether it
// is always null, never, or now and then; this one is now and then, so its retain stays, and
// hlo-deallocation-to-scf makes an scf.if of it. In @always both branches allocate: never null, and
// the retain is a plain dealloc.
// bufscope: pipeline=hlo
func.func @now_and_then(%choice: i1, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %either = scf.if %choice -> (memref<8192xf32>) {
    scf.yield %in : memref<8192xf32>
  } else {
    %made = memref.alloc() : memref<8192xf32>
    test.copy(%in, %made) : (memref<8192xf32>, memref<8192xf32>)
    scf.yield %made : memref<8192xf32>
  }
  test.copy(%either, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}

func.func @always(%choice: i1, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %either = scf.if %choice -> (memref<8192xf32>) {
    %left = memref.alloc() : memref<8192xf32>
    test.copy(%out, %left) : (memref<8192xf32>, memref<8192xf32>)
    scf.yield %left : memref<8192xf32>
  } else {
    %right = memref.alloc() : memref<8192xf32>
    test.copy(%in, %right) : (memref<8192xf32>, memref<8192xf32>)
    scf.yield %right : memref<8192xf32>
  }
  test.copy(%either, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}
