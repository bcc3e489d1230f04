package io.millrace.cmmn.reference;

/** How a step went. */
enum Outcome {
  DONE,
  /** Nothing of it has happened. */
  REFUSED
}
