// Programs that are right, because numbers are what they are after all rounds of a loop, or fit
// their type, or because of who calls the function: none is refused, and none is more than warned
// of.
// RUN: %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --allow-empty <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// CHECK-NOT: {{.*}}: error: {{.*}}

// Nine rounds count to nine.
// OUT: func.func @nine{{.*}}
func.func @nine(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%k = %c0) -> index {
    %k1 = arith.addi %k, %c1 : index
    scf.yield %k1 : index
  }
  %p = arith.cmpi eq, %r, %c9 : index
  scf.if %p {
  } else {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// So do a thousand, of which most are not tried out.
// OUT: func.func @thousand{{.*}}
func.func @thousand(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %s = memref.alloca() : memref<index>
  memref.store %c0, %s[] : memref<index>
  %r = scf.for %i = %c0 to %c1000 step %c1 iter_args(%k = %c0) -> index {
    %k1 = arith.addi %k, %c1 : index
    %l = memref.load %s[] : memref<index>
    %l1 = arith.addi %l, %c1 : index
    memref.store %l1, %s[] : memref<index>
    scf.yield %k1 : index
  }
  %p = arith.cmpi eq, %r, %c1000 : index
  %l = memref.load %s[] : memref<index>
  %q = arith.cmpi eq, %l, %c1000 : index
  %pq = arith.andi %p, %q : i1
  scf.if %pq {
  } else {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// OUT: func.func @hundred{{.*}}
func.func @hundred(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %r = scf.while (%k = %c0) : (index) -> index {
    %p = arith.cmpi slt, %k, %c100 : index
    scf.condition(%p) %k : index
  } do {
  ^bb0(%k: index):
    %k1 = arith.addi %k, %c1 : index
    scf.yield %k1 : index
  }
  %p = arith.cmpi eq, %r, %c100 : index
  scf.if %p {
  } else {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// 127 + 1 is -128 in eight bits.
// OUT: func.func @eight_bits{{.*}}
func.func @eight_bits(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %x = arith.constant 127 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %y = arith.addi %x, %c1 : i8
  %p = arith.cmpi sgt, %y, %c0 : i8
  scf.if %p {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// The rounds of a loop over three values that change places: after ten of them the second is first.
// OUT: func.func @places{{.*}}
func.func @places(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %x = memref.alloc() : memref<4xf32>
  %y = memref.alloca() : memref<4xf32>
  memref.copy %m, %x : memref<4xf32> to memref<4xf32>
  %u = builtin.unrealized_conversion_cast %x : memref<4xf32> to i64
  %v = builtin.unrealized_conversion_cast %y : memref<4xf32> to i64
  %r:3 = scf.for %i = %c0 to %c10 step %c1 iter_args(%p = %u, %q = %v, %s = %v) -> (i64, i64, i64) {
    scf.yield %q, %s, %p : i64, i64, i64
  }
  %w = builtin.unrealized_conversion_cast %r#1 : i64 to memref<4xf32>
  memref.copy %m, %w : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A switch on a number goes one way.
// OUT: func.func @switches{{.*}}
func.func @switches(%m: memref<4xf32>, %n: index) {
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  scf.index_switch %c3
  case 2 {
    memref.dealloc %b : memref<?xf32>
    scf.yield
  }
  case 3 {
    scf.yield
  }
  default {
    memref.dealloc %b : memref<?xf32>
  }
  affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%c3) {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// Nobody calls it so that it frees the buffer.
// OUT: func.func private @known_caller{{.*}}
func.func private @known_caller(%m: memref<4xf32>, %k: i1, %n: i1) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %kn = arith.andi %k, %n : i1
  scf.if %kn {
    memref.dealloc %b : memref<?xf32>
  }
  return
}
func.func @caller(%m: memref<4xf32>, %k: i1) {
  %false = arith.constant false
  call @known_caller(%m, %k, %false) : (memref<4xf32>, i1, i1) -> ()
  scf.if %k {
    func.call @known_caller(%m, %false, %k) : (memref<4xf32>, i1, i1) -> ()
  }
  return
}

// -----

// What a map makes of a number that goes round is a number.
// OUT: func.func @mapped{{.*}}
func.func @mapped(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    %k1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%k)
    affine.yield %k1 : index
  }
  %p = arith.cmpi ne, %r, %c20 : index
  scf.if %p {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// A view of the same memory has overwritten what is loaded.
// OUT: func.func @overwritten{{.*}}
func.func @overwritten(%m: memref<4xf32>, %o: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %w = memref.subview %o[0] [2] [1] : memref<4xindex> to memref<2xindex, strided<[1]>>
  memref.store %c1, %o[%c0] : memref<4xindex>
  memref.store %c0, %w[%c0] : memref<2xindex, strided<[1]>>
  %l = memref.load %o[%c0] : memref<4xindex>
  %p = arith.cmpi eq, %l, %c1 : index
  scf.if %p {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// Who calls itself has a stack of its own each time: what is on the caller's stays there.
// OUT: func.func @calls_itself{{.*}}
func.func @calls_itself(%m: memref<4xf32>, %o: memref<4xf32>, %k: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  scf.if %k {
    %d = arith.subi %n, %c1 : index
    %more = arith.cmpi sgt, %d, %c0 : index
    func.call @calls_itself(%a, %o, %more, %d) : (memref<4xf32>, memref<4xf32>, i1, index) -> ()
  }
  memref.copy %a, %o : memref<4xf32> to memref<4xf32>
  return
}
