package io.millrace.bpmn.runtime;

/** An activity of an ad-hoc sub-process that can be started now. Immutable and thread-safe. */
public interface EnabledActivity {

  /**
   * Returns the activity.
   *
   * @return its id in the XML; never null
   */
  String getId();

  /**
   * Returns how the model calls it.
   *
   * @return the name, or null
   */
  String getName();

  /**
   * Returns what it is.
   *
   * @return the kind as history shows it, such as {@code userTask}; never null
   */
  String getType();
}
