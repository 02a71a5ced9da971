// Attributes and types of dialects, in the form in which they are printed.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @attributes(%arg0: memref<4xf32, #gpu.address_space<workgroup>>) {
// CHECK-NEXT: "test.op"() {a = #arith.overflow<nsw, nuw>, b = #arith.fastmath<nnan,ninf>, c = #arith.overflow<none>} : () -> ()
// CHECK-NEXT: "test.op"() {a = #gpu.block<x>, b = #gpu.thread<linear_dim_3>, c = #gpu<dim x>} : () -> ()
// CHECK-NEXT: "test.op"() {a = #linalg.iterator_type<reduction>, b = #vector.kind<minnumf>} : () -> ()
// CHECK-NEXT: "test.op"() {a = #ub.poison, b = #ub.poison, c = #arith.overflow<nsw>} : () -> ()
// CHECK-NEXT: "test.op"() {a = !shape.size, b = !gpu.async.token, c = !shape.witness} : () -> ()
// CHECK-NEXT: "test.op"() {a = #other.dialect<"as it  is" >, b = !other.type<1, 2>} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @attributes(%m: memref<4xf32, #gpu.address_space< workgroup >>) {
  "test.op"() {a = #arith.overflow<nuw,nsw>, b = #arith<fastmath<nnan, ninf>>, c = #arith.overflow<
    none>} : () -> ()
  "test.op"() {a = #gpu.block< x>, b = #gpu.thread<linear_dim_3>, c = #gpu<dim x>} : () -> ()
  "test.op"() {a = #linalg.iterator_type<reduction>, b = #vector.kind<minnumf>} : () -> ()
  "test.op"() {a = #ub.poison<is ignored>, b = #ub<poison>, c = #arith.overflow<nsw> : i32} : () -> ()
  "test.op"() {a = !shape.size<1>, b = !gpu<async.token>, c = !shape<witness>} : () -> ()
  "test.op"() {a = #other.dialect<"as it  is" >, b = !other.type<1, 2>} : () -> ()
  return
}
