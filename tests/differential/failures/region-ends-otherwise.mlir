// A region that ends with an op which nobody knows is inlined; it gives no result to use.
// RUN: --canonicalize
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it takes a result from a terminator that has no operand for it

func.func @f() -> i32 {
  %0 = scf.execute_region -> i32 {
    "foo.end"() : () -> ()
  }
  return %0 : i32
}

// CHECK: func.func @f() -> i32 {
// CHECK-NEXT: "foo.end"() : () -> ()
// CHECK-NEXT: }
