// RUN: %bufscope-opt %s --allow-unregistered-dialect --cse | FileCheck %s
// The only block in a region of an unknown op may be a graph: its ops may use what comes later. What is
// nested in known ops may use all of the graph around.

func.func @graph(%c: i1) {
  // CHECK:         "foo.use"(%[[LATE:.*]]) : (i32) -> ()
  // CHECK:         %[[LATE]] = "foo.def"() : () -> i32
  // CHECK:         scf.if %arg0 {
  // CHECK:           "foo.use"(%[[LAST:.*]]) : (i32) -> ()
  // CHECK:             "foo.use"(%[[OWN:.*]], %[[LATE]]) : (i32, i32) -> ()
  // CHECK:             %[[OWN]] = "foo.def"() : () -> i32
  // CHECK:         %[[LAST]] = "foo.def"() : () -> i32
  "foo.a"() ({
    "foo.use"(%z) : (i32) -> ()
    %z = "foo.def"() : () -> i32
    scf.if %c {
      "foo.use"(%y) : (i32) -> ()
      "foo.b"() ({
        "foo.use"(%w, %z) : (i32, i32) -> ()
        %w = "foo.def"() : () -> i32
      }) : () -> ()
    }
    %y = "foo.def"() : () -> i32
  }) : () -> ()
  return
}
