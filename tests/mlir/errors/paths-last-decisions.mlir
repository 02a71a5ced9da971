// A decision is enough for a fault, whatever is decided behind it: here that the buffer is made at
// all. What the callee asks later does not make it less sure.
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --promote-buffers-to-stack 2>&1 >%t.out | FileCheck %s

func.func private @take(%given: memref<4xi32>, %n: index) {
  %two = arith.constant 2 : index
  %many = arith.cmpi uge, %n, %two : index
  scf.if %many {
    "test.use"(%given) : (memref<4xi32>) -> ()
  }
  memref.dealloc %given : memref<4xi32>
  return
}

// CHECK: {{.*}} error: this buffer is on the stack, and 'func.call' frees it
// CHECK-NEXT: %made = memref.alloc(){{.*}}
func.func @make(%choice: i1, %n: index) {
  cf.cond_br %choice, ^bb2, ^bb1
^bb1:
  %made = memref.alloc() : memref<4xi32>
  func.call @take(%made, %n) : (memref<4xi32>, index) -> ()
  cf.br ^bb2
^bb2:
  return
}
