package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import java.util.List;

/**
 * Suspends several running process instances, or lets them go on. Those that are so already stay as
 * they are; what an instance called is suspended and goes on with it. A builder belongs to one
 * thread.
 */
public interface UpdateProcessInstanceSuspensionStateBuilder {

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   * @throws BadArgumentException if there are none, or one is null or empty
   */
  UpdateProcessInstanceSuspensionStateBuilder byProcessInstanceIds(List<String> processInstanceIds);

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   * @throws BadArgumentException if there are none, or one is null or empty
   */
  UpdateProcessInstanceSuspensionStateBuilder byProcessInstanceIds(String... processInstanceIds);

  /**
   * Adds the instances that a query finds when the call is made.
   *
   * @param processInstanceQuery the query
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  UpdateProcessInstanceSuspensionStateBuilder byProcessInstanceQuery(
      ProcessInstanceQuery processInstanceQuery);

  /**
   * Suspends all of them or, if that cannot be done for one, none.
   *
   * @throws BadArgumentException if no instances were named
   * @throws ObjectNotFoundException if one of them does not run
   */
  void suspend();

  /**
   * Lets all of them go on or, if that cannot be done for one, none.
   *
   * @throws BadArgumentException if no instances were named
   * @throws ObjectNotFoundException if one of them does not run
   * @throws IllegalStateEngineException if the instance that called one of them is suspended
   */
  void activate();

  /**
   * Lets a batch suspend them, each by itself.
   *
   * @return the batch, whose items are the instances
   * @throws BadArgumentException if no instances were named
   */
  Batch suspendAsync();

  /**
   * Lets a batch see to it that they go on, each by itself.
   *
   * @return the batch, whose items are the instances
   * @throws BadArgumentException if no instances were named
   */
  Batch activateAsync();
}
