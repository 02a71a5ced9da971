// Distinct attributes are numbered as they are printed: those with an alias, which stand first, and
// then the others.
// RUN: %bufscope-opt %s | FileCheck %s

func.func private @a() attributes {i = distinct[0]<i32>, c = distinct[7]<unit>, d = distinct[9]<>, j = distinct[2]<i1>, e = distinct[7]<unit>}

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: #distinct1 = distinct[1]<i1>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @a() attributes {c = distinct[2]<>, d = distinct[3]<>, e = distinct[2]<>, i = #distinct, j = #distinct1}
