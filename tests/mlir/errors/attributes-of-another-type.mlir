// Attributes that an op cannot store: dropped without a word by upstream's own parsers, an error where the parser is made from a format.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%n: index) {
  scf.forall (%i) in (%n) {} {mapping = 1}
  "t.end"() : () -> ()
}

// -----

func.func @b(%n: index) {
  scf.forall (%i) in (%n) {} {mapping = [1]}
  return
}

// -----

func.func @c(%m: memref<4xf32>, %n: index, %f: f32) {
  %0 = vector.transfer_read %m[%n], %f {in_bounds = 1} : memref<4xf32>, vector<4xf32>
  return
}

// -----

module @d attributes {sym_visibility = 3} {}

// -----

func.func @e(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types = ["parallel"], doc = 1} outs(%m : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  linalg.transpose {permutation = 1} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) permutation = [0]
  return
}

// -----

func.func @g(%n: index) {
  %0 = scf.index_switch %n {cases = 1} -> index default { scf.yield %n : index }
  return
}

// -----

func.func @h(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m {restrict = 1} : memref<4xf32>
  return
}

// CHECK: within split at {{.*}}attributes-of-another-type.mlir:1 offset :6:10: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: "t.end"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:9 offset :4:3: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// CHECK-NEXT: scf.forall (%i) in (%n) {} {mapping = [1]}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:9 offset :4:3: note: see current operation:
// CHECK-NEXT: "scf.forall"(%arg0) <{mapping = [1], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:16 offset :4:8: error: 'vector.transfer_read' op requires attribute 'in_bounds'
// CHECK-NEXT: %0 = vector.transfer_read %m[%n], %f {in_bounds = 1} : memref<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:16 offset :4:8: note: see current operation: %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:23 offset :3:11: error: custom op 'builtin.module' 'builtin.module' op attribute 'sym_visibility' failed to satisfy constraint: string attribute
// CHECK-NEXT: module @d attributes {sym_visibility = 3} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:27 offset :4:101: error: custom op 'linalg.generic' 'linalg.generic' op attribute 'doc' failed to satisfy constraint: string attribute
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types = ["parallel"], doc = 1} outs(%m : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:37 offset :4:20: error: custom op 'linalg.transpose' 'linalg.transpose' op attribute 'permutation' failed to satisfy constraint: i64 dense array attribute
// CHECK-NEXT: linalg.transpose {permutation = 1} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) permutation = [0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:44 offset :4:28: error: custom op 'scf.index_switch' 'scf.index_switch' op attribute 'cases' failed to satisfy constraint: i64 dense array attribute
// CHECK-NEXT: %0 = scf.index_switch %n {cases = 1} -> index default { scf.yield %n : index }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-of-another-type.mlir:51 offset :4:35: error: custom op 'bufferization.to_tensor' 'bufferization.to_tensor' op attribute 'restrict' failed to satisfy constraint: unit attribute
// CHECK-NEXT: %0 = bufferization.to_tensor %m {restrict = 1} : memref<4xf32>
// CHECK-NEXT: ^
