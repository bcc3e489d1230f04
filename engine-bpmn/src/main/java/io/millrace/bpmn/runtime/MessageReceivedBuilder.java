package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.Map;

/**
 * Describes a message that came in and hands it to who waits for it. A builder belongs to one
 * thread and hands over once.
 *
 * <p>{@link #messageName} and one of {@link #executionId} and {@link #processInstanceId} are
 * needed. To start an instance by a message, use {@link ProcessInstanceBuilder#messageName}.
 */
public interface MessageReceivedBuilder {

  /**
   * Says which message it is.
   *
   * @param messageName the name of the message
   * @return this builder
   */
  MessageReceivedBuilder messageName(String messageName);

  /**
   * Says which execution waits for it.
   *
   * @param executionId the id of the execution
   * @return this builder
   */
  MessageReceivedBuilder executionId(String executionId);

  /**
   * Says in which process instance an execution waits for it. There must be exactly one.
   *
   * @param processInstanceId the id of the process instance
   * @return this builder
   */
  MessageReceivedBuilder processInstanceId(String processInstanceId);

  /**
   * Sets a variable of the process instance that takes the message.
   *
   * @param name the name of the variable
   * @param value the value, or null
   * @return this builder
   */
  MessageReceivedBuilder variable(String name, Object value);

  /**
   * Sets variables as {@link #variable} does, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  MessageReceivedBuilder variables(Map<String, Object> variables);

  /**
   * Sets a variable that the process instance sees until the call ends, and that is never stored.
   *
   * @param name the name of the variable
   * @param value any object, or null
   * @return this builder
   */
  MessageReceivedBuilder transientVariable(String name, Object value);

  /**
   * Sets variables as {@link #transientVariable} does, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  MessageReceivedBuilder transientVariables(Map<String, Object> variables);

  /**
   * Makes the delivery safe to repeat, as {@link ProcessInstanceBuilder#idempotencyKey} makes a
   * start: a call with a key that delivered the message before returns as if it did so now. The id
   * the sender gave the message is a good key.
   *
   * @param idempotencyKey the key, 1 to 255 characters
   * @return this builder
   */
  MessageReceivedBuilder idempotencyKey(String idempotencyKey);

  /**
   * Hands the message over, and runs the process instance on until it waits or ends.
   *
   * @throws BadArgumentException if the message or its receiver is not named, or the receiver is
   *     named twice
   * @throws ObjectNotFoundException if the execution or instance is not there, and no earlier call
   *     with the same key delivered the message
   * @throws IllegalStateEngineException if nobody there waits for this message, or more than one
   *     execution of the instance does
   */
  void receive();
}
