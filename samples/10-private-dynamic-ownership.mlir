// The same boundary, but private to this file.
//
// Watch for, with the option private-function-dynamic-ownership of the ownership pass: @pick is not
// cloned into shape. It returns a second result that says whether the caller now owns the buffer, and
// @caller frees it only then. Without the option (menu, Pipeline) @pick clones.
// bufscope: pipeline=ownership{private-function-dynamic-ownership}
func.func private @pick(%cond: i1, %given: memref<8xf32>) -> memref<8xf32> {
  %chosen = scf.if %cond -> (memref<8xf32>) {
    %own = memref.alloc() : memref<8xf32>
    test.copy(%given, %own) : (memref<8xf32>, memref<8xf32>)
    scf.yield %own : memref<8xf32>
  } else {
    scf.yield %given : memref<8xf32>
  }
  return %chosen : memref<8xf32>
}

func.func @caller(%cond: i1, %given: memref<8xf32>, %result: memref<8xf32>) {
  %either = call @pick(%cond, %given) : (i1, memref<8xf32>) -> memref<8xf32>
  test.copy(%either, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
