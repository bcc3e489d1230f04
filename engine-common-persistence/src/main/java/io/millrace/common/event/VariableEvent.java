package io.millrace.common.event;

/** Something that happened to a variable. */
public interface VariableEvent extends EngineEvent {

  /**
   * Returns which variable it was.
   *
   * @return the name, never null
   */
  String getVariableName();

  /**
   * Returns its value.
   *
   * @return the value it has now, or had last if it was removed; or null
   */
  Object getVariableValue();

  /**
   * Returns the value it had before.
   *
   * @return the value, or null if it was null or the variable is new
   */
  Object getOldVariableValue();

  /**
   * Returns the name of the type that stores the value.
   *
   * @return a name such as {@code string} or {@code json}, never null
   */
  String getVariableTypeName();

  /**
   * Returns the task that holds it.
   *
   * @return the id, or null for a variable that is no task's own
   */
  String getTaskId();
}
