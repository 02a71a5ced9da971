// Kernels, and launches of them, that are not right.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

gpu.module @k1 {
  gpu.func @e() kernel { %0 = gpu.thread_id q
   gpu.return }
}

// -----

gpu.module @k1 {
  gpu.func @e(i32) kernel { gpu.return }
}

// -----

gpu.module @k1 {
  gpu.func @e(%a: i32) -> i32 kernel { gpu.return %a : i32}
}

// -----

gpu.module @k1 {
  gpu.func @e(%a: i32) -> i32 { gpu.return }
}

// -----

gpu.module @k1 {
  gpu.func @e(%a: i32) -> i64 { gpu.return %a : i32 }
}

// -----

gpu.module @k1 {
  gpu.func @e(%a: i32) workgroup(%b: i32) { gpu.return }
}

// -----

gpu.func @e(%a: i32) { gpu.return }

// -----

gpu.module @k1 { 
  gpu.func @e(%a: i32)
}

// -----

gpu.module @k1 { 
  gpu.func @e(%a: i32) {}
}

// -----

func.func @f(%i: index) {
  gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

module attributes {gpu.container_module} {
func.func @f(%i: index) {
  gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%i: index) {
  gpu.launch_func @k blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @k() { return }
func.func @f(%i: index) {
  gpu.launch_func @k::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @m(%f: f32) { gpu.return } }
func.func @f(%i: index) {
  gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @m(%f: f32) { gpu.return } }
func.func @f(%i: index) {
  gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @m(%f: f32) kernel { gpu.return } }
func.func @f(%i: index) {
  gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @m(%f: f32) kernel { gpu.return } }
func.func @f(%i: index) {
  gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @m(%f: f32) kernel { gpu.return } }
func.func @f(%i: i16) {
  gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i) : i16
  return
}
}

// -----

func.func @f() attributes {gpu.container_module} {
  return
}

// -----

gpu.module @k { gpu.func @m(%f: f32) kernel { gpu.return } gpu.func @m() {gpu.return}}

// -----

func.func @f(%i: index) {
  gpu.launch_func async @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

func.func @f(%i: index) {
  gpu.launch_func 3 blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

func.func @f(%i: index) {
  gpu.launch_func @k::@l blocks in (%i, %i) threads in (%i, %i, %i)
  return
}

// -----

func.func @f(%i: index) {
  gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i)
  return
}

// -----

module attributes {gpu.container_module} {
gpu.module @k { func.func @m(%f: f32) { return } }
func.func @f(%i: index) {
  gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
  return
}
}

// -----

gpu.module @k attributes {gpu.container_module} {  }

// -----

gpu.module @k { 
"gpu.func"() <{function_type = (f32) -> ()}> ({ ^bb0(%arg9: i1, %x: memref<2xf32>):  gpu.return }) {sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
}

// -----

gpu.module @k { 
"gpu.func"() <{function_type = (f32) -> ()}> ({ ^bb0(%arg9: f32): gpu.return }) {sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
}

// -----

func.func @f(%i: i16, %t: index) {
  "gpu.launch_func"(%i, %i, %i, %i, %i, %i) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (i16,i16,i16,i16,i16,i16) -> ()
  return
}

// -----

func.func @f(%i: i16, %t: index) {
  "gpu.launch_func"(%t, %t, %t, %t, %t, %t, %t) <{kernel = @k::@l, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index,index,index,index,index,index,index) -> ()
  return
}

// -----

module attributes {gpu.container_module} {
func.func @f(%i: i16, %t: index) {
  "gpu.launch_func"(%t, %t, %t, %t, %t, %t, %t) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> : (index,index,index,index,index,index,index) -> ()
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @f(%i: i16, %t: index, %i3: i32) {
  "gpu.launch_func"(%t, %t, %t, %t, %t, %t, %t, %t, %i3) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index,index,index,index,index,index,index, index, i32) -> ()
  return
}
gpu.module @k { gpu.func @l() kernel { gpu.return } }
}

// -----

func.func @f() { %0 = "gpu.thread_id"() <{dimension = 1 : i32}> : () -> index
 return }

// -----

func.func @f() { %0 = "gpu.shuffle"() <{mode = 1 : i32}> : () -> index
 return }

// -----

func.func @f(%a: f32, %o: i32) { %0, %1 = gpu.shuffle foo %a, %o, %o : f32
 return }

// -----

func.func @f() { %0 = gpu.dynamic_shared_memory : memref<?xi8, 1>
 return }

// -----

func.func @f() { %0 = gpu.dynamic_shared_memory : memref<3xi8, #gpu.address_space<workgroup>>
 return }

// CHECK: within split at {{.*}}gpu-kernels.mlir:1 offset :5:45: error: custom op 'gpu.thread_id' expected ::mlir::gpu::Dimension to be one of: x, y, z
// CHECK-NEXT: gpu.func @e() kernel { %0 = gpu.thread_id q
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:1 offset :6:4: error: custom op 'gpu.thread_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`
// CHECK-NEXT: gpu.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:9 offset :4:14: error: custom op 'gpu.func' gpu.func requires named arguments
// CHECK-NEXT: gpu.func @e(i32) kernel { gpu.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:15 offset :4:3: error: 'gpu.func' op expected void return type for kernel function
// CHECK-NEXT: gpu.func @e(%a: i32) -> i32 kernel { gpu.return %a : i32}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:15 offset :4:3: note: see current operation:
// CHECK-NEXT: "gpu.func"() <{function_type = (i32) -> i32}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "gpu.return"(%arg0) : (i32) -> ()
// CHECK-NEXT: }) {gpu.kernel, sym_name = "e", workgroup_attributions = 0 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:21 offset :4:33: error: 'gpu.return' op expected 1 result operands
// CHECK-NEXT: gpu.func @e(%a: i32) -> i32 { gpu.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:21 offset :4:33: note: see current operation: "gpu.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:21 offset :4:3: note: return type declared here
// CHECK-NEXT: gpu.func @e(%a: i32) -> i32 { gpu.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:27 offset :4:33: error: 'gpu.return' op unexpected type `'i32'' for operand #0
// CHECK-NEXT: gpu.func @e(%a: i32) -> i64 { gpu.return %a : i32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:27 offset :4:33: note: see current operation: "gpu.return"(%arg0) : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:33 offset :4:3: error: 'gpu.func' op expected memref type in attribution
// CHECK-NEXT: gpu.func @e(%a: i32) workgroup(%b: i32) { gpu.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:33 offset :4:3: note: see current operation:
// CHECK-NEXT: "gpu.func"() <{function_type = (i32) -> ()}> ({
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: i32):
// CHECK-NEXT: "gpu.return"() : () -> ()
// CHECK-NEXT: }) {sym_name = "e", workgroup_attributions = 1 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:39 offset :3:1: error: 'gpu.func' op expects parent op 'gpu.module'
// CHECK-NEXT: gpu.func @e(%a: i32) { gpu.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:39 offset :3:1: note: see current operation:
// CHECK-NEXT: "gpu.func"() <{function_type = (i32) -> ()}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "gpu.return"() : () -> ()
// CHECK-NEXT: }) {sym_name = "e", workgroup_attributions = 0 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:43 offset :4:23: error: expected '{' to begin a region
// CHECK-NEXT: gpu.func @e(%a: i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:49 offset :4:3: error: empty block: expect at least a terminator
// CHECK-NEXT: gpu.func @e(%a: i32) {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:55 offset :4:3: error: 'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute
// CHECK-NEXT: gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:55 offset :4:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:62 offset :5:3: error: 'gpu.launch_func' op kernel container 'k' is undefined
// CHECK-NEXT: gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:62 offset :5:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:71 offset :5:3: error: 'gpu.launch_func' op kernel container 'k' is undefined
// CHECK-NEXT: gpu.launch_func @k blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:71 offset :5:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:80 offset :6:3: error: 'gpu.launch_func' op kernel module 'k' is undefined
// CHECK-NEXT: gpu.launch_func @k::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:80 offset :6:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:90 offset :6:3: error: 'gpu.launch_func' op kernel function '@k::@l' is undefined
// CHECK-NEXT: gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:90 offset :6:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:100 offset :6:3: error: 'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute
// CHECK-NEXT: gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:100 offset :6:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@m, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:110 offset :6:3: error: 'gpu.launch_func' op got 0 kernel operands but expected 1
// CHECK-NEXT: gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:110 offset :6:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@m, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:120 offset :6:3: error: 'gpu.launch_func' op type of function argument 0 does not match
// CHECK-NEXT: gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:120 offset :6:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@m, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:130 offset :6:3: error: 'gpu.launch_func' op got 0 kernel operands but expected 1
// CHECK-NEXT: gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i) : i16
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:130 offset :6:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@m, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (i16, i16, i16, i16, i16, i16) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:140 offset :3:1: error: expected 'gpu.container_module' attribute to be attached to 'builtin.module'
// CHECK-NEXT: func.func @f() attributes {gpu.container_module} {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:140 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {gpu.container_module} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:146 offset :3:60: error: redefinition of symbol named 'm'
// CHECK-NEXT: gpu.module @k { gpu.func @m(%f: f32) kernel { gpu.return } gpu.func @m() {gpu.return}}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:146 offset :3:60: note: see current operation:
// CHECK-NEXT: "gpu.func"() <{function_type = () -> ()}> ({
// CHECK-NEXT: "gpu.return"() : () -> ()
// CHECK-NEXT: }) {sym_name = "m", workgroup_attributions = 0 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:146 offset :3:17: note: see existing symbol definition here
// CHECK-NEXT: gpu.module @k { gpu.func @m(%f: f32) kernel { gpu.return } gpu.func @m() {gpu.return}}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:150 offset :4:19: error: custom op 'gpu.launch_func' needs to be named when marked 'async'
// CHECK-NEXT: gpu.launch_func async @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:157 offset :4:19: error: integer literal not valid for specified type
// CHECK-NEXT: gpu.launch_func 3 blocks in (%i, %i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:164 offset :4:43: error: expected ','
// CHECK-NEXT: gpu.launch_func @k::@l blocks in (%i, %i) threads in (%i, %i, %i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:171 offset :4:80: error: expected ':'
// CHECK-NEXT: gpu.launch_func @k::@l blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:178 offset :6:3: error: 'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute
// CHECK-NEXT: gpu.launch_func @k::@m blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:178 offset :6:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@m, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:188 offset :3:1: error: expected 'gpu.container_module' attribute to be attached to 'builtin.module'
// CHECK-NEXT: gpu.module @k attributes {gpu.container_module} {  }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:188 offset :3:1: note: see current operation:
// CHECK-NEXT: "gpu.module"() <{sym_name = "k"}> ({
// CHECK-NEXT: "gpu.module_end"() : () -> ()
// CHECK-NEXT: }) {gpu.container_module} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:192 offset :4:1: error: 'gpu.func' op expected body region argument #0 to be of type 'f32', got 'i1'
// CHECK-NEXT: "gpu.func"() <{function_type = (f32) -> ()}> ({ ^bb0(%arg9: i1, %x: memref<2xf32>):  gpu.return }) {sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:192 offset :4:1: note: see current operation:
// CHECK-NEXT: "gpu.func"() <{function_type = (f32) -> ()}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: memref<2xf32>):
// CHECK-NEXT: "gpu.return"() : () -> ()
// CHECK-NEXT: }) {sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:198 offset :4:1: error: 'gpu.func' op expected at least 2 arguments to body region
// CHECK-NEXT: "gpu.func"() <{function_type = (f32) -> ()}> ({ ^bb0(%arg9: f32): gpu.return }) {sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:198 offset :4:1: note: see current operation:
// CHECK-NEXT: "gpu.func"() <{function_type = (f32) -> ()}> ({
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: "gpu.return"() : () -> ()
// CHECK-NEXT: }) {sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:204 offset :4:3: error: 'gpu.launch_func' op operand #0 must be index or 32-bit signless integer or 64-bit signless integer, but got 'i16'
// CHECK-NEXT: "gpu.launch_func"(%i, %i, %i, %i, %i, %i) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (i16,i16,i16,i16,i16,i16) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:204 offset :4:3: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (i16, i16, i16, i16, i16, i16) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:211 offset :4:3: error: 'gpu.launch_func' op operand #0 must be variadic of async token type, but got 'index'
// CHECK-NEXT: "gpu.launch_func"(%t, %t, %t, %t, %t, %t, %t) <{kernel = @k::@l, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index,index,index,index,index,index,index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:211 offset :4:3: note: see current operation: "gpu.launch_func"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{kernel = @k::@l, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:218 offset :5:3: error: 'gpu.launch_func' op kernel container 'k' is undefined
// CHECK-NEXT: "gpu.launch_func"(%t, %t, %t, %t, %t, %t, %t) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> : (index,index,index,index,index,index,index) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:218 offset :5:3: note: see current operation: "gpu.launch_func"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:227 offset :5:3: error: 'gpu.launch_func' op expects types of the cluster dimensions must be the same
// CHECK-NEXT: "gpu.launch_func"(%t, %t, %t, %t, %t, %t, %t, %t, %i3) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index,index,index,index,index,index,index, index, i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:227 offset :5:3: note: see current operation: "gpu.launch_func"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg2) <{kernel = @k::@l, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, index, i32) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:237 offset :3:23: error: invalid properties {dimension = 1 : i32} for op gpu.thread_id: Invalid attribute `dimension` in property conversion: 1 : i32
// CHECK-NEXT: func.func @f() { %0 = "gpu.thread_id"() <{dimension = 1 : i32}> : () -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:242 offset :3:23: error: invalid properties {mode = 1 : i32} for op gpu.shuffle: Invalid attribute `mode` in property conversion: 1 : i32
// CHECK-NEXT: func.func @f() { %0 = "gpu.shuffle"() <{mode = 1 : i32}> : () -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:247 offset :3:55: error: custom op 'gpu.shuffle' expected ::mlir::gpu::ShuffleMode to be one of: xor, up, down, idx
// CHECK-NEXT: func.func @f(%a: f32, %o: i32) { %0, %1 = gpu.shuffle foo %a, %o, %o : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:247 offset :3:59: error: custom op 'gpu.shuffle' failed to parse GPU_ShuffleModeAttr parameter 'value' which is to be a `::mlir::gpu::ShuffleMode`
// CHECK-NEXT: func.func @f(%a: f32, %o: i32) { %0, %1 = gpu.shuffle foo %a, %o, %o : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:252 offset :3:23: error: 'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>
// CHECK-NEXT: func.func @f() { %0 = gpu.dynamic_shared_memory : memref<?xi8, 1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:252 offset :3:23: note: see current operation: %0 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, 1>
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:257 offset :3:23: error: 'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT: func.func @f() { %0 = gpu.dynamic_shared_memory : memref<3xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-kernels.mlir:257 offset :3:23: note: see current operation: %0 = "gpu.dynamic_shared_memory"() : () -> memref<3xi8, #gpu.address_space<workgroup>>
