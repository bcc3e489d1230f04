package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Map;

/**
 * Says what came out of the work of a task of a process that waits for a worker, and lets the
 * process go on. A builder belongs to one thread and is used once.
 *
 * <p>Each of the calls that end the work throws an {@link ObjectNotFoundException} if the job is
 * gone, and an {@link IllegalStateEngineException} if the worker does not hold it any more: its
 * lock ran out and another worker has it, or its task has failed. Nothing is changed then.
 */
public interface ExternalWorkerCompletionBuilder {

  /** The code of an error that the worker does not name: {@value}. */
  String UNNAMED_ERROR = "external-worker";

  /**
   * Sets variables, besides those that were set before, where the task sees them, else at the
   * process instance. Where the task has {@code externalWorkerOutParameter}s, those say what is
   * set.
   *
   * @param variables name and value, or null for none
   * @return this builder
   * @throws BadArgumentException if a name is null or empty
   */
  ExternalWorkerCompletionBuilder variables(Map<String, Object> variables);

  /**
   * Sets a variable as {@link #variables} does.
   *
   * @param name the name of the variable
   * @param value the value, or null
   * @return this builder
   * @throws BadArgumentException if the name is null or empty
   */
  ExternalWorkerCompletionBuilder variable(String name, Object value);

  /** Completes the task. */
  void complete();

  /**
   * Ends the task with an error that has no name: the nearest error event catches it that names no
   * code, or {@value #UNNAMED_ERROR}.
   *
   * @throws io.millrace.bpmn.delegate.BpmnError if nothing catches it; nothing is changed then
   */
  void bpmnError();

  /**
   * Ends the task with an error, as if its code had thrown it.
   *
   * @param errorCode what the model knows the error by
   * @throws BadArgumentException if it is null or empty
   * @throws io.millrace.bpmn.delegate.BpmnError if nothing catches it; nothing is changed then
   */
  void bpmnError(String errorCode);

  /**
   * Ends the task with an error, and says more about it.
   *
   * @param errorCode what the model knows the error by
   * @param errorMessage more about it, for people; may be null
   * @throws BadArgumentException if the code is null or empty
   * @throws io.millrace.bpmn.delegate.BpmnError if nothing catches it; nothing is changed then
   */
  void bpmnError(String errorCode, String errorMessage);
}
