// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// One element for all of a scalable vector, however wide it is.

// CHECK-LABEL:   func.func @constants() -> (vector<[4]xi128>, vector<[4]xi65>, vector<[4]xf80>) {
// CHECK:           %{{.*}} = arith.constant dense<1> : vector<[4]xi128>
// CHECK:           %{{.*}} = arith.constant dense<-1> : vector<[4]xi65>
// CHECK:           %{{.*}} = arith.constant dense<1.000000e+00> : vector<[4]xf80>
func.func @constants() -> (vector<[4]xi128>, vector<[4]xi65>, vector<[4]xf80>) {
  %0 = arith.constant dense<1> : vector<[4]xi128>
  %1 = arith.constant dense<-1> : vector<[4]xi65>
  %2 = arith.constant dense<1.0> : vector<[4]xf80>
  return %0, %1, %2 : vector<[4]xi128>, vector<[4]xi65>, vector<[4]xf80>
}

// CHECK-LABEL:   func.func @folded({{.*}}) -> vector<[4]xi128> {
// CHECK-NEXT:      %{{.*}} = arith.constant dense<0> : vector<[4]xi128>
func.func @folded(%b: vector<[4]xi128>) -> vector<[4]xi128> {
  %0 = arith.xori %b, %b : vector<[4]xi128>
  return %0 : vector<[4]xi128>
}
