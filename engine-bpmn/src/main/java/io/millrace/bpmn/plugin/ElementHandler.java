package io.millrace.bpmn.plugin;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import java.util.Map;

/**
 * Does the work of all service tasks whose {@code type} attribute names it.
 *
 * <p>A task whose type has no handler is refused at deployment. A handler is called by many threads
 * at once. What {@link JavaDelegate} says about transactions, repetition and exceptions holds here
 * as well.
 */
@FunctionalInterface
public interface ElementHandler {

  /**
   * Does the work of a task. The execution goes on when it returns.
   *
   * @param execution the execution that stands at the task; valid until the method returns
   * @param fields the fields that the model gives the task, by name, with their expressions already
   *     evaluated; never null; unmodifiable
   * @throws BpmnError to let the process go on at the event that catches this error
   * @throws Exception if anything else goes wrong
   */
  void execute(DelegateExecution execution, Map<String, Object> fields) throws Exception;
}
