package io.millrace.bpmn.internal.model;

/** Work that a service task, send task or business rule task may stand for. */
public sealed interface ServiceLike extends Task
    permits ServiceTask, ExternalTask, OutsideTask, DecisionTask, SendTask, SendEventTask {

  /**
   * Returns which of the elements of the standard it is.
   *
   * @return {@code serviceTask}, {@code sendTask} or {@code businessRuleTask}
   */
  String elementName();
}
