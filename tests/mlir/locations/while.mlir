// Arguments of loops that patterns rebuild.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-local-scope 2>&1 | FileCheck %s

func.func @inv(%c: i1, %x: i32, %m: memref<2xf32>) -> (i32, memref<2xf32>) {
  %r:2 = scf.while (%a = %m) : (memref<2xf32>) -> (i32, memref<2xf32>) {
    %q = "test.x"(%a) : (memref<2xf32>) -> i1
    %z = "test.y"(%a) : (memref<2xf32>) -> memref<2xf32>
    scf.condition(%q) %x, %z : i32, memref<2xf32>
  } do {
  ^bb0(%i: i32, %n: memref<2xf32>):
    "test.z"(%i) : (i32) -> ()
    scf.yield %n : memref<2xf32>
  }
  return %r#0, %r#1 : i32, memref<2xf32>
}
func.func @dup(%c: i1, %x: i32, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %r:2 = scf.while (%a = %m) : (memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
    %q = "test.x"(%a) : (memref<2xf32>) -> i1
    %z = "test.y"(%a) : (memref<2xf32>) -> memref<2xf32>
    scf.condition(%q) %z, %z : memref<2xf32>, memref<2xf32>
  } do {
  ^bb0(%i: memref<2xf32>, %n: memref<2xf32>):
    "test.z"(%i) : (memref<2xf32>) -> ()
    scf.yield %n : memref<2xf32>
  }
  return %r#0, %r#1 : memref<2xf32>, memref<2xf32>
}
func.func @unusedargs(%c: i1, %x: i32, %m: memref<2xf32>) -> (memref<2xf32>) {
  %r = scf.while (%a = %m, %b = %x) : (memref<2xf32>, i32) -> (memref<2xf32>) {
    %q = "test.x"(%a) : (memref<2xf32>) -> i1
    scf.condition(%q) %a : memref<2xf32>
  } do {
  ^bb0(%i: memref<2xf32>):
    %o:2 = "test.z"(%i) : (memref<2xf32>) -> (memref<2xf32>, i32)
    scf.yield %o#0, %o#1 : memref<2xf32>, i32
  }
  return %r : memref<2xf32>
}
func.func @align(%c: i1, %x: memref<2xf32>, %m: memref<2xf32>) -> (memref<2xf32>) {
  %r:2 = scf.while (%a = %m, %b = %x) : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
    %q = "test.x"(%a) : (memref<2xf32>) -> i1
    scf.condition(%q) %b, %a : memref<2xf32>, memref<2xf32>
  } do {
  ^bb0(%i: memref<2xf32>, %j: memref<2xf32>):
    %o:2 = "test.z"(%i, %j) : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
    scf.yield %o#0, %o#1 : memref<2xf32>, memref<2xf32>
  }
  return %r#0 : memref<2xf32>
}


func.func @unused_result(%c: i1, %m: memref<f32>) {
  %0:2 = scf.while (%a = %m) : (memref<f32>) -> (memref<f32>, i1) {
    %n = "test.next"(%a) : (memref<f32>) -> memref<f32>
    scf.condition(%c) %n, %c : memref<f32>, i1
  } do {
  ^bb0(%b: memref<f32>, %d: i1):
    scf.yield %b : memref<f32>
  }
  return
}


