// How large a buffer is says the data layout of the modules around: 1024 bytes at most move.
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack | FileCheck %s
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack --upstream=22 | FileCheck %s --check-prefix=CHECK22

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>>} {
// CHECK22: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
// CHECK-LABEL: func.func @small() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<256xindex>
// CHECK-NEXT: "test.use"(%alloca) : (memref<256xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @small() {
// CHECK22-NEXT: %alloca = memref.alloca() : memref<256xindex>
// CHECK22-NEXT: "test.use"(%alloca) : (memref<256xindex>) -> ()
// CHECK22-NEXT: return
// CHECK22-NEXT: }
  func.func @small() {
    %b = memref.alloc() : memref<256xindex>
    "test.use"(%b) : (memref<256xindex>) -> ()
    return
  }
// CHECK-LABEL: func.func @larger() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<257xindex>
// CHECK-NEXT: "test.use"(%alloc) : (memref<257xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @larger() {
// CHECK22-NEXT: %alloc = memref.alloc() : memref<257xindex>
// CHECK22-NEXT: "test.use"(%alloc) : (memref<257xindex>) -> ()
// CHECK22-NEXT: return
// CHECK22-NEXT: }
  func.func @larger() {
    %b = memref.alloc() : memref<257xindex>
    "test.use"(%b) : (memref<257xindex>) -> ()
    return
  }
// CHECK-LABEL: func.func @vectors() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<64xvector<3xindex>>
// CHECK-NEXT: "test.use"(%alloca) : (memref<64xvector<3xindex>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @vectors() {
// CHECK22-NEXT: %alloca = memref.alloca() : memref<64xvector<3xindex>>
// CHECK22-NEXT: "test.use"(%alloca) : (memref<64xvector<3xindex>>) -> ()
// CHECK22-NEXT: return
// CHECK22-NEXT: }
// CHECK22-NEXT: }
  func.func @vectors() {
    %b = memref.alloc() : memref<64xvector<3xindex>>
    "test.use"(%b) : (memref<64xvector<3xindex>>) -> ()
    return
  }
}

// -----

// What stands at a function is no layout of the function.
module {
// CHECK-LABEL: func.func @nothing_said() attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>>} {
// CHECK-NEXT: %alloc = memref.alloc() : memref<200xindex>
// CHECK-NEXT: "test.use"(%alloc) : (memref<200xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @nothing_said() attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK22-NEXT: %alloc = memref.alloc() : memref<200xindex>
// CHECK22-NEXT: "test.use"(%alloc) : (memref<200xindex>) -> ()
// CHECK22-NEXT: return
// CHECK22-NEXT: }
  func.func @nothing_said() attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
    %b = memref.alloc() : memref<200xindex>
    "test.use"(%b) : (memref<200xindex>) -> ()
    return
  }
}

// -----

// The second part of a complex number is aligned as floats are; of integers nothing is asked.
// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 128]> : vector<2xi64>>, #dlti.dl_entry<f32, dense<[64, 128]> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
// CHECK22: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 128]> : vector<2xi64>, f32 = dense<[64, 128]> : vector<2xi64>, "dlti.endianness" = "little">} {
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 128]> : vector<2xi64>>,
                                                #dlti.dl_entry<f32, dense<[64, 128]> : vector<2xi64>>,
                                                #dlti.dl_entry<"dlti.endianness", "little">>} {
// CHECK-LABEL: func.func @integers() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<64xcomplex<i24>>
// CHECK-NEXT: "test.use"(%alloca) : (memref<64xcomplex<i24>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @integers() {
// CHECK22-NEXT: %alloca = memref.alloca() : memref<64xcomplex<i24>>
// CHECK22-NEXT: "test.use"(%alloca) : (memref<64xcomplex<i24>>) -> ()
// CHECK22-NEXT: return
// CHECK22-NEXT: }
  func.func @integers() {
    %b = memref.alloc() : memref<64xcomplex<i24>>
    "test.use"(%b) : (memref<64xcomplex<i24>>) -> ()
    return
  }
// CHECK-LABEL: func.func @floats() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<100xcomplex<f32>>
// CHECK-NEXT: "test.use"(%alloc) : (memref<100xcomplex<f32>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @floats() {
// CHECK22-NEXT: %alloc = memref.alloc() : memref<100xcomplex<f32>>
// CHECK22-NEXT: "test.use"(%alloc) : (memref<100xcomplex<f32>>) -> ()
// CHECK22-NEXT: return
// CHECK22-NEXT: }
// CHECK22-NEXT: }
  func.func @floats() {
    %b = memref.alloc() : memref<100xcomplex<f32>>
    "test.use"(%b) : (memref<100xcomplex<f32>>) -> ()
    return
  }
}
