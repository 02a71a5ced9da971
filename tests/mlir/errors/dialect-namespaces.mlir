// What the name of a dialect may be, where nothing is known of the dialect.
// RUN: not %bufscope-opt --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

func.func private @a(!..async.group)

// -----

func.func private @a(!-x.y)

// -----

func.func private @a(!a-b<x>)

// -----

func.func private @a(!.<x>)

// -----

func.func private @a() attributes {a = #-q.y : i32}

// -----

func.func private @a() attributes {a = #a-b<c>}

// -----

func.func private @a() attributes {a = #.x}

// -----

func.func private @a() attributes {a = #-q.y : i99999999}

// CHECK: within split at {{.*}}dialect-namespaces.mlir:1 offset :4:24: error: invalid dialect namespace '""'
// CHECK-NEXT: func.func private @a(!..async.group)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-namespaces.mlir:6 offset :3:26: error: invalid dialect namespace '"-x"'
// CHECK-NEXT: func.func private @a(!-x.y)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-namespaces.mlir:10 offset :3:22: error: invalid dialect namespace '"a-b"'
// CHECK-NEXT: func.func private @a(!a-b<x>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-namespaces.mlir:14 offset :3:24: error: invalid dialect namespace '""'
// CHECK-NEXT: func.func private @a(!.<x>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-namespaces.mlir:18 offset :3:44: error: invalid dialect namespace '"-q"'
// CHECK-NEXT: func.func private @a() attributes {a = #-q.y : i32}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-namespaces.mlir:22 offset :3:40: error: invalid dialect namespace '"a-b"'
// CHECK-NEXT: func.func private @a() attributes {a = #a-b<c>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-namespaces.mlir:26 offset :3:42: error: invalid dialect namespace '""'
// CHECK-NEXT: func.func private @a() attributes {a = #.x}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-namespaces.mlir:30 offset :3:48: error: integer bitwidth is limited to 16777215 bits
// CHECK-NEXT: func.func private @a() attributes {a = #-q.y : i99999999}
// CHECK-NEXT: ^
