// Operands that are looked up later, or earlier, than where they stand would let one think: those of
// scf.reduce after its regions and attributes; those of a map before they are counted, and, but for
// affine.min and affine.max, before the attributes.
//
// RUN: not %bufscope-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f : f64) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %n : f32
      scf.reduce.return %c : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f, %f : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %n : f32
      scf.reduce.return %c : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f, %f : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f, %f : f32, f64) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    } {a = }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%c : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%z, %y : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce( : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(
        %f, %f : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  affine.for %i = affine_map<(d0)[s0] -> (d0)>(%f, %n)[%n] to 4 { }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n)[%f, %n] to 4 { }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  affine.for %i = %f to affine_map<(d0)[s0] -> (d0)>(%n)[%f, %n] { }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%f) {a = }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%f) {a = }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0)>(%f, %n)
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%f, %n)
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%f)[%n] { }
  return
}

// CHECK: within split at {{.*}}looked-up-when.mlir:1 offset :11:27: error: use of value '%n' expects different type than prior uses: 'f32' vs 'index'
// CHECK-NEXT: %c = arith.addf %a, %n : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:1 offset :7:14: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:18 offset :7:27: error: use of value '%n' expects different type than prior uses: 'f32' vs 'index'
// CHECK-NEXT: %c = arith.addf %a, %n : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:18 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:31 offset :5:16: error: custom op 'scf.reduce' 2 operands present, but expected 1
// CHECK-NEXT: scf.reduce(%f, %f : f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:44 offset :13:11: error: expected attribute value
// CHECK-NEXT: } {a = }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:61 offset :5:16: error: use of undeclared SSA value name
// CHECK-NEXT: scf.reduce(%c : f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:74 offset :5:16: error: use of undeclared SSA value name
// CHECK-NEXT: scf.reduce(%z, %y : f32, f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:74 offset :5:20: error: use of undeclared SSA value name
// CHECK-NEXT: scf.reduce(%z, %y : f32, f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:87 offset :5:17: error: custom op 'scf.reduce' 0 operands present, but expected 1
// CHECK-NEXT: scf.reduce( : f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:99 offset :6:9: error: custom op 'scf.reduce' 2 operands present, but expected 1
// CHECK-NEXT: %f, %f : f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:112 offset :4:48: error: use of value '%f' expects different type than prior uses: 'index' vs 'f32'
// CHECK-NEXT: affine.for %i = affine_map<(d0)[s0] -> (d0)>(%f, %n)[%n] to 4 { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:112 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:119 offset :4:52: error: use of value '%f' expects different type than prior uses: 'index' vs 'f32'
// CHECK-NEXT: affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n)[%f, %n] to 4 { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:119 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:126 offset :4:19: error: use of value '%f' expects different type than prior uses: 'index' vs 'f32'
// CHECK-NEXT: affine.for %i = %f to affine_map<(d0)[s0] -> (d0)>(%n)[%f, %n] { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:126 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:133 offset :4:46: error: use of value '%f' expects different type than prior uses: 'index' vs 'f32'
// CHECK-NEXT: %0 = affine.apply affine_map<(d0) -> (d0)>(%f) {a = }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:133 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:140 offset :4:52: error: expected attribute value
// CHECK-NEXT: %0 = affine.min affine_map<(d0) -> (d0)>(%f) {a = }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:147 offset :4:48: error: use of value '%f' expects different type than prior uses: 'index' vs 'f32'
// CHECK-NEXT: %0 = affine.min affine_map<(d0)[s0] -> (d0)>(%f, %n)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:147 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:154 offset :4:50: error: use of value '%f' expects different type than prior uses: 'index' vs 'f32'
// CHECK-NEXT: %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%f, %n)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:154 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:161 offset :4:42: error: use of value '%f' expects different type than prior uses: 'index' vs 'f32'
// CHECK-NEXT: affine.if affine_set<(d0) : (d0 >= 0)>(%f)[%n] { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}looked-up-when.mlir:161 offset :3:25: note: prior use here
// CHECK-NEXT: func.func @f(%n: index, %f: f32) {
// CHECK-NEXT: ^
