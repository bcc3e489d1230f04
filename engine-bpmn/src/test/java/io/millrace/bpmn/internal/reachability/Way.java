package io.millrace.bpmn.internal.reachability;

/**
 * A sequence flow between numbered elements.
 *
 * @param number how many were drawn before
 * @param from the element it begins at
 * @param to the element it leads to
 */
record Way(int number, int from, int to) {

  String id() {
    return "flow-" + number;
  }
}
