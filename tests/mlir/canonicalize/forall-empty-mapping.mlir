// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize --upstream=22 | FileCheck %s --check-prefix=NEW
// A mapping keeps the dimensions of scf.forall, in 19 an empty one, too.

// CHECK-LABEL:   func.func @once({{.*}}) {
// CHECK:           scf.forall (%{{.*}}) in (1) {
// NEW-LABEL:   func.func @once({{.*}}) {
// NEW-NEXT:      %c0 = arith.constant 0 : index
// NEW-NEXT:      memref.store %arg1, %arg0[%c0] : memref<8xf32>
func.func @once(%m: memref<8xf32>, %f: f32) {
  scf.forall (%i) in (1) { memref.store %f, %m[%i] : memref<8xf32> } {mapping = []}
  return
}

// CHECK-LABEL:   func.func @one_of_two({{.*}}) {
// CHECK:           scf.forall (%{{.*}}, %{{.*}}) in (1, %arg2) {
// NEW-LABEL:   func.func @one_of_two({{.*}}) {
// NEW:           scf.forall (%{{.*}}) in (%arg2) {
func.func @one_of_two(%m: memref<8x8xf32>, %f: f32, %n: index) {
  scf.forall (%i, %j) in (1, %n) { memref.store %f, %m[%i, %j] : memref<8x8xf32> } {mapping = []}
  return
}

// CHECK-LABEL:   func.func @never({{.*}}) {
// CHECK:           scf.forall (%{{.*}}, %{{.*}}) in (0, %arg2) {
// NEW-LABEL:   func.func @never({{.*}}) {
// NEW-NEXT:      return
func.func @never(%m: memref<8x8xf32>, %f: f32, %n: index) {
  scf.forall (%i, %j) in (0, %n) { memref.store %f, %m[%i, %j] : memref<8x8xf32> } {mapping = []}
  return
}
