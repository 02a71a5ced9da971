// Buffers that are in use where no op says so: by a transfer, behind a pointer, in memory that is returned.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=FREE <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// RUN: not %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK <%t.err

// OUT: {{.*}}@waited_for{{.*}}
// FREE: {{.*}} warning: this buffer is freed too early: 'memref.dma_wait' uses it later
// FREE-NEXT: %waited_for = memref.alloc(){{.*}}
// STACK-NOT: {{.*}}%waited_for{{.*}}
func.func @waited_for(%m: memref<16xf32, 1>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 16 : index
  %tag = memref.alloc() : memref<1xi32>
  %waited_for = memref.alloc() : memref<16xf32>
  memref.copy %o, %waited_for : memref<16xf32> to memref<16xf32>
  memref.dma_start %waited_for[%c0], %m[%c0], %n, %tag[%c0] : memref<16xf32>, memref<16xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %n : memref<1xi32>
  return
}

// -----

// The caller waits.
// STACK: {{.*}} warning: this buffer is on the stack, and 'func.return' uses it when the stack is released
// STACK-NEXT: %not_waited_for = memref.alloc(){{.*}}
// FREE: {{.*}} warning: this buffer is freed too early: 'func.return' uses it later
// FREE-NEXT: %not_waited_for = memref.alloc(){{.*}}
func.func @not_waited_for(%m: memref<16xf32, 1>, %o: memref<16xf32>, %tag: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 16 : index
  %not_waited_for = memref.alloc() : memref<16xf32>
  memref.copy %o, %not_waited_for : memref<16xf32> to memref<16xf32>
  memref.dma_start %not_waited_for[%c0], %m[%c0], %n, %tag[%c0] : memref<16xf32>, memref<16xf32, 1>, memref<1xi32>
  return
}

// -----

// Used for the last time behind the wait: nothing is wrong.
// OUT: {{.*}}@used_behind_the_wait{{.*}}
func.func @used_behind_the_wait(%m: memref<16xf32, 1>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 16 : index
  %tag = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<16xf32>
  memref.dma_start %m[%c0], %b[%c0], %n, %tag[%c0] : memref<16xf32, 1>, memref<16xf32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %n : memref<1xi32>
  memref.copy %b, %o : memref<16xf32> to memref<16xf32>
  return
}

// -----

// FREE: {{.*}} warning: this buffer is freed too early: 'func.call' uses it later
// FREE-NEXT: %pointed_to = memref.alloc(){{.*}}
func.func @pointer(%m: memref<4xf32>) -> f32 {
  %pointed_to = memref.alloc() : memref<4xf32>
  memref.copy %m, %pointed_to : memref<4xf32> to memref<4xf32>
  %i = memref.extract_aligned_pointer_as_index %pointed_to : memref<4xf32> -> index
  %j = arith.index_cast %i : index to i64
  %v = call @peek(%j) : (i64) -> f32
  return %v : f32
}
func.func private @peek(i64) -> f32

// -----

// FREE: {{.*}} error: this buffer is freed too early: 'memref.load' uses it later
// FREE-NEXT: %second = memref.alloc(){{.*}}
func.func @second_of_two(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %second = memref.alloc() : memref<4xf32>
  memref.copy %m, %second : memref<4xf32> to memref<4xf32>
  %p:2 = builtin.unrealized_conversion_cast %m, %second : memref<4xf32>, memref<4xf32> to i64, i64
  %x = builtin.unrealized_conversion_cast %p#1 : i64 to memref<4xf32>
  %v = memref.load %x[%c0] : memref<4xf32>
  return %v : f32
}

// -----

// FREE: {{.*}} error: this buffer is freed while 'memref.store' has put it into memory, where others may still find it
// FREE-NEXT: %in_what_is_returned = memref.alloc(){{.*}}
func.func @returned() -> memref<1xmemref<4xf32>> {
  %c0 = arith.constant 0 : index
  %in_what_is_returned = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<1xmemref<4xf32>>
  memref.store %in_what_is_returned, %b[%c0] : memref<1xmemref<4xf32>>
  return %b : memref<1xmemref<4xf32>>
}
