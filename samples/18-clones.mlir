// Paths that meet: a critical alias, and the clones that it needs.
//
// Watch for, with --buffer-deallocation: %x in ^bb4 is the caller's %in or the allocation, so
// nobody could say where to free it: it is a critical alias. What is passed to it is cloned, and %x
// is freed as a buffer of its own. %passed in ^bb3 is always the allocation, and %behind always %x:
// these aliases are not critical, and only make the one that they stand for live longer. The newer
// system passes an i1 along instead of cloning: compare both, with buffer-deallocation in the second
// column (legacy moves such a small buffer to the stack, where it needs neither).
// bufscope: pipeline=buffer-deallocation
func.func @meet(%choice: i1, %in: memref<8xf32>, %out: memref<8xf32>) {
  cf.cond_br %choice, ^bb1, ^bb2
^bb1:
  cf.br ^bb4(%in : memref<8xf32>)
^bb2:
  %made = memref.alloc() : memref<8xf32>
  cf.br ^bb3(%made : memref<8xf32>)
^bb3(%passed: memref<8xf32>):
  test.copy(%in, %passed) : (memref<8xf32>, memref<8xf32>)
  cf.br ^bb4(%passed : memref<8xf32>)
^bb4(%x: memref<8xf32>):
  cf.br ^bb5(%x : memref<8xf32>)
^bb5(%behind: memref<8xf32>):
  test.copy(%behind, %out) : (memref<8xf32>, memref<8xf32>)
  return
}
