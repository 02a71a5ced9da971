// Elements and numbers that nothing computes with: over 64 bits, complex, strings, sparse, resources.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect | %bufscope-opt --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic | %bufscope-opt --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: module {
// CHECK-NEXT: "t.wide"() {a = 1 : i128, b = -1 : i128, c = 170141183460469231731687303715884105727 : i128, d = 79228162514264337593543950335 : i100} : () -> ()
// CHECK-NEXT: "t.wide_signs"() {a = -18446744073709551616 : i65, b = -1 : i65, c = -18446744073709551616 : i65, d = 18446744073709551616 : si70, e = 340282366920938463463374607431768211455 : ui128} : () -> ()
// CHECK-NEXT: "t.near_64_bits"() {a = 9223372036854775808 : i65, b = -9223372036854775808 : i65, c = -9223372036854775809 : i65} : () -> ()
// CHECK-NEXT: "t.wide_elements"() {a = dense<-1> : tensor<2xi128>, b = dense<[18446744073709551616, -18446744073709551616]> : tensor<2xi128>, c = dense<[20011376718272490338853433276725592320, 5233100606242806050955395731361295]> : tensor<2xi128>} : () -> ()
// CHECK-NEXT: "t.wide_floats"() {a = dense<1.500000e+00> : tensor<2xf80>, b = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf128>} : () -> ()
// CHECK-NEXT: "t.complex"() {a = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, b = dense<{{\[\[}}(1,-2)], [(3,4)]]> : tensor<2x1xcomplex<i32>>, c = dense<(1,2)> : tensor<2xcomplex<i8>>} : () -> ()
// CHECK-NEXT: "t.complex_bytes"() {a = dense<(1,2)> : tensor<2xcomplex<i8>>, b = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>} : () -> ()
// CHECK-NEXT: "t.strings"() {a = dense<{{\[\[}}"a", "b"], ["c\0A", "d"]]> : tensor<2x2x!foo.s>, b = dense<"a"> : tensor<2x!foo.s>, c = dense<"x"> : tensor<!foo.s>} : () -> ()
// CHECK-NEXT: "t.sparse"() {a = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, -2.000000e+00> : tensor<3x4xf32>, c = sparse<> : tensor<3xi1>, d = sparse<0, (1,2)> : tensor<3xcomplex<i8>>} : () -> ()
// CHECK-NEXT: "t.resource"() {a = dense_resource<a.b> : tensor<3x4xi32>} : () -> ()
// CHECK-NEXT: "t.typed"() {a = #foo.bar : i32, b = "text" : i64, c = [#foo.bar : i64, "s"]} : () -> ()
// CHECK-NEXT: %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK-NEXT: %c-170141183460469231731687303715884105727_i128 = arith.constant -170141183460469231731687303715884105727 : i128
// CHECK-NEXT: %0 = arith.addi %c170141183460469231731687303715884105727_i128, %c-170141183460469231731687303715884105727_i128 : i128
// CHECK-NEXT: %cst = arith.constant dense_resource<foo> : tensor<2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "t.wide"() {a = 1 : i128, b = -1 : i128, c = 170141183460469231731687303715884105727 : i128, d = 79228162514264337593543950335 : i100} : () -> ()
// GENERIC-NEXT: "t.wide_signs"() {a = -18446744073709551616 : i65, b = -1 : i65, c = -18446744073709551616 : i65, d = 18446744073709551616 : si70, e = 340282366920938463463374607431768211455 : ui128} : () -> ()
// GENERIC-NEXT: "t.near_64_bits"() {a = 9223372036854775808 : i65, b = -9223372036854775808 : i65, c = -9223372036854775809 : i65} : () -> ()
// GENERIC-NEXT: "t.wide_elements"() {a = dense<-1> : tensor<2xi128>, b = dense<[18446744073709551616, -18446744073709551616]> : tensor<2xi128>, c = dense<[20011376718272490338853433276725592320, 5233100606242806050955395731361295]> : tensor<2xi128>} : () -> ()
// GENERIC-NEXT: "t.wide_floats"() {a = dense<1.500000e+00> : tensor<2xf80>, b = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf128>} : () -> ()
// GENERIC-NEXT: "t.complex"() {a = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, b = dense<{{\[\[}}(1,-2)], [(3,4)]]> : tensor<2x1xcomplex<i32>>, c = dense<(1,2)> : tensor<2xcomplex<i8>>} : () -> ()
// GENERIC-NEXT: "t.complex_bytes"() {a = dense<(1,2)> : tensor<2xcomplex<i8>>, b = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>} : () -> ()
// GENERIC-NEXT: "t.strings"() {a = dense<{{\[\[}}"a", "b"], ["c\0A", "d"]]> : tensor<2x2x!foo.s>, b = dense<"a"> : tensor<2x!foo.s>, c = dense<"x"> : tensor<!foo.s>} : () -> ()
// GENERIC-NEXT: "t.sparse"() {a = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, -2.000000e+00> : tensor<3x4xf32>, c = sparse<> : tensor<3xi1>, d = sparse<0, (1,2)> : tensor<3xcomplex<i8>>} : () -> ()
// GENERIC-NEXT: "t.resource"() {a = dense_resource<a.b> : tensor<3x4xi32>} : () -> ()
// GENERIC-NEXT: "t.typed"() {a = #foo.bar : i32, b = "text" : i64, c = [#foo.bar : i64, "s"]} : () -> ()
// GENERIC-NEXT: %0 = "arith.constant"() <{value = 170141183460469231731687303715884105727 : i128}> : () -> i128
// GENERIC-NEXT: %1 = "arith.constant"() <{value = -170141183460469231731687303715884105727 : i128}> : () -> i128
// GENERIC-NEXT: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i128, i128) -> i128
// GENERIC-NEXT: %3 = "arith.constant"() <{value = dense_resource<foo> : tensor<2xi32>}> : () -> tensor<2xi32>
// GENERIC-NEXT: %4 = "arith.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
// GENERIC-NEXT: }) : () -> ()
"t.wide"() {a = 1 : i128, b = -1 : i128, c = 170141183460469231731687303715884105727 : i128, d = 0xFFFFFFFFFFFFFFFFFFFFFFFF : i100} : () -> ()
"t.wide_signs"() {a = 0x10000000000000000 : i65, b = 36893488147419103231 : i65, c = -18446744073709551616 : i65, d = 18446744073709551616 : si70, e = 340282366920938463463374607431768211455 : ui128} : () -> ()
"t.near_64_bits"() {a = 9223372036854775808 : i65, b = -9223372036854775808 : i65, c = -9223372036854775809 : i65} : () -> ()
"t.wide_elements"() {a = dense<-1> : tensor<2xi128>, b = dense<[18446744073709551616, -18446744073709551616]> : tensor<2xi128>, c = dense<"0x000102030405060708090a0b0c0d0e0f0f0e0d0c0b0a09080706050403020100"> : tensor<2xi128>} : () -> ()
"t.wide_floats"() {a = dense<1.5> : tensor<2xf80>, b = dense<[1.5, 2.5]> : tensor<2xf128>} : () -> ()
"t.complex"() {a = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, b = dense<[[(1, -2)], [(3, 4)]]> : tensor<2x1xcomplex<i32>>, c = dense<[(1, 2), (1, 2)]> : tensor<2xcomplex<i8>>} : () -> ()
"t.complex_bytes"() {a = dense<"0x0102"> : tensor<2xcomplex<i8>>, b = dense<"0x01020304"> : tensor<2xcomplex<i8>>} : () -> ()
"t.strings"() {a = dense<[["a", "b"], ["c\n", "d"]]> : tensor<2x2x!foo.s>, b = dense<["a", "a"]> : tensor<2x!foo.s>, c = dense<"x"> : tensor<!foo.s>} : () -> ()
"t.sparse"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<[[0, 0]], -2.0> : tensor<3x4xf32>, c = sparse<> : tensor<3xi1>, d = sparse<0, (1, 2)> : tensor<3xcomplex<i8>>} : () -> ()
"t.resource"() {a = dense_resource<a.b> : tensor<3x4xi32>} : () -> ()
"t.typed"() {a = #foo.bar : i32, b = "text" : i64, c = [#foo.bar : i64, "s" : none]} : () -> ()
%big = arith.constant 170141183460469231731687303715884105727 : i128
%small = arith.constant -170141183460469231731687303715884105727 : i128
%sum = arith.addi %big, %small : i128
%resource = arith.constant dense_resource<foo> : tensor<2xi32>
%complex = arith.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
