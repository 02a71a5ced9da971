// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s
// Bounds and initial values of scf.for are looked up after its region.

// CHECK:      {{.*}}:[[#@LINE + 2]]:73: error: use of value '%a' expects different type than prior uses: 'f32' vs 'f64'
func.func @region_first(%i: index, %f: f32) {
  scf.for %j = %i to %i step %i iter_args(%a = %f) -> (f64) { scf.yield %a : f32 }
  return
}

// -----
// CHECK:      {{.*}}:{{.*}}:48: error: use of value '%f' expects different type than prior uses: 'f64' vs 'f32'
func.func @then_operands(%i: index, %f: f32) {
  scf.for %j = %i to %i step %i iter_args(%a = %f) -> (f64) { scf.yield %a : f64 }
  return
}

// -----
// CHECK:      {{.*}}:{{.*}}:30: error: use of undeclared SSA value name
func.func @not_of_the_region(%i: index) {
  scf.for %j = %i to %i step %k { %k = arith.constant 1 : index }
  return
}
