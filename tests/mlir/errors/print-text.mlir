// What is no text, and what is said twice.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

#text = "x"
func.func @by_alias() {
  vector.print str #text
  return
}

// -----

func.func @number() {
  vector.print str 1
  return
}

// -----

func.func @twice() {
  vector.print punctuation <comma> punctuation <open>
  return
}

// -----

func.func @twice_without_text() {
  vector.print str str "x"
  return
}

// -----

func.func @text_behind_punctuation() {
  vector.print punctuation <comma> str "x"
  return
}


// -----

func.func @generic() {
  "vector.print"() {stringLiteral = 1 : i32} : () -> ()
  return
}

// CHECK: within split at {{.*}}print-text.mlir:1 offset :6:19: error: expected operation name in quotes
// CHECK-NEXT: vector.print str #text
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}print-text.mlir:10 offset :4:19: error: expected operation name in quotes
// CHECK-NEXT: vector.print str 1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}print-text.mlir:17 offset :4:3: error: custom op 'vector.print' `punctuation` clause can appear at most once in the expansion of the oilist directive
// CHECK-NEXT: vector.print punctuation <comma> punctuation <open>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}print-text.mlir:24 offset :4:3: error: custom op 'vector.print' `str` clause can appear at most once in the expansion of the oilist directive
// CHECK-NEXT: vector.print str str "x"
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}print-text.mlir:31 offset :4:3: error: 'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings
// CHECK-NEXT: vector.print punctuation <comma> str "x"
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}print-text.mlir:31 offset :4:3: note: see current operation: "vector.print"() <{punctuation = #vector.punctuation<comma>, stringLiteral = "x"}> : () -> ()
// CHECK-NEXT: within split at {{.*}}print-text.mlir:39 offset :4:3: error: 'vector.print' op attribute 'stringLiteral' failed to satisfy constraint: An Attribute containing a string
// CHECK-NEXT: "vector.print"() {stringLiteral = 1 : i32} : () -> ()
// CHECK-NEXT: ^
