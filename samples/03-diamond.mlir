// Two ways through the function, one of which allocates.
//
// Watch for: ^join cannot know which buffer it was given, so it takes an ownership indicator along
// with it: false from ^keep, true from ^fresh. What it frees, it frees only if that says so.
func.func @diamond(%cond: i1, %input: memref<8xf32>, %result: memref<8xf32>) {
  cf.cond_br %cond, ^keep, ^fresh
^keep:
  test.copy(%input, %result) : (memref<8xf32>, memref<8xf32>)
  cf.br ^join(%input : memref<8xf32>)
^fresh:
  %buffer = memref.alloc() : memref<8xf32>
  test.copy(%input, %buffer) : (memref<8xf32>, memref<8xf32>)
  cf.br ^join(%buffer : memref<8xf32>)
^join(%either: memref<8xf32>):
  test.copy(%either, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
