// Programs of the document on the older pass with ops of dialects that do not exist, in generic form.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s --check-prefix=CANONICAL

// CHECK-LABEL: func.func @customBranch(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: "custom.cond"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "custom.br"(%arg0)[^bb3] : (memref<2xf32>) -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "custom.br"(%arg1)[^bb3] : (memref<2xf32>) -> ()
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @customBranch(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: "custom.cond"()[^bb1, ^bb2] : () -> ()
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: "custom.br"(%arg0)[^bb3] : (memref<2xf32>) -> ()
// CANONICAL-NEXT: ^bb2:  // pred: ^bb0
// CANONICAL-NEXT: "custom.br"(%arg1)[^bb3] : (memref<2xf32>) -> ()
// CANONICAL-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @customBranch(%0: memref<2xf32>, %1: memref<2xf32>) {
  "custom.cond"()[^bb1, ^bb2] : () -> ()
^bb1:
  "custom.br"(%0)[^bb3] : (memref<2xf32>) -> ()
^bb2:
  "custom.br"(%1)[^bb3] : (memref<2xf32>) -> ()
^bb3:
  return
}

// CHECK-LABEL: func.func @inner_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = "custom.region_if"(%alloc) ({
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }) : (memref<?x?xf32>) -> memref<?x?xf32>
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @inner_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: %0 = "custom.region_if"(%alloc) ({
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }, {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }, {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }) : (memref<?x?xf32>) -> memref<?x?xf32>
// CANONICAL-NEXT: return %0 : memref<?x?xf32>
// CANONICAL-NEXT: }
func.func @inner_region_control_flow(%arg0 : index, %arg1 : index) -> memref<?x?xf32> {
  %0 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %1 = "custom.region_if"(%0) ({
  ^then(%arg2 : memref<?x?xf32>):
    "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
  }, {
  ^else(%arg3 : memref<?x?xf32>):
    "custom.region_if_yield"(%arg3) : (memref<?x?xf32>) -> ()
  }, {
  ^join(%arg4 : memref<?x?xf32>):
    "custom.region_if_yield"(%arg4) : (memref<?x?xf32>) -> ()
  }) : (memref<?x?xf32>) -> (memref<?x?xf32>)
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = "custom.region_if"(%alloc) ({
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: "custom.region_if_yield"(%alloc_0) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }) : (memref<?x?xf32>) -> memref<?x?xf32>
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: %0 = "custom.region_if"(%alloc) ({
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }, {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CANONICAL-NEXT: "custom.region_if_yield"(%alloc_0) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }, {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }) : (memref<?x?xf32>) -> memref<?x?xf32>
// CANONICAL-NEXT: return %0 : memref<?x?xf32>
// CANONICAL-NEXT: }
func.func @inner_region_control_flow_div(%arg0 : index, %arg1 : index) -> memref<?x?xf32> {
  %0 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %1 = "custom.region_if"(%0) ({
  ^then(%arg2 : memref<?x?xf32>):
    "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
  }, {
  ^else(%arg3 : memref<?x?xf32>):
    %2 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    "custom.region_if_yield"(%2) : (memref<?x?xf32>) -> ()
  }, {
  ^join(%arg4 : memref<?x?xf32>):
    "custom.region_if_yield"(%arg4) : (memref<?x?xf32>) -> ()
  }) : (memref<?x?xf32>) -> (memref<?x?xf32>)
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @inner_region_control_flow_div_result(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = "custom.region_if"(%alloc) ({
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: "custom.region_if_yield"(%1) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc_0 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<?x?xf32>
// CHECK-NEXT: "custom.region_if_yield"(%1) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %arg2 : memref<?x?xf32>
// CHECK-NEXT: "custom.region_if_yield"(%1) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }) : (memref<?x?xf32>) -> memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @inner_region_control_flow_div_result(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: %0 = "custom.region_if"(%alloc) ({
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CANONICAL-NEXT: "custom.region_if_yield"(%1) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }, {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CANONICAL-NEXT: "custom.region_if_yield"(%alloc_0) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }, {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: "custom.region_if_yield"(%arg2) : (memref<?x?xf32>) -> ()
// CANONICAL-NEXT: }) : (memref<?x?xf32>) -> memref<?x?xf32>
// CANONICAL-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CANONICAL-NEXT: return %0 : memref<?x?xf32>
// CANONICAL-NEXT: }
func.func @inner_region_control_flow_div_result(%arg0 : index, %arg1 : index) -> memref<?x?xf32> {
  %0 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %1 = "custom.region_if"(%0) ({
  ^then(%arg2 : memref<?x?xf32>):
    %4 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
    "custom.region_if_yield"(%4) : (memref<?x?xf32>) -> ()
  }, {
  ^else(%arg3 : memref<?x?xf32>):
    %2 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    %5 = bufferization.clone %2 : memref<?x?xf32> to memref<?x?xf32>
    memref.dealloc %2 : memref<?x?xf32>
    "custom.region_if_yield"(%5) : (memref<?x?xf32>) -> ()
  }, {
  ^join(%arg4 : memref<?x?xf32>):
    %6 = bufferization.clone %arg4 : memref<?x?xf32> to memref<?x?xf32>
    memref.dealloc %arg4 : memref<?x?xf32>
    "custom.region_if_yield"(%6) : (memref<?x?xf32>) -> ()
  }) : (memref<?x?xf32>) -> (memref<?x?xf32>)
  memref.dealloc %0 : memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @reuseTarget(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "custom.generic"(%arg0, %alloc) ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: %1 = "custom.exp"(%arg2) : (f32) -> f32
// CHECK-NEXT: "custom.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) {args_in = 1 : i64, args_out = 1 : i64, iterator_types = ["parallel"]} : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @reuseTarget(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: "custom.generic"(%arg0, %alloc) ({
// CANONICAL-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CANONICAL-NEXT: %0 = "custom.exp"(%arg2) : (f32) -> f32
// CANONICAL-NEXT: "custom.yield"(%0) : (f32) -> ()
// CANONICAL-NEXT: }) {args_in = 1 : i64, args_out = 1 : i64, iterator_types = ["parallel"]} : (memref<2xf32>, memref<2xf32>) -> ()
// CANONICAL-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @reuseTarget(%arg0: memref<2xf32>, %result: memref<2xf32>) {
  %temp = memref.alloc() : memref<2xf32>
  "custom.generic"(%arg0, %temp) ({
  ^bb0(%gen2_arg0: f32, %gen2_arg1: f32):
    %tmp2 = "custom.exp"(%gen2_arg0) : (f32) -> f32
    "custom.yield"(%tmp2) : (f32) -> ()
  }) {args_in = 1 : i64, args_out = 1 : i64, iterator_types = ["parallel"]} : (memref<2xf32>, memref<2xf32>) -> ()
  %copy = bufferization.clone %temp : memref<2xf32> to memref<2xf32>
  memref.dealloc %temp : memref<2xf32>
  test.copy(%copy, %result) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @reuseTarget_result(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: "custom.generic"(%arg0, %arg1) ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: %0 = "custom.exp"(%arg2) : (f32) -> f32
// CHECK-NEXT: "custom.yield"(%0) : (f32) -> ()
// CHECK-NEXT: }) {args_in = 1 : i64, args_out = 1 : i64, iterator_types = ["parallel"]} : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @reuseTarget_result(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: "custom.generic"(%arg0, %arg1) ({
// CANONICAL-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CANONICAL-NEXT: %0 = "custom.exp"(%arg2) : (f32) -> f32
// CANONICAL-NEXT: "custom.yield"(%0) : (f32) -> ()
// CANONICAL-NEXT: }) {args_in = 1 : i64, args_out = 1 : i64, iterator_types = ["parallel"]} : (memref<2xf32>, memref<2xf32>) -> ()
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @reuseTarget_result(%arg0: memref<2xf32>, %result: memref<2xf32>) {
  "custom.generic"(%arg0, %result) ({
  ^bb0(%gen2_arg0: f32, %gen2_arg1: f32):
    %tmp2 = "custom.exp"(%gen2_arg0) : (f32) -> f32
    "custom.yield"(%tmp2) : (f32) -> ()
  }) {args_in = 1 : i64, args_out = 1 : i64, iterator_types = ["parallel"]} : (memref<2xf32>, memref<2xf32>) -> ()
  return
}
