// What hlo-deallocate takes for granted is said before it runs, each with its place and what helps.
// REFERENCE: none
// RUN: %bufscope-opt %s --allow-unregistered-dialect --hlo-deallocate --scan 2>/dev/null | FileCheck %s

// CHECK: {{.*}}:[[@LINE+1]]:1: warning: 'func.func' op: it is taken to keep and to free nothing of what it is given: it has no body
func.func private @declared(memref<4xi8>)

func.func @element_types(%n: index) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xi8>
  // CHECK: {{.*}}:[[@LINE+1]]:8: warning: 'memref.view' op: its result is taken for another buffer than the operand of another element type
  %v = memref.view %a[%c0][] : memref<?xi8> to memref<4xf32>
  "test.use"(%v) : (memref<4xf32>) -> ()
  return
}

func.func @may_allocate(%m: memref<4xi8>) {
  // CHECK: {{.*}}:[[@LINE+1]]:8: warning: 'test.make' op: what it returns is taken for no new buffer: it does not say that it allocates
  %r = "test.make"(%m) : (memref<4xi8>) -> memref<4xi8>
  %s = memref.subview %r[0] [2] [1] : memref<4xi8> to memref<2xi8, strided<[1]>>
  "test.use"(%s) : (memref<2xi8, strided<[1]>>) -> ()
  return
}

func.func @region(%m: memref<4xi8>) {
  // CHECK: {{.*}}:[[@LINE+1]]:8: warning: 'test.wrap' op: what it returns is taken for one of its operands, for nothing is known of its regions
  %r = "test.wrap"(%m) ({
    "test.end"() : () -> ()
  }) : (memref<4xi8>) -> memref<4xi8>
  return
}

// CHECK: {{.*}}:[[@LINE+1]]:1: warning: 'func.func' op: an unranked memref is taken for a buffer as any other
func.func @unranked(%m: memref<*xi8>, %k: memref<4xi8>) {
  %c = memref.cast %m : memref<*xi8> to memref<4xi8>
  // CHECK: {{.*}}:[[@LINE+1]]:8: warning: 'memref.cast' op: an unranked memref is taken for a buffer as any other
  %d = memref.cast %k : memref<4xi8> to memref<*xi8>
  return
}

func.func @tensors(%t: tensor<4xi8>, %i: index) -> i8 {
  // CHECK: {{.*}}:[[@LINE+1]]:8: warning: 'tensor.extract' op: what is a tensor is taken for no buffer
  %x = tensor.extract %t[%i] : tensor<4xi8>
  %y = tensor.extract %t[%i] : tensor<4xi8>
  return %y : i8
}

func.func @deallocated(%c: i1) {
  %a = memref.alloc() : memref<4xi8>
  // CHECK: {{.*}}:[[@LINE+1]]:3: warning: 'bufferization.dealloc' op: the program is taken for one without indicators and deallocs of other passes
  bufferization.dealloc (%a : memref<4xi8>) if (%c)
  return
}

func.func @has_indicators(%m: memref<4xi8>) {
  // CHECK: {{.*}}:[[@LINE+1]]:8: warning: 'deallocation.own' op: the program is taken for one without indicators and deallocs of other passes
  %o = deallocation.own %m : memref<4xi8>
  deallocation.free %o
  return
}

func.func @twice(%n: index, %m: memref<4xi8>) -> (memref<4xi8>, memref<4xi8>) {
  %a = memref.alloc() : memref<4xi8>
  // CHECK: {{.*}}:[[@LINE+1]]:10: warning: 'scf.for' op: no memref is taken to come in twice: the second one goes without indicator
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %m, %y = %m) -> (memref<4xi8>, memref<4xi8>) {
    scf.yield %y, %x : memref<4xi8>, memref<4xi8>
  }
  // CHECK: {{.*}}:[[@LINE+1]]:3: warning: 'func.return' op: no memref is taken to be handed on twice: the second one goes without indicator
  return %a, %a : memref<4xi8>, memref<4xi8>
}

func.func @rounds(%n: index) {
  // CHECK: {{.*}}:[[@LINE+1]]:3: warning: 'scf.parallel' op: its rounds are taken to run one after the other: hlo-buffer-reuse has them share what they allocate
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = memref.alloc() : memref<4xi8>
    "test.use"(%a) : (memref<4xi8>) -> ()
  }
  return
}

// CHECK: 12 taken for granted
// CHECK-NEXT: 0 to be refused
// CHECK-NOT: {{.+}}
