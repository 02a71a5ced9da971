// Until 19 a bitcast of a bitcast becomes what is cast, whatever its type is, where only ops that
// nothing is known of use it; since 22 it becomes one cast.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect --upstream=22 | FileCheck %s --check-prefix=SINCE22

// CHECK-LABEL: func.func @another_type(%arg0: vector<2xf16>) {
// CHECK-NEXT: "test.use"(%arg0) : (vector<2xf16>) -> ()

// SINCE22-LABEL: func.func @another_type(%arg0: vector<2xf16>) {
// SINCE22-NEXT: %0 = arith.bitcast %arg0 : vector<2xf16> to vector<2xbf16>
// SINCE22-NEXT: "test.use"(%0) : (vector<2xbf16>) -> ()
func.func @another_type(%x: vector<2xf16>) {
  %0 = arith.bitcast %x : vector<2xf16> to vector<2xi16>
  %1 = arith.bitcast %0 : vector<2xi16> to vector<2xbf16>
  "test.use"(%1) : (vector<2xbf16>) -> ()
  return
}

// CHECK-LABEL: func.func @there_and_back(%arg0: f32) -> f32 {
// CHECK-NEXT: return %arg0 : f32

// SINCE22-LABEL: func.func @there_and_back(%arg0: f32) -> f32 {
// SINCE22-NEXT: return %arg0 : f32
func.func @there_and_back(%x: f32) -> f32 {
  %0 = arith.bitcast %x : f32 to i32
  %1 = arith.bitcast %0 : i32 to f32
  return %1 : f32
}
