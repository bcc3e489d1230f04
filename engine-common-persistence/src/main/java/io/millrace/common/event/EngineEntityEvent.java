package io.millrace.common.event;

/** Something that happened to a definition, an instance, a task or a job. */
public interface EngineEntityEvent extends EngineEvent {

  /**
   * Returns what it happened to.
   *
   * @return what a query for it would return, as it is now: a {@code ProcessDefinition}, {@code
   *     ProcessInstance}, {@code Task} or {@code Job}; never null
   */
  Object getEntity();
}
