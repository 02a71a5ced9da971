// Properties of ops that have none, and ones that are no dictionary.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @of_return() {
  "func.return"() <{a = 1}> : () -> ()
}

// -----

func.func @empty_ones(%m: memref<1xf32>) {
  "memref.dealloc"(%m) <{}> : (memref<1xf32>) -> ()
  return
}

// -----

func.func @text(%m: memref<1xf32>, %i: index) {
  %0 = "memref.load"(%m, %i) <"a"> : (memref<1xf32>, index) -> f32
  return
}

// -----

// A condition of affine.if is no property until 22.
#set = affine_set<(d0) : (d0 - 1 == 0)>
func.func @condition(%i: index) {
  "affine.if"(%i) <{condition = #set}> ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// CHECK: within split at {{.*}}properties.mlir:1 offset :5:3: error: invalid properties {a = 1 : i64} for op func.return: this operation does not support properties
// CHECK-NEXT: "func.return"() <{a = 1}> : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties.mlir:8 offset :4:3: error: invalid properties {} for op memref.dealloc: this operation does not support properties
// CHECK-NEXT: "memref.dealloc"(%m) <{}> : (memref<1xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties.mlir:15 offset :4:8: error: invalid properties "a" for op memref.load: expected DictionaryAttr to set properties
// CHECK-NEXT: %0 = "memref.load"(%m, %i) <"a"> : (memref<1xf32>, index) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties.mlir:22 offset :6:3: error: invalid properties {condition = affine_set<(d0) : (d0 - 1 == 0)>} for op affine.if: this operation does not support properties
// CHECK-NEXT: "affine.if"(%i) <{condition = #set}> ({
// CHECK-NEXT: ^
