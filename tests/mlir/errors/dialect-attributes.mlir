// Attributes named after a dialect that does not want them where they are.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: tensor<2xi32> {bufferization.writable = 1 : i32}) { return }

// -----
func.func @f(%a: tensor<2xi32> {bufferization.access = 1}) { return }

// -----
func.func @f(%a: tensor<2xi32> {bufferization.buffer_layout = 1}) { return }

// -----
func.func @f(%a: tensor<2xi32> {bufferization.buffer_layout}) { return }

// -----
func.func private @f(tensor<2xi32> {bufferization.manual_deallocation})

// -----
func.func @f(%a: tensor<2xi32>) attributes {bufferization.writable = true} { return }

// -----
func.func @f(%a: tensor<2xi32>) attributes {bufferization.buffer_layout = affine_map<(d0) -> (0)>} { return }

// -----
func.func @f(%a: tensor<2xi32> {foo}) { return }

// -----
func.func private @f() -> (i32 {foo, bar.x})

// -----
func.func private @f(i32 {foo, bar.x})

// -----
func.func @f(%m: memref<2xf32>) {
  bufferization.clone %m {bufferization.manual_deallocation} : memref<2xf32> to memref<2xf32>
  memref.dealloc %m {bufferization.manual_deallocation = 3} : memref<2xf32>
  %c = arith.constant {bufferization.manual_deallocation} 3 : i32
  return
}

// -----
func.func private @f(tensor<2xf32, "a"> {bufferization.writable = true, bufferization.access = "read"}) -> (tensor<2xf32> {bufferization.manual_deallocation})

// -----
func.func private @f(tensor<2xf32, "a"> {bufferization.access = "foo"})

// -----
func.func @f() attributes {bufferization.foo = 1} { return }

// -----
func.func @f(%m: memref<2xf32>) { "a.b"() {bufferization.manual_deallocation} : () -> ()
return }

// CHECK: within split at {{.*}}dialect-attributes.mlir:1 offset :4:1: error: 'bufferization.writable' is expected to be a boolean attribute
// CHECK-NEXT: func.func @f(%a: tensor<2xi32> {bufferization.writable = 1 : i32}) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:1 offset :4:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bufferization.writable = 1 : i32}], function_type = (tensor<2xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<2xi32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:6 offset :2:1: error: 'bufferization.access' is expected to be a string attribute
// CHECK-NEXT: func.func @f(%a: tensor<2xi32> {bufferization.access = 1}) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:6 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bufferization.access = 1 : i64}], function_type = (tensor<2xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<2xi32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:9 offset :2:1: error: 'bufferization.buffer_layout' is expected to be a affine map attribute
// CHECK-NEXT: func.func @f(%a: tensor<2xi32> {bufferization.buffer_layout = 1}) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:9 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bufferization.buffer_layout = 1 : i64}], function_type = (tensor<2xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<2xi32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:12 offset :2:1: error: 'bufferization.buffer_layout' is expected to be a affine map attribute
// CHECK-NEXT: func.func @f(%a: tensor<2xi32> {bufferization.buffer_layout}) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:12 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bufferization.buffer_layout}], function_type = (tensor<2xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<2xi32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:15 offset :2:1: error: attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect
// CHECK-NEXT: func.func private @f(tensor<2xi32> {bufferization.manual_deallocation})
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:15 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bufferization.manual_deallocation}], function_type = (tensor<2xi32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:18 offset :2:1: error: attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect
// CHECK-NEXT: func.func @f(%a: tensor<2xi32>) attributes {bufferization.writable = true} { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:18 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<2xi32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {bufferization.writable = true} : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:21 offset :2:1: error: attribute '"bufferization.buffer_layout"' not supported as an op attribute by the bufferization dialect
// CHECK-NEXT: func.func @f(%a: tensor<2xi32>) attributes {bufferization.buffer_layout = affine_map<(d0) -> (0)>} { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:21 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<2xi32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {bufferization.buffer_layout = affine_map<(d0) -> (0)>} : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:24 offset :2:1: error: 'func.func' op arguments may only have dialect attributes
// CHECK-NEXT: func.func @f(%a: tensor<2xi32> {foo}) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:24 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{foo}], function_type = (tensor<2xi32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<2xi32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:27 offset :2:1: error: 'func.func' op results may only have dialect attributes
// CHECK-NEXT: func.func private @f() -> (i32 {foo, bar.x})
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:27 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> i32, res_attrs = [{bar.x, foo}], sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:30 offset :2:1: error: 'func.func' op arguments may only have dialect attributes
// CHECK-NEXT: func.func private @f(i32 {foo, bar.x})
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:30 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bar.x, foo}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:33 offset :5:8: error: 'arith.constant' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect
// CHECK-NEXT: %c = arith.constant {bufferization.manual_deallocation} 3 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:33 offset :5:8: note: see current operation: %1 = "arith.constant"() <{value = 3 : i32}> {bufferization.manual_deallocation} : () -> i32
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:41 offset :2:1: error: 'bufferization.writable' is invalid on external functions
// CHECK-NEXT: func.func private @f(tensor<2xf32, "a"> {bufferization.writable = true, bufferization.access = "read"}) -> (tensor<2xf32> {bufferization.manual_deallocation})
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:41 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bufferization.access = "read", bufferization.writable = true}], function_type = (tensor<2xf32, "a">) -> tensor<2xf32>, res_attrs = [{bufferization.manual_deallocation}], sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:44 offset :2:1: error: invalid value for 'bufferization.access'
// CHECK-NEXT: func.func private @f(tensor<2xf32, "a"> {bufferization.access = "foo"})
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:44 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{bufferization.access = "foo"}], function_type = (tensor<2xf32, "a">) -> (), sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:47 offset :2:1: error: attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect
// CHECK-NEXT: func.func @f() attributes {bufferization.foo = 1} { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:47 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {bufferization.foo = 1 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:50 offset :2:35: error: 'a.b' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect
// CHECK-NEXT: func.func @f(%m: memref<2xf32>) { "a.b"() {bufferization.manual_deallocation} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-attributes.mlir:50 offset :2:35: note: see current operation: "a.b"() {bufferization.manual_deallocation} : () -> ()
