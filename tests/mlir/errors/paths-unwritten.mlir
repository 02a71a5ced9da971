// What rounds of a loop share without harm: what was never written may be anything.
// RUN: %bufscope-opt %s --check --buffer-hoisting 2>%t.err | FileCheck %s
// RUN: not grep ': error:' %t.err

// The next round has the buffer of this one, and writes one place of it, that one another.
// CHECK: {{.*}}func.func @written_by_the_next{{.*}}
// CHECK: {{ *}}%alloc = memref.alloc() : memref<4xi32>
// CHECK: {{ *}}^bb1{{.*}}
func.func @written_by_the_next(%m: memref<4xi32>, %n: index, %z: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %any = arith.cmpi slt, %c0, %n : index
  cf.cond_br %any, ^round(%c0, %m : index, memref<4xi32>), ^end(%m : memref<4xi32>)
^round(%k: index, %p: memref<4xi32>):
  %next = memref.alloc() : memref<4xi32>
  memref.store %z, %p[%k] : memref<4xi32>
  %k1 = arith.addi %k, %c1 : index
  %go = arith.cmpi slt, %k1, %n : index
  cf.cond_br %go, ^round(%k1, %next : index, memref<4xi32>), ^end(%p : memref<4xi32>)
^end(%q: memref<4xi32>):
  return %q : memref<4xi32>
}
