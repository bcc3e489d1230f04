package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.batch.Batch;
import java.util.List;
import java.util.Map;

/**
 * Sends a message to many running process instances by a batch. In each of them all executions that
 * wait for it get it; one in which none does is an item that failed, and says so. A builder belongs
 * to one thread.
 */
public interface MessageCorrelationAsyncBuilder {

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   * @throws BadArgumentException if there are none, or one is null or empty
   */
  MessageCorrelationAsyncBuilder processInstanceIds(List<String> processInstanceIds);

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   * @throws BadArgumentException if there are none, or one is null or empty
   */
  MessageCorrelationAsyncBuilder processInstanceIds(String... processInstanceIds);

  /**
   * Adds the instances that a query finds when the batch is made.
   *
   * @param processInstanceQuery the query
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  MessageCorrelationAsyncBuilder processInstanceQuery(ProcessInstanceQuery processInstanceQuery);

  /**
   * Sets a variable on each instance that gets the message.
   *
   * @param variableName its name
   * @param variableValue its value; may be null
   * @return this builder
   * @throws BadArgumentException if the name is null or empty
   */
  MessageCorrelationAsyncBuilder setVariable(String variableName, Object variableValue);

  /**
   * Sets variables on each instance that gets the message.
   *
   * @param variables names and values
   * @return this builder
   * @throws BadArgumentException if a name is null or empty
   */
  MessageCorrelationAsyncBuilder setVariables(Map<String, Object> variables);

  /**
   * Makes the batch.
   *
   * @return the batch, whose items are the instances
   * @throws BadArgumentException if no instances were named
   */
  Batch correlateAllAsync();
}
