// Locations in parts of a file are those in the file.
// RUN: %bufscope-opt %s --upstream=22 --split-input-file --mlir-print-debuginfo --mlir-print-local-scope 2>&1 | FileCheck %s

func.func @first(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func @second(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @first(%arg0: i32 loc("{{.*}}split-locations.mlir":4:18)) -> i32 {
// CHECK-NEXT: return %arg0 : i32 loc("{{.*}}split-locations.mlir":5:3)
// CHECK-NEXT: } loc("{{.*}}split-locations.mlir":4:1)
// CHECK-NEXT: } loc("{{.*}}split-locations.mlir":0:0)
// CHECK-NEXT: {{//}} -----
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @second(%arg0: i32 loc("{{.*}}split-locations.mlir":10:19)) -> i32 {
// CHECK-NEXT: return %arg0 : i32 loc("{{.*}}split-locations.mlir":11:3)
// CHECK-NEXT: } loc("{{.*}}split-locations.mlir":10:1)
// CHECK-NEXT: } loc("{{.*}}split-locations.mlir":8:9)
