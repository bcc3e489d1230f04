package io.millrace.bpmn.reference;

/**
 * What a service or script task does.
 *
 * @param variable the one it sets or looks at
 * @param value the number it sets or adds, or from which on it fails
 * @param code of the error it throws
 */
record Work(Type type, String variable, int value, String code) {

  enum Type {
    SET,
    ADD,
    /** Throws an error of the model once the variable is large enough. */
    ERROR,
    /** Fails for a reason that is none of the model's once the variable is large enough. */
    FAIL
  }
}