func.func @invariant_argument(%c: i1, %m: memref<?xf32>, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %r:2 = scf.while (%i = %n, %x = %b) : (index, memref<?xf32>) -> (index, memref<?xf32>) {
    test.copy(%b, %x) : (memref<?xf32>, memref<?xf32>)
    scf.condition(%c) %i, %m : index, memref<?xf32>
  } do {
  ^bb0(%j: index, %y: memref<?xf32>):
    scf.yield %j, %a : index, memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @inv(%arg0: i1 loc("{{.*}}while.mlir":4:16), %arg1: i32 loc("{{.*}}while.mlir":4:24), %arg2: memref<2xf32> loc("{{.*}}while.mlir":4:33)) -> (i32, memref<2xf32>) {
// CHECK-NEXT: %0 = scf.while (%arg3 = %arg2) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %1 = "test.x"(%arg3) : (memref<2xf32>) -> i1 loc("{{.*}}while.mlir":6:10)
// CHECK-NEXT: %2 = "test.y"(%arg3) : (memref<2xf32>) -> memref<2xf32> loc("{{.*}}while.mlir":7:10)
// CHECK-NEXT: scf.condition(%1) %2 : memref<2xf32> loc("{{.*}}while.mlir":8:5)
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<2xf32> loc("{{.*}}while.mlir":10:17)):
// CHECK-NEXT: "test.z"(%arg1) : (i32) -> () loc("{{.*}}while.mlir":11:5)
// CHECK-NEXT: scf.yield %arg3 : memref<2xf32> loc("{{.*}}while.mlir":12:5)
// CHECK-NEXT: } loc("{{.*}}while.mlir":5:10)
// CHECK-NEXT: return %arg1, %0 : i32, memref<2xf32> loc("{{.*}}while.mlir":14:3)
// CHECK-NEXT: } loc("{{.*}}while.mlir":4:1)
// CHECK-NEXT: func.func @dup(%arg0: i1 loc("{{.*}}while.mlir":16:16), %arg1: i32 loc("{{.*}}while.mlir":16:24), %arg2: memref<2xf32> loc("{{.*}}while.mlir":16:33)) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %0 = scf.while (%arg3 = %arg2) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %1 = "test.x"(%arg3) : (memref<2xf32>) -> i1 loc("{{.*}}while.mlir":18:10)
// CHECK-NEXT: %2 = "test.y"(%arg3) : (memref<2xf32>) -> memref<2xf32> loc("{{.*}}while.mlir":19:10)
// CHECK-NEXT: scf.condition(%1) %2 : memref<2xf32> loc("{{.*}}while.mlir":20:5)
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<2xf32> loc("{{.*}}while.mlir":17:10)):
// CHECK-NEXT: "test.z"(%arg3) : (memref<2xf32>) -> () loc("{{.*}}while.mlir":23:5)
// CHECK-NEXT: scf.yield %arg3 : memref<2xf32> loc("{{.*}}while.mlir":24:5)
// CHECK-NEXT: } loc("{{.*}}while.mlir":17:10)
// CHECK-NEXT: return %0, %0 : memref<2xf32>, memref<2xf32> loc("{{.*}}while.mlir":26:3)
// CHECK-NEXT: } loc("{{.*}}while.mlir":16:1)
// CHECK-NEXT: func.func @unusedargs(%arg0: i1 loc("{{.*}}while.mlir":28:23), %arg1: i32 loc("{{.*}}while.mlir":28:31), %arg2: memref<2xf32> loc("{{.*}}while.mlir":28:40)) -> memref<2xf32> {
// CHECK-NEXT: %0 = scf.while (%arg3 = %arg2) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %1 = "test.x"(%arg3) : (memref<2xf32>) -> i1 loc("{{.*}}while.mlir":30:10)
// CHECK-NEXT: scf.condition(%1) %arg3 : memref<2xf32> loc("{{.*}}while.mlir":31:5)
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<2xf32> loc("{{.*}}while.mlir":29:8)):
// CHECK-NEXT: %1:2 = "test.z"(%arg3) : (memref<2xf32>) -> (memref<2xf32>, i32) loc("{{.*}}while.mlir":34:12)
// CHECK-NEXT: scf.yield %1#0 : memref<2xf32> loc("{{.*}}while.mlir":35:5)
// CHECK-NEXT: } loc("{{.*}}while.mlir":29:8)
// CHECK-NEXT: return %0 : memref<2xf32> loc("{{.*}}while.mlir":37:3)
// CHECK-NEXT: } loc("{{.*}}while.mlir":28:1)
// CHECK-NEXT: func.func @align(%arg0: i1 loc("{{.*}}while.mlir":39:18), %arg1: memref<2xf32> loc("{{.*}}while.mlir":39:26), %arg2: memref<2xf32> loc("{{.*}}while.mlir":39:45)) -> memref<2xf32> {
// CHECK-NEXT: %0:2 = scf.while (%arg3 = %arg2, %arg4 = %arg1) : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %1 = "test.x"(%arg3) : (memref<2xf32>) -> i1 loc("{{.*}}while.mlir":41:10)
// CHECK-NEXT: scf.condition(%1) %arg3, %arg4 : memref<2xf32>, memref<2xf32> loc("{{.*}}while.mlir":42:5)
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<2xf32> loc("{{.*}}while.mlir":40:10), %arg4: memref<2xf32> loc("{{.*}}while.mlir":40:10)):
// CHECK-NEXT: %1:2 = "test.z"(%arg4, %arg3) : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) loc("{{.*}}while.mlir":45:12)
// CHECK-NEXT: scf.yield %1#0, %1#1 : memref<2xf32>, memref<2xf32> loc("{{.*}}while.mlir":46:5)
// CHECK-NEXT: } loc("{{.*}}while.mlir":40:10)
// CHECK-NEXT: return %0#1 : memref<2xf32> loc("{{.*}}while.mlir":48:3)
// CHECK-NEXT: } loc("{{.*}}while.mlir":39:1)
// CHECK-NEXT: func.func @unused_result(%arg0: i1 loc("{{.*}}while.mlir":52:26), %arg1: memref<f32> loc("{{.*}}while.mlir":52:34)) {
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg1) : (memref<f32>) -> memref<f32> {
// CHECK-NEXT: %1 = "test.next"(%arg2) : (memref<f32>) -> memref<f32> loc("{{.*}}while.mlir":54:10)
// CHECK-NEXT: scf.condition(%arg0) %1 : memref<f32> loc("{{.*}}while.mlir":55:5)
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: memref<f32> loc("{{.*}}while.mlir":57:8)):
// CHECK-NEXT: scf.yield %arg2 : memref<f32> loc("{{.*}}while.mlir":58:5)
// CHECK-NEXT: } loc("{{.*}}while.mlir":53:10)
// CHECK-NEXT: return loc("{{.*}}while.mlir":60:3)
// CHECK-NEXT: } loc("{{.*}}while.mlir":52:1)
// CHECK-NEXT: func.func @invariant_argument(%arg0: i1 loc("{{.*}}while.mlir":64:31), %arg1: memref<?xf32> loc("{{.*}}while.mlir":64:39), %arg2: index loc("{{.*}}while.mlir":64:58)) {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32> loc("{{.*}}while.mlir":65:8)
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg2) : memref<?xf32> loc("{{.*}}while.mlir":66:8)
// CHECK-NEXT: scf.while (%arg3 = %alloc_0) : (memref<?xf32>) -> () {
// CHECK-NEXT: test.copy(%alloc_0, %arg3) : (memref<?xf32>, memref<?xf32>) loc("{{.*}}while.mlir":68:5)
// CHECK-NEXT: scf.condition(%arg0) loc("{{.*}}while.mlir":69:5)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield %alloc : memref<?xf32> loc("{{.*}}while.mlir":72:5)
// CHECK-NEXT: } loc("{{.*}}while.mlir":67:10)
// CHECK-NEXT: return loc("{{.*}}while.mlir":74:3)
// CHECK-NEXT: } loc("{{.*}}while.mlir":64:1)
// CHECK-NEXT: } loc("{{.*}}while.mlir":0:0)
