// Elements, numbers and properties that cannot be read.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

"t.t"() {a = dense<[1.0, 2.0]> : tensor<1xcomplex<f32>>} : () -> ()

// -----
"t.t"() {a = dense<(1.0, 2)> : tensor<2xcomplex<f32>>} : () -> ()

// -----
"t.t"() {a = dense<(1.0, 2.0> : tensor<2xcomplex<f32>>} : () -> ()

// -----
"t.t"() {a = dense<(1.0 2.0)> : tensor<2xcomplex<f32>>} : () -> ()

// -----
"t.t"() {a = dense<["a", "b"]> : tensor<2xi32>} : () -> ()

// -----
"t.t"() {a = dense<["a", "b"]> : tensor<2xf32>} : () -> ()

// -----
"t.t"() {a = dense<"0x01"> : tensor<2xcomplex<i8>>} : () -> ()

// -----
"t.t"() {a = 36893488147419103232 : i65} : () -> ()

// -----
"t.t"() {a = -18446744073709551617 : i65} : () -> ()

// -----
"t.t"() {a = 18446744073709551616 : si65} : () -> ()

// -----
"t.t"() {a = -1 : ui65} : () -> ()

// -----
"t.t"() {a = 18446744073709551616 : index} : () -> ()

// -----
"t.t"() {a = 18446744073709551616} : () -> ()

// -----
"t.t"() {a = sparse<[0, 0], [1, 2]> : tensor<3x4xi32>} : () -> ()

// -----
"t.t"() {a = sparse<[[0, 5]], [1]> : tensor<3x4xi32>} : () -> ()

// -----
"t.t"() {a = sparse<[[0]], [1]> : tensor<3x4xi32>} : () -> ()

// -----
"t.t"() {a = sparse<[[0, 0], [1, 1]], [1]> : tensor<3x4xi32>} : () -> ()

// -----
"t.t"() {a = dense_resource<a.b> : tensor<3x4xi32>, b = dense_resource<"x y"> : tensor<1xi32>} : () -> ()

// -----
"t.t"() {a = dense_resource<5> : tensor<3x4xi32>} : () -> ()

// -----
"t.t"() {a = dense_resource<x>} : () -> ()

// -----
"t.t"() {a = dense<1> : i32} : () -> ()

// -----
"t.t"() {a = dense<1> : tensor<?xi32>} : () -> ()

// -----
"arith.constant"() <3 : i32> : () -> i32

// -----
%2 = arith.constant #foo.bar : i32

// -----

"some.op"() {few = sparse<2, [3.0, 4.0]> : tensor<9x9xf32>} : () -> ()

// -----

"some.op"() {few = sparse<[[1, 2]], 3> : tensor<9xi32>} : () -> ()

// CHECK: within split at {{.*}}elements.mlir:1 offset :4:32: error: inferred shape of elements literal ([2]) does not match type ([1])
// CHECK-NEXT: "t.t"() {a = dense<[1.0, 2.0]> : tensor<1xcomplex<f32>>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:6 offset :2:54: error: expected floating-point elements, but parsed integer
// CHECK-NEXT: "t.t"() {a = dense<(1.0, 2)> : tensor<2xcomplex<f32>>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:9 offset :2:29: error: expected ')' after complex elements
// CHECK-NEXT: "t.t"() {a = dense<(1.0, 2.0> : tensor<2xcomplex<f32>>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:12 offset :2:24: error: expected ',' between complex elements
// CHECK-NEXT: "t.t"() {a = dense<(1.0 2.0)> : tensor<2xcomplex<f32>>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:15 offset :2:21: error: integer constant out of range for type
// CHECK-NEXT: "t.t"() {a = dense<["a", "b"]> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:18 offset :2:47: error: expected floating-point elements, but parsed integer
// CHECK-NEXT: "t.t"() {a = dense<["a", "b"]> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:21 offset :2:28: error: elements hex data size is invalid for provided type: 'tensor<2xcomplex<i8>>'
// CHECK-NEXT: "t.t"() {a = dense<"0x01"> : tensor<2xcomplex<i8>>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:24 offset :2:14: error: integer constant out of range for attribute
// CHECK-NEXT: "t.t"() {a = 36893488147419103232 : i65} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:27 offset :2:15: error: integer constant out of range for attribute
// CHECK-NEXT: "t.t"() {a = -18446744073709551617 : i65} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:30 offset :2:14: error: integer constant out of range for attribute
// CHECK-NEXT: "t.t"() {a = 18446744073709551616 : si65} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:33 offset :2:15: error: negative integer literal not valid for unsigned integer type
// CHECK-NEXT: "t.t"() {a = -1 : ui65} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:36 offset :2:14: error: integer constant out of range for attribute
// CHECK-NEXT: "t.t"() {a = 18446744073709551616 : index} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:39 offset :2:14: error: integer constant out of range for attribute
// CHECK-NEXT: "t.t"() {a = 18446744073709551616} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:42 offset :2:14: error: expected shape ([3, 4]); inferred shape of indices literal ([2]); inferred shape of values literal ([2])
// CHECK-NEXT: "t.t"() {a = sparse<[0, 0], [1, 2]> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:45 offset :2:14: error: sparse index #0 is not contained within the value shape, with index=[0, 5], and type='tensor<3x4xi32>'
// CHECK-NEXT: "t.t"() {a = sparse<{{\[\[}}0, 5]], [1]> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:48 offset :2:14: error: expected shape ([3, 4]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([1])
// CHECK-NEXT: "t.t"() {a = sparse<{{\[\[}}0]], [1]> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:51 offset :2:14: error: expected shape ([3, 4]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([1])
// CHECK-NEXT: "t.t"() {a = sparse<{{\[\[}}0, 0], [1, 1]], [1]> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:54 offset :2:72: error: expected identifier key for 'resource' entry
// CHECK-NEXT: "t.t"() {a = dense_resource<a.b> : tensor<3x4xi32>, b = dense_resource<"x y"> : tensor<1xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:57 offset :2:29: error: expected identifier key for 'resource' entry
// CHECK-NEXT: "t.t"() {a = dense_resource<5> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:60 offset :2:31: error: expected ':'
// CHECK-NEXT: "t.t"() {a = dense_resource<x>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:63 offset :2:28: error: elements literal must be a shaped type
// CHECK-NEXT: "t.t"() {a = dense<1> : i32} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:66 offset :2:38: error: elements literal type must have static shape
// CHECK-NEXT: "t.t"() {a = dense<1> : tensor<?xi32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:69 offset :2:1: error: invalid properties 3 : i32 for op arith.constant: expected DictionaryAttr to set properties
// CHECK-NEXT: "arith.constant"() <3 : i32> : () -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:72 offset :2:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
// CHECK-NEXT: %2 = arith.constant #foo.bar : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:72 offset :2:6: note: see current operation: %0 = "arith.constant"() <{value = #foo.bar : i32}> : () -> i32
// CHECK-NEXT: within split at {{.*}}elements.mlir:75 offset :3:20: error: expected shape ([9, 9]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([2])
// CHECK-NEXT: "some.op"() {few = sparse<2, [3.0, 4.0]> : tensor<9x9xf32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}elements.mlir:79 offset :3:20: error: expected shape ([9]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])
// CHECK-NEXT: "some.op"() {few = sparse<{{\[\[}}1, 2]], 3> : tensor<9xi32>} : () -> ()
// CHECK-NEXT: ^
