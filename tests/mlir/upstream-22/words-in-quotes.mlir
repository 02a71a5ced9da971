// Since 22, the words of any enum may stand in quotes.
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s

func.func @flags(%f: f32) {
  %0 = arith.addf %f, %f fastmath<"fast"> : f32
  %1 = arith.addf %f, %f fastmath<"nnan", ninf> : f32
  %2 = gpu.thread_id "x"
  vector.print punctuation <"comma">
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @flags(%arg0: f32) {
// CHECK-NEXT: %0 = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: %1 = arith.addf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
