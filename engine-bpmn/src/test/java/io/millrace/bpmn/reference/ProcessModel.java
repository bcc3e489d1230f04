package io.millrace.bpmn.reference;

import java.util.stream.Stream;

/** A process; what it calls is in its call activities. */
record ProcessModel(String key, Body body) {

  /** The key of the process that a call activity calls. */
  String called(Node call) {
    return key + "_" + call.id();
  }

  Stream<Node> nodes() {
    return body.all();
  }

  ProcessModel with(Body other) {
    return new ProcessModel(key, other);
  }
}
