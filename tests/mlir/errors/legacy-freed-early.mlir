// A free goes into a block that does not define the buffer: upstream looks there for uses of aliases
// that are arguments of the block, and not for the buffer's own, and frees it behind the first op.
// legacy-refused.mlir has the uses behind that.
// RUN: %bufscope-opt %s --check --allow-unregistered-dialect --buffer-deallocation 2>&1 | FileCheck %s

// CHECK-NOT: {{.*}}warning{{.*}}
// The first op is the last use: nothing is wrong.
func.func @used_first(%c: i1, %m: memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^b:
  cf.br ^e
^e:
  "t.use"(%x) : (memref<4xf32>) -> ()
  "t.use"(%m) : (memref<4xf32>) -> ()
  return
}
