// An scf.if that gives back a new buffer from one branch and the caller's from the other.
//
// Watch for: the scf.if gets an i1 result that says whether its buffer is owned: true from the
// first branch, false from the second. After canonicalization that is just %cond.
func.func @if_one_branch(%cond: i1, %input: memref<8xf32>, %result: memref<8xf32>) {
  %chosen = scf.if %cond -> (memref<8xf32>) {
    %buffer = memref.alloc() : memref<8xf32>
    test.copy(%input, %buffer) : (memref<8xf32>, memref<8xf32>)
    scf.yield %buffer : memref<8xf32>
  } else {
    scf.yield %input : memref<8xf32>
  }
  test.copy(%chosen, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
