// Text is printed as it is, with its type; what else is said may stand before it or after it.
// RUN: %bufscope-opt %s | FileCheck %s

func.func @texts(%f: f32) {
  vector.print str "x"
  vector.print str "x" : i32
  vector.print str "x" : none
  vector.print str
  vector.print str punctuation <comma>
  vector.print %f : f32 str punctuation <comma> {a}
  vector.print punctuation <newline> str "x"
  "vector.print"() <{stringLiteral = "x" : i32}> : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @texts(%arg0: f32) {
// CHECK-NEXT: vector.print str "x"
// CHECK-NEXT: vector.print str "x" : i32
// CHECK-NEXT: vector.print str "x"
// CHECK-NEXT: vector.print
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: vector.print %arg0 : f32 punctuation <comma> {a}
// CHECK-NEXT: vector.print str "x"
// CHECK-NEXT: vector.print str "x" : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
