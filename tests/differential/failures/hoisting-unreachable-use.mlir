// One of the uses cannot be reached: it has no common dominator with the others.
// RUN: --buffer-hoisting
// REFERENCE: crash
// OURS: error

func.func @f(%c: i1, %m: memref<2xf32>) {
  cf.br ^one
^one:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^two(%a : memref<2xf32>)
^nowhere:
  cf.br ^two(%m : memref<2xf32>)
^two(%x: memref<2xf32>):
  cf.br ^three
^no_place:
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  cf.br ^three
^three:
  return
}

// CHECK: error: cannot find a place for this allocation: a block that uses it cannot be reached
