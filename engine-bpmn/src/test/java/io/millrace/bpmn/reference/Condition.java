package io.millrace.bpmn.reference;

/** Compares a variable, which holds a whole number, with a number. */
record Condition(String variable, boolean less, int value) {

  boolean holds(Vars vars) {
    long number = vars.number(variable);
    return less ? number < value : number >= value;
  }

  @Override
  public String toString() {
    return "${" + variable + (less ? " < " : " >= ") + value + "}";
  }
}
