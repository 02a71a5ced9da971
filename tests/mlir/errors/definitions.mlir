// Where the operand is that does not dominate its use, seen from there; texts and places of errors in attributes.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

// Where an operand is defined, seen from its use.
func.func @same_block() {
  "some.use"(%0) : (i16) -> ()
  %0 = "some.def"() : () -> i16
  return
}

// -----

func.func @argument_of_the_region() {
  cf.br ^next(%0 : i16)
^next(%0: i16):
  return
}

// -----

func.func @argument_around() {
  "some.region"() ({
    "some.use"(%0) : (i16) -> ()
  }) : () -> ()
  cf.br ^next
^next:
  %c = arith.constant 3 : i16
  cf.br ^last(%c : i16)
^last(%0: i16):
  return
}

// -----

func.func @beside() {
  "some.regions"() ({
    "some.use"(%0) : (i16) -> ()
    "some.end"() : () -> ()
  }, {
    %0 = "some.def"() : () -> i16
    "some.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @within() {
  "some.use"(%0) : (i16) -> ()
  "some.region"() ({
  ^bb0(%0: i16):
    "some.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

// Attributes that are almost right.
"some.op"() {a = sparse<[[1, 2]], [[3.0]]> : tensor<4x4xf32>} : () -> ()

// -----

#resource = dense_resource<blob> : i16

// -----

func.func @location() {
  return loc(#dialect.location)
}

// -----

#distinct = distinct[3]<nothing

// CHECK: within split at {{.*}}definitions.mlir:1 offset :6:3: error: operand #0 does not dominate this use
// CHECK-NEXT: "some.use"(%0) : (i16) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:1 offset :6:3: note: see current operation: "some.use"(%0) : (i16) -> ()
// CHECK-NEXT: within split at {{.*}}definitions.mlir:1 offset :7:8: note: operand defined here (op in the same block)
// CHECK-NEXT: %0 = "some.def"() : () -> i16
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:11 offset :4:3: error: operand #0 does not dominate this use
// CHECK-NEXT: cf.br ^next(%0 : i16)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:11 offset :4:3: note: see current operation: "cf.br"(%0)[^bb1] : (i16) -> ()
// CHECK-NEXT: within split at {{.*}}definitions.mlir:11 offset :3:1: note: operand defined as a block argument (block #1 in the same region)
// CHECK-NEXT: func.func @argument_of_the_region() {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:19 offset :5:5: error: operand #0 does not dominate this use
// CHECK-NEXT: "some.use"(%0) : (i16) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:19 offset :5:5: note: see current operation: "some.use"(%1) : (i16) -> ()
// CHECK-NEXT: within split at {{.*}}definitions.mlir:19 offset :3:1: note: operand defined as a block argument (block #2 in a parent region)
// CHECK-NEXT: func.func @argument_around() {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:33 offset :5:5: error: operand #0 does not dominate this use
// CHECK-NEXT: "some.use"(%0) : (i16) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:33 offset :5:5: note: see current operation: "some.use"(%0) : (i16) -> ()
// CHECK-NEXT: within split at {{.*}}definitions.mlir:33 offset :8:10: note: operand defined here (op is neither in a parent nor in a child region)
// CHECK-NEXT: %0 = "some.def"() : () -> i16
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:46 offset :4:3: error: operand #0 does not dominate this use
// CHECK-NEXT: "some.use"(%0) : (i16) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:46 offset :4:3: note: see current operation: "some.use"(%arg0) : (i16) -> ()
// CHECK-NEXT: within split at {{.*}}definitions.mlir:46 offset :5:3: note: operand defined as a block argument (block #0 in a child region)
// CHECK-NEXT: "some.region"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:57 offset :4:18: error: expected 1-d tensor for sparse element values
// CHECK-NEXT: "some.op"() {a = sparse<{{\[\[}}1, 2]], {{\[\[}}3.0]]> : tensor<4x4xf32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:62 offset :3:34: error: `dense_resource` expected a shaped type
// CHECK-NEXT: #resource = dense_resource<blob> : i16
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:66 offset :4:14: error: expected location, but found dialect attribute: '#dialect.location'
// CHECK-NEXT: return loc(#dialect.location)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:72 offset :3:25: error: expected attribute value
// CHECK-NEXT: #distinct = distinct[3]<nothing
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}definitions.mlir:72 offset :3:25: error: expected attribute
// CHECK-NEXT: #distinct = distinct[3]<nothing
// CHECK-NEXT: ^
