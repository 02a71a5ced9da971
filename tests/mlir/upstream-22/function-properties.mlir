// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s
// Functions may ask not to be inlined, which is a property.

// CHECK:       func.func @both() attributes {no_inline, t.z} {
"func.func"() <{function_type = () -> (), no_inline, sym_name = "both"}> ({
  "func.return"() : () -> ()
}) {t.z} : () -> ()
// CHECK:       func.func @alone() attributes {no_inline} {
"func.func"() <{function_type = () -> (), no_inline, sym_name = "alone"}> ({
  "func.return"() : () -> ()
}) : () -> ()
