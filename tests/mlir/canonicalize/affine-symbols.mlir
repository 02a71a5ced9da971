// What a map may have as a symbol: what is at the top of an affine scope (a gpu.func, a gpu.launch and
// since 22), constants, sizes that were symbols when the memref was made, also behind its casts, and
// since 22 what a pure op makes of symbols.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect --upstream=22 | FileCheck %s --check-prefix=CHECK22

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s1 * s0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ((d0 + 1) * (d0 + 1))>
// CHECK22: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK22-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK22-NEXT: #map2 = affine_map<(d0) -> ((d0 + 1) * (d0 + 1))>
#scale = affine_map<(d0)[s0] -> (d0 * s0)>

// CHECK-LABEL: func.func @ids(%arg0: index, %arg1: index) {
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: %0 = affine.apply #map(%thread_id_x)[%arg0]
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %1 = affine.apply #map(%vscale)[%arg0]
// CHECK-NEXT: "test.use"(%0, %1) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @ids(%arg0: index, %arg1: index) {
// CHECK22-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK22-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK22-NEXT: %0 = affine.apply #map()[%arg0, %thread_id_x]
// CHECK22-NEXT: %vscale = vector.vscale
// CHECK22-NEXT: %1 = affine.apply #map()[%arg0, %vscale]
// CHECK22-NEXT: "test.use"(%0, %1) : (index, index) -> ()
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @ids(%n: index, %k: index) {
  scf.for %i = %n to %k step %n {
    %id = gpu.thread_id x
    %a = affine.apply #scale(%id)[%n]
    %vscale = vector.vscale
    %b = affine.apply #scale(%vscale)[%n]
    "test.use"(%a, %b) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @sums(%arg0: index, %arg1: index) {
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %1 = affine.apply #map(%0)[%arg0]
// CHECK-NEXT: %2 = arith.addi %arg0, %arg2 : index
// CHECK-NEXT: %3 = affine.apply #map(%2)[%arg0]
// CHECK-NEXT: "test.use"(%1, %3) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @sums(%arg0: index, %arg1: index) {
// CHECK22-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK22-NEXT: %0 = arith.addi %arg0, %arg1 : index
// CHECK22-NEXT: %1 = affine.apply #map()[%arg0, %0]
// CHECK22-NEXT: %2 = arith.addi %arg0, %arg2 : index
// CHECK22-NEXT: %3 = affine.apply #map1(%2)[%arg0]
// CHECK22-NEXT: "test.use"(%1, %3) : (index, index) -> ()
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @sums(%n: index, %k: index) {
  scf.for %i = %n to %k step %n {
    %sum = arith.addi %n, %k : index
    %a = affine.apply #scale(%sum)[%n]
    %other = arith.addi %n, %i : index
    %b = affine.apply #scale(%other)[%n]
    "test.use"(%a, %b) : (index, index) -> ()
  }
  return
}

// A division is done early only where it cannot trap.
// CHECK-LABEL: func.func @quotients(%arg0: index, %arg1: index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: %0 = arith.divsi %arg0, %c3 : index
// CHECK-NEXT: %1 = affine.apply #map(%0)[%arg0]
// CHECK-NEXT: %2 = arith.divsi %arg0, %c-1 : index
// CHECK-NEXT: %3 = affine.apply #map(%2)[%arg0]
// CHECK-NEXT: %4 = arith.ceildivui %arg0, %c-1 : index
// CHECK-NEXT: %5 = affine.apply #map(%4)[%arg0]
// CHECK-NEXT: %6 = arith.divui %arg0, %arg1 : index
// CHECK-NEXT: %7 = affine.apply #map(%6)[%arg0]
// CHECK-NEXT: %block_dim_x = gpu.block_dim  x
// CHECK-NEXT: %8 = arith.divui %arg0, %block_dim_x : index
// CHECK-NEXT: %9 = affine.apply #map(%8)[%arg0]
// CHECK-NEXT: "test.use"(%1, %3, %5, %7, %9) : (index, index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @quotients(%arg0: index, %arg1: index) {
// CHECK22-NEXT: %c3 = arith.constant 3 : index
// CHECK22-NEXT: %c-1 = arith.constant -1 : index
// CHECK22-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK22-NEXT: %0 = arith.divsi %arg0, %c3 : index
// CHECK22-NEXT: %1 = affine.apply #map()[%arg0, %0]
// CHECK22-NEXT: %2 = arith.divsi %arg0, %c-1 : index
// CHECK22-NEXT: %3 = affine.apply #map1(%2)[%arg0]
// CHECK22-NEXT: %4 = arith.ceildivui %arg0, %c-1 : index
// CHECK22-NEXT: %5 = affine.apply #map()[%arg0, %4]
// CHECK22-NEXT: %6 = arith.divui %arg0, %arg1 : index
// CHECK22-NEXT: %7 = affine.apply #map1(%6)[%arg0]
// CHECK22-NEXT: %block_dim_x = gpu.block_dim  x
// CHECK22-NEXT: %8 = arith.divui %arg0, %block_dim_x : index
// CHECK22-NEXT: %9 = affine.apply #map()[%arg0, %8]
// CHECK22-NEXT: "test.use"(%1, %3, %5, %7, %9) : (index, index, index, index, index) -> ()
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @quotients(%n: index, %k: index) {
  %c3 = arith.constant 3 : index
  %c-1 = arith.constant -1 : index
  scf.for %i = %n to %k step %n {
    %q0 = arith.divsi %n, %c3 : index
    %a = affine.apply #scale(%q0)[%n]
    %q1 = arith.divsi %n, %c-1 : index
    %b = affine.apply #scale(%q1)[%n]
    %q2 = arith.ceildivui %n, %c-1 : index
    %c = affine.apply #scale(%q2)[%n]
    %q3 = arith.divui %n, %k : index
    %d = affine.apply #scale(%q3)[%n]
    %size = gpu.block_dim x
    %q4 = arith.divui %n, %size : index
    %e = affine.apply #scale(%q4)[%n]
    "test.use"(%a, %b, %c, %d, %e) : (index, index, index, index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @sizes(%arg0: index, %arg1: index, %arg2: memref<*xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: %cast = memref.cast %arg2 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT: %dim = memref.dim %cast, %c0 : memref<?xf32>
// CHECK-NEXT: %0 = affine.apply #map(%dim)[%arg0]
// CHECK-NEXT: %1 = "test.tensor"() : () -> tensor<?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %1, %c0 : tensor<?xf32>
// CHECK-NEXT: %2 = affine.apply #map(%dim_0)[%arg0]
// CHECK-NEXT: "test.use"(%0, %2) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @sizes(%arg0: index, %arg1: index, %arg2: memref<*xf32>) {
// CHECK22-NEXT: %c0 = arith.constant 0 : index
// CHECK22-NEXT: scf.for %arg3 = %arg0 to %arg1 step %arg0 {
// CHECK22-NEXT: %cast = memref.cast %arg2 : memref<*xf32> to memref<?xf32>
// CHECK22-NEXT: %dim = memref.dim %cast, %c0 : memref<?xf32>
// CHECK22-NEXT: %0 = affine.apply #map1(%dim)[%arg0]
// CHECK22-NEXT: %1 = "test.tensor"() : () -> tensor<?xf32>
// CHECK22-NEXT: %dim_0 = tensor.dim %1, %c0 : tensor<?xf32>
// CHECK22-NEXT: %2 = affine.apply #map1(%dim_0)[%arg0]
// CHECK22-NEXT: "test.use"(%0, %2) : (index, index) -> ()
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @sizes(%n: index, %k: index, %u: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %n to %k step %n {
    %cast = memref.cast %u : memref<*xf32> to memref<?xf32>
    %size = memref.dim %cast, %c0 : memref<?xf32>
    %a = affine.apply #scale(%size)[%n]
    %t = "test.tensor"() : () -> tensor<?xf32>
    %dim = tensor.dim %t, %c0 : tensor<?xf32>
    %b = affine.apply #scale(%dim)[%n]
    "test.use"(%a, %b) : (index, index) -> ()
  }
  return
}

// The size of what was cast.
// CHECK-LABEL: func.func @sizes_of_casts(%arg0: index, %arg1: memref<?xindex>) {
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xindex>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT: %0 = affine.load %arg1[%arg2 + symbol(%arg0)] : memref<?xindex>
// CHECK-NEXT: "test.use"(%cast, %0) : (memref<?xindex, strided<[?], offset: ?>>, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @sizes_of_casts(%arg0: index, %arg1: memref<?xindex>) {
// CHECK22-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK22-NEXT: %alloc = memref.alloc(%arg0) : memref<?xindex>
// CHECK22-NEXT: %cast = memref.cast %alloc : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK22-NEXT: %0 = affine.load %arg1[%arg2 + symbol(%arg0)] : memref<?xindex>
// CHECK22-NEXT: "test.use"(%cast, %0) : (memref<?xindex, strided<[?], offset: ?>>, index) -> ()
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @sizes_of_casts(%n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %made = memref.alloc(%n) : memref<?xindex>
    %cast = memref.cast %made : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
    %size = memref.dim %cast, %c0 : memref<?xindex, strided<[?], offset: ?>>
    %v = affine.load %m[%i + symbol(%size)] : memref<?xindex>
    "test.use"(%cast, %v) : (memref<?xindex, strided<[?], offset: ?>>, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @scope(%arg0: index, %arg1: index) {
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: test.affine_scope {
// CHECK-NEXT: %0 = "test.index"() : () -> index
// CHECK-NEXT: %1 = affine.apply #map1()[%arg0, %0]
// CHECK-NEXT: %2 = affine.apply #map(%arg2)[%arg0]
// CHECK-NEXT: "test.use"(%1, %2) : (index, index) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @scope(%arg0: index, %arg1: index) {
// CHECK22-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK22-NEXT: test.affine_scope {
// CHECK22-NEXT: %0 = "test.index"() : () -> index
// CHECK22-NEXT: %1 = affine.apply #map()[%arg0, %0]
// CHECK22-NEXT: %2 = affine.apply #map1(%arg2)[%arg0]
// CHECK22-NEXT: "test.use"(%1, %2) : (index, index) -> ()
// CHECK22-NEXT: "test.end"() : () -> ()
// CHECK22-NEXT: }
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @scope(%n: index, %k: index) {
  scf.for %i = %n to %k step %n {
    test.affine_scope {
      %x = "test.index"() : () -> index
      %a = affine.apply #scale(%x)[%n]
      %b = affine.apply #scale(%i)[%n]
      "test.use"(%a, %b) : (index, index) -> ()
      "test.end"() : () -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @launched(%arg0: index) {
// CHECK-NEXT: gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
// CHECK-NEXT: %0 = affine.apply #map(%arg4)[%arg0]
// CHECK-NEXT: %1 = "test.index"() : () -> index
// CHECK-NEXT: %2 = affine.apply #map(%1)[%arg0]
// CHECK-NEXT: "test.use"(%0, %2) : (index, index) -> ()
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @launched(%arg0: index) {
// CHECK22-NEXT: gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
// CHECK22-NEXT: %0 = affine.apply #map()[%arg0, %arg4]
// CHECK22-NEXT: %1 = "test.index"() : () -> index
// CHECK22-NEXT: %2 = affine.apply #map()[%arg0, %1]
// CHECK22-NEXT: "test.use"(%0, %2) : (index, index) -> ()
// CHECK22-NEXT: gpu.terminator
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @launched(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %a = affine.apply #scale(%tx)[%n]
    %x = "test.index"() : () -> index
    %b = affine.apply #scale(%x)[%n]
    "test.use"(%a, %b) : (index, index) -> ()
    gpu.terminator
  }
  return
}

// No more symbols in the product of two numbers: it stays as it is.
// CHECK-LABEL: func.func @square(%arg0: index, %arg1: index) {
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: %0 = "test.index"() : () -> index
// CHECK-NEXT: %1 = affine.apply #map2(%0)
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @square(%arg0: index, %arg1: index) {
// CHECK22-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg0 {
// CHECK22-NEXT: %0 = "test.index"() : () -> index
// CHECK22-NEXT: %1 = affine.apply #map2(%0)
// CHECK22-NEXT: "test.use"(%1) : (index) -> ()
// CHECK22-NEXT: }
// CHECK22-NEXT: return
// CHECK22-NEXT: }
func.func @square(%n: index, %k: index) {
  scf.for %i = %n to %k step %n {
    %x = "test.index"() : () -> index
    %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%x)
    %square = affine.apply #scale(%next)[%next]
    "test.use"(%square) : (index) -> ()
  }
  return
}
