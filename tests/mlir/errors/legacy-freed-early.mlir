// A free goes into a block that does not define the buffer: upstream looks there for uses of aliases
// that are arguments of the block, and not for the buffer's own, and frees it behind the first op.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --buffer-deallocation 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERR <%t.err

// ERR-NOT: {{.*}}warning{{.*}}
// CHECK-LABEL: {{.*}}func.func @own_use_behind{{.*}}
// CHECK: {{.*}}"t.use"(%arg1){{.*}}
// CHECK-NEXT: {{.*}}memref.dealloc %alloc{{.*}}
// CHECK-NEXT: {{.*}}"t.use"(%alloc){{.*}}
// ERR: {{.*}}:[[@LINE+2]]:8: warning: this buffer is freed too early: 't.use' uses it later{{.*}}
func.func @own_use_behind(%c: i1, %m: memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^b:
  cf.br ^e
^e:
  "t.use"(%m) : (memref<4xf32>) -> ()
  "t.use"(%x) : (memref<4xf32>) -> ()
  return
}

// The program's own free moves up in front of the use.
// CHECK-LABEL: {{.*}}func.func @own_free{{.*}}
// CHECK: {{.*}}memref.dealloc %alloc{{.*}}
// CHECK-NEXT: {{.*}}"t.use"(%alloc){{.*}}
// ERR: {{.*}}:[[@LINE+2]]:8: warning: this buffer is freed too early: 't.use' uses it later{{.*}}
func.func @own_free(%c: i1, %m: memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^b:
  cf.br ^e
^e:
  "t.use"(%m) : (memref<4xf32>) -> ()
  "t.use"(%x) : (memref<4xf32>) -> ()
  memref.dealloc %x : memref<4xf32>
  return
}

// The first op is the last use: nothing is wrong.
func.func @used_first(%c: i1, %m: memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^b:
  cf.br ^e
^e:
  "t.use"(%x) : (memref<4xf32>) -> ()
  "t.use"(%m) : (memref<4xf32>) -> ()
  return
}
// ERR-NOT: {{.*}}warning{{.*}}
