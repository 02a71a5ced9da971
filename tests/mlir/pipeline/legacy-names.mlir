// Values of two regions that have the same name are told apart by where they come from, and a value
// that a step renames by both names.
// RUN: %bufscope-opt %s --names=printed --buffer-deallocation --explain >%t
// RUN: FileCheck %s --check-prefix=FREE <%t
// RUN: %bufscope-opt %s --names=printed --buffer-deallocation --annotate >%t
// RUN: FileCheck %s --check-prefix=SET <%t
// RUN: %bufscope-opt %s --names=printed --buffer-loop-hoisting --explain >%t
// RUN: FileCheck %s --check-prefix=LOOP <%t
// RUN: rm -rf %t.d
// RUN: %bufscope-opt %s --names=printed --buffer-deallocation --pictures=%t.d --steps=3-3 >%t
// RUN: cat %t.d/*.svg >%t
// RUN: FileCheck %s --check-prefix=PICTURE <%t

// FREE: {{.*}} %alloc is tracked: its aliases are %arg2 of the condition of the while at line [[L:[0-9]+]], %arg2 of the body, %0
// FREE: {{.*}} %arg2 of the condition of the while at line [[L]] is a critical alias of %alloc: {{.*}}
// FREE: {{.*}} %arg2 of the body of the while at line [[L]] is a critical alias of %arg2 of the condition: {{.*}}
// FREE: {{.*}} clone %arg0 before %1 (%0 before) = scf.while: it is passed to the critical alias %arg2 of the condition of the while at line [[L]]
// FREE: {{.*}} make temporary buffers for the critical alias %1 (%0 before) of %1 (%0 before) = scf.while
// FREE: {{.*}} free %arg2 of the body of the while at line [[L]] behind memref.copy at line {{[0-9]+}}
// SET: {{.*}}  // %arg2 of the condition of the while at line [[L:[0-9]+]] ▲ critical alias of %alloc; %1 ▲ critical alias of %alloc; %arg2 of the body of the while at line [[L]] ▲ critical alias of %alloc
// PICTURE: {{.*}}tracked {%arg2 (the condition of the while at line [[L:[0-9]+]]), %arg2 (the body of the while at line [[L]]), %0}{{.*}}
func.func @rounds(%m: memref<8xf32>, %out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %r = scf.while (%a = %m) : (memref<8xf32>) -> memref<8xf32> {
    %v = memref.load %a[%c0] : memref<8xf32>
    %c = arith.cmpf olt, %v, %f0 : f32
    scf.condition(%c) %a : memref<8xf32>
  } do {
  ^bb0(%b: memref<8xf32>):
    %x = memref.alloc() : memref<8xf32>
    memref.copy %b, %x : memref<8xf32> to memref<8xf32>
    scf.yield %x : memref<8xf32>
  }
  memref.copy %r, %out : memref<8xf32> to memref<8xf32>
  return
}

// FREE: {{.*}} %alloc at line [[#@LINE+7]] is tracked
// FREE: {{.*}} %alloc at line [[#@LINE+9]] is tracked
// FREE: {{.*}} free %alloc at line [[#@LINE+5]] behind memref.copy at line {{[0-9]+}}
// FREE: {{.*}} free %alloc at line [[#@LINE+7]] behind memref.copy at line {{[0-9]+}}
// SET: %alloc = memref.alloc() : memref<8xf32>  // %alloc at line [[#@LINE+3]] ◆ tracked
func.func @arms(%c: i1, %m: memref<8xf32>) {
  scf.if %c {
    %x = memref.alloc() : memref<8xf32>
    memref.copy %m, %x : memref<8xf32> to memref<8xf32>
  } else {
    %y = memref.alloc() : memref<8xf32>
    memref.copy %m, %y : memref<8xf32> to memref<8xf32>
  }
  return
}

// LOOP: {{.*}} visit %alloc_0 = memref.alloc
// LOOP: {{.*}} from the body of the for at line [[#@LINE+7]] out of scf.for, up to the body of the for at line [[#@LINE+5]]
// LOOP-NEXT: {{.*}} from the body of the for at line [[#@LINE+4]] out of scf.for, up to ^bb0
// LOOP-NEXT: {{.*}} move %alloc (%alloc_0 before) = memref.alloc up to ^bb0, before scf.for at line [[#@LINE+3]]; no further: its operands are computed there
func.func @rename(%n: index, %s: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %s to %n step %c1 {
    %a = memref.alloc(%i) : memref<?xf32>
    scf.for %j = %s to %n step %c1 {
      %d = memref.alloc(%s) : memref<?xf32>
      memref.copy %d, %a : memref<?xf32> to memref<?xf32>
    }
  }
  return
}

// FREE: {{.*}} make temporary buffers for the critical alias %0
// FREE-NEXT: {{.*}} clone %alloc before cf.br in {{\^bb[0-9]+}}: it is passed to the critical alias %1 (%0 before)
func.func @renamed_alias(%c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {
  cf.cond_br %c, ^left, ^join(%m : memref<2xf32>)
^left:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}
