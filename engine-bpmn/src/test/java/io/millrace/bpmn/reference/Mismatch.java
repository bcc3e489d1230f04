package io.millrace.bpmn.reference;

/**
 * The first place where an engine and the interpreter differ.
 *
 * @param step 0 for the start, else the number of the action, from 1
 */
record Mismatch(int step, Answer expected, Answer actual) {

  @Override
  public String toString() {
    return "after step " + step + "\n  expected " + expected + "\n  but was  " + actual;
  }
}
