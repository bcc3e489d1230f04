package io.millrace.bpmn.reference;

/**
 * What an engine showed after a step.
 *
 * @param outcome null if it failed
 * @param state null if there is no instance
 * @param failure null, or the exception that says neither done nor refused
 */
record Answer(Outcome outcome, Snapshot state, String failure) {

  static Answer of(Outcome outcome, Snapshot state) {
    return new Answer(outcome, state, null);
  }

  static Answer failed(RuntimeException exception) {
    return new Answer(null, null, exception.toString());
  }
}
