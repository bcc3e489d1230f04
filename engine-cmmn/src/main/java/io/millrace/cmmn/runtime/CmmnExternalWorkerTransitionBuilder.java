package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Map;

/**
 * Says what came out of the work of a task of a case that waits for a worker, and lets the case go
 * on. A builder belongs to one thread and is used once.
 *
 * <p>Each of the calls that end the work throws an {@link ObjectNotFoundException} if the job is
 * gone, and an {@link IllegalStateEngineException} if the worker does not hold it any more: its
 * lock ran out and another worker has it, its case is suspended, or its task has failed. Nothing is
 * changed then.
 */
public interface CmmnExternalWorkerTransitionBuilder {

  /**
   * Sets variables, besides those that were set before, where the task sees them, else at the case.
   *
   * @param variables name and value, or null for none
   * @return this builder
   * @throws BadArgumentException if a name is null or empty
   */
  CmmnExternalWorkerTransitionBuilder variables(Map<String, Object> variables);

  /**
   * Sets a variable as {@link #variables} does.
   *
   * @param name the name of the variable
   * @param value the value, or null
   * @return this builder
   * @throws BadArgumentException if the name is null or empty
   */
  CmmnExternalWorkerTransitionBuilder variable(String name, Object value);

  /** Completes the task. */
  void complete();

  /** Terminates the task, since its work is not to be done any more. */
  void terminate();

  /**
   * Lets the task fail, as {@link io.millrace.cmmn.delegate.CmmnFault} does: sentries that watch
   * its {@code fault} see it, and it can be reactivated.
   *
   * @param faultCode what went wrong, as the application names it; may be null
   */
  void fault(String faultCode);

  /**
   * Lets the task fail, and says more about it.
   *
   * @param faultCode what went wrong, as the application names it; may be null
   * @param faultMessage more about it, for people; may be null
   */
  void fault(String faultCode, String faultMessage);
}
