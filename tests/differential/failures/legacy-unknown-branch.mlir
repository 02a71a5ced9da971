// A critical alias, of which one predecessor's terminator is no known branch: it is cast to one.
// RUN: --buffer-deallocation
// REFERENCE: crash
// OURS: error

func.func @f(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  "custom.br"(%m)[^join] : (memref<2xf32>) -> ()
^right:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK: error: 'custom.br' op passes on a buffer that has to be cloned first, but does not implement the BranchOpInterface
