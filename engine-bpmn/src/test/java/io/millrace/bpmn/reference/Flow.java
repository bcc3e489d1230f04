package io.millrace.bpmn.reference;

/**
 * A sequence flow.
 *
 * @param condition null if it has none
 * @param otherwise whether it is the default flow of its source
 */
record Flow(String id, String source, String target, Condition condition, boolean otherwise) {

  Flow from(String other) {
    return new Flow(id, other, target, condition, otherwise);
  }

  Flow to(String other) {
    return new Flow(id, source, other, condition, otherwise);
  }

  Flow always() {
    return new Flow(id, source, target, null, false);
  }
}
