// What a path decides leads backwards to an input that takes it there: a leak on it is shown.
// RUN: not %bufscope-opt %s --check -o /dev/null 2>&1 | FileCheck %s

// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
func.func @sum(%x: i32, %y: i32) {
  %a = memref.alloc() : memref<4xi32>
  %k = arith.constant 1000 : i32
  %s = arith.addi %x, %y : i32
  %c = arith.cmpi eq, %s, %k : i32
  cf.cond_br %c, ^kept, ^freed
^kept:
  return
^freed:
  memref.dealloc %a : memref<4xi32>
  return
}
// CHECK: {{.*}}: note: shown by @sum with --args='1000, 0', made at step 1, lost at step 1

// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
func.func @square(%x: i32) {
  %a = memref.alloc() : memref<4xi32>
  %k = arith.constant 1764 : i32
  %s = arith.muli %x, %x : i32
  %c = arith.cmpi eq, %s, %k : i32
  cf.cond_br %c, ^kept, ^freed
^kept:
  return
^freed:
  memref.dealloc %a : memref<4xi32>
  return
}
// CHECK: {{.*}}: note: shown by @square with --args='{{-?}}42', {{.*}}

// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
func.func @real(%x: f32, %y: f16) {
  %a = memref.alloc() : memref<4xi32>
  %k = arith.constant 100.5 : f32
  %z = arith.extf %y : f16 to f32
  %s = arith.subf %x, %z : f32
  %c = arith.cmpf ogt, %s, %k : f32
  cf.cond_br %c, ^kept, ^freed
^kept:
  return
^freed:
  memref.dealloc %a : memref<4xi32>
  return
}
// CHECK: {{.*}}: note: shown by @real with --args='101.5, 0', {{.*}}

// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
func.func @element(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xi32>
  %i = arith.constant 2 : index
  %k = arith.constant -7.25 : f32
  %x = memref.load %m[%i] : memref<4xf32>
  %c = arith.cmpf oeq, %x, %k : f32
  cf.cond_br %c, ^kept, ^freed
^kept:
  return
^freed:
  memref.dealloc %a : memref<4xi32>
  return
}
// CHECK: {{.*}}: note: shown by @element with --args='[1, 2, -7.25, 4]', {{.*}}

// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
func.func @whole(%x: f64) {
  %a = memref.alloc() : memref<4xi32>
  %k = arith.constant 100 : i16
  %s = arith.fptosi %x : f64 to i16
  %c = arith.cmpi eq, %s, %k : i16
  cf.cond_br %c, ^kept, ^freed
^kept:
  return
^freed:
  memref.dealloc %a : memref<4xi32>
  return
}
// CHECK: {{.*}}: note: shown by @whole with --args='100', {{.*}}

// Two decisions, and one that leaves no way: that one only may be so.
// CHECK: {{.*}}:[[@LINE+2]]:8: error: this buffer is not freed on every path
func.func @both(%x: i32, %y: i32) {
  %a = memref.alloc() : memref<4xi32>
  %k = arith.constant 77 : i32
  %l = arith.constant 4096 : i32
  %d = arith.subi %x, %y : i32
  %c = arith.cmpi eq, %d, %k : i32
  cf.cond_br %c, ^more, ^freed
^more:
  %p = arith.xori %y, %l : i32
  %e = arith.cmpi sgt, %p, %l : i32
  cf.cond_br %e, ^kept, ^freed
^kept:
  return
^freed:
  memref.dealloc %a : memref<4xi32>
  return
}
// CHECK: {{.*}}: note: shown by @both with --args={{.*}}

// CHECK: {{.*}}:[[@LINE+2]]:8: warning: this buffer is not freed on every path
func.func @never(%x: i32) {
  %a = memref.alloc() : memref<4xi32>
  %k = arith.constant 3 : i32
  %s = arith.muli %x, %x : i32
  %c = arith.cmpi eq, %s, %k : i32
  cf.cond_br %c, ^kept, ^freed
^kept:
  return
^freed:
  memref.dealloc %a : memref<4xi32>
  return
}
// CHECK: {{.*}}: note: when %c is true
