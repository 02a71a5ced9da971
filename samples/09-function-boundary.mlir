// What a function returns belongs to its caller; what it was given never becomes its own.
//
// Watch for: @identity would return the caller's own buffer, so it returns a clone. @maybe knows
// only at run time, so it gets an scf.if that clones where the indicator is false. @caller frees
// both results, and %mine, once each.
func.func @identity(%given: memref<8xf32>) -> memref<8xf32> {
  return %given : memref<8xf32>
}

func.func @maybe(%cond: i1, %given: memref<8xf32>) -> memref<8xf32> {
  %own = memref.alloc() : memref<8xf32>
  test.copy(%given, %own) : (memref<8xf32>, memref<8xf32>)
  %either = arith.select %cond, %own, %given : memref<8xf32>
  return %either : memref<8xf32>
}

func.func @caller(%cond: i1, %result: memref<8xf32>) {
  %mine = memref.alloc() : memref<8xf32>
  %first = call @identity(%mine) : (memref<8xf32>) -> memref<8xf32>
  %second = call @maybe(%cond, %first) : (i1, memref<8xf32>) -> memref<8xf32>
  test.copy(%second, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
