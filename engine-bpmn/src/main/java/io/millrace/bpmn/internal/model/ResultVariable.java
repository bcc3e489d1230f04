package io.millrace.bpmn.internal.model;

/**
 * Where the value of an expression goes.
 *
 * @param name the variable
 * @param isLocal whether it is set on the activity's own execution, rather than where a variable of
 *     that name is found
 * @param isTransient whether it is gone when the call ends
 */
public record ResultVariable(String name, boolean isLocal, boolean isTransient) {

  /** Names a variable that is stored. */
  public ResultVariable(String name, boolean isLocal) {
    this(name, isLocal, false);
  }
}
