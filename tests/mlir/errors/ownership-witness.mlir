// RUN: not %bufscope-opt %s --ownership-based-buffer-deallocation 2>&1 | FileCheck %s
// What a constraint on shapes does when it is not met, nobody knows.

func.func @witness(%s: !shape.shape, %t: !shape.shape) -> !shape.witness {
  // CHECK:      {{.*}}:[[@LINE+1]]:8: error: ops with unknown memory side effects are not supported
  %0 = shape.cstr_broadcastable %s, %t : !shape.shape, !shape.shape
  return %0 : !shape.witness
}
