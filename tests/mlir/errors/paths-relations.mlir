// Two numbers that nobody knows are compared more than once: what one comparison has said holds for
// the others.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err

// CHECK-NOT: {{.*}}error{{.*}}
// CHECK-NOT: {{.*}}warning{{.*}}

// It is freed and read under conditions that are the same.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.copy' uses it later
// CHECK-NEXT: %less = memref.alloc(){{.*}}
func.func @less(%m: memref<8xf32>, %o: memref<8xf32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<1xmemref<8xf32>>
  memref.store %m, %s[%c0] : memref<1xmemref<8xf32>>
  %p = arith.cmpi slt, %n, %k : index
  scf.if %p {
    %less = memref.alloc() : memref<8xf32>
    memref.store %less, %s[%c0] : memref<1xmemref<8xf32>>
  }
  %q = arith.cmpi sgt, %k, %n : index
  scf.if %q {
    %x = memref.load %s[%c0] : memref<1xmemref<8xf32>>
    memref.copy %x, %o : memref<8xf32> to memref<8xf32>
  }
  return
}

// -----

// It is read only where it was not made: nothing is wrong.
func.func @not_less(%m: memref<8xf32>, %o: memref<8xf32>, %n: index, %k: index) {
  %c3 = arith.constant 3 : index
  %p = arith.cmpi ult, %n, %k : index
  %t = scf.if %p -> tuple<memref<8xf32>, memref<8xf32>> {
    %a = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
    %ta = builtin.unrealized_conversion_cast %a, %m : memref<8xf32>, memref<8xf32> to tuple<memref<8xf32>, memref<8xf32>>
    scf.yield %ta : tuple<memref<8xf32>, memref<8xf32>>
  } else {
    %tm = builtin.unrealized_conversion_cast %m, %m : memref<8xf32>, memref<8xf32> to tuple<memref<8xf32>, memref<8xf32>>
    scf.yield %tm : tuple<memref<8xf32>, memref<8xf32>>
  }
  %q = arith.cmpi eq, %k, %n : index
  scf.if %q {
    %x, %y = builtin.unrealized_conversion_cast %t : tuple<memref<8xf32>, memref<8xf32>> to memref<8xf32>, memref<8xf32>
    memref.copy %x, %o : memref<8xf32> to memref<8xf32>
  }
  return
}

// -----

// Less than what is at most three is not three.
func.func @less_than_three(%m: memref<8xf32>, %o: memref<8xf32>, %n: index, %k: index) {
  %c3 = arith.constant 3 : index
  %l = arith.cmpi slt, %n, %k : index
  %h = arith.cmpi sle, %k, %c3 : index
  %p = arith.andi %l, %h : i1
  %t = scf.if %p -> tuple<memref<8xf32>, memref<8xf32>> {
    %a = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
    %ta = builtin.unrealized_conversion_cast %a, %m : memref<8xf32>, memref<8xf32> to tuple<memref<8xf32>, memref<8xf32>>
    scf.yield %ta : tuple<memref<8xf32>, memref<8xf32>>
  } else {
    %tm = builtin.unrealized_conversion_cast %m, %m : memref<8xf32>, memref<8xf32> to tuple<memref<8xf32>, memref<8xf32>>
    scf.yield %tm : tuple<memref<8xf32>, memref<8xf32>>
  }
  %q = arith.cmpi eq, %n, %c3 : index
  scf.if %q {
    %x, %y = builtin.unrealized_conversion_cast %t : tuple<memref<8xf32>, memref<8xf32>> to memref<8xf32>, memref<8xf32>
    memref.copy %x, %o : memref<8xf32> to memref<8xf32>
  }
  return
}
