// A log with colours, which begins with the mark of UTF-8: headers and messages are found.
// RUN: %bufscope-opt --dump=%S/Inputs/colours.log --explain | FileCheck %s
// CHECK: {{ *[0-9]+ *}}cse begins
// CHECK: {{ *[0-9]+ *}}saw-boards begins
// CHECK-NEXT: {{ *[0-9]+ *}}the log says: a.py:3:1: warning: a knot
// CHECK: {{ *[0-9]+ *}}oil-boards begins
