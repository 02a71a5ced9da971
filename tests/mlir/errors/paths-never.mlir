// Nothing is less than the least number: such a comparison decides nothing, whatever it is of.
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --split-input-file --buffer-loop-hoisting 2>&1 >%t.out | FileCheck %s

// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %always = memref.alloc(){{.*}}
func.func @always(%a: index, %b: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %sum = arith.addi %a, %b : index
  %holds = arith.cmpi uge, %sum, %zero : index
  scf.if %holds {
    scf.for %i = %zero to %two step %one {
      %always = memref.alloc() : memref<4xf32>
      "test.use"(%always) : (memref<4xf32>) -> ()
      memref.dealloc %always : memref<4xf32>
    }
  }
  return
}

// -----

// CHECK-NOT: {{.*(error|warning): .*}}
func.func @never(%a: i64) {
  %least = arith.constant -9223372036854775808 : i64
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %holds = arith.cmpi slt, %a, %least : i64
  scf.if %holds {
    scf.for %i = %zero to %two step %one {
      %never = memref.alloc() : memref<4xf32>
      "test.use"(%never) : (memref<4xf32>) -> ()
      memref.dealloc %never : memref<4xf32>
    }
  }
  return
}
