package io.millrace.bpmn.reference;

/** How a step went. */
enum Outcome {
  DONE,
  /** Nothing of it has happened, but that a job may have one try less. */
  REFUSED
}
