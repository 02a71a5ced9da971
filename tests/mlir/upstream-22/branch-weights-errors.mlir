// RUN: not %bufscope-opt --upstream=22 %s --split-input-file 2>&1 | FileCheck %s

func.func @number(%c: i1) {
  // CHECK: {{.*}}:[[@LINE+1]]:3: error: expects number of branch weights to match number of successors: 1 vs 2
  cf.cond_br %c weights([1]), ^a, ^a
^a:
  return
}

// -----

func.func @zero(%c: i1) {
  // CHECK: {{.*}}:[[@LINE+1]]:3: error: branch weights cannot all be zero
  cf.cond_br %c weights([0, 0]), ^a, ^a
^a:
  return
}

// -----

func.func @large(%c: i1) {
  // CHECK: {{.*}}:[[@LINE+1]]:29: error: custom op 'cf.cond_br' integer value too large
  cf.cond_br %c weights([1, 99999999999]), ^a, ^a
^a:
  return
}

// -----

func.func @bracket(%c: i1) {
  // CHECK: {{.*}}:[[@LINE+1]]:25: error: expected '['
  cf.cond_br %c weights(1), ^a, ^a
^a:
  return
}
