// Unknown ops in generic form: operands, successors, properties, regions, types of unknown dialects.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect | %bufscope-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @plain(%arg0: i32) -> i32 {
// CHECK-NEXT: "one.op"() : () -> ()
// CHECK-NEXT: %0 = "one.op"(%arg0) {a = 1 : i32, flag} : (i32) -> i32
// CHECK-NEXT: %1:2 = "one.op"(%0, %arg0) : (i32, i32) -> (i32, memref<2xf32>)
// CHECK-NEXT: "one.op"(%1#1) : (memref<2xf32>) -> ()
// CHECK-NEXT: return %1#0 : i32
// CHECK-NEXT: }
func.func @plain(%x: i32) -> i32 {
  "one.op"() : () -> ()
  %0 = "one.op"(%x) {a = 1 : i32, flag} : (i32) -> i32
  %1:2 = "one.op"(%0, %x) : (i32, i32) -> (i32, memref<2xf32>)
  "one.op"(%1#1) : (memref<2xf32>) -> ()
  return %1#0 : i32
}

// CHECK-LABEL: func.func @regions(%arg0: i32) {
// CHECK-NEXT: "one.op"() ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %0 = "one.op"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg1: i32, %arg2: memref<2xf32>):
// CHECK-NEXT: "one.end"(%arg1) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "one.end"(%alloc)[^bb1] : (memref<2xf32>) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "one.end"() : () -> ()
// CHECK-NEXT: }) {tag} : (i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @regions(%x: i32) {
  "one.op"() ({
  }) : () -> ()
  %0 = "one.op"(%x) ({
  ^bb0(%a: i32, %b: memref<2xf32>):
    "one.end"(%a) : (i32) -> ()
  }, {
    %m = memref.alloc() : memref<2xf32>
    "one.end"(%m)[^bb1] : (memref<2xf32>) -> ()
  ^bb1:
    "one.end"() : () -> ()
  }) {tag} : (i32) -> i32
  return
}

// CHECK-LABEL: func.func @types(%arg0: !one.type, %arg1: !one.pair<i32, "x">) {
// CHECK-NEXT: "one.op"(%arg0, %arg1) {a = #one.attr<5>, b = #one.word, t = !one.type} : (!one.type, !one.pair<i32, "x">) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: "one.top"() : () -> ()
// CHECK-NEXT: "one.symbol"() {sym_name = "s"} : () -> ()
func.func @types(%a: !one.type, %b: !one.pair<i32, "x">) {
  "one.op"(%a, %b) {t = !one.type, a = #one.attr<5>, b = #one<word>} : (!one.type, !one.pair<i32, "x">) -> ()
  return
}

"one.top"() : () -> ()
"one.symbol"() {sym_name = "s"} : () -> ()
