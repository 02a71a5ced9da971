// Buffers that travel in values of ops that nobody described, in memory where nobody knows the cell
// any more, and in values of many parts.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation --allow-unregistered-dialect 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=STACK

// CHECK-NOT: {{.*}}warning{{.*}}
// STACK-NOT: {{.*}}warning{{.*}}
// CHECK: {{.*}} warning: this buffer is freed too early: 'foo.use' uses it later
// CHECK-NEXT: %in_a_handle = memref.alloc(){{.*}}
func.func @in_a_handle() {
  %in_a_handle = memref.alloc() : memref<4xf32>
  %h = "foo.wrap"(%in_a_handle) : (memref<4xf32>) -> !foo.handle
  "foo.use"(%h) : (!foo.handle) -> ()
  return
}

// -----

// What is taken from the handle may be the buffer.
// CHECK: {{.*}} warning: this buffer is freed too early: 'foo.unwrap' uses it later
// CHECK-NEXT: %freed_by_hand = memref.alloc(){{.*}}
// CHECK: {{.*}} warning: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %freed_by_hand = memref.alloc(){{.*}}
// STACK: {{.*}} warning: this buffer is on the stack, and 'memref.dealloc' frees it
// STACK-NEXT: %freed_by_hand = memref.alloc(){{.*}}
func.func @freed_by_hand() {
  %freed_by_hand = memref.alloc() : memref<4xf32>
  %h = "foo.wrap"(%freed_by_hand) : (memref<4xf32>) -> !foo.handle
  %b = "foo.unwrap"(%h) : (!foo.handle) -> memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return
}

// -----

// CHECK: {{.*}} warning: this buffer is freed too early: 'func.return' uses it later
// CHECK-NEXT: %returned = memref.alloc(){{.*}}
// STACK: {{.*}} warning: this buffer is on the stack, and 'func.return' uses it when the stack is released
// STACK-NEXT: %returned = memref.alloc(){{.*}}
func.func @returned() -> !foo.handle {
  %returned = memref.alloc() : memref<4xf32>
  %h = "foo.wrap"(%returned) : (memref<4xf32>) -> !foo.handle
  return %h : !foo.handle
}

// -----

// CHECK: {{.*}} warning: this buffer is freed too early: 'foo.append' uses it later
// CHECK-NEXT: %round_a_loop = memref.alloc(){{.*}}
// STACK: {{.*}} warning: this buffer is on the stack, and 'foo.append' uses it when the stack is released
// STACK-NEXT: %round_a_loop = memref.alloc(){{.*}}
func.func @round_a_loop(%none: !foo.handle, %lb: index, %ub: index, %step: index) {
  %r = scf.for %i = %lb to %ub step %step iter_args(%h = %none) -> (!foo.handle) {
    %round_a_loop = memref.alloc() : memref<4xf32>
    %next = "foo.append"(%h, %round_a_loop) : (!foo.handle, memref<4xf32>) -> !foo.handle
    scf.yield %next : !foo.handle
  }
  "foo.use"(%r) : (!foo.handle) -> ()
  return
}

// -----

// CHECK: {{.*}} warning: this buffer is freed too early: 'foo.store' uses it later
// CHECK-NEXT: %in_memory = memref.alloc(){{.*}}
func.func @in_memory() {
  %table = memref.alloca() : memref<2xi64>
  %in_memory = memref.alloc() : memref<4xf32>
  %h = "foo.wrap"(%in_memory) : (memref<4xf32>) -> !foo.handle
  "foo.store"(%h, %table) : (!foo.handle, memref<2xi64>) -> ()
  %g = "foo.load"(%table) : (memref<2xi64>) -> !foo.handle
  "foo.use"(%g) : (!foo.handle) -> ()
  return
}

// -----

// What an op with regions does nobody knows.
// CHECK: {{.*}} warning: this function is not judged: nobody says what 'foo.region' does with its region
// STACK: {{.*}} warning: this function is not judged: nobody says what 'foo.region' does with its region
func.func @out_of_a_region() {
  %out_of_a_region = memref.alloc() : memref<4xf32>
  %h = "foo.region"() ({
    "foo.yield"(%out_of_a_region) : (memref<4xf32>) -> ()
  }) : () -> !foo.handle
  "foo.use"(%h) : (!foo.handle) -> ()
  return
}

// -----

// A pointer is one whichever operand it is.
// CHECK: {{.*}} warning: this buffer is freed too early: 'foo.use' uses it later
// CHECK-NEXT: %behind_an_offset = memref.alloc(){{.*}}
func.func @behind_an_offset(%offset: index) {
  %behind_an_offset = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %behind_an_offset : memref<4xf32> -> index
  %q = arith.addi %offset, %p : index
  "foo.use"(%q) : (index) -> ()
  return
}

// -----

// More than eight values in one, and one in another.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.copy' uses it later
// CHECK-NEXT: %nine = memref.alloc(){{.*}}
func.func @nine(%m: memref<f32>) {
  %nine = memref.alloc() : memref<f32>
  %s = builtin.unrealized_conversion_cast %m, %m, %m, %m, %m, %m, %m, %m, %nine : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32> to !foo.nine
  %x:9 = builtin.unrealized_conversion_cast %s : !foo.nine to memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>
  memref.copy %x#8, %m : memref<f32> to memref<f32>
  return
}

// -----

// CHECK: {{.*}} warning: this buffer is freed too early: 'func.return' uses it later
// CHECK-NEXT: %nested = memref.alloc(){{.*}}
// STACK: {{.*}} warning: this buffer is on the stack, and 'func.return' uses it when the stack is released
// STACK-NEXT: %nested = memref.alloc(){{.*}}
func.func @nested(%m: memref<f32>) -> !foo.three {
  %nested = memref.alloc() : memref<f32>
  %s = builtin.unrealized_conversion_cast %m, %nested : memref<f32>, memref<f32> to !foo.two
  %t = builtin.unrealized_conversion_cast %s, %m : !foo.two, memref<f32> to !foo.three
  return %t : !foo.three
}

// -----

// The other one of a tuple is no matter.
func.func @other_member(%m: memref<f32>) {
  %other_member = memref.alloc() : memref<f32>
  %s = builtin.unrealized_conversion_cast %m, %other_member : memref<f32>, memref<f32> to !foo.two
  %x:2 = builtin.unrealized_conversion_cast %s : !foo.two to memref<f32>, memref<f32>
  memref.copy %x#0, %m : memref<f32> to memref<f32>
  return
}
